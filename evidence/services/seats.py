"""Who may act for a contender in a seat, first choice first, and who sits down.

A contender is followed by its fallback, that one's fallback, and so on; a house player ends
the line, because it never fails. A line without one gets the house's own: for a house player
of the other seat, its partner. A provider that is not configured is not in the line. Who heads
the line when a match opens sits the whole match, with the rest of the line behind it; so a
key that comes or goes in mid-match changes nobody's seat.

`ALLRISE_HOUSE_FALLBACK=0` keeps the house out of every line that has a model. When all of such
a line fail, the step is owed again after a while (`WAITS`), for as many times as that lists;
then the dealer files, or a coin is tossed, and the move counts for nobody. So the room waits
for its models and never stands still for good.

Calls are paid from the day's budget, of which the room gets half. Spent, whoever sits down is
the line's house player; where the house is kept out, the room pauses (`pauses`).
"""

import logging
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from django.conf import settings

from allrise.calls import spending
from allrise.calls.spending import Purse
from allrise.llm.base import Gate, Model, OpenGate, Recorder
from allrise.llm.chain import Chain
from allrise.llm.registry import Providers, models
from evidence.agents.minds import HOUSE, HouseMind, ModelMind
from evidence.agents.ports import Mind, Seated
from evidence.domain.rules import Seat
from evidence.house.players import EXAMINERS, PARTNERS, PRESENTERS
from evidence.models import Contender
from evidence.services.matches import Sitting

log = logging.getLogger(__name__)
# Seconds before a step whose whole line failed is tried again, by how often it has been.
WAITS = (15, 30, 60, 120, 240)
_HOUSE = {Seat.PRESENTER: frozenset(PRESENTERS), Seat.EXAMINER: frozenset(EXAMINERS)}
_PARTNER = {**PARTNERS, **{examiner: presenter for presenter, examiner in PARTNERS.items()}}


@dataclass(frozen=True)
class Place:
    """One of a line. `contender` is None for a house player that is not on the roster."""

    contender: Contender | None
    engine: str
    model: Model | None = None


def providers() -> Providers:
    return Providers(**settings.PROVIDERS)


def line(contender: Contender, seat: Seat, *, sat: str = "") -> list[Place]:
    """Whoever may act, in order; from `sat` on, the engine that sat down. Never empty."""
    whole = _once(_places(contender, seat))
    heads = [index for index, place in enumerate(whole) if place.engine == sat]
    rest = whole[heads[0] :] if heads else whole
    called = [place for place in rest if place.model is not None]
    return called if called and not settings.HOUSE_FALLBACK else rest


def sitting(contender: Contender, seat: Seat, purse: Purse = Purse.ROOM) -> Sitting:
    """The contender in a seat of a match about to open, and the engine that really sits."""
    places = line(contender, seat)
    if places[0].model is not None and settings.HOUSE_FALLBACK and spending.spent_out(purse):
        places = [place for place in places if place.model is None]
    return Sitting(contender=contender, engine=places[0].engine)


def pauses() -> bool:
    """Whether the room waits for the next day's money, as nobody may stand in for its models."""
    if settings.HOUSE_FALLBACK or not any(
        place.model for whole in lines().values() for place in whole
    ):
        return False
    return spending.spent_out(Purse.ROOM)


def seated(
    places: Sequence[Place], recorder: Recorder, gate: Gate | None = None
) -> Iterator[Seated]:
    """The line as minds, whose calls `recorder` is told of."""
    for place in places:
        who = place.contender
        mind: Mind = HouseMind(place.engine)
        if place.model is not None:
            chain = Chain([place.model], recorder=recorder, gate=gate or OpenGate())
            mind = ModelMind(who.name if who else place.engine, place.engine, chain)
        yield Seated(who=who.slug if who else None, mind=mind)


def lines() -> dict[str, list[Place]]:
    """By contender and seat, for the doctor: "Astra-6 (presenter)". Model contenders only."""
    drawn = Contender.objects.filter(enabled=True, person__isnull=True)
    return {
        f"{contender.name} ({seat})": line(contender, seat)
        for contender in drawn.exclude(engine__startswith=HOUSE).select_related("fallback")
        for seat in Seat
        if _sits(contender, seat)
    }


def _places(contender: Contender, seat: Seat) -> Iterator[Place]:
    at: Contender | None = contender
    seen: set[int] = set()
    last = ""
    while at is not None and at.pk not in seen:
        seen.add(at.pk)
        if at.engine.startswith(HOUSE):
            last = at.engine.removeprefix(HOUSE)
            if last in _HOUSE[seat]:
                yield Place(at, at.engine)
                return
        elif _sits(at, seat) or at == contender:
            for model in _models(at):
                yield Place(at, model.name, model)
        at = at.fallback
    engine = HOUSE + _PARTNER.get(last, min(_HOUSE[seat]))
    yield Place(Contender.objects.filter(engine=engine).first(), engine)


def _models(contender: Contender) -> list[Model]:
    try:
        return models(contender.engine, providers())
    except ValueError:
        log.warning("contender %s has an engine that nobody can ask", contender.slug)
        return []


def _sits(contender: Contender, seat: Seat) -> bool:
    return contender.presents if seat is Seat.PRESENTER else contender.examines


def _once(places: Iterator[Place]) -> list[Place]:
    """Each engine once, where it comes first: no model is asked twice over for one step."""
    found: dict[str, Place] = {}
    for place in places:
        found.setdefault(place.engine, place)
    return list(found.values())
