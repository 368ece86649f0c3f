"""Answers to somebody instead of to something: the speaker, a caricature, another matter."""

# Patterns read best whole.
# ruff: noqa: E501

from trials.domain.fallacies import Fallacy
from trials.house.fallacies.cues import FAR, Cue, cue

_INSULT = (
    r"(?:idiots?|morons?|fools?|liars?|clowns?|losers?|hypocrites?|crooks?|frauds?|buffoons?"
    r"|imbeciles?|bull(?:y|ies)|stupid|dumb|ignorant|lazy|ugly|crazy|insane|fat|dishonest|racists?"
    r"|sexists?|bigots?|cowards?|traitors?|thie(?:f|ves)|criminals?|communists?|nazis?"
    r"|hipp(?:y|ies)|jerks?|weirdos?|paranoid|selfish|immature|drunks?|alcoholics?|cheats?"
    r"|cheaters?|snobs?|pompous|windbags?|peacocks?|charlatans?|incompetent|uneducated"
    r"|brainwashed|nerds?|geeks?)"
)
_INSULT_KEYS = (
    "idiot|moron|fool|liar|clown|loser|hypoc|crook|fraud|buff|imbec|bull|stupid|dumb|ignor|lazy"
    "|ugly|crazy|insane|fat|dishon|racis|sexis|bigot|coward|trait|thie|crimin|commun|nazi|hipp"
    "|jerk|weird|parano|selfish|immat|drunk|alcoh|cheat|snob|pomp|wind|peac|charl|incomp|uneduc"
    "|brainw|nerd|geek"
)

# Ad hominem (Walton: abusive, circumstantial, bias): the person is bad, therefore the claim is.
HOMINEM = (
    cue(
        4,
        _INSULT_KEYS,
        r"(?:you are|you're|he is|he's|she is|she's|prosecutor is|prosecution is|opponent is"
        r"|harrington is) (?:(?:all|just|only|nothing but|clearly|obviously|such|too|so|a bit|really"
        rf"|very|probably|also) ){{0,2}}(?:(?:a|an|the) )?(?:\w+,? )?{_INSULT}",
    ),
    cue(
        4,
        "know",
        r"what (?:would|does|do|could|can|did) (?:you|he|she|they|a|an|our|my|your|someone|some|that"
        r"|any) ?(?:\w+ ){0,4}know",
        "how (?:would|could|can) (?:you|he|she|they) (?:even |possibly )?know",
    ),
    cue(
        4,
        "trust|believe|listen|take|follow|vote|care",
        r"(?:can't|cannot|don't|do not|shouldn't|should not|never|no one should|nobody should|why "
        r"(?:should|would) (?:we|anyone|i|you)) (?:\w+ )?(?:trust|believe|listen to|take|follow"
        r"|vote for|care what)\b[^!?]{2,80}\b(?:because|since|he's|she's|he is|she is|he was|she was"
        r"|didn't|never|convict\w*|affair|liar|cheat\w*|who (?:is|was|has|have|had|can't|never"
        "|owns|wears))",
    ),
    cue(
        2,
        "trusted|believed|seriously|listened|wrong",
        r"(?:should ?n't|should not|can't|cannot|not) (?:be )?(?:\w+ )?(?:trusted|believed"
        "|taken seriously|listened to)",
        "(?:he|she|you)(?:'s| is|'re| are) (?:obviously |clearly |just |definitely )?wrong",
    ),
    cue(
        2,
        "because|since|after all|consider|given",
        r"(?:because|since|after all|considering|given that) (?:he|she|they|you)(?:'s| is| are|'re"
        r"| was| were|'ve| has| have| had)? (?:just|only|never|not|too|a|an|always|didn't|don't"
        "|doesn't|look)",
    ),
    cue(
        3,
        "of course|you|who|says|coming|shut|no idea",
        "of course (?:you|he|she)(?:'d| would)",
        "you would say",
        "you(?:'re| are) (?:just|only) saying",
        "who are you to|who (?:is he|is she|are they) to",
        "look who",
        "(?:says|coming from) (?:the|a|an|someone|somebody) (?:man|woman|guy|person|one|who)",
        "people like you",
        "shut up",
        "ha(?:ve|s) no idea",
    ),
    cue(
        1,
        "cheat|affair|divorc|arrest|convict|jail|prison|drop|drug|drunk|bankrupt|even",
        r"cheat(?:ed|s|ing)? on|affairs?|divorce[ds]?|arrested|convicted|in (?:jail|prison)"
        r"|drop(?:ped)?[- ]?out|drugs|drunk|bankrupt\w*"
        r"|(?:can't|couldn't|doesn't|don't|didn't) even",
    ),
    cue(
        3,
        "opinion|argument|claim|theory|position|advice|testimony|view|idea|word",
        r"(?:opinion|argument|claim|theory|position|advice|testimony|view|idea|word)s?\b"
        r"[^.!?]{0,40} (?:invalid|worthless|useless|garbage|nonsense|doesn't (?:count|matter)|don't "
        r"(?:count|matter)|can't be (?:trusted|right|true)|should not be taken|shouldn't be taken)",
    ),
    cue(
        1,
        "opponent|senator|mayor|candidate|president|prosecutor",
        r"my opponent|(?:senator|mayor|candidate|president|prosecutor) \w+",
    ),
    cue(
        2,
        "unfit|qualified|not fit|no right|smart|too |biased|clueless|hypocrit|liar|ugly",
        r"unfit|not qualified|unqualified|not fit|no right to|not smart enough|too (?:old|young"
        r"|stupid|ugly|fat|dumb)|biased|clueless|hypocrit\w+|liar|ugly",
    ),
    cue(1, _INSULT_KEYS, _INSULT),
)

# Straw man: a distorted position is answered.
STRAW = (
    cue(
        4,
        "so|apparently",
        r"(?:so|apparently),? (?:you(?:'re| are)?|the prosecution(?: is)?|he(?:'s| is)|she(?:'s| is)"
        r"|what you(?:'re| are)|i guess you),? (?:\w+ ){0,2}(?:saying|believes?|think|thinks|says"
        "|arguing|claiming|want|wants|mean|suggesting|don't|hate|would have)",
    ),
    cue(
        2,
        "saying|suggest|claim|argu|imply|telling",
        r"(?:you(?:'re| are)|are you) (?:(?:basically|really|just|actually|essentially) )?(?:saying"
        "|suggesting|claiming|arguing|implying|telling me)",
    ),
    cue(
        3,
        "opponent|prosec|senator|femin|liber|conserv|democ|repub|environ|atheis|christ|advoc|critic"
        "|vegan|who",
        r"(?:my opponent|the prosecution|the senator|feminists|liberals|conservatives|democrats"
        r"|republicans|environmentalists|atheists|christians|advocates|critics|vegans|those who"
        rf"|people who|anyone who)\b{FAR}\b(?:wants? to|thinks?|believes?|hates?|obviously)\b{FAR}\b"
        r"(?:all|every\w*|never|no one|nobody|ban|destroy|kill|abolish|everything|only|force)",
    ),
    cue(4, "you ", r"(?:i can't believe|why do) you (?:\w+ )?(?:want|hate|think|support|don't)"),
)

# Red herring (ignoratio elenchi): another question is answered.
HERRING = (
    cue(
        4,
        "instead|real|state of",
        r"(?:what about|have you seen|let's talk about|let us talk about|shouldn't (?:we|you"
        r"|this court) be)\b[^.!?]{0,60}\b(?:instead|real (?:problem|issue|question|crime)"
        "|state of)",
    ),
    cue(
        2,
        "never mind|forget|speaking|note|anyway|enough",
        "never mind (?:that|the|this)",
        "forget (?:about )?(?:that|this)",
        "speaking of which",
        "on another note",
        "but (?:anyway|enough about)",
    ),
)

# Tu quoque: the accuser does the same.
QUOQUE = (
    cue(
        4,
        "self|too|as well",
        r"(?:you|the prosecutor|the prosecution|harrington|the judge)(?:'ve| have| has| yourself"
        r"| himself)? (?:(?:also|surely|probably) )?(?:do|does|did|done|own|owns|have|has|had|got"
        r"|kept|keep|keeps)\b[^.!?]{0,40}\b(?:yourself|himself|too|as well)",
    ),
    cue(
        4,
        "talking|kettle|you're",
        "look who's talking",
        "pot calling the kettle",
        "you're no better",
    ),
)

PERSONS: dict[Fallacy, tuple[Cue, ...]] = {
    Fallacy.AD_HOMINEM: HOMINEM,
    Fallacy.STRAW_MAN: STRAW,
    Fallacy.RED_HERRING: HERRING,
    Fallacy.TU_QUOQUE: QUOQUE,
}

# The speaker turns somebody's argument away, or weighs it: its words are less their own.
REJECTION = (
    cue(
        -2,
        "agree",
        r"i (?:\w+ )?(?:disagree|(?:can't|cannot|can not|don't|do not|couldn't) (?:\w+ )?agree)",
    ),
    cue(
        -2,
        "so you|you're|you are|nobody is|no one is|comment|some people|some would",
        "so you (?:think|believe|are|want)",
        "you(?:'re| are) (?:arguing|assuming|making|saying|suggesting)",
        "(?:nobody|no one) is (?:saying|suggesting|arguing)",
        "(?:other )?comment(?:er|ator)s? (?:are|is|who|that|say|said)",
        "some (?:people|would) (?:say|think|believe|argue)",
    ),
    cue(-1, "just because|even if|even though", "just because", "even (?:if|though)"),
    cue(
        -1,
        "logic|argument|thinking|reasoning|fallac|generali",
        "(?:that|this|your|the) (?:kind|sort|type|line) of (?:logic|argument|thinking|reasoning)",
        "(?:strange|faulty|flawed|bad|weird) (?:logic|reasoning|argument)",
        r"fallac\w+|generali[sz]ation\w*",
    ),
    cue(
        -1,
        "your |you seem|you make|you made",
        "your (?:logic|argument|comment|statement|reasoning|claim|comparison|point)",
        "you (?:seem to|made a|make it)",
    ),
    cue(
        -1,
        "mean|make|always|necessarily|i don't|i do not",
        "(?:doesn't|does not|don't) (?:mean|make (?:it|this|that))",
        "not (?:always|necessarily)",
        "i (?:don't|do not) (?:think|see|understand|get)",
    ),
)
