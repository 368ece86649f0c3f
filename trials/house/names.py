"""Who is called by name in a text. Pure.

A name is a capital where English puts none, with the capitals that follow it, or what stands
after a title. At the head of a sentence every word has a capital, so there a name must show
itself: by a surname, by turning up in mid-sentence too, by an apposition, or by doing what
only a person does.
"""

import re

from trials.house import lexicon
from trials.house.words import Span, Word, is_negation

_SHORT_TITLES = frozenset("mr mrs ms miss dr".split())
_NOT_NAMES = (
    frozenset(
        "exhibit exhibits honour honor court judge reginald harrington virtue english god".split()
    )
    | lexicon.TIMES
)
STREETS = frozenset(
    "street road lane avenue square hill park bridge station court gardens terrace close".split()
)
_PLACING = frozenset(
    """across along behind beside beyond outside inside upon near opposite past between under over
    against around towards down within without during despite below above""".split()
)
_CAPITAL = re.compile(
    r"[A-Z][a-z]{2,}(?:'s)?|[A-Z][a-z]+(?:[A-Z][a-z]+|['-][A-Z][a-z]+)|O'[A-Z][a-z]+"
)
_PERSONAL = frozenset(
    """saw told said says asked heard watched signed wrote remembers knows remembered counted lent
    drove met rang helped noticed held carried gave swore cooked sang slept woke smiled laughed
    timed filmed read opened locked drank ate poured walked wants wanted thinks thought
    sat""".split()
)
_APPOSITION = re.compile(r"(?:,| and) (?:my|our|his|her|the|a|an|who|from|at)\b|, (?:aged )?\d")
_WITH_ME = re.compile(
    r" (?:was|is|can|will|has|had) (?:with|there|beside|tell|confirm|say|vouch)\b"
)


def find(flat: str, words: tuple[Word, ...], heads: frozenset[int]) -> tuple[Span, ...]:
    """The names in `flat` (apostrophes straight); `heads` are the starts of its sentences."""
    amid = {
        word.text.removesuffix("'s")
        for word in words
        if _is_capital(word) and not _opens(flat, word, heads)
    }
    found: list[Span] = []
    index = 0
    while index < len(words):
        last = _end(flat, words, index, heads, amid)
        if last is None:
            index += 1
            continue
        start, end = words[index].start, words[last].end
        text = flat[start:end]
        text = text.removesuffix("'s")
        found.append(Span(start, start + len(text), text))
        index = last + 1
    return tuple(found)


def _end(
    flat: str, words: tuple[Word, ...], index: int, heads: frozenset[int], amid: set[str]
) -> int | None:
    """The index of the last word of the name that starts at `index`, if one does."""
    word = words[index]
    titled = word.lower in lexicon.TITLES
    if not titled and not _is_capital(word):
        return None
    last = _run(flat, words, index)
    if titled:
        if last > index:
            return last
        return index + 1 if _spoken_title(flat, words, index) else None
    if word.lower in _NOT_NAMES:
        return None
    if not _opens(flat, word, heads):
        return last
    if _is_known(word.lower):
        return None
    after = flat[word.end : word.end + 24]
    next_lower = words[index + 1].lower if index + 1 < len(words) else ""
    shows = (
        last > index
        or word.text.removesuffix("'s") in amid
        or _APPOSITION.match(after)
        or _WITH_ME.match(after)
        or (next_lower in _PERSONAL and after.startswith(" "))
    )
    return last if shows else None


def _run(flat: str, words: tuple[Word, ...], index: int) -> int:
    """The last of the capitals that follow one another from `index` on."""
    last = index
    while last + 1 < len(words):
        following = words[last + 1]
        gap = flat[words[last].end : following.start]
        joined = gap in {" ", "-"} or (gap == ". " and words[last].lower in _SHORT_TITLES)
        if not (joined and _is_capital(following)) or following.lower in _NOT_NAMES:
            break
        if words[last].text.endswith("'s") or (last > index and words[last].lower in STREETS):
            break
        last += 1
    return last


def _spoken_title(flat: str, words: tuple[Word, ...], index: int) -> bool:
    """Whether a name without a capital follows a title, as speech recognisers write it."""
    if index + 1 >= len(words):
        return False
    title, following = words[index], words[index + 1]
    if flat[title.end : following.start] not in {" ", ". "} or len(following.text) < 2:
        return False
    if title.lower in _SHORT_TITLES:
        return following.text[0].isupper() or not _is_known(following.lower)
    typed_small = not any(char.isupper() for char in flat.replace("I", "")[1:])
    return (
        typed_small
        and title.lower in {"aunt", "auntie", "uncle"}
        and not _is_known(following.lower)
    )


def _is_capital(word: Word) -> bool:
    return bool(_CAPITAL.fullmatch(word.text.replace("\u2019", "'")))


def _opens(flat: str, word: Word, heads: frozenset[int]) -> bool:
    """Whether a capital may stand here for no other reason than that something begins."""
    if word.start in heads or not word.start:
        return True
    return not re.search(r"[\w,)'] $|\w-$|\b[A-Z]\. $", flat[max(0, word.start - 4) : word.start])


def _is_known(lower: str) -> bool:
    """Whether this is a word of the language that the house knows, and so no name."""
    return (
        lower in lexicon.FUNCTION
        or lower in lexicon.VERBS
        or lower in lexicon.COMMON
        or lower in lexicon.NUMBER_WORDS
        or lower in lexicon.WITNESSES
        or lower in lexicon.DOCUMENTS
        or lower in lexicon.PLACES
        or lower in _NOT_NAMES
        or lower in _PLACING
        or lower in lexicon.FORENSIC
        or is_negation(lower)
        or lower.endswith(("ly", "ing", "tion", "ness", "ity", "ment", "ed"))
    )
