"""Arguments from what will follow or what matters more: slope, dilemma, privation, feeling."""

# Patterns read best whole.
# ruff: noqa: E501

from trials.domain.fallacies import Fallacy
from trials.house.fallacies.cues import GAP, MODAL, Cue, cue

_DOOM = (
    r"(?:civil war|world war|chaos|anarchy|dictator(?:ship)?s?|collapse\w*|dystopia\w*|extinct\w*"
    r"|totalitarian\w*|tyranny|police state|civili[sz]ation|apocalypse|oblivion|destroy(?:ed)?"
    r"|destruction|disaster|catastroph\w+|revolution|ruins?|genocide|famine|bloodshed|crumble\w*"
    r"|no one will|nobody will|everyone will|lawless\w*)"
)
_DOOM_KEYS = (
    "war|chaos|anarchy|dictator|collapse|dystopia|extinct|totalit|tyranny|police|civili|apoc"
    "|obliv|destr|disast|catas|revol|ruin|genoc|famine|blood|crumble|will|lawless"
)

# Slippery slope (Walton: gradual, causal, precedent): one step, then the next, then the worst.
SLOPE = (
    cue(
        5,
        "next",
        r"next thing (?:you|we|they|i)(?:'ll)? \w+",
        r"what(?:'s| is| will be| will come| comes| will they \w+) next",
        "what next",
        r"who(?:'s| is| will \w+ \w+| will be) next",
        r"will (?:they|it|he|we) \w+ next",
        r"what (?:else|other \w+)\b[^.!?]{2,40}\bnext",
    ),
    cue(
        5,
        "where|stop|end",
        r"where (?:does|will|would|do|is|could|did|can) (?:it|this|that|they|we|things|the line)"
        r"(?: \w+)? (?:end|stop|lead|be drawn|go)",
        r"where (?:it|this|that)(?:'ll| will| would| could| might| may)? (?:all )?(?:end|stop|lead)s?",
        r"(?:won't|never|doesn't|don't|will not|does not) (?:just )?(?:end|stop)s? (?:there|here|with)",
    ),
    cue(
        4,
        "slippery|thin end|domino|snowball|flood|pandora|downhill|inch|chain|gateway",
        "slippery",
        "thin end of",
        r"domino\w*|snowball\w*|floodgates?|pandora's?|downhill|gateway",
        r"(?:give|giving|gave) (?:them |him |her |people )?an inch",
        "chain reaction",
    ),
    cue(
        2,
        "door|down |precedent|ripple|iceberg|step|start|beginning",
        "open(?:s|ing|ed)? (?:up )?(?:the|a) door",
        r"down (?:this|that|a|the) (?:\w+ )?(?:path|road|line|slope)",
        r"sets? a (?:\w+ )?precedent",
        "ripple effects?",
        "tip of the iceberg",
        "first step",
        "(?:only|just) the (?:start|beginning)",
    ),
    cue(
        4,
        "before|matter of time|soon",
        "before (?:you|we|they|anyone)(?: even)? knows? it",
        "before (?:too )?long",
        "only a matter of time",
        "(?:pretty|very) soon",
    ),
    cue(
        2,
        "lead|result|escalate|spiral|culminate|devolve|snowball|end up|hand",
        rf"{MODAL}(?: \w+){{0,2}} (?:lead|result|escalate|spiral|culminate|devolve|snowball|end up"
        "|get out of hand)",
    ),
    cue(
        2,
        "eventually|soon|ultimately|inevitably|finally|in the end|worse|never stop",
        rf"(?:eventually|soon|ultimately|inevitably|finally|in the end)\b{GAP}\b{MODAL}",
        rf"{MODAL} (?:\w+ )?(?:eventually|soon|ultimately|inevitably|only get worse|get worse"
        "|never stop)",
    ),
    cue(1, "eventually|soon|ultimately|inevitably", "eventually|soon|ultimately|inevitably"),
    cue(
        2,
        "ing ",
        r"(?:allow|lett|giv|bann|start|open|permitt|accept|normali[sz]|legali[sz]|censor|remov|restrict)ing [^.!?]{3,90}\b(?:will|would|could|can|may|might)",
    ),
    cue(
        2,
        "no end|never end|control|no return|as we know|one step|at this rate|the end of",
        "no end (?:to|in)|never end(?:s|ing)?|out of control|point of no return|as we know it|one step closer|at this rate|the end of (?:us|society|freedom|democracy|the world|everything)",
    ),
    cue(
        2,
        "aspect|part|all |every",
        r"(?:all|every) (?:aspects?|parts?|areas?) of (?:our|your|people's|their|everyone's)?",
    ),
    cue(
        2,
        "keep|goes on|trend|continue",
        "if (?:this|it|things) (?:keeps?|goes on|continues?)|this trend",
    ),
    cue(
        2,
        "lead",
        r"leads? to (?:\w+ ){1,7}(?:all|every\w*|anything|everyone|more and more)",
    ),
    cue(
        2,
        "becom|turn|and then|after",
        r"(?P<step>becom\w+|turn\w*) (?:in)?(?:to )?[^.!?]{2,60}\b(?P=step)",
        r"and then[^.!?]{2,60}\band (?:then|after|finally|eventually)",
    ),
    cue(1, _DOOM_KEYS, _DOOM),
    cue(
        2,
        _DOOM_KEYS,
        r"(?:leads?|leading|results?|end|spiral\w*|escalat\w*|descend\w*|plunge\w*)(?: \w+){0,3} "
        rf"(?:to|in|into|up)\b{GAP}\b{_DOOM}",
    ),
    cue(
        1,
        "more and more|worse and worse|further and|step|escalat|spiral",
        "more and more|worse and worse|further and further|step by step|stepping stone",
        r"escalat\w+|spiral\w*",
    ),
    cue(
        4,
        "tomorrow|then|next|soon",
        r"today\b[^.!?]{2,60}\btomorrow",
        r"first\b[^.!?]{2,60}[.,;] ?(?:and )?(?:then|next|soon)\b[^.!?]{2,60}\b(?:then|next|soon)",
    ),
    cue(
        3,
        "then|becom|lead|start",
        r"then\b[^.!?]{2,80}[.,;?!]? ?(?:\w+ ){0,4}then",
        r"becomes? (?:an? )?\w+, (?:and|then|which|the)\b[^.!?]{2,40}\bbecomes?",
        r"lead(?:s|ing)? to\b[^.!?]{2,60}\b(?:which|that|this|and) (?:will |then |could |would )?"
        "(?:leads?|becomes?|grows|turns?)",
        "starts? (?:out )?(?:small|with)",
    ),
    cue(
        2,
        "if ",
        r"if (?:they|we|you|this|the|people|it|he|she|i|a|one)\b[^.!?]{4,90},? (?:then )?"
        r"(?:\w+ ){0,4}(?:will|would|could|might|may|soon|eventually|next|what|who|where)",
    ),
    cue(
        2,
        "once|if ",
        r"once (?:you|we|they|the|people|someone|governments?|this)\b[^.!?]{3,90}\b(?:will|would"
        r"|it's|then|more|soon|never)",
        r"if (?:they|we|he|she|it|you) (?:can|could|are willing to|get away with)\b[^.!?]{3,80}"
        r"\b(?:then (?:they|we|it|what|who)|what (?:else|is|will)|who (?:else|is|will))",
    ),
    cue(
        2,
        "who|imagine|what|stop|unchecked|nothing|continue|keep",
        "who(?:'s| is)? (?:knows|to say)",
        "imagine (?:a world|what|having|living)",
        "what (?:will|would) (?:stop|happen|they)",
        "nothing (?:will|would|to) stop",
        "if (?:nothing is done|this continues|we keep)",
        "(?:left )?unchecked",
    ),
    cue(
        2,
        "too|next|every|all|anything|for",
        r"(?:will|would|could|might|may) (?:\w+ )?(?:want|start|ban|be banned|begin|demand|try"
        r"|come|be taken|be allowed)\b[^.!?]{0,50}\b(?:too|next|everything|all|anything|every|for)",
    ),
    cue(
        -4,
        "slippery|not |n't|instead|rather|without",
        "slippery[- ]slope (?:kind|sort|argument|fallacy|logic|thinking)",
        r"(?:not|\w+n't) (?:\w+ ){0,7}(?:slippery|lead to|downhill|snowball|domino)",
        "(?:instead of|rather than|without) (?:a |the )?(?:slippery|escalat)",
        r"(?:doesn't|does not|don't|didn't|won't) (?:\w+ )?(?:mean|lead)",
    ),
)

# False dilemma (Walton: dichotomous argument): two ways only, one of them unbearable.
DILEMMA = (
    cue(4, "either", r"either (?!way\b|of\b|side\b|because\b|can't or\b)[^.!?]{3,200}\bor"),
    cue(
        5,
        "either",
        r"(?:you(?:'re| are)?|it's|we're|they're|he's) either (?!way\b)[^.!?]{3,200}\bor",
        r"either (?:you|we|they|it|he|she|i)\b[^.!?]{3,200}\bor",
        r"it(?:'s| is| was) either",
    ),
    cue(
        4,
        "two |2 ",
        r"(?:two|2) (?:\w+ )?(?:choices?|options?|alternatives?|paths?|possibilities|outcomes?"
        "|kinds of people|types of people|roads?)",
    ),
    cue(
        3,
        "only|or ",
        r"only (?:\w+ )?(?:two|2)",
        "(?:two|2) only",
        "one or the other",
        "all or nothing",
        "make or break",
        "do or die",
    ),
    cue(
        3,
        "no ",
        "no (?:real |other |actual )?(?:middle[- ]ground|in[- ]between|third (?:option|way)"
        "|compromise|gr[ae]y area|alternatives?)",
        "no other (?:way|choice|option|solution|alternative)",
        "(?:there is|there's|have|has|had|leaves?|left with) no (?:choice|option|alternative)",
    ),
    cue(
        3,
        "black|cut and|or against|good or|right or|yes or",
        "black[- ]and[- ]white",
        "cut and dr(?:y|ied)",
        "(?:with|for) (?:us|me) or against",
        "(?:good or evil|right or wrong|yes or no)",
    ),
    cue(
        2,
        "only",
        "only (?:other |real |viable |possible |true )?(?:way|option|choice|solution|alternative"
        "|answer|hope|possibility|explanation)",
    ),
    cue(
        2,
        " or ",
        r"(?:must|need to|needs to|has to|have to|should|got to|better|ought to)\b[^.!?]{4,110},? "
        r"or (?:else|risk|face|it|we|they|he|she|you|i|things|the \w+|there|this|everything|our)",
    ),
    cue(
        3,
        " or |or else",
        r"(?:it's|it is|it was|either that|that|this) or (?:just|nothing|death|we|they|be)",
        "or else",
    ),
    cue(
        3,
        "choos|choice|decid|pick|torn|both ways",
        r"(?:choose|choosing|choice|decide|deciding|pick|picking|torn)(?: is)? (?:between|either"
        "|whether|to either|a side|sides?)",
        "can't have it both ways",
    ),
    cue(
        4,
        "or ",
        r"(?:do|should|are|can|will|would) (?:we|you|they|i)\b[^.!?]{4,100}, or (?:do|should|are"
        "|can|will|would|is) (?:we|you|they|i|it)",
        r"do (?:we|you|they)\b[^.!?]{4,100}\bor do (?:we|you|they)",
    ),
    cue(
        3,
        "if ",
        r"if (?:you|they|we|he|she) (?:do not|don't|aren't|are not|can't|cannot|won't|didn't|oppose"
        r"|refuse)\b[^.!?]{3,80}(?:,|then) (?:then )?(?:you|they|we|he|she)(?:'re| are| must"
        "| obviously| clearly| just| might as well| should| don't| hate| want| do not)",
    ),
    cue(
        2,
        "if ",
        r"if (?:\w+ ){1,3}(?:do not|don't|aren't|are not|can't|cannot|won't|didn't|fails? to)\b"
        r"[^.!?]{3,80}(?:,|then) (?:\w+ ){0,3}(?:will|would|must|going to)",
    ),
    cue(1, "otherwise|unless", "otherwise|unless"),
    cue(
        4,
        "as well",
        r"(?:may|might) (?:just )?as well (?:(?:be|just) )?(?:do|doing|give|not)",
    ),
    cue(
        2,
        "both|can |could |pick|side",
        "(?:can't|cannot|can not) (?:have|do|be) (?:it )?both",
        r"(?:can|could) (?:either|only) [^.!?]{3,60} or",
        "pick (?:a side|one)",
        "take (?:a )?sides?",
    ),
    cue(
        3,
        " or ",
        r"(?:can|could|must|should|may) \w+[^.!?]{3,60} or (?:(?:they|we|you|it|he|she|just) )?"
        "(?:can|could|must|should|may)",
    ),
    cue(
        3,
        " or",
        r"(?P<who>we|you|they|he|she|i) \w+[^.!?;]{3,90} or (?:else )?(?P=who)",
        r"(?:can|could|must|may) (?:choose|decide)(?: to)? [^.!?]{3,60} or",
    ),
    cue(3, "rather", "would (?:you|we|they) rather"),
    cue(4, "evils", "(?:lesser|two) (?:of )?(?:two )?evils"),
    cue(
        3,
        "alternative is|other choice is|other option is",
        "the (?:only )?(?:alternative|other choice|other option) is",
    ),
    cue(
        3,
        "and ",
        r"(?:can't|cannot|can not) (?:be|have|support|claim|say|expect|want)[^.!?]{3,60}\band (?:also|still|then|yet|expect)",
    ),
    cue(
        -4,
        "both|who ",
        r"(?:can|could|should) (?:\w+ )?(?:do|have|be|support|care about|want|keep) both",
        r"who (?:says|said)[^.!?]{0,50} only",
    ),
    cue(
        -5,
        "false|option|choice|alternative|path|possib|solution|ground|compromise|balance|between"
        "|black|either|nothing|two|cut|simple|gr|exclusive|true|sacrifice|choose|pick",
        "false (?:choice|dilemma|dichotomy)",
        r"(?:third|other|more|another|different|plenty of|many|several|multiple) (?:\w+ )?(?:options?"
        "|choices?|alternatives?|paths?|possibilities|solutions)",
        r"(?:there (?:is|can|could|has to|must|may|might|are)|find|finding|reach|maybe|have) (?:be )?"
        r"(?:an? |some )?(?:\w+ )?(?:middle ground|compromise|balance|in-between)",
        r"(?:not|isn't|\w+n't|never|rarely|seldom) (?:\w+ ){0,4}(?:black[- ]and[- ]white|either"
        "|all or nothing|only two|just two|cut and dry|as simple|that simple)",
        "gr[ae]y areas",
        "mutually exclusive",
        "either/or",
        r"(?:don't|do not|doesn't|does not) (?:\w+ )?have to (?:choose|pick)",
    ),
)

_LACK = (
    r"(?:starving|dying|killed|murdered|homeless|hungry|suffering|starve|die|tortured|fleeing|poor"
    r"|enslaved|(?:have |had )?it (?:\w+ )?worse|much worse|no (?:food|water|freedom|rights))"
)

# Relative privation ("not as bad as"): worse things exist, therefore this may be let be.
PRIVATION = (
    cue(
        2,
        "problem|issue|crim|things|matters|threat|concern|priorit",
        r"(?:there(?:'s| are| is)|have|has|got|face|faces|with) (?:\w+ ){0,3}(?:worse|bigger|real"
        r"|actual|pressing|urgent|serious|important) (?:\w+ )?(?:problems?|issues?|crimes?|criminals"
        "|things|matters|threats?|concerns|priorities)",
    ),
    cue(
        2,
        "focus|attention|energy|time|effort|resources|money|priorit",
        r"focus(?:ing)? (?:more )?on (?:(?:the|more|some) )?(?:\w+ )?(?:important|serious|real"
        r"|actual|pressing|urgent|bigger|critical)",
        r"(?:put|spend|spent|use|direct|spending|putting|using) (?:\w+ ){0,4}(?:energy|time|efforts?"
        r"|resources|attention|money) (?:\w+ ){0,2}(?:there|elsewhere|better|toward\w*|into|on)",
        r"shouldn't (?:\w+ ){0,4}(?:focus|priorit\w+|attention)",
    ),
    cue(
        3,
        "before|why |importance|consequence|less |other",
        "before (?:worrying|focusing|fussing|caring|complaining)",
        "why (?:spend|waste|worry|focus|bother|fuss)",
        "of (?:little|no|less|lesser) (?:importance|consequence)",
        "less (?:important|urgent|pressing|serious) (?:things|issues|matters|problems|crimes)",
        "considering all (?:of )?the other",
    ),
    cue(4, "pale|nothing compared", "pales? in comparison|nothing compared"),
    cue(
        3,
        "who cares|of all things|to worry|to care",
        "who cares(?: about| if)?|of all things|(?:time|the luxury) to (?:worry|care)",
    ),
    cue(
        2,
        "as ",
        r"(?:not|isn't|aren't|wasn't|hardly) (?:\w+ )?as (?:bad|often|frequently|serious|severe"
        "|common|important|urgent|much of a problem) as",
    ),
    cue(
        1,
        "more ",
        r"(?:far|much|a lot|way|even|so much) more (?:important|concerning|urgent|pressing|serious"
        "|worrying|critical)",
        r"(?:more (?:important|concerning|urgent|pressing|serious|worrying)|matters? more) "
        "(?:than|to)",
    ),
    cue(
        -4,
        "bigger|worse",
        r"(?:commit|becom|lead|doing|do|turn|grow|escalat|caus)\w* (?:(?:to|into|an?|even|much|far) )"
        "{0,3}(?:bigger|worse)",
    ),
    cue(
        2,
        "real|actual|worse|better",
        r"(?:real|actual|worse|better) (?:world )?(?:issues?|problems?|crimes?|criminals?|things?"
        "|threats?|murders?|murderers?)",
    ),
    cue(
        4,
        "bigger|larger|greater|more |worse|better",
        r"(?:bigger|larger|greater|more (?:important|pressing|urgent|serious|critical|worthy"
        r"|immediate|significant)|far worse|much worse|better things|worse things) (?:\w+ )?"
        r"(?:issues?|problems?|things?|matters?|concerns?|priorit(?:y|ies)|cris[ei]s|threats?|fish"
        "|crimes?|criminals?|needs|causes|injustices|atrocities|tragedies|to worry|to do)",
    ),
    cue(
        1, "other", r"other (?:\w+ )?(?:issues|problems|things|matters|concerns|priorities|crises)"
    ),
    cue(
        1.5,
        "focus|worr|concern|concentrat|priorit|attention|energy",
        r"(?:should|need to|needs to|must|ought to|could|let's|why not|better|want to|have to|would)"
        r" (?:\w+ ){0,3}(?:focus(?:ed|ing)?|worr(?:y|ied|ying)|concerned|concentrat\w+"
        r"|prioriti[sz]\w+|pay(?:ing)? (?:more )?attention|energy|concern)",
    ),
    cue(
        1,
        "elsewhere|instead|rather than|on |priorit",
        r"(?:focus|priorit\w+|energy|resources|attention|effort|time) (?:\w+ ){0,3}(?:elsewhere"
        "|instead|on (?:more|the real|bigger|actual|other|things|something))",
        "instead",
        "priorit(?:y|ies|i[sz]e|i[sz]ing)",
    ),
    cue(
        4,
        "worse",
        r"(?:could|would|might) (?:always )?(?:be|have been) (?:\w+ ){0,2}worse",
        "worse (?:things|off|places|situations|out there|elsewhere)",
    ),
    cue(1, "worse", "(?:so|much|far|a lot|way|even) worse", "worse than"),
    cue(
        2,
        "at least",
        "at least (?:they|it|he|she|we|you|i|the|this|these|there|in|that|nobody|no one)",
    ),
    cue(
        1,
        "compar|pale|relative|next to|scheme|picture|grate|thank|luck|fortun|blessings",
        "compared (?:to|with)|in comparison|pales?|relative to|nothing compared|next to",
        "in the grand scheme|bigger picture",
        r"(?:be|are|should be|feel) (?:\w+ )?(?:grateful|thankful|lucky|fortunate)",
        "count (?:your|their|our) blessings",
    ),
    cue(
        2,
        "big|priority|import|urgent|press|serious|bad|terrible|the most|the biggest|the worst",
        r"(?:not|isn't|hardly|\w+n't) (?:\w+ ){0,3}(?:big (?:of )?(?:a )?(?:deal|issue|problem"
        r"|priority|concern)|top priority|(?:important|urgent|pressing|serious|bad|terrible) "
        "(?:as|right now|of a|compared|enough)|that (?:bad|important|serious|big|urgent)|so bad"
        "|the (?:most|biggest|worst) )",
    ),
    cue(
        1,
        "trivial|minor|insignificant|petty|potatoes|first|least of|silly|tiny|secondary|drop in"
        "|important|issue|nitpick|complain|whin|fuss",
        "trivial|minor|insignificant|petty|small potatoes|first-?world|least of|silly|tiny"
        "|secondary|drop in the (?:bucket|ocean)|less important|non-?issue",
        r"nitpick\w*|complain(?:ing)?|whin\w+|fuss",
    ),
    cue(
        2,
        "starv|dying|killed|murder|homeless|hungry|suffer|die|tortur|flee|poor|enslav|worse|no ",
        r"(?:people|children|kids|others|women|men|many|millions|thousands|countries)"
        r"(?: in [\w ]{3,25})? (?:\w+ )?(?:are |who are |being |is |have |with )?(?:being |\w+ )?"
        rf"{_LACK}",
    ),
    cue(
        3,
        "why |how can",
        r"why (?:are|is|do|does|should|would|must|did) (?:we|they|you|anyone|people|everyone|this"
        r"|the \w+|i) (?:(?:even|so|all|still|be|get) ){0,2}(?:worr\w+|car(?:e|ing)|concern\w*"
        r"|focus\w*|wast\w*|bother\w*|talk\w*|spend\w*|complain\w*|fuss\w*|arguing|upset)",
        r"how can (?:you|they|we|anyone)\b[^.!?]{3,80}\b(?:when|while)",
    ),
    cue(
        2,
        "more |matter",
        "more (?:important|pressing|urgent|serious|critical|concerned|worried|focused)",
        "matters? more",
    ),
    cue(
        1,
        "povert|hung|war|famine|genoc|starv|corrupt|cancer|disease|murder|homeless|violence",
        r"(?:there are|there is|there's|with all|have so many|have|has)\b[^.!?]{0,30}\b(?:poverty"
        r"|hunger|wars?|famine|genocide|starvation|corruption|cancer|disease|murder\w*|homeless\w*"
        "|violence|starving)",
    ),
    cue(
        3,
        "while|and|yet|but",
        r"(?:murder\w*|wars?|famine|poverty|hunger|burglar\w*|arson\w*|criminals)\b[^.!?]{0,60}\b"
        r"(?:and|yet|while|but) (?:you|we|this court|the prosecution|here)\b[^.!?]{0,30}\b(?:worr\w+"
        r"|car(?:e|es)|about|prosecut\w+|over|for|with)",
    ),
    cue(
        -3,
        "just because|both|more than one|multiple|many|all|at once|same time|n't|not |whatabout|this |that |which ",
        r"just because\b[^.!?]{0,80}\b(?:worse|other|bigger|elsewhere|else)",
        r"(?:can|should|could) (?:\w+ )?(?:worry|care|focus|do|address|deal|be concerned|tackle"
        r"|work)\w* (?:\w+ ){0,3}(?:both|more than one|multiple|many|all|at once|at the same time)",
        "both (?:issues|problems|things|are|can)",
        "(?:doesn't|does not|don't|not) (?:mean|make|take away|negate|diminish|excuse|justify)",
        r"whatabout\w*",
        r"(?:this|that|which) (?:is|makes? \w+|becomes) an? (?:even )?(?:bigger|larger|more)",
    ),
)

# Appeal to pity, fear or affection (ad misericordiam, ad metum): feel, therefore agree.
EMOTION = (
    cue(
        5,
        "think|thought",
        r"(?:think|thinking|thought) (?:of|about) (?:all )?(?:the|my|our|those|these|your|their) "
        r"(?:\w+ )?(?:children|kids|child|babies|baby|family|families|poor|victims|animals|puppies"
        "|parents|mother|sick|innocent)",
    ),
    cue(
        3,
        "poor|innocent|helpless|defen|cute|adorable|sweet|starv|suffer|orphan|sick|dying|lonely|eld"
        "|little|precious",
        r"(?:poor|innocent|helpless|defenceless|defenseless|cute|adorable|sweet|starving|suffering"
        r"|orphaned|sick|dying|lonely|elderly|little|precious) (?:\w+ )?(?:children|child|kids"
        r"|animals?|babies|baby|puppy|puppies|kittens?|mother|grandmother|family|families|people"
        "|creatures?|souls?|girl|boy|orphans?|things?|dog|cat)",
    ),
    cue(
        2,
        "feel|like|imagine|put your|wouldn't|if ",
        "how would (?:you|that|it|they) (?:feel|like)",
        "imagine (?:if|how|you|your|being|the)",
        "put yourself",
        "wouldn't you (?:feel|want)",
        "if (?:it|this|that) (?:was|were|happened to) (?:your|you)",
        r"if your \w+",
    ),
    cue(
        1.5,
        "heart|cruel|inhum|merci|mercy|compassion|sad|tears|cry|weep|pity|i beg|devast",
        r"heart-?(?:less|breaking)|my heart|cruel|inhumane|merciless|so sad|very sad"
        r"|tears|cry(?:ing)?|weep\w*|pity|mercy|i beg|devastated|no (?:compassion|mercy|heart)",
    ),
    cue(
        4,
        "mercy|pity|heart|recover|tears|cry|cries|orphan|starve|devast|alone|lonely",
        "(?:have|show|take) (?:some |a little )?(?:mercy|pity) on",
        "have a heart(?! attack| condition)",
        r"(?:convict|condemn|punish|fine|find) me\b[^!?]{0,60}\b(?:never recover|heart|tears|cry"
        "|cries|orphan|alone|starve|devastated)",
        r"my (?:poor|dear|sick|dying|elderly|old) \w+\b[^!?]{0,60}\b(?:cry|cries|heart|tears|lonely"
        "|devastated|alone|starve)",
    ),
    cue(
        3,
        "please|beg|i'll|i will|i've|i have",
        r"(?:please|i beg)\b[^.!?]{0,60}\b(?:me|us)",
        r"i(?:'ll| will) (?:be (?:so |very )?(?:sad|upset|crushed|fired|ruined|devastated)"
        "|lose (?:my|everything)|never (?:recover|forgive)|get (?:in|into) trouble)",
        r"i(?:'ve| have) had (?:such )?(?:a )?(?:very |really )?(?:hard|rough|bad|terrible|awful"
        "|difficult) (?:year|week|day|life|time|month)",
    ),
    cue(
        0.5,
        "scar|afraid|terrif|fright|fear|horr|suffer|die|dying|kill",
        r"scared|afraid|terrif\w+|frighten\w+|fear\w*|horrible|horrific|suffer\w*|die|dying|died"
        "|kill(?:s|ed|ing)?",
    ),
    cue(
        0.5,
        "asham|shame|disgrac|love|patriot|children|generations|kids|family",
        r"ashamed|shame|disgrace\w*|loved?|patriot\w*|future generations|(?:our|your) (?:children"
        "|kids|family)",
    ),
    cue(
        2,
        "don't",
        r"if (?:you|we) don't\b[^.!?]{2,60}\b(?:will|die|lose|never|regret|destroyed|sorry|fired)",
    ),
)

STAKES: dict[Fallacy, tuple[Cue, ...]] = {
    Fallacy.SLIPPERY_SLOPE: SLOPE,
    Fallacy.FALSE_DILEMMA: DILEMMA,
    Fallacy.RELATIVE_PRIVATION: PRIVATION,
    Fallacy.APPEAL_TO_EMOTION: EMOTION,
}
