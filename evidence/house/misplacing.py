"""Forging where an exhibit comes from: locators, time codes, kinds, whole sources. Pure."""

from collections.abc import Iterable
from random import Random

from evidence.domain.exhibits import Audio, Exhibit, Scene, Segment, Source, Video
from evidence.house.edits import cited, with_preview
from evidence.house.lines.titles import PHANTOMS, SEQUELS, TAILS
from evidence.house.places import moved, place, seconds, time_code
from evidence.house.views import CatalogueEntry

_PHANTOMS = 6


def elsewhere(exhibit: Exhibit, source: Source, rng: Random) -> list[Exhibit]:
    """The words of one place under the locator of a neighbour, or of no place at all."""
    locator = exhibit.citation.locator
    spots = [p.locator for p in source.passages if p.locator != locator]
    cited_at, allowed = place(locator), place(source.locators)
    if cited_at and allowed and cited_at.form == allowed.form:
        unit = 60 if allowed.form == "time" else 1
        beyond = allowed.end - cited_at.start
        steps = [beyond + unit * step for step in (1, 2, 3, 5, 8)]
        spots += [moved(locator, step) for step in steps if step > 0]
    forged = [cited(exhibit, source.title, spot) for spot in spots]
    if cited_at and allowed and allowed.form == "time":
        forged += [_postponed(exhibit, allowed.end - cited_at.start + step) for step in (45, 200)]
    rng.shuffle(forged)
    return list(dict.fromkeys(forged))


def _postponed(exhibit: Exhibit, step: int) -> Exhibit:
    """Everything later, locator and content alike: it agrees with all but the catalogue."""
    match exhibit.preview:
        case Audio(segments=segments):
            late: Audio | Video = Audio(segments=tuple(_later(one, step) for one in segments))
        case Video(scenes=scenes):
            late = Video(
                scenes=tuple(
                    scene.model_copy(
                        update={"start": _plus(scene.start, step), "end": _plus(scene.end, step)}
                    )
                    for scene in scenes
                )
            )
        case _:
            return exhibit
    citation = exhibit.citation
    return with_preview(cited(exhibit, citation.source, moved(citation.locator, step)), late)


def out_of_time(exhibit: Exhibit, rng: Random) -> list[Exhibit]:
    """A time code that the locator, the recording or the one before it cannot allow."""
    steps = [7, 20, 45, 75, 130, -30, -75]
    rng.shuffle(steps)
    match exhibit.preview:
        case Audio(segments=segments):
            forged = [
                Audio(segments=(*segments[:-1], _later(segments[-1], step))) for step in steps
            ]
            return [with_preview(exhibit, content) for content in forged]
        case Video(scenes=scenes):
            reels = [Video(scenes=(*scenes[:-1], _longer(scenes[-1], step))) for step in steps]
            return [with_preview(exhibit, content) for content in reels]
    return []


def _later(segment: Segment, step: int) -> Segment:
    return segment.model_copy(update={"t": _plus(segment.t, step)})


def _plus(code: str, step: int) -> str:
    return time_code(max(0, seconds(code) + step))


def _longer(scene: Scene, step: int) -> Scene:
    start = max(0, seconds(scene.start) + max(step, 0))
    end = max(start, seconds(scene.end) + abs(step))
    return scene.model_copy(update={"start": time_code(start), "end": time_code(end)})


def misfiled(exhibit: Exhibit, sources: Iterable[Source], rng: Random) -> list[Exhibit]:
    """The exhibit under a source of another kind."""
    forged = []
    for source in sources:
        if source.kind is not exhibit.kind:
            spot = rng.choice(source.passages).locator
            forged.append(cited(exhibit, source.title, spot))
    rng.shuffle(forged)
    return forged


def phantoms(
    exhibit: Exhibit, source: Source, catalogue: tuple[CatalogueEntry, ...], rng: Random
) -> list[Exhibit]:
    """The exhibit under titles that the catalogue ought to have and has not."""
    subject = _capital(source.subject.replace("-", " "))
    series, colon, _ = source.title.rpartition(": ")
    tails = TAILS if colon else PHANTOMS[source.kind]
    frames = [*(f"{series}{colon}{tail}" for tail in tails), *SEQUELS]
    rng.shuffle(frames)
    titles = [frame.format(Subject=subject, title=source.title) for frame in frames]
    known = {card.title for card in catalogue}
    invented = [title for title in titles if title not in known and len(title) <= 120]
    return [cited(exhibit, title, exhibit.citation.locator) for title in invented[:_PHANTOMS]]


def _capital(subject: str) -> str:
    return " ".join(word if word in {"and", "of"} else word.title() for word in subject.split())
