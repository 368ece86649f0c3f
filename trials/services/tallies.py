"""What many simulated trials come to: totals, verdicts, repeats and timings. Pure."""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from statistics import fmean, pstdev
from typing import Any

from trials.services.simulation import Played

QUANTILES = (5, 25, 50, 75, 95)
# A skeleton says something only with at least this many of its words left.
MIN_SKELETON = 4
# More replies than this share with one skeleton, and people hear the machine; a few are chance.
MAX_SHARE = 0.05
MIN_TIMES = 5
FUNCTION = frozenset(
    """
    a an the this that these those such each every either neither some any no none all both
    i me my mine we us our ours you your yours he him his she her hers it its they them their
    who whom whose which what where when why how there here one ones
    and or nor but so yet for if unless until till while because since though although than as
    of in on at to from by with without within into onto upon over under above below between
    among through during before after behind beside beyond about against off out up down near
    is am are was were be been being do does did have has had will would shall should can could
    may might must ought not n't only also too very just even still again ever never now then
    i'm i've i'd i'll you're you've you'd you'll he's he'd he'll she's she'd it's it'll we're
    we've they're they've that's there's here's what's who's where's let's isn't aren't wasn't
    weren't don't doesn't didn't won't wouldn't can't couldn't shouldn't hasn't haven't hadn't
    """.split()
)
_SENTENCE = re.compile(r"(?<=[.!?])[\"'”’)]*\s+")
_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")


def sentences(text: str) -> list[str]:
    """The text's sentences, folded for comparison."""
    return [" ".join(_words(part)) for part in _SENTENCE.split(text) if _words(part)]


def _words(text: str) -> list[str]:
    return [word.lower().replace("’", "'") for word in _WORD.findall(text)]


def skeleton(sentence: str) -> str | None:
    """The sentence with its content words replaced by a dash; None when too little is left."""
    words = [word if word in FUNCTION else "–" for word in _words(sentence)]
    if sum(word != "–" for word in words) < MIN_SKELETON:
        return None
    return re.sub(r"–( –)+", "–", " ".join(words))


def repeats(played: Played) -> int:
    """Sentences that the court says again within the trial."""
    said = Counter(s for text in (*played.speeches, played.summary) for s in sentences(text))
    return sum(times - 1 for times in said.values())


def quantile(values: Sequence[float], percent: int) -> float:
    """By linear interpolation between the nearest ranks; `values` must not be empty."""
    ranked = sorted(values)
    place = (len(ranked) - 1) * percent / 100
    low = int(place)
    high = min(low + 1, len(ranked) - 1)
    return ranked[low] + (ranked[high] - ranked[low]) * (place - low)


def tally(trials: Sequence[Played]) -> dict[str, Any]:
    """The distribution of one group of trials; timings under `cpu_ms` alone."""
    totals = [played.total for played in trials]
    replies = [text for played in trials for text in played.speeches[1:]]
    return {
        "trials": len(trials),
        "total": {
            "mean": round(fmean(totals), 2),
            "sd": round(pstdev(totals), 2),
            **{f"p{percent}": round(quantile(totals, percent), 2) for percent in QUANTILES},
        },
        "acquitted": _rate(trials, lambda played: played.acquitted),
        "overridden": _rate(trials, lambda played: played.overridden),
        "contempt": _rate(trials, lambda played: played.contempt > 0),
        "by_phase": {
            phase: round(fmean(played.sums[phase] for played in trials), 2)
            for phase in trials[0].sums
        },
        "exhibits_answered": round(
            sum(p.answered for p in trials) / max(1, sum(p.exhibits for p in trials)), 3
        ),
        "fallacies": dict(Counter(name for p in trials for name in p.fallacies).most_common()),
        "repeated_sentences": sum(repeats(played) for played in trials),
        "skeletons": _skeletons(replies),
        "words_per_reply": round(fmean(len(text.split()) for text in replies), 1),
        "cpu_ms": _timing([seconds * 1000 for played in trials for seconds in played.cpu]),
    }


def _rate(trials: Sequence[Played], holds: Callable[[Played], bool]) -> float:
    return round(sum(map(holds, trials)) / len(trials), 3)


def _skeletons(replies: Sequence[str]) -> dict[str, Any]:
    """How often one frame carries different replies: the commonest, and those over the limit."""
    found = Counter(
        frame
        for text in replies
        for frame in {skeleton(part) for part in _SENTENCE.split(text)}
        if frame is not None
    )
    if not found:
        return {"distinct": 0, "commonest": "", "share": 0.0, "over_limit": 0}
    frame, times = found.most_common(1)[0]
    limit = max(MAX_SHARE * len(replies), MIN_TIMES - 1)
    return {
        "distinct": len(found),
        "commonest": frame,
        "share": round(times / len(replies), 4),
        "over_limit": sum(count > limit for count in found.values()),
    }


def _timing(values: Sequence[float]) -> dict[str, float]:
    return {
        "mean": round(fmean(values), 1),
        "p95": round(quantile(values, 95), 1),
        "max": round(max(values), 1),
    }


def report(trials: Sequence[Played]) -> dict[str, Any]:
    """The whole, by skill and by charge; each charge by skill as well."""
    skills = list(dict.fromkeys(played.skill for played in trials))
    charges = sorted({played.slug for played in trials})
    return {
        "all": tally(trials),
        "skills": {s: tally([p for p in trials if p.skill == s]) for s in skills},
        "charges": {
            slug: {
                skill: tally(chosen)
                for skill in skills
                if (chosen := [p for p in trials if (p.slug, p.skill) == (slug, skill)])
            }
            for slug in charges
        },
    }
