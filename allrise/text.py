"""Strangers' text: cleaning, fencing for prompts, counting, splitting. Pure.

Everything a person types or a model writes passes through here before it is stored or put
into a prompt. Nothing here decides what a text means.
"""

import re
import unicodedata
from typing import Final

Spans = list[tuple[int, int]]

_LINE_ENDS: Final = re.compile("\r\n|[\r\x0b\x0c\x85\u2028\u2029]")
# Cc but tab and newline, lone surrogates (they cannot be encoded) and non-characters.
_CONTROL: Final = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")
# White space, and what is invisible at the ends of a text, where no emoji can need it.
_EDGE: Final = (
    " \t\n\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u202f\u205f\u3000\u00ad\u200b\u200c\u200d\u2060\ufeff"
)

_TAG_NAME: Final = re.compile(r"[a-z][a-z0-9_]*")
# Angle brackets and what passes for one: full and small width, arrowheads, relations, syllabics,
# CJK, mathematical and ornamental brackets.
_OPENERS: Final = (
    "<\uff1c\ufe64\u02c2\u1438\u227a\u22d6\u226a\u226e\u2aa1\u3008\u2329\u27e8\u300a\u27ea"
    "\u276c\u276e\u2770\u2991\u29fc\u27ec\u3014\u2772"
)
_CLOSERS: Final = (
    ">\uff1e\ufe65\u02c3\u1433\u227b\u22d7\u226b\u226f\u2aa2\u3009\u232a\u27e9\u300b\u27eb"
    "\u276d\u276f\u2771\u2992\u29fd\u27ed\u3015\u2773"
)
_BRACKETS: Final = str.maketrans(
    dict.fromkeys(_OPENERS, "(")
    | dict.fromkeys(_CLOSERS, ")")
    # French and Swiss quotation marks stay quotation marks, so that quotes still compare equal.
    | {"\u00ab": '"', "\u00bb": '"', "\u2039": "'", "\u203a": "'"}
)
_ESCAPED_OPENER: Final = re.compile(r"(?i)&(?:lt|#0*60|#x0*3c);?|\\u003c|\\x3c|%3c")
_ESCAPED_CLOSER: Final = re.compile(r"(?i)&(?:gt|#0*62|#x0*3e);?|\\u003e|\\x3e|%3e")
_TEMPLATE_TOKEN: Final = re.compile(r"(?i)\[(\s*/?\s*(?:inst|sys|system|user|assistant|tool)\s*)\]")
# "<" with a combining stroke composes to "≮": once the bracket is gone, so is its stroke.
_STRUCK: Final = re.compile("(?<=[()])[\u0338\u20d2]+")

_WORD: Final = re.compile(r"[^\W_]")
_WORD_BREAK: Final = re.compile(r"\s+|[\u2013\u2014\u2015/]+|-{2,}|\.{2,}|\u2026")

_STOP: Final = re.compile(
    # The look-behind and the possessive quantifiers keep a run of marks linear.
    r"(?<![.!?\u2026\u3002\uff01\uff1f\u061f])(?P<mark>[.!?\u2026\u3002\uff01\uff1f\u061f]++)"
    r"(?P<close>[\"'\u201d\u2019\u00bb\u203a)\]]*+)"
    r"(?P<gap>\s++|$|(?<=[\u3002\uff01\uff1f])|(?=[A-Z]))"
    r"|(?P<line>\n\s*+)"
)
_LAST_WORD: Final = re.compile(r"([^\s\"'\u201c\u2018\u00ab(\[]+)$")
_ABBREVIATION: Final = re.compile(
    r"mr|mrs|ms|mx|dr|prof|rev|hon|st|sr|jr|vs|v|cf|al|ca|approx|est|no|nos|art|sec|para|fig|vol"
    r"|pp|p|eds?|depts?|corp|gen|col|sgt|lt|capt|cpl|mt|ave|blvd|rd|jan|feb|mar|apr|jun|jul|aug"
    r"|sept?|oct|nov|dec|min|max|tel|ext"
)
# These do end a sentence when a capital follows.
_OPEN_ABBREVIATION: Final = re.compile(r"etc|inc|ltd|co|(?:[a-z]\.)+[a-z]|ph\.d")


def clean(text: str) -> str:
    """What may be stored of a stranger's text: NFC, one kind of newline, no control characters.

    Tabs, emoji sequences and bidirectional marks stay (the contempt check has to see the
    latter); a text in which nothing can be seen comes back empty. Idempotent.
    """
    text = _CONTROL.sub("", _LINE_ENDS.sub("\n", text))
    text = unicodedata.normalize("NFC", text).strip(_EDGE)
    return text if any(_is_visible(char) for char in text) else ""


def fence(text: str, tag: str) -> str:
    """`text` between `<tag>` and `</tag>`, unable to close the fence or open another.

    Every angle bracket, and what looks like, folds to or decodes to one, becomes a
    parenthesis; chat-template tokens lose their brackets; control and invisible characters go
    (joiners inside emoji stay). Words and quotation marks are kept, so a quote taken from the
    fenced text still compares equal. Raises ValueError for a tag that is not a plain name.
    """
    if not _TAG_NAME.fullmatch(tag):
        raise ValueError(f"not a tag name: {tag!r}")
    body = _drop_invisible(_CONTROL.sub("", _LINE_ENDS.sub("\n", text)))
    body = _ESCAPED_CLOSER.sub(")", _ESCAPED_OPENER.sub("(", body))
    body = _STRUCK.sub("", body.translate(_BRACKETS))
    body = _TEMPLATE_TOKEN.sub(r"(\1)", body)
    return f"<{tag}>\n{body.strip()}\n</{tag}>"


def word_count(text: str) -> int:
    """How many words a reader would count: "well-known" and "don't" are one, "—" is none."""
    return sum(1 for token in _WORD_BREAK.split(text) if _WORD.search(token))


def sentences(text: str) -> Spans:
    """The spans of the sentences of `text`, in order, without overlap, outer space trimmed.

    Abbreviations, initials, decimals, a question inside a quotation and an ellipsis in
    mid-sentence do not end one; a blank line, or a line that starts anew, does.
    """
    spans: Spans = []
    start = 0
    for stop in _STOP.finditer(text):
        if _ends_sentence(text, start, stop):
            _append(spans, text, start, stop.start("gap") if stop["mark"] else stop.start())
            start = stop.end()
    _append(spans, text, start, len(text))
    return spans


def _append(spans: Spans, text: str, start: int, end: int) -> None:
    while start < end and text[start].isspace():
        start += 1
    while end > start and text[end - 1].isspace():
        end -= 1
    if start < end:
        spans.append((start, end))


def _ends_sentence(text: str, start: int, stop: re.Match[str]) -> bool:
    after = text[stop.end() : stop.end() + 1]
    if stop["mark"] is None:
        return stop["line"].count("\n") > 1 or not after.islower()
    if not after:
        return True
    gap = stop["gap"]
    if not gap and after.isascii():
        # "yard.Then": a missing space, but not "U.S.A" or "3.B".
        return text[max(start, stop.start() - 2) : stop.start()].islower()
    if gap.count("\n") > 1:
        return True
    if stop["mark"] == ".":
        return _dot_ends(text[max(start, stop.start() - 24) : stop.start()], stop["close"], after)
    # "Why?" he asked; I went... home.
    unfinished = stop["close"] or stop["mark"].endswith(("..", "\u2026"))
    return not (after.islower() and unfinished)


def _dot_ends(before: str, close: str, after: str) -> bool:
    found = _LAST_WORD.search(before)
    word = found[1].casefold() if found else ""
    if _OPEN_ABBREVIATION.fullmatch(word):
        return after.isupper()
    if _ABBREVIATION.fullmatch(word) or (len(word) == 1 and word.isalpha() and word != "i"):
        # "No. 5" is a number, "No. I did not" is an answer.
        return word == "no" and not after.isdigit()
    return not (close and after.islower())


def _is_visible(char: str) -> bool:
    return unicodedata.category(char)[0] in "LNPS" and char not in "\u115f\u1160\u3164\uffa0\u2800"


def _drop_invisible(text: str) -> str:
    """Drop format characters, except a joiner that glues two pictures together."""
    if text.isascii():
        return text
    kept: list[str] = []
    for index, char in enumerate(text):
        if unicodedata.category(char) != "Cf" or (char == "\u200d" and _joins(text, index)):
            kept.append(char)
    return "".join(kept)


def _joins(text: str, index: int) -> bool:
    before, after = text[index - 1 : index], text[index + 1 : index + 2]
    return bool(before and after) and all(
        char == "\ufe0f" or unicodedata.category(char) in {"So", "Sk"} for char in (before, after)
    )
