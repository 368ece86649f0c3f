"""A person in the examiner's chair: a match of their own, at their own pace."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from uuid import UUID

from django.conf import settings
from django.db import transaction

from allrise.accounts.limits import Away, Limit, counted
from allrise.accounts.models import User
from allrise.calls.spending import Purse
from allrise.errors import Conflict, Forbidden, Invalid, NotFound
from allrise.reports import measures
from allrise.text import clean
from evidence import dispatch
from evidence.agents.minds import HOUSE
from evidence.domain.pacing import Act
from evidence.domain.rules import Decision, Seat
from evidence.domain.visibility import A_MEMBER
from evidence.models import KIND, Contender, FiledExhibit, Match, MatchState
from evidence.services import matches, seats
from evidence.services.matches import Maker, Sitting

IDLE = timedelta(hours=24)
MAX_REASONING = 500
HUMAN = "human"
# The name of the curators' measure that keeps a match from being shared.
CLOSED = "closed"
TOO_FAST = "Nobody reads exhibits that fast. Your words are kept."
TOO_MANY = "You have opened as many matches as one examiner can rule on for now."


def take(*, person: User, presenter_slug: str, now: datetime) -> Match:
    """Open a match against a presenter. Raises Forbidden for guests, NotFound for no such mind,
    SlowDown for more matches than anybody may open; what is refused does not count."""
    if person.is_guest:
        raise Forbidden("Sign up to take the examiner's chair.", code="members_only")
    presenter = Contender.objects.filter(
        slug=presenter_slug, enabled=True, presents=True, person__isnull=True
    ).first()
    if presenter is None:
        raise NotFound("There is no such presenter.")
    # What could cost nothing is not stopped while nobody can count.
    sitting = seats.sitting(presenter, Seat.PRESENTER, Purse.MATCHES)
    away = Away.LET_THROUGH if sitting.engine.startswith(HOUSE) else Away.REFUSE
    limit = Limit("matches", settings.MATCHES_PER_HOUR, 3600.0, away)
    with counted([limit], str(person.pk), message=TOO_MANY), transaction.atomic():
        match = matches.open_match(
            presenter=sitting,
            examiner=Sitting(_member(person), HUMAN),
            owner=person,
            now=now,
        )
        dispatch.owe(match=match.id, round=1, act=Act.FILE, now=now)
    return match


def rule(*, match_id: UUID, round: int, decision: Decision, reasoning: str, now: datetime) -> None:
    """Rule, reveal, and owe the next exhibit. The same ruling again changes nothing.

    Raises SlowDown for more moves in a minute than anybody makes who reads the exhibits.
    """
    words = clean(reasoning)
    if len(words) > MAX_REASONING:
        raise Invalid(f"A reason is at most {MAX_REASONING} characters.")
    with _moving(match_id), transaction.atomic():
        match = matches.locked(match_id)
        fresh = matches.record_ruling(
            match,
            round=round,
            decision=decision,
            reasoning=words,
            by=Maker(match.examiner, HUMAN),
            now=now,
        )
        if not fresh:
            return
        matches.resolve_round(match_id=match_id, round=round, now=now)
        matches.proceed(match_id=match_id, round=round, now=now)
        match.refresh_from_db()
        if match.state == MatchState.RUNNING:
            dispatch.owe(match=match_id, round=match.round, act=Act.FILE, now=now)


def share(*, match: Match, public: bool) -> None:
    """Make a finished match readable by others, or take that back.

    Raises Conflict before it is over, Forbidden for one the curators closed to others.
    """
    if match.state == MatchState.RUNNING:
        raise Conflict("A match can be shared once it is over.", code="not_over")
    with _moving(match.id), transaction.atomic():
        # The same lock as closing takes: whichever comes second sees the first.
        Match.objects.select_for_update(of=("self",)).get(pk=match.pk)
        measure = measures.standing(kind=KIND, subject=str(match.id), what=CLOSED)
        if public and measure is not None:
            why = f"The curators closed this match to others: {measure.reason}"
            raise Forbidden(why, code="closed_by_curators")
        match.public = public
        match.save(update_fields=["public"])


@transaction.atomic
def close_to_others(*, match_id: UUID) -> bool:
    """Take a member's match back from everybody but them; whether it had been public.

    Raises NotFound for none, Conflict for a match of the room: its record is the public's.
    """
    match = Match.objects.select_for_update(of=("self",)).filter(pk=match_id).first()
    if match is None:
        raise NotFound("This match has been deleted.")
    if not match.human:
        raise Conflict("A match of the room is a public record. Switch its contender off instead.")
    was, match.public = match.public, False
    match.save(update_fields=["public"])
    return was


@contextmanager
def _moving(match_id: UUID) -> Iterator[None]:
    """Count a move of the match's owner. What may cost a model call is refused while nobody
    can count; before the house it goes on."""
    row = Match.objects.filter(pk=match_id).values_list("owner_id", "presenter__engine").first()
    if row is None:
        raise NotFound("There is no such match.")
    owner, engine = row
    away = Away.LET_THROUGH if engine.startswith(HOUSE) else Away.REFUSE
    limit = Limit("chair-moves", settings.CHAIR_MOVES_PER_MINUTE, 60.0, away)
    with counted([limit], str(owner), message=TOO_FAST):
        yield


def close_idle(*, now: datetime) -> int:
    """Close the matches nobody ruled in for a day; how many."""
    idle = Match.objects.filter(human=True, state=MatchState.RUNNING, moved_at__lt=now - IDLE)
    return sum(
        matches.close_early(match_id=pk, now=now) for pk in idle.values_list("pk", flat=True)
    )


def shown_to(owner_id: int | None) -> list[dict[str, str]]:
    """What exhibits cited in all the matches of a person. Nothing for a match without one."""
    if owner_id is None:
        return []
    return list(
        FiledExhibit.objects.filter(match__owner_id=owner_id, match__human=True).values_list(
            "citation", flat=True
        )
    )


def unfinished(person: User) -> list[Match]:
    """A person's matches that wait for their ruling, latest first."""
    mine = Match.objects.filter(owner=person, human=True, state=MatchState.RUNNING)
    return list(mine.select_related("presenter", "examiner").order_by("-moved_at"))


def _member(person: User) -> Contender:
    contender, _ = Contender.objects.get_or_create(
        person=person,
        defaults={
            "slug": f"member-{person.pk}",
            # Their name is on their public matches only, and goes with the account.
            "name": A_MEMBER,
            "engine": HUMAN,
            "presents": False,
            "examines": False,
        },
    )
    return contender
