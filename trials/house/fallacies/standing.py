"""Appeals to a standing instead of a reason: of an expert, of the many, of the past, of nature."""

# Patterns read best whole.

from trials.domain.fallacies import Fallacy
from trials.house.fallacies.cues import (
    BELIEVE,
    EXPERT,
    EXPERT_KEYS,
    FAR,
    GAP,
    KIN,
    NAMED,
    SAY,
    Cue,
    cue,
)

_OFFICE = (
    r"(?:pm|prime minister|president|minister(?: of \w+)?|governments?|authorities|king|queen|ceo"
    r"|director|pope|courts?|police|boss)"
)
_SAGE = (
    r"(?:socrates|aristotle|plato|einstein|churchill|gandhi|kant|newton|shakespeare|voltaire"
    r"|confucius|mandela|orwell|lincoln|freud|darwin|seneca|wittgenstein|nietzsche|descartes)"
)
_DEFER = (
    r"(?:trust(?:ing)?(?: in)?|listen(?:ing)? to|believe|defer to|rely on|heed|follow|respect|obey"
    r"|up to|in the hands of|wait for|leave (?:it|this|that|things|matters|these \w+) (?:up )?to)"
)

# Argument from expert opinion (Walton): a source of some standing says A, therefore A. It is
# fallacious when the standing does the work: nothing of the reasons, the field, or the others.
AUTHORITY = (
    cue(2, EXPERT_KEYS, rf"{EXPERT} (?:\w+ ){{0,3}}{SAY}"),
    # What is said is drawn upon: the saying is the reason.
    cue(
        1,
        "so |must|therefore|believe|trust|lie|wrong|true|should",
        r"so (?:it|this|that|they|he|she|i|we|you|the \w+)",
        "must (?:be|do|follow|obey|accept)",
        "therefore",
        "(?:believe|trust) (?:him|her|them|it|that)",
        "(?:never|not|wouldn't|can't) (?:lie|be wrong)",
        "(?:is|be) (?:true|right|correct)",
        "we should",
    ),
    cue(
        -3,
        "told",
        "told (?:me|us|him|her|them|you) (?:(?:that|about|how) )?(?:he|she|they|a story|to)",
    ),
    cue(
        3,
        "agree|say|tell|have",
        rf"{EXPERT} (?:\w+ )?(?:agree|say|tell us|have (?:said|shown|warned|stated|told|spoken))",
    ),
    cue(
        3,
        "famous|renown|respect|leading|promin|esteem|disting|eminent|notable|acclaim|brilliant"
        "|top|known|great",
        r"(?:famous|renowned|respected|leading|prominent|esteemed|distinguished|eminent|notable"
        rf"|acclaimed|brilliant|top|well-known|great) (?:[\w-]+ ){{0,2}}{EXPERT}",
    ),
    cue(
        3,
        "words|to quote|once",
        "in the (?:wise )?words of",
        "wise words",
        "to quote",
        "once (?:said|wrote|put it)",
    ),
    cue(
        4,
        "as |like ",
        rf"(?:just )?(?:as|like) {NAMED}(?:(?: (?-i:[A-Z])\.)? {NAMED})?(?:, [^,.]{{3,60}},)? "
        r"(?:(?:once|rightly|famously|always) )?"
        r"(?:said|says|wrote|put it|puts it|stated|states|pointed out|noted|argued)",
    ),
    cue(2, "according", rf"according to {FAR}\b{EXPERT}"),
    cue(
        3,
        "trust|listen|believe|defer|leave|rely|heed|follow|respect|obey|up to|hands of|wait for",
        rf"{_DEFER} (?:the |our |these |those |their |what the )?(?:\w+ )?{EXPERT}",
    ),
    cue(
        2,
        "trust|listen|believe|defer|leave|rely|heed|follow|respect|obey|up to|hands of|wait for",
        rf"{_DEFER} (?:the |our |their )?(?:government|state|authorities|courts?|police)",
    ),
    cue(
        2,
        "know",
        r"(?:governments?|authorities|officials|they|leaders|experts|presidents?|doctors?"
        r"|professionals|courts?|he|she|who) (?:\w+ )?knows? (?:(?:a lot|much|far|so much) )?"
        r"(?:what|best|better|how to|more (?:than|about))",
    ),
    cue(
        4,
        "my |our ",
        rf"(?:my|our) (?:\w+ )?(?:{KIN}|{EXPERT})(?:, who[^,.]{{3,50}},)? (?:\w+ )?"
        r"(?:says?|said|told(?! \w+ to\b)|believes?|thinks?|thought|assured|agrees?|agreed|swears"
        "|reckons)",
    ),
    cue(
        4,
        "who |that |and ",
        r"(?:know|met|talked to|spoke to|heard|asked|there is) (?:an?|one|many|several|some) "
        rf"(?:\w+ ){{0,2}}(?:{EXPERT}|\w+er|\w+ist|friend) (?:who|that|and (?:he|she|they)) "
        rf"(?:\w+ )?{SAY}",
    ),
    cue(
        2,
        "phd|ph.d|doctorate|degree|nobel|years of|decades of",
        r"ph\.?d",
        "doctorate in",
        r"(?:medical degree|degree in)",
        r"nobel (?:prize|laureate)",
        r"(?:years|decades) of experience",
    ),
    cue(
        2,
        "because|since",
        rf"(?:because|since) (?:the |my |our |an? |his |her )?(?:\w+ )?(?:{EXPERT}|{KIN}) "
        rf"(?:\w+ )?{SAY}",
    ),
    cue(
        3,
        "even ",
        rf"even (?:the |president |dr\.? |mr\.? )?(?:{NAMED} )?(?:{NAMED}|{EXPERT}) (?:\w+ )?"
        rf"(?:{SAY}|is opposed|is against|supports|wears|uses|drinks)",
    ),
    cue(
        4,
        "said|says|agreed|believed|thought|wrote|did|would",
        rf"{_SAGE} (?:himself )?(?:once )?(?:said|says|agreed|believed|thought|wrote|did|would)",
    ),
    cue(2, "expert|authority|specialist", "an? (?:expert|authority|specialist) (?:on|in)"),
    cue(
        4,
        "if ",
        rf"if (?:the |our |my )?(?:{_OFFICE}|{EXPERT}|{KIN}) "
        r"(?:says?|said|thinks?|believes?|calls?|do not|don't|declares?|decides?)",
    ),
    cue(
        2,
        "say|said|stated|believe|think|declare|agree",
        rf"{_OFFICE} (?:\w+ )?(?:says?|said|stated|believes?|thinks|declared|agrees?)",
    ),
    cue(
        1,
        "said|stated|wrote|believes|says|argued|put it|pointed|noted|did",
        rf"{NAMED} {NAMED},? (?:(?:has|once|even|himself|herself|famously|rightly) ){{0,2}}"
        r"(?:said|stated|wrote|believes|says|argued|put it|pointed out|noted|did)",
    ),
    cue(
        1,
        "let |trust|job to|charge|authority|smarter|qualified|know what",
        r"let (?:them|him|her|the \w+) (?:do|handle|decide)",
        r"trust (?:them|him|her|that they)",
        "have a job to do",
        "people in charge",
        "authority to",
        "smarter than",
        "more qualified",
        "know what to do",
    ),
    cue(
        2,
        "for example|for instance",
        rf"(?:take|look at|consider) {NAMED} {NAMED},? for (?:example|instance)",
    ),
    cue(2, "experts|authorities|professionals", "experts|authorities|professionals"),
    cue(1, "expert", "expert"),
    cue(
        2,
        "graduate|trained|studied|award|highly|qualified",
        "graduate of|trained at|studied at|award-winning|won an award",
        "highly (?:respected|educated|qualified|trained)",
    ),
    cue(
        2,
        "says|said|recommends|warns|states|stated|recommended",
        r"(?-i:[A-Z]{2,4}) (?:says|said|recommends|recommended|warns|states|stated)",
    ),
    cue(
        1, "stud|science", r"stud(?:y|ies) (?:\w+ )?(?:shows?|prove|say)", "science (?:says|tells)"
    ),
    cue(
        4,
        "respected|obeyed|trusted|followed|believed|heeded|listened",
        rf"(?:{EXPERT}|elders|parents|government|king|queen|court) (?:\w+ )?(?:should|must"
        "|needs? to|ha(?:s|ve) to|ought to|deserves? to) be (?:respected|obeyed|trusted|followed"
        "|believed|heeded|listened to)",
    ),
    cue(
        4,
        "who |place|not for|not up to",
        "who (?:are|am) (?:we|you|i|they) to (?:question|argue|disagree|doubt|contradict"
        "|second-guess|say otherwise)",
        "not (?:our|my|your|their) place to",
        "not (?:up to|for) (?:us|me|you|ordinary people) to (?:question|judge|second-guess|argue)",
    ),
    cue(
        3,
        "word for|authority",
        "(?:his|her|their|whose) word for it",
        "on (?:good|the best|the highest) authority",
    ),
    cue(
        3,
        "oppos|support|prais|endors|back|agree|approv",
        rf"(?:many|several|numerous|some|other|most|all|leading) (?:\w+ )?{EXPERT} "
        r"(?:(?:like|such as|including) [^.,]{3,40} )?(?:\w+ ){0,2}(?:oppose|support|praise|endorse"
        "|back|agree|approve)d?",
    ),
    cue(
        -3,
        "expert|question",
        "(?:no|not an|supposed|so-called|self-proclaimed) experts?",
        "question(?:ing)? (?:the )?authorit(?:y|ies)",
    ),
)

# Argument from popularity (ad populum): most people hold or do A, therefore A is right.
POPULUM = (
    cue(2, "majority", "majority"),
    cue(
        2,
        "majority",
        "majority(?:'s)? (?:opinion|view|needs|vote|wishes|rule)",
    ),
    cue(
        2,
        "majority|most",
        rf"(?:majority|most)(?: of)?(?: the| us| our| a)?(?: [\w']+){{0,4}}? {BELIEVE}",
    ),
    cue(
        2,
        "most",
        r"most (?:of (?:us|the \w+)|people|\w+s)(?: \w+)? (?:are|is|do|would|have|want|think|know"
        r"|understand|believe|agree|hate|love|support)",
    ),
    cue(
        2,
        "majority|wish|minority",
        r"majority (?:of (?:[\w']+ ){1,6}?)?(?:is|are|has|have|do|does|would|will"
        r"|should|rules?|wins?|decides?|agrees?)",
        "if the majority",
        "wish(?:es)? of the (?:majority|people)",
        "in the minority",
    ),
    cue(
        1,
        "all|everyone can|everyone would|everyone should|everyone must",
        r"(?:we|people|they|who) (?:can|could|should|would|must|do|might) (?:\w+ )?all (?:\w+ )?"
        "(?:agree|support)",
        "we all (?:know|want|agree|need|understand|see)",
        "everyone (?:can|would|should|must) agree",
    ),
    cue(
        2,
        "average|ordinary|common|world|country|nation|public|opinion of|who are",
        r"(?:average|ordinary|common) (?:person|people|citizens?|man|folks?|voters?) (?:\w+ )?"
        "(?:wants?|believes?|knows?|thinks?|agrees?|hates?|supports?)",
        r"the (?:whole |entire )?(?:world|country|nation|public) (?:\w+ )?(?:wants|agrees|knows"
        "|believes|thinks|supports)",
        "who are (?:we|you) to",
    ),
    cue(
        1,
        "people",
        r"people (?:of \w+ )?(?:\w+ )?(?:want|demand|have decided|have spoken|agree)",
    ),
    cue(
        2,
        "people|citizens|folks|others|of us|voters|public|neighbo",
        r"(?:most|many|all|so many|millions of|thousands of|a lot of|plenty of|these|those|enough)"
        r" (?:of )?(?:the |us |my )?(?:[\w-]+ )?(?:people|citizens|folks|others|of us|voters"
        rf"|neighbou?rs)(?: \w+){{0,3}}? {BELIEVE}",
    ),
    cue(
        1,
        "every|we all|the ",
        r"(?:everyone|everybody|we all|the (?:whole|entire|rest of the) (?:world|country|nation"
        rf"|street|town|office))(?: else)?(?: \w+)? {BELIEVE}",
    ),
    cue(
        2,
        "every|all ",
        r"(?:everyone|everybody|all (?:my|our) \w+|every other \w+)(?: else)?(?: i know)?"
        r"(?: (?:in|on|at) \w+(?: \w+)?)? (?:does|do|did|has done|is doing|are doing|is|has|have"
        "|uses?|buys?|bought|owns?|keeps?|already)",
    ),
    cue(
        5,
        "do|did|done",
        r"(?:everyone|everybody|the (?:whole|entire) \w+|most people|all (?:my|our|the) \w+|half "
        r"the \w+)(?: else)? (?:does|do|did|has done|is doing|are doing) "
        "(?:it|this|that|the same|so)",
    ),
    cue(
        2,
        "will of|public|popular|the people|the majority|the masses|the crowd|the voters|what the",
        "will of the (?:people|majority|world|public|voters|masses)",
        "public opinion",
        "popular (?:opinion|vote|support|demand|belief|will|choice)",
        "what the (?:people|majority|public) wants?",
        "the (?:people|majority) ha(?:ve|s) spoken",
        r"(?:listen to|follow|respect|side with|go with|agree with|obey) (?:what )?the "
        "(?:majority|masses|crowd|people|public|voters)",
    ),
    cue(
        4, "be wrong", r"(?:can't|cannot|can not|couldn't) (?:all )?(?:possibly )?(?:all )?be wrong"
    ),
    cue(
        3,
        "majority|people|every|popular|millions",
        r"(?:majority|most people|everyone|everybody|so many people|popular|millions of \w+"
        rf"|the people){FAR}\b(?:so|therefore|thus|hence|must be|means|shows?|proves|enough)\b{FAR}"
        r"\b(?:right|true|good|great|best|correct|should|must|need|ok|okay|fine|better|wrong)",
        rf"(?:right|true|good|great|best|correct|should|must|okay|fine|wrong)\b{GAP}\b"
        r"(?:because|since|as|after all) (?:\w+ ){0,2}(?:the majority|most|everyone|everybody"
        "|so many|all (?:my|our|the|of)|millions|many people)",
    ),
    cue(
        1,
        "number one|sell|popular|rated|bandwagon|out of|% of|hottest|crowd|else",
        "number one",
        r"best-?sell\w+",
        "most popular",
        "top[- ]rated",
        "bandwagon",
        "(?:nine|9) out of (?:ten|10)",
        r"\d{2}% of",
        "hottest",
        "join the crowd",
        "every(?:one|body) else",
    ),
    cue(
        1,
        "popularity|consensus|widely|everyone knows|everyone agrees",
        "popularity",
        "consensus",
        "widely (?:accepted|believed|held|supported)",
        "everyone (?:knows|agrees)",
    ),
    cue(-2, "you", "you|your|you're|yours"),
    cue(
        1,
        "most|majority|rest of|all |every ",
        "(?:most|majority of|the rest of|all|every) (?:(?:the|other) ){0,2}(?:countries|nations"
        "|places|world|companies|cultures|country|nation)",
    ),
    cue(
        -5,
        "because|irrelevant|matter|minority|even if|popular|what if|always",
        r"(?:just|not|not simply) because[^.!?]{0,40} (?:majority|most|everyone|everybody|many"
        "|people)",
        r"majority[^.!?]{0,60} (?:irrelevant|doesn't matter)",
        "(?:smaller|silent|the) minority(?! here)",
        "even if (?:most|everyone|the majority)",
        "what if (?:most|everyone|the majority)",
        "majority (?:is not|isn't) always",
    ),
)

# Argument from established practice (Walton): it has always been so, therefore it should be so.
TRADITION = (
    cue(2, "tradition", "traditions?"),
    cue(1, "traditional", "traditional(?:ly)?"),
    cue(
        2,
        "traditional",
        "(?:it's|it is|it was|is|always been) traditional (?:to|for|that)",
        r"(?:against|with|to|keep|follow|respect|preserve) (?:\w+ ){0,2}traditional",
    ),
    cue(
        2,
        "tradition",
        r"(?:is|it's|its|are|was|been|by) (?:(?:a|an|the|our|their|my|such|just|long|only) )"
        r"{0,2}(?:\w+ )?traditions?",
        "traditions? (?:of|for|to|in|is|that|dictates?|demands?)",
        "traditional (?:ways?|cultures?|values?|practices?|to|roles?|methods?|views?|wisdom)",
    ),
    cue(
        3,
        "tradition|custom|practice|ways|heritage",
        r"(?:long-?standing|long[- ]held|age-?old|time-honou?red|ancient|centur(?:y|ies)-old|proud"
        r"|rich|deep-rooted|old|family|our|their|own|sacred|noble|fine) (?:\w+ )?"
        "(?:traditions?|customs|practices?|ways|heritage)",
    ),
    cue(
        2,
        "always",
        r"(?:have|has|had|\w+'ve|\w+'s) (?:\w+ )?always (?:been|done|\w+ed|had|kept|held|made|gone"
        "|said|fought|found|come|known|let|put|stood|given|taken)",
    ),
    cue(
        3,
        "always|been|way it",
        r"(?:how|the way) (?:it|things|they|we|this|that|people|life)(?:'s| has| have|'ve)? "
        r"(?:\w+ )?always",
        "what (?:they|we|people)(?:'ve| have) always",
        "the way it(?:'s| is| has) (?:always |been)",
        "that's (?:just )?how it(?:'s| has) (?:always )?been",
    ),
    cue(
        3,
        "centuries|generations|millennia|eons|ages|thousands|hundreds|thousand years",
        r"(?:for|over|across|through|since|of|in) (?:\w+ ){0,2}(?:centuries|generations|millennia"
        "|eons|ages|thousands of years|hundreds of years|a thousand years)",
        "for a thousand years",
    ),
    cue(1, "decades|years", r"for (?:\w+ )?(?:decades|years)"),
    cue(
        2,
        "been ",
        r"been (?:around|doing|done|going on|this way|like this|in place|practi[sc]ed|used|part of"
        r"|here|happening) (?:\w+ ){0,4}(?:for|since)",
    ),
    cue(2, "long", "for (?:such |so )?(?:a )?(?:very )?long(?: time)?"),
    cue(4, "test of time|tested|tried and", "test of time|time-tested|tried and (?:true|tested)"),
    cue(
        3,
        "ancest|fore|founding|old days|olden|generation|handed|passed",
        "ancestors|forefathers|forebears|founding fathers|old days|olden days",
        "generation to generation",
        "(?:handed|passed) down",
    ),
    cue(
        1,
        "grand|parents",
        r"(?:my|our|their) (?:grand(?:parents|mothers?|fathers?)|great-grand\w+|parents)",
    ),
    cue(
        3,
        "histor|time|long as|back|since|years",
        "(?:throughout|all of|in all of|for all of|since the (?:dawn|beginning) of) (?:human )?"
        "(?:history|time|recorded history)",
        "time immemorial",
        "(?:for )?as long as (?:anyone|humans|people|there)",
        r"for (?:\w+ ){0,2}\d{3,4} years",
        r"dat(?:es?|ing) back",
        "since the (?:dawn|beginning|days)",
        "historically",
        r"since 1\d{3}",
    ),
    cue(
        3,
        "in the past|until now|before|so far|for so long|all these|broke|why |stick|the same"
        "|status|that way|as it is|as they are|the way|no need|no reason|long been",
        r"(?:worked|works|done|fine|fared|well|survived) (?:\w+ ){0,4}(?:in the past|until now"
        "|before|so far|for so long|all these years)",
        "if it ain't broke",
        "why (?:change|stop|fix|mess with)",
        r"never been (?:a problem|needed|an issue) before",
        "stick (?:to|with) (?:what|the|tradition)",
        "(?:keep(?:ing)?|stay|leave|remain) (?:(?:it|things|them) )?(?:the same|that way|as it is"
        "|as they are|the way (?:it|they|things))",
        "why can't (?:it|we|they|things) (?:just )?(?:keep|stay|remain|go on|continue)",
        "no (?:reason|need) to (?:change|stop now)",
        "the status quo",
        "long been (?:the|a|our|their|my)",
    ),
    cue(
        2,
        "culture|heritage|history|tradition|identity|society|cultural|custom",
        r"(?:part|heart|fabric|hallmark) of (?:our|their|the|my|its|every|this) (?:\w+ )?(?:culture"
        "|heritage|history|tradition|identity|society)",
        "cultural norms?",
        "in (?:our|their) culture",
        "customs?",
    ),
    cue(
        2,
        "tradition|custom|heritage|culture|always|ancestors|history",
        rf"(?:traditions?|customs?|heritage|culture|always (?:been|done)|ancestors|history)\b{FAR}"
        r"\b(?:should|must|respect\w*|preserv\w*|uphold\w*|honou?r\w*|continu\w*|carry on|keep"
        "|right|wrong|good)",
    ),
    cue(
        2,
        "tradition|custom|heritage|always",
        r"(?:respect|preserve|uphold|honou?r|continu\w+|carry on|keep(?:ing)?|maintain|against"
        r"|break(?:ing)?|follow\w*) (?:\w+ ){0,3}(?:traditions?|customs?|heritage|always)",
    ),
    cue(
        -3,
        "just because|dated|archaic|backward|antiquated|times|evolve|progress|excuse|reason|new"
        "|other",
        r"just because\b[^.!?]{0,60}",
        r"outdated|archaic|backwards?|antiquated|evolve|progress|modern times",
        "change with the times",
        "times (?:have )?changed?",
        "not (?:an? )?(?:excuse|reason)",
        r"(?:new|others'?) traditions?",
    ),
)

_THINGS = (
    r"(?:resources?|gas|disasters?|habitats?|environments?|lands?|landscapes?|language|selection"
    r"|reserves?|beauty|wonders?|world|parks?|heritage|history|sciences?|causes?|light|fit|areas?"
    r"|ecosystems?|cycles?|capital|persons?|born|wealth|riches|treasures?|leader|rubber|hazards?"
    r"|water|justice|daylight|hair)"
)
_KINDS = (
    r"(?:for|to|that|and|thing|things|human|response|reaction|instincts?|desires?|order|way|ways"
    r"|course|state|progression|part|consequence|result|evolution|flow|laws?|impulse|urge"
    r"|behaviou?r|inclination|tendency|phenomenon|process|rhythm|rights?|remed(?:y|ies)|cure"
    r"|choice|connection|need|feeling|fact)"
)

# Appeal to nature: natural, therefore good; unnatural, therefore bad.
NATURE = (
    cue(2, "natural", rf"natural(?! {_THINGS}\b)"),
    cue(
        3,
        "natural",
        r"(?:only|just|perfectly|completely|entirely|quite|so|most|very|totally|simply|inherently"
        rf"|all|more|absolutely|pretty) natural(?! {_THINGS}\b)",
    ),
    cue(3, "natural", rf"natural {_KINDS}"),
    cue(3, "unnatural", "unnatural(?:ly)?"),
    cue(
        2,
        "unnatural",
        r"(?:is|are|was|be|being|seems?|feels?|it's|that's|they're|so|very|just|completely|totally"
        r"|quite|and) (?:\w+ )?unnatural",
        r"unnatural (?:to|for|and|thing|things|way|act|acts|behaviou?r|order|state)",
    ),
    cue(4, "natural", r"(?:not|\w+n't|never|nothing|hardly) (?:\w+ ){0,2}natural"),
    cue(
        4,
        "nature",
        r"(?:against|with|mother|in line with|contrary to|laws? of|way of|course of|defy|defies"
        r"|fight|by|let|forces? of) nature",
        r"nature (?:take|intend\w*|made|meant|design\w*|wants?|knows?|gave|itself|decides?"
        r"|provid\w+|always)",
    ),
    cue(
        3,
        "nature",
        "human nature",
        r"in (?:our|their|his|her|my|its) (?:\w+ )?nature",
        "(?:very|own) nature",
    ),
    cue(2, "naturally", "naturally"),
    cue(
        2,
        "naturally",
        r"(?:comes?|happens?|occurs?|occurring|evolve|grow|heal|die|born) (?:\w+ )?naturally",
    ),
    cue(
        3,
        "wired|bod|dna|genes|blood|instinct|innate",
        "hard-?wired",
        r"(?:our|human|the) bod(?:y|ies) (?:\w+ )?(?:are|were|is|was|weren't|wasn't|isn't|aren't) "
        "(?:not )?(?:made|meant|designed|built|supposed)",
        "in (?:our|their|his|her|my) (?:dna|genes|blood)",
        "(?:survival|basic|animal|human|primal|inborn|innate) instincts?",
        r"instinctive\w*|instincts?|innate\w*",
    ),
    cue(
        2,
        "earth|planet|nature",
        "(?:earth|planet|nature) (?:will|can|has) (?:always )?(?:heal|take care"
        "|recover|fix|correct|balance)",
    ),
    cue(
        1,
        "artificial|synthetic|man-made|manmade|chemicals|organic|herbal|home remed",
        r"artificial|synthetic|man-?made|chemicals|organic|herbal|home remed\w+",
    ),
    cue(
        3,
        "animal kingdom|in the wild|jungle|fittest|circle of life|food chain",
        "animal kingdom|in the wild|law of the jungle|survival of the fittest|circle of life"
        "|food chain",
    ),
    cue(
        -3,
        "natural",
        "natural to (?:think|assume|believe|wonder|ask|suppose|conclude|question)",
        r"natural(?:ly)? (?:\w+ ){0,3}but",
    ),
    cue(
        -3,
        "nature of|just because|natural",
        r"nature of (?:the|this|these|those|a|an|our|his|her|their)",
        r"just because\b[^.!?]{0,50}\bnatural",
        "natural(?:ly)? (?:does not|doesn't|isn't) (?:mean|make)",
        r"whether (?:\w+ ){1,4}natural",
        r"(?:okay|ok|fine|good|right) (?:just )?because (?:it's|it is|they're) natural",
    ),
)

STANDING: dict[Fallacy, tuple[Cue, ...]] = {
    Fallacy.APPEAL_TO_AUTHORITY: AUTHORITY,
    Fallacy.AD_POPULUM: POPULUM,
    Fallacy.APPEAL_TO_TRADITION: TRADITION,
    Fallacy.APPEAL_TO_NATURE: NATURE,
}
