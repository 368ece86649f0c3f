"""Forging what an exhibit says: figures, years, words, units, points, voices. Pure.

Each technique turns a true exhibit into many false ones; which of them to file, and what
gives it away, is for the presenter to find out.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from functools import partial
from random import Random
from types import MappingProxyType

from evidence.domain.exhibits import Audio, Chart, Exhibit, Passage, Point, Source
from evidence.house.edits import rewritten, variants, with_claim, with_preview
from evidence.house.figures import Figure, decimals, figures, nudged, number, replaced, values
from evidence.house.players import Technique
from evidence.house.reading import lines, speakers
from evidence.house.voices import attributed
from evidence.house.wording import calendar_words, exchanged, neighbours, other_unit, turns

_ENOUGH = 24  # forgeries of one exhibit by one technique


def figure(exhibit: Exhibit, rng: Random) -> list[Exhibit]:
    """A number nudged: in the claim, in the preview, in both."""
    return _numbers(exhibit, rng, years=False)


def date(exhibit: Exhibit, rng: Random) -> list[Exhibit]:
    """A year, a month or a weekday shifted."""
    forged = _numbers(exhibit, rng, years=True)
    said = " ".join([exhibit.claim, *lines(exhibit.preview)])
    for word in calendar_words(said):
        for new in neighbours(word):
            forged += variants(exhibit, partial(_swapped, old=word, new=new))
    return _some(forged, rng)


def _numbers(exhibit: Exhibit, rng: Random, *, years: bool) -> list[Exhibit]:
    texts = [exhibit.claim]
    if not isinstance(exhibit.preview, Chart):
        texts += lines(exhibit.preview)
    found = {f.text: f for text in texts for f in figures(text) if f.is_year is years}
    forged: list[Exhibit] = []
    for one in found.values():
        for new in nudged(one)[:3]:
            forged += variants(exhibit, partial(_replaced, old=one, new=new))
    return _some(forged, rng)


def _replaced(text: str, old: Figure, new: str) -> str:
    return replaced(text, old, new)


def wording(exhibit: Exhibit, rng: Random) -> list[Exhibit]:
    """A "not" dropped or put in, a direction swapped: in the claim, the preview, or both."""
    forged: list[Exhibit] = []
    for pattern, new in turns(exhibit.claim):
        forged += variants(exhibit, partial(_turned, pattern=re.compile(pattern), new=new))
    return _some(forged, rng)


def _turned(text: str, pattern: re.Pattern[str], new: str) -> str:
    return pattern.sub(new, text)


def _swapped(text: str, old: str, new: str) -> str:
    return text.replace(old, new)


def unit(exhibit: Exhibit, rng: Random) -> list[Exhibit]:
    """The right number of the wrong thing."""
    claims = list(exchanged(exhibit.claim))
    forged = [with_claim(exhibit, claim) for claim in claims]
    if isinstance(exhibit.preview, Chart):
        label = other_unit(exhibit.preview.unit)
        previews = [exhibit.preview.model_copy(update={"unit": label})] if label else []
        forged += [with_preview(exhibit, preview) for preview in previews]
    else:
        for line in lines(exhibit.preview):
            for other in exchanged(line):
                preview = rewritten(exhibit.preview, partial(_swapped, old=line, new=other))
                forged.append(with_preview(exhibit, preview))
    both = [with_claim(one, claim) for one in forged[len(claims) :] for claim in claims]
    return _some([*forged, *both], rng)


def point(exhibit: Exhibit, rng: Random) -> list[Exhibit]:
    """A point of the chart moved, or two of them trading places; the claim follows or forgets."""
    chart = exhibit.preview
    if not isinstance(chart, Chart):
        return []
    forged: list[Exhibit] = []
    for i, old in _claimed(chart, exhibit.claim):
        shown = next(iter(figures(number(old.value))), None)
        if shown is None or old.value < 0:
            continue
        for new in [*nudged(shown)[:3], *_finer(old.value, rng)]:
            points = _with(chart.points, i, float(new.replace(",", "")))
            moved = with_preview(exhibit, chart.model_copy(update={"points": points}))
            forged.append(moved)
            for said in figures(exhibit.claim):
                if said.value == shown.value:
                    forged.append(with_claim(moved, replaced(exhibit.claim, said, new)))
        j = (i + 1) % len(chart.points)
        points = _with(_with(chart.points, i, chart.points[j].value), j, old.value)
        forged.append(with_preview(exhibit, chart.model_copy(update={"points": points})))
    return _some([one for one in forged if one != exhibit], rng)


def _claimed(chart: Chart, claim: str) -> list[tuple[int, Point]]:
    """The points the claim is about, with their places; all of them when it names none."""
    points = list(enumerate(chart.points))
    stated = values(claim)
    about = [
        (i, point)
        for i, point in points
        if Decimal(repr(point.value)).normalize() in stated or point.label in claim
    ]
    return about or points


def _with(points: tuple[Point, ...], at: int, value: float) -> tuple[Point, ...]:
    moved = points[at].model_copy(update={"value": value})
    return (*points[:at], moved, *points[at + 1 :])


def _finer(value: float, rng: Random) -> list[str]:
    """The value with a digit too many: an embroiderer's idea of precision.

    What is counted in whole things stays whole: nobody believes in 120.6 eggs.
    """
    if decimals(value) == 0:
        return []
    step = rng.choice((3, 4, 6, 7)) * 10.0 ** -(decimals(value) + 1)
    return [number(round(value + step, decimals(value) + 1))]


def voice(exhibit: Exhibit, rng: Random, others: Iterable[str] = ()) -> list[Exhibit]:
    """The words given to another voice, in the transcript, in the claim, or in both."""
    if not isinstance(exhibit.preview, Audio):
        return []
    own = speakers(exhibit.preview)
    cast = list(dict.fromkeys([*own, *others]))
    forged = [with_claim(exhibit, attributed(exhibit.claim, name, rng)) for name in cast]
    forged = [one for one, name in zip(forged, cast, strict=True) if name not in own]
    for old in own:
        for new in cast:
            if new == old:
                continue
            trade = {old: new, new: old}
            segments = tuple(
                part.model_copy(update={"speaker": trade.get(part.speaker, part.speaker)})
                for part in exhibit.preview.segments
            )
            moved = with_preview(exhibit, Audio(segments=segments))
            claim = re.sub(rf"\b{re.escape(old)}\b", new, exhibit.claim)
            attribution = attributed(exhibit.claim, rng.choice((old, new)), rng)
            forged += [moved, with_claim(moved, claim), with_claim(moved, attribution)]
    return _some([one for one in forged if one != exhibit], rng)


def _some(forged: list[Exhibit], rng: Random) -> list[Exhibit]:
    unlike = list(dict.fromkeys(forged))
    rng.shuffle(unlike)
    return unlike[:_ENOUGH]


Forge = Callable[[Exhibit, Random], list[Exhibit]]

CONTENT_FORGERS: Mapping[Technique, Forge] = MappingProxyType(
    {
        Technique.FIGURE: figure,
        Technique.DATE: date,
        Technique.WORDING: wording,
        Technique.UNIT: unit,
        Technique.POINT: point,
    }
)


def cast_of(sources: Iterable[Source]) -> list[str]:
    """Everybody who speaks in these sources."""
    found: list[str] = []
    for source in sources:
        found += [name for passage in source.passages for name in _voices(passage)]
    return list(dict.fromkeys(found))


def _voices(passage: Passage) -> tuple[str, ...]:
    return speakers(passage.content)
