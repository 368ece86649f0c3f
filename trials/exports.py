"""A decided trial as a file: JSON for programs, Markdown for people. Reads only."""

from typing import Any

from trials.casefiles import PHASE_NAMES, case_file_out
from trials.domain.phases import Phase
from trials.models import Trial
from trials.schemas import trial_json, trial_out

SPEAKERS = {
    "clerk": "The clerk",
    "prosecutor": "Reginald P. Harrington III",
    "defendant": "The defendant",
    "strategist": "The strategist",
    "judge": "Judge Constance Virtue",
}


def as_json(trial: Trial) -> dict[str, Any]:
    return {
        "format": "all-rise/trial/1",
        "trial": trial_json(trial),
        "casefile": case_file_out(trial),
    }


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
