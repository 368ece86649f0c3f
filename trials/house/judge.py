"""Judge Constance Virtue, played by the house: one ruling, traced to the marks. Pure."""

from collections.abc import Callable

from allrise.seeds import rng
from allrise.text import word_count
from trials.domain.casefile import CaseFile, Ruling
from trials.domain.memory import MarkedRound
from trials.domain.phases import SCORED, Phase
from trials.domain.scoring import THRESHOLD, WEIGHTS, points, total
from trials.domain.verdict import Decision, by_the_numbers, may_override
from trials.house import weaknesses
from trials.house.attack import best_words, round_name
from trials.house.clauses import quotable, quotable_clauses, unjointed
from trials.house.exhibits import capital
from trials.house.lines import gags
from trials.house.lines import judge as lines
from trials.house.prosecutor import gag as draw_gag
from trials.house.voice import Voice, letters, quotation
from trials.house.words import straight

# The summary, the two arguments and the sentence together are read in twenty seconds.
SUMMARY_WORDS = 58
# How far below or above 24, in hundredths, the house judge would ever leave the numbers.
_MARGIN = 60


def rule(case: CaseFile) -> Ruling:
    """The one ruling of a trial, from the marks in the judge's memory.

    Agrees with the numbers, save for a rare override with its reason; of a trial without
    marks it is a conviction on nothing.
    """
    scores = case.judge.scores()
    decision, reason = _decision(case)
    slots = _slots(case)
    voice = Voice(case, Phase.CLOSING, slots)
    guilty = decision is Decision.GUILTY
    override = decision is not by_the_numbers(scores)
    return Ruling(
        reasoning=_reasoning(case, decision, reason),
        verdict=decision.value,
        override=override,
        override_reason=reason if override else "",
        summary=_summary(case, voice, decision, reason),
        strongest_argument=_strongest(case, voice),
        weakest_argument=_weakest(case, voice),
        remarks=_remarks(case, voice),
        sentence=_sentence(case, voice) if guilty else "",
    )


def _decision(case: CaseFile) -> tuple[Decision, str]:
    """What is ruled, and the reason when that is not what the numbers say."""
    scores = case.judge.scores()
    numbers = by_the_numbers(scores)
    distance = total(scores) - THRESHOLD
    if not may_override(scores, contempt=case.contempt) or abs(distance) > _MARGIN:
        return numbers, ""
    closing = scores[Phase.CLOSING].sum() if Phase.CLOSING in scores else 0
    slots = {"gap": f"{abs(points(distance)):.2f}", "closing": str(closing)}
    named = len(case.judge.fallacies)
    if numbers is Decision.GUILTY:
        clean = not named and case.exhibits and not case.unanswered()
        if clean and len(scores) == len(SCORED) and closing >= 26:
            return Decision.NOT_GUILTY, lines.MERCY[0].format(**slots)
    elif named >= 5 and len(case.unanswered()) == len(case.exhibits) > 0:
        return Decision.GUILTY, lines.SEVERITY[0].format(costly=named, **slots)
    return numbers, ""


def _slots(case: CaseFile) -> dict[str, str]:
    scores = case.judge.scores()
    amount = total(scores)
    slots = {
        "total": _plain(amount),
        "gap": _plain(abs(amount - THRESHOLD)),
        "these": letters(case.unanswered()),
        "These": letters(case.unanswered()),
    }
    for name, item in (("best", _best(case)), ("worst", _worst(case))):
        if item:
            slots |= _named(name, item)
    return slots


def _plain(hundredths: int) -> str:
    return f"{points(hundredths):.2f}".rstrip("0").rstrip(".")


def _phase(phase: Phase) -> str:
    return "the closing" if phase is Phase.CLOSING else round_name(phase)


def _best(case: CaseFile) -> MarkedRound | None:
    marked = case.judge.rounds
    return max(marked, key=lambda item: item.scores.sum()) if marked else None


def _worst(case: CaseFile) -> MarkedRound | None:
    marked = case.judge.rounds
    best = _best(case)
    others = [item for item in marked if best is None or item.phase is not best.phase]
    return min(others or marked, key=lambda item: item.scores.sum()) if marked else None


def _text(case: CaseFile, phase: Phase) -> str:
    return next((said.text for said in case.defenses() if said.phase is phase), "")


def _gap(case: CaseFile, phase: Phase) -> tuple[str, str]:
    """The quote and the gap of a round's worst weakness; both empty when there is none.

    That an exhibit was passed over is no fault of the words quoted, so it comes last.
    """
    text = _text(case, phase)
    found = weaknesses.find(case.model_copy(update={"phase": phase}), text)
    own = [item for item in found if item.kind != "unanswered_exhibit"]
    return (own[0].quote, own[0].gap) if own else ("", "")


def _ranked(case: CaseFile, *, best: bool) -> list[MarkedRound]:
    """The rounds from best to worst, or from worst to best."""
    return sorted(case.judge.rounds, key=lambda item: item.scores.sum(), reverse=best)


def _with_best(case: CaseFile, voice: Voice, *, rank: int = 0) -> bool:
    """Puts the best clause of the `rank`-th best round into the slots."""
    for item in _ranked(case, best=True)[rank : rank + 2]:
        text = _text(case, item.phase)
        quote = unjointed(best_words(text)) if text else ""
        if len(quote.split()) >= _SHORTEST:
            voice.slots |= quotation(quote, text) | _named("best", item)
            return True
    return False


def _with_worst(case: CaseFile, voice: Voice, *, rank: int = 0, among: int = 2) -> bool:
    """Puts the worst weakness of the `rank`-th worst round, or of the next ones, into the slots."""
    for item in _ranked(case, best=False)[rank : rank + among]:
        quote, gap = _gap(case, item.phase)
        if quote:
            slots = {"gapline": gap.replace('"', "'")}
            voice.slots |= quotation(quote, _text(case, item.phase)) | slots | _named("worst", item)
            return True
    return False


def _with_last_words(case: CaseFile, voice: Voice) -> bool:
    """Puts what the worst round ended on into the slots, for want of a weakness in any."""
    worst = _worst(case)
    text = _text(case, worst.phase) if worst else ""
    found = [unjointed(span.text) for span in quotable_clauses(text)]
    quote = next((each for each in reversed(found) if len(each.split()) >= _SHORTEST), "")
    if worst is None or not quote:
        return False
    voice.slots |= quotation(quote, text) | _named("worst", worst)
    return True


def _named(name: str, item: MarkedRound) -> dict[str, str]:
    """The slots for a round: "best" → best, Best, bestn, bestw."""
    return {
        name: _phase(item.phase),
        capital(name): capital(_phase(item.phase)),
        f"{name}n": str(item.scores.sum()),
        f"{name}w": str(WEIGHTS[item.phase]),
    }


# Orders of telling: P pays the gag off, T is the total, W where the marks were earned and lost,
# N all four in order, A the argument that decided it, B the best beside the worst, X the table, L
# the total as the last word. What is in small letters may be left out for length.
_ORDERS = ("PTWAx", "PAWLx", "PxANL", "PNAxL", "PBLWx", "PBTNx", "PxTAW", "PWxAL")
# A quote this short can stand in one sentence with another.
_SHORT_QUOTE = 11
_SHORTEST = 3
# Of 40: below this no round had anything that the court could be said to regret.
_WORTH_MISSING = 20


def _summary(case: CaseFile, voice: Voice, decision: Decision, reason: str) -> str:
    """What is read out: about `SUMMARY_WORDS`, the gag first, then in one of several orders.

    What made the defendant win or lose is named here; its opposite has a line of its own. A
    ruling that leaves the numbers says why before anything else.
    """
    guilty = decision is Decision.GUILTY
    order = rng(case.seed, "house", "verdict", "order").choice(_ORDERS)
    if reason or len(case.judge.rounds) < len(SCORED):
        order = _ORDERS[0]
    makers: dict[str, Callable[[], str]] = {
        "P": lambda: _payoff(case, voice, guilty),
        "T": lambda: voice.line("total", lines.CONVICTED if guilty else lines.ACQUITTED),
        "L": lambda: voice.line(
            "total last", lines.CONVICTED_LAST if guilty else lines.ACQUITTED_LAST
        ),
        "W": lambda: reason or _trace(case, voice),
        "N": lambda: _narrated(case, voice),
        "A": lambda: _decisive(case, voice, guilty),
        "B": lambda: _both(case, voice) or _decisive(case, voice, guilty),
        "X": lambda: _table(case, voice),
    }
    parts = [(makers[name.upper()](), name.isupper()) for name in order]
    if not guilty:
        writer = case.sheet.writer
        parts.append((voice.line("acquittal", writer.acquittals, own=True), False))
    return _within(parts, SUMMARY_WORDS)


def _within(parts: list[tuple[str, bool]], most: int) -> str:
    """The parts joined, in order; those that may be left out only while they fit."""
    spent = sum(word_count(text) for text, needed in parts if needed)
    kept: list[str] = []
    for text, needed in parts:
        if not text or (not needed and spent + word_count(text) > most):
            continue
        spent += 0 if needed else word_count(text)
        kept.append(text)
    return " ".join(kept)


def _decisive(case: CaseFile, voice: Voice, guilty: bool) -> str:
    if guilty:
        return voice.line("weak", lines.WEAK) if _with_worst(case, voice, rank=1) else ""
    return voice.line("strong", lines.STRONG) if _with_best(case, voice, rank=1) else ""


def _both(case: CaseFile, voice: Voice) -> str:
    """The best clause beside the worst, when both are short and they are two."""
    good = _best(case)
    if good is None or good.scores.sum() < _WORTH_MISSING or not _with_best(case, voice, rank=1):
        return ""
    best = voice.slots["q"]
    if not _with_worst(case, voice, rank=1):
        return ""
    worst = voice.slots["q"]
    texts = [said.text for said in case.defenses()]
    if not all(any(quotable(quote.strip('"'), text) for text in texts) for quote in (best, worst)):
        return ""
    longest = max(word_count(best), word_count(worst))
    if best == worst or longest > _SHORT_QUOTE:
        return ""
    voice.slots |= {"bq": best, "wq": worst}
    return voice.line("both", lines.BOTH)


def _narrated(case: CaseFile, voice: Voice) -> str:
    marks = [str(item.scores.sum()) for item in case.judge.rounds]
    voice.slots |= dict(zip(("r1", "r2", "r3", "rc"), marks, strict=True))
    return voice.line("narrated", lines.NARRATED)


def _table(case: CaseFile, voice: Voice) -> str:
    if case.contempt:
        return voice.line("contempt", lines.CONTEMPT)
    if not case.exhibits:
        return ""
    return voice.line("left", lines.LEFT if case.unanswered() else lines.CLEARED)


def _trace(case: CaseFile, voice: Voice) -> str:
    best, worst = _best(case), _worst(case)
    if not best or not worst or best.phase is worst.phase:
        return ""
    voice.slots |= _named("best", best) | _named("worst", worst)  # a quotation may have moved them
    flat = best.scores.sum() - worst.scores.sum() <= 1
    return voice.line("flat", lines.FLAT) if flat else voice.line("trace", lines.TRACE)


def _payoff(case: CaseFile, voice: Voice, guilty: bool) -> str:
    found = gags.by_name(case.prosecutor.gag) or gags.by_name(draw_gag(case))
    if found is None:
        return ""
    return voice.line(f"payoff {found.name}", found.guilty if guilty else found.acquitted)


def _strongest(case: CaseFile, voice: Voice) -> str:
    best = _best(case)
    frames = lines.STRONGEST if best and best.scores.sum() >= 22 else lines.STRONGEST_THIN
    line = voice.line("strongest", frames) if _with_best(case, voice) else ""
    return line or voice.line("nothing strong", lines.NOTHING_STRONG)


def _weakest(case: CaseFile, voice: Voice) -> str:
    line = voice.line("weakest", lines.WEAKEST) if _with_worst(case, voice, among=4) else ""
    if not line and total(case.judge.scores()) < THRESHOLD and _with_last_words(case, voice):
        line = voice.line("thin", lines.THIN)
    return line or voice.line("nothing weak", lines.NOTHING_WEAK)


def _remarks(case: CaseFile, voice: Voice) -> dict[Phase, str]:
    """A line a round, never the same twice: when the remark was used, a reason stands in."""
    remarks: dict[Phase, str] = {}
    used: set[str] = set()
    for item in case.judge.rounds:
        options = [item.remark, *(text.split(": ", 1)[-1] for text in item.reasons.values())]
        remark = next((text for text in options if text and text not in used), options[0])
        used.add(remark)
        voice.slots |= {
            "phase": _phase(item.phase), "Phase": capital(_phase(item.phase)),
            "sum": str(item.scores.sum()), "remark": remark[:1].lower() + remark[1:]
            if not remark.startswith(("I ", "Exhibit", '"')) else remark,
        }  # fmt: skip
        frame = lines.REMARK[SCORED.index(item.phase) % len(lines.REMARK)]
        remarks[item.phase] = voice.filled(frame)
    return remarks


def _sentence(case: CaseFile, voice: Voice) -> str:
    sentences = [f"The defendant shall {text.rstrip('.')}." for text in case.sheet.writer.sentences]
    return voice.line("sentence", sentences, own=True)


def _reasoning(case: CaseFile, decision: Decision, reason: str) -> str:
    scores = case.judge.scores()
    parts = [f"{capital(_phase(phase))}: {scores[phase].sum()} of 40." for phase in scores]
    parts.append(
        f"Weighted 15, 20, 25 and 40 per cent, that is {_plain(total(scores))}; 24 acquits."
    )
    if case.judge.fallacies:
        names = sorted({item.name.value.replace("_", " ") for item in case.judge.fallacies})
        parts.append(f"Named on the way: {', '.join(names)}.")
    left = letters(case.unanswered())
    parts.append(f"Unanswered: {left}." if left else "No exhibit is unanswered.")
    if case.contempt:
        parts.append(f"Contempt, {case.contempt} on the record: no ruling against the numbers.")
    parts.append(reason or f"The ruling follows the numbers: {decision.value.replace('_', ' ')}.")
    return straight(" ".join(parts))
