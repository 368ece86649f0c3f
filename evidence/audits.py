"""The room's record, counted again from its rounds. Reads only, and tells no sealed truth."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from django.db.models import Count, F, Max, Min, Q, QuerySet, Sum
from django.db.models.functions import Coalesce

from allrise.docket import audits
from allrise.docket.audits import Check
from allrise.docket.models import Entry
from evidence.domain import commitment
from evidence.domain.events import (
    ChallengeRuled,
    ExhibitFiled,
    MatchClosed,
    MatchOpened,
    RoundResolved,
)
from evidence.domain.league import Tally, tally_of
from evidence.domain.rules import Decision, RoundVerdict, Seat, Truth, resolve
from evidence.models import (
    KIND,
    ROOM_KIND,
    FiledExhibit,
    Match,
    MatchState,
    Resolution,
    Ruling,
    Sealed,
)
from evidence.models import Tally as TallyRow

Key = tuple[int, Seat]


def register() -> None:
    audits.register(checks)


def checks() -> Iterator[Check]:
    yield scores()
    yield rounds()
    yield verdicts()
    yield seals()
    yield tallies()
    yield told()


def scores() -> Check:
    """A match's scores are the sums of its rounds."""
    rows = Match.objects.annotate(
        presenter_sum=Coalesce(Sum("resolutions__presenter_delta"), 0),
        examiner_sum=Coalesce(Sum("resolutions__examiner_delta"), 0),
    )
    fits = Q(presenter_score=F("presenter_sum"), examiner_score=F("examiner_sum"))
    wrong = (
        f"match {row.id} has {row.presenter_score}:{row.examiner_score}, "
        f"its rounds make {row.presenter_sum}:{row.examiner_sum}"
        for row in rows.exclude(fits)
    )
    return Check("scores are the sum of their rounds", Match.objects.count(), tuple(wrong))


def rounds() -> Check:
    """Rounds are resolved in order, none is left out, and a complete match has them all."""
    rows = Match.objects.annotate(
        ended=Count("resolutions"),
        first=Min("resolutions__round"),
        last=Max("resolutions__round"),
    )
    in_order = Q(ended=0) | Q(first=1, last=F("ended"))
    whole = ~Q(state=MatchState.COMPLETE) | Q(ended=F("rounds"))
    wrong = (
        f"match {row.id} ({row.state}) has {row.ended} resolved rounds, {row.first} to {row.last}"
        for row in rows.exclude(in_order & whole)
    )
    return Check("rounds in order and none missing", Match.objects.count(), tuple(wrong))


def verdicts() -> Check:
    """What a round was given is what the table gives for its ruling and its truth."""
    kinds = (
        Resolution.objects.filter(
            match__rulings__round=F("round"), match__exhibits__round=F("round")
        )
        .values_list(
            "match__rulings__decision",
            "match__exhibits__sealed__truth",
            "verdict",
            "presenter_delta",
            "examiner_delta",
        )
        .annotate(n=Count("pk"))
        .order_by()
    )
    wrong, found = [], 0
    for decision, truth, verdict, presenter, examiner, n in kinds:
        found += n
        given = (verdict, presenter, examiner)
        due = resolve(Decision(decision), Truth(truth)) if truth else None
        if due is None or given != (due.verdict, due.presenter_delta, due.examiner_delta):
            wrong.append(f"{n} rounds of {decision} on {truth} were given {given}")
    total = Resolution.objects.count()
    if found != total:
        wrong.append(f"{total - found} resolved rounds have no ruling or no exhibit")
    return Check("verdicts and points go by the table", total, tuple(wrong))


def seals() -> Check:
    """Every exhibit has a seal, and every seal is what was published at filing."""
    rows = Sealed.objects.values_list(
        "exhibit__match_id", "exhibit__round", "exhibit__commitment", "nonce", "truth"
    )
    wrong, found = [], 0
    for match, round, published, nonce, truth in rows.iterator(chunk_size=5000):
        found += 1
        if not commitment.check(published, nonce, Truth(truth)):
            wrong.append(f"the seal of round {round} of match {match} does not hold")
    unsealed = FiledExhibit.objects.filter(sealed__isnull=True)
    wrong += [f"round {row.round} of match {row.match_id} has no seal" for row in unsealed]
    return Check("seals hold", found, tuple(wrong))


def tallies() -> Check:
    """The league's counters are a recount of all resolved rounds."""
    kept = {
        (row.contender_id, Seat(row.seat)): Tally(
            **{name: getattr(row, name) for name in Tally.__dataclass_fields__}
        )
        for row in TallyRow.objects.all()
    }
    counted = recounted()
    nothing = Tally()
    wrong = (
        f"contender {key[0]} as {key[1]}: kept {kept.get(key, nothing)}, "
        f"counted {counted.get(key, nothing)}"
        for key in sorted(kept.keys() | counted.keys())
        if kept.get(key, nothing) != counted.get(key, nothing)
    )
    return Check("counters equal a recount", len(kept), tuple(wrong))


def recounted() -> dict[Key, Tally]:
    """The counters of everyone who made a move of a resolved round, from the rounds alone."""
    filed = Sealed.objects.filter(exhibit__match__resolutions__round=F("exhibit__round"))
    ruled = Ruling.objects.filter(match__resolutions__round=F("round"))
    return {
        **_of_seat(Seat.PRESENTER, filed, match="exhibit__match"),
        **_of_seat(Seat.EXAMINER, ruled, match="match"),
    }


def _of_seat(
    seat: Seat, moves: "QuerySet[Sealed] | QuerySet[Ruling]", match: str
) -> dict[Key, Tally]:
    made = moves.filter(made_by__isnull=False).order_by()
    ends: dict[int, dict[RoundVerdict, int]] = defaultdict(dict)
    for mind, verdict, n in made.values_list(
        "made_by_id", f"{match}__resolutions__verdict"
    ).annotate(n=Count("pk")):
        ends[mind][RoundVerdict(verdict)] = n
    over = made.exclude(**{f"{match}__state": MatchState.RUNNING})
    played = dict(over.values_list("made_by_id").annotate(n=Count(match, distinct=True)))
    return {(mind, seat): tally_of(played.get(mind, 0), found) for mind, found in ends.items()}


def told() -> Check:
    """The dockets tell of every exhibit, ruling, round and match once, and of no other."""
    wrong, looked = [], 0
    for kind, human in ((ROOM_KIND, False), (KIND, True)):
        rows = Match.objects.filter(human=human)
        happened = {
            MatchOpened.type: rows.count(),
            ExhibitFiled.type: FiledExhibit.objects.filter(match__human=human).count(),
            ChallengeRuled.type: Ruling.objects.filter(match__human=human).count(),
            RoundResolved.type: Resolution.objects.filter(match__human=human).count(),
            MatchClosed.type: rows.exclude(state=MatchState.RUNNING).count(),
        }
        entries: Iterable[tuple[str, int]] = (
            Entry.objects.filter(docket__kind=kind)
            .values_list("type")
            .annotate(n=Count("pk"))
            .order_by()
        )
        said = dict(entries)
        looked += sum(said.values())
        wrong += [
            f"{happened.get(each, 0)} times {each}, but {said.get(each, 0)} on the {kind} docket"
            for each in sorted(happened.keys() | said.keys())
            if happened.get(each, 0) != said.get(each, 0)
        ]
    return Check("the dockets tell what happened", looked, tuple(wrong))
