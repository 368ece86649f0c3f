"""The moves of a match, each one transaction: opened, filed, ruled, resolved, closed.

Every move locks the match, goes by the transition table, writes, publishes on commit.
Unique constraints by round are the last line. What holds a sealed truth in a variable is
marked, so that an error report prints no variable of it, nor of anything it calls.
"""

import secrets
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.db import transaction
from django.views.decorators.debug import sensitive_variables

from allrise.accounts.models import User
from allrise.docket import publish
from allrise.docket.models import Docket
from allrise.errors import NotFound
from allrise.turns import claims
from evidence import selectors
from evidence.domain import visibility
from evidence.domain.commitment import commit
from evidence.domain.events import (
    ChallengeRuled,
    Event,
    ExhibitFiled,
    MatchClosed,
    MatchOpened,
    RoundResolved,
)
from evidence.domain.exhibits import Exhibit
from evidence.domain.match import ROUNDS, Command, Phase, advance, require_round, rule_again
from evidence.domain.rules import Decision, Truth, resolve
from evidence.domain.verifier import Finding
from evidence.models import (
    KIND,
    ROOM,
    ROOM_KIND,
    Contender,
    FiledExhibit,
    Match,
    MatchSecret,
    MatchState,
    Resolution,
    Ruling,
    Sealed,
)
from evidence.services import tallies


@dataclass(frozen=True)
class Sitting:
    """A contender in a seat, and the engine that really sits for it."""

    contender: Contender
    engine: str


@dataclass(frozen=True)
class Maker:
    """Who made a move. No contender: the dealer, a coin, a house player off the roster."""

    contender: Contender | None
    engine: str


def locked(match_id: UUID) -> Match:
    """The match, locked until the transaction ends. Raises NotFound."""
    match = Match.objects.select_for_update(of=("self",)).filter(id=match_id).first()
    if match is None:
        raise NotFound("There is no such match.")
    return match


@sensitive_variables()
@transaction.atomic
def open_match(
    *, presenter: Sitting, examiner: Sitting, now: datetime, owner: User | None = None
) -> Match:
    """A new match. In the room there is one at a time: IntegrityError when one is on."""
    match = Match.objects.create(
        human=owner is not None,
        owner=owner,
        presenter=presenter.contender,
        examiner=examiner.contender,
        presenter_sat=presenter.engine,
        examiner_sat=examiner.engine,
        rounds=ROUNDS,
        opened_at=now,
        moved_at=now,
    )
    # The room's seed must not be guessed from anything public, so it is not derived.
    MatchSecret.objects.create(match=match, seed=secrets.token_hex(16))
    if match.human:
        publish.open_docket(kind=KIND, subject=match.id)
    else:
        Docket.objects.get_or_create(kind=ROOM_KIND, subject=ROOM)
    first, second = selectors.sitters(match)
    opened = MatchOpened(match=match.id, rounds=ROUNDS, presenter=first, examiner=second)
    _publish(match, [opened], now=now)
    return match


@sensitive_variables()
def record_filing(
    match: Match, exhibit: Exhibit, finding: Finding, *, by: Maker, now: datetime
) -> FiledExhibit:
    """File the exhibit of the round, its truth sealed apart. Inside the caller's transaction."""
    _move(match, Command.FILE, now=now)
    truth = Truth.GROUNDED if finding.grounded else Truth.HALLUCINATED
    nonce = secrets.token_hex(16)
    row = FiledExhibit.objects.create(
        match=match,
        round=match.round,
        kind=exhibit.kind,
        title=exhibit.title,
        claim=exhibit.claim,
        preview=exhibit.preview.model_dump(mode="json", by_alias=True),
        citation=exhibit.citation.model_dump(mode="json"),
        commitment=commit(nonce, truth),
        filed_at=now,
    )
    Sealed.objects.create(
        exhibit=row,
        truth=truth,
        nonce=nonce,
        failed=finding.failed or "",
        passage=_passage(finding),
        differs=[list(span) for span in finding.differs],
        made_by=by.contender,
        engine=by.engine,
    )
    filed = visibility.filed_exhibit(_round(match, row.round))
    _publish(match, [ExhibitFiled.of(match.id, filed)], now=now)
    return row


def _passage(finding: Finding) -> dict[str, object] | None:
    """What the source really says there, with the kind it is of."""
    if finding.passage is None:
        return None
    content = finding.passage.content
    return {
        "kind": type(content).__name__.lower(),
        "content": content.model_dump(mode="json", by_alias=True),
    }


@sensitive_variables()
def record_ruling(
    match: Match, *, round: int, decision: Decision, reasoning: str, by: Maker, now: datetime
) -> bool:
    """Record the examiner's decision. Inside the caller's transaction.

    The same decision on the same round again changes nothing and gives False; another one,
    a wrong round or the wrong moment raises from the IllegalMove family.
    """
    given = Ruling.objects.filter(match=match, round=round).first()
    if given is not None:
        rule_again(Decision(given.decision), decision, round=round)
        return False
    require_round(selectors.standing_of(match), round)
    _move(match, Command.RULE, now=now)
    Ruling.objects.create(
        match=match,
        round=round,
        decision=decision,
        reasoning=reasoning,
        ruled_at=now,
        made_by=by.contender,
        engine=by.engine,
    )
    challenge = visibility.ruled_challenge(_round(match, round))
    if challenge is not None:
        _publish(match, [ChallengeRuled.of(match.id, challenge)], now=now)
    return True


@sensitive_variables()
@transaction.atomic
def resolve_round(*, match_id: UUID, round: int, now: datetime) -> bool:
    """Reveal and score the round; False when that was done before."""
    match = locked(match_id)
    if match.round != round or match.phase != Phase.EXAMINING:
        return False
    _move(match, Command.RESOLVE, now=now)
    ruling = Ruling.objects.get(match=match, round=round)
    sealed = Sealed.objects.get(exhibit__match=match, exhibit__round=round)
    outcome = resolve(Decision(ruling.decision), Truth(sealed.truth))
    Resolution.objects.create(
        match=match,
        round=round,
        verdict=outcome.verdict,
        presenter_delta=outcome.presenter_delta,
        examiner_delta=outcome.examiner_delta,
        resolved_at=now,
    )
    record = selectors.record_of(match)
    scores = visibility.scores_of(record.rounds)
    match.presenter_score, match.examiner_score = scores.presenter, scores.examiner
    match.save(update_fields=["presenter_score", "examiner_score"])
    tallies.count_round(outcome, presenter=sealed.made_by_id, examiner=ruling.made_by_id)
    verdict = visibility.resolved_verdict(_round(match, round))
    if verdict is not None:
        _publish(match, [RoundResolved.of(match.id, verdict, scores)], now=now)
    return True


@sensitive_variables()
@transaction.atomic
def proceed(*, match_id: UUID, round: int, now: datetime) -> bool:
    """On to the next round, or after the last to the end; False when that was done before."""
    match = locked(match_id)
    if match.round != round or match.phase != Phase.RESOLVED:
        return False
    _move(match, Command.PROCEED, now=now)
    if match.phase == Phase.COMPLETE:
        _close(match, MatchState.COMPLETE, now=now)
    return True


@sensitive_variables()
@transaction.atomic
def close_early(*, match_id: UUID, now: datetime) -> bool:
    """Close a match nobody goes on with. Resolved rounds count; False when it was over."""
    match = locked(match_id)
    if match.state != MatchState.RUNNING:
        return False
    _move(match, Command.CLOSE, now=now)
    _close(match, MatchState.CLOSED, now=now)
    return True


def _close(match: Match, state: MatchState, *, now: datetime) -> None:
    match.state, match.closed_at = state, now
    match.save(update_fields=["state", "closed_at"])
    # An exhibit still owed would be refused for ever, and handed out again as often.
    claims.cancel(kind=KIND, subject=match.id, now=now)
    tallies.count_match(match)
    scores = visibility.scores_of(selectors.record_of(match).rounds)
    seed = match.secret.seed
    _publish(match, [MatchClosed(match=match.id, scores=scores, seed=seed)], now=now)


def _move(match: Match, command: Command, *, now: datetime) -> None:
    standing = advance(selectors.standing_of(match), command)
    match.round, match.phase, match.ruled = standing.round, standing.phase, standing.ruled
    match.moved_at = now
    match.save(update_fields=["round", "phase", "ruled", "moved_at"])


def _round(match: Match, number: int) -> visibility.RoundRecord:
    rounds = selectors.record_of(match).rounds
    return next(record for record in rounds if record.round == number)


def _publish(match: Match, events: list[Event], *, now: datetime) -> None:
    """A person's match has a docket of its own; all others share the room's."""
    kind, subject = (KIND, match.id) if match.human else (ROOM_KIND, ROOM)
    publish.append(kind=kind, subject=subject, events=events, now=now)
