"""What a mind owes a match: claim → think → record, for filing and for ruling.

Today every seat is a house player's. A model-backed seat is another `Mind`.
"""

import logging
from contextlib import suppress
from typing import Any, Protocol
from uuid import UUID

from django.db import transaction
from django.utils import timezone
from django.views.decorators.debug import sensitive_variables

from allrise.errors import CourtError
from allrise.seeds import rng
from allrise.turns import claims
from allrise.turns.models import TurnState
from allrise.turns.observer import observe
from allrise.turns.thinking import Thinking, ThinkingFailed
from evidence import selectors
from evidence.dispatch import parse_step
from evidence.domain import visibility
from evidence.domain.exhibits import Exhibit, Source
from evidence.domain.fairness import fairness, toss
from evidence.domain.match import Scores
from evidence.domain.pacing import Act
from evidence.domain.rules import Decision, Truth
from evidence.domain.verifier import Finding, verify
from evidence.house import examiner as house_examiner
from evidence.house import presenter as house_presenter
from evidence.house.views import (
    ExaminerView,
    Filing,
    Locus,
    PresenterView,
    RevealedRound,
    Ruling,
    entry,
)
from evidence.library import store
from evidence.library.dealing import deal
from evidence.models import FiledExhibit, Match
from evidence.services import matches

log = logging.getLogger(__name__)
HOUSE = "house:"


class _Call:
    """One piece of thinking under a name, for the turn's books."""

    def __init__(self, purpose: str, result: Any, make: Any, engine: str) -> None:
        self.purpose, self.result, self._make, self._engine = purpose, result, make, engine

    def run(self) -> tuple[Any, str]:
        return self._make(), self._engine


class Mind(Protocol):
    def file(self, view: PresenterView) -> Filing: ...
    def rule(self, view: ExaminerView) -> Ruling: ...


class HouseMind:
    """A house player by its engine's name, "house:archivist"."""

    def __init__(self, engine: str) -> None:
        self._player = engine.removeprefix(HOUSE)

    def file(self, view: PresenterView) -> Filing:
        return house_presenter.file(view, self._player)

    def rule(self, view: ExaminerView) -> Ruling:
        return house_examiner.rule(view, self._player)


@sensitive_variables()
def step(turn_id: UUID) -> None:
    """Take up a mind's step. Safe to run twice, late, or half."""
    held = claims.claim(turn_id)
    if held is None:
        return
    round, act = parse_step(held.step)
    match = Match.objects.select_related("presenter", "examiner", "secret").get(id=held.subject)
    try:
        if act == Act.FILE:
            _file(held, match, round)
        else:
            _rule(held, match, round)
        observe("recorded", held.step)
    except claims.Stale as error:
        log.info("a stale %s of match %s was dropped (%s)", held.step, match.id, error)
    except CourtError as error:
        log.info("%s of match %s is owed no longer (%s)", held.step, match.id, error.error_code)
        _give_up(held)
    except ThinkingFailed:
        log.exception("%s of match %s failed; it is owed again", held.step, match.id)


def _give_up(held: claims.Claim) -> None:
    """The match has moved on without this step, so that nobody needs to try it again."""
    with transaction.atomic(), suppress(claims.Stale):
        claims.finish(held, now=timezone.now(), state=TurnState.CANCELLED)


def _file(held: claims.Claim, match: Match, round: int) -> None:
    library = {source.slug: source for source in store.sources()}
    view = _presenter_view(match, round, library)
    exhibit, finding = _exhibit(held, match, view, library)
    now = timezone.now()
    with transaction.atomic():
        current = matches.locked(match.id)
        claims.finish(held, now=now)
        matches.record_filing(current, exhibit, finding, now=now)


def _exhibit(
    held: claims.Claim, match: Match, view: PresenterView, library: dict[str, Source]
) -> tuple[Exhibit, Finding]:
    """What the presenter files, if its label holds; else a true exhibit of the dealer's.

    The truth is never taken on the presenter's word, and a presenter that cannot be
    brought to file does not hold up the match.
    """
    if not held.hopeless:
        for purpose in ("filing", "filing again"):
            again = view.model_copy(update={"seed": f"{view.seed}:{purpose}"})
            filing = _filing(held, match, view if purpose == "filing" else again, purpose)
            finding = check(filing.exhibit, library)
            if finding.grounded is filing.is_grounded:
                return filing.exhibit, finding
        # What the dealer files is true, so no log tells that the dealer files.
    exhibit = dealers_exhibit(view)
    return exhibit, check(exhibit, library)


def _filing(held: claims.Claim, match: Match, view: PresenterView, purpose: str) -> Filing:
    mind = HouseMind(match.presenter_sat)
    call = _Call(purpose, Filing, lambda: mind.file(view), match.presenter_sat)
    filing: Filing = Thinking(held).gather([call])[purpose][0]
    return filing


def _rule(held: claims.Claim, match: Match, round: int) -> None:
    view = _examiner_view(match, round)
    ruling = _ruling(held, match, view)
    now = timezone.now()
    with transaction.atomic():
        current = matches.locked(match.id)
        claims.finish(held, now=now)
        matches.record_ruling(
            current,
            round=round,
            decision=Decision(ruling.decision),
            reasoning=ruling.reasoning,
            now=now,
        )


def _ruling(held: claims.Claim, match: Match, view: ExaminerView) -> Ruling:
    """What the examiner says; a coin where it cannot be brought to say anything."""
    if held.hopeless:
        fair = rng(match.secret.seed, "silence", str(view.round)).random() < 0.5
        decision = Decision.ACCEPT if fair else Decision.CHALLENGE
        return Ruling(decision=decision, reasoning="The examiner was silent; a coin was tossed.")
    mind = HouseMind(match.examiner_sat)
    call = _Call("ruling", Ruling, lambda: mind.rule(view), match.examiner_sat)
    ruling: Ruling = Thinking(held).gather([call])["ruling"][0]
    return ruling


def check(exhibit: Exhibit, library: dict[str, Source]) -> Finding:
    """The verifier's finding: the source is looked up by the title or slug that is cited."""
    cited = exhibit.citation.source
    source = library.get(cited) or next((s for s in library.values() if s.title == cited), None)
    return verify(exhibit, source)


def dealers_exhibit(view: PresenterView) -> Exhibit:
    """A true exhibit from the first dealt passage that has not been filed."""
    for source in view.dealt:
        for passage in source.passages:
            if Locus(source=source.slug, locator=passage.locator) not in view.used:
                return Exhibit(
                    kind=source.kind,
                    title=passage.title,
                    claim=passage.claim,
                    preview=passage.content,
                    citation={"source": source.title, "locator": passage.locator},  # type: ignore[arg-type]
                )
    raise LookupError("nothing dealt is left to file")


def _presenter_view(match: Match, round: int, library: dict[str, Source]) -> PresenterView:
    seed = match.secret.seed
    filed = match.exhibits.values_list("citation", flat=True)
    by_title = {source.title: source.slug for source in library.values()}
    # A source that does not exist was never dealt, so it cannot be used up.
    used = frozenset(
        Locus(source=by_title[cited["source"]], locator=cited["locator"])
        for cited in filed
        if cited["source"] in by_title
    )
    dealt = deal(
        tuple(library.values()),
        seed=seed,
        round=round,
        used=frozenset(locus.source for locus in used),
    )
    recent = selectors.recent_truths(match.presenter_id, before=timezone.now())
    coin: Truth | None = None
    if fairness(recent).coin:
        coin = toss(rng(seed, "coin", str(round)))
    return PresenterView(
        seed=seed,
        round=round,
        rounds=match.rounds,
        dealt=dealt,
        catalogue=tuple(entry(source) for source in library.values()),
        revealed=_revealed(match),
        scores=Scores(presenter=match.presenter_score, examiner=match.examiner_score),
        coin=coin,
        used=used,
    )


def _examiner_view(match: Match, round: int) -> ExaminerView:
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
