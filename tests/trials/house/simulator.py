"""Whole house trials without Django: the procedure of a trial on frozen values only."""

import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from trials.domain.casefile import (
    Advice,
    Assessment,
    Brief,
    CaseFile,
    ElementState,
    Exhibit,
    FoundFallacy,
    Ruling,
    Said,
    Seat,
)
from trials.domain.charges import ChargeSheet
from trials.domain.memory import Attack, GivenHint, MarkedRound, TalliedFallacy
from trials.domain.phases import ROUNDS, SCORED, Phase, Plea, Speaker
from trials.house import assessor, exhibits, fallacies, judge, prosecutor, reader, strategist
from trials.house import weaknesses as gaps

CHARGES = Path(__file__).parents[3] / "trials" / "fixtures" / "charges"
Player = Callable[[CaseFile], str]


@lru_cache(maxsize=1)
def sheets() -> tuple[ChargeSheet, ...]:
    """Every published charge that ships, in the order of its slug."""
    return tuple(
        ChargeSheet.model_validate(json.loads(path.read_text(encoding="utf-8")))
        for path in sorted(CHARGES.glob("*.json"))
    )


def sheet(slug: str) -> ChargeSheet:
    return next(item for item in sheets() if item.slug == slug)


class Trial:
    """One trial, driven phase by phase; `case` is the whole record so far."""

    def __init__(
        self, charge: ChargeSheet, seed: int, plea: Plea = Plea.NOT_GUILTY, *, hints: bool = False
    ) -> None:
        self.case = CaseFile(
            seed=seed,
            sheet=charge,
            plea=plea,
            phase=Phase.OPENING,
            elements=tuple(None for _ in charge.elements),
        )
        self.hints = hints
        self.advice: list[Advice] = []
        self.marks: dict[Phase, Assessment] = {}
        self.ruling: Ruling | None = None

    def play(self, player: Player) -> Ruling:
        self.open()
        for phase in ROUNDS:
            self.file(phase, player)
            self.answer()
        self.file(Phase.CLOSING, player)
        return self.decide()

    def open(self) -> str:
        self._change(prosecutor=self.case.prosecutor.with_gag(prosecutor.gag(self._seen())))
        brief = Brief(exhibit=self._deal())
        text = prosecutor.opening(self._seen(), brief)
        self._say(Speaker.PROSECUTOR, text)
        return text

    def file(self, phase: Phase, player: Player) -> Assessment:
        self._change(phase=phase)
        if self.hints and phase is not Phase.ROUND_1:
            hint = strategist.advise(self.case.for_seat(Seat.STRATEGIST))
            self.advice.append(hint)
            given = GivenHint(phase=phase, advice=hint.advice, text=hint.text)
            self._change(defence=self.case.defence.with_hint(given))
        text = player(self.case)
        self._say(Speaker.DEFENDANT, text)
        reading = reader.read(self.case.sheet, text, self.case.exhibits)
        self._change(
            exhibits=tuple(
                item.model_copy(
                    update={"answered": item.answered or item.letter in reading.answered}
                )
                for item in self.case.exhibits
            ),
            elements=tuple(
                ElementState.ADDRESSED if index in reading.elements else state
                for index, state in enumerate(self.case.elements)
            ),
        )
        marks = assessor.assess(self.case.for_seat(Seat.ASSESSOR), text)
        self.marks[phase] = marks
        marked = MarkedRound(
            phase=phase, scores=marks.scores, reasons=marks.reasons, remark=marks.remark,
            engine="house",
        )  # fmt: skip
        tallied = tuple(
            TalliedFallacy(phase=phase, name=item.name, quote=item.quote, explanation="")
            for item in fallacies.detect(text)
        )
        self._change(judge=self.case.judge.with_round(marked, tallied))
        return marks

    def answer(self) -> str:
        text = self.case.defense
        found = tuple(
            FoundFallacy(
                name=item.name, quote=item.quote, explanation="", costs_points=item.costs_points
            )
            for item in fallacies.detect(text)
        )
        view = self._seen()
        brief = Brief(
            weaknesses=gaps.find(view, text),
            fallacies=found,
            strategy=prosecutor.strategy(view),
            exhibit=self._deal(),
        )
        view = self._seen()
        speech = prosecutor.reply(view, brief)
        note = prosecutor.reflect(view, brief, speech)
        self._say(Speaker.PROSECUTOR, speech)
        memory = self.case.prosecutor.with_turn(
            phase=self.case.phase,
            attack=Attack(phase=self.case.phase, line=note.line, quote=note.exploited),
            outcome_of_last=note.outcome_of_last,
            summary=note.summary,
            strategy=note.strategy,
            habits=note.habits,
            keepsakes=note.keepsakes,
        )
        self._change(
            prosecutor=memory, judge=self.case.judge.with_summary(self.case.phase, note.summary)
        )
        return speech

    def decide(self) -> Ruling:
        self.ruling = judge.rule(self.case.for_seat(Seat.JUDGE))
        return self.ruling

    def total(self) -> float:
        from trials.domain.scoring import points, total

        return points(total({phase: self.marks[phase].scores for phase in SCORED}))

    def replies(self) -> list[tuple[Phase, str, str]]:
        """(phase, what the defendant said, what the prosecutor answered) for each round."""
        defended = {said.phase: said.text for said in self.case.defenses()}
        return [
            (said.phase, defended[said.phase], said.text)
            for said in self.case.speeches()
            if said.phase in defended
        ]

    def _seen(self) -> CaseFile:
        return self.case.for_seat(Seat.PROSECUTOR)

    def _deal(self):  # type: ignore[no-untyped-def]
        unused = self.case.unused_evidence()
        if not unused:
            return None
        kind = unused[(self.case.seed * 7 + len(self.case.exhibits) * 3) % len(unused)]
        letter = "ABCDEFGH"[len(self.case.exhibits)]
        made = exhibits.draft(self._seen(), kind, letter)
        laid = Exhibit(
            letter=letter, kind=kind, title=made.title, description=made.description,
            phase=self.case.phase,
        )  # fmt: skip
        self._change(
            exhibits=(*self.case.exhibits, laid),
            prosecutor=self.case.prosecutor.with_evidence(kind),
        )
        return made

    def _say(self, speaker: Speaker, text: str) -> None:
        said = Said(phase=self.case.phase, speaker=speaker, text=text)
        self._change(transcript=(*self.case.transcript, said))

    def _change(self, **changes: object) -> None:
        self.case = self.case.model_copy(update=changes)


def transcript(trial: Trial) -> str:
    """The trial as it would read."""
    lines = [f"# {trial.case.sheet.title} (seed {trial.case.seed}, {trial.case.plea})"]
    for item in trial.case.exhibits:
        lines.append(f"[{item.letter}{' answered' if item.answered else ''}] {item.description}")
    for said in trial.case.transcript:
        lines.append(f"{said.speaker.upper()} ({said.phase}): {said.text}")
        if said.speaker is Speaker.DEFENDANT:
            s = trial.marks[said.phase].scores
            lines.append(f"    {s.strength} {s.evidence} {s.logic} {s.persuasion}")
    if trial.ruling:
        lines.append(f"JUDGE: {trial.ruling.summary}\n  {trial.ruling.sentence}")
        lines.append(f"  + {trial.ruling.strongest_argument}\n  - {trial.ruling.weakest_argument}")
        lines += [f"  {phase}: {remark}" for phase, remark in trial.ruling.remarks.items()]
        lines.append(f"  total {trial.total()}")
    return "\n".join(lines)
