"""The patterns by which the house recognises what English sentences do. Data only."""

import re

from trials.house import lexicon

QUOTED = re.compile(
    r"[\"\u201c\u201d][^\"\u201c\u201d]{1,400}[\"\u201c\u201d]"
    r"|(?<!\w)['\u2018][^'\u2018\u2019\n]{1,200}(?:(?<=\w)['\u2019](?=\w)[^'\u2018\u2019\n]{1,200})*['\u2019](?!\w)"
    r"|[\u00ab][^\u00bb]{1,400}[\u00bb]"
)
SUBJECT = (
    r"(?:i|i'm|i've|i'd|i'll|we|we're|we've|he|he's|she|she's|it|it's|they|they're|you|you're|there"
    r"|there's|this|that's|nobody|no one|everyone|everybody|my|our|his|her|their|the|your)\b"
)
STRONG = re.compile(r"\s*(?:;|\s[\u2013\u2014-]{1,2}\s|\u2014|\n)\s*")
WEAK = re.compile(
    rf"\s*,?\s+(?:and|but|so)\s+(?={SUBJECT})|\s*,\s+(?:and |but |so |yet )?(?={SUBJECT})",
    re.IGNORECASE,
)
TRIM = " \t\n,;:\u2014\u2013-"

SINCE_TIME = re.compile(
    r"since (?:\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday|last|then|birth|i was"
    r"|childhood|the)",
    re.IGNORECASE,
)
CONTRAST = re.compile(
    r"\b(?:but|yet|however|although|though|even though|while|whereas|instead|rather than"
    r"|on the contrary|nevertheless|except that|the difference|a difference between"
    r"|could (?:be|have been|belong)|is not the same|isn't the same"
    r"|not the same thing|as opposed to|even if|long before|already|only (?:shows|proves|records)"
    r"|requires|the statute (?:says|bans|forbids|covers)|counts as|distinguish)\b",
    re.IGNORECASE,
)
TURN = re.compile(
    r"\b(?:your own|the (?:prosecution|prosecutor|crown)'s own|his own (?:exhibit|witness|evidence"
    r"|log|diary)|by (?:your|his|that|the same) (?:own )?(?:logic|account|reasoning|measure"
    r"|figure|reckoning|standard|argument)"
    r"|supports me|helps me|proves my|shows my|clears me|my (?:best|star) witness|on my side"
    r"|if anything|proves the opposite|shows the opposite|the very (?:log|exhibit|thing|evidence)"
    r"|works for the defen[cs]e|thank (?:you|him) for"
    r"|i (?:adopt|accept|welcome|embrace|call|rely on)"
    r" (?:the |this |that |your |his |it )?(?:exhibit|evidence|diary|log|as)?"
    r"|confirms (?:that |what )?(?:i|my|the)|(?:exhibit [a-h]|it|which|that) (?:actually |only "
    r"|in fact |itself |rather |therefore )?(?:proves|shows|confirms|supports|records|places|puts)"
    r"|makes? my (?:case|point)|is exactly (?:what|why|how)"
    r"|the prosecution has (?:just )?proved"
    r"|(?:grant|give|allow) (?:him|her|them|you|it) (?:that|it|the lot|all of it|every word)"
    r"|(?:is not|isn't|not) (?:even )?(?:evidence|proof) (?:of|that|against)"
    r"|you(?:'re| are) (?:convicting|reading out|describing|prosecuting) (?:a|an|the|my|somebody)"
    r"|so what (?:you|he|it) (?:have|has|shows?|proves?) is)\b",
    re.IGNORECASE,
)
TIME = re.compile(
    r"\b\d{1,2}(?::\d{2})\b|\b(?:at|by|until|till|before|after|from|around|since) (?:half past "
    r"|quarter (?:to|past) )?(?:\d{1,2}(?::\d{2})?|one|two|three|four|five|six|seven|eight|nine|ten"
    r"|eleven"
    r"|twelve|noon|midnight)\b|\b\d{1,2} ?(?:am|pm)\b",
    re.IGNORECASE,
)
OBSERVED = re.compile(
    r"\b(?:saw|watched|heard|held|counted|wrote|signed|timed|served|ate|told me|was with|sat"
    r"|stood|handed|filmed|photographed|noticed|recorded|confirmed|remembers|took|drove|lent"
    r"|gave|opened|asked|carried|joined|smelt|smelled|weighed|measured|checked|burn[te]d?|left)\b",
    re.IGNORECASE,
)
HEDGE = re.compile(
    r"(?<!\w)(?:" + "|".join(map(re.escape, lexicon.HEDGES)) + r")(?!\w)", re.IGNORECASE
)
ABSOLUTE = re.compile(
    r"(?<!\w)(?:" + "|".join(map(re.escape, lexicon.ABSOLUTES)) + r")(?!\w)", re.IGNORECASE
)
ADMISSION = re.compile("|".join(lexicon.ADMISSIONS), re.IGNORECASE)
# What somebody else is made to say: "you say", "the diary claims".
REPORTED = re.compile(
    r"\b(?:you|he|she|they|prosecutor|prosecution|harrington|exhibit \w|diary|log|witness|record"
    r"|statement)"
    r"(?:'d| would| will| keeps?| merely| only)? (?:have (?:us|you) believe|say|says|said|saying"
    r"|claim|claims|claimed"
    r"|insists?|alleges?|suggests?|tells? (?:us|you)|calls? (?:it|me|that)|wants? (?:us|you) to)\b",
    re.IGNORECASE,
)
# Absolutes that are testimony when the past tense follows.
TELLING_ABSOLUTES = frozenset(
    {"always", "never", "everyone", "everybody", "all of them", "every single", "completely",
     "entirely", "clearly", "totally"}
)  # fmt: skip
PAST = frozenset(
    """was were had did said saw took gave went came left held kept told wrote stood sat sang slept
    woke wore broke bought brought thought caught felt found meant paid ran hid stole threw knew
    rang chose fell drank drove forgot heard led met spent sent built ate got made put set read
    lent shut been seen taken given gone done known begun began spoke owned used asked""".split()
)
