"""One supervisor a data directory, whatever way the last one ended."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class AlreadyRunning(Exception):
    """Another supervisor holds this data directory; `pid` is its process, if it said so."""

    def __init__(self, pid: str) -> None:
        super().__init__(pid)
        self.pid = pid


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Hold `path` as a lock file, with our process id in it; it is removed at the end.

    The lock is the kernel's, so a file left by a killed supervisor locks nobody out.
    Raises `AlreadyRunning` when somebody else holds it.
    """
    descriptor = _take(path)
    try:
        os.truncate(descriptor, 0)
        os.write(descriptor, f"{os.getpid()}\n".encode())
        yield
    finally:
        path.unlink(missing_ok=True)
        os.close(descriptor)


def _take(path: Path) -> int:
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(descriptor, 20).decode(errors="replace").strip()
            os.close(descriptor)
            raise AlreadyRunning(holder) from None
        if _is_still_there(descriptor, path):
            return descriptor
        # The last holder removed the file between our open and our lock.
        os.close(descriptor)


def _is_still_there(descriptor: int, path: Path) -> bool:
    try:
        return os.path.samestat(os.fstat(descriptor), os.stat(path))
    except FileNotFoundError:
        return False
