"""What a text states: its sentences, their clauses, and in them negations and directions.

A claim is compared with the passage clause by clause, by content words: the words, as stems,
that say what a clause is about, and its numbers (as "#8849").
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from evidence.domain.verifier.lexicon import (
    BREAK_MARKS,
    BREAKS,
    DIRECTIONS,
    FUNCTION_WORDS,
    IDLE,
    NEGATIONS,
    SIDED,
)
from evidence.domain.verifier.quantities import Quantity, Value, quantities
from evidence.domain.verifier.tokens import Token, bare, stem, tokens

# "over 300 steps" compares, "over the sea" does not.
_ONLY_BEFORE_NUMBERS: Final = frozenset({"over", "under"})
_ARTICLES: Final = frozenset({"the", "a", "an", "all"})
_NONE: Final[frozenset[str]] = frozenset()


@dataclass(frozen=True, slots=True)
class Direction:
    """`left` and `right` are the content words on its two sides within the sentence."""

    axis: str
    sign: int
    left: frozenset[str]
    right: frozenset[str]
    compares: bool

    @property
    def kind(self) -> str:
        """The axis that synonyms share."""
        return self.axis.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Clause:
    """`said` is its tokens as folded, spaced; `lacking` what it says something is without."""

    content: frozenset[str]
    negations: int
    directions: tuple[Direction, ...]
    said: str
    lacking: frozenset[str] = _NONE


@dataclass(frozen=True, slots=True)
class Item:
    """A word as folded, or a number as a word ("#8849") with its quantity."""

    text: str
    quantity: Quantity | None = None


@lru_cache(maxsize=1024)
def stretches(text: str) -> tuple[tuple[tuple[Item, ...], str], ...]:
    """The words and numbers of each clause of a text, with all its tokens, spaced."""
    found, starts = tokens(text), {each.first: each for each in quantities(text)}
    made: list[tuple[tuple[Item, ...], str]] = []
    for begin, end in _breaks(found):
        items: list[Item] = []
        at = begin
        while at < end:
            quantity = starts.get(at)
            if quantity:
                items.append(Item(number_word(quantity.value), quantity))
            elif found[at].is_word:
                items.append(Item(found[at].text))
            at = quantity.last if quantity else at + 1
        if items:
            made.append((tuple(items), _said(found[begin:end])))
    return tuple(made)


@lru_cache(maxsize=1024)
def clauses(text: str) -> tuple[Clause, ...]:
    """The clauses of a text, in order; never an empty one."""
    found = [([item.text for item in items], said) for items, said in stretches(text)]
    content = [_some([content_word(word) for word in words]) for words, _ in found]
    return tuple(
        _clause(
            words,
            said,
            before=frozenset().union(*content[:index]),
            after=frozenset().union(*content[index + 1 :]),
        )
        for index, (words, said) in enumerate(found)
    )


def merged(parts: Iterable[Clause]) -> list[Clause]:
    """Fragments that state nothing yet ("In 1969,") joined to the clause that follows."""
    out: list[Clause] = []
    waiting: Clause | None = None
    for part in parts:
        whole = _joined(waiting, part) if waiting else part
        waiting = None
        if len(whole.content) < 2 and not whole.negations:
            waiting = whole
        else:
            out.append(whole)
    return [*out, waiting] if waiting else out


def number_word(value: Value) -> str:
    """A number as it stands among content words."""
    return f"#{value}" if isinstance(value, str) else f"#{value.normalize():f}"


def _breaks(words: tuple[Token, ...]) -> Iterator[tuple[int, int]]:
    begin = 0
    for at, token in enumerate(words):
        if token.text in BREAKS or (token.is_mark and token.text in BREAK_MARKS):
            yield begin, at
            begin = at + 1
    yield begin, len(words)


def said(text: str) -> str:
    """All tokens of a text, spaced; clauses said in it word for word are found in it."""
    return _said(tokens(text))


def _said(words: tuple[Token, ...]) -> str:
    return " " + " ".join(token.text for token in words) + " "


def _clause(
    texts: list[str], whole: str, *, before: frozenset[str], after: frozenset[str]
) -> Clause:
    """A clause of a sentence that has `before` and `after` around it."""
    kept = [content_word(text) for text in texts]
    negations = sum(_negates(texts, index) for index in range(len(texts)))
    directions = tuple(
        Direction(
            *found,
            left=before | _some(kept[:index]),
            right=after | _some(kept[index + 1 :]),
            compares=texts[index] in SIDED or "than" in texts[index + 1 : index + 5],
        )
        for index in range(len(texts))
        if (found := _direction(texts, index)) is not None
    )
    lacking = {
        next((word for word in kept[index + 1 :] if word), "")
        for index, text in enumerate(texts)
        if text == "without"
    }
    return Clause(_some(kept), negations, directions, whole, frozenset(lacking - {""}))


def _some(kept: list[str | None]) -> frozenset[str]:
    return frozenset(word for word in kept if word)


def content_word(text: str) -> str | None:
    """What a folded word, or a number word, counts for; None when it says little."""
    if text.startswith("#"):
        return text
    word = bare(text)
    if word in FUNCTION_WORDS or word in NEGATIONS or text.endswith("n't"):
        return None
    return stem(word)


def _negates(texts: list[str], at: int) -> bool:
    word = texts[at]
    if word not in NEGATIONS and not word.endswith("n't"):
        return False
    if word == "no" and at and texts[at - 1] == "or":
        return False  # "yes or no"
    return (word, texts[at + 1] if at + 1 < len(texts) else "") not in IDLE


def _direction(texts: list[str], at: int) -> tuple[str, int] | None:
    word = texts[at]
    if word in _ONLY_BEFORE_NUMBERS:
        following = next((each for each in texts[at + 1 :] if each not in _ARTICLES), "")
        if not following.startswith("#"):
            return None
    return DIRECTIONS.get(word) or DIRECTIONS.get(stem(word))


def _joined(one: Clause, other: Clause) -> Clause:
    return Clause(
        one.content | other.content,
        one.negations + other.negations,
        one.directions + other.directions,
        one.said + other.said,
        one.lacking | other.lacking,
    )
