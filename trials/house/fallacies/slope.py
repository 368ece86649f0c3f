"""Slippery slopes: one step, then the next, then the worst. Data."""

# Patterns read best whole.
# ruff: noqa: E501

from trials.house.fallacies.cues import GAP, MODAL, NOT, cue

_DOOM = (
    r"(?:civil war|world war|chaos|anarchy|dictator(?:ship)?s?|collapse\w*|dystopia\w*|extinct\w*"
    r"|totalitarian\w*|tyranny|police state|civili[sz]ation|apocalypse|oblivion|destroy(?:ed)?"
    r"|destruction|disaster|catastroph\w+|revolution|ruins?|genocide|famine|bloodshed|crumble\w*"
    r"|no one will|nobody will|everyone will|lawless\w*)"
)
# Slippery slope (Walton: gradual, causal, precedent): one step, then the next, then the worst.
SLOPE = (
    cue(
        5,
        r"next thing (?:you|we|they|i)(?:'ll)? \w+",
        r"what(?:'s| is| will be| will come| comes| will they \w+) next",
        "what next",
        r"who(?:'s| is| will \w+ \w+| will be) next",
        r"will (?:they|it|he|we) \w+ next",
        r"what (?:else|other \w+)\b[^.!?]{2,40}\bnext",
    ),
    cue(
        5,
        r"where (?:does|will|would|do|is|could|did|can) (?:it|this|that|they|we|things|the line)"
        r"(?: \w+)? (?:end|stop|lead|be drawn|go)",
        r"where (?:it|this|that)(?:'ll| will| would| could| might| may)? (?:all )?(?:end|stop|lead)s?",
        r"(?:won't|never|doesn't|don't|will not|does not) (?:just )?(?:end|stop)s? (?:there|here|with)",
    ),
    cue(
        4,
        "slippery",
        "thin end of",
        r"domino\w*|snowball\w*|floodgates?|pandora's?|downhill|gateway",
        r"(?:give|giving|gave) (?:them |him |her |people )?an inch",
        "chain reaction",
    ),
    cue(
        2,
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
        "before (?:you|we|they|anyone)(?: even)? knows? it",
        "before (?:too )?long",
        "only a matter of time",
        "(?:pretty|very) soon",
    ),
    cue(
        2,
        rf"{MODAL}(?: \w+){{0,2}} (?:lead|result|escalate|spiral|culminate|devolve|snowball|end up"
        "|get out of hand)",
    ),
    cue(
        2,
        rf"(?:eventually|soon|ultimately|inevitably|finally|in the end)\b{GAP}\b{MODAL}",
        rf"{MODAL} (?:\w+ )?(?:eventually|soon|ultimately|inevitably|only get worse|get worse"
        "|never stop)",
    ),
    cue(1, "eventually|soon|ultimately|inevitably"),
    cue(
        2,
        r"(?:allow|lett|giv|bann|start|open|permitt|accept|normali[sz]|legali[sz]|censor|remov|restrict)ing [^.!?]{3,90}\b(?:will|would|could|can|may|might)",
    ),
    cue(
        2,
        "no end (?:to|in)|never end(?:s|ing)?|out of control|point of no return|as we know it|one step closer|at this rate|the end of (?:us|society|freedom|democracy|the world|everything)",
    ),
    cue(
        2,
        r"(?:all|every) (?:aspects?|parts?|areas?) of (?:our|your|people's|their|everyone's)?",
    ),
    cue(
        2,
        "if (?:this|it|things) (?:keeps?|goes on|continues?)|this trend",
    ),
    cue(
        2,
        r"leads? to (?:\w+ ){1,7}(?:all|every\w*|anything|everyone|more and more)",
    ),
    cue(
        2,
        r"(?P<step>becom\w+|turn\w*) (?:in)?(?:to )?[^.!?]{2,60}\b(?P=step)",
        r"and then[^.!?]{2,60}\band (?:then|after|finally|eventually)",
    ),
    cue(1, _DOOM),
    cue(
        2,
        r"(?:leads?|leading|results?|end|spiral\w*|escalat\w*|descend\w*|plunge\w*)(?: \w+){0,3} "
        rf"(?:to|in|into|up)\b{GAP}\b{_DOOM}",
    ),
    cue(
        1,
        "more and more|worse and worse|further and further|step by step|stepping stone",
        r"escalat\w+|spiral\w*",
    ),
    cue(
        4,
        r"today\b[^.!?]{2,60}\btomorrow",
        r"first\b[^.!?]{2,60}[.,;] ?(?:and )?(?:then|next|soon)\b[^.!?]{2,60}\b(?:then|next|soon)",
    ),
    cue(
        3,
        r"then\b[^.!?]{2,80}[.,;?!]? ?(?:\w+ ){0,4}then",
        r"becomes? (?:an? )?\w+, (?:and|then|which|the)\b[^.!?]{2,40}\bbecomes?",
        r"lead(?:s|ing)? to\b[^.!?]{2,60}\b(?:which|that|this|and) (?:will |then |could |would )?"
        "(?:leads?|becomes?|grows|turns?)",
        "starts? (?:out )?(?:small|with)",
    ),
    cue(
        2,
        r"if (?:they|we|you|this|the|people|it|he|she|i|a|one)\b[^.!?]{4,90},? (?:then )?"
        r"(?:\w+ ){0,4}(?:will|would|could|might|may|soon|eventually|next|what|who|where)",
    ),
    cue(
        2,
        r"once (?:you|we|they|the|people|someone|governments?|this)\b[^.!?]{3,90}\b(?:will|would"
        r"|it's|then|more|soon|never)",
        r"if (?:they|we|he|she|it|you) (?:can|could|are willing to|get away with)\b[^.!?]{3,80}"
        r"\b(?:then (?:they|we|it|what|who)|what (?:else|is|will)|who (?:else|is|will))",
    ),
    cue(
        2,
        "who(?:'s| is)? (?:knows|to say)",
        "imagine (?:a world|what|having|living)",
        "what (?:will|would) (?:stop|happen|they)",
        "nothing (?:will|would|to) stop",
        "if (?:nothing is done|this continues|we keep)",
        "(?:left )?unchecked",
    ),
    cue(
        2,
        r"(?:will|would|could|might|may) (?:\w+ )?(?:want|start|ban|be banned|begin|demand|try"
        r"|come|be taken|be allowed)\b[^.!?]{0,50}\b(?:too|next|everything|all|anything|every|for)",
    ),
    cue(
        -4,
        "slippery[- ]slope (?:kind|sort|argument|fallacy|logic|thinking)",
        rf"(?:not|{NOT}) (?:\w+ ){{0,7}}(?:slippery|lead to|downhill|snowball|domino)",
        "(?:instead of|rather than|without) (?:a |the )?(?:slippery|escalat)",
        r"(?:doesn't|does not|don't|didn't|won't) (?:\w+ )?(?:mean|lead)",
    ),
    # What they would do next, and where else, and for how long.
    cue(
        4,
        r"next,? (?:they|it|we|he|she|you|who|people)(?:'ll|'d|'re)?(?: will| would| could| might| may| are)? (?!to\b|door\b)\w+",
        r"(?:then|and) next",
    ),
    cue(
        3,
        r"(?:where|what|who) else (?:will|would|can|could|might)",
        r"(?:will|would|could|should) (?:they|we|it|he|she|you|people|the \w+)\b[^.!?]{2,80}\btoo\?",
    ),
    cue(
        2,
        r"ensues?",
        r"(?:spread|go|goes|going|progress|taken?|push(?:ed)?) (?:\w+ ){0,4}further",
        "further down the (?:line|road)",
        "a step further",
    ),
    cue(
        1.5,
        r"(?:if|when|once) (?:they|you|we|he|she|it|the \w+|people|governments?|an? \w+|one)(?: \w+){0,3}? (?:can|could|get away|starts?|begins?|allows?|lets?|allowed|gives?|bans?|stop)\b[^.!?]{3,110}\b(?:then|next|what|who|soon|will|would|could|might)",
    ),
    cue(
        2,
        r"(?:becom\w+|be|as) (?:the |a |more )?(?:new )?(?:norm|normal|commonplace|common)",
        "the new normal?",
    ),
    cue(
        2,
        "bad to worse",
        r"(?:only|just|always|keep) (?:going to )?(?:get|gets|getting) (?:much |even |far )?worse",
    ),
    cue(
        1,
        "at some point|at what point|in no time|some day|someday|one day|sooner or later",
    ),
    cue(
        1.5,
        r"(?:dangerous|alarming|dark|scary|bad|wrong|worrying|terrible) (?:\w+ )?(?:door|path|road|precedent|direction|territory|game|chain)",
    ),
    cue(2, r"then (?:they|it|we|he|she|you|people)(?:'ll|'d| will| would| could| might| may)"),
    cue(
        1.5,
        "lose (?:all |our |your |their |even |the )*(?:freedoms?|rights|privacy|everything|liberty)",
        "(?:taken|take|done|do) away",
        "(?:lost|gone|forgotten) forever",
        "disappear|(?:cease to|no longer) exist|wiped out",
    ),
    cue(
        -3,
        r"unlikely|exaggerat\w+|overreact\w+|far-fetched|paranoi\w+",
        r"(?:i|we) doubt\b[^.!?]{0,60}",
        r"(?:a|big|huge|quite a|bit of a) (?:\w+ )?(?:leap|stretch|jump)",
        r"(?:going|jump\w*) to (?:\w+ )?(?:extremes?|conclusions?)",
        "like saying|worst[- ]case",
    ),
)
