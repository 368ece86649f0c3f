"""What an exhibit gives away to somebody who has only the public view. Pure.

Every hard sign is a contradiction: within the exhibit, with the catalogue, or with what has
been revealed. Examiners look for them; forgers make sure that there is exactly one.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from decimal import Decimal

from evidence.domain.exhibits import Audio, Chart, Content, Exhibit, Kind, Source, Video
from evidence.domain.rules import Truth
from evidence.house.figures import Figure, decimals, figures, number, values, wrong_sum
from evidence.house.places import Place, place, seconds
from evidence.house.reading import amounts, lines, speakers
from evidence.house.tells import SOFT, Tell
from evidence.house.views import CatalogueEntry, RevealedRound
from evidence.house.wording import calendar_words, contradicted, likeness, measured, unit_of

_SAID_BY = re.compile(
    r"\b[Aa]s ([A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*) (?:puts|tells|has) it\b"
    r"|\b[Aa]ccording to ([A-Z][\w'’-]*(?: [A-Z][\w'’-]*)*)\b"
    r"|\b([A-Z][\w'’-]*) (?:says|explains|points out|insists|tells|reports)\b"
)
_FEW = 4  # points; with fewer, none of them stands out
_LIKE = 0.5  # likeness to the claim from which words count as its source
_WHOLE = re.compile(r"\b(?:total|in all|altogether|together|add up|adds up|sum)\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Sign:
    """One tell, with the words and figures needed to point at it."""

    tell: Tell
    slots: Mapping[str, str] = field(default_factory=dict)


def signs(
    exhibit: Exhibit,
    catalogue: tuple[CatalogueEntry, ...],
    revealed: tuple[RevealedRound, ...] = (),
) -> list[Sign]:
    """Everything that can be noticed, hard signs first, one of a tell."""
    card = next((one for one in catalogue if one.title == exhibit.citation.source), None)
    found = [
        *_of_catalogue(exhibit, card),
        *_of_time(exhibit, card),
        *_of_figures(exhibit),
        *_of_chart(exhibit),
        *_of_words(exhibit),
        *_of_record(exhibit, revealed),
    ]
    return list({sign.tell: sign for sign in reversed(found)}.values())[::-1]


def hard(found: list[Sign]) -> list[Sign]:
    return [sign for sign in found if sign.tell not in SOFT]


def _of_catalogue(exhibit: Exhibit, card: CatalogueEntry | None) -> Iterator[Sign]:
    if card is None:
        yield Sign(Tell.ABSENT)
        return
    if card.kind is not exhibit.kind:
        yield Sign(Tell.KIND, {"listed": card.kind.value})
        return
    cited, allowed = place(exhibit.citation.locator), place(card.locators)
    if cited and allowed and not cited.within(allowed):
        yield Sign(Tell.RANGE, {"range": card.locators})


def _of_time(exhibit: Exhibit, card: CatalogueEntry | None) -> Iterator[Sign]:
    spans = list(_spans(exhibit.preview))
    cited = place(exhibit.citation.locator)
    allowed = place(card.locators) if card else None
    bounds = (cited, None if cited else allowed)
    windows = [w for w in bounds if w and w.form == "time" and w.start < w.end]
    last = -1
    for code, span in spans:
        outside = any(not span.within(window) for window in windows)
        if outside or span.start < last or span.end < span.start:
            yield Sign(Tell.TIME, {"code": code})
            return
        last = span.start


def _spans(content: Content) -> Iterator[tuple[str, Place]]:
    if isinstance(content, Audio):
        for segment in content.segments:
            yield segment.t, Place("time", seconds(segment.t), seconds(segment.t))
    elif isinstance(content, Video):
        for scene in content.scenes:
            late = scene.end if seconds(scene.end) > seconds(scene.start) else scene.start
            yield late, Place("time", seconds(scene.start), seconds(scene.end))


def _of_figures(exhibit: Exhibit) -> Iterator[Sign]:
    said = lines(exhibit.preview)
    shown = amounts(exhibit.preview)
    stray = next((f for f in _digits(exhibit.claim) if _is_stray(f, exhibit.preview)), None)
    if stray:
        yield Sign(Tell.FIGURE, {"figure": stray.text})
    dates = set(calendar_words(" ".join(said)))
    stray_date = next((w for w in calendar_words(exhibit.claim) if w not in dates), None)
    if stray_date and not isinstance(exhibit.preview, Chart):
        yield Sign(Tell.FIGURE, {"figure": stray_date})
    known = shown | values(exhibit.claim)
    title = next((f for f in _digits(exhibit.title) if f.value not in known), None)
    if title:
        yield Sign(Tell.TITLE, {"figure": title.text})
    wrong = next((f for text in (exhibit.claim, " ".join(said)) if (f := wrong_sum(text))), None)
    if wrong:
        yield Sign(Tell.SUM, {"figure": wrong.text})
    yield from _of_units(exhibit, said)


def _digits(text: str) -> list[Figure]:
    """The figures written in digits; those in words are too often mere words."""
    return [figure for figure in figures(text) if figure.text[0].isdigit()]


def _is_stray(figure: Figure, content: Content) -> bool:
    """Whether the preview should have the claim's figure and has not.

    A chart says less than its claim may use. There, a figure is stray when it looks like one
    of the points gone wrong: as long, and one digit or one transposition away.
    """
    shown = amounts(content)
    if figure.value in shown:
        return False
    return not isinstance(content, Chart) or any(
        _is_slip(f"{figure.value:f}", number(point.value)) for point in content.points
    )


def _is_slip(one: str, other: str) -> bool:
    if len(one) != len(other):
        return one.partition(".")[0] == other.partition(".")[0]
    unlike = [i for i, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    swapped = len(unlike) == 2 and sorted(one) == sorted(other)
    return len(one) > 1 and (len(unlike) == 1 or swapped)


def _of_units(exhibit: Exhibit, said: list[str]) -> Iterator[Sign]:
    here, there = measured(exhibit.claim), measured("\n".join(said))
    if isinstance(exhibit.preview, Chart):
        unit = unit_of(exhibit.preview.unit)
        there = {value: {unit} for value in amounts(exhibit.preview)} if unit else {}
    for value in sorted(here.keys() & there.keys()):
        if not here[value] & there[value]:
            text = next(f.text for f in figures(exhibit.claim) if f.value == value)
            slots = {"figure": text, "claimed": min(here[value])}
            yield Sign(Tell.UNIT, slots | {"shown": min(there[value])})
            return


def _of_chart(exhibit: Exhibit) -> Iterator[Sign]:
    chart = exhibit.preview
    if not isinstance(chart, Chart) or len(chart.points) < _FEW:
        return
    finest = max(chart.points, key=lambda point: decimals(point.value))
    others = [decimals(point.value) for point in chart.points if point is not finest]
    if decimals(finest.value) > max(others):
        yield Sign(Tell.PRECISION, {"label": finest.label, "figure": number(finest.value)})
    total = sum((Decimal(repr(point.value)) for point in chart.points), Decimal(0))
    percent = "%" in chart.unit or "per cent" in chart.unit
    if percent and total != 100 and abs(total - 100) < 12 and _WHOLE.search(exhibit.claim):
        yield Sign(Tell.SUM, {"figure": f"{total:f}"})


def _of_words(exhibit: Exhibit) -> Iterator[Sign]:
    content = exhibit.preview
    if not isinstance(content, Chart):
        word = contradicted(exhibit.claim, lines(content))
        if word:
            yield Sign(Tell.WORDING, {"word": word})
    if isinstance(content, Audio):
        for segment in content.segments:
            name = segment.speaker.split()[0]
            if re.search(rf"(?:^|, ){re.escape(name)}(?:,|[.!?]+$)", segment.text):
                yield Sign(Tell.VOICE, {"name": segment.speaker})
        for match in _SAID_BY.finditer(exhibit.claim):
            name = next(part for part in match.groups() if part)
            if not _speaks(name, exhibit.claim, content):
                yield Sign(Tell.VOICE, {"name": name})


def _speaks(name: str, claim: str, content: Audio) -> bool:
    """Whether somebody of that name is heard, and nobody else comes nearer to the claim."""
    near = {
        voice: likeness(claim, " ".join(s.text for s in content.segments if s.speaker == voice))
        for voice in speakers(content)
    }
    own = next((voice for voice in near if name.split()[0] in voice.split()), None)
    return own is not None and near[own] >= min(_LIKE, max(near.values()))


def _of_record(exhibit: Exhibit, revealed: tuple[RevealedRound, ...]) -> Iterator[Sign]:
    said = set(lines(exhibit.preview))
    for past in revealed:
        same = past.exhibit.citation.source == exhibit.citation.source
        spot = past.exhibit.citation.locator
        here = same and spot == exhibit.citation.locator
        if here and past.passage and not said <= set(lines(past.passage)):
            yield Sign(Tell.RECORD, {"round": str(past.round)})
    again = _forged_before(exhibit.citation.source, revealed)
    if again:
        yield Sign(Tell.AGAIN, {"round": str(again.round)})
    habit = _forged_last(exhibit.kind, revealed)
    if habit:
        yield Sign(Tell.HABIT, {"round": str(habit.round), "kind": exhibit.kind.value})


def is_burnt(source: Source, revealed: tuple[RevealedRound, ...]) -> bool:
    """Whether any exhibit from the source would carry a soft tell."""
    return bool(_forged_before(source.title, revealed) or _forged_last(source.kind, revealed))


def _forged_before(title: str, revealed: tuple[RevealedRound, ...]) -> RevealedRound | None:
    """The first forgery under this title."""
    return next((p for p in revealed if _is_false(p) and p.exhibit.citation.source == title), None)


def _forged_last(kind: Kind, revealed: tuple[RevealedRound, ...]) -> RevealedRound | None:
    """The last exhibit of this kind, if it was a forgery."""
    alike = [past for past in revealed if past.exhibit.kind is kind]
    return alike[-1] if alike and _is_false(alike[-1]) else None


def _is_false(past: RevealedRound) -> bool:
    return past.truth is Truth.HALLUCINATED
