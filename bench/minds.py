"""How soon the prosecutor begins to speak, when every call to a model takes 300 ms.

The four tools of a round run side by side, so the first word should come after one of
them and the reply's own delay, not after their sum.
"""

import statistics
from dataclasses import dataclass
from pathlib import Path

from bench import boundaries
from tests.playing import Player
from tests.running import Court
from tests.stubs.handler import Call
from tests.stubs.vendor import Vendor

LATENCY = 0.3
TRIALS = 2
ROUNDS = ("round_1", "round_2", "round_3")
TARGET = 1.15


@dataclass(frozen=True)
class Round:
    """Seconds, of one round."""

    one_call: float
    claim_to_first_word: float
    reply_own_delay: float

    @property
    def ratio(self) -> float:
        """What came before the reply's own delay, in calls."""
        return (self.claim_to_first_word - self.reply_own_delay) / self.one_call


def measure(folder: Path) -> None:
    marks = folder / "boundaries"
    with Vendor(latency=LATENCY) as vendor:
        env = {
            "GROQ_API_KEY": "bench",
            "GROQ_BASE_URL": vendor.groq_url,
            "OPENAI_API_KEY": "bench",
            "OPENAI_BASE_URL": vendor.url,
            "ALLRISE_TURN_OBSERVER": "bench.boundaries.note",
            "BENCH_BOUNDARIES": str(marks),
        }
        court = Court(folder / "minds", prepared=folder / "prepared", pace="0", env=env)
        court.wait_until_open()
        try:
            rounds = [found for _ in range(TRIALS) for found in _play(court, vendor, marks)]
        finally:
            court.stop()
    _table(rounds)


def _play(court: Court, vendor: Vendor, marks: Path) -> list[Round]:
    """One trial's rounds."""
    marks.write_text("")
    vendor.reset()
    player = Player(court.url)
    player.arrive()
    player.play_out(seconds=60)
    reached = boundaries.read(marks)
    return [_round(step, reached, vendor.calls) for step in ROUNDS]


def _round(step: str, reached: list[tuple[float, str, str]], calls: list[Call]) -> Round:
    at = {boundary: seconds for seconds, of, boundary in reversed(reached) if of == step}
    during = [call for call in calls if at["claimed"] <= call.came <= at["recorded"]]
    tools = [call for call in during if call.schema and call.came < at["streaming"]]
    return Round(
        one_call=statistics.mean((call.went or 0.0) - call.came for call in tools),
        claim_to_first_word=at["streaming"] - at["claimed"],
        reply_own_delay=LATENCY,
    )


def _table(rounds: list[Round]) -> None:
    ratios = sorted(round_.ratio for round_ in rounds)
    one = statistics.median(round_.one_call for round_ in rounds)
    first = statistics.median(round_.claim_to_first_word for round_ in rounds)
    print(f"\na round of six calls of {LATENCY * 1000:.0f} ms, {len(rounds)} of them")
    for what, value, unit in (
        ("one call", one * 1000, "ms"),
        ("claim to first word", first * 1000, "ms"),
        ("… less the reply's own delay", (first - LATENCY) * 1000, "ms"),
        ("… in calls, median", statistics.median(ratios), f"(target {TARGET})"),
        ("… in calls, best and worst", ratios[0], f"to {ratios[-1]:.2f}"),
        ("… in calls, one after the other", 4.0, "(for comparison)"),
    ):
        print(f"{what:<36} {value:10.2f} {unit}", flush=True)


if __name__ == "__main__":
    import tempfile

    with tempfile.TemporaryDirectory(prefix="allrise-bench-") as name:
        Court.prepare(Path(name) / "prepared")
        measure(Path(name))
