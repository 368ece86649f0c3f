"""Appeals to authority: an expert or an office says so, and no more is said. Data."""

# Patterns read best whole.
# ruff: noqa: E501

from trials.house.fallacies.cues import EXPERT, FAR, KIN, NAMED, SAY, cue

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
    cue(2, rf"{EXPERT} (?:\w+ ){{0,3}}{SAY}"),
    # What is said is drawn upon: the saying is the reason.
    cue(
        1,
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
        "told (?:me|us|him|her|them|you) (?:(?:that|about|how) )?(?:he|she|they|a story|to)",
    ),
    cue(
        3,
        rf"{EXPERT} (?:\w+ )?(?:agree|say|tell us|have (?:said|shown|warned|stated|told|spoken))",
    ),
    cue(
        3,
        r"(?:famous|renowned|respected|leading|prominent|esteemed|distinguished|eminent|notable"
        rf"|acclaimed|brilliant|top|well-known|great) (?:[\w-]+ ){{0,2}}{EXPERT}",
    ),
    cue(
        3,
        "in the (?:wise )?words of",
        "wise words",
        "to quote",
        "once (?:said|wrote|put it)",
    ),
    cue(
        4,
        rf"(?:just )?(?:as|like) {NAMED}(?:(?: (?-i:[A-Z])\.)? {NAMED})?(?:, [^,.]{{3,60}},)? "
        r"(?:(?:once|rightly|famously|always) )?"
        r"(?:said|says|wrote|put it|puts it|stated|states|pointed out|noted|argued)",
    ),
    cue(2, rf"according to {FAR}\b{EXPERT}"),
    cue(
        3,
        rf"{_DEFER} (?:the |our |these |those |their |what the )?(?:\w+ )?{EXPERT}",
    ),
    cue(
        2,
        rf"{_DEFER} (?:the |our |their )?(?:government|state|authorities|courts?|police)",
    ),
    cue(
        2,
        r"(?:governments?|authorities|officials|they|leaders|experts|presidents?|doctors?"
        r"|professionals|courts?|he|she|who) (?:\w+ )?knows? (?:(?:a lot|much|far|so much) )?"
        r"(?:what|best|better|how to|more (?:than|about))",
    ),
    cue(
        3,
        rf"(?:my|our) (?:\w+ )?(?:{KIN}|{EXPERT})(?:, who[^,.]{{3,50}},)? (?:\w+ )?"
        r"(?:says?|said|told(?! \w+ to\b)|believes?|thinks?|thought|assured|agrees?|agreed|swears"
        "|reckons)",
    ),
    cue(
        4,
        r"(?:know|met|talked to|spoke to|heard|asked|there is) (?:an?|one|many|several|some) "
        rf"(?:\w+ ){{0,2}}(?:{EXPERT}|\w+er|\w+ist|friend) (?:who|that|and (?:he|she|they)) "
        rf"(?:\w+ )?{SAY}",
    ),
    cue(
        2,
        r"ph\.?d",
        "doctorate in",
        r"(?:medical degree|degree in)",
        r"nobel (?:prize|laureate)",
        r"(?:years|decades) of experience",
    ),
    cue(
        2,
        rf"(?:because|since) (?:the |my |our |an? |his |her )?(?:\w+ )?(?:{EXPERT}|{KIN}) "
        rf"(?:\w+ )?{SAY}",
    ),
    cue(
        3,
        rf"even (?:the |president |dr\.? |mr\.? )?(?:{NAMED} )?(?:{NAMED}|{EXPERT}) (?:\w+ )?"
        rf"(?:{SAY}|is opposed|is against|supports|wears|uses|drinks)",
    ),
    cue(
        4,
        rf"{_SAGE} (?:himself )?(?:once )?(?:said|says|agreed|believed|thought|wrote|did|would)",
    ),
    cue(2, "an? (?:expert|authority|specialist) (?:on|in)"),
    cue(
        4,
        rf"if (?:the |our |my )?(?:{_OFFICE}|{EXPERT}|{KIN}) "
        r"(?:says?|said|thinks?|believes?|calls?|do not|don't|declares?|decides?)",
    ),
    cue(
        2,
        rf"{_OFFICE} (?:\w+ )?(?:says?|said|stated|believes?|thinks|declared|agrees?)",
    ),
    cue(
        1,
        rf"{NAMED} {NAMED},? (?:(?:has|once|even|himself|herself|famously|rightly) ){{0,2}}"
        r"(?:said|stated|wrote|believes|says|argued|put it|pointed out|noted|did)",
    ),
    cue(
        1,
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
        rf"(?:take|look at|consider) {NAMED} {NAMED},? for (?:example|instance)",
    ),
    cue(2, "experts|authorities|professionals"),
    cue(1, "expert"),
    cue(
        2,
        "graduate of|trained at|studied at|award-winning|won an award",
        "highly (?:respected|educated|qualified|trained)",
    ),
    cue(
        2,
        r"(?-i:[A-Z]{2,4}) (?:says|said|recommends|recommended|warns|states|stated)",
    ),
    cue(1, r"stud(?:y|ies) (?:\w+ )?(?:shows?|prove|say)", "science (?:says|tells)"),
    cue(
        4,
        rf"(?:{EXPERT}|elders|parents|government|king|queen|court) (?:\w+ )?(?:should|must"
        "|needs? to|ha(?:s|ve) to|ought to|deserves? to) be (?:respected|obeyed|trusted|followed"
        "|believed|heeded|listened to)",
    ),
    cue(
        4,
        "who (?:are|am) (?:we|you|i|they) to (?:question|argue|disagree|doubt|contradict"
        "|second-guess|say otherwise)",
        "not (?:our|my|your|their) place to",
        "not (?:up to|for) (?:us|me|you|ordinary people) to (?:question|judge|second-guess|argue)",
    ),
    cue(
        3,
        "(?:his|her|their|whose) word for it",
        "on (?:good|the best|the highest) authority",
    ),
    cue(
        3,
        rf"(?:many|several|numerous|some|other|most|all|leading) (?:\w+ )?{EXPERT} "
        r"(?:(?:like|such as|including) [^.,]{3,40} )?(?:\w+ ){0,2}(?:oppose|support|praise|endorse"
        "|back|agree|approve)d?",
    ),
    cue(
        -3,
        "(?:no|not an|supposed|so-called|self-proclaimed) experts?",
        "question(?:ing)? (?:the )?authorit(?:y|ies)",
    ),
    # Somebody says it, and that settles it.
    cue(
        3,
        rf"(?:{EXPERT}|{KIN}|{NAMED} {NAMED})\b[^.!?]{{0,60}}\b(?:says?|said|tells?|told \w+|tweeted"
        r"|thinks|believes|recommends|claims|agrees|wears|uses|drives|drinks|eats)\b[^.!?]{2,110}[,;.][\"'”]? (?:and )?(?:so|therefore),? "
        r"(?:it|that|this|they|he|she|i|we|you)(?:'s| is| are| must| should| believe| has to| ought"
        "| definitely| certainly)",
    ),
    cue(
        4,
        rf"if (?:he|she|even (?:he|she|they)|the \w+|an? \w+|{EXPERT}) (?:himself |herself )?"
        r"(?:says?|said|thinks?|believes?)\b[^.!?]{2,60}\b(?:must be|has to be|is (?:true|right|good"
        r" enough)|it's (?:true|right|good enough)|who (?:am i|are we|are you))",
    ),
    cue(
        3,
        r"(?:you can )?take (?:it|that) from me",
        r"play (?:one|an? \w+) on (?:tv|television|stage)",
        r"(?:my|his|her) (?:professional|expert|medical|legal|learned) (?:\w+ )?opinion",
        "that's how (?:i|we) know",
        r"(?:true|know)\b[^.!?]{0,20} because i heard it from",
    ),
    cue(
        2,
        r"(?:smartest|wisest|cleverest|foremost|greatest|most (?:respected|famous|brilliant|trusted"
        rf"|qualified|intelligent|learned)) (?:\w+ ){{0,2}}(?:man|woman|person|people|minds?|{EXPERT})",
    ),
    # A title and a name, or a body with initials, whose word or praise is the argument.
    cue(
        2,
        r"(?:president|minister(?: of \w+)?|professor|prof\.?|dr\.?|senator|pope|king|queen|prince"
        r"|princess|general|governor|chancellor|spokes\w+|officials?|author|activist|philosopher"
        rf"|judge|leader) (?:in {NAMED},? )?{NAMED}(?: {NAMED})?,? (?:(?:from|of|at) {NAMED},? )?"
        rf"(?:(?:has|have|would|even|also|once) ){{0,2}}(?:{SAY}|praised|commended|proclaimed|backed"
        "|supports?|agrees?|shared|got|did)",
    ),
    cue(
        2,
        r"(?:officials?|experts?|musicians|artists|actors|athletes|scientists|leaders|celebrities"
        r"|governments?|organi[sz]ations?|influencers|authorities|agenc(?:y|ies)|department|ministry"
        r"|church|council|president|minister)\b[^.!?]{0,50}\b(?:praised?|commend(?:s|ed)|endorsed?"
        "|backed|backs|approved?|condemned|proclaim(?:s|ed)|declared?|applaud(?:s|ed)?|acknowledged)",
    ),
    cue(
        2,
        r"(?:as )?(?:the )?(?-i:[A-Z]{2,6}) (?:has |have )?(?:proclaimed|declared|announced|noted"
        "|says|said|states|stated|warned|warns|recommends|recommended|confirmed)",
    ),
    # They know, they are in charge: trust, and do not ask.
    cue(
        4,
        r"(?:governments?|authorities|officials|leaders?|presidents?|minister|doctors?|experts"
        r"|professionals|courts?|police|they) (?:\w+ )?(?:knows? (?:what(?:'s| is)? )?best|knows? "
        r"what (?:he|she|they)(?:'s| is|'re| are) doing|(?:probably |surely |obviously )?knows? "
        r"(?:a lot |much |far )?(?:more|better) (?:about|than))",
    ),
    cue(
        2,
        "(?:those|people|ones) in charge",
        "good reasons? for (?:it|them|this|that|the)",
        r"would(?:n't| not) (?:have )?\w+\b[^.!?]{3,90}\b(?:confident|sure|certain)",
        r"(?:has|have|had) (?:the |more |enough )?(?:\w+ and )?(?:resources|expertise)",
        "(?:do|doing) (?:their job|the best they can)",
        "(?:years|decades|lot|wealth) of experience",
        "(?:the|be the|local|highest) authority",
    ),
    cue(
        1,
        "famed|famous|influencers?|well-respected|renowned|reputable|prestigious|distinguished",
    ),
    # What is reported to be answered, or as an event, is not leaned on.
    cue(
        -3,
        rf"{SAY}\b[^.!?]{{2,160}}[.!?] (?:but|however|yet)\b",
        rf"(?:when|while|whether|of course,? (?:your|his|her|their)) (?:[\w.]+ ){{1,4}}{SAY}",
    ),
    # A source of no particular standing, or one famous for something else, settles it.
    cue(
        4,
        r"(?:because|since|know (?:this|it|that)) (?:\w+ ){0,5}(?:journal|wikipedia|internet|blog"
        r"|magazine|newspaper|facebook|youtube|tv|television|website) (?:\w+ ){0,2}(?:says?|said"
        "|states?|claims?|mentioned|told|shows?)",
        r"i (?:heard|read|saw) (?:it|this|that|about it) (?:on|in) (?:the |an? )?(?:journal|wikipedia"
        r"|internet|blog|magazine|newspaper|facebook|youtube|tv|television|website)\b[^.!?]{0,40}"
        r"(?:so|therefore|must)",
    ),
    cue(
        4,
        rf"my (?:\w+ )?{KIN}(?: {NAMED})?,? (?:works|is an?|who)\b[^.!?]{{3,60}}\band (?:he|she|they) "
        r"(?:says?|said|thinks|told me)",
    ),
    cue(
        3,
        r"(?:respected|famous|brilliant|great|important|successful|rich|intelligent|well-known|smart)"
        r" (?:people|men|women|figures|minds|thinkers|stars|celebrities|actors|persons)\b[^.!?]{0,40}"
        rf"\b(?:{SAY}|support|oppose|agree|endorse)",
    ),
)
