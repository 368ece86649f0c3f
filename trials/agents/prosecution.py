"""The prosecutor's turn: four tools, the dealt exhibit, one streamed reply, one write-back."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from trials.agents.guard import (
    LONGEST_QUOTE,
    at_most,
    honest_fallacies,
    honest_notes,
    honest_weaknesses,
    in_character,
    only_true_quotes,
    prosecutor_sources,
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
from trials.domain.memory import (
    Attack,
    JudgeMemory,
    MarkedRound,
    ProsecutorMemory,
    TalliedFallacy,
)
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
    weakness_engine: str
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


def hear(case: CaseFile, bench: Bench, thinker: Thinker) -> Heard:
    """Run the tools on the defence of this phase, side by side; the marks as they may stand."""
    heard, _ = _hear(case, bench, thinker)
    return _fair(case, heard)


def _hear(
    case: CaseFile, bench: Bench, thinker: Thinker, *, also: tuple[Call, ...] = ()
) -> tuple[Heard, dict[str, tuple[object, str]]]:
    """The tools, with whatever else is asked beside them; a model's marks not yet capped."""
    defense = case.defense
    done = thinker.gather([*also, *_tool_calls(case, bench)])
    weaknesses, weakness_engine = done.get("weaknesses", ((), ""))
    fallacies, fallacy_engine = done.get("fallacies", ((), ""))
    assessment, assessor = done.get("assessment", (NOTHING_HEARD, HOUSE))
    heard = Heard(
        weaknesses=honest_weaknesses(weaknesses, defense),
        weakness_engine=weakness_engine,
        fallacies=honest_fallacies(fallacies, defense),
        fallacy_engine=fallacy_engine,
        assessment=assessment,
        assessor=assessor,
    )
    return heard, done


def _tool_calls(case: CaseFile, bench: Bench) -> list[Call]:
    """The closing needs no weaknesses. Where nothing is left to hear, no tool is run."""
    if not case.defense:
        return []
    tools, seen = bench.tools, case.for_seat(Seat.PROSECUTOR)
    unmarked = case.for_seat(Seat.ASSESSOR)
    calls = [
        call("fallacies", tuple[FoundFallacy, ...], lambda: tools.detect_fallacy(seen)),
        call("assessment", Assessment, lambda: tools.assess(unmarked)),
    ]
    if case.phase is not Phase.CLOSING:
        weak = call("weaknesses", tuple[Weakness, ...], lambda: tools.recall_weaknesses(seen))
        calls.append(weak)
    return calls


def _fair(case: CaseFile, heard: Heard) -> Heard:
    """A model's marks, none more than the allowance above the house's for the same text.

    Whatever slipped past the contempt flag and talked a model into tens ends here.
    """
    if heard.assessor == HOUSE:
        return heard
    house = house_assessor.assess(case.for_seat(Seat.ASSESSOR), case.defense)
    given = heard.assessment
    scores = given.scores.capped(house.scores, CAP_ALLOWANCE)
    fair = given.model_copy(update={"scores": scores})
    return replace(heard, assessment=fair, capped=fair != given)


def for_the_judge(phase: Phase, heard: Heard) -> tuple[MarkedRound, tuple[TalliedFallacy, ...]]:
    """What goes from the tools to the judge's memory."""
    marked = MarkedRound(
        phase=phase,
        scores=heard.assessment.scores,
        reasons=heard.assessment.reasons,
        remark=heard.assessment.remark,
        engine=heard.assessor,
        capped=heard.capped,
    )
    named = tuple(
        TalliedFallacy(phase=phase, name=f.name, quote=f.quote, explanation=f.explanation)
        for f in heard.fallacies
    )
    return marked, named


def remembered(case: CaseFile, turn: Turn) -> tuple[ProsecutorMemory, JudgeMemory]:
    """Both memories as they stand once the turn is on the record."""
    phase, notes = case.phase, turn.notes
    his = case.prosecutor.with_turn(
        phase=phase,
        # Nobody has answered anything yet when he opens.
        attack=None
        if phase is Phase.OPENING
        else Attack(phase=phase, line=notes.line, quote=notes.exploited),
        outcome_of_last=notes.outcome_of_last,
        summary=notes.summary,
        strategy=notes.strategy,
        habits=notes.habits,
        keepsakes=notes.keepsakes,
    )
    if turn.exhibit is not None:
        his = his.with_evidence(turn.exhibit.kind)
    hers = case.judge
    if turn.heard is not None:
        hers = hers.with_round(*for_the_judge(phase, turn.heard))
    return his, hers.with_summary(phase, notes.summary)


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
        heard, done = _hear(case, bench, thinker, also=also)
    exhibit, exhibit_engine = done.get("exhibit", (None, ""))
    strategy = house_prosecutor.strategy(seen)
    brief = Brief(
        weaknesses=heard.weaknesses if heard else (),
        fallacies=heard.fallacies if heard else (),
        strategy=strategy,
        exhibit=exhibit if isinstance(exhibit, ExhibitDraft) else None,
    )
    text, engine = _speak(seen, brief, bench, thinker)
    noted = call("write_back", WriteBack, lambda: bench.prosecutor.write_back(seen, brief, text))
    notes, _ = thinker.gather([noted])["write_back"]
    return Turn(
        # Not before he has spoken: nobody waits for marks.
        heard=_fair(case, heard) if heard else None,
        exhibit=brief.exhibit,
        exhibit_engine=exhibit_engine,
        strategy=strategy,
        text=text,
        engine=engine,
        notes=honest_notes(notes, case.defense),
    )


def _speak(case: CaseFile, brief: Brief, bench: Bench, thinker: Thinker) -> tuple[str, str]:
    sources = prosecutor_sources(case)
    if brief.exhibit is not None:
        sources = (*sources, f"{brief.exhibit.title}. {brief.exhibit.description}")
    speech: list[Speech] = []

    def stream() -> Iterator[str]:

        def guard(pieces: Iterable[str]) -> Iterator[str]:
            true = only_true_quotes(pieces, sources, LONGEST_QUOTE)
            return at_most(in_character(true), MOST_WORDS)

        speech.append(bench.prosecutor.speak(case, brief, guard))
        yield from speech[0]

    def engine() -> tuple[str, str]:
        return "", speech[0].engine

    text, name = thinker.stream(Call(purpose="reply", result=str, run=engine), stream)
    return text.strip(), name
