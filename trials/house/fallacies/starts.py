"""With which letters a match can begin: so that few patterns are tried at any one word. Pure.

It reads the part of the syntax of `re` that the cues use: letters, classes, groups, look-arounds
and quantifiers. What it cannot foresee ends a beginning early, which costs time and loses nothing.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

# So many letters tell most beginnings apart.
LETTERS = 6
# Stands for a capital letter at the very beginning; cues are otherwise in lower case.
CAPITAL = "A"

_QUANTIFIER = re.compile(r"(?:[?*+]|\{(\d*),?\d*\})[?+]?")
_OPENING = re.compile(r"\(\?(?:P<\w+>|-i:|:)|\((?!\?)")
_LOOK = re.compile(r"\(\?<?[=!]")
_SAME = re.compile(r"\(\?P=\w+\)")
_CLASS = re.compile(r"\[(\^?)((?:\\.|[^\]\\])+)\]")


@dataclass
class _Beginnings:
    """`whole` may still grow with what follows; `cut` may not."""

    whole: set[str] = field(default_factory=set)
    cut: set[str] = field(default_factory=set)

    def then(self, following: "_Beginnings") -> "_Beginnings":
        grown = _Beginnings(cut=set(self.cut))
        for head in self.whole:
            for tail in following.whole:
                grown._add(head, tail, cut=False)
            for tail in following.cut:
                grown._add(head, tail, cut=True)
        return grown

    def _add(self, head: str, tail: str, *, cut: bool) -> None:
        if head and tail == CAPITAL:
            self.cut.add(head)
            return
        text = (head + tail)[:LETTERS]
        (self.cut if cut or len(text) == LETTERS else self.whole).add(text)

    def or_else(self, other: "_Beginnings") -> "_Beginnings":
        return _Beginnings(self.whole | other.whole, self.cut | other.cut)

    def ended(self) -> "_Beginnings":
        return _Beginnings(cut=self.whole | self.cut)


_NOTHING = _Beginnings(whole={""})
_ANYTHING = _Beginnings(cut={""})


def starts(pattern: str) -> frozenset[str]:
    """The beginnings, of at most `LETTERS` letters, one of which every match has.

    An empty one among them says that a match may begin with anything.
    """
    found, end = _alternatives(pattern, 0)
    if end != len(pattern):
        raise ValueError(f"unbalanced at {end}: {pattern}")
    every = found.whole | found.cut
    return frozenset({""}) if "" in every else frozenset(_shortest(every))


def _shortest(beginnings: set[str]) -> Iterator[str]:
    """Without those that another one of them begins."""
    for text in beginnings:
        if not any(text[:size] in beginnings for size in range(1, len(text))):
            yield text


def _alternatives(pattern: str, at: int) -> tuple[_Beginnings, int]:
    found, here = _Beginnings(), _NOTHING
    while at < len(pattern) and pattern[at] != ")":
        if pattern[at] == "|":
            found, here, at = found.or_else(here), _NOTHING, at + 1
            continue
        atom, at = _atom(pattern, at)
        times = _QUANTIFIER.match(pattern, at)
        if times is not None:
            atom, at = _repeated(atom, times), times.end()
        here = here.then(atom)
    return found.or_else(here), at


def _repeated(atom: _Beginnings, times: re.Match[str]) -> _Beginnings:
    if times.group().startswith("?"):
        return atom.or_else(_NOTHING)
    needless = times.group().startswith("*") or times.group(1) in {"0", ""}
    return atom.ended().or_else(_NOTHING) if needless else atom.ended()


def _atom(pattern: str, at: int) -> tuple[_Beginnings, int]:
    if _LOOK.match(pattern, at):
        return _NOTHING, _closing(pattern, at) + 1
    if same := _SAME.match(pattern, at):
        return _ANYTHING, same.end()
    if opening := _OPENING.match(pattern, at):
        inner, end = _alternatives(pattern, opening.end())
        return inner, end + 1
    if letters := _CLASS.match(pattern, at):
        return _class(letters), letters.end()
    if pattern[at] == "\\":
        letter = pattern[at + 1]
        kinds = {"b": _NOTHING, "d": _Beginnings(whole=set("0123456789"))}
        known = _ANYTHING if letter.isalnum() else _Beginnings(whole={letter})
        return kinds.get(letter, known), at + 2
    return (_ANYTHING if pattern[at] == "." else _Beginnings(whole={pattern[at]})), at + 1


def _class(match: re.Match[str]) -> _Beginnings:
    negated, letters = match.groups()
    if letters == "A-Z" and not negated:
        return _Beginnings(cut={CAPITAL})
    if negated or "\\" in letters or "-" in letters[1:]:
        return _ANYTHING
    return _Beginnings(whole=set(letters))


def _closing(pattern: str, at: int) -> int:
    """Where the parenthesis that opens at `at` closes."""
    depth = 0
    for place in range(at, len(pattern)):
        if pattern[place] == "(" and pattern[place - 1] != "\\":
            depth += 1
        elif pattern[place] == ")" and pattern[place - 1] != "\\":
            depth -= 1
            if not depth:
                return place
    raise ValueError(f"unbalanced at {at}: {pattern}")
