"""Taking one's leave: a copy of everything, and then nothing of it anywhere."""

import io
import json
import uuid
import zipfile
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from django.apps import apps
from django.contrib.admin.models import CHANGE, LogEntry
from django.contrib.sessions.models import Session
from django.core import mail
from django.db import connection
from django.test import Client
from django.utils import timezone

from allrise.accounts.models import ApiToken, User
from allrise.docket.models import Docket
from allrise.turns.models import Receipt, StoredReply, Turn
from evidence.audits import checks
from evidence.models import Contender, Match, MatchState, Tally
from evidence.services import chair, matches
from tests.allrise.accounts.conftest import PASSWORD, member
from tests.allrise.accounts.test_doors import log_in, signed_in
from tests.allrise.accounts.test_tokens import make
from tests.evidence import room
from tests.trials import stage
from trials.models import ChargeSuggestion, DailyAttempt, Trial
from trials.services import sharing

pytestmark = [pytest.mark.django_db, pytest.mark.slow]
SignUp = Callable[..., Client]
# Words that stand in no other row of the database.
NAME, SHOWN, ADDRESS = "adalovelace1815", "Lady Zwetschgenknoedel", "zwetschge@example.org"
SENTENCES = {
    "shared": "My aunt Quetzalina held the tongs, because the grill was already cold at 4:10.",
    "open": "The bun was late since Balthasarius the baker overslept, so no food suffered.",
    "private": "The Wurlitzerish margin gives it away.",
    "public": "Nobody measures a Zanzibarine fortnight in cubits.",
    "report": "This transcript mentions my cousin Ulfhednaria by name.",
    "title": "Keeping an Unlicensed Xylorimba",
    "statute": "No person shall strike a xylorimba within earshot of a sleeping magistrate.",
}


@pytest.fixture
def lady(sign_up: SignUp, settings: Any) -> Client:
    """Somebody who did everything that can be done here, among others who did as well."""
    settings.ROOM_PACE = 0
    room.furnish()
    browser = sign_up(NAME, email=ADDRESS)
    browser.post("/accounts/me/name/", {"display_name": SHOWN})
    make(browser, "my Xanthippean bot")
    person = member(NAME)
    _trials(person, browser)
    for public, words in ((False, "private"), (True, "public")):
        match = room.sit(person)
        for _ in range(2):
            _rule(match, SENTENCES[words])
        matches.close_early(match_id=match.id, now=timezone.now())
        match.refresh_from_db()
        if public:
            chair.share(match=match, public=True)
    _rule(room.sit(person), SENTENCES["private"])
    return browser


def _rule(match: Match, words: str) -> None:
    decision: Any = "CHALLENGE" if match.round % 2 else "ACCEPT"
    chair.rule(
        match_id=match.id, round=match.round, decision=decision, reasoning=words, now=timezone.now()
    )
    room.work(match.id)
    match.refresh_from_db()


def _trials(person: User, browser: Client) -> None:
    """A shared one with a hint and an attempt at the day; one still going; letters to curators."""
    shared = stage.open_trial(person, key=uuid.uuid4())
    stage.until(shared, "round_1")
    stage.ask_hint(shared, key=uuid.uuid4())
    stage.work(shared)
    stage.file(shared, SENTENCES["shared"], key=uuid.uuid4())
    stage.work(shared)
    stage.decide(shared)
    sharing.share(trial_id=shared.id, public=True)
    DailyAttempt.objects.create(person=person, day=timezone.now().date(), trial=shared)
    going = stage.until(stage.open_trial(person), "round_1")
    stage.defend(going, SENTENCES["open"])
    other = stage.decide(stage.open_trial(stage.person("grace")))
    sharing.share(trial_id=other.id, public=True)
    body = {"reason": SENTENCES["report"]}
    path = f"/api/trials/{other.id}/reports"
    assert browser.post(path, body, content_type="application/json").status_code == 201
    body = {"title": SENTENCES["title"], "statute": SENTENCES["statute"], "pitch": "Ding."}
    path = "/api/charges/suggestions"
    assert browser.post(path, body, content_type="application/json").status_code == 201


def everything() -> Iterator[tuple[str, str]]:
    """Every value in every table, with where it stands; sessions in the clear."""
    with connection.cursor() as cursor:
        for table in connection.introspection.table_names(cursor):
            cursor.execute(f"SELECT * FROM {connection.ops.quote_name(table)}")
            columns = [column[0] for column in cursor.description]
            for row in cursor.fetchall():
                for column, value in zip(columns, row, strict=True):
                    yield f"{table}.{column}", str(value)
    for session in Session.objects.all():
        yield "django_session.decoded", json.dumps(session.get_decoded(), default=str)


def found(words: str) -> set[str]:
    """Where words stand, as they are or as JSON has them."""
    forms = {words.casefold(), json.dumps(words)[1:-1].casefold()}
    return {
        place for place, value in everything() if any(form in value.casefold() for form in forms)
    }


def leave(browser: Client) -> None:
    answer = browser.post("/accounts/me/delete/", {"password": PASSWORD})
    assert answer.status_code == 302, answer.content.decode()
    assert answer["Location"] == "/"


# --- leaving ------------------------------------------------------------------------


def test_deleting_takes_the_password(lady: Client) -> None:
    for wrong in ("", "wrong", PASSWORD + " "):
        answer = lady.post("/accounts/me/delete/", {"password": wrong})
        assert answer.status_code == 422
    assert lady.get("/accounts/me/delete/").status_code == 200
    assert signed_in(lady)
    assert Trial.objects.filter(owner=member(NAME)).count() == 2
    for _ in range(5):
        answer = lady.post("/accounts/me/delete/", {"password": "wrong"})
    assert answer.status_code == 429, "the password can be guessed at"
    assert lady.post("/accounts/me/delete/", {"password": PASSWORD}).status_code == 429


def test_nothing_of_a_person_stays_but_what_they_published(lady: Client) -> None:
    person = member(NAME)
    elsewhere = Client()
    log_in(elsewhere, NAME)
    curator = User.objects.get(username="grace")
    LogEntry.objects.log_actions(curator.pk, [person], CHANGE, change_message="ban?")
    trials = list(Trial.objects.filter(owner=person).values_list("id", flat=True))
    private = list(Match.objects.filter(owner=person, public=False).values_list("id", flat=True))
    public = Match.objects.get(owner=person, public=True)
    secret = ApiToken.objects.get().digest
    for words in (NAME, SHOWN, ADDRESS, *SENTENCES.values()):
        assert found(words), f"{words!r} was never there: the test would prove nothing"

    leave(lady)

    gone = [NAME, SHOWN, ADDRESS, secret, "Xanthippean", *SENTENCES.values()]
    gone.remove(SENTENCES["public"])
    assert {words: places for words in gone if (places := found(words))} == {}
    # Published with their match, and without a name.
    assert found(SENTENCES["public"]) == {"evidence_ruling.reasoning", "docket_entry.data"}
    shown = Client().get(f"/evidence-room/api/matches/{public.id}").json()
    assert shown["examiner"] == {"name": "a former member", "model": "human"}
    assert Contender.objects.get(slug=f"member-{person.pk}").person is None
    subjects = [*trials, *private]
    for model in (Docket, Turn):
        assert not model._default_manager.filter(subject__in=subjects).exists()
    assert not StoredReply.objects.filter(turn__subject__in=subjects).exists()
    scopes = [f"open:{person.pk}", *(f"trial:{each}" for each in trials)]
    assert not Receipt.objects.filter(scope__in=scopes).exists()
    assert not Trial.objects.filter(id__in=trials).exists()
    assert not Match.objects.filter(id__in=private).exists()
    _no_row_points_at(person.pk)
    assert not signed_in(lady)
    assert not signed_in(elsewhere)
    assert "Too many" not in log_in(Client(), NAME).content.decode()
    assert not signed_in(elsewhere)
    assert mail.outbox == []


def _no_row_points_at(pk: int) -> None:
    for model in apps.get_models():
        for field in model._meta.get_fields():
            if getattr(field, "related_model", None) is User and field.concrete:
                rows = model._default_manager.filter(**{field.name: pk})
                assert not rows.exists(), f"{model.__name__}.{field.name}"


def test_what_others_made_stays(lady: Client, sign_up: SignUp) -> None:
    grace = User.objects.get(username="grace")
    before = [Trial.objects.filter(owner=grace).count(), found("grace")]
    leave(lady)
    assert [Trial.objects.filter(owner=grace).count(), found("grace")] == before


def test_the_counters_are_still_a_recount(lady: Client) -> None:
    leave(lady)
    assert {check.name: check.wrong for check in checks() if check.wrong} == {}
    former = Tally.objects.get(contender__engine="human", seat="examiner")
    rounds = former.validated + former.passed + former.caught + former.accused
    assert (former.matches, rounds) == (1, 2), "the public match's counts stay, and no others"


def test_a_name_is_free_again(lady: Client, sign_up: SignUp) -> None:
    leave(lady)
    fresh = sign_up(NAME, email=ADDRESS)
    assert fresh.get("/api/trials").json()["count"] == 0
    assert not ChargeSuggestion.objects.exists()


# --- taking a copy ------------------------------------------------------------------


def download(browser: Client) -> dict[str, str]:
    answer = browser.post("/accounts/me/download/")
    assert answer.status_code == 200
    assert answer["Content-Type"] == "application/zip"
    body = b"".join(answer)
    with zipfile.ZipFile(io.BytesIO(body)) as packed:
        assert packed.testzip() is None
        return {name: packed.read(name).decode() for name in packed.namelist()}


@pytest.mark.filterwarnings("ignore:StreamingHttpResponse must consume asynchronous")
def test_everything_of_a_person_is_in_the_copy_and_nothing_else(lady: Client) -> None:
    person = member(NAME)
    files = download(lady)
    whole = "\n".join(files.values())
    for words in (NAME, SHOWN, ADDRESS, "my Xanthippean bot", *SENTENCES.values()):
        assert words in whole, words
    for trial in Trial.objects.filter(owner=person):
        shown = json.loads(files[f"trials/{trial.id}.json"])
        spoken = {row.text for row in trial.transcript.all()}
        assert {said["text"] for said in shown["trial"]["transcript"]} == spoken
    assert set(files) >= {
        "account.json", "sessions.json", "tokens.json", "hints.json", "suggestions.json",
        "reports.json", "daily.json",
    }  # fmt: skip
    mine = {f"matches/{match.id}.json" for match in Match.objects.filter(owner=person)}
    assert {name for name in files if name.startswith("matches/")} == mine
    theirs = Trial.objects.exclude(owner=person).get()
    assert f"trials/{theirs.id}.json" not in files
    for said in theirs.transcript.filter(speaker="defendant"):
        ours = {row.text for t in Trial.objects.filter(owner=person) for row in t.transcript.all()}
        assert said.text in ours or said.text not in whole
    assert json.loads(files["sessions.json"])[0]["ip"] == "127.0.0.1"


@pytest.mark.filterwarnings("ignore:StreamingHttpResponse must consume asynchronous")
def test_no_secret_is_in_the_copy(lady: Client) -> None:
    person = member(NAME)
    files = download(lady)
    whole = "\n".join(files.values())
    for secret in (person.password, ApiToken.objects.get().digest, lady.session.session_key):
        assert secret
        assert secret not in whole
    going = Trial.objects.get(owner=person, decided_at=None)
    shown = json.loads(files[f"trials/{going.id}.json"])
    assert shown["casefile"] is None
    assert shown["trial"]["verdict"] is None
    assert shown["trial"]["seed"] is None
    assert str(going.seed) not in whole
    for memory in ("strategy", "weakness", "persuasion", "gag"):
        assert f'"{memory}' not in files[f"trials/{going.id}.json"]
    sealed = Match.objects.get(owner=person, state=MatchState.RUNNING)
    match = json.loads(files[f"matches/{sealed.id}.json"])
    assert match["seed"] is None
    assert sealed.secret.seed not in whole
    unresolved = sealed.exhibits.order_by("round").last()
    assert unresolved is not None
    assert unresolved.sealed.nonce not in whole


@pytest.mark.filterwarnings("ignore:StreamingHttpResponse must consume asynchronous")
def test_the_clerk_copies_only_so_often(lady: Client) -> None:
    for _ in range(6):
        download(lady)
    answer = lady.post("/accounts/me/download/")
    assert answer.status_code == 429
