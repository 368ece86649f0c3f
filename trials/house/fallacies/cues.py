"""What a cue is, and the words that many cues share. Pure.

A cue is a construction by which people make one kind of argument. Its points are evidence, set
by hand: 1 fits the scheme but is said in many honest ways, 2 leans to it, 3 is usually it, 4 and
more is plain on its face. Negative points are for wordings that look like the scheme and reject
it. Alternatives of one cue count once.
"""

import re
from dataclasses import dataclass

from trials.house.fallacies.starts import starts

# Gaps stay within a sentence and are bounded, so that matching is linear in the text.
GAP = r"[^.!?;\n]{0,40}?"
FAR = r"[^.!?\n]{0,90}?"
MODAL = r"(?:will|would|could|can|may|might|'ll|gonna|(?:is|are|was) going to)"

# "Isn't", "won't": named one by one, so that a pattern need not be tried at every word.
NOT = (
    r"(?:(?:is|are|was|were|do|does|did|wo|would|ca|could|should|have|has|had|must|need|ai|might)"
    r"n't)"
)

BELIEVE = (
    r"(?:wants?|wanted|believes?|believed|agrees?|agreed|knows?|thinks?|supports?|supported|feels?"
    r"|loves?|likes?|hates?|opposes?|opposed|prefers?|demands?|says?|accepts?|understands?"
    r"|approves?|enjoys?|uses?|buys?|voted|votes|desires?"
    r"|are (?:for|against|happy|in favou?r|on board|opposed))"
)
SAY = (
    r"(?:says?|said|states?|stated|claims?|claimed|argues?|argued|told|tells|believes?|believed"
    r"|agrees?|agreed|recommends?|recommended|warns?|warned|suggests?|suggested|confirms?"
    r"|confirmed|endorses?|endorsed|thinks?|thought|advises?|advised|explains?|explained"
    r"|points? out|puts? it|writes?|wrote|notes?|noted|insists?|insisted|swears?|assures?|assured"
    r"|approves?|approved|predicts?|predicted|declares?|declared|reckons?)"
)
EXPERT = (
    r"(?:experts?|scientists?|doctors?|professors?|economists?|scholars?|academics?|researchers?"
    r"|professionals?|physicians?|philosophers?|psychologists?|specialists?|historians?|lawyers?"
    r"|dentists?|analysts?|authorit(?:y|ies)|teachers?|nurses?|judges?|ministers?|priests?"
    r"|pastors?|vicars?|pope|celebrit(?:y|ies)|actors?|surgeons?|astronomers?|physicists?"
    r"|biologists?|engineers?|vets?|solicitors?|barristers?|bishops?|presidents?|officials?"
    r"|leaders?|generals?)"
)
KIN = (
    r"(?:mum|mom|mother|dad|father|brother|sister|uncle|aunt|grandmother|grandfather|gran|grandma"
    r"|grandpa|cousin|wife|husband|boss|coach|friend|neighbou?r|landlord|barber|hairdresser)"
)
GROUP = (
    r"(?:men|women|people|politicians|governments?|countries|companies|leaders|teenagers|kids|boys"
    r"|girls|students|teachers|lawyers|prosecutors|judges|neighbou?rs|cats|dogs|corporations"
    r"|institutions|religions|immigrants|foreigners|police|cops|officials|journalists|celebrities"
    r"|athletes|old people|young people|drivers|landlords)"
)
# A capitalised word, whatever the case of the rest of the pattern.
NAMED = r"(?-i:[A-Z])[a-z]+"


@dataclass(frozen=True)
class Cue:
    """`points` of evidence when `pattern` matches, which it can where one of `starts` begins.

    The pattern is for lower-case text, unless it `minds_case`.
    """

    points: float
    pattern: re.Pattern[str]
    minds_case: bool
    starts: frozenset[str]


def cue(points: float, *patterns: str) -> Cue:
    """A cue. Each pattern stands for whole words."""
    joined = "|".join(rf"\b(?:{pattern})(?!\w)" for pattern in patterns)
    minds_case = "(?-i:" in joined
    flags = re.IGNORECASE if minds_case else re.NOFLAG
    return Cue(points, re.compile(joined, flags), minds_case, starts(joined))
