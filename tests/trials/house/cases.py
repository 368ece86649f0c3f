"""One charge written for these tests, and the case files they start from."""

from tests.trials.house.simulator import sheet
from trials.domain.casefile import CaseFile, Exhibit, Said
from trials.domain.phases import Phase, Plea, Speaker
from trials.house import exhibits

PHILOSOPHY = "unlicensed-philosophy"
GNOME, TONGS = "gnome-diary", "tongs-log"


def filed(
    text: str,
    *,
    slug: str = PHILOSOPHY,
    plea: Plea = Plea.NOT_GUILTY,
    phase: Phase = Phase.ROUND_1,
    before: tuple[tuple[Phase, str], ...] = (),
    kinds: tuple[str, ...] | None = None,
    seed: int = 3,
) -> CaseFile:
    """A case in which `text` has just been filed, after the defences in `before`."""
    charge = sheet(slug)
    case = CaseFile(seed=seed, sheet=charge, plea=plea, phase=phase)
    laid = []
    for letter, kind in zip("ABCD", kinds or (charge.evidence[1].kind,), strict=False):
        made = exhibits.draft(case, kind, letter)
        laid.append(
            Exhibit(
                letter=letter, kind=kind, title=made.title, description=made.description,
                phase=Phase.OPENING,
            )
        )  # fmt: skip
    said = [Said(phase=when, speaker=Speaker.DEFENDANT, text=what) for when, what in before]
    said.append(Said(phase=phase, speaker=Speaker.DEFENDANT, text=text))
    return case.model_copy(update={"exhibits": tuple(laid), "transcript": tuple(said)})
