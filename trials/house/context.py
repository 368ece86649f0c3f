"""What the house knows of a case around one defence: what came before, what lies there. Pure."""

from trials.domain.casefile import CaseFile, Exhibit, ExhibitDraft, Said
from trials.domain.phases import PHASES, Phase
from trials.house.analysis import sentences_of
from trials.house.scene import remembered
from trials.house.words import shingles, stem_set, tokens

_RUN = 4


def order(phase: Phase) -> int:
    """0 for the opening to 4 for the closing."""
    return PHASES.index(phase)


def earlier(case: CaseFile) -> tuple[Said, ...]:
    """Defences of the phases before the current one, oldest first."""
    return tuple(said for said in case.defenses() if order(said.phase) < order(case.phase))


def last_speech(case: CaseFile) -> str:
    """The prosecutor's last words before the current defence, or empty."""
    before = [said for said in case.speeches() if order(said.phase) < order(case.phase)]
    return before[-1].text if before else ""


def on_table(case: CaseFile, dealt: ExhibitDraft | None = None) -> tuple[Exhibit, ...]:
    """Exhibits that lay there before the current turn, without the one being dealt now."""
    return tuple(
        item
        for item in case.exhibits
        if order(item.phase) < order(case.phase) and not (dealt and item.letter == dealt.letter)
    )


def pending(case: CaseFile, dealt: ExhibitDraft | None = None) -> tuple[Exhibit, ...]:
    """Those of them that nobody has answered."""
    return tuple(item for item in on_table(case, dealt) if not item.answered)


def similarity(left: str, right: str) -> float:
    """Jaccard overlap of three-word runs, or of content stems for very short texts."""
    a, b = shingles(left, 3), shingles(right, 3)
    if len(a) < 3 or len(b) < 3:
        x = frozenset(word.lower for word in tokens(left))
        y = frozenset(word.lower for word in tokens(right))
        return 1.0 if x and x == y else 0.0
    return len(a & b) / min(len(a), len(b))


def court_text(case: CaseFile) -> str:
    """Everything the court itself supplied: copying it earns nothing."""
    sheet = case.sheet
    parts = [sheet.statute, sheet.pitch, sheet.title, *(item.text for item in sheet.elements)]
    parts += [item.description for item in case.exhibits]
    parts += [said.text for said in case.speeches()]
    return "\n".join(parts)


@remembered
def fresh(case: CaseFile, text: str) -> str:
    """`text` without the sentences copied from the court, from earlier rounds or from itself.

    Three sentences in five words may be shared; a sentence is copied when more than half of its
    four-word runs were there before. Quotation marks do not make a copied sentence the
    defendant's own.
    """
    court = court_text(case)
    # Sentences too short to have a run of four words are the court's own when it said them.
    short = {
        plain
        for span in sentences_of(court)
        if len(plain := tuple(word.lower for word in tokens(span.text))) < _RUN
    }
    before = shingles(court) | frozenset().union(*(shingles(said.text) for said in earlier(case)))
    kept: list[str] = []
    seen: set[tuple[str, ...]] = set()
    for span in sentences_of(text):
        runs = shingles(span.text)
        plain = tuple(word.lower for word in tokens(span.text))
        copied = bool(runs) and len(runs & before) > 0.5 * len(runs)
        if not copied and plain not in seen and plain not in short:
            kept.append(span.text)
        seen.add(plain)
        before |= runs
    return " ".join(kept)


def engages(text: str, speech: str) -> bool:
    """Whether `text` takes up the particular words of the prosecutor's last speech."""
    return len(stem_set(text) & stem_set(speech)) >= 2
