"""Appeals to nature: natural, therefore good; unnatural, therefore bad. Data."""

from trials.house.fallacies.cues import NOT, cue

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
    cue(2, rf"natural(?! {_THINGS}\b)"),
    cue(
        3,
        r"(?:only|just|perfectly|completely|entirely|quite|so|most|very|totally|simply|inherently"
        rf"|all|more|absolutely|pretty) natural(?! {_THINGS}\b)",
    ),
    cue(3, rf"natural {_KINDS}"),
    cue(3, "unnatural(?:ly)?"),
    cue(
        2,
        r"(?:is|are|was|be|being|seems?|feels?|it's|that's|they're|so|very|just|completely|totally"
        r"|quite|and) (?:\w+ )?unnatural",
        r"unnatural (?:to|for|and|thing|things|way|act|acts|behaviou?r|order|state)",
    ),
    cue(4, rf"(?:not|{NOT}|never|nothing|hardly) (?:\w+ ){{0,2}}natural"),
    cue(
        4,
        r"(?:against|with|mother|in line with|contrary to|laws? of|way of|course of|defy|defies"
        r"|fight|by|let|forces? of) nature",
        r"nature (?:take|intend\w*|made|meant|design\w*|wants?|knows?|gave|itself|decides?"
        r"|provid\w+|always)",
    ),
    cue(
        3,
        "human nature",
        r"in (?:our|their|his|her|my|its) (?:\w+ )?nature",
        "(?:very|own) nature",
    ),
    cue(2, "naturally"),
    cue(
        2,
        r"(?:comes?|happens?|occurs?|occurring|evolve|grow|heal|die|born) (?:\w+ )?naturally",
    ),
    cue(
        3,
        "hard-?wired",
        r"(?:our|human|the) bod(?:y|ies) (?:\w+ )?(?:are|were|is|was|weren't|wasn't|isn't|aren't) "
        "(?:not )?(?:made|meant|designed|built|supposed)",
        "in (?:our|their|his|her|my) (?:dna|genes|blood)",
        "(?:survival|basic|animal|human|primal|inborn|innate) instincts?",
        r"instinctive\w*|instincts?|innate\w*",
    ),
    cue(
        2,
        "(?:earth|planet|nature) (?:will|can|has) (?:always )?(?:heal|take care"
        "|recover|fix|correct|balance)",
    ),
    cue(
        1,
        r"artificial|synthetic|man-?made|chemicals|organic|herbal|home remed\w+",
    ),
    cue(
        3,
        "animal kingdom|in the wild|law of the jungle|survival of the fittest|circle of life"
        "|food chain",
    ),
    cue(
        -3,
        "natural to (?:think|assume|believe|wonder|ask|suppose|conclude|question)",
        r"natural(?:ly)? (?:\w+ ){0,3}but",
    ),
    cue(
        -3,
        r"nature of (?:the|this|these|those|a|an|our|his|her|their)",
        r"just because\b[^.!?]{0,50}\bnatural",
        "natural(?:ly)? (?:does not|doesn't|isn't) (?:mean|make)",
        r"whether (?:\w+ ){1,4}natural",
        r"(?:okay|ok|fine|good|right) (?:just )?because (?:it's|it is|they're) natural",
    ),
    cue(
        2,
        "nature (?:finds|has (?:a|its)|will|can)",
        "(?:part|one) (?:of|with) nature",
    ),
    cue(2, "natural balance|naturally occurring"),
)
