"""Drive the live room until told to stop."""

import signal
import threading
import time
from typing import Any

from django.core.management.base import BaseCommand, CommandParser
from django.db import DatabaseError, connection
from django.utils import timezone

from allrise.turns import claims
from evidence.models import KIND
from evidence.services import room

LONGEST_NAP = 0.5
BEAT_SECONDS = 2.0
# The room looks after its own lost turns, sooner than the sweep that needs clock and queue.
SWEEP_SECONDS = 1.0


class Command(BaseCommand):
    help = "Keeps one match on in the Evidence Room."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--pause", action="store_true", help="pause the room and exit")
        parser.add_argument("--resume", action="store_true", help="resume the room and exit")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["pause"] or options["resume"]:
            room.pause(options["pause"])
            self.stdout.write("paused" if options["pause"] else "resumed")
            return
        stop = threading.Event()
        for name in (signal.SIGTERM, signal.SIGINT):
            signal.signal(name, lambda *_: stop.set())
        self.stdout.write("the room is driven")
        beaten = swept = 0.0
        while not stop.is_set():
            try:
                if time.monotonic() - beaten > BEAT_SECONDS:
                    room.beat(now=timezone.now())
                    beaten = time.monotonic()
                if time.monotonic() - swept > SWEEP_SECONDS:
                    claims.sweep(kind=KIND)
                    swept = time.monotonic()
                due = room.drive()
            except DatabaseError as error:
                # The database will be back; what was due still is.
                self.stderr.write(f"the database is away: {error}")
                connection.close()
                stop.wait(1.0)
                continue
            stop.wait(min(LONGEST_NAP, max(0.05, (due - timezone.now()).total_seconds())))
