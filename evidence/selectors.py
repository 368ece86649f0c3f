"""Reading matches: rows in, values out. Writes nothing."""

import json
from uuid import UUID

from django.db.models import Q, QuerySet, Subquery
from django.views.decorators.debug import sensitive_variables
from pydantic import TypeAdapter

from allrise.accounts.models import User
from allrise.docket.models import Docket, Entry
from allrise.docket.selectors import heads
from allrise.errors import Forbidden, NotFound, NotSignedIn
from evidence.domain import visibility
from evidence.domain.events import MatchOpened
from evidence.domain.exhibits import CONTENT, Citation, Content, Exhibit, Kind
from evidence.domain.match import Phase, Standing
from evidence.domain.rules import Decision, Truth
from evidence.domain.state import FailedPart, RoomState, Sitter
from evidence.domain.visibility import MatchRecord, Role, RoundRecord, Ruling, Sealed
from evidence.models import KIND, ROOM, ROOM_KIND, Contender, FiledExhibit, Match, MatchState
from evidence.models import Ruling as RulingRow
from evidence.models import Sealed as SealedRow

HUMAN = "human"
# Movers that are no contender, as they are called once the round is resolved.
NOBODY = {"dealer": "the dealer", "coin": "a coin"}
EVERYONES = Q(human=False) | Q(public=True)
_FAILED: TypeAdapter[FailedPart | None] = TypeAdapter(FailedPart | None)
_SPANS: TypeAdapter[tuple[tuple[int, int], ...]] = TypeAdapter(tuple[tuple[int, int], ...])


def live_match() -> Match | None:
    """The match in the room, if one is on."""
    return (
        Match.objects.select_related("presenter", "examiner")
        .filter(state=MatchState.RUNNING, human=False)
        .first()
    )


def archive() -> QuerySet[Match]:
    """Matches that are over and everyone's to read, latest first."""
    over = Match.objects.exclude(state=MatchState.RUNNING)
    return over.filter(EVERYONES).select_related("presenter", "examiner", "owner")


def everyones_match(match_id: UUID) -> Match | None:
    """The match, if it is one that everyone may read, whoever asks."""
    rows = Match.objects.filter(EVERYONES).select_related(
        "presenter", "examiner", "owner", "secret"
    )
    return rows.filter(id=match_id).first()


def match_for(person: User | None, match_id: UUID) -> tuple[Match, Role]:
    """The match, through the person who asks. Raises NotFound, NotSignedIn or Forbidden."""
    match = (
        Match.objects.select_related("presenter", "examiner", "owner").filter(id=match_id).first()
    )
    if match is None:
        raise NotFound("There is no such match.")
    role = role_of(person, match)
    if not visibility.may_read(role):
        if person is None:
            raise NotSignedIn("Sign in to see your matches.")
        raise Forbidden("This match is somebody else's.")
    return match, role


def role_of(person: User | None, match: Match) -> Role:
    return visibility.role_of(
        human=match.human,
        owns=person is not None and match.owner_id == person.pk,
        public=match.public,
        standing=standing_of(match),
    )


def standing_of(match: Match) -> Standing:
    return Standing(match.round, Phase(match.phase), match.ruled)


def sitters(match: Match) -> tuple[Sitter, Sitter]:
    presenter = Sitter(name=match.presenter.name, model=match.presenter_sat)
    if not match.human:
        return presenter, Sitter(name=match.examiner.name, model=match.examiner_sat)
    name = match.owner.name if match.owner is not None else "a former member"
    return presenter, visibility.person_sitting(name, public=match.public)


def content_of(kind: str, data: object) -> Content:
    value: Content = CONTENT[Kind(kind)].model_validate(data)  # type: ignore[assignment]
    return value


def exhibit_of(row: FiledExhibit) -> Exhibit:
    return Exhibit(
        kind=Kind(row.kind),
        title=row.title,
        claim=row.claim,
        preview=content_of(row.kind, row.preview),
        citation=Citation.model_validate(row.citation),
    )


@sensitive_variables()
def record_of(match: Match) -> MatchRecord:
    """The whole record, seals included; what may be shown of it is `visibility`'s to say."""
    rulings = {row.round: row for row in match.rulings.select_related("made_by")}
    resolved = set(match.resolutions.values_list("round", flat=True))
    presenter, examiner = sitters(match)
    rounds = []
    for row in match.exhibits.select_related("sealed__made_by").order_by("round"):
        ruling = rulings.get(row.round)
        rounds.append(
            RoundRecord(
                round=row.round,
                exhibit=exhibit_of(row),
                commitment=row.commitment,
                sealed=_sealed(row),
                ruling=_ruling(ruling, examiner) if ruling else None,
                resolved=row.round in resolved,
            )
        )
    return MatchRecord(
        id=match.id,
        standing=standing_of(match),
        presenter=presenter,
        examiner=examiner,
        rounds=rounds,
    )


def _ruling(row: RulingRow, examiner: Sitter) -> Ruling:
    # A person is called what their match says they are called.
    human = row.engine == HUMAN
    made_by = examiner if human else _mover(row.made_by, row.engine)
    return Ruling(Decision(row.decision), row.reasoning, made_by)


def _mover(contender: Contender | None, engine: str) -> Sitter:
    """Whoever made a move; a stand-in that is no contender goes by its engine's name."""
    name = contender.name if contender is not None else NOBODY.get(engine, engine)
    return Sitter(name=name, model=engine)


def _sealed(row: FiledExhibit) -> Sealed:
    sealed = row.sealed
    return Sealed(
        truth=Truth(sealed.truth),
        nonce=sealed.nonce,
        failed=_FAILED.validate_python(sealed.failed or None),
        passage=content_of(sealed.passage["kind"], sealed.passage["content"])
        if sealed.passage
        else None,
        differs=_SPANS.validate_python(sealed.differs),
        made_by=_mover(sealed.made_by, sealed.engine),
    )


def room_state() -> RoomState:
    """The `state` of the live room: one query while nothing has changed."""
    return _read_state()[0]


def room_state_json() -> bytes:
    """The same as it travels; put into words once a change, however many ask."""
    return _read_state()[1]


def _read_state() -> tuple[RoomState, bytes]:
    """The state and its JSON, kept from the last time if the room stands where it stood.

    It is read in pieces, and the match may move between them; `seq` promises that the state
    includes all up to it, so that a state in two minds is read again.
    """
    where, match = _room_now()
    kept = _latest.kept
    if kept is not None and kept[0] == where:
        return kept[1:]
    for _ in range(READ_AGAIN):
        state = _read_room(where, match)
        before = where
        where, match = _room_now()
        if where == before:
            break
    text = json.dumps(state.data(), ensure_ascii=False, separators=(",", ":")).encode()
    _latest.kept = before, state, text
    return state, text


_Where = tuple[int, UUID | None, Standing | None]


class _Latest:
    """This process's copy of the room's state, and what was so when it was read."""

    kept: tuple[_Where, RoomState, bytes] | None = None


_latest = _Latest()
READ_AGAIN = 5


def _room_now() -> tuple[_Where, Match | None]:
    """What tells one state of the room from every other, and the match, in one query."""
    head = Docket.objects.filter(kind=ROOM_KIND, subject=ROOM).values("last_seq")
    match = (
        Match.objects.select_related("presenter", "examiner")
        .filter(state=MatchState.RUNNING, human=False)
        .annotate(head=Subquery(head))
        .first()
    )
    if match is None:
        return (heads(kind=ROOM_KIND, subjects=[ROOM]).get(ROOM, 0), None, None), None
    return (match.head or 0, match.id, standing_of(match)), match


def _read_room(where: _Where, match: Match | None) -> RoomState:
    return RoomState(seq=where[0], match=visibility.state_of(record_of(match)) if match else None)


def match_state(match: Match) -> RoomState:
    """A person's match in the shape of the room's `state`."""
    # The number first: whatever happens after it is told again, and never left out.
    seq = heads(kind=KIND, subjects=[match.id]).get(match.id, 0)
    match.refresh_from_db(fields=["round", "phase", "ruled"])
    return RoomState(seq=seq, match=visibility.state_of(record_of(match)))


def current_match_began() -> int:
    """The docket number of the room's latest `match.opened`; 0 before there was one."""
    entries = Entry.objects.filter(
        docket__kind=ROOM_KIND, docket__subject=ROOM, type=MatchOpened.type
    )
    return entries.order_by("-seq").values_list("seq", flat=True).first() or 0


def recent_truths(contender_id: int, *, count: int = 30) -> list[Truth]:
    """The truths of the last exhibits a contender made, oldest first, all its room matches long.

    Neither what a stand-in filed in its place counts, nor what the dealer did.
    """
    rows = (
        SealedRow.objects.filter(made_by_id=contender_id, exhibit__match__human=False)
        .order_by("-exhibit_id")
        .values_list("truth", flat=True)[:count]
    )
    return [Truth(truth) for truth in reversed(rows)]
