"""Bring database, charges and static files up to date, each only when it is not.

A second start must take seconds, so every step first asks, cheaply, whether there is
anything to do: the migration plan, and fingerprints of what went into the other steps.
"""

import hashlib
import json
from collections.abc import Callable, Iterable
from pathlib import Path

import django
from django.apps import apps
from django.conf import settings
from django.contrib.staticfiles.finders import get_finders
from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor

from allrise.desk import curators

COURTROOMS = ("trials", "evidence")


def prepare(say: Callable[[str], None]) -> None:
    """Do what is missing, and say what is done. Leaves no database connection open."""
    stamps = Stamps(settings.DATA_DIR / "prepared.json")
    try:
        if pending_migrations():
            say("Preparing the database")
            call_command("migrate", interactive=False, verbosity=0)
            stamps.forget("charges")
        if stamps.differ("charges", charges_fingerprint()):
            say("Loading the charges and the almanac")
            call_command("load_charges", verbosity=0)
            call_command("load_room", verbosity=0)
            stamps.keep("charges", charges_fingerprint())
    finally:
        connection.close()
    if not settings.DEBUG and stamps.differ("static", static_fingerprint()):
        say("Collecting the static files")
        call_command("collectstatic", interactive=False, verbosity=0)
        stamps.keep("static", static_fingerprint())


class Stamps:
    """Fingerprints of what was last prepared in this data directory."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stamps: dict[str, str] = json.loads(path.read_text()) if path.exists() else {}

    def differ(self, step: str, fingerprint: str) -> bool:
        return self._stamps.get(step) != fingerprint

    def keep(self, step: str, fingerprint: str) -> None:
        self._stamps[step] = fingerprint
        self._write()

    def forget(self, step: str) -> None:
        self._stamps.pop(step, None)
        self._write()

    def _write(self) -> None:
        draft = self._path.with_suffix(".draft")
        draft.write_text(json.dumps(self._stamps))
        draft.replace(self._path)


def pending_migrations() -> int:
    """How many migrations the database still lacks."""
    executor = MigrationExecutor(connection)
    return len(executor.migration_plan(executor.loader.graph.leaf_nodes()))


def has_curator() -> bool:
    """Whether anyone can enter the desk yet."""
    try:
        return curators.any_yet()
    finally:
        connection.close()


def charges_fingerprint() -> str:
    """Changes with the shipped charges, and with the database they are loaded into."""
    folders = [Path(apps.get_app_config(name).path) / "fixtures" for name in COURTROOMS]
    database = settings.DATABASES["default"]
    place = f"{database['ENGINE']} {database['HOST']} {Path(str(database['NAME'])).name}"
    found = [path for folder in folders for path in folder.rglob("*")]
    files = sorted(path for path in found if path.is_file())
    return _digest([place, *(f"{path.name} {_content(path)}" for path in files)])


def static_fingerprint() -> str:
    """Changes with any static file, with how they are stored, and when they were removed."""
    sources = []
    for finder in get_finders():
        for name, storage in finder.list([]):
            status = Path(storage.path(name)).stat()
            sources.append(f"{name} {status.st_size} {status.st_mtime_ns}")
    collected = (Path(settings.STATIC_ROOT) / "staticfiles.json").exists()
    how = f"{django.__version__} {settings.STORAGES['staticfiles']['BACKEND']} {collected}"
    return _digest([how, *sorted(sources)])


def _content(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
