"""What a run of kills came to, as a table for people."""

import statistics
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

# What the room was about to do when its last entry was this one.
STEPS = {
    "match.opened": "filing",
    "exhibit.filed": "ruling",
    "challenge.ruled": "resolving",
    "round.resolved": "going on",
    "match.closed": "opening",
}
ONCE_A_ROUND = ("exhibit.filed", "challenge.ruled", "round.resolved")


@dataclass(frozen=True, slots=True)
class Death:
    victim: str
    step: str
    # From the kill to three more entries on the docket, seconds.
    recovery: float


def twice(told: Sequence[dict[str, Any]]) -> dict[str, int]:
    """How often something was told of a round more than once, by what it was."""
    seen = Counter(
        (entry["type"], entry["data"]["match"], entry["data"]["round"])
        for entry in told
        if entry["type"] in ONCE_A_ROUND
    )
    return {
        each: sum(n - 1 for (type_, *_), n in seen.items() if type_ == each)
        for each in ONCE_A_ROUND
    }


def lost(told: Sequence[dict[str, Any]]) -> int:
    """Exhibits of matches that are over which were never ruled or resolved."""
    over = {entry["data"]["match"] for entry in told if entry["type"] == "match.closed"}
    rounds = {
        each: {
            (entry["data"]["match"], entry["data"]["round"])
            for entry in told
            if entry["type"] == each and entry["data"]["match"] in over
        }
        for each in ONCE_A_ROUND
    }
    filed, *ends = (rounds[each] for each in ONCE_A_ROUND)
    return sum(len(filed - end) for end in ends)


def report(deaths: Sequence[Death], told: Sequence[dict[str, Any]], audit: str) -> str:
    """The ledger in Markdown."""
    again, kinds = twice(told), Counter(entry["type"] for entry in told)
    lines = [
        f"{len(deaths)} kills in {kinds['match.opened']} matches, "
        f"{kinds['round.resolved']} rounds resolved, {len(told)} entries without a gap",
        "",
        "| killed | " + " | ".join(STEPS.values()) + " | in all | p50 s | p95 s | max s |",
        "|---" * (len(STEPS) + 5) + "|",
    ]
    for victim in [*sorted({death.victim for death in deaths}), "all"]:
        mine = [death for death in deaths if victim in (death.victim, "all")]
        by_step = Counter(death.step for death in mine)
        times = sorted(death.recovery for death in mine)
        p95 = times[min(len(times) - 1, int(0.95 * len(times)))]
        cells = [victim, *(str(by_step[step]) for step in STEPS.values()), str(len(mine))]
        cells += [f"{seconds:.2f}" for seconds in (statistics.median(times), p95, times[-1])]
        lines.append(f"| {' | '.join(cells)} |")
    lines += [
        "",
        f"Rounds filed twice {again['exhibit.filed']}, ruled twice {again['challenge.ruled']}, "
        f"scored twice {again['round.resolved']}, exhibits lost {lost(told)}",
        "",
        "```",
        audit.strip(),
        "```",
    ]
    return "\n".join(lines) + "\n"
