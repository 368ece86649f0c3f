"""A realistic match in the middle of things, to show what a model is asked. No database.

Two house players play on the shipped library as far as it is needed.
"""

from collections.abc import Sequence

from allrise.seeds import rng
from evidence.agents import briefing
from evidence.agents.prompting import Prompt
from evidence.domain.exhibits import Source
from evidence.domain.match import ROUNDS, score
from evidence.domain.rules import BY_VERDICT, Truth
from evidence.house.presenter import file
from evidence.house.table import play
from evidence.house.views import ExaminerView, Locus, PresenterView, entry

SEED = "sample"
PLAYERS = ("embroiderer", "actuary")
NAMES = {"presenter": "Astra-6", "examiner": "Llama-3.1-70B"}


def prompt(
    name: str, library: Sequence[Source], *, round: int = 4, coin: Truth | None = None
) -> Prompt:
    """The prompt of that name as it would be sent in that round, 1 to 10."""
    played = play(SEED, *PLAYERS, library, rounds=ROUNDS)[: round - 1]
    revealed = tuple(one.revealed for one in played)
    slugs = {source.title: source.slug for source in library}
    cited = [one.exhibit.citation for one in revealed]
    view = PresenterView(
        seed=SEED,
        round=round,
        rounds=ROUNDS,
        dealt=tuple(rng(SEED, "deal", str(round)).sample(list(library), 3)),
        catalogue=tuple(entry(source) for source in library),
        revealed=revealed,
        scores=score(BY_VERDICT[one.verdict] for one in revealed),
        coin=coin,
        used=frozenset(
            Locus(source=slugs[each.source], locator=each.locator)
            for each in cited
            if each.source in slugs
        ),
    )
    if name == "presenter":
        return briefing.presenter(view, NAMES[name])
    exhibit = file(view, PLAYERS[0]).exhibit
    shared = ("seed", "round", "rounds", "catalogue", "revealed", "scores")
    seen = ExaminerView(exhibit=exhibit, **{key: getattr(view, key) for key in shared})
    return briefing.examiner(seen, NAMES["examiner"])
