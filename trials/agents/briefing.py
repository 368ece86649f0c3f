"""What of a case goes into each prompt, as text. One function a prompt.

Everything that came from the defendant is fenced, and so is whatever a model or the house
wrote after reading it: speeches, notes, exhibits, quotes in them. Unfenced is only what
the charge's writers wrote. The case handed in has already lost what the seat must not know.
"""

from collections.abc import Iterable

from trials.agents.prompting import Prompt, fenced, render
from trials.domain.casefile import Brief, CaseFile, Exhibit, ExhibitDraft, Weakness
from trials.domain.fallacies import LESSONS
from trials.domain.memory import MarkedRound, Outcome, ProsecutorMemory, Summary
from trials.domain.phases import Phase, Plea, Speaker
from trials.domain.scoring import DIMENSIONS, WEIGHTS, points, total
from trials.domain.verdict import by_the_numbers, may_override

# Words the prosecutor may use, and how hot he is, by round.
WORDS = {Phase.ROUND_1: 60, Phase.ROUND_2: 80, Phase.ROUND_3: 100}
HEAT = {
    Phase.ROUND_1: "You are amused.",
    Phase.ROUND_2: "Your dignity is wounded.",
    Phase.ROUND_3: "Civilisation is at stake; name the exhibits still unanswered.",
}
PLEAS = {
    Plea.NOT_GUILTY: "not guilty: the elements are disputed",
    Plea.GUILTY_WITH_AN_EXPLANATION: (
        "guilty with an explanation: the act is conceded, its justification is argued"
    ),
    Plea.ABSURD: "absurd: the statute itself is attacked, and the prosecution defends it",
}


def _charge(case: CaseFile) -> dict[str, str]:
    return {
        "title": case.sheet.title,
        "statute": case.sheet.statute,
        "plea": PLEAS[case.plea],
    }


def _elements(case: CaseFile) -> str:
    return "; ".join(f"({i + 1}) {e.text}" for i, e in enumerate(case.sheet.elements))


def _exhibits(exhibits: Iterable[Exhibit]) -> str:
    lines = "\n".join(
        f"Exhibit {e.letter} ({'answered' if e.answered else 'unanswered'}): "
        f"{e.title}. {e.description}"
        for e in exhibits
    )
    return fenced(lines, "exhibits")


def _draft(draft: ExhibitDraft | None) -> str:
    if draft is None:
        return "none left"
    return fenced(f"Exhibit {draft.letter}: {draft.title}. {draft.description}", "exhibit")


def _notes(summaries: Iterable[Summary], tag: str = "notes") -> str:
    return fenced("\n".join(f"{s.phase}: {s.text}" for s in summaries), tag)


def _last_speech(case: CaseFile) -> str:
    speeches = case.speeches()
    return fenced(speeches[-1].text, "last_speech") if speeches else ""


def _weaknesses(weaknesses: Iterable[Weakness]) -> str:
    lines = "\n".join(f'- {w.kind}: "{w.quote}": {w.gap}' for w in weaknesses)
    return fenced(lines, "weaknesses")


def _transcript(case: CaseFile) -> str:
    heard = (said for said in case.transcript if said.speaker is not Speaker.STRATEGIST)
    lines = "\n\n".join(f"[{s.phase}] {s.speaker}: {s.text}" for s in heard)
    return fenced(lines, "transcript")


def _defense(case: CaseFile) -> str:
    return fenced(case.defense, "defense")


def weaknesses(case: CaseFile) -> Prompt:
    return render(
        "weaknesses",
        **_charge(case),
        elements=_elements(case),
        exhibits=_exhibits(case.exhibits),
        last_speech=_last_speech(case),
        summaries=_notes(case.prosecutor.summaries),
        defense=_defense(case),
    )


def fallacies(case: CaseFile) -> Prompt:
    vocabulary = "\n".join(f"- {name}: {lesson.definition}" for name, lesson in LESSONS.items())
    return render("fallacies", **_charge(case), vocabulary=vocabulary, defense=_defense(case))


def assessment(case: CaseFile) -> Prompt:
    return render(
        "assessment",
        **_charge(case),
        elements=_elements(case),
        phase=case.phase,
        exhibits=_exhibits(case.exhibits),
        last_speech=_last_speech(case),
        summaries=_notes(case.judge.summaries),
        defense=_defense(case),
    )


def exhibit(case: CaseFile, kind: str) -> Prompt:
    dealt = case.sheet.evidence_kind(kind)
    charge = _charge(case)
    del charge["plea"]
    return render(
        "exhibit",
        **charge,
        name=dealt.name,
        description=dealt.description,
        object=dealt.object,
        figure=dealt.figure,
        flaw=dealt.flaw,
        custodians="; ".join(case.sheet.writer.custodians),
        exhibits=_exhibits(case.exhibits),
    )


def opening(case: CaseFile, brief: Brief) -> Prompt:
    return render(
        "opening",
        **_charge(case),
        elements=_elements(case),
        stakes=" → ".join(case.sheet.writer.stakes),
        gag=case.prosecutor.gag,
        exhibit=_draft(brief.exhibit),
    )


def reply(case: CaseFile, brief: Brief) -> Prompt:
    memory = case.prosecutor
    doubts = "\n".join(f'- {f.name}: "{f.quote}": {f.explanation}' for f in brief.fallacies)
    recall = "return something from an earlier round, changed; "
    return render(
        "reply",
        **_charge(case),
        words=str(WORDS.get(case.phase, 80)),
        heat=HEAT.get(case.phase, "You are amused."),
        callback=recall if memory.keepsakes else "press it once more; ",
        elements=_elements(case),
        phase=case.phase,
        strategy=fenced(brief.strategy, "strategy"),
        summaries=_notes(memory.summaries),
        attacks=_attacks(memory),
        habits=fenced(", ".join(f"{h.name} ×{h.count}" for h in memory.habits), "habits"),
        keepsakes=_notes(memory.keepsakes, "keepsakes"),
        gag=memory.gag,
        cited=", ".join(memory.cited),
        unanswered=_exhibits(case.unanswered()),
        last_speech=_last_speech(case),
        weaknesses=_weaknesses(brief.weaknesses),
        fallacies=fenced(doubts, "doubts"),
        exhibit=_draft(brief.exhibit),
        defense=_defense(case),
    )


def _attacks(memory: ProsecutorMemory) -> str:
    lines = "\n".join(f'- {a.phase}, {a.line}, "{a.quote}": {a.outcome}' for a in memory.attacks)
    return fenced(lines, "attacks")


def write_back(case: CaseFile, speech: str) -> Prompt:
    still_open = [a for a in case.prosecutor.attacks if a.outcome is Outcome.OPEN]
    last = f'{still_open[-1].line}: "{still_open[-1].quote}"' if still_open else ""
    return render(
        "write_back",
        phase=case.phase,
        last_attack=fenced(last, "attack"),
        strategy=fenced(case.prosecutor.strategy, "strategy"),
        defense=_defense(case),
        speech=fenced(speech, "speech"),
    )


def verdict(case: CaseFile) -> Prompt:
    memory = case.judge
    rounds = memory.scores()
    named = "\n".join(
        f'- {f.phase}, {f.name}: "{f.quote}": {f.explanation}' for f in memory.fallacies
    )
    rule = (
        "You may set `override` and rule against them with a written `override_reason`."
        if may_override(rounds, contempt=case.contempt + memory.capped)
        else "In this trial an override is not open to you: set `override` to false."
    )
    return render(
        "verdict",
        **_charge(case),
        override_rule=rule,
        elements=_elements(case),
        gag=case.prosecutor.gag,
        total=f"{points(total(rounds)):g}",
        threshold=by_the_numbers(rounds),
        marks=fenced("\n".join(_marks(item) for item in memory.rounds), "marks"),
        fallacies=fenced(named, "fallacies"),
        contempt=str(case.contempt),
        exhibits=_exhibits(case.exhibits),
        summaries=_notes((*memory.summaries, *memory.notes)),
        transcript=_transcript(case),
    )


def _marks(item: MarkedRound) -> str:
    marks = "; ".join(
        f"{d} {item.scores.of(d)} ({item.reasons.get(d, 'no reason given')})" for d in DIMENSIONS
    )
    return f"{item.phase} ({WEIGHTS[item.phase]}%): {marks}. {item.remark}"


def hint(case: CaseFile) -> Prompt:
    weak = "\n".join(f'- {a.line}: "{a.quote}"' for a in case.prosecutor.attacks if a.quote)
    return render(
        "hint",
        **_charge(case),
        elements=_elements(case),
        phase=case.phase,
        last_speech=_last_speech(case),
        unanswered=_exhibits(case.unanswered()),
        weaknesses=fenced(weak, "weaknesses"),
        advised=fenced(", ".join(sorted(case.defence.advised)), "advised"),
        transcript=_transcript(case),
    )
