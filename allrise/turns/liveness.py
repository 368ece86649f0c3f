"""Which workers are alive: each process keeps a key in the broker while it runs."""

import logging
import os
import socket
import threading

import redis

from allrise.docket.publish import broker

log = logging.getLogger(__name__)
PERIOD = 2.0
TTL = 6


def _key(queue: str) -> str:
    return f"allrise:worker:{queue}:{socket.gethostname()}:{os.getpid()}"


def keep_alive(queues: list[str]) -> threading.Event:
    """Start the heartbeat of this worker; set the returned event to stop it."""
    stop = threading.Event()

    def beat() -> None:
        while True:
            try:
                for queue in queues:
                    broker().set(_key(queue), "1", ex=TTL)
            except redis.RedisError as error:
                log.warning("heartbeat missed: %s", error)
            if stop.wait(PERIOD):
                break
        try:
            broker().delete(*(_key(queue) for queue in queues))
        except redis.RedisError:
            log.info("the broker was gone before the worker")

    threading.Thread(target=beat, name="heartbeat", daemon=True).start()
    return stop


def alive(queue: str) -> int:
    """How many workers take this queue. Raises redis.RedisError when the broker is away."""
    return sum(1 for _ in broker().scan_iter(match=f"allrise:worker:{queue}:*", count=200))
