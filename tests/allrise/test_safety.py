"""What protects people and the court: headers, cookies, bodies, redirects, sockets, reports."""

import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from typing import Any

import pytest
from django.conf import settings as conf
from django.contrib import admin as desk
from django.core.management import call_command
from django.test import Client
from django.urls import reverse

from allrise.accounts.models import User
from allrise.reports import services, things
from allrise.reports.models import Report, ReportState
from tests.evidence import room
from tests.running import ROOT
from tests.trials import stage
from trials.models import Trial
from trials.services import sharing

pytestmark = pytest.mark.django_db
JSON = "application/json"


def client_of(person: User | None = None, **options: Any) -> Client:
    client = Client(**options)
    if person is not None:
        client.force_login(person)
    return client


# --- what the browser may do ---------------------------------------------------------


class Inline(HTMLParser):
    """Everything in a page that a policy without 'unsafe-inline' would refuse."""

    def __init__(self, nonce: str) -> None:
        super().__init__()
        self.nonce = nonce
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.found += [f"{tag} {name}" for name in given if name.startswith("on")]
        self.found += [f"{tag} style" for name in given if name == "style"]
        for name in ("href", "src", "action", "formaction"):
            if (given.get(name) or "").strip().lower().startswith(("javascript:", "data:text")):
                self.found.append(f"{tag} {name}={given[name]}")
        data = given.get("type") in ("application/json", "text/template")
        if tag == "style" and given.get("nonce") != self.nonce:
            self.found.append("style element")
        if tag == "script" and "src" not in given and not data and given.get("nonce") != self.nonce:
            self.found.append("script element")


@pytest.fixture
def everything(db: None, settings: Any) -> dict[str, str]:
    """Both courtrooms, played once, and the names their pages go by."""
    settings.ROOM_PACE = 0.0
    room.furnish()
    stage.publish_charge()
    ada = stage.person("ada", is_staff=True, is_superuser=True, email="ada@example.org")
    trial = stage.decide(stage.open_trial(ada, seed=7))
    running = stage.work(stage.open_trial(ada, seed=8))
    match = room.play()
    mine = room.sit(ada)
    return {
        "trial": str(trial.id), "running": str(running.id), "match": str(match.id),
        "chair": str(mine.id), "user": str(ada.pk),
    }  # fmt: skip


def pages(names: dict[str, str]) -> list[str]:
    trial, running, match = names["trial"], names["running"], names["match"]
    admin = ["/admin/"]
    for model in desk.site._registry:
        admin.append(reverse(f"admin:{model._meta.app_label}_{model._meta.model_name}_changelist"))
        row = model._default_manager.first()
        if row is not None:
            view = f"admin:{model._meta.app_label}_{model._meta.model_name}_change"
            admin.append(reverse(view, args=[row.pk]))
    return [
        "/", "/history/", "/api/docs", "/evidence-room/api/docs", f"/charges/{stage.SLUG}/",
        f"/trials/{running}/", f"/trials/{trial}/review/", f"/report/trial/{trial}/",
        "/report/profile/ada/", f"/report/match/{match}/", "/accounts/email/",
        "/accounts/password/change/", "/evidence-room/", "/evidence-room/catalogue/",
        "/evidence-room/matches/", f"/evidence-room/matches/{match}/",
        f"/evidence-room/chair/{names['chair']}/", "/evidence-room/sit/", "/nothing-here/",
        *admin,
    ]  # fmt: skip


STRANGERS = ["/", "/accounts/login/", "/accounts/signup/", "/accounts/password/reset/", "/nothing/"]


def test_no_page_needs_what_the_policy_forbids(everything: dict[str, str]) -> None:
    ada, nobody = client_of(User.objects.get(username="ada")), Client()
    visits = [(ada, url) for url in pages(everything)] + [(nobody, url) for url in STRANGERS]
    wrong: dict[str, list[str]] = {}
    for client, url in visits:
        answer = client.get(url)
        # The desk sends away from rows that it lists to nobody.
        assert answer.status_code in (200, 404) or url.startswith("/admin/"), url
        policy = answer["Content-Security-Policy"]
        assert "unsafe-inline" not in policy, url
        assert "unsafe-eval" not in policy, url
        assert "object-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        nonce = re.search(r"'nonce-([^']+)'", policy)
        page = Inline(nonce[1] if nonce else "")
        page.feed(answer.content.decode())
        if page.found:
            wrong[url] = page.found
    assert wrong == {}


def test_the_crawler_sees_what_it_looks_for() -> None:
    page = Inline("right")
    page.feed(
        '<p onclick="x()" style="a">.</p><a href=" JavaScript:x()">.</a><script>x()</script>'
        '<style nonce="wrong"></style><script nonce="right">fine()</script>'
        '<script type="application/json">{}</script><script src="/a.js"></script>'
    )
    assert len(page.found) == 5


def test_headers_that_every_answer_carries() -> None:
    for url in ("/", "/api/charges", "/accounts/login/", "/nothing/"):
        answer = Client().get(url)
        assert answer["X-Content-Type-Options"] == "nosniff"
        assert answer["Referrer-Policy"] == "same-origin"
        assert answer["X-Frame-Options"] == "DENY"
        assert answer["Cross-Origin-Opener-Policy"] == "same-origin"
        allowed = answer["Permissions-Policy"]
        assert "microphone=(self)" in allowed
        for thing in ("camera", "geolocation", "payment", "usb"):
            assert f"{thing}=()" in allowed


def test_cookies_are_the_browsers_own_business() -> None:
    assert conf.SESSION_COOKIE_HTTPONLY
    assert conf.SESSION_COOKIE_SAMESITE == "Lax"
    client = Client()
    cookie = client.get("/accounts/login/").cookies["csrftoken"]
    assert cookie["samesite"] == "Lax"


@pytest.mark.slow
def test_behind_https_cookies_are_secure_and_browsers_told_so(tmp_path: Any) -> None:
    code = """
import django; django.setup()
from django.conf import settings as s
from django.test import Client
answer = Client(headers={"host": "court.example"}).get("/nothing/", secure=True)
print(s.SESSION_COOKIE_SECURE, s.CSRF_COOKIE_SECURE, s.SECURE_SSL_REDIRECT)
print(answer["Strict-Transport-Security"])
print(Client(headers={"host": "court.example"}).get("/nothing/")["Location"])
"""
    env = os.environ | {
        "DJANGO_SETTINGS_MODULE": "allrise.settings", "ALLRISE_HTTPS": "1",
        "ALLRISE_HOSTS": "court.example", "ALLRISE_DATA_DIR": str(tmp_path),
        "ALLRISE_DEBUG": "1", "DATABASE_URL": "sqlite://:memory:",
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=env, capture_output=True, text=True, timeout=90
    )
    told = done.stdout.split("\n")
    assert told[0] == "True True True", done.stderr
    assert "max-age=31536000" in told[1]
    assert "includeSubDomains" in told[1]
    assert told[2] == "https://court.example/nothing/"


# --- bodies and addresses --------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/trials", "/accounts/login/", "/evidence-room/sit/"])
def test_a_body_beyond_a_megabyte_is_refused(path: str) -> None:
    ada = client_of(stage.person("ada"))
    big = "x" * (1024 * 1024 + 1)
    if path.startswith("/api/"):
        answer = ada.post(path, {"charge": big}, content_type=JSON)
        assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
        assert answer.json()["message"]
    else:
        answer = ada.post(path, {"presenter": big, "login": big})
        assert answer.status_code == 413
        assert "more than the court will read" in answer.content.decode()


FOREIGN = ["https://evil.example/", "//evil.example/", "/\\evil.example", "javascript:alert(1)"]


@pytest.mark.parametrize("foreign", FOREIGN)
def test_no_way_of_ours_leads_to_another_site(foreign: str) -> None:
    ada = stage.person("ada")
    stage.publish_charge()
    login = {"login": "ada", "password": "a-long-password"}
    ways = [
        Client().post(f"/accounts/login/?next={foreign}", login | {"next": foreign}),
        Client().get(f"/history/?next={foreign}"),
        client_of(ada).post(f"/accounts/logout/?next={foreign}", {"next": foreign}),
        client_of(ada).post(f"/charges/{stage.SLUG}/open/?next={foreign}", {"plea": "absurd"}),
        client_of(ada).get(f"/accounts/login/?next={foreign}"),
    ]
    for answer in ways:
        assert answer.status_code == 302
        where = answer["Location"]
        assert where.startswith("/"), where
        assert not where.startswith(("//", "/\\")), where


# --- reports ------------------------------------------------------------------------------


@pytest.fixture
def shared(db: None) -> Trial:
    trial = stage.decide(stage.open_trial(seed=7))
    return sharing.share(trial_id=trial.id, public=True)


def report(client: Client, url: str, reason: str = "He was unkind about Mei.") -> Any:
    return client.post(url, {"reason": reason}, content_type=JSON)


def test_who_may_read_a_thing_may_report_it(shared: Trial) -> None:
    grace = client_of(stage.person("grace"))
    url = f"/api/trials/{shared.id}/reports"
    assert report(grace, url).status_code == 201
    assert report(Client(), url).status_code == 401
    filed = Report.objects.get()
    assert (filed.kind, filed.subject, filed.state) == ("trial", str(shared.id), ReportState.OPEN)
    assert "Unlicensed Philosophy" in filed.title
    sharing.share(trial_id=shared.id, public=False)
    assert report(grace, url).status_code == 403
    assert grace.get(f"/report/trial/{shared.id}/").status_code == 403


def test_one_report_a_person_and_thing(shared: Trial) -> None:
    grace = client_of(stage.person("grace"))
    url = f"/api/trials/{shared.id}/reports"
    first, second = report(grace, url), report(grace, url, "On reflection: very unkind.")
    assert first.json()["id"] == second.json()["id"]
    assert Report.objects.get().reason == "On reflection: very unkind."
    report(client_of(stage.person("mei")), url)
    assert Report.objects.count() == 2


def test_matches_and_profiles_can_be_reported_too(db: None) -> None:
    room.furnish()
    match = room.begin()
    stage.person("rex")
    grace = client_of(stage.person("grace"))
    assert report(grace, f"/api/matches/{match.id}/reports").status_code == 201
    assert report(grace, "/api/people/rex/reports").status_code == 201
    assert report(grace, "/api/people/nobody/reports").status_code == 404
    assert set(Report.objects.values_list("kind", flat=True)) == {"match", "profile"}


def test_the_form_works_without_a_script_and_keeps_the_words(shared: Trial, settings: Any) -> None:
    settings.REPORTS_PER_HOUR = 1
    grace, url = client_of(stage.person("grace")), f"/report/trial/{shared.id}/"
    refused = grace.post(url, {"reason": " x "})
    assert refused.status_code == 422
    assert "x </textarea>" in refused.content.decode()
    assert grace.post(url, {"reason": "He shouts."}).status_code == 302
    assert "The curators have it" in grace.get(f"{url}?sent=1").content.decode()
    late = grace.post(url, {"reason": "He still shouts."})
    assert late.status_code == 429
    assert int(late["Retry-After"]) > 0
    assert "He still shouts.</textarea>" in late.content.decode()
    nobody = Client().get(url)
    assert nobody.status_code == 302
    assert nobody["Location"].startswith("/accounts/login/")


def test_a_curator_closes_a_report_and_a_second_one_opens_it(shared: Trial) -> None:
    grace, curator = stage.person("grace"), stage.person("cura", is_staff=True, is_superuser=True)
    url = f"/api/trials/{shared.id}/reports"
    report(client_of(grace), url)
    desk = client_of(curator)
    action = {"action": "close_reports", "_selected_action": [Report.objects.get().pk]}
    assert desk.post("/admin/reports/report/", action).status_code == 302
    closed = Report.objects.get()
    assert (closed.state, closed.closed_by) == (ReportState.CLOSED, curator)
    report(client_of(grace), url, "It happened again.")
    again = Report.objects.get()
    assert (again.state, again.closed_by, again.closed_at) == (ReportState.OPEN, None, None)


def test_reports_go_with_what_they_are_about(shared: Trial) -> None:
    report(client_of(stage.person("grace")), f"/api/trials/{shared.id}/reports")
    client_of(shared.owner).delete(f"/api/trials/{shared.id}")
    assert not Report.objects.exists()


def test_a_report_is_clean_text(shared: Trial) -> None:
    grace = stage.person("grace")
    thing = things.thing(grace, "trial", str(shared.id))
    filed = services.file(
        thing=thing, person=grace, reason="Odd\x00\x1b words here.", now=shared.created_at
    )
    assert "\x00" not in filed.reason
    assert "\x1b" not in filed.reason


def test_deploy_checks_find_nothing(settings: Any) -> None:
    """The deployment's own settings are checked by `make deploy`; here, ours with HTTPS on."""
    for name in (
        "SECURE_SSL_REDIRECT", "SESSION_COOKIE_SECURE", "CSRF_COOKIE_SECURE",
        "SECURE_HSTS_INCLUDE_SUBDOMAINS", "SECURE_HSTS_PRELOAD",
    ):  # fmt: skip
        setattr(settings, name, True)
    settings.SECURE_HSTS_SECONDS = 31_536_000
    settings.DEBUG = False
    settings.ALLOWED_HOSTS = ["court.example"]
    settings.SECRET_KEY = "".join(chr(33 + i % 90) for i in range(80))
    call_command("check", deploy=True, fail_level="WARNING")
