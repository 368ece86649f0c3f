"""Every cell of the permission table, tried for real; and no address without a row."""

import json
import re
from collections.abc import Iterator
from datetime import timedelta
from importlib import import_module
from typing import Any

import pytest
from allauth.account.models import EmailAddress
from allauth.usersessions.models import UserSession
from asgiref.sync import async_to_sync
from channels.testing import WebsocketCommunicator
from django.apps import apps
from django.conf import settings as conf
from django.contrib.auth.models import Group
from django.db import transaction
from django.test import Client
from django.urls import URLResolver, get_resolver, resolve
from django.utils import timezone

from allrise.accounts import tokens
from allrise.accounts.models import User
from allrise.api import APIS
from allrise.asgi import application
from allrise.desk import curators
from allrise.turns.models import Turn
from evidence.models import Match
from evidence.urls import websocket_urlpatterns as room_sockets
from tests.allrise import test_curators as desk
from tests.allrise.desk import furnished
from tests.allrise.permissions import PEOPLE, ROWS, Row, desk_rows
from tests.evidence import room
from tests.trials import stage
from trials.domain.phases import Status
from trials.models import Charge, ChargeState, Trial
from trials.services import sharing
from trials.urls import websocket_urlpatterns as trial_sockets

MIGRATION = import_module("allrise.desk.migrations.0001_curators")

NOBODYS = "00000000-0000-4000-8000-000000000000"
# What somebody who is refused must not have changed.
KEPT = (
    "accounts",
    "account",
    "auth",
    "trials",
    "evidence",
    "reports",
    "docket",
    "turns",
    "usersessions",
)
HTTP_ROWS = [row for row in ROWS if row.method != "WS"]
SOCKET_ROWS = [row for row in ROWS if row.method == "WS"]


class World:
    """Both courtrooms with things of ada's in them, and one client for each kind of person."""

    def __init__(self) -> None:
        room.furnish()
        charge = stage.publish_charge()
        Charge.objects.create(
            slug="unwritten-charge", title="Unwritten", state=ChargeState.DRAFT, writer={}
        )
        ada = stage.person("ada")
        self.clients = {name: Client() for name in PEOPLE}
        self.clients["guest"].post(f"/charges/{charge.slug}/open/", {"plea": "absurd"})
        self.clients["owner"].force_login(ada)
        self.clients["member"].force_login(stage.person("grace"))
        self.clients["curator"].force_login(stage.person("cora"))
        # A test that runs over real transactions leaves a database without what migrations made.
        if not Group.objects.filter(name=curators.GROUP).exists():
            MIGRATION.create(apps, None)
        curators.make("cora")
        root = User.objects.create_superuser("root", password="a-long-password")
        self.clients["superuser"].force_login(root)
        self.names = self._trials(ada) | self._matches(ada) | {
            "charge": charge.slug,
            "draft": "unwritten-charge",
            "nobodys": NOBODYS,
            "yesterday": (timezone.now().date() - timedelta(days=1)).isoformat(),
        }  # fmt: skip
        token, _ = tokens.make(person=ada, name="bot", now=timezone.now())
        self.names["token"] = str(token.pk)
        for client in self.clients.values():
            client.get("/accounts/sessions/")  # which enters their session in the list
        elsewhere = Client()
        elsewhere.force_login(ada)
        elsewhere.get("/accounts/sessions/")
        key = elsewhere.session.session_key
        self.names["session"] = str(UserSession.objects.get(session_key=key).pk)
        EmailAddress.objects.create(user=ada, email="ada@example.org")
        self.things = furnished()

    def _trials(self, ada: User) -> dict[str, str]:
        decided = stage.decide(stage.open_trial(ada, seed=7))
        shared = stage.decide(stage.open_trial(ada, seed=8))
        sharing.share(trial_id=shared.id, public=True)
        stalled = stage.open_trial(ada, seed=9)
        Turn.objects.filter(subject=stalled.id).delete()
        Trial.objects.filter(id=stalled.id).update(status=Status.STALLED)
        return {
            "running": str(stage.work(stage.open_trial(ada, seed=10)).id),
            "unpleaded": str(stage.open_trial(ada, seed=11, plea=None).id),
            "decided": str(decided.id),
            "shared": str(shared.id),
            "stalled": str(stalled.id),
        }

    def _matches(self, ada: User) -> dict[str, str]:
        played = room.play()
        opened = room.finish(room.sit(ada))
        Match.objects.filter(id=opened.id).update(public=True)
        return {
            "match": str(played.id),
            "sharedchair": str(opened.id),
            "chair": str(room.sit(ada).id),
        }

    def told(self, text: str) -> str:
        for name, value in self.names.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    def ask(self, row: Row, who: str) -> str:
        """What the person gets there, in the table's words. Leaves the person's own client be."""
        client = Client()
        client.cookies.load({k: m.value for k, m in self.clients[who].cookies.items()})
        at = self.told(row.at)
        body = {k: self.told(v) if isinstance(v, str) else v for k, v in row.body.items()}
        if row.method == "POST" and at.startswith("/api/"):
            answer = client.post(at, json.dumps(body), content_type="application/json")
        elif row.method == "POST":
            answer = client.post(at, body)
        else:
            answer = client.generic(row.method, at)
        if answer.status_code == 302 and answer["Location"].startswith("/admin/login/"):
            answer = client.get(answer["Location"])  # the desk's door, which sends on or away
        if answer.status_code == 302 and answer["Location"].startswith("/accounts/login/"):
            return "login"
        return str(answer.status_code)

    def desk(self, row: Row) -> str:
        """A page of the desk on the row where it wants one."""
        name = next(n for n, route in desk.addresses() if f"/admin/{route}" == row.at and n)
        label = "" if name in desk.DESK else desk.label_of(name)
        thing = self.things.get(label) or (label and apps.get_model(label).objects.first()) or None
        return desk.address(name, thing, row.at)

    async def listen(self, row: Row, who: str) -> str:
        headers = [(b"host", b"testserver"), (b"origin", b"http://testserver")]
        cookie = self.clients[who].cookies.get(conf.SESSION_COOKIE_NAME)
        if cookie is not None:
            headers.append((b"cookie", f"{cookie.key}={cookie.value}".encode()))
        socket = WebsocketCommunicator(application, self.told(row.at), headers)
        connected, _ = await socket.connect(timeout=5)
        assert connected, "every socket is accepted, and then perhaps closed with a code"
        # Whoever may listen hears what is on the docket; whoever may not is told why.
        said = await socket.receive_output(timeout=5)
        if said["type"] == "websocket.close":
            return str(said["code"])
        await socket.disconnect(timeout=5)
        return "open"


@pytest.fixture
def world(db: None, settings: Any) -> World:
    settings.ROOM_PACE = 0.0
    return World()


def kept() -> list[Any]:
    return [
        list(model._default_manager.order_by("pk").values_list())
        for label in KEPT
        for model in apps.get_app_config(label).get_models()
    ]


def named(row: Row) -> str:
    return f"{row.method} {row.at} {row.body or ''}".strip()


def test_everybody_gets_what_the_table_says(world: World) -> None:
    wrong = {}
    for row in HTTP_ROWS:
        for who, cell in row.cells.items():
            want, got = expected(row, cell), tried(world, row, who)
            if got != want:
                wrong[named(row), who] = f"{got}, and the table says {want}"
    assert wrong == {}


Outcome = tuple[str, bool]


def expected(row: Row, cell: str) -> Outcome:
    """The status, and whether anything is then other than it was."""
    want = cell.removesuffix("=")
    return want, row.method != "GET" and want == cell and want[0] in "23"


def tried(world: World, row: Row, who: str) -> Outcome:
    """What came of it, undone again."""
    with transaction.atomic():
        before = kept() if row.method != "GET" else None
        status = world.ask(row, who)
        changed = before is not None and kept() != before
        transaction.set_rollback(True)
    return status, changed


def test_the_desk_gives_everybody_what_the_table_says(world: World) -> None:
    wrong = []
    for row in desk_rows():
        at = world.desk(row)
        for who, want in row.cells.items():
            got = world.ask(Row("GET", at, row.gets), who)
            if got != want:
                wrong.append((row.at, at, who, got, want))
    assert not wrong


def test_nobody_below_a_curator_changes_anything_at_the_desk(world: World) -> None:
    """A form sent without ever seeing the page, to every page of the desk."""
    before = kept()
    for row in desk_rows():
        if row.at in ("/admin/login/", "/admin/logout/"):
            continue
        at = world.desk(row)
        for who in ("anonymous", "guest", "member", "owner"):
            got = world.ask(Row("POST", at, row.gets, {"post": "yes"}), who)
            assert got in ("login", "403"), (at, who, got)
    assert kept() == before


@pytest.mark.django_db(transaction=True)
def test_sockets_open_to_whom_the_table_says(settings: Any) -> None:
    settings.ROOM_PACE = 0.0
    world = World()
    wrong = {}
    for row in SOCKET_ROWS:
        for who, cell in row.cells.items():
            got = async_to_sync(world.listen)(row, who)
            if got != cell:
                wrong[row.at, who] = f"{got}, and the table says {cell}"
    assert wrong == {}


# --- completeness ---------------------------------------------------------------------


def routes() -> Iterator[str]:
    """Every address the court answers at, as its own resolvers have them."""

    def walk(patterns: list[Any], before: str) -> Iterator[str]:
        for each in patterns:
            if isinstance(each, URLResolver):
                yield from walk(each.url_patterns, before + str(each.pattern))
            else:
                yield (before + str(each.pattern)).replace("/^", "/")

    yield from walk(get_resolver().url_patterns, "")


def operations() -> Iterator[tuple[str, str]]:
    """Every (method, address) of both APIs, as they describe themselves."""
    for each in APIS:
        for path, methods in each.get_openapi_schema()["paths"].items():
            for method in methods:
                yield method.upper(), path


def test_every_address_has_a_row(world: World) -> None:
    told = {resolve(world.told(row.at).partition("?")[0]).route for row in HTTP_ROWS}
    desk_has = {route for route in routes() if route.startswith("admin/")}
    missing = {route for route in routes() if route not in told and route not in desk_has}
    assert missing == set()
    told_of_desk = {row.at.lstrip("/").replace("/^", "/") for row in desk_rows()}
    # Only the catch-all and the old addresses of change pages, which redirect, have none.
    assert {route.removesuffix("<path:object_id>/") for route in desk_has - told_of_desk} <= {
        "admin/(?P<url>.*)$",
        *told_of_desk,
    }


def test_every_operation_of_the_api_has_a_row(world: World) -> None:
    told = {(row.method, resolve(world.told(row.at).partition("?")[0]).route) for row in HTTP_ROWS}
    missing = set()
    for method, path in operations():
        route = re.sub(r"{(\w+)}", lambda found: found[0], path).lstrip("/")
        shapes = {(m, re.sub(r"<(?:\w+:)?(\w+)>", r"{\1}", r)) for m, r in told}
        if (method, route) not in shapes:
            missing.add((method, path))
    assert missing == set()


def test_every_socket_has_a_row() -> None:
    for each in [*trial_sockets, *room_sockets]:
        shape = re.sub(r"<[^>]+>", "[^/]+", str(each.pattern))
        assert any(re.fullmatch(f"/{shape}", row.at) for row in SOCKET_ROWS), shape
