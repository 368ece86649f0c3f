"""The strategist, played by the house: one move against the last attack, never twice. Pure."""

from collections.abc import Iterator
from itertools import chain

from trials.domain.casefile import Advice, CaseFile, Weakness
from trials.domain.phases import Phase
from trials.house import fallacies, weaknesses
from trials.house.analysis import analyse
from trials.house.attack import round_name
from trials.house.context import order
from trials.house.lines.advice import ADVICE, PLEA_WORDS
from trials.house.voice import Voice, undouble
from trials.house.words import straight

HINT_WORDS = 45
# Advice that fits any turn, in the order of how much it usually gains.
_ALWAYS = (
    "answer_demand", "give_fact", "pick_element", "his_words", "second_reason", "plea",
    "concede_small", "cut_length", "turn_exhibit", "close_strong",
)  # fmt: skip
_BY_KIND = {
    "contradiction": "mend_contradiction",
    "admission": "own_admission",
    "repetition": "new_ground",
    "hedge": "drop_hedge",
    "absolute": "drop_absolute",
    "irrelevant": "come_back",
    "bare_claim": "give_reason",
    "no_specifics": "give_fact",
}


def advise(case: CaseFile) -> Advice:
    """The next hint: never a name in `case.defence.advised`, at most 45 words.

    Drawn from the last attack and the last defence's own weaknesses; when those are used up,
    from advice that fits any turn, of which there is more than three hints can spend.
    """
    voice = Voice(case, case.phase, _slots(case))
    for name in chain(_pressing(case, voice), _ALWAYS):  # lazily: each step fills the slots
        if name in case.defence.advised:
            continue
        if text := voice.line(f"advice {name}", ADVICE[name], longest=HINT_WORDS):
            return Advice(advice=name, text=text)
    return Advice(advice="his_words_again", text=straight(ADVICE["his_words"][0]))


def _slots(case: CaseFile) -> dict[str, str]:
    touched = [item.claim for item, state in zip(case.sheet.elements, case.elements, strict=False)
               if state is None]  # fmt: skip
    claims = touched or [item.claim for item in case.sheet.elements]
    slots = {"claim": claims[order(case.phase) % len(claims)]}
    slots["pleaword"] = PLEA_WORDS[case.plea.value]
    if left := case.unanswered() or case.exhibits:
        slots["letter"] = left[-1].letter
        slots["object"] = undouble(left[-1].title[:1].lower() + left[-1].title[1:])
    return slots


def _pressing(case: CaseFile, voice: Voice) -> Iterator[str]:
    """Names of advice that this turn calls for, the most pressing first."""
    said = case.defenses()
    found: tuple[Weakness, ...] = ()
    if said:
        then = case.model_copy(update={"phase": said[-1].phase})
        found = weaknesses.find(then, said[-1].text)
    grave = [item for item in found if item.kind in {"contradiction", "admission", "repetition"}]
    for item in grave[:1]:
        yield _aimed(item, case, voice)
    if case.phase is Phase.CLOSING:
        yield "close_strong"
    first = case.unanswered() and voice.chance("exhibit before argument", 0.5)
    if first:
        yield "answer_exhibit"
    for item in found:
        if item.kind in _BY_KIND:
            yield _aimed(item, case, voice)
    if case.unanswered():
        yield "answer_exhibit"
    if said and (named := [x for x in fallacies.detect(said[-1].text) if x.costs_points]):
        voice.slots["quote"] = f'"{straight(named[0].quote)}"'
        yield "fallacy"
    if said and analyse(said[-1].text).names and not analyse(said[-1].text).observed:
        yield "name_witness"
    if case.exhibits:
        yield "turn_exhibit"


def _aimed(item: Weakness, case: CaseFile, voice: Voice) -> str:
    """The advice for a weakness, with its words put into the slots."""
    voice.slots["quote"] = f'"{straight(item.quote)}"'
    if "'" in item.gap:
        voice.slots["word"] = "'" + item.gap.split("'")[1] + "'"
    earlier = [said for said in case.defenses() if said.phase.value.replace("_", " ") in item.gap]
    voice.slots["then"] = round_name(earlier[0].phase) if earlier else "what you said before"
    return _BY_KIND[item.kind]
