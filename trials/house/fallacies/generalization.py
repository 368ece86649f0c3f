"""Hasty generalisations: a few, therefore all. Data."""

# Patterns read best whole.
# ruff: noqa: E501

from trials.house.fallacies.cues import GAP, GROUP, cue

# Argument from a sample to a population (Walton; hasty generalisation): a few, therefore all.
GENERAL = (
    cue(
        2,
        rf"(?:all|every|no|any) (?:of )?(?:the |these |those )?(?:[\w-]+ )?{GROUP} (?:are|is|do|want"
        "|will|care|just|only|can't|don't|must|never|always|seem|hate|lie|love|have)",
    ),
    cue(
        5.5,
        r"(?:so|therefore|thus|hence|which means|that means|conclude that|decides?|concludes?),? "
        r"(?:that |i guess |it seems |that means |we can say |i think )?(?:all|every|everyone"
        r"|everybody|none|nobody|most) (?:of )?(?:the |my |your )?[\w-]+ (?:\w+ )?(?:are|is|must|do"
        "|does|will|were|have|has|should|can|love|hate|like|just|did)",
        r"so (?:the (?:whole|entire) \w+|every\w+|they all|all of them) (?:\w+ )?(?:must|does|do|is"
        "|are|did|loves?|likes?|liked|loved|agrees?|agreed|thinks?|wants?)",
    ),
    cue(
        2,
        r"(?:must|probably|likely|surely|clearly|i guess|i bet|i(?:'m| am) sure|shows|proves|goes to"
        r" show|tells me|no doubt|doubt|assume|undoubtedly|guarantee|wouldn't be surprised|think"
        rf"|makes you think|seems like) {GAP}\b(?:all|every|no|any|most|the majority of) (?:of )?"
        rf"(?:the |these |those |their )?(?:[\w-]+ ){{0,2}}(?:{GROUP}|people|others|\w+ers|\w+ists"
        r"|\w+ians|\w+ans|\w+ese)",
    ),
    cue(
        2,
        r"(?:i|we|my \w+)(?:'ve| have| had)? (?:(?:only|ever|once|just|recently|always|constantly"
        r"|personally) )?(?:seen|saw|heard|hear|met|know|knew|read|see|talked to|visited|tried"
        r"|asked) (?!that\b|it's\b|it is\b|you\b|they\b|there\b|about\b|the\b)\w+",
    ),
    cue(
        2,
        r"(?:every ?time|any ?time|whenever) (?:i|we|you|my)",
        r"it(?:'s)? always \w+",
        r"i(?:'ve)? (?:constantly|always) (?:hear|see|heard|seen)",
    ),
    cue(
        2,
        "(?:they(?:'re| are)|these people are|those people are) all",
        "all the same",
        "just like (?:all|every|the rest)",
        r"typical (?:of )?(?:\w+ )?(?:people|government\w*|countr\w*|men|women|politician\w*"
        r"|lawyer\w*)",
        "par for (?:the )?course",
        r"that's (?:just )?how (?:\w+ )?(?:people|countries|governments|men|women|politicians"
        "|it always)",
    ),
    cue(
        3,
        r"(?:most|all)(?: of)?(?: the| these| those)? (?:other )?(?:\w+ ){1,2}(?:probably|likely"
        "|surely|undoubtedly) (?:have|are|share|do|feel|think|want|believe)",
        r"(?:whenever|every time|any time) [^.!?]{3,140}\balways",
    ),
    cue(
        2,
        r"(?:just|that's|this is|is this) how (?:they|these \w+|those \w+) (?:\w+ )?(?:operate|are"
        "|work|behave|act|think)",
        "that(?:'s| is) what (?:happens|you get)",
        r"something about (?:that|those|these) \w+",
    ),
    cue(
        3,
        r"(?:the same|this) (?:is|must be|goes|applies|holds|would be|will be) (?:(?:probably|likely"
        r"|also|surely) )?(?:true )?(?:for|of|in|with) (?:all|every\w*|most|the (?:whole|rest"
        "|entire))",
        r"if (?:one|he|she|my|this one|a single)\b[^.!?]{3,80}(?:,|then) (?:\w+ ){0,3}(?:all"
        r"|every\w*|the rest|others|anyone)",
    ),
    cue(
        2,
        r"(?:one|a single|two|three|both|my) (?:\w+ )?(?:person|people|cases?|examples?|friends?"
        r"|neighbou?rs?|guy|man|woman|incident|brother|sister|cousins?|uncle|aunt|roommate|father"
        r"|guests?|colleagues?|grandfather)\b[^!?]{3,140}\b(?:all|every(?:one|body)|always|never)",
    ),
    cue(
        1.5,
        "i guess|no wonder|goes to show|i bet|i wouldn't be surprised|it just shows",
        "makes (?:me|you|one) (?:think|wonder)",
        "what else (?:is|can|could)",
    ),
    cue(
        1.5,
        "(?:whole|entire) (?:world|continent|country|region|system|city|street|town|nation|industry)",
        "everywhere|worldwide|anywhere|all over the (?:world|country|place)",
    ),
    cue(
        2,
        rf"{GROUP} (?:are (?:just|all|always|only|so)|always|never|don't (?:really )?(?:care|want"
        "|appreciate|look)|only care|can't be trusted|will (?:always|never))",
    ),
    cue(
        -3,
        "not (?:all|every|everyone)",
        r"generali[sz]\w*|stereotyp\w+",
        "not (?:necessarily|always)",
        "(?:doesn't|does not|don't|not) mean",
        r"paint\w* (?:\w+ ){0,3}brush",
        "all (?:countries|people|governments) (?:should|need|must|have to|deserve)",
    ),
    # One case, and what it is said to tell of the rest.
    cue(
        1.5,
        "(?:speaks?|spoke) volumes|says it all",
        "all (?:you|i|we|one) needs? to know",
        r"(?:this|that|which|it|(?:this|that|one) \w+ \w+|case|story) (?:just |only |really )?(?:proves|shows|tells (?:you|me|us))",
        "(?:is|are|as|it's) (?:\\w+ )?proof",
        "where there(?:'s| is| are) \\w+, there",
    ),
    cue(
        1.5,
        r"(?:these|those) (?:\w+ )?(?:people|types|governments|countries|men|women|places|politicians|companies|kids|lot) (?:are|always|never|just|will|don't|only|can't|all|love|hate|think|want|tend)",
        "in (?:these|those) (?:places|countries|societies|cultures)",
    ),
    cue(
        2,
        r"(?:must|has to|have to) (?:all )?be (?:\w+ ){0,3}(?:most|worst|extremely|off the charts|full of|everywhere|rampant|corrupt|terrible|horrible)",
    ),
    cue(
        2,
        r"(?:imagine|wonder) (?:how|what) (?:bad|else|much|many|the rest|they|it)",
    ),
    cue(
        3,
        r"if (?:they|he|she|the \w+|an? \w+|someone|this \w+|even \w+|[a-z]+)(?: \w+){0,3}? (?:can't|can|would|will|is|are|has|have|did|does)\b[^.!?]{3,110},? (?:then )?(?:\w+ ){0,3}(?:probably|surely|likely|i bet|imagine|i wouldn't|i'm sure|no doubt|all )",
    ),
    cue(
        2,
        r"(?:i|we) (?:also )?doubt (?:anyone|any|that|they|it|there|social|most)",
        "none of (?:us|them|my|the people i)",
        r"(?:me and my|all my|most of my) (?:\w+ )?(?:friends?|family|neighbou?rs?|group)",
        "in my (?:own )?experience|from (?:what i've seen|my experience)",
        r"i (?:know|have|met|asked) (?:a few|some|one|two|several) (?:\w+ )?(?:friends?|people|person|guys?|wom[ae]n|m[ae]n|cousins?|neighbou?rs?)",
    ),
    cue(
        1.5,
        "everywhere|all (?:over|around) (?:the )?(?:world|place|country|globe)|across the (?:board|world)",
        r"(?:every|any) other \w+|the norm (?:in|for|there|here)|history repeats|all of them",
    ),
    cue(
        1,
        r"(?:people|men|women|citizens) (?:of|in|from) (?-i:[A-Z])\w+ (?:\w+ )?(?:are|all|love|hate|must|don't|seem|always|never|just|only)",
        r"(?-i:[A-Z])[a-z]+(?:ese|ians?|ans|ish) (?:men|women|people|culture|governments?|politicians)? ?(?:\w+ )?(?:are|always|all|never|only|don't|just|belong|seem|love|hate)",
    ),
)
