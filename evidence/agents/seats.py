"""A seat at work: each mind of the line in turn, until one has made a move that can stand.

Two exhibits refused for their label end the search, whoever filed them, and the dealer files
one of its own. Otherwise whoever is next in line is asked.
"""

from collections.abc import Sequence

from allrise.llm.asking import Made, SeatFailed
from evidence.agents.ports import Check, Filed, Labels, MindFailed, Ruled, Seated
from evidence.domain.exhibits import Exhibit
from evidence.house.views import ExaminerView, Locus, PresenterView

DEALER = "dealer"


def present(line: Sequence[tuple[Seated, PresenterView]], check: Check) -> Made[Filed]:
    """The exhibit of the round. Raises `SeatFailed` when the whole line has failed.

    Each mind has a view of its own, because whether the coin chooses depends on its record.
    """
    labels = Labels(check)
    for seated, view in line:
        try:
            filing = seated.mind.file(view, labels)
            return Made(Filed(exhibit=filing.exhibit, who=seated.who), seated.mind.engine)
        except MindFailed:
            if labels.is_over:
                return dealt(view)
    raise SeatFailed("filing")


def examine(line: Sequence[tuple[Seated, ExaminerView]]) -> Made[Ruled]:
    """The decision of the round. Raises `SeatFailed` when the whole line has failed."""
    for seated, view in line:
        try:
            opinion = seated.mind.rule(view)
        except MindFailed:
            continue
        ruled = Ruled(decision=opinion.decision, reasoning=opinion.reasoning, who=seated.who)
        return Made(ruled, seated.mind.engine)
    raise SeatFailed("ruling")


def dealt(view: PresenterView) -> Made[Filed]:
    """What the dealer files."""
    return Made(Filed(exhibit=dealers_exhibit(view), who=None), DEALER)


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
