"""JSON as models write it, read without guessing.

Read as meant: trailing commas, comments, raw line breaks in strings, curly or single
quotes as delimiters, unquoted keys, Python's True, False and None, NaN and Infinity.
Everything else is `Unreadable`; a text that ends in the middle of a value is `CutOff`.
"""

import re
from typing import Any

DOUBLE = '"“”„‟″＂'
SINGLE = "'‘’‚‛′"
DEPTH = 40
LONGEST_INTEGER = 300  # digits; beyond, no float can hold it

_BLANK = re.compile(r"[\s\ufeff\u200b\u2060]+")
_COMMENT = re.compile(r"//[^\n]*(?=\n)|/\*.*?\*/|#[^\n]*(?=\n)", re.DOTALL)
_ABRIDGED = ("...", "…")
_NUMBER = re.compile(r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?")
_NUMBER_START = re.compile(r"[^\w\s{}\[\]]{1,2}\d|\d")
_WORD = re.compile(r"[+-]?[A-Za-z]+")
_BARE = re.compile(r"[^,}\]\n]+")
_KEY = re.compile(r"[A-Za-z_$][\w$-]*(?=\s*:)")
_STRING_ENDS = re.compile(r"\s*(?:[,:}\]]|//|/\*|$)")
_HEX = re.compile(r"[0-9a-fA-F]{4}")
_WORDS: dict[str, Any] = {
    "true": True,
    "false": False,
    "null": None,
    "none": None,
    "nan": float("nan"),
    "+nan": float("nan"),
    "-nan": float("nan"),
    "infinity": float("inf"),
    "+infinity": float("inf"),
    "-infinity": float("-inf"),
    "inf": float("inf"),
    "+inf": float("inf"),
    "-inf": float("-inf"),
}
_ESCAPES = {"b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "/": "/", "\\": "\\"}
_ESCAPES |= {quote: quote for quote in DOUBLE + SINGLE}


class Unreadable(Exception):
    """No JSON stands here."""


class CutOff(Unreadable):
    """The text ends before the value does."""


class Abridged(Unreadable):
    """Dots stand where a value or a key should."""


class NotANumber(Unreadable):
    """A number runs on into something that no number holds: 8,5."""


def storable(text: str) -> str:
    """`text` with lone surrogates and NUL replaced by U+FFFD, split pairs joined."""
    joined = text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return joined.replace("\0", "\ufffd")


def read(text: str, start: int = 0) -> "Reading":
    """Read the one value that starts at `start`. Raises Unreadable."""
    try:
        return Reading(text, start)
    except Unreadable:
        # A key opened with a straight quote and closed with a curly one.
        if any(quote in text for quote in DOUBLE[1:]):
            return Reading(text, start, loose=True)
        raise


class Reading:
    """`value`, where it ends, and whether an object in it has a key twice."""

    def __init__(self, text: str, start: int, *, loose: bool = False) -> None:
        self._text = text
        self._at = start
        self._loose = loose
        self._depth = 0
        self.doubled = False
        self.value: Any = self._value()
        self.end = self._at

    def is_whole(self) -> bool:
        """Whether nothing follows the value."""
        return not _BLANK.sub("", self._text[self.end :])

    def _peek(self) -> str:
        """The next character that means something; the blank and comments are passed over."""
        while True:
            for skip in (_BLANK, _COMMENT):
                if found := skip.match(self._text, self._at):
                    self._at = found.end()
                    break
            else:
                break
        if self._at >= len(self._text) or self._text.startswith("```", self._at):
            raise CutOff
        if self._text.startswith(_ABRIDGED, self._at):
            raise Abridged
        return self._text[self._at]

    def _value(self) -> Any:
        char = self._peek()
        if char in "{[":
            self._depth += 1
            if self._depth > DEPTH:
                raise Unreadable
            self._at += 1
            value = self._object() if char == "{" else self._list()
            self._depth -= 1
            return value
        if char in DOUBLE or char in SINGLE:
            return self._string()
        if number := _NUMBER.match(self._text, self._at):
            return self._number(number)
        if _NUMBER_START.match(self._text, self._at):
            return self._bare(self._at)
        return self._word()

    def _object(self) -> dict[str, Any]:
        found: dict[str, Any] = {}
        while self._peek() != "}":
            key = self._key()
            if self._peek() != ":":
                raise Unreadable
            self._at += 1
            value = self._value()
            self.doubled = self.doubled or key in found
            found[key] = value
            if not self._goes_on("}"):
                break
        self._at += 1
        return found

    def _list(self) -> list[Any]:
        found: list[Any] = []
        while self._peek() != "]":
            found.append(self._value())
            if not self._goes_on("]"):
                break
        self._at += 1
        return found

    def _goes_on(self, close: str) -> bool:
        char = self._peek()
        if char == ",":
            self._at += 1
            return True
        if char != close:
            raise Unreadable
        return False

    def _key(self) -> str:
        char = self._peek()
        if char in DOUBLE or char in SINGLE:
            return self._string()
        if bare := _KEY.match(self._text, self._at):
            self._at = bare.end()
            return bare.group()
        if _NUMBER_START.match(self._text, self._at):
            raise NotANumber
        raise Unreadable

    def _string(self) -> str:
        opener = self._text[self._at]
        closers = DOUBLE if opener in DOUBLE else SINGLE
        strict = opener == '"' and not self._loose
        parts: list[str] = []
        self._at += 1
        while self._at < len(self._text):
            char = self._text[self._at]
            if char == "\\":
                parts.append(self._escape())
                continue
            self._at += 1
            if char == '"' if strict else char in closers and self._string_ends():
                return storable("".join(parts))
            parts.append(char)
        raise CutOff

    def _string_ends(self) -> bool:
        return _STRING_ENDS.match(self._text, self._at) is not None

    def _escape(self) -> str:
        self._at += 1
        if self._at >= len(self._text):
            raise CutOff
        char = self._text[self._at]
        self._at += 1
        if char == "u" and (digits := _HEX.match(self._text, self._at)):
            self._at += 4
            return chr(int(digits.group(), 16))
        return _ESCAPES.get(char, "\\" + char)

    def _number(self, found: re.Match[str]) -> int | float | str:
        self._at = found.end()
        if self._at < len(self._text) and self._peek() not in ",}]" + DOUBLE + SINGLE:
            return self._bare(found.start())
        digits = found.group()
        if digits.lstrip("+-").isdigit() and len(digits) <= LONGEST_INTEGER:
            return int(digits)
        return float(digits)

    def _bare(self, start: int) -> str:
        """8/10, 85%, 7 of 10: a text without its quotes, not a number."""
        found = _BARE.match(self._text, start)
        if not self._depth or found is None:
            raise Unreadable
        self._at = found.end()
        return storable(found.group().strip())

    def _word(self) -> Any:
        word = _WORD.match(self._text, self._at)
        if word is None or word.group().lower() not in _WORDS:
            raise CutOff if word and word.end() == len(self._text) and self._depth else Unreadable
        self._at = word.end()
        return _WORDS[word.group().lower()]


def unescape(text: str) -> str:
    """One level of JSON escapes taken off: {\\"score\\": 2} becomes {"score": 2}."""

    def plain(found: re.Match[str]) -> str:
        code = found.group(1)
        if len(code) == 5:
            return chr(int(code[1:], 16))
        return _ESCAPES.get(code, "\\" + code)

    return re.sub(r"\\(u[0-9a-fA-F]{4}|.)", plain, text, flags=re.DOTALL)
