"""Attempts in the shape of the text, not in its words: tags, JSON, comments, hidden characters.

Patterns run on the plain view, where look-alike brackets and quotation marks are folded.
"""

import re
from collections.abc import Iterator
from typing import Final

from trials.domain.contempt.views import View

Hit = tuple[int, int, str]

_MACHINE_TAG: Final = (
    r"(?:\w*(?:instruct|system|prompt|defen[cs]e|defendant|statement|assistant|context"
    r"|transcript|exhibit|rubric|verdict|judge|court|scor(?:e|ing)|grade|admin|developer"
    r"|untrusted|function|tool)\w*|inst|user|human|document|data|input|output|response|message"
    r"|role|sys|text|content|thinking|think|im_start|im_end|script|style|\|[^>\n]{1,30}\|?)"
)
_SHAPES: Final = (
    (
        "delimiter",
        re.compile(
            rf"</? ?{_MACHINE_TAG}(?:[ :=/][^<>\n]{{0,80}})?>|<\|[^<>\n]{{1,30}}\|>|<<sys>>|</s>"
        ),
    ),
    (
        "delimiter",
        re.compile(
            r"\[/?(?:inst|sys|system|assistant|user|tool|end|eof|stop|rest[- ]of[- ]\w+|begin"
            r"|admin)[^\]\n]{0,40}\]|```(?:system|json|tool|xml|prompt|instructions?)"
        ),
    ),
    (
        "delimiter",
        re.compile(
            r"(?:^|\n) ?#{2,} ?(?:system|instructions?|response|assistant|user|human|new|end"
            r"|task|prompt|context|input|output)\b"
        ),
    ),
    (
        "delimiter",
        re.compile(
            r"(?:(?<!-)-{2,}+|(?<!=)={2,}+|(?<!#)#{2,}+|(?<!\*)\*{2,}+|\[|<|\")[ _]?(?:end"
            r"|begin|start|close)[ _](?:of[ _])?(?:the[ _])?(?:user|defen[cs]e|defendant'?s?"
            r"|statement|input|prompt|transcript|document|data|text|message|instructions?"
            r"|context|system|conversation|quote|exhibit)"
        ),
    ),
    ("delimiter", re.compile(r"\{\{ ?/?\w{2,20} ?\}\}|\{% ?\w+[^%\n]{0,40}%\}")),
    (
        "delimiter",
        re.compile(r"(?<!=)={3,}+ ?\w{2,20} ?={3}|(?<!-)-{3,}+ ?(?:end|begin|stop) ?-{3}"),
    ),
    (
        "json",
        re.compile(
            r"\"(?:score|scores|verdict|override|overridden|override_reason|threshold_verdict"
            r"|reasoning|strength|evidence|logic|persuasion|total|fallacies|weaknesses|sentence"
            r"|summary|role|content|system|is_grounded|grounded|decision|contempt|engine"
            r"|remarks|tool_calls?|function_call)\" ?:"
        ),
    ),
    (
        "json",
        re.compile(
            r"\" ?[}\]]{2,}[ ,}\]]*|\" ?[}\]] ?, ?[{\"]"
            r"|(?:[{\[,] ?\"[\w ]{1,30}\" ?: ?[^,{}\n]{1,40}){2,}"
        ),
    ),
    ("comment", re.compile(r"<!--(?:(?!-->)[^\x00])*+(?:-->|$)|^\[//\]: ?#[^\n]*", re.M)),
)
_TAGGED_FLAG: Final = re.compile("\U0001f3f4[\U000e0020-\U000e007e]{2,6}\U000e007f")
_SMUGGLED: Final = re.compile("[\U000e0020-\U000e007e]{4,}")
_OVERRIDDEN: Final = re.compile("[\u202d\u202e][^\n]*")
# A run of invisible characters carries bits; a joiner or two inside an emoji does not.
_INVISIBLE: Final = re.compile("[\u200b-\u200f\u2060-\u2064\ufeff\u00ad\u180e]{6,}")
_SIGNIFICANT: Final = re.compile(r"[<\[{\"#=*`-]")


def shapes(view: View) -> Iterator[Hit]:
    """Hits of the plain view's shape, as original spans."""
    if not _SIGNIFICANT.search(view.text):
        return
    for category, pattern in _SHAPES:
        for match in pattern.finditer(view.text):
            if match.end() > match.start():
                yield (*view.original(*match.span()), category)


def hidden(text: str) -> Iterator[Hit]:
    """Characters that show a reader something else than they tell a model."""
    if text.isascii():
        return
    for match in _OVERRIDDEN.finditer(text):
        yield (*match.span(), "bidi")
    flags = [match.span() for match in _TAGGED_FLAG.finditer(text)]
    for match in _SMUGGLED.finditer(text):
        if not any(start <= match.start() < end for start, end in flags):
            yield (*match.span(), "invisible")
    for match in _INVISIBLE.finditer(text):
        yield (*match.span(), "invisible")
