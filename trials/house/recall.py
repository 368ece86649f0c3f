"""What they said in an earlier round, and how it has changed since. Pure.

A turn is a clause of theirs from an earlier round with what has become of it: the opposite is
said now, the number is gone, the reason has been exchanged. It exists only where both sides can
be shown; its kind is a key of `lines.callback.TURNS`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from trials.domain.casefile import CaseFile, Said
from trials.house import clauses, weaknesses
from trials.house.analysis import Analysis, analyse
from trials.house.archetypes import UNARGUABLE, Archetype
from trials.house.attack import HALF, HIS_WORDS, kind
from trials.house.context import earlier, last_speech, similarity
from trials.house.gaps import CLOCK
from trials.house.patterns import TIME
from trials.house.quotable import is_verb
from trials.house.words import Span, content_stems, straight, tokens

# A clause that comes back is one that a listener can still have in the ear.
_MOST_WORDS = 14
_JESTS = frozenset({Archetype.PURE_JOKE, Archetype.ROLE_PLAY})
_UNSPOKEN = UNARGUABLE | {Archetype.RUDE}
_ASKING = frozenset("who what when where which how why whose whom".split())


@dataclass(frozen=True)
class Turn:
    """`quote` is verbatim in `said`; `slots` are the words that the lines of its kind may use."""

    kind: str
    quote: str
    said: Said
    slots: tuple[tuple[str, str], ...] = ()


def turns(case: CaseFile, now_quote: str, *, opposed: bool = False) -> Iterator[Turn]:
    """What has turned since an earlier round, the most telling first.

    `now_quote` is the clause gone for now, never returned itself; `opposed` says that it has
    been found to contradict an earlier round.
    """
    if kind(case, case.defense) in _UNSPOKEN:
        return
    before = [said for said in earlier(case) if kind(case, said.text) not in _UNSPOKEN]
    if opposed:
        yield from _opposed(before, now_quote)
        return
    found = [turn for said in before for turn in _turned(case, said)]
    for name in _GRAVITY:
        for turn in found:
            again = straight(turn.quote).lower() == straight(now_quote).lower()
            if turn.kind == name and not again and not HIS_WORDS.match(turn.quote):
                yield turn


_GRAVITY = (
    "softened", "hardened", "joked", "sobered", "jokes_again", "untimed", "reason_lost",
    "other_reason", "shrunk", "grown", "reason_found", "bare_again",
)  # fmt: skip


def unpaid(case: CaseFile) -> str:
    """His last question, short and whole, in single marks; empty when it was not such a one."""
    speech = last_speech(case).strip()
    head = max(speech.rfind(mark) for mark in (". ", "! ", "? ", ": "))
    asked = speech[head + 2 :] if head >= 0 else speech
    words = tokens(asked)
    whole = asked.endswith("?") and words and words[0].lower in _ASKING
    if not whole or not 4 <= len(words) <= 11 or any(mark in asked for mark in "\"';:"):
        return ""
    return f"'{asked[:1].lower()}{asked[1:-1]}'"


def clause_of(text: str, hit: Span) -> str:
    """A short quotable clause around `hit`, or empty."""
    around = clauses.around(text, hit)
    text = clauses.unjointed(around.text) if around else ""
    half = HALF.match(text) and "," not in text
    return text if 3 <= len(tokens(text)) <= _MOST_WORDS and not half else ""


def _opposed(before: list[Said], now: str) -> Iterator[Turn]:
    """The earlier clause that shares most with what is said now."""
    mine = frozenset(content_stems(now))
    options = [
        (
            len(mine & frozenset(content_stems(span.text))),
            -index,
            said,
            clauses.unjointed(span.text),
        )
        for index, said in enumerate(before)
        for span in clauses.quotable_clauses(said.text)
        if len(tokens(span.text)) <= _MOST_WORDS and not HIS_WORDS.match(span.text)
    ]
    if options and (best := max(options, key=lambda option: option[:2]))[0] >= 2:
        yield Turn("opposed", best[3], best[2])


def _turned(case: CaseFile, said: Said) -> Iterator[Turn]:
    then, now = analyse(said.text), analyse(case.defense)
    main = _main(then)
    jest, jests = (kind(case, text) in _JESTS for text in (said.text, case.defense))
    if jest and main:
        yield Turn("jokes_again" if jests else "sobered", main, said)
    if jests and main and not jest and then.reasons and len(then.words) >= 10:
        yield Turn("joked", main, said)
    if jest or jests:
        return
    yield from _words(then, now, said)
    if (hour := TIME.search(said.text)) and CLOCK.search(hour[0]) and not now.numbers:
        quote = clause_of(said.text, Span(hour.start(), hour.end(), hour[0]))
        if quote:
            yield Turn("untimed", quote, said)
    yield from _reasons(then, now, said, main)
    yield from _sizes(then, now, said, main)


def _words(then: Analysis, now: Analysis, said: Said) -> Iterator[Turn]:
    """Certain then and hedged now, or the other way about."""
    for name, old, new in (
        ("softened", then.absolutes, now.hedges), ("hardened", then.hedges, now.absolutes),
    ):  # fmt: skip
        if old and new and (quote := clause_of(said.text, old[0])):
            yield Turn(name, quote, said, (("v", _marked(new[0])), ("w", _marked(old[0]))))


def _reasons(then: Analysis, now: Analysis, said: Said, main: str) -> Iterator[Turn]:
    if then.reasons:
        quote = clause_of(said.text, _head(then.reasons[0])) or main
        fresh = not now.supports or similarity(quote, now.text) < 0.5
        if quote and fresh:
            yield Turn("other_reason" if now.supports else "reason_lost", quote, said)
    elif main:
        yield Turn("reason_found" if now.supports else "bare_again", main, said)


def _sizes(then: Analysis, now: Analysis, said: Said, main: str) -> Iterator[Turn]:
    long, short = len(then.words), len(now.words)
    if not main or not long or not short:
        return
    counted = (("m", str(short)), ("n", str(long)))
    if long >= 24 and long >= 3 * short and short > 1:
        yield Turn("shrunk", main, said, counted)
    elif short >= 24 and short >= 3 * long and long > 1:
        yield Turn("grown", main, said, counted)


def _main(seen: Analysis) -> str:
    """The clause that carries the text, if it is short enough and may be quoted."""
    main = weaknesses.main_clause(seen)
    if main and len(tokens(main.text)) <= _MOST_WORDS and clauses.quotable(main.text, seen.text):
        return clauses.unjointed(main.text.strip().rstrip(".!?"))
    options = [
        span.text for span in clauses.quotable_clauses(seen.text)
        if 3 <= len(tokens(span.text)) <= _MOST_WORDS
        and any(is_verb(word.lower) for word in tokens(span.text))
    ]  # fmt: skip
    best = max(options, key=lambda text: len(set(content_stems(text))), default="")
    return clauses.unjointed(best)


def _head(span: Span) -> Span:
    return Span(span.start, span.start + 1, span.text[:1])


def _marked(hit: Span) -> str:
    word = straight(hit.text).strip().lower()
    return f"'{word if not word.startswith('i ') else 'I' + word[1:]}'"
