"""How words are looked for in a person's own trials. Pure.

Both databases index a text that holds a trial's distinct words, folded, one space between
them, and the owner's mark among them. Asked for mark and words together, the index meets
only that owner's trials. Each word stands on one of a few shelves, its owner's, so that a
word that everybody uses is looked up among a few people's and not among everybody's.
"""

import re
import unicodedata
from collections.abc import Iterable

_WORD = re.compile(r"[^\W_]+")
# A letter that begins no word anybody types, so that no beginning of a word is every mark's.
_MARK = "ꙮ"
SHELVES = 64
DIGITS = 2
# Longer ones are no words; the index has better things to keep.
MAX_WORD = 40
# What is typed into a search box; the rest of a longer question is not read.
MAX_ASKED = 8


def words_of(text: str) -> list[str]:
    """The text's distinct words in order, without case, accents and marks."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", text).casefold())
    bare = "".join(char for char in plain if not unicodedata.combining(char))
    return list(dict.fromkeys(word[:MAX_WORD] for word in _WORD.findall(bare)))


def mark_of(owner: int) -> str:
    """What stands for the owner among the words. It grants nothing: anyone may write it."""
    return f"{_MARK}{owner}"


def document(owner: int, texts: Iterable[str]) -> str:
    """What is kept of a trial for the search."""
    return " ".join([mark_of(owner), *shelved(owner, words_of(" ".join(texts)))])


def shelved(owner: int, words: Iterable[str]) -> list[str]:
    """The words as they stand on the owner's shelf."""
    return [f"{owner % SHELVES:0{DIGITS}}{word}" for word in words]


def split(words: list[str]) -> tuple[list[str], list[str]]:
    """Shelved words that an index is worth asking for, and single letters: half a dictionary
    begins with one of these, and most trials hold a word that does."""
    letters = [word for word in words if len(word) == DIGITS + 1]
    return [word for word in words if word not in letters], letters


def asked(owner: int, search: str) -> tuple[str, list[str]]:
    """The owner's mark, whole, and the beginnings of words to look for beside it."""
    return mark_of(owner), shelved(owner, words_of(search)[:MAX_ASKED])
