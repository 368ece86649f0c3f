"""The prosecutor's turn: four tools, the dealt exhibit, one streamed reply, one write-back."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from trials.agents.guard import (
    at_most,
    honest_fallacies,
    honest_notes,
    honest_weaknesses,
    only_true_quotes,
    sources_of,
)
from trials.agents.ports import Bench, Call, Speech, Thinker, call
from trials.domain.casefile import (
    HOUSE,
    Assessment,
    Brief,
    CaseFile,
    ExhibitDraft,
    FoundFallacy,
    Seat,
    Weakness,
    WriteBack,
)
from trials.domain.ledger import deal, next_letter
from trials.domain.memory import MarkedRound, TalliedFallacy
from trials.domain.phases import Phase
from trials.domain.scoring import DIMENSIONS, ZEROS
from trials.house import assessor as house_assessor
from trials.house import prosecutor as house_prosecutor

# Well beyond what any round allows: only a babbler gets there.
MOST_WORDS = 160
# How far above the house's own marks for the same text a model's may lie.
CAP_ALLOWANCE = 3
NOTHING_HEARD = Assessment(
    scores=ZEROS,
    reasons=dict.fromkeys(DIMENSIONS, "Nothing was left to hear once contempt was struck."),
    remark="Nothing was left to score: address the charge, not the court's procedure.",
)


@dataclass(frozen=True)
class Heard:
    """What the tools made of a defence."""

    weaknesses: tuple[Weakness, ...]
    fallacies: tuple[FoundFallacy, ...]
    fallacy_engine: str
    assessment: Assessment
    assessor: str
    # A model's marks were brought down to what the house's allow.
    capped: bool = False


@dataclass(frozen=True)
class Turn:
    """Everything one turn of the prosecutor brings to the record."""

    heard: Heard | None
    exhibit: ExhibitDraft | None
    exhibit_engine: str
    strategy: str
    text: str
    engine: str
    notes: WriteBack


def hear(
    case: CaseFile, bench: Bench, thinker: Thinker, *, also: tuple[Call, ...] = ()
) -> tuple[Heard, dict[str, tuple[object, str]]]:
    """Run the tools on the defence of this phase, side by side, with whatever else is asked.

    The closing needs no weaknesses. Where nothing is left to hear, no tool is run.
    """
    defense = case.defense
    seen = case.for_seat(Seat.PROSECUTOR)
    calls = list(also)
    if defense:
        calls += [
            call(
                "fallacies",
                tuple[FoundFallacy, ...],
                lambda: bench.tools.detect_fallacy(seen),
            ),
            call(
                "assessment",
                Assessment,
                lambda: bench.tools.assess(case.for_seat(Seat.ASSESSOR)),
            ),
        ]
        if case.phase is not Phase.CLOSING:
            calls.append(
                call(
                    "weaknesses",
                    tuple[Weakness, ...],
                    lambda: bench.tools.recall_weaknesses(seen),
                )
            )
    done = thinker.gather(calls)
    weaknesses, _ = done.get("weaknesses", ((), ""))
    fallacies, fallacy_engine = done.get("fallacies", ((), ""))
    assessment, assessor = done.get("assessment", (NOTHING_HEARD, HOUSE))
    capped = _capped(case, assessment, assessor)
    heard = Heard(
        weaknesses=honest_weaknesses(weaknesses, defense),
        fallacies=honest_fallacies(fallacies, defense),
        fallacy_engine=fallacy_engine,
        assessment=capped,
        assessor=assessor,
        capped=capped != assessment,
    )
    return heard, done


def _capped(case: CaseFile, assessment: Assessment, assessor: str) -> Assessment:
    """A model's marks, none more than the allowance above the house's for the same text.

    Whatever slipped past the contempt flag and talked a model into tens ends here.
    """
    if assessor == HOUSE:
        return assessment
    house = house_assessor.assess(case.for_seat(Seat.ASSESSOR), case.defense)
    scores = assessment.scores.capped(house.scores, CAP_ALLOWANCE)
    return assessment.model_copy(update={"scores": scores})


def for_the_judge(phase: Phase, heard: Heard) -> tuple[MarkedRound, tuple[TalliedFallacy, ...]]:
    """What goes from the tools to the judge's memory."""
    marked = MarkedRound(
        phase=phase,
        scores=heard.assessment.scores,
        reasons=heard.assessment.reasons,
        remark=heard.assessment.remark,
        engine=heard.assessor,
    )
    named = tuple(
        TalliedFallacy(phase=phase, name=f.name, quote=f.quote, explanation=f.explanation)
        for f in heard.fallacies
    )
    return marked, named


def take_turn(case: CaseFile, bench: Bench, thinker: Thinker) -> Turn:
    """Think the whole turn through. Nothing here writes; the caller records."""
    seen = case.for_seat(Seat.PROSECUTOR)
    kind = deal(case)
    also: tuple[Call, ...] = ()
    if kind is not None:
        letter = next_letter(len(case.exhibits))
        also = (call("exhibit", ExhibitDraft, lambda: bench.tools.elaborate(seen, kind, letter)),)
    heard: Heard | None = None
    if case.phase is Phase.OPENING:
        done: dict[str, tuple[object, str]] = thinker.gather(also)
    else:
        heard, done = hear(case, bench, thinker, also=also)
    exhibit, exhibit_engine = done.get("exhibit", (None, ""))
    strategy = house_prosecutor.strategy(seen)
    brief = Brief(
        weaknesses=heard.weaknesses if heard else (),
        fallacies=heard.fallacies if heard else (),
        strategy=strategy,
        exhibit=exhibit if isinstance(exhibit, ExhibitDraft) else None,
    )
    text, engine = _speak(seen, brief, bench, thinker)
    notes = thinker.gather(
        [
            call(
                "write_back",
                WriteBack,
                lambda: bench.prosecutor.write_back(seen, brief, text),
            )
        ]
    )["write_back"][0]
    return Turn(
        heard=heard,
        exhibit=brief.exhibit,
        exhibit_engine=exhibit_engine,
        strategy=strategy,
        text=text,
        engine=engine,
        notes=honest_notes(notes, case.defense),
    )


def _speak(case: CaseFile, brief: Brief, bench: Bench, thinker: Thinker) -> tuple[str, str]:
    sources = sources_of(case)
    if brief.exhibit is not None:
        sources = (*sources, f"{brief.exhibit.title}. {brief.exhibit.description}")
    speech: list[Speech] = []

    def stream() -> Iterator[str]:

        def guard(pieces: Iterable[str]) -> Iterator[str]:
            return at_most(only_true_quotes(pieces, sources), MOST_WORDS)

        speech.append(bench.prosecutor.speak(case, brief, guard))
        yield from speech[0]

    def engine() -> tuple[str, str]:
        return "", speech[0].engine

    text, name = thinker.stream(Call(purpose="reply", result=str, run=engine), stream)
    return text.strip(), name
