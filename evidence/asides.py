"""What a page shows beside the state: mottos, form, the catalogue's cards, the clerk's two lines.

Reads only. What is said of a match in play is made of its public `MatchState` and of nothing
else, so that a seal has no way in. All of it is for the eye: a client that never asks for it
misses no event and no figure.
"""

from collections.abc import Iterable
from typing import Any
from uuid import UUID

from evidence.domain.exhibits import Exhibit
from evidence.domain.match import Scores
from evidence.domain.state import FiledExhibit, MatchState, RoomState
from evidence.house.floor import FloorView, commentary, taunt
from evidence.house.lines.taunts import TAUNTS
from evidence.house.views import RevealedRound
from evidence.models import LibrarySource, Match
from evidence.models import MatchState as State

FORM = 5
CARD = ("slug", "title", "kind", "year", "subject", "locators")


class _Latest:
    """This process's copy of the live room's asides, and of which state they are."""

    kept: tuple[tuple[int, UUID | None], dict[str, Any] | None] | None = None


_latest = _Latest()


def of_room(state: RoomState) -> dict[str, Any] | None:
    """The asides of the live room, made once a state; None when it is empty."""
    where = (state.seq, state.match.id if state.match else None)
    kept = _latest.kept
    if kept is None or kept[0] != where:
        kept = where, beside(state.match) if state.match else None
        _latest.kept = kept
    return kept[1]


def beside(state: MatchState, *, examiner: str | None = None) -> dict[str, Any]:
    """The asides of one match. `examiner` is what a person is called on their own page."""
    match = Match.objects.select_related("presenter", "examiner").get(id=state.id)
    revealed = _revealed(state)
    view = FloorView(
        seed=str(state.id),
        round=state.round,
        rounds=state.rounds,
        presenter=state.presenter.name,
        examiner=examiner or state.examiner.name,
        exhibit=_on_table(state),
        revealed=revealed,
        scores=Scores(state.scores.presenter, state.scores.examiner),
    )
    return {
        "match": str(state.id),
        "presenter": {"motto": match.presenter.motto, "form": _form(match, "presenter")},
        "examiner": {
            "motto": "" if match.human else match.examiner.motto,
            "form": [] if match.human else _form(match, "examiner"),
        },
        "catalogue": cards(exhibit.citation.source for exhibit in state.exhibits),
        "clerk": list(commentary(view)),
        "taunts": _taunts(state, revealed) if match.human else {},
    }


def cards(cited: Iterable[str]) -> dict[str, dict[str, Any] | None]:
    """What the catalogue says of each source that is cited; None where it has no such source."""
    wanted = set(cited)
    rows = LibrarySource.objects.filter(enabled=True).values(*CARD)
    found = {
        name: {key: row[key] for key in CARD}
        for row in rows.filter(title__in=wanted) | rows.filter(slug__in=wanted)
        for name in (row["title"], row["slug"])
    }
    return {name: found.get(name) for name in sorted(wanted)}


def catalogue() -> list[dict[str, Any]]:
    """Every card of the catalogue: all that anyone may know of a source but its passages."""
    return list(LibrarySource.objects.filter(enabled=True).order_by("kind", "title").values(*CARD))


def _form(match: Match, seat: str) -> list[dict[str, str]]:
    """How the mind in this seat did in its last matches of the room, latest first."""
    over = Match.objects.filter(human=False, state=State.COMPLETE).exclude(id=match.id)
    mine = over.filter(**{f"{seat}_id": getattr(match, f"{seat}_id")}).order_by("-closed_at")
    figures = mine.values_list("id", "presenter_score", "examiner_score")[:FORM]
    return [
        {"match": str(pk), "result": _result(*((p, e) if seat == "presenter" else (e, p)))}
        for pk, p, e in figures
    ]


def _result(own: int, other: int) -> str:
    return "level" if own == other else "won" if own > other else "lost"


def _exhibit(filed: FiledExhibit) -> Exhibit:
    return Exhibit(
        kind=filed.kind,
        title=filed.title,
        claim=filed.claim,
        preview=filed.preview,
        citation=filed.citation,
    )


def _on_table(state: MatchState) -> Exhibit | None:
    """The exhibit whose envelope is still shut, if there is one."""
    told = {verdict.round for verdict in state.verdicts}
    open_ = [filed for filed in state.exhibits if filed.round not in told]
    return _exhibit(open_[-1]) if open_ else None


def _revealed(state: MatchState) -> tuple[RevealedRound, ...]:
    filed = {each.round: each for each in state.exhibits}
    ruled = {each.round: each for each in state.challenges}
    return tuple(
        RevealedRound(
            round=told.round,
            exhibit=_exhibit(filed[told.round]),
            decision=ruled[told.round].decision,
            truth=told.truth,
            verdict=told.verdict,
            presenter_delta=told.presenter_delta,
            examiner_delta=told.examiner_delta,
            failed=told.failed,
        )
        for told in state.verdicts
    )


def _taunts(state: MatchState, revealed: tuple[RevealedRound, ...]) -> dict[str, str]:
    """What a house presenter says to a person at each reveal; a guest of the house says nothing."""
    player = state.presenter.model.removeprefix("house:")
    if player not in TAUNTS:
        return {}
    seed = str(state.id)
    return {
        str(last.round): taunt(seed=seed, presenter=player, revealed=revealed[: index + 1])
        for index, last in enumerate(revealed)
    }
