"""Whether a defence gives the thing that the prosecutor's last question asked for. Pure.

"Who?" wants a name, "when?" and "how many?" a figure, "why?" a reason, "which of the two?" one of
the two. What is given is never judged here.
"""

import re

from trials.house.analysis import Analysis, sentences_of
from trials.house.lexicon import TIMES, WITNESSES
from trials.house.matter import concrete

_WHO = re.compile(r"\b(?:who|whose|whom|name)\b", re.IGNORECASE)
_FIGURE = re.compile(
    r"\b(?:when|how (?:many|much|long|often|far|late|early|big)|what (?:time|hour|day|date|figure"
    r"|number)|which day|at what)\b",
    re.IGNORECASE,
)
_WHY = re.compile(r"\b(?:why|because|on what ground|how come|what held)\b", re.IGNORECASE)
_ONE_OF = re.compile(r"\b(?:which|or)\b", re.IGNORECASE)
_CHOICE = re.compile(
    r"^\W*(?:yes|no|neither|both|mine|ours|the (?:first|second|former|latter)|not)\b", re.IGNORECASE
)
_SOMEBODY = re.compile(
    r"\b(?:mine|nobody|no one|me|i did|i was|my \w+|he was|she was|he did|she did)\b", re.IGNORECASE
)
# So many of the first sentences may hold the answer to a question that wants a name.
_SOON = 2


def replies(speech: str, own: Analysis) -> bool:
    """Whether `own` gives what the last question of `speech` wants."""
    asked = [span.text for span in sentences_of(speech) if span.text.rstrip().endswith("?")]
    if not asked or not own.words:
        return False
    question = asked[-1]
    opening = " ".join(span.text for span in own.sentences[:_SOON])
    if _WHO.search(question):
        named = own.names or any(word.lower in WITNESSES for word in own.words)
        return bool(named or _SOMEBODY.search(opening))
    if _FIGURE.search(question):
        return bool(own.numbers) or any(word.lower in TIMES for word in own.words)
    if _CHOICE.search(own.text):
        return True
    if _WHY.search(question):
        return bool(own.reasons)
    return bool(_ONE_OF.search(question)) and bool(concrete(question) & concrete(opening))
