"""A whole trial, from the plea to the verdict: its state, its words, its exact events."""

import pytest
from django.db import IntegrityError, transaction

from allrise.docket.models import Docket
from tests.trials import stage
from trials.models import EvidenceUse, Trial, VerdictRecord
from trials.schemas import trial_json

pytestmark = pytest.mark.django_db
# What every turn may bring besides, depending on what was said.
MARKS = {"element.marked", "exhibit.answered"}

# Names of what exists for people only after the verdict.
SECRET = {
    "scores", "strength", "logic", "persuasion", "total", "reasons", "remark", "fallacies",
    "weaknesses", "strategy", "attack", "flaw", "flaw_synonyms", "heard", "reasoning",
}  # fmt: skip


def spine(names: list[str]) -> list[str]:
    return [name for name in names if name not in MARKS]


def test_a_trial_runs_to_its_verdict(trial: Trial) -> None:
    assert (trial.phase, trial.status) == ("opening", "prosecution")
    stage.decide(trial)
    assert (trial.phase, trial.status) == ("closing", "decided")
    assert trial.decided_at is not None
    reply = ["defense.filed", "prosecution.spoke", "phase.opened", "clerk.spoke"]
    assert spine(stage.types(trial)) == [
        "trial.opened",
        "phase.opened",
        "clerk.spoke",
        "plea.entered",
        "clerk.spoke",
        "prosecution.spoke",
        "phase.opened",
        "clerk.spoke",
        *reply * 3,
        "defense.filed",
        "verdict.rendered",
    ]
    assert [data["phase"] for data in stage.events(trial, "phase.opened")] == [
        "opening", "round_1", "round_2", "round_3", "closing",
    ]  # fmt: skip
    assert [data["text"] for data in stage.events(trial, "defense.filed")] == list(
        stage.DEFENSES.values()
    )


def test_docket_numbers_have_no_gap(trial: Trial) -> None:
    stage.decide(trial)
    numbers = [seq for seq, _, _ in stage.docket(trial)]
    assert numbers == list(range(1, len(numbers) + 1))
    assert Docket.objects.get(subject=trial.id).last_seq == len(numbers)


def test_the_transcript_is_what_the_docket_says_under_its_numbers(trial: Trial) -> None:
    stage.decide(trial)
    speaking = {
        "clerk.spoke": "clerk",
        "defense.filed": "defendant",
        "prosecution.spoke": "prosecutor",
    }
    told = [
        (seq, speaking[name], data["phase"], data["text"])
        for seq, name, data in stage.docket(trial)
        if name in speaking
    ]
    said = [
        (row["seq"], row["speaker"], row["phase"], row["text"])
        for row in trial_json(trial)["transcript"]
    ]
    assert said[:-1] == told
    verdict = stage.events(trial, "verdict.rendered")[0]
    assert said[-1] == (stage.last(trial), "judge", "closing", verdict["summary"])


def test_the_same_seed_and_words_get_the_same_court(trial: Trial) -> None:
    other = stage.open_trial(stage.person("grace"), seed=7)
    stage.decide(trial)
    stage.decide(other)
    assert [row[1:] for row in stage.docket(other)] == [row[1:] for row in stage.docket(trial)]


def test_every_turn_says_which_engine_spoke(trial: Trial) -> None:
    stage.decide(trial)
    shown = trial_json(trial)
    engines = {row["speaker"]: row["engine"] for row in shown["transcript"]}
    assert engines == {"clerk": None, "prosecutor": "house", "defendant": None, "judge": "house"}
    assert shown["bench"] == "house"
    assert set(shown["engines"].values()) == {"house"}


def test_every_reply_lays_one_new_exhibit_on_the_table(trial: Trial) -> None:
    stage.decide(trial)
    laid = list(trial.exhibits.order_by("letter").values_list("letter", "phase", "kind"))
    assert [(letter, phase) for letter, phase, _ in laid] == [
        ("A", "opening"), ("B", "round_1"), ("C", "round_2"), ("D", "round_3"),
    ]  # fmt: skip
    assert len({kind for _, _, kind in laid}) == 4
    shown = [data["evidence"] for data in stage.events(trial, "prosecution.spoke")]
    assert [(item["letter"], item["kind"]) for item in shown] == [(a, c) for a, _, c in laid]
    assert not any(item["answered"] for item in shown)


@pytest.mark.parametrize("again", ["kind", "letter"])
def test_the_database_keeps_the_ledger(trial: Trial, again: str) -> None:
    stage.work(trial)
    laid = trial.exhibits.get()
    fields = {"kind": "another-kind", "letter": "B", again: getattr(laid, again)}
    with pytest.raises(IntegrityError), transaction.atomic():
        EvidenceUse.objects.create(
            trial=trial, phase="round_1", title="Again", description="Again.", **fields
        )


def test_the_opening_raises_every_element(trial: Trial) -> None:
    stage.work(trial)
    marked = stage.events(trial, "element.marked")
    assert marked == [{"index": index, "state": "raised"} for index in range(3)]
    assert [item["state"] for item in trial_json(trial)["elements"]] == ["raised"] * 3


def test_a_defence_addresses_elements_by_topic_at_filing(trial: Trial) -> None:
    stage.work(trial)
    before = stage.last(trial)
    stage.file(trial, "The sausage was raw, and I hold a diploma in grilling.")
    marked = [data for _, name, data in stage.docket(trial, before) if name == "element.marked"]
    assert marked == [
        {"index": 1, "state": "addressed"},
        {"index": 2, "state": "addressed"},
    ]
    stage.work(trial)
    stage.file(trial, "The sausage was raw, I tell you.")
    assert len([d for d in stage.events(trial, "element.marked") if d["index"] == 2]) == 2
    assert trial_json(trial)["elements"][2]["state"] == "addressed", "raised no more"


def test_naming_its_flaw_answers_an_exhibit_once(trial: Trial) -> None:
    stage.work(trial)
    laid = trial.exhibits.get()
    sheet = next(item for item in trial.edition.sheet["evidence"] if item["kind"] == laid.kind)
    words = f"On Exhibit A: it proves nothing, because {sheet['flaw']}."
    stage.defend(trial, words)
    assert stage.events(trial, "exhibit.answered") == [{"letter": "A"}]
    stage.defend(trial, f"As I said, on Exhibit A, {sheet['flaw']}, and that is that.")
    assert len(stage.events(trial, "exhibit.answered")) == 1
    laid.refresh_from_db()
    assert laid.answered_in == "round_1"
    shown = [r["evidence"] for r in trial_json(trial)["transcript"] if r["evidence"]]
    assert shown[0]["answered"] is True


def test_scores_are_nowhere_before_the_verdict(trial: Trial) -> None:
    stage.work(trial)
    while trial.status == "defense":
        shown = trial_json(trial)
        assert shown["verdict"] is None
        assert shown["seed"] == 7, "it was chosen"
        assert not stage.keys(shown) & SECRET
        assert not stage.keys(stage.docket(trial)) & SECRET
        stage.defend(trial)
    assert stage.keys(trial_json(trial)) >= {"scores", "reasons", "remark"}


def test_a_drawn_seed_is_told_with_the_verdict(charge: object) -> None:
    trial = stage.open_trial()
    assert trial_json(trial)["seed"] is None
    stage.decide(trial)
    assert trial_json(trial)["seed"] == trial.seed


def test_the_verdict_rests_on_the_recorded_marks(trial: Trial) -> None:
    stage.decide(trial)
    weights = {"round_1": 15, "round_2": 20, "round_3": 25, "closing": 40}
    rows = trial.rounds.all()
    owed = sum(
        weights[row.phase] * (row.strength + row.evidence + row.logic + row.persuasion)
        for row in rows
    )
    kept = VerdictRecord.objects.get(trial=trial)
    assert len(rows) == 4
    assert kept.total == owed
    assert kept.data["total"] == owed / 100
    assert kept.decision == kept.data["verdict"] == ("not_guilty" if owed >= 2400 else "guilty")
    assert kept.data == stage.events(trial, "verdict.rendered")[0]
