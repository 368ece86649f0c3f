"""`manage.py doctor`: what works here, what does not, why, and what to do."""

import json
from argparse import ArgumentParser
from dataclasses import asdict
from typing import Any

from django.core.management.base import BaseCommand

from allrise.management.diagnosis import Finding, State, diagnose, playable


class Command(BaseCommand):
    help = "Says what works on this machine and what does not. Exit code 0: a trial can be played."
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--json", action="store_true", help="print one JSON object")
        parser.add_argument("--offline", action="store_true", help="ask no model anything")

    def handle(self, *args: Any, **options: Any) -> None:
        findings = diagnose(offline=options["offline"])
        if options["json"]:
            report = {
                "playable": playable(findings),
                "checks": [asdict(finding) for finding in findings],
            }
            self.stdout.write(json.dumps(report, indent=2))
        else:
            self._print(findings)
        if not playable(findings):
            raise SystemExit(1)

    def _print(self, findings: list[Finding]) -> None:
        styles = {
            State.OK: self.style.SUCCESS,
            State.WARN: self.style.WARNING,
            State.FAIL: self.style.ERROR,
        }
        width = max(len(finding.name) for finding in findings)
        for finding in findings:
            word = styles[finding.state](f"{finding.state:<4}")
            self.stdout.write(f"{word}  {finding.name:<{width}}  {finding.says}")
            if finding.remedy:
                self.stdout.write(f"{'':<{width + 8}}→ {finding.remedy}")
        verdict = "A trial can be played." if playable(findings) else "No trial can be played."
        self.stdout.write(f"\n{verdict}")
