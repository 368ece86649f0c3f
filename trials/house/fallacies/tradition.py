"""Appeals to the past: it has always been so, therefore it should be so. Data."""

# Patterns read best whole.
# ruff: noqa: E501

from trials.house.fallacies.cues import FAR, cue

# Argument from established practice (Walton): it has always been so, therefore it should be so.
TRADITION = (
    cue(2, "traditions?"),
    cue(1, "traditional(?:ly)?"),
    cue(
        2,
        "(?:it's|it is|it was|is|always been) traditional (?:to|for|that)",
        r"(?:against|keep|follow|respect|preserve) (?:\w+ ){0,2}traditional",
    ),
    cue(
        2,
        r"(?:is|it's|its|are|was|been|by) (?:(?:a|an|the|our|their|my|such|just|long|only) )"
        r"{0,2}(?:\w+ )?traditions?",
        "traditions? (?:of|for|to|in|is|that|dictates?|demands?)",
        "traditional (?:ways?|cultures?|values?|practices?|to|roles?|views?|wisdom)",
    ),
    cue(
        3,
        r"(?:long-?standing|long[- ]held|age-?old|time-honou?red|ancient|centur(?:y|ies)-old|proud"
        r"|rich|deep-rooted|old|family|our|their|own|sacred|noble|fine) (?:\w+ )?"
        "(?:traditions?|customs|practices?|ways|heritage)",
    ),
    cue(
        2,
        r"(?:have|has|had|(?:i|we|you|they|who)'ve|(?:it|he|she|that|there|who|life)'s) (?:\w+ )?always (?:been|done|\w+ed|had|kept|held|made|gone"
        "|said|fought|found|come|known|let|put|stood|given|taken)",
    ),
    cue(
        3,
        r"(?:how|the way) (?:it|things|they|we|this|that|people|life)(?:'s| has| have|'ve)? "
        r"(?:\w+ )?always",
        "what (?:they|we|people)(?:'ve| have) always",
        "the way it(?:'s| is| has) (?:always |been)",
        "that's (?:just )?how it(?:'s| has) (?:always )?been",
    ),
    cue(
        3,
        r"(?:for|over|across|through|since|of|in) (?:\w+ ){0,2}(?:centuries|generations|millennia"
        "|eons|ages|thousands of years|hundreds of years|a thousand years)",
        "for a thousand years",
    ),
    cue(1, r"for (?:\w+ )?(?:decades|years)"),
    cue(
        2,
        r"been (?:around|doing|done|going on|this way|like this|in place|practi[sc]ed|used|part of"
        r"|here|happening) (?:\w+ ){0,4}(?:for|since)",
    ),
    cue(2, "for (?:such |so )?(?:a )?(?:very )?long(?: time)?"),
    cue(4, "test of time|time-tested|tried and (?:true|tested)"),
    cue(
        3,
        "ancestors|forefathers|forebears|founding fathers|old days|olden days",
        "generation to generation",
        "(?:handed|passed) down",
    ),
    cue(
        1,
        r"(?:my|our|their) (?:grand(?:parents|mothers?|fathers?)|great-grand\w+|parents)",
    ),
    cue(
        3,
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
        2.5,
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
        r"(?:part|heart|fabric|hallmark) of (?:our|their|the|my|its|every|this) (?:\w+ )?(?:culture"
        "|heritage|history|tradition|identity|society)",
        "cultural norms?",
        "in (?:our|their) culture",
        "customs?",
    ),
    cue(
        2,
        rf"(?:traditions?|customs?|heritage|culture|always (?:been|done)|ancestors|history)\b{FAR}"
        r"\b(?:should|must|respect\w*|preserv\w*|uphold\w*|honou?r\w*|continu\w*|carry on|keep"
        "|right|wrong|good)",
    ),
    cue(
        2,
        r"(?:respect|preserve|uphold|honou?r|continu\w+|carry on|keep(?:ing)?|maintain|against"
        r"|break(?:ing)?|follow\w*) (?:\w+ ){0,3}(?:traditions?|customs?|heritage|always)",
    ),
    cue(
        -3,
        r"just because\b[^.!?]{0,60}",
        r"outdated|archaic|backwards?|antiquated|evolve|progress|modern times",
        "change with the times",
        "times (?:have )?changed?",
        "not (?:an? )?(?:excuse|reason)",
        r"(?:new|others'?) traditions?",
    ),
    # As it was, and so it goes on.
    cue(
        3,
        "(?:like|as|and|which|that) (?:we|they|it|he|she|people) always (?:have|has|had|did|do|were"
        "|was)",
        r"always (?:have|has|had|did|was|were),? and (?:\w+ )?(?:always )?(?:will|should|must)",
    ),
    cue(
        3,
        "(?:good )?old (?:days|ways?)",
        "old[- ]fashioned way",
        "(?:simpler|easier) times?",
    ),
    cue(
        3,
        r"(?:fix|change|replace)\b[^.!?]{0,30}\b(?:not|isn't|ain't|wasn't|never) bro(?:ke|ken)",
        "(?:isn't|ain't|is not) bro(?:ke|ken)",
    ),
    cue(
        2,
        "that(?:'s| is) (?:just |simply |always )?(?:what|how) (?:people|we|they|things|one) "
        "(?:do|does|are|is|work|go|were)(?! to)",
        "(?:it's|that's|it is|that is) (?:just|simply) (?:the way|how) (?:it|things|they|life|we)",
    ),
    cue(
        2,
        r"(?:miss|return(?:ing)? to|go(?:ing)? back (?:to|in)|bring back|back to|remember) (?:\w+ )"
        "{0,3}(?:days|times?|past|ways?|era|roots|old|traditions?)",
    ),
    cue(
        2,
        r"(?:relatives|people|generations|those|elders|parents) (?:from|of|in) the past",
        "before any of us",
        "(?:generations?|centur(?:y|ies)|long) ago",
        "(?:history|time) (?:has )?(?:always )?(?:shows?|shown|proves|proved|proven|taught|tells)",
        "long been (?:a|the|how|known|that|part|done)",
    ),
    cue(1, "traditionally|forever|way of life"),
    cue(
        -3,
        r"(?:harmful|bad|wrong|oppressive|cruel|sexist|barbaric|horrible|terrible) (?:\w+ )?(?:traditions?|customs?|practices?)",
        r"(?:challeng\w+|abandon\w*|question\w*|chang\w+|reject\w*|rid of|end|move past) (?:\w+ ){0,3}(?:traditions?|customs)",
        r"(?:traditions?|customs?) (?:can|should|must|needs? to|ha(?:s|ve) to|could) (?:\w+ )?(?:change|evolve|end|die|stop|be (?:changed|challenged|broken|questioned|abandoned))",
    ),
)
