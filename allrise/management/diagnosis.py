"""What works on this machine, what does not, why, and what to do about it."""

import json
import os
import platform
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import django
import redis
from django.conf import settings
from django.db import DatabaseError, connection

from allrise.calls import spending
from allrise.management.findings import Finding, State
from allrise.management.preparation import pending_migrations
from allrise.management.seating import seating
from allrise.supervisor.broker import is_free
from allrise.supervisor.children import QUEUES
from allrise.turns.liveness import alive
from trials.models import Charge
from trials.services.bench import is_live

START = "start the court: make run"


__all__ = ["Finding", "State", "diagnose", "playable"]


def diagnose(*, offline: bool = False) -> list[Finding]:
    """Every finding, in the order in which one would repair things.

    `offline` asks no model whether it answers.
    """
    checks: list[Callable[[], Finding]] = [
        python,
        data_directory,
        database,
        charges,
        static_files,
        typefaces,
        broker,
        *(lambda queue=queue: workers(queue) for queue in QUEUES),
        port,
    ]
    return [*(check() for check in checks), *seating(offline=offline), *money()]


def playable(findings: list[Finding]) -> bool:
    """Whether a trial can be played here now."""
    return all(finding.state is not State.FAIL for finding in findings)


def python() -> Finding:
    says = f"{platform.python_version()} with Django {django.get_version()}, {sys.executable}"
    return Finding("python", State.OK, says)


def data_directory() -> Finding:
    try:
        with tempfile.TemporaryFile(dir=settings.DATA_DIR) as file:
            file.write(b"x" * 4096)
            file.flush()
    except OSError as error:
        remedy = "make it writable, or set ALLRISE_DATA_DIR to a folder that is"
        return Finding("data", State.FAIL, f"{settings.DATA_DIR}: {error.strerror}", remedy)
    return Finding("data", State.OK, f"{settings.DATA_DIR} is writable")


def database() -> Finding:
    try:
        pending = pending_migrations()
    except DatabaseError as error:
        remedy = "check DATABASE_URL, and that its server runs"
        return Finding("database", State.FAIL, _first_line(error), remedy)
    if pending:
        says = f"{connection.vendor}, {pending} migrations behind"
        return Finding("database", State.FAIL, says, f"{START}, or manage.py migrate")
    return Finding("database", State.OK, f"{connection.vendor}, migrated")


def charges() -> Finding:
    try:
        count = Charge.objects.filter(state="published").count()
    except DatabaseError as error:
        return Finding("charges", State.FAIL, _first_line(error), "see database")
    if not count:
        return Finding("charges", State.FAIL, "none published", "manage.py load_charges")
    return Finding("charges", State.OK, f"{count} published")


def static_files() -> Finding:
    if settings.DEBUG:
        return Finding("static", State.OK, "served from their sources (ALLRISE_DEBUG)")
    if not (Path(settings.STATIC_ROOT) / "staticfiles.json").exists():
        remedy = f"{START}, or manage.py collectstatic"
        return Finding("static", State.FAIL, "not collected: pages cannot be shown", remedy)
    return Finding("static", State.OK, f"collected in {settings.STATIC_ROOT}")


def typefaces() -> Finding:
    wanted = json.loads((settings.BASE_DIR / "package.json").read_text())["dependencies"]
    missing = [name for name in wanted if not (settings.NODE_MODULES / name).exists()]
    if missing:
        remedy = "make run installs it; without it pages use the system's typefaces"
        return Finding("typefaces", State.WARN, f"missing: {', '.join(missing)}", remedy)
    return Finding("typefaces", State.OK, f"{len(wanted)} packages installed")


def broker() -> Finding:
    client = redis.Redis.from_url(settings.REDIS_URL, socket_timeout=2, socket_connect_timeout=2)
    try:
        client.ping()
    except redis.RedisError as error:
        private = settings.REDIS_URL.startswith("unix://")
        remedy = START if private else "check REDIS_URL, and that its server runs"
        return Finding("broker", State.FAIL, _first_line(error), remedy)
    finally:
        client.close()
    return Finding("broker", State.OK, "answers")


def workers(queue: str) -> Finding:
    """Players wait for the trials' workers; without the other queue's, trials still go on."""
    name = f"workers of {queue}"
    try:
        count = alive(queue)
    except redis.RedisError:
        return Finding(name, State.FAIL, "cannot be asked without the broker", "see broker")
    if count:
        return Finding(name, State.OK, f"{count} alive")
    return Finding(name, State.FAIL if queue == "trials" else State.WARN, "none alive", START)


def money() -> list[Finding]:
    """What the day's models may still cost; nothing where none can cost anything."""
    if not is_live():
        return []
    try:
        day = spending.standing()
    except DatabaseError:
        day = None
    if day is None:
        says = "nobody can tell what is spent, so that nothing is"
        return [Finding("money", State.WARN, says, "see broker")]
    says = f"${day.spent:.2f} of ${day.budget:.2f} spent today, ${day.left:.2f} left"
    if day.left > 0:
        return [Finding("money", State.OK, says)]
    remedy = "wait for midnight UTC, or raise ALLRISE_DAILY_BUDGET_USD"
    return [Finding("money", State.WARN, says, remedy)]


def port() -> Finding:
    where = f"{settings.BIND}:{settings.PORT}"
    if is_free(settings.BIND, settings.PORT):
        return Finding("port", State.WARN, f"{where} is free: the court is not open", START)
    if _our_supervisor_runs():
        return Finding("port", State.OK, f"{where} is served by this court")
    remedy = f"stop it, or choose another: PORT={settings.PORT + 1} make run"
    return Finding("port", State.WARN, f"{where} is taken by another program", remedy)


def _our_supervisor_runs() -> bool:
    try:
        pid = json.loads((settings.DATA_DIR / "up.json").read_text())["supervisor"]
        os.kill(pid, 0)
    except (FileNotFoundError, ProcessLookupError):
        return False
    except PermissionError:
        # It runs as somebody else.
        return True
    return True


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
