"""`manage.py simulate --trials 100`: how the charges play, before anybody plays them."""

import json
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser

from trials.house.defendants import SKILLS
from trials.services import simulation, tallies

COLUMNS = (
    f"{'':14}{'trials':>7}{'mean':>8}{'sd':>7}{'p5':>8}{'p25':>8}{'p50':>8}{'p75':>8}{'p95':>8}"
    f"{'acquit':>9}{'override':>9}"
)


class Command(BaseCommand):
    help = (
        "Plays whole trials with imaginary defendants in a database of their own, the house on "
        "the bench, and prints what they came to. The court's own record is only read, for charges."
    )
    requires_system_checks = []

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument(
            "--trials", type=int, default=48, metavar="N", help="trials of each skill (48)"
        )
        parser.add_argument("--skill", choices=[*SKILLS, "all"], default="all")
        parser.add_argument("--charge", metavar="SLUG", help="this charge only; all by default")
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="of the first trial")
        parser.add_argument("--json", action="store_true", help="print one JSON object")
        parser.add_argument(
            "--keep", type=Path, metavar="FILE", help="leave the played trials in this SQLite file"
        )

    def handle(self, *args: Any, **options: Any) -> None:
        if options["trials"] < 1:
            raise CommandError("--trials must be at least 1")
        keep: Path | None = options["keep"]
        if keep and keep.exists():
            raise CommandError(f"{keep} is there already; simulated trials get a file of their own")
        skills = SKILLS if options["skill"] == "all" else (options["skill"],)
        played = list(
            simulation.simulate(
                sheets=self._sheets(options["charge"]),
                skills=skills,
                trials=options["trials"],
                seed=options["seed"],
                keep=keep,
            )
        )
        found = {"seed": options["seed"], **tallies.report(played)}
        self.stdout.write(
            json.dumps(found, ensure_ascii=False) if options["json"] else _page(found)
        )

    def _sheets(self, slug: str | None) -> list[Any]:
        known = simulation.sheets_on_file()
        if slug is None:
            return [known[name] for name in sorted(known)]
        if slug not in known:
            raise CommandError(f"no such charge: {slug}. There are {', '.join(sorted(known))}.")
        return [known[slug]]


def _page(found: dict[str, Any]) -> str:
    whole = found["all"]
    lines = ["By skill", COLUMNS]
    lines += [_row(skill, tally) for skill, tally in found["skills"].items()]
    for skill, tally in found["skills"].items():
        lines += ["", *_detail(skill, tally)]
    lines += ["", "The court, over all of them", *_court(whole)]
    lines += ["", "By charge: mean total and share acquitted"]
    lines.append(" " * 28 + "".join(f"{skill:>14}" for skill in found["skills"]))
    for slug, skills in found["charges"].items():
        lines.append(f"{slug:28}" + "".join(_cell(skills.get(s)) for s in found["skills"]))
    return "\n".join(lines)


def _row(name: str, tally: dict[str, Any]) -> str:
    total = tally["total"]
    return (
        f"{name:14}{tally['trials']:7}{total['mean']:8.2f}{total['sd']:7.2f}{total['p5']:8.2f}"
        f"{total['p25']:8.2f}{total['p50']:8.2f}{total['p75']:8.2f}{total['p95']:8.2f}"
        f"{tally['acquitted']:9.0%}{tally['overridden']:9.1%}"
    )


def _cell(tally: dict[str, Any] | None) -> str:
    return f"{tally['total']['mean']:8.2f}{tally['acquitted']:6.0%}" if tally else " " * 14


def _detail(skill: str, tally: dict[str, Any]) -> list[str]:
    named = ", ".join(f"{name} {times}" for name, times in tally["fallacies"].items())
    sums = ", ".join(f"{phase} {value:.1f}" for phase, value in tally["by_phase"].items())
    return [
        f"{skill}: {sums} of 40",
        f"  exhibits answered {tally['exhibits_answered']:.0%}, contempt {tally['contempt']:.0%}, "
        f"fallacies: {named or 'none'}",
        *_court(tally),
    ]


def _court(tally: dict[str, Any]) -> list[str]:
    cpu, frames = tally["cpu_ms"], tally["skeletons"]
    return [
        f"  {tally['words_per_reply']} words a reply; CPU a turn {cpu['mean']} ms, "
        f"p95 {cpu['p95']} ms",
        f"  repeated sentences {tally['repeated_sentences']}; {frames['distinct']} skeletons, "
        f"{frames['over_limit']} of them in over 5% of replies; commonest in "
        f"{frames['share']:.1%}: {frames['commonest']}",
    ]
