"""What each seat may know when it files or rules: rows in, views out. Writes nothing."""

from collections.abc import Iterable

from allrise.seeds import rng
from evidence import selectors
from evidence.domain import visibility
from evidence.domain.exhibits import Source
from evidence.domain.fairness import fairness, toss
from evidence.domain.match import Scores
from evidence.domain.rules import Truth
from evidence.house.views import ExaminerView, Locus, PresenterView, RevealedRound, entry
from evidence.library import store
from evidence.library.dealing import deal, spendable
from evidence.models import Contender, FiledExhibit, Match
from evidence.services import chair


def presenter_view(match: Match, round: int, library: dict[str, Source]) -> PresenterView:
    """The presenter's view but for the coin, which is for `coin` to say of whoever files."""
    seed = match.secret.seed
    by_title = {source.title: source.slug for source in library.values()}
    filed = _loci(match.exhibits.values_list("citation", flat=True), by_title)
    shown = filed | _loci(chair.shown_to(match.owner_id), by_title)
    used = spendable(tuple(library.values()), shown) or filed
    dealt = deal(
        tuple(library.values()),
        seed=seed,
        round=round,
        used=frozenset(locus.source for locus in filed),
        spent=used,
    )
    return PresenterView(
        seed=seed,
        round=round,
        rounds=match.rounds,
        dealt=dealt,
        catalogue=tuple(entry(source) for source in library.values()),
        revealed=_revealed(match),
        scores=Scores(presenter=match.presenter_score, examiner=match.examiner_score),
        used=used,
    )


def coin(match: Match, round: int, contender: Contender | None) -> Truth | None:
    """What a contender has to file, when its record calls for the coin; else None."""
    if contender is None or not fairness(selectors.recent_truths(contender.pk)).coin:
        return None
    return toss(rng(match.secret.seed, "coin", str(round)))


def with_passages(match: Match, rounds: tuple[RevealedRound, ...]) -> tuple[RevealedRound, ...]:
    """The revealed rounds with what the sources say, which was published with each verdict.

    House players go by the verdicts alone, and their play is measured on that.
    """
    verdicts = (visibility.resolved_verdict(each) for each in selectors.record_of(match).rounds)
    said = {verdict.round: verdict.passage for verdict in verdicts if verdict is not None}
    return tuple(each.model_copy(update={"passage": said[each.round]}) for each in rounds)


def _loci(citations: Iterable[dict[str, str]], by_title: dict[str, str]) -> frozenset[Locus]:
    """The places cited. A source that does not exist was never dealt, so it is not used up."""
    return frozenset(
        Locus(source=by_title[cited["source"]], locator=cited["locator"])
        for cited in citations
        if cited["source"] in by_title
    )


def examiner_view(match: Match, round: int) -> ExaminerView:
    """What the public sees, and no more."""
    row = FiledExhibit.objects.get(match=match, round=round)
    return ExaminerView(
        # Another seed than the presenter's: what one drew must not tell what the other draws.
        seed=f"{match.secret.seed}:examiner",
        round=round,
        rounds=match.rounds,
        exhibit=selectors.exhibit_of(row),
        catalogue=tuple(entry(source) for source in store.sources()),
        revealed=_revealed(match),
        scores=Scores(presenter=match.presenter_score, examiner=match.examiner_score),
    )


def _revealed(match: Match) -> tuple[RevealedRound, ...]:
    """The resolved rounds as published, which is all that either seat may know of them."""
    rounds = []
    for record in selectors.record_of(match).rounds:
        verdict = visibility.resolved_verdict(record)
        if verdict is None or record.ruling is None:
            continue
        rounds.append(
            RevealedRound(
                round=record.round,
                exhibit=record.exhibit,
                decision=record.ruling.decision,
                truth=verdict.truth,
                verdict=verdict.verdict,
                presenter_delta=verdict.presenter_delta,
                examiner_delta=verdict.examiner_delta,
                failed=verdict.failed,
                reasoning=record.ruling.reasoning,
            )
        )
    return tuple(rounds)
