"""What a reader, or a model, might make of a text: each reading keeps the way back to it.

The plain view folds case, accents, look-alike letters, invisible characters and quotation
marks, so that one rule serves every spelling. Further views undo a disguise (leetspeak,
spaced letters, mirror writing, encodings), and only exist where the text shows signs of one.
"""

import base64
import binascii
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from html import unescape
from typing import Final
from urllib.parse import unquote

_LOOK_ALIKES: Final = {
    "a": "аαɑᴀ⍺",
    "b": "вьʙƅ",
    "c": "сϲᴄⅽ",
    "d": "ԁɗᴅ",
    "e": "еєεҽᴇ℮",
    "f": "ғꜰƒ",
    "g": "ɡցԍɢ",
    "h": "һհнʜ",
    "i": "іιıɩɪӏ",
    "j": "јʝᴊ",
    "k": "кκᴋ",
    "l": "ⅼʟ",
    "m": "мᴍ",
    "n": "ηոɴп",
    "o": "оοօᴏσө",
    "p": "рρᴘ",
    "q": "ԛզ",
    "r": "гʀᴦ",
    "s": "ѕꜱ",
    "t": "тτᴛ",
    "u": "υսᴜʋ",
    "v": "νѵᴠ",
    "w": "ԝωᴡш",
    "x": "хχ",
    "y": "уγүʏ",
    "z": "ᴢʐ",
    "'": "\u2018\u2019\u201a\u201b\u00b4\u02bc\u02bb`",
    '"': "\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u301d\u301e",
    "-": "\u2010\u2011\u2012\u2013\u2014\u2015\u2212",
    "<": "\uff1c\ufe64\u2039\u3008\u27e8\u276e",
    ">": "\uff1e\ufe65\u203a\u3009\u27e9\u276f",
}
_SINGLE: Final = {alias: char for char, aliases in _LOOK_ALIKES.items() for alias in aliases}
# Negative circled and squared capitals, and regional indicators: NFKD leaves them alone.
_SIGNS: Final = tuple((base, base + 26) for base in (0x1F150, 0x1F170, 0x1F1E6))
_LEET: Final = str.maketrans("013457@$!|", "oieastasil")
_LEET_SIGN: Final = re.compile(r"[a-z][013457@$|]+[a-z]|\b[013457@$|][a-z]{2}")
_UP_TO_STOP: Final = re.compile(r"[^.!?]+[.!?]*")
_ROT13: Final = str.maketrans("abcdefghijklmnopqrstuvwxyz", "nopqrstuvwxyzabcdefghijklm")
_TELLING: Final = (
    "ignor",
    "disregard",
    "forget",
    "instruct",
    "prompt",
    "verdict",
    "guilty",
    "acquit",
    "score",
    "judge",
    "system",
    "override",
)

_BASE64: Final = re.compile(r"(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16,}+={0,2}")
_HEX: Final = re.compile(r"(?<![0-9A-Fa-f])(?:(?:\\x|0x)?[0-9A-Fa-f]{2}[ ,:]?){10,}+")
_ESCAPES: Final = re.compile(r"(?:%[0-9A-Fa-f]{2}|[\w ]){8,}+|(?:\\u[0-9A-Fa-f]{4}|[\w ]){6,}+")
_ENTITIES: Final = re.compile(r"(?:&#?\w{2,7};|[\w ]){6,}+")
_TAGS: Final = re.compile("(?<!\U0001f3f4)[\U000e0020-\U000e007e]{4,}+")
_LETTERS: Final = re.compile(r"[a-z]{5,}")
_SHUFFLES: Final = 2
_MIRRORED: Final = re.compile("\u202e([^\u202c\n]*)")


def _shuffle(word: str) -> str:
    """The same for all words that have a word's first and last letter, and its others."""
    return word[0] + "".join(sorted(word[1:-1])) + word[-1]


_SHUFFLED: Final = {
    _shuffle(word): word
    for word in """ignore disregard forget override bypass previous prior earlier above instructions
    instruction prompt system prompts rules guidelines directives return guilty verdict acquit
    reveal secret password score scores output everything print respond answer pretend""".split()
}


@dataclass(frozen=True, slots=True)
class View:
    """One reading. Character i of `text` came from original code point `origin[i]`."""

    text: str
    origin: list[int]

    def original(self, start: int, end: int) -> tuple[int, int]:
        """The original span of the non-empty span start:end of this view."""
        first, last = self.origin[start], self.origin[end - 1]
        return min(first, last), max(first, last) + 1


@dataclass(frozen=True, slots=True)
class Blob:
    """Text that was encoded at start:end of the original."""

    text: str
    start: int
    end: int


def plain(text: str) -> View:
    """The folded text, newlines kept, other white space as single blanks where it was."""
    if text.isascii():
        lowered = text.lower().replace("\t", " ").replace("\r", "\n")
        return _single_spaced(lowered, list(range(len(text))))
    chars: list[str] = []
    origin: list[int] = []
    for index, char in enumerate(text):
        for part in _folded(char):
            chars.append(part)
            origin.append(index)
    return _single_spaced("".join(chars), origin)


def _single_spaced(text: str, origin: list[int]) -> View:
    if "  " not in text:
        return View(text, origin)
    places = [i for i, char in enumerate(text) if char != " " or text[i - 1 : i] != " "]
    return View("".join([text[i] for i in places]), [origin[i] for i in places])


def disguises(view: View) -> Iterator[View]:
    """The readings in which a rule may find what the plain one hides."""
    text = view.text
    if "\n" in text.strip("\n"):
        yield _unbroken(view)
    if _LEET_SIGN.search(text):
        spelt = text.translate(_LEET)
        if any(spelt.count(word) > text.count(word) for word in _TELLING):
            yield View(spelt, view.origin)
    if (unscrambled := _unscrambled(text)) != text:
        yield View(unscrambled, view.origin)
    if _is_telling(mirrored := text[::-1]):
        yield View(mirrored, view.origin[::-1])
    if _is_telling(turned := text.translate(_ROT13)):
        yield View(turned, view.origin)


def _unscrambled(text: str) -> str:
    """Words whose middle letters were shuffled, put right, where there are two of them.

    People read "ignroe the prveiuos isntructions" without noticing, and so do models.
    """
    found = [
        (match, word)
        for match in _LETTERS.finditer(text)
        if (word := _SHUFFLED.get(_shuffle(match[0]))) and word != match[0]
    ]
    if len(found) < _SHUFFLES:
        return text
    chars = list(text)
    for match, word in found:
        chars[match.start() : match.end()] = word
    return "".join(chars)


def _unbroken(view: View) -> View:
    """The sentences that run over a line's end, in one line each; forged labels need the lines."""
    chars: list[str] = []
    origin: list[int] = []
    for match in _UP_TO_STOP.finditer(view.text):
        if "\n" in match[0].strip("\n "):
            chars.append(match[0].replace("\n", " "))
            origin += view.origin[match.start() : match.end()]
            chars.append(". ")
            origin += [view.origin[match.end() - 1]] * 2
    return View("".join(chars), origin)


def squeezed(view: View) -> View:
    """Letters only: "i g n o r e", "ig-nore" and "ignore" are the same here."""
    text = view.text.translate(_LEET)
    places = [i for i, char in enumerate(text) if char.isalpha()]
    return View("".join([text[i] for i in places]), [view.origin[i] for i in places])


def blobs(text: str) -> Iterator[Blob]:
    """Every readable text that is encoded in `text`."""
    for match in _MIRRORED.finditer(text):
        yield Blob(match[1][::-1], *match.span())
    for match in _TAGS.finditer(text):
        yield Blob("".join(chr(ord(char) - 0xE0000) for char in match[0]), *match.span())
    for match in _BASE64.finditer(text):
        yield from _readable(_from_base64(match[0]), match)
    for match in _HEX.finditer(text):
        digits = re.sub(r"\\x|0x|[ ,:]", "", match[0])
        yield from _readable(bytes.fromhex(digits), match)
    if "%" in text or "\\u" in text:
        for match in _ESCAPES.finditer(text):
            decoded = re.sub(
                r"\\u([0-9A-Fa-f]{4})", lambda m: chr(int(m[1], 16)), unquote(match[0])
            )
            if decoded != match[0]:
                yield Blob(decoded, *match.span())
    if "&" in text:
        for match in _ENTITIES.finditer(text):
            if (decoded := unescape(match[0])) != match[0]:
                yield Blob(decoded, *match.span())


def _is_telling(text: str) -> bool:
    return any(word in text for word in ("ignore", "instruction", "disregard", "guilty"))


def is_demand(text: str) -> bool:
    """Whether decoded text speaks of the court's business at all: nobody encodes an alibi."""
    lowered = text.casefold()
    return any(word in lowered for word in _TELLING)


def _from_base64(token: str) -> bytes:
    core = token.rstrip("=").replace("-", "+").replace("_", "/")
    if len(core) % 4 == 1:
        core = core[:-1]
    try:
        return base64.b64decode(core + "=" * (-len(core) % 4), validate=True)
    except (binascii.Error, ValueError):
        return b""


def _readable(raw: bytes, match: re.Match[str]) -> Iterator[Blob]:
    text = raw.decode("utf-8", "ignore")
    printable = sum(char.isprintable() or char.isspace() for char in text)
    if text and printable >= 0.9 * max(len(text), len(raw) // 2):
        yield Blob(text, *match.span())


@lru_cache(maxsize=4096)
def _folded(char: str) -> str:
    if char in _SINGLE:
        return _SINGLE[char]
    if char in "\n\r\u2028\u2029\x85":
        return "\n"
    if char.isspace():
        return " "
    code = ord(char)
    for low, high in _SIGNS:
        if low <= code < high:
            return chr(97 + code - low)
    if unicodedata.category(char) in {"Cf", "Mn", "Me", "Cc"}:
        return ""
    parts = unicodedata.normalize("NFKD", char).casefold()
    return "".join(
        _SINGLE.get(part, part) for part in parts if unicodedata.category(part) not in {"Mn", "Cf"}
    )
