"""A decided trial as a file: JSON for programs, Markdown for people. Reads only.

The JSON has a published shape, `Exported`, and `read` brings it back as values of the domain.
"""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from trials.casefiles import PHASE_NAMES, case_file_out
from trials.domain.fallacies import Fallacy
from trials.domain.memory import Habit, Outcome, Summary
from trials.domain.phases import Phase
from trials.domain.scoring import Dimension
from trials.domain.verdict import Verdict
from trials.models import Trial
from trials.schemas import TrialOut, trial_json, trial_out

FORMAT: Literal["all-rise/trial/1"] = "all-rise/trial/1"

SPEAKERS = {
    "clerk": "The clerk",
    "prosecutor": "Reginald P. Harrington III",
    "defendant": "The defendant",
    "strategist": "The strategist",
    "judge": "Judge Constance Virtue",
}


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class OnTable(_Part):
    letter: str
    title: str


class Cited(OnTable):
    kind: str
    description: str
    phase: Phase
    answered: bool
    engine: str


class BestChange(_Part):
    """The one change that would have gained most; `gain` in points."""

    phase: Phase
    dimension: Dimension
    mark: int
    reachable: int
    gain: float
    text: str


class Gap(_Part):
    quote: str
    kind: str
    gap: str
    engine: str


class Named(_Part):
    name: Fallacy
    quote: str
    explanation: str
    engine: str


class WentFor(_Part):
    line: str
    quote: str
    outcome: Outcome


class Filed(_Part):
    """One defence: as filed, as heard, and what the tools found in it."""

    phase: Phase
    text: str
    heard: str
    contempt: tuple[str, ...]
    weaknesses: tuple[Gap, ...]
    fallacies: tuple[Named, ...]
    strategy: str
    attack: WentFor | None
    assessor: str
    capped: bool


class Spent(_Part):
    """Model calls; `cost_usd` is null where one of them has no price."""

    count: int
    failed: int
    prompt_tokens: int
    completion_tokens: int
    cost_usd: float | None


class SpentOn(Spent):
    engine: str


class SpentInAll(Spent):
    by_engine: tuple[SpentOn, ...]


class CaseFileOut(_Part):
    """Everything behind the verdict; `margin` in points from the 24 that acquits."""

    margin: float
    best_change: BestChange | None
    unanswered: tuple[OnTable, ...]
    strategies: tuple[Summary, ...]
    summaries: tuple[Summary, ...]
    habits: tuple[Habit, ...]
    ledger: tuple[Cited, ...]
    rounds: tuple[Filed, ...]
    capped: int
    reasoning: str
    engines: dict[str, str]
    calls: SpentInAll


class DecidedTrial(TrialOut):
    verdict: Verdict  # narrower: a trial that is exported has one


class Exported(_Part):
    """A decided trial with its case file."""

    format: Literal["all-rise/trial/1"] = FORMAT
    trial: DecidedTrial
    casefile: CaseFileOut


def read(text: str | bytes) -> Exported:
    """An export, read again. Raises pydantic's ValidationError for anything else."""
    return Exported.model_validate_json(text)


def as_json(trial: Trial) -> dict[str, Any]:
    return {"format": FORMAT, "trial": trial_json(trial), "casefile": case_file_out(trial)}


def as_markdown(trial: Trial) -> str:
    """The record as a readable transcript, verdict first."""
    shown = trial_out(trial)
    verdict = shown["verdict"]
    ruling = "Not guilty" if verdict["verdict"] == "not_guilty" else "Guilty"
    lines = [
        f"# {shown['charge']['title']}",
        "",
        f"**{ruling}**, {verdict['total']:g} of 40 (24 acquits). {verdict['summary']}",
        "",
    ]
    if verdict["sentence"]:
        lines += [f"*{verdict['sentence']}*", ""]
    phase = ""
    for said in shown["transcript"]:
        if said["phase"] != phase:
            phase = said["phase"]
            lines += [f"## {PHASE_NAMES[Phase(phase)].capitalize()}", ""]
        engine = f" ({said['engine']})" if said["engine"] else ""
        quoted = said["text"].replace("\n", "\n> ")
        lines += [f"**{SPEAKERS[said['speaker']]}**{engine}", "", f"> {quoted}", ""]
        if said["evidence"]:
            exhibit = said["evidence"]
            lines += [
                f"*Exhibit {exhibit['letter']}: {exhibit['title']}. {exhibit['description']}*",
                "",
            ]
    lines += ["## Scores", "", "| phase | strength | evidence | logic | persuasion |"]
    lines += ["| --- | --- | --- | --- | --- |"]
    for row in verdict["rounds"]:
        marks = row["scores"]
        lines.append(
            f"| {PHASE_NAMES[Phase(row['phase'])]} | {marks['strength']} | {marks['evidence']} "
            f"| {marks['logic']} | {marks['persuasion']} |"
        )
    return "\n".join(lines) + "\n"
