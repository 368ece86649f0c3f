"""The strategist, played by the house: one move against the last attack, never twice. Pure."""

from collections.abc import Iterator

from allrise.text import sentences
from trials.domain.casefile import Advice, CaseFile, Said, Weakness
from trials.domain.memory import Outcome
from trials.domain.phases import Phase, Plea
from trials.house import fallacies, weaknesses
from trials.house.analysis import Analysis, analyse
from trials.house.attack import best_words, round_name
from trials.house.context import order
from trials.house.exhibits import capital
from trials.house.lexicon import RUDE
from trials.house.lines.advice import ADVICE, KINDS, PLEA_WORDS
from trials.house.tone import flippancy
from trials.house.voice import Voice, letters, undouble
from trials.house.words import is_negation, straight, tokens

HINT_WORDS = 45
# Advice that fits any turn, in the order of how much it usually gains.
_ALWAYS = (
    "answer_demand", "give_fact", "untouched_element", "pick_element", "his_words",
    "second_reason", "plea", "concede_small", "turn_exhibit", "close_strong",
)  # fmt: skip
_BY_KIND = {
    "contradiction": "mend_contradiction",
    "admission": "own_admission",
    "repetition": "new_ground",
    "hedge": "drop_hedge",
    "absolute": "drop_absolute",
    "irrelevant": "come_back",
    "hollow_reason": "hollow_reason",
    "unseen_witness": "unseen_witness",
    "bare_claim": "give_reason",
    "no_specifics": "give_fact",
}
_GRAVE = frozenset({"contradiction", "admission", "repetition"})
_LONG, _SHORT = 90, 9
# So many words after a colon are a question by themselves: "tell me: who held the tongs?"
_WHOLE_QUESTION = 5


def advise(case: CaseFile) -> Advice:
    """The next hint: never a name in `case.defence.advised`, at most 45 words.

    Drawn from the last attack and the last defence's own weaknesses, and of a kind not yet
    given while one is left; then from advice that fits any turn, of which there is more than
    three hints can spend.
    """
    voice = Voice(case, case.phase, _slots(case))
    given = {KINDS.get(name, name) for name in case.defence.advised}
    pressing = list(_pressing(case))
    moves = [*pressing, *((name, {}) for name in _ALWAYS)]
    fresh = [move for move in moves if KINDS[move[0]] not in given]
    for name, slots in (*fresh, *moves):
        if name in case.defence.advised:
            continue
        voice.slots |= {key: text for key, text in slots.items() if text}
        if text := voice.line(f"advice {name}", ADVICE[name], longest=HINT_WORDS):
            return Advice(advice=name, text=text)
    return Advice(advice="his_words_again", text=straight(ADVICE["his_words"][0]))


def _slots(case: CaseFile) -> dict[str, str]:
    """What any advice may need: an element, the plea, the exhibit on top, his question."""
    state = dict(enumerate(case.elements))
    bare = [item.claim for i, item in enumerate(case.sheet.elements) if state.get(i) is None]
    claims = bare or [item.claim for item in case.sheet.elements]
    slots = {
        "claim": claims[order(case.phase) % len(claims)],
        "pleaword": PLEA_WORDS[case.plea.value],
        "asked": _asked(case),
    }
    if left := case.unanswered() or case.exhibits:
        slots["letter"] = left[-1].letter
        slots["object"] = undouble(left[-1].title[:1].lower() + left[-1].title[1:])
        last = sentences(left[-1].description)[-1:]
        if last:
            slots["last"] = f"'{undouble(left[-1].description[slice(*last[0])])}'"
    if len(case.unanswered()) > 1:
        slots["letters"] = letters(case.unanswered())
    return slots


def _asked(case: CaseFile) -> str:
    """His last question, in single quotation marks; empty when he asked none."""
    speeches = case.speeches()
    text = speeches[-1].text if speeches else ""
    asked = [text[a:b].strip() for a, b in sentences(text) if text[a:b].strip().endswith("?")]
    if not asked:
        return ""
    lead, _, question = asked[-1].rpartition(": ")
    if lead and len(question.split()) >= _WHOLE_QUESTION:
        asked[-1] = capital(question)
    return f"'{undouble(asked[-1])}'" if len(asked[-1].split()) <= 22 else ""


def _pressing(case: CaseFile) -> Iterator[tuple[str, dict[str, str]]]:
    """Advice that this turn calls for with its slots, the most pressing first."""
    said = case.defenses()
    if not said:
        yield "first_move", {}
        return
    last = said[-1]
    then = case.model_copy(update={"phase": last.phase})
    found = weaknesses.find(then, last.text)
    for item in found:
        if item.kind in _GRAVE:
            yield _aimed(item, case)
    yield from _manner(case, last)
    if case.phase is Phase.CLOSING:
        yield from _closing(case, said)
    exhibits = list(_table(case))
    weak = [_aimed(item, case) for item in found if item.kind in _BY_KIND]
    yield from exhibits[:1] if order(case.phase) % 2 else weak[:1]
    yield from _attack(case)
    yield from weak
    yield from exhibits
    yield from _facts(analyse(last.text), case)
    yield from _plea(case, analyse(last.text))


def _aimed(item: Weakness, case: CaseFile) -> tuple[str, dict[str, str]]:
    """The advice for a weakness, with the words that it needs."""
    slots = {"quote": f'"{straight(item.quote)}"'}
    told = item.gap.split("'")[1] if item.gap.count("'") >= 2 else ""
    if item.kind in {"hedge", "absolute"} and told:
        slots["word"] = f"'{told}'"
    before = [said for said in case.defenses() if said.phase.value.replace("_", " ") in item.gap]
    slots["then"] = round_name(before[0].phase) if before else "what you said before"
    if item.kind == "contradiction" and told:
        return "settle_count", slots | {"count": f"'{told}'"}
    if "gives no" not in item.gap:
        slots["nothing"] = "Nothing you said"
    return _BY_KIND[item.kind], slots


def _manner(case: CaseFile, last: Said) -> Iterator[tuple[str, dict[str, str]]]:
    """Advice on how it was said: too long, too short, a joke, an insult, a known fallacy."""
    seen = analyse(last.text)
    main = weaknesses.main_clause(seen)
    quote = f'"{straight(main.text)}"' if main else ""
    if any(word.lower in RUDE for word in seen.words):
        yield "stay_civil", {}
    if flippancy(seen, joke=False, reasons=len(seen.reasons), elements=0) >= 0.5:
        yield "joke_reason", {"quote": quote + "." if quote else ""}
    if named := [item for item in fallacies.detect(last.text) if item.costs_points]:
        yield "fallacy", {"quote": f'"{straight(named[0].quote)}"'}
    if len(seen.words) > _LONG:
        yield "cut_length", {"most": str(len(seen.words))}
    elif 0 < len(seen.words) < _SHORT:
        yield "say_more", {"quote": quote}


def _closing(case: CaseFile, said: tuple[Said, ...]) -> Iterator[tuple[str, dict[str, str]]]:
    sound = [
        item for item in said
        if analyse(item.text).supports
        and not any(found.costs_points for found in fallacies.detect(item.text))
    ]  # fmt: skip
    best = max(sound, key=lambda item: len(analyse(item.text).supports), default=None)
    clause = best_words(best.text) if best else ""
    quote = f'"{straight(clause)}"' if len(clause.split()) >= 3 else ""
    moves = ["close_strong", "closing_elements"]
    if len(case.unanswered()) > 1:
        moves.insert(0, "closing_exhibits")
    first = case.seed % len(moves)
    for name in (*moves[first:], *moves[:first]):
        yield name, {"quote": quote}


def _table(case: CaseFile) -> Iterator[tuple[str, dict[str, str]]]:
    left = case.unanswered()
    if len(left) >= 3 and case.phase is not Phase.CLOSING and case.seed % 5 < 2:
        yield "clear_table", {}
    if left:
        yield ("flaw_line" if case.seed % 2 else "answer_exhibit"), {}
        yield "answer_exhibit", {}
    if case.exhibits:
        yield "turn_exhibit", {}


def _attack(case: CaseFile) -> Iterator[tuple[str, dict[str, str]]]:
    """Advice against what he has just done: his question, the words he went for, his retreat."""
    attacks = case.prosecutor.attacks
    if len(attacks) > 1 and attacks[-2].outcome is Outcome.DEFLECTED:
        yield "hold_him", {}
    if attacks and attacks[-1].quote and len(tokens(attacks[-1].quote)) <= 12:
        yield "defend_quote", {"attacked": f'"{straight(attacks[-1].quote)}"'}
    if _asked(case):
        yield "answer_demand", {}


def _facts(seen: Analysis, case: CaseFile) -> Iterator[tuple[str, dict[str, str]]]:
    clause = weaknesses.best_clause(seen.text)
    quote = f'"{straight(clause.text)}"' if clause else ""
    if seen.names and not seen.observed:
        yield "name_witness", {}
    if seen.names and not seen.numbers:
        yield "harden_hour", {"quote": quote}
    if seen.numbers and not seen.names:
        yield "harden_name", {}
    if seen.names and seen.numbers:
        yield "build_on", {"quote": quote}
    if len(seen.reasons) == 1:
        yield "second_reason", {"quote": quote}


def _plea(case: CaseFile, seen: Analysis) -> Iterator[tuple[str, dict[str, str]]]:
    denies = any(is_negation(word.lower) for word in seen.words)
    if case.plea is Plea.GUILTY_WITH_AN_EXPLANATION and denies and not seen.reasons:
        yield "plea_denied", {}
    if case.plea is Plea.ABSURD and seen.specifics and not seen.contrasts:
        yield "plea_facts", {}
    if any(state is None for state in case.elements):
        yield "untouched_element", {}
