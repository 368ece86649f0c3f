"""Nothing that leaves the process during a live match tells what is sealed."""

import json
import logging
import re
from collections.abc import Callable
from typing import Any

import pytest
from celery import current_app
from django.contrib import admin
from django.template import TemplateDoesNotExist
from django.test import Client, RequestFactory
from django.urls import reverse
from django.views.debug import ExceptionReporter

from allrise.accounts.models import User
from evidence import selectors
from evidence.models import FiledExhibit, Match, MatchSecret, Sealed
from evidence.services import matches, tallies
from tests.evidence import room as stage

pytestmark = pytest.mark.django_db
# A word of the truth stands in no public payload before a round is resolved. House
# examiners may speak of grounds and inventions, so prose is read for names and values only.
TRUTH_WORDS = re.compile(
    r"\b(is_grounded|truth|grounded|hallucinated|nonce|sealed|failed|differs|forgery|technique|tell)\b"
    r"|CITATION_VALIDATED|HALLUCINATION_|FALSE_ACCUSATION"
)
PAGES = ["/evidence-room/", "/evidence-room/matches/"]


def secrets_of(match: Match) -> list[str]:
    """Every string that must not be anywhere: seed, open nonces, passages that differ."""
    resolved = match.resolutions.values_list("round", flat=True)
    found = [MatchSecret.objects.get(match=match).seed]
    for row in Sealed.objects.select_related("exhibit").filter(exhibit__match=match):
        if row.exhibit.round in resolved:
            continue
        found.append(row.nonce)
        if row.passage is None or row.passage["content"] == row.exhibit.preview:
            continue
        # Where the exhibit departs from its source: what the source says and it does not.
        # A claim may say what its preview no longer does: that is the tell, and public.
        public = [row.exhibit.preview, row.exhibit.claim, row.exhibit.title, row.exhibit.citation]
        shown = json.dumps(public, ensure_ascii=False)
        found += [text for text in _strings(row.passage["content"]) if text not in shown]
    return found


def _strings(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [text for item in value.values() for text in _strings(item)]
    if isinstance(value, list):
        return [text for item in value for text in _strings(item)]
    return [value] if isinstance(value, str) and len(value) > 12 else []


def assert_sealed(text: str, match: Match) -> None:
    for secret in secrets_of(match):
        assert secret not in text
        assert json.dumps(secret)[1:-1] not in text


@pytest.fixture(params=["filed", "ruled"])
def at_stake(request: pytest.FixtureRequest, match: Match) -> Match:
    """The third round filed, and then ruled on, but not resolved."""
    return {"filed": stage.filed, "ruled": stage.ruled}[request.param](match, 3)


def forged(match: Match) -> Match:
    """Up to an exhibit that is not what it says, its round still open."""
    for number in range(1, 11):
        stage.filed(match, number)
        if Sealed.objects.get(exhibit__match=match, exhibit__round=number).truth == "hallucinated":
            return match
    raise AssertionError("ten grounded exhibits in a row")


def test_the_state_of_a_round_that_is_open(at_stake: Match) -> None:
    state = selectors.room_state().data()
    assert_sealed(json.dumps(state, ensure_ascii=False), at_stake)
    assert [verdict["round"] for verdict in state["match"]["verdicts"]] == [1, 2]
    mine = [each for each in state["match"]["exhibits"] if each["round"] == 3]
    assert not stage.keys(mine) & {"truth", "nonce", "passage", "failed", "differs", "seed"}
    assert len(mine) == 1


def test_the_docket_of_a_round_that_is_open(at_stake: Match) -> None:
    told = [data for _, _, data in stage.docket() if data.get("round") == 3]
    assert told
    assert_sealed(json.dumps(stage.docket(), ensure_ascii=False, default=str), at_stake)
    assert not stage.keys(told) & {"truth", "nonce", "passage", "failed", "differs", "verdict"}


@pytest.mark.parametrize("rest", ["state", "matches", "matches/{id}", "stats", "docket", "health"])
def test_every_read_of_the_api(at_stake: Match, client: Client, rest: str) -> None:
    for query in ("", "?format=jsonl"):
        answer = client.get(f"/evidence-room/api/{rest.format(id=at_stake.id)}{query}")
        assert_sealed(answer.content.decode(), at_stake)
    assert_sealed(client.get(f"/api/matches/{at_stake.id}").content.decode(), at_stake)


def test_pages(at_stake: Match, client: Client) -> None:
    seen = 0
    for path in [*PAGES, f"/evidence-room/matches/{at_stake.id}/"]:
        try:
            answer = client.get(path)
        except TemplateDoesNotExist:
            continue
        seen += 1
        assert answer.status_code == 200
        assert_sealed(answer.content.decode(), at_stake)
    if not seen:
        pytest.skip("no page has a template yet")


def test_admin_shows_a_superuser_no_secret(at_stake: Match) -> None:
    client = Client()
    client.force_login(User.objects.create_superuser("root", password="a-long-password"))
    looked = 0
    for model in admin.site._registry:
        name = f"admin:{model._meta.app_label}_{model._meta.model_name}"
        if model._meta.app_label not in ("evidence", "turns", "docket"):
            continue
        # The sealed tables, the seeds and the stored thoughts are in no list at all.
        assert model not in (Sealed, MatchSecret, FiledExhibit)
        answer = client.get(reverse(f"{name}_changelist"))
        assert answer.status_code == 200
        assert_sealed(answer.content.decode(), at_stake)
        looked += 1
    assert looked >= 3
    answer = client.get(reverse("admin:evidence_match_change", args=[at_stake.id]))
    assert answer.status_code == 200
    text = answer.content.decode()
    assert_sealed(text, at_stake)
    assert FiledExhibit.objects.get(match=at_stake, round=3).commitment not in text
    for model in ("turn", "storedreply"):
        assert client.get(f"/admin/turns/{model}/").status_code == 404


def test_task_arguments_are_ids(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    task = current_app.tasks["evidence.step"]
    monkeypatch.setattr(task, "apply_async", lambda **what: sent.append(what))

    def look(done: str) -> None:
        assert_sealed(json.dumps(sent), match)

    with pytest.MonkeyPatch.context() as patch:
        # Inside a test's transaction nothing commits; here it does at once.
        patch.setattr("django.db.transaction.on_commit", lambda act, **_: act())
        stage.play(match, after_each=look)
    assert len(sent) >= 20
    for what in sent:
        assert set(what) == {"args", "retry"}
        assert len(what["args"]) == 1
        assert re.fullmatch(r"[0-9a-f-]{36}", what["args"][0])


def test_logs(match: Match, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    secrets: set[str] = set()

    def look(done: str) -> None:
        secrets.update(secrets_of(Match.objects.get(id=match.id)))

    stage.play(match, after_each=look)
    said = "\n".join(
        [caplog.text, *(f"{r.getMessage()} {r.args} {r.exc_text}" for r in caplog.records)]
    )
    for secret in secrets:
        assert secret not in said
    assert not TRUTH_WORDS.search(said), TRUTH_WORDS.search(said)


def test_a_dealt_exhibit_leaves_no_trace_in_the_log(
    match: Match, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the dealer files is always true, so a line that tells of the dealer tells all."""
    from evidence.house import presenter

    honest = presenter.file

    def lying(view: Any, player: str) -> Any:
        filing = honest(view, player)
        lie = {"is_grounded": not filing.is_grounded, "forgery": None}
        return filing.model_copy(update=lie)

    monkeypatch.setattr(presenter, "file", lying)
    caplog.set_level(logging.DEBUG)
    stage.filed(match, 1)
    assert [r.getMessage() for r in caplog.records if r.name.startswith("evidence")] == []


def test_rows_and_values_print_nothing(at_stake: Match) -> None:
    sealed = Sealed.objects.select_related("exhibit").get(exhibit__match=at_stake, exhibit__round=3)
    record = selectors.record_of(at_stake)
    values = [
        sealed,
        sealed.exhibit,
        at_stake,
        at_stake.secret,
        *at_stake.rulings.all(),
        *Sealed.objects.all(),
        record,
        *record.rounds,
        record.rounds[2].sealed,
        selectors.room_state(),
    ]
    for value in values:
        for text in (str(value), repr(value), f"{value}"):
            assert_sealed(text, at_stake)
    assert not TRUTH_WORDS.search(repr(record.rounds[2].sealed).lower().replace("sealed(…)", ""))


# How a report prints a truth, a verdict, a finding or a filing it found in a variable.
VALUES = re.compile(
    r"&lt;(Truth|RoundVerdict)\.|Outcome\(verdict|Finding\(ground|is_grounded=(True|False)"
)


def report_of(act: Callable[[], Any]) -> str:
    """What an error in `act` would tell, as a page and as mail."""
    try:
        act()
    except RuntimeError as error:
        request = RequestFactory().get("/")
        reporter = ExceptionReporter(request, RuntimeError, error, error.__traceback__)
        return reporter.get_traceback_html() + reporter.get_traceback_text()
    raise AssertionError("nothing was raised")


def broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError("The disk is full.")


def test_an_error_while_resolving_reports_no_truth(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    forged(match)
    stage.ruled(match, match.round)
    monkeypatch.setattr(tallies, "count_round", broken)
    text = report_of(
        lambda: matches.resolve_round(match_id=match.id, round=match.round, now=match.moved_at)
    )
    assert "resolve_round" in text
    assert_sealed(text, match)
    assert not VALUES.search(text)


def test_an_error_while_a_person_rules_reports_no_truth(
    room: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = stage.sit(stage.person())
    monkeypatch.setattr(matches.publish, "append", broken)
    text = report_of(lambda: stage.rule(mine, "CHALLENGE"))
    assert "rule" in text
    assert_sealed(text, mine)
    monkeypatch.undo()
    monkeypatch.setattr(tallies, "count_round", broken)
    text = report_of(lambda: stage.rule(mine, "CHALLENGE"))
    assert_sealed(text, mine)
    assert not VALUES.search(text)


def test_an_error_while_filing_reports_no_truth(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage.room.drive()
    monkeypatch.setattr(matches.publish, "append", broken)
    with pytest.MonkeyPatch.context() as patch:
        kept: list[str] = []
        create = Sealed.objects.create

        def keep(**fields: Any) -> Sealed:
            kept.extend([fields["nonce"], *_strings(fields["passage"] or {})])
            return create(**fields)

        patch.setattr(Sealed.objects, "create", keep)
        text = report_of(stage.work)
    assert kept
    assert match.secret.seed not in text
    for secret in kept[:1]:
        assert secret not in text
    assert not VALUES.search(text)


def test_an_error_in_the_chair_of_a_shared_process_shows_no_seed(
    room: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(matches.publish, "append", broken)
    who = stage.person()
    text = report_of(lambda: stage.sit(who))
    seed = r"\b[0-9a-f]{32}\b"
    assert not re.search(seed, text)
