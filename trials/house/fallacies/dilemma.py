"""False dilemmas: two ways only, one of them unbearable. Data."""

# Patterns read best whole.
# ruff: noqa: E501

from trials.house.fallacies.cues import NOT, cue

# False dilemma (Walton: dichotomous argument): two ways only, one of them unbearable.
DILEMMA = (
    cue(4, r"either (?!way\b|of\b|side\b|because\b|can't or\b)[^.!?]{3,200}\bor"),
    cue(
        5,
        r"(?:you(?:'re| are)?|it's|we're|they're|he's) either (?!way\b)[^.!?]{3,200}\bor",
        r"either (?:you|we|they|it|he|she|i)\b[^.!?]{3,200}\bor",
        r"it(?:'s| is| was) either",
    ),
    cue(
        3,
        r"(?:two|2) (?:\w+ )?(?:choices?|options?|alternatives?|paths?|possibilities|outcomes?"
        "|kinds of people|types of people|roads?)",
    ),
    cue(
        3,
        r"only (?:\w+ )?(?:two|2)",
        "(?:two|2) only",
        "one or the other",
        "all or nothing",
        "make or break",
        "do or die",
    ),
    cue(
        3,
        "no (?:real |other |actual )?(?:middle[- ]ground|in[- ]between|third (?:option|way)"
        "|compromise|gr[ae]y area|alternatives?)",
        r"(?:no|isn't any|aren't any) (?:\w+ )?alternatives?",
        "no other (?:way|choice|option|solution|alternative)",
        "(?:there is|there's|have|has|had|leaves?|left with) no (?:choice|option|alternative)",
    ),
    cue(
        3,
        "black[- ]and[- ]white",
        "cut and dr(?:y|ied)",
        "(?:with|for) (?:us|me) or against",
        "(?:good or evil|right or wrong|yes or no)",
    ),
    cue(
        2,
        "only (?:other |real |viable |possible |true )?(?:way|option|choice|solution|alternative"
        "|answer|hope|possibility|explanation)",
    ),
    cue(
        2,
        r"(?:must|need to|needs to|has to|have to|should|got to|better|ought to)\b[^.!?]{4,110},? "
        r"or (?:else|risk|face|it|we|they|he|she|you|i|things|the \w+|there|this|everything|our)",
    ),
    cue(
        3,
        r"(?:it's|it is|it was|either that|that|this) or (?:just|nothing|death|we|they|be)",
        "or else",
    ),
    cue(
        3,
        r"(?:choose|choosing|choice|decide|deciding|pick|picking|torn)(?: is)? (?:between|either"
        "|whether|to either|a side|sides?)",
        "can't have it both ways",
    ),
    cue(
        4,
        r"(?:do|should|are|can|will|would) (?:we|you|they|i)\b[^.!?]{4,100}, or (?:do|should|are"
        "|can|will|would|is) (?:we|you|they|i|it)",
        r"do (?:we|you|they)\b[^.!?]{4,100}\bor do (?:we|you|they)",
    ),
    cue(
        3,
        r"if (?:you|they|we|he|she) (?:do not|don't|aren't|are not|can't|cannot|won't|didn't|oppose"
        r"|refuse)\b[^.!?]{3,80}(?:,|then) (?:then )?(?:you|they|we|he|she)(?:'re| are| must"
        "| obviously| clearly| just| might as well| should| don't| hate| want| do not)",
    ),
    cue(
        2,
        r"if (?:\w+ ){1,3}(?:do not|don't|aren't|are not|can't|cannot|won't|didn't|fails? to)\b"
        r"[^.!?]{3,80}(?:,|then) (?:\w+ ){0,3}(?:will|would|must|going to)",
    ),
    cue(1, "otherwise|unless"),
    cue(
        4,
        r"(?:may|might) (?:just )?as well (?:(?:be|just) )?(?:do|doing|give|not)",
    ),
    cue(
        2,
        "(?:can't|cannot|can not) (?:have|do|be) (?:it )?both",
        r"(?:can|could) (?:either|only) [^.!?]{3,60} or",
        "pick (?:a side|one)",
        "take (?:a )?sides?",
    ),
    cue(
        3,
        r"(?:can|could|must|should|may) \w+[^.!?]{3,60} or (?:(?:they|we|you|it|he|she|just) )?"
        "(?:can|could|must|should|may)",
    ),
    cue(
        3,
        r"(?P<who>we|you|they|he|she|i) \w+[^.!?;]{3,90} or (?:else )?(?P=who)",
        r"(?:can|could|must|may) (?:choose|decide)(?: to)? [^.!?]{3,60} or",
    ),
    cue(3, "would (?:you|we|they) rather"),
    cue(4, "(?:lesser|two) (?:of )?(?:two )?evils"),
    cue(
        3,
        "the (?:only )?(?:alternative|other choice|other option) is",
    ),
    cue(
        3,
        r"(?:can't|cannot|can not) (?:be|have|support|claim|say|expect|want)[^.!?]{3,60}\band (?:also|still|then|yet|expect)",
    ),
    cue(
        -4,
        r"(?:can|could|should) (?:\w+ )?(?:do|have|be|support|care about|want|keep) both",
        r"who (?:says|said)[^.!?]{0,50} only",
    ),
    cue(
        -4,
        "false (?:choice|dilemma|dichotomy)",
        r"(?:third|other|more|another|different|plenty of|many|several|multiple) (?:\w+ )?(?:options?"
        "|choices?|alternatives?|paths?|possibilities|solutions)",
        r"(?:there (?:is|can|could|has to|must|may|might|are)|find|finding|reach|maybe|have) (?:be )?"
        r"(?:an? |some )?(?:\w+ )?(?:middle ground|compromise|balance|in-between)",
        rf"(?:not|isn't|{NOT}|never|rarely|seldom) (?:\w+ ){{0,4}}(?:black[- ]and[- ]white|either"
        "|all or nothing|only two|just two|cut and dry|as simple|that simple)",
        "gr[ae]y areas",
        "mutually exclusive",
        "either/or",
        r"(?:don't|do not|doesn't|does not) (?:\w+ )?have to (?:choose|pick)",
    ),
    # Nothing else is on offer.
    cue(
        2,
        r"(?:is|be|was|are|'s) (?:really )?the only (?:\w+ )?(?:way|outcome|thing|path|means|method|solution|option|choice|answer|hope|possibility|explanation)",
        r"only (?:an? |the )?\w+ (?:can|will|could) (?:save|stop|fix|help|solve|end|bring|change)",
        r"only (?:\w+ )?way (?:that|to|out|forward|for|this|we|they|you|it)",
    ),
    cue(
        3,
        "which (?:one )?is it|pick one",
        r"make up (?:your|their|his|her) minds?",
        "eat (?:your|their|his|her|our) cake",
        "one way or the other",
    ),
    cue(
        1.5,
        "(?:two|2) (?:things|ways|sides|solutions|scenarios|types|kinds|camps) (?:to|that|of|here|could|can|we|it|you)",
    ),
    cue(
        2,
        r"(?:those|people|anyone|whoever|anybody) who (?:\w+ ){0,2}(?:don't|do not|disagrees?|opposes?|doesn't|isn't|aren't)\b[^.!?]{3,60}\b(?:are|is|must|supports?|promot\w+|wants?|hates?)",
    ),
    cue(
        2,
        r"if (?:you're|we're|they're|you are|we are|they are|it's|it is) not\b[^.!?]{2,60},? (?:then )?(?:you|we|they|it|does)(?:'re| are|'s| is)?",
    ),
    cue(
        -3,
        rf"(?:not|{NOT}|nothing|why|without|instead of|rather than) (?:\w+ ){{0,4}}(?:either|only|one or the other|two|choose|between)(?! way)",
        "more than (?:two|one or the other)",
        "(?:doesn't|does not|don't|do not|needn't) have to be",
    ),
    cue(-1, "both"),
)
