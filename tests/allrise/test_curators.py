"""The desk's door and every page behind it, tried as everybody: the table says who gets what.

The pages are not listed by hand: they are read off the admin's own address book, so that a
new page stands in the table or fails the test.
"""

import re
from io import StringIO
from typing import Any

import pytest
from django.apps import apps
from django.contrib import admin
from django.contrib.auth.models import Group, Permission
from django.contrib.contenttypes.models import ContentType
from django.core.management import CommandError, call_command
from django.db import models
from django.test import Client
from django.urls import URLPattern, URLResolver, reverse

from allrise.accounts.models import User
from allrise.desk import curators
from tests.allrise.desk import furnished

pytestmark = pytest.mark.django_db

# What a curator may do with what: the whole of it.
RIGHTS = {
    "trials.charge": "view add change",
    "trials.chargesuggestion": "view change",
    "trials.trial": "view",
    "trials.verdictrecord": "view",
    "trials.round": "view",
    "trials.namedfallacy": "view",
    "trials.hint": "view",
    "trials.evidenceuse": "view",
    "evidence.librarysource": "view add change",
    "evidence.librarypassage": "view add change delete",
    "evidence.contender": "view change",
    "evidence.match": "view",
    "calls.modelcall": "view",
    "reports.report": "view change",
}
# A page of a model, by the end of its name: what a curator gets with which right. `add` pages
# and the like are 403 without it.
NEEDS = {
    "changelist": "view",
    "add": "add",
    "change": "view",
    "delete": "delete",
    "history": "view",
}
# Pages beyond those of every model, and what each answers to a curator's GET.
OWN = {
    "trials_charge_preview": 200,
    "trials_charge_import": 200,
    "trials_charge_process_import": 405,
    "trials_charge_export": 200,
    "trials_chargesuggestion_decide": 405,
    "evidence_librarysource_import": 200,
    "evidence_librarysource_export": 200,
    "calls_modelcall_costs": 200,
    "reports_report_measure": 405,
}
# The desk itself: what a curator, a member and a stranger get.
DESK = {
    "index": (200, 403, 302),
    "login": (302, 403, 302),
    "logout": (405, 302, 302),
    "password_change": (200, 403, 302),
    "password_change_done": (200, 403, 302),
    "autocomplete": (404, 403, 302),
    "jsi18n": (200, 403, 302),
    "view_on_site": (404, 403, 302),
    "app_list": (200, 403, 302),
}
# Models that may not be deleted or changed by any curator whatever group they are in.
READ_ONLY = {
    "trials.trial", "trials.verdictrecord", "trials.round", "trials.namedfallacy",
    "trials.hint", "trials.evidenceuse", "trials.chargesuggestion", "evidence.match",
    "calls.modelcall",
}  # fmt: skip


@pytest.fixture
def things(db: None) -> dict[str, models.Model]:
    """One row of everything that stands at the desk, by its label."""
    return furnished()


def client_of(name: str, **fields: Any) -> Client:
    person = User.objects.create_user(username=name, password="a-long-password", **fields)
    client = Client()
    client.force_login(person)
    return client


@pytest.fixture
def curator(db: None) -> Client:
    client = client_of("cora")
    curators.make("cora")
    return client


def addresses() -> list[tuple[str, str]]:
    """Every (name, route) of the admin, as its own resolver has them."""
    found = []

    def walk(patterns: list[Any], before: str) -> None:
        for each in patterns:
            route = before + str(each.pattern)
            if isinstance(each, URLResolver):
                walk(each.url_patterns, route)
            elif isinstance(each, URLPattern):
                found.append((each.name or "", route))

    walk(admin.site.get_urls(), "")
    return found


def models_at_desk() -> list[str]:
    return [model._meta.label_lower for model in admin.site._registry]


def label_of(name: str) -> str:
    """The model that the page of that name is about."""
    for label in sorted(models_at_desk(), key=len, reverse=True):
        if name.startswith(label.replace(".", "_") + "_"):
            return label
    assert name == "auth_user_password_change", name
    return "accounts.user"


def address(name: str, thing: models.Model | None, route: str) -> str:
    """Where the page is, on the row where it wants one."""
    pk = str(thing.pk) if thing is not None else "1"
    if name == "app_list":
        return reverse("admin:app_list", args=["trials"])
    if name == "view_on_site":
        kind = ContentType.objects.get_for_model(User)
        return reverse("admin:view_on_site", args=[kind.pk, 1])
    args = [pk] if re.search(r"<(?:\w+:)?\w+>", route) else []
    return reverse(f"admin:{name}", args=args)


def expected_of_curator(name: str, label: str) -> int:
    verb = name.rpartition("_")[2]
    rights = RIGHTS.get(label, "").split()
    if name in OWN:
        return OWN[name]
    if NEEDS[verb] not in rights:
        return 403
    if verb in ("add", "delete") and label in READ_ONLY:
        return 403
    return 200


def test_every_page_of_the_desk_gives_everybody_what_the_table_says(
    curator: Client, things: dict[str, models.Model]
) -> None:
    member, stranger = client_of("mel"), Client()
    bare = client_of("stan", is_staff=True)
    seen = set()
    wrong = []
    for name, route in addresses():
        if not name:
            continue  # the catch-all, and old addresses of change pages, which redirect
        if name in DESK:
            where, (to_curator, to_member, to_stranger) = address(name, None, route), DESK[name]
        else:
            label = label_of(name)
            thing = things.get(label) or apps.get_model(label).objects.first()
            where = address(name, thing, route)
            to_curator, to_member, to_stranger = expected_of_curator(name, label), 403, 302
            if thing is None and name.endswith("_history"):
                to_curator = 302  # there is nothing whose history it could be
        seen.add(name)
        got = {
            "curator": curator.get(where).status_code,
            "member": _through_the_door(member, where),
            "bare staff": _through_the_door(bare, where),
            "stranger": stranger.get(where).status_code,
        }
        want = {
            "curator": to_curator, "member": to_member, "bare staff": to_member,
            "stranger": to_stranger,
        }  # fmt: skip
        if got != want:
            wrong.append(
                (name, where, {who: (got[who], want[who]) for who in got if got[who] != want[who]})
            )
    assert not wrong
    assert seen >= {*OWN, *DESK}
    assert len(seen) > 60


def _through_the_door(client: Client, where: str) -> int:
    """A page sends whoever may not in to the door; what the door says."""
    answer = client.get(where)
    if answer.status_code == 302 and answer["Location"].startswith(reverse("admin:login")):
        answer = client.get(answer["Location"])
    return answer.status_code


def test_the_group_has_exactly_the_rights_of_the_table() -> None:
    group = Group.objects.get(name=curators.GROUP)
    has = {
        f"{each.content_type.app_label}.{each.codename}"
        for each in group.permissions.select_related("content_type")
    }
    assert has == {
        f"{label.partition('.')[0]}.{verb}_{label.partition('.')[2]}"
        for label, verbs in RIGHTS.items()
        for verb in verbs.split()
    }
    # Those made early are those that Django would have made: no twins.
    names = Permission.objects.values_list("content_type", "codename")
    assert len(names) == len(set(names))


def test_whoever_looks_through_a_read_only_table_changes_nothing(
    things: dict[str, models.Model],
) -> None:
    """Not even the superuser: what happened in court stays as it was."""
    root = Client()
    root.force_login(User.objects.create_superuser("root", password="x"))
    for label in READ_ONLY:
        name, row = label.replace(".", "_"), things[label]
        assert root.get(reverse(f"admin:{name}_add")).status_code == 403
        assert (
            root.post(reverse(f"admin:{name}_delete", args=[row.pk]), {"post": "yes"}).status_code
            == 403
        )
        assert root.post(reverse(f"admin:{name}_change", args=[row.pk]), {}).status_code == 403
        row.refresh_from_db()


def test_what_is_in_no_list_cannot_be_asked_for_by_filter(
    curator: Client, things: dict[str, models.Model]
) -> None:
    """More than 20? More than 30? A number that is not shown is not to be guessed like that."""
    for label, asked in {
        "trials.trial": [
            "total__gte=1", "seed__lt=5", "owner__email__startswith=a", "decision=guilty",
            "verdict__total__gt=1",
        ],
        "evidence.match": [
            "presenter_score__gt=0", "owner=1", "examiner__person__email__startswith=a",
            "secret__seed__lt=5",
        ],
        "calls.modelcall": ["subject__startswith=a"],
    }.items():  # fmt: skip
        where = reverse(f"admin:{label.replace('.', '_')}_changelist")
        for query in asked:
            assert curator.get(f"{where}?{query}").status_code == 400, (label, query)
        assert curator.get(where).status_code == 200


def test_a_stranger_comes_back_to_the_page_after_the_houses_own_door() -> None:
    where = reverse("admin:trials_charge_changelist")
    answer = Client().get(where, follow=True)
    assert answer.status_code == 200
    assert [url for url, _ in answer.redirect_chain][-1] == (
        "/accounts/login/?next=/admin/trials/charge/"
    ) or "next=%2Fadmin%2Ftrials%2Fcharge%2F" in answer.redirect_chain[-1][0]
    assert "account_login" in answer.resolver_match.view_name


def test_the_door_sends_nobody_elsewhere() -> None:
    answer = Client().get(reverse("admin:login"), {"next": "https://evil.example/"}, follow=True)
    page = answer.content.decode()
    assert answer.redirect_chain[-1][0].startswith("/accounts/login/")
    assert 'value="https://evil.example/"' not in page


def test_a_password_at_the_door_is_not_taken_by_the_desk() -> None:
    """Django's own log-in counts nobody's tries; the house's does."""
    client_of("cora")
    curators.make("cora")
    client = Client()
    client.post(reverse("admin:login"), {"username": "cora", "password": "a-long-password"})
    assert client.get(reverse("admin:index")).status_code == 302


# --- making one ----------------------------------------------------------------------


def test_a_member_becomes_a_curator_by_command() -> None:
    client = client_of("Cora")
    assert not curators.any_yet()
    assert client.get("/admin/", follow=True).status_code == 403
    out = StringIO()
    call_command("make_curator", "cora", stdout=out)
    call_command("make_curator", "cora", stdout=out)
    assert "/admin/" in out.getvalue()
    assert client.get("/admin/").status_code == 200
    assert curators.any_yet()
    person = User.objects.get(username="Cora")
    assert not person.is_superuser
    assert not person.user_permissions.exists()


def test_nobody_and_no_guest_becomes_one() -> None:
    User.objects.create_user(username="guest-1", is_guest=True)
    User.objects.create_user(username="gone", is_active=False)
    for name in ("nobody", "guest-1", "gone"):
        with pytest.raises(CommandError, match="signs up first"):
            call_command("make_curator", name)
    assert not User.objects.filter(is_staff=True).exists()


def test_the_group_alone_opens_nothing_and_a_curator_shut_out_stays_out(curator: Client) -> None:
    member = client_of("mel")
    User.objects.get(username="mel").groups.add(Group.objects.get(name=curators.GROUP))
    assert member.get("/admin/", follow=True).status_code == 403
    User.objects.filter(username="cora").update(is_active=False)
    assert curator.get("/admin/").status_code == 302


# --- the log of calls ------------------------------------------------------------------


def test_costs_are_told_by_day_and_seat(curator: Client) -> None:
    from tests.allrise.desk import call

    call(seat="judge", cost_micros=12_000, latency_ms=100)
    call(seat="judge", cost_micros=6_000, latency_ms=300, days_ago=1)
    call(seat="tools", cost_micros=500, latency_ms=50, outcome="timeout")
    call(seat="tools", cost_micros=None, latency_ms=70)
    call(seat="tools", cost_micros=9_000_000, latency_ms=70, days_ago=8)
    answer = curator.get(reverse("admin:calls_modelcall_costs"), {"days": "7"})
    found = answer.context["found"]
    assert found.whole.count == 4
    assert found.whole.failed == 1
    assert found.whole.unpriced == 1
    assert found.whole.cost_usd == pytest.approx(0.0185)
    by_seat = {line.label: line for line in found.seats}
    assert (by_seat["judge"].p50, by_seat["judge"].p95) == (100, 300)
    assert (by_seat["tools"].p50, by_seat["tools"].failure_rate) == (70, 0.5)
    assert [day.whole.cost_usd for day in found.days] == pytest.approx([0.0125, 0.006])
    assert [day.seats for day in found.days] == [(0.012, 0.0005), (0.006, 0.0)]
    assert "0.0185" in answer.content.decode()
    odd = curator.get(reverse("admin:calls_modelcall_costs"), {"days": "x"})
    assert odd.context["span"] == 30
