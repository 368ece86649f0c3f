"""Asks the court, as a visitor would, whether a trial can be played."""

import http.client
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

PATH = "/api/health"
PATIENCE_SECONDS = 60.0
_EVERY_SECONDS = 0.25


@dataclass(frozen=True, slots=True)
class Door:
    """Where to knock: address, the host name to ask for, and whether to say that a proxy
    took our HTTPS off (or the court would send us there)."""

    host: str
    port: int
    name: str
    https: bool = False

    def knock(self) -> tuple[int, str]:
        """Status and body of the health page; status 0 and the reason when nobody answers."""
        connection = http.client.HTTPConnection(self.host, self.port, timeout=5)
        headers = {"Host": self.name} | ({"X-Forwarded-Proto": "https"} if self.https else {})
        try:
            connection.request("GET", PATH, headers=headers)
            answer = connection.getresponse()
            return answer.status, answer.read(2000).decode(errors="replace")
        except (OSError, http.client.HTTPException) as error:
            return 0, str(error) or type(error).__name__
        finally:
            connection.close()


def when_in_session(
    door: Door, *, open_: Callable[[], None], late: Callable[[str], None]
) -> threading.Thread:
    """Call `open_` once the court says a trial can be played; `late` with the last answer
    if that takes more than a minute (and go on waiting)."""

    def wait() -> None:
        deadline: float | None = time.monotonic() + PATIENCE_SECONDS
        while True:
            status, body = door.knock()
            if status == 200:
                return open_()
            if deadline is not None and time.monotonic() > deadline:
                deadline = None
                late(f"{status or 'no answer'}: {body}")
            time.sleep(_EVERY_SECONDS)

    thread = threading.Thread(target=wait, name="health", daemon=True)
    thread.start()
    return thread
