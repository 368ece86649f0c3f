"""Matches between house players, and the league they make. Pure; for tests and the bench."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from allrise.seeds import rng
from evidence.domain.exhibits import Exhibit, Source
from evidence.domain.league import Estimate, Line, Tally, line
from evidence.domain.match import ROUNDS, score
from evidence.domain.rules import BY_VERDICT, Seat, resolve
from evidence.domain.verifier import verify
from evidence.house.examiner import rule
from evidence.house.players import EXAMINERS, PRESENTERS
from evidence.house.presenter import file
from evidence.house.views import (
    CatalogueEntry,
    ExaminerView,
    Filing,
    Locus,
    PresenterView,
    RevealedRound,
    Ruling,
    entry,
)

_DEALT = 3


@dataclass(frozen=True, slots=True)
class Round:
    """One round with what was sealed in it."""

    filing: Filing
    revealed: RevealedRound


@dataclass(frozen=True, slots=True)
class Game:
    seed: str
    presenter: str
    examiner: str
    rounds: tuple[Round, ...]


@dataclass(slots=True)
class _Floor:
    """A match in play."""

    seed: int | str
    catalogue: tuple[CatalogueEntry, ...]
    revealed: list[RevealedRound] = field(default_factory=list)
    used: set[Locus] = field(default_factory=set)


def play(
    seed: int | str,
    presenter: str,
    examiner: str,
    library: Sequence[Source],
    rounds: int = ROUNDS,
) -> list[Round]:
    """A whole match, the same for the same seed, players and library."""
    floor = _Floor(seed, tuple(entry(source) for source in library))
    return [_round(floor, n, rounds, presenter, examiner, library) for n in range(1, rounds + 1)]


def _round(
    floor: _Floor,
    number: int,
    rounds: int,
    presenter: str,
    examiner: str,
    library: Sequence[Source],
) -> Round:
    dealt = tuple(rng(floor.seed, "deal", str(number)).sample(library, min(_DEALT, len(library))))
    view = PresenterView(
        seed=floor.seed,
        round=number,
        rounds=rounds,
        dealt=dealt,
        catalogue=floor.catalogue,
        revealed=tuple(floor.revealed),
        scores=score(BY_VERDICT[past.verdict] for past in floor.revealed),
        used=frozenset(floor.used),
    )
    filing = file(view, presenter)
    ruling = rule(_across(view, filing.exhibit), examiner)
    cited = filing.exhibit.citation
    source = next((one for one in dealt if one.title == cited.source), None)
    revealed = _revealed(number, filing.exhibit, ruling, source)
    floor.revealed.append(revealed)
    if source:
        floor.used.add(Locus(source=source.slug, locator=cited.locator))
    return Round(filing, revealed)


def _across(view: PresenterView, exhibit: Exhibit) -> ExaminerView:
    """What the examiner has before it when the presenter has filed."""
    return ExaminerView(
        seed=view.seed,
        round=view.round,
        rounds=view.rounds,
        exhibit=exhibit,
        catalogue=view.catalogue,
        revealed=view.revealed,
        scores=view.scores,
    )


def _revealed(
    number: int, exhibit: Exhibit, ruling: Ruling, source: Source | None
) -> RevealedRound:
    finding = verify(exhibit, source)
    outcome = resolve(ruling.decision, finding.truth)
    return RevealedRound(
        round=number,
        exhibit=exhibit,
        decision=ruling.decision,
        reasoning=ruling.reasoning,
        truth=finding.truth,
        verdict=outcome.verdict,
        presenter_delta=outcome.presenter_delta,
        examiner_delta=outcome.examiner_delta,
        failed=finding.failed,
        passage=finding.passage.content if finding.passage else None,
    )


def pairings(n: int, seed: int | str) -> Iterator[tuple[str, str]]:
    """n pairings: every presenter meets every examiner, cycle by cycle, in a new order each time.

    House presenters do not rule and house examiners do not file; what stands for the swap of
    seats is that all presenters face the same examiners equally often, and the other way round.
    """
    pairs = [(one, other) for one in PRESENTERS for other in EXAMINERS]
    for number in range(n):
        cycle, index = divmod(number, len(pairs))
        order = list(pairs)
        rng(seed, "house league", str(cycle)).shuffle(order)
        yield order[index]


def league(n: int, seed: int | str, library: Sequence[Source]) -> list[Game]:
    """n matches, each with a seed of its own."""
    games = []
    for number, (presenter, examiner) in enumerate(pairings(n, seed)):
        own = f"{seed}/{number}"
        games.append(Game(own, presenter, examiner, tuple(play(own, presenter, examiner, library))))
    return games


def tally(games: Iterable[Game]) -> Tally:
    total = Tally()
    for game in games:
        total = total.with_match()
        for one in game.rounds:
            total = total.with_round(one.revealed.verdict)
    return total


def standings(games: Sequence[Game]) -> dict[tuple[Seat, str], Line]:
    """A line for every player in its own seat, best first."""
    lines = {
        (seat, player): line(tally(g for g in games if player in (g.presenter, g.examiner)), seat)
        for seat, players in ((Seat.PRESENTER, PRESENTERS), (Seat.EXAMINER, EXAMINERS))
        for player in players
    }
    return dict(sorted(lines.items(), key=lambda item: (item[0][0], -item[1].points)))


def verdict_counts(games: Iterable[Game]) -> Counter[str]:
    return Counter(one.revealed.verdict.value for game in games for one in game.rounds)


def report(games: Sequence[Game]) -> str:
    """The league table as text, with 95% intervals, and how often each verdict fell."""
    heads = ("seat", "player", "matches", "points a round", "truth", "correct", "caught", "accused")
    rows: list[tuple[str, ...]] = [heads]
    for (seat, player), row in standings(games).items():
        estimates = (row.truth_rate, row.correct_rate, row.catch_rate, row.false_accusation_rate)
        shares = (_percent(estimate) for estimate in estimates)
        mean = row.points_per_round
        points = f"{mean.value or 0:.2f} ({mean.low:.2f} to {mean.high:.2f})"
        rows.append((seat.value, player, str(row.matches), points, *shares))
    widths = [max(len(row[i]) for row in rows) for i in range(len(heads))]
    lines = ["  ".join(map(str.ljust, row, widths)).rstrip() for row in rows]
    counts = verdict_counts(games)
    total = counts.total() or 1
    verdicts = (f"{verdict}  {100 * n / total:.1f}%" for verdict, n in sorted(counts.items()))
    return "\n".join([*lines, "", *verdicts])


def _percent(estimate: Estimate) -> str:
    value = 100 * (estimate.value or 0)
    return f"{value:.1f}% ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"
