"""Where cues match in a text: each is tried only at the words with which it can begin. Pure."""

import re
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from trials.domain.fallacies import Fallacy
from trials.house.fallacies.cues import Cue
from trials.house.fallacies.starts import CAPITAL
from trials.house.words import Span

# A cue said more often than this in one text says nothing new.
MAX_REPEATS = 6
_WORD_START = re.compile(r"\b\w")


@dataclass(frozen=True, slots=True)
class Hit:
    start: int
    end: int
    points: float
    cue: int


# The scheme that a cue speaks for; what speaks against all of them has none.
Name = Fallacy | None


class Matcher:
    """Finds the cues of many schemes in one walk over the words of a text."""

    def __init__(self, schemes: Iterable[tuple[Name, Sequence[Cue]]]) -> None:
        self._cues: list[tuple[Name, int, Cue]] = [
            (name, number, cue) for name, cues in schemes for number, cue in enumerate(cues)
        ]
        by_start: defaultdict[str, list[int]] = defaultdict(list)
        for place, (_, _, cue) in enumerate(self._cues):
            for start in cue.starts:
                by_start[start].append(place)
        self._by_start = dict(by_start)
        self._sizes = sorted({len(start) for start in by_start})

    def hits(self, flat: str, low: str, quoted: Sequence[Span]) -> dict[Name, list[Hit]]:
        """The matches in the speaker's own words, in order; those of one cue do not overlap.

        `low` is `flat` in lower case, letter for letter.
        """
        found: defaultdict[Name, list[Hit]] = defaultdict(list)
        free: dict[int, int] = {}
        counts: dict[int, int] = {}
        for word in _WORD_START.finditer(low):
            at = word.start()
            for place in self._candidates(flat, low, at):
                if at < free.get(place, 0):
                    continue
                name, number, cue = self._cues[place]
                match = cue.pattern.match(flat if cue.minds_case else low, at)
                if match is None:
                    continue
                free[place] = end = match.end()
                if any(at < span.end and span.start < end for span in quoted):
                    continue
                found[name].append(Hit(at, end, cue.points, number))
                counts[place] = counts.get(place, 0) + 1
                if counts[place] == MAX_REPEATS:
                    free[place] = len(low) + 1
        for hits in found.values():
            hits.sort(key=lambda hit: (hit.start, hit.end, hit.cue))
        return found

    def _candidates(self, flat: str, low: str, at: int) -> Iterable[int]:
        """Cues that can begin there, each of them once."""
        get = self._by_start.get
        places = [place for size in self._sizes for place in get(low[at : at + size], ())]
        if flat[at].isupper():
            places += get(CAPITAL, ())
        return dict.fromkeys(places)
