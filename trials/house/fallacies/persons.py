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

# Ad hominem (Walton: abusive, circumstantial, bias): the person is bad, therefore the claim is.
HOMINEM = (
    cue(
        4,
        r"(?:you are|you're|he is|he's|she is|she's|prosecutor is|prosecution is|opponent is"
        r"|harrington is) (?:(?:all|just|only|nothing but|clearly|obviously|such|too|so|a bit|really"
        rf"|very|probably|also) ){{0,2}}(?:(?:a|an|the) )?(?:\w+,? )?{_INSULT}",
    ),
    cue(
        4,
        r"what (?:would|does|do|could|can|did) (?:you|he|she|they|a|an|our|my|your|someone|some|that"
        r"|any) ?(?:\w+ ){0,4}know",
        "how (?:would|could|can) (?:you|he|she|they) (?:even |possibly )?know",
    ),
    cue(
        4,
        r"(?:can't|cannot|don't|do not|shouldn't|should not|never|no one should|nobody should|why "
        r"(?:should|would) (?:we|anyone|i|you)) (?:\w+ )?(?:trust|believe(?! that\b| this\b| how\b| it\b)|listen to|take|follow"
        r"|vote for|care what)\b[^!?]{2,80}\b(?:because|since|he's|she's|he is|she is|he was|she was"
        r"|didn't|never|convict\w*|affair|liar|cheat\w*|who (?:is|was|has|have|had|can't|never"
        "|owns|wears))",
    ),
    cue(
        2,
        r"(?:should ?n't|should not|can't|cannot|not) (?:be )?(?:\w+ )?(?:trusted|believed"
        "|taken seriously|listened to)",
        "(?:he|she|you)(?:'s| is|'re| are) (?:obviously |clearly |just |definitely )?wrong",
    ),
    cue(
        2,
        r"(?:because|since|after all|considering|given that) (?:he|she|they|you)(?:'s| is| are|'re"
        r"| was| were|'ve| has| have| had)? (?:just|only|never|not|too|a|an|always|didn't|don't"
        "|doesn't|look)",
    ),
    cue(
        3,
        "of course (?:you|he|she)(?:'d| would)",
        "you would say",
        "you(?:'re| are) (?:just|only) saying",
        "who are you to|who (?:is he|is she|are they) to",
        "look who",
        "(?:says|coming from) (?:the|a|an|someone|somebody) (?:man|woman|guy|person|one|who)",
        "people like you",
        r"(?:you|just|please|should|and) shut up",
        "ha(?:ve|s) no idea",
    ),
    cue(
        1,
        r"cheat(?:ed|s|ing)? on|affairs?|divorce[ds]?|arrested|convicted|in (?:jail|prison)"
        r"|drop(?:ped)?[- ]?out|drugs|drunk|bankrupt\w*"
        r"|(?:can't|couldn't|doesn't|don't|didn't) even",
    ),
    cue(
        3,
        r"(?:opinion|argument|claim|theory|position|advice|testimony|view|idea|word)s?\b"
        r"[^.!?]{0,40} (?:invalid|worthless|useless|garbage|nonsense|doesn't (?:count|matter)|don't "
        r"(?:count|matter)|can't be (?:trusted|right|true)|should not be taken|shouldn't be taken)",
    ),
    cue(
        1,
        r"my opponent|(?:senator|mayor|candidate|president|prosecutor) \w+",
    ),
    cue(
        2,
        r"unfit|not qualified|unqualified|not fit|no right to|not smart enough|too (?:old|young"
        r"|stupid|ugly|fat|dumb)|biased|clueless|hypocrit\w+|liar|ugly",
    ),
    cue(1, _INSULT),
)

# Straw man: a distorted position is answered.
STRAW = (
    cue(
        4,
        r"(?:so|apparently),? (?:you(?:'re| are)?|the prosecution(?: is)?|he(?:'s| is)|she(?:'s| is)"
        r"|what you(?:'re| are)|i guess you),? (?:\w+ ){0,2}(?:saying|believes?|think|thinks|says"
        "|arguing|claiming|want|wants|mean|suggesting|don't|hate|would have)",
    ),
    cue(
        2,
        r"(?:you(?:'re| are)|are you) (?:(?:basically|really|just|actually|essentially) )?(?:saying"
        "|suggesting|claiming|arguing|implying|telling me)",
    ),
    cue(
        3,
        r"(?:my opponent|the prosecution|the senator|feminists|liberals|conservatives|democrats"
        r"|republicans|environmentalists|atheists|christians|advocates|critics|vegans|those who"
        rf"|people who|anyone who)\b{FAR}\b(?:wants? to|thinks?|believes?|hates?|obviously)\b{FAR}\b"
        r"(?:all|every\w*|never|no one|nobody|ban|destroy|kill|abolish|everything|only|force)",
    ),
    cue(4, r"(?:i can't believe|why do) you (?:\w+ )?(?:want|hate|think|support|don't)"),
)

# Red herring (ignoratio elenchi): another question is answered.
HERRING = (
    cue(
        4,
        r"(?:what about|have you seen|let's talk about|let us talk about|shouldn't (?:we|you"
        r"|this court) be)\b[^.!?]{0,60}\b(?:instead|real (?:problem|issue|question|crime)"
        "|state of)",
    ),
    cue(
        2,
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
        r"(?:you|the prosecutor|the prosecution|harrington|the judge)(?:'ve| have| has| yourself"
        r"| himself)? (?:(?:also|surely|probably) )?(?:do|does|did|done|own|owns|have|has|had|got"
        r"|kept|keep|keeps)\b[^.!?]{0,40}\b(?:yourself|himself|too|as well)",
    ),
    cue(
        4,
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
        r"i (?:\w+ )?(?:disagree|(?:can't|cannot|can not|don't|do not|couldn't) (?:\w+ )?agree)",
    ),
    cue(
        -2,
        "so you (?:think|believe|are|want)",
        "you(?:'re| are) (?:arguing|assuming|making|saying|suggesting)",
        "(?:nobody|no one) is (?:saying|suggesting|arguing)",
        "(?:other )?comment(?:er|ator)s? (?:are|is|who|that|say|said)",
        "some (?:people|would) (?:say|think|believe|argue)",
    ),
    cue(-1, "just because", "even (?:if|though)"),
    cue(
        -1,
        "(?:that|this|your|the) (?:kind|sort|type|line) of (?:logic|argument|thinking|reasoning)",
        "(?:strange|faulty|flawed|bad|weird) (?:logic|reasoning|argument)",
        r"fallac\w+|generali[sz]ation\w*",
    ),
    cue(
        -1,
        "your (?:logic|argument|comment|statement|reasoning|claim|comparison|point)",
        "you (?:seem to|made a|make it)",
    ),
    cue(
        -1,
        "(?:doesn't|does not|don't) (?:mean|make (?:it|this|that))",
        "not (?:always|necessarily)",
        "i (?:don't|do not) (?:think|see|understand|get)",
    ),
    # Who weighs both sides, looks at the record or turns to somebody's remark is not asserting.
    cue(
        -1,
        "however|on the other hand|at the same time|balanced?|complex|complicated|nuanced?",
        r"(?:not|isn't) (?:\w+ )?(?:that |so |as )?simple",
    ),
    cue(
        -1,
        "evidence|data|statistics|study|studies|research",
    ),
    cue(
        -1,
        r"(?:what|as|like|if) you(?:'re| are)? (?:\w+ )?(?:say|said|mention|suggest|think|want)\w*",
        r"your (?:\w+ )?(?:view|opinion|belief|idea|example|assumption|position|perspective|thinking"
        "|take)",
    ),
    cue(
        -2,
        "(?:this|that|it)(?:'s| is) like saying",
        r"(?:doesn't|does not|don't) (?:\w+ ){0,3}make (?:\w+ )?sense",
        "(?:insane|ridiculous|silly|weird|strange) (?:take|argument|thing to say)",
    ),
)
