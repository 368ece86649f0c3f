"""`manage.py up`: the whole court with one command, until Ctrl-C."""

import os
import sys
import time
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.db import DatabaseError
from whitenoise.storage import MissingFileError

from allrise.bootstrap import private_broker_url
from allrise.management.preparation import has_curator, prepare
from allrise.supervisor.backoff import HEALTHY_SECONDS
from allrise.supervisor.broker import is_free, private_broker
from allrise.supervisor.children import Site, children_of
from allrise.supervisor.console import Console
from allrise.supervisor.health import Door, when_in_session
from allrise.supervisor.lock import AlreadyRunning, held
from allrise.supervisor.parent import Parent
from allrise.supervisor.signals import StopSignals
from allrise.supervisor.supervisor import Supervisor

_TICK = 0.1
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}


class Command(BaseCommand):
    help = (
        "Starts everything: the private Valkey (unless REDIS_URL names another broker), the "
        "workers, the clock, the web server. Restarts what dies; Ctrl-C stops it all."
    )
    requires_system_checks = []

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--port", type=int, default=settings.PORT, help="default: PORT or 8000")
        parser.add_argument(
            "--with-parent",
            type=int,
            metavar="PID",
            help="stop when this process, which started us, ends (Make needs it)",
        )
        parser.add_argument(
            "--healthy-after",
            type=float,
            metavar="SECONDS",
            default=HEALTHY_SECONDS,
            help="a process that dies after this long is started again without a growing pause",
        )

    def handle(self, *args: Any, **options: Any) -> None:
        parent = Parent(options["with_parent"]) if options["with_parent"] else None
        port: int = options["port"]
        signals = StopSignals()
        try:
            with held(settings.DATA_DIR / "up.lock"):
                _refuse_taken(settings.BIND, port)
                self._prepare()
                signals.patient()
                self._preside(port, signals, parent, options["healthy_after"])
        except AlreadyRunning as error:
            raise CommandError(
                f"The court in {settings.DATA_DIR} is already in session (process {error.pid}). "
                "Stop it first, or set ALLRISE_DATA_DIR and PORT for a second one."
            ) from error

    def _prepare(self) -> None:
        def say(text: str) -> None:
            self.stdout.write(f"{text} …")
            self.stdout.flush()

        try:
            prepare(say)
        except DatabaseError as error:
            raise CommandError(f"The database cannot be used: {error}") from error
        except MissingFileError as error:
            raise CommandError(
                f"{error}\nIf that lies under vendor/, it comes from npm: `make run` installs it."
            ) from error

    def _preside(
        self, port: int, signals: StopSignals, parent: Parent | None, healthy: float
    ) -> None:
        """Run the court until a signal, or the end of our parent, asks us to stop."""
        private = private_broker_url(settings.DATA_DIR) == settings.REDIS_URL
        broker = private_broker(settings.DATA_DIR) if private else None
        site = Site(data_dir=settings.DATA_DIR, bind=settings.BIND, port=port, broker=broker)
        children = children_of(site)
        console = Console(sys.stdout, [child.name for child in children])
        supervisor = Supervisor(
            children,
            env=os.environ | {"PORT": str(port), "PYTHONUNBUFFERED": "1"},
            cwd=settings.BASE_DIR,
            console=console,
            state_file=settings.DATA_DIR / "up.json",
            healthy=healthy,
        )

        def leaving() -> bool:
            return signals.count > 0 or (parent is not None and parent.leaves())

        try:
            supervisor.start(leaving)
            _announce(console, port)
            while not leaving():
                time.sleep(_TICK)
            console.say("The court rises." if signals.count else "Make is gone: the court rises.")
        finally:
            asked = signals.count
            supervisor.stop(hurry=lambda: signals.count > max(asked, 1))


def _refuse_taken(bind: str, port: int) -> None:
    if not is_free(bind, port):
        raise CommandError(
            f"Port {port} on {bind} is taken by another program. "
            f"Stop it, or choose another port: PORT={port + 1} make run"
        )


def _announce(console: Console, port: int) -> None:
    """Say where the court sits as soon as a trial can be played there."""
    host = _EVERYWHERE.get(settings.BIND, settings.BIND)
    named = [name for name in settings.ALLOWED_HOSTS if not name.startswith((".", "*"))]
    name = host if host in named or not named else named[0]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"

    def open_() -> None:
        console.say("")
        console.say(f"All rise! The court is in session at {address}")
        if not has_curator():
            console.say("The first curator: sign up in the court, and then")
            console.say(f"    {_python()} manage.py make_curator YOUR-NAME")
        console.say("Ctrl-C ends the session.")
        console.say("")

    def late(answer: str) -> None:
        console.say(f"No trial can be played yet; {address}api/health says {answer}")
        console.say(f"What is wrong here: {_python()} manage.py doctor")

    when_in_session(Door(host, port, name, settings.HTTPS), open_=open_, late=late)


def _python() -> str:
    """This interpreter, as one would type it in the project's folder."""
    path = Path(sys.executable)
    if path.is_relative_to(settings.BASE_DIR):
        return str(path.relative_to(settings.BASE_DIR))
    return str(path)
