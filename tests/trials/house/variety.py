"""How much of what he says is new: sentences, skeletons, and lines only one charge could give.

    python -m tests.trials.house.variety [TRIALS]

plays that many trials (300 by default) and prints the table.
"""

import re
import sys
from collections import Counter
from dataclasses import dataclass, field

from allrise.quotes import is_verbatim
from allrise.text import sentences
from tests.trials.house.simulator import Trial, sheets
from trials.domain.charges import ChargeSheet
from trials.domain.memory import Outcome
from trials.domain.phases import Phase, Plea
from trials.house.bags import court_words, sentence_keys
from trials.house.context import pending
from trials.house.defendants import defendant
from trials.house.lexicon import FUNCTION, NEGATIONS
from trials.house.words import straight, tokens

SKILLS = ("flippant", "weak", "average", "good", "excellent")
QUOTED = re.compile(r'"[^"]*"')
# A skeleton says something about the writing only when this much of it is left.
LEAST_SKELETON = 4
_SMALL = FUNCTION | NEGATIONS


@dataclass
class Variety:
    """What a run of trials showed."""

    trials: int = 0
    replies: int = 0
    repeats: list[str] = field(default_factory=list)
    skeletons: Counter[str] = field(default_factory=Counter)
    lines: Counter[str] = field(default_factory=Counter)
    own: int = 0
    tied: list[bool] = field(default_factory=list)
    quoted: int = 0
    gag_middles: int = 0
    presented: int = 0
    words: dict[tuple[Phase, Outcome], list[int]] = field(default_factory=dict)
    states: Counter[str] = field(default_factory=Counter)
    openers: Counter[str] = field(default_factory=Counter)

    def top(self, count: int = 10) -> list[tuple[float, str]]:
        """The commonest skeletons with the share of replies that hold them."""
        return [(n / self.replies, text) for text, n in self.skeletons.most_common(count)]


def skeleton(sentence: str) -> str:
    """The sentence's small words, when four or more are left; what is quoted is not his."""
    bare = QUOTED.sub(" ", sentence)
    kept = [word.lower if word.lower in _SMALL else "_" for word in tokens(bare)]
    if sum(word != "_" for word in kept) < LEAST_SKELETON:
        return ""
    return re.sub(r"(?:_ ?)+", "_ ", " ".join(kept)).strip()


def own_lines(sheet: ChargeSheet) -> frozenset[str]:
    """Sentences and phrases that stand on this charge's sheet and can come from no other."""
    writer = sheet.writer
    lines = [*writer.opening_lines, *writer.jibes, *writer.gloats, *writer.parries, *writer.demands]
    for kind in sheet.evidence:
        lines += [kind.flaw_line, *kind.details]
    return frozenset().union(*(sentence_keys(straight(line).replace('"', "'")) for line in lines))


def measure(count: int) -> Variety:
    """Play `count` trials, charges, skills and pleas in turn, each with its own defendant."""
    seen = Variety()
    charges = sheets()
    for index in range(count):
        charge = charges[index % len(charges)]
        trial = Trial(charge, index, list(Plea)[index % 3])
        skill = SKILLS[(index // len(charges) + index) % len(SKILLS)]
        watch(seen, trial, defendant(skill, index))
    return seen


def watch(seen: Variety, trial: Trial, speak) -> None:  # type: ignore[no-untyped-def]
    trial.open()
    for phase in (Phase.ROUND_1, Phase.ROUND_2, Phase.ROUND_3):
        trial.file(phase, speak)
        before = trial.case
        text = trial.answer()
        _note(seen, before, text)
        if phase is not Phase.ROUND_1:  # as it stood then: an open attack may be settled later
            for attack in trial.case.prosecutor.attacks[-2:-1]:
                seen.words.setdefault((phase, attack.outcome), []).append(court_words(text))
        dealt = trial.case.exhibits[-1]
        kind = trial.case.sheet.evidence_kind(dealt.kind)
        seen.presented += kind.object.lower().replace('"', "'") in straight(text).lower()
    seen.trials += 1
    said: Counter[str] = Counter()
    for speech in trial.case.speeches():
        said.update(sentence_keys(speech.text))
    seen.repeats += [line for line, times in said.items() if times > 1]
    seen.states.update(item.text.partition(":")[0] for item in trial.case.prosecutor.strategies)
    gag = trial.case.prosecutor.gag
    spoken = [speech.text for speech in trial.case.speeches()]
    seen.gag_middles += _grows(gag, spoken)


def _grows(name: str, spoken: list[str]) -> bool:
    from trials.house.lines import gags

    found = gags.by_name(name)
    assert found is not None
    steps = ((found.plant, spoken[0]), (found.grow, spoken[2]), (found.swell, spoken[3]))
    # a step may stand inside another sentence, and then has a small first letter
    return all(any(line[1:] in text for line in lines) for lines, text in steps)


def _note(seen: Variety, case, text: str) -> None:  # type: ignore[no-untyped-def]
    seen.replies += 1
    pieces = [text[a:b] for a, b in sentences(text)]
    seen.skeletons.update({bones for piece in pieces if (bones := skeleton(piece))})
    keys = sentence_keys(text)
    seen.lines.update(keys)
    seen.own += bool(keys & own_lines(case.sheet))
    seen.quoted += '"' in text
    seen.openers[pieces[0].split()[0]] += 1
    earlier = any(said.phase is not case.phase for said in case.defenses())
    if earlier or pending(case):
        seen.tied.append(_is_tied(case, text))


def _is_tied(case, text: str) -> bool:  # type: ignore[no-untyped-def]
    """Whether the reply names an earlier round, its words, or an exhibit nobody has met."""
    if re.search(r"\bround (?:one|two)\b", text, re.IGNORECASE):
        return True
    left = pending(case)
    names = [kind.name for kind in case.sheet.evidence for e in left if e.kind == kind.kind]
    if any(name.lower() in text.lower() for name in names):
        return True
    if any(re.search(rf"\b{item.letter}\b(?!')", text) for item in left):
        return True
    kept = [keep.text.split()[-1].lower() for keep in case.prosecutor.keepsakes]
    if any(word in text.lower() for word in kept):
        return True
    before = [said.text for said in case.defenses() if said.phase is not case.phase]
    quotes = [quote.strip('".') for quote in QUOTED.findall(text)]
    if any(is_verbatim(quote, said) for quote in quotes for said in before if quote):
        return True
    asked = " ".join(said.text.lower() for said in case.speeches())
    return any(f"{own}?" in asked for own in re.findall(r"'([a-z][^']{11,})'", text))


def table(seen: Variety) -> str:
    """The figures, as they are printed."""
    tied = sum(seen.tied) / max(1, len(seen.tied))
    rows = [
        f"trials {seen.trials}   replies {seen.replies}   sentences repeated {len(seen.repeats)}",
        f"replies with a line of the charge's own {seen.own / seen.replies:.0%}",
        f"replies that quote {seen.quoted / seen.replies:.0%}",
        f"replies tied to something earlier, where there is something {tied:.0%}",
        f"replies that present their exhibit {seen.presented / seen.replies:.0%}",
        f"gags planted, grown and swollen {seen.gag_middles / seen.trials:.0%}",
        "",
        "top skeletons",
        *(f"  {share:6.2%}  {text}" for share, text in seen.top()),
        "",
        "top sentences",
        *(f"  {n / seen.replies:6.2%}  {text}" for text, n in seen.lines.most_common(10)),
        "",
        "words by round and outcome of the last attack",
        *(
            f"  {phase.value} {outcome.value:10} {sum(n) / len(n):5.1f}  ({len(n)})"
            for (phase, outcome), n in sorted(seen.words.items())
        ),
        "",
        "lines of attack",
        *(f"  {n / seen.replies:6.1%}  {name}" for name, n in seen.states.most_common()),
    ]
    return "\n".join(rows)


if __name__ == "__main__":
    sys.stdout.write(table(measure(int(sys.argv[1]) if len(sys.argv) > 1 else 300)) + "\n")
