"""Appeals to pity, fear or affection: feel, therefore agree. Data."""

from trials.house.fallacies.cues import cue

# Appeal to pity, fear or affection (ad misericordiam, ad metum): feel, therefore agree.
EMOTION = (
    cue(
        5,
        r"(?:think|thinking|thought) (?:of|about) (?:all )?(?:the|my|our|those|these|your|their) "
        r"(?:\w+ )?(?:children|kids|child|babies|baby|family|families|poor|victims|animals|puppies"
        "|parents|mother|sick|innocent)",
    ),
    cue(
        3,
        r"(?:poor|innocent|helpless|defenceless|defenseless|cute|adorable|sweet|starving|suffering"
        r"|orphaned|sick|dying|lonely|elderly|little|precious) (?:\w+ )?(?:children|child|kids"
        r"|animals?|babies|baby|puppy|puppies|kittens?|mother|grandmother|family|families|people"
        "|creatures?|souls?|girl|boy|orphans?|things?|dog|cat)",
    ),
    cue(
        2,
        "how would (?:you|that|it|they) (?:feel|like)",
        "imagine (?:if|how|you|your|being|the)",
        "put yourself",
        "wouldn't you (?:feel|want)",
        "if (?:it|this|that) (?:was|were|happened to) (?:your|you)",
        r"if your \w+",
    ),
    cue(
        1.5,
        r"heart-?(?:less|breaking)|my heart|cruel|inhumane|merciless|so sad|very sad"
        r"|tears|cry(?:ing)?|weep\w*|pity|mercy|i beg|devastated|no (?:compassion|mercy|heart)",
    ),
    cue(
        4,
        "(?:have|show|take) (?:some |a little )?(?:mercy|pity) on",
        "have a heart(?! attack| condition)",
        r"(?:convict|condemn|punish|fine|find) me\b[^!?]{0,60}\b(?:never recover|heart|tears|cry"
        "|cries|orphan|alone|starve|devastated)",
        r"my (?:poor|dear|sick|dying|elderly|old) \w+\b[^!?]{0,60}\b(?:cry|cries|heart|tears|lonely"
        "|devastated|alone|starve)",
    ),
    cue(
        3,
        r"(?:please|i beg)\b[^.!?]{0,60}\b(?:me|us)",
        r"i(?:'ll| will) (?:be (?:so |very )?(?:sad|upset|crushed|fired|ruined|devastated)"
        "|lose (?:my|everything)|never (?:recover|forgive)|get (?:in|into) trouble)",
        r"i(?:'ve| have) had (?:such )?(?:a )?(?:very |really )?(?:hard|rough|bad|terrible|awful"
        "|difficult) (?:year|week|day|life|time|month)",
    ),
    cue(
        0.5,
        r"scared|afraid|terrif\w+|frighten\w+|fear\w*|horrible|horrific|suffer\w*|die|dying|died"
        "|kill(?:s|ed|ing)?",
    ),
    cue(
        0.5,
        r"ashamed|shame|disgrace\w*|loved?|patriot\w*|future generations|(?:our|your) (?:children"
        "|kids|family)",
    ),
    cue(
        2,
        r"if (?:you|we) don't\b[^.!?]{2,60}\b(?:will|die|lose|never|regret|destroyed|sorry|fired)",
    ),
)
