"""The table: what runs when the court is in session."""

import sys
from dataclasses import dataclass
from pathlib import Path

from allrise.supervisor.broker import Broker
from allrise.supervisor.keeper import Child

# A turn waits for models most of its time; the Evidence Room runs one match at a time.
QUEUES = {"trials": 32, "evidence": 4}


@dataclass(frozen=True, slots=True)
class Site:
    """Where one court lives. `broker` is None where REDIS_URL names somebody else's."""

    data_dir: Path
    bind: str
    port: int
    broker: Broker | None


def children_of(site: Site) -> list[Child]:
    """Every process of the court at `site`, in the order they start."""
    table = [_worker(queue, threads) for queue, threads in QUEUES.items()]
    table += [_beat(site), _room(), _web(site)]
    if site.broker is not None:
        table.insert(0, _valkey(site.broker))
    return table


def _valkey(broker: Broker) -> Child:
    # It asks for a setting of the machine's that matters only to data that must not be lost.
    hushed = ("Memory overcommit must be enabled",)
    return Child("valkey", broker.argv(), ready=broker.answers, foundation=True, hushed=hushed)


def _celery(*arguments: str) -> tuple[str, ...]:
    # Celery warns at length of a superuser; here it listens to nobody but its own machine.
    quiet = ("-W", "ignore:You're running the worker")
    return (sys.executable, *quiet, "-m", "celery", "-q", "-A", "allrise.celery", *arguments)


def _worker(queue: str, threads: int) -> Child:
    lonely = ("--without-gossip", "--without-mingle", "--without-heartbeat")
    pool = ("-P", "threads", "-c", str(threads))
    return Child(queue, _celery("worker", "-Q", queue, *pool, "-n", f"{queue}@%h", *lonely))


def _beat(site: Site) -> Child:
    schedule = site.data_dir / "beat-schedule"
    return Child("beat", _celery("beat", "--pidfile=", "-s", str(schedule)))


def _room() -> Child:
    return Child("room", (sys.executable, "manage.py", "run_room"))


def _web(site: Site) -> Child:
    where = ("-b", site.bind, "-p", str(site.port))
    manners = ("-v", "0", "--no-server-name", "--application-close-timeout", "2")
    serve = (sys.executable, "-m", "daphne", *where, *manners, "allrise.asgi:application")
    # Whoever asks whether the court is open, as we do at the start, reads the answer.
    return Child("web", serve, hushed=("Service Unavailable: /api/health",))
