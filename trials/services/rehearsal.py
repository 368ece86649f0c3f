"""A charge played through by the house alone, in memory, before it meets anybody.

The sheet's form is the schema's business. What only playing tells: whether the house has
words enough to get through a trial, keeps to its lengths, and never says a thing twice.
"""

import re
from collections import Counter

from trials.agents.house import house_bench
from trials.agents.ports import Bench
from trials.domain import clerk
from trials.domain.casefile import Brief, CaseFile, Exhibit, ExhibitDraft, Said, Seat
from trials.domain.charges import ChargeSheet
from trials.domain.memory import Attack, MarkedRound
from trials.domain.phases import ROUNDS, Phase, Plea, Speaker
from trials.house.defendants import defendant
from trials.services.tallies import sentences

SEED = 24
SKILL = "average"
LETTERS = "ABCDEFGH"
LONGEST = {Phase.OPENING: 70, Phase.ROUND_1: 60, Phase.ROUND_2: 80, Phase.ROUND_3: 100}
LONGEST_CHARGE = 60
# One trial of many: a word or two over is chance, and the house's to mend.
SLACK = 10
# The defendant's own words, handed back, are not the house's to shorten.
_QUOTED = re.compile(r'["“][^"“”]*["”]')


def problems(sheet: ChargeSheet) -> list[str]:
    """What goes wrong when the sheet is played, a sentence each, once a plea."""
    found = []
    words = len(clerk.charge(sheet).split())
    if words > LONGEST_CHARGE:
        found.append(
            f"Statute: the clerk reads {words} words of charge, at most {LONGEST_CHARGE} will do."
        )
    for plea in Plea:
        try:
            found += _Rehearsal(sheet, plea).play()
        except (LookupError, ValueError) as error:
            found.append(f"The house cannot play it ({type(error).__name__}: {error}).")
    return list(dict.fromkeys(found))


class _Rehearsal:
    """One trial on frozen values, driven phase by phase."""

    def __init__(self, sheet: ChargeSheet, plea: Plea) -> None:
        self._bench: Bench = house_bench(pace=0)
        self._speak = defendant(SKILL, SEED)
        self._case = CaseFile(
            seed=SEED,
            sheet=sheet,
            plea=plea,
            phase=Phase.OPENING,
            elements=tuple(None for _ in sheet.elements),
        )

    def play(self) -> list[str]:
        self._answer(Brief(exhibit=self._deal()))
        for phase in ROUNDS:
            self._file(phase)
            seen = self._seen
            tools = self._bench.tools
            self._answer(
                Brief(
                    weaknesses=tools.recall_weaknesses(seen).value,
                    fallacies=tools.detect_fallacy(seen).value,
                    exhibit=self._deal(),
                )
            )
        self._file(Phase.CLOSING)
        self._bench.judge.rule(self._case.for_seat(Seat.JUDGE))
        return [*self._too_long(), *self._repeated()]

    def _too_long(self) -> list[str]:
        return [
            f"The house runs to {count} words in {said.phase}, at most {LONGEST[said.phase]} "
            "will do: shorten its lines."
            for said in self._case.speeches()
            if (count := len(_QUOTED.sub(" ", said.text).split())) > LONGEST[said.phase] + SLACK
        ]

    def _repeated(self) -> list[str]:
        said = Counter(line for each in self._case.speeches() for line in sentences(each.text))
        return [f"The house says twice: “{line}”." for line, times in said.items() if times > 1]

    @property
    def _seen(self) -> CaseFile:
        return self._case.for_seat(Seat.PROSECUTOR)

    def _file(self, phase: Phase) -> None:
        self._change(phase=phase)
        self._say(Speaker.DEFENDANT, self._speak(self._case))
        marks = self._bench.tools.assess(self._case.for_seat(Seat.ASSESSOR))
        marked = MarkedRound(
            phase=phase,
            scores=marks.value.scores,
            reasons=marks.value.reasons,
            remark=marks.value.remark,
            engine=marks.engine,
        )
        self._change(judge=self._case.judge.with_round(marked, ()))

    def _answer(self, brief: Brief) -> None:
        seat, seen, phase = self._bench.prosecutor, self._seen, self._case.phase
        speech = "".join(seat.speak(seen, brief, lambda pieces: iter(pieces)))
        note = seat.write_back(seen, brief, speech).value
        self._say(Speaker.PROSECUTOR, speech)
        if phase is Phase.OPENING:
            return
        memory = self._case.prosecutor.with_turn(
            phase=phase,
            attack=Attack(phase=phase, line=note.line, quote=note.exploited),
            outcome_of_last=note.outcome_of_last,
            summary=note.summary,
            strategy=note.strategy,
            habits=note.habits,
            keepsakes=note.keepsakes,
        )
        self._change(prosecutor=memory, judge=self._case.judge.with_summary(phase, note.summary))

    def _deal(self) -> ExhibitDraft:
        kind = self._case.unused_evidence()[0]
        letter = LETTERS[len(self._case.exhibits)]
        made = self._bench.tools.elaborate(self._seen, kind, letter).value
        laid = Exhibit(
            letter=letter,
            kind=kind,
            title=made.title,
            description=made.description,
            phase=self._case.phase,
        )
        self._change(
            exhibits=(*self._case.exhibits, laid),
            prosecutor=self._case.prosecutor.with_evidence(kind),
        )
        return made

    def _say(self, speaker: Speaker, text: str) -> None:
        said = Said(phase=self._case.phase, speaker=speaker, text=text)
        self._change(transcript=(*self._case.transcript, said))

    def _change(self, **changes: object) -> None:
        self._case = self._case.model_copy(update=changes)
