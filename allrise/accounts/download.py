"""A person's belongings as one zip file, made on disk and never whole in memory."""

import tempfile
import zipfile
from collections.abc import AsyncIterator, Iterable
from typing import IO

from asgiref.sync import sync_to_async

# What is smaller stays in memory.
SPOOL = 2 * 1024 * 1024
PIECE = 64 * 1024


def pack(files: Iterable[tuple[str, str]]) -> IO[bytes]:
    """The files as a zip, to be read from its start; gone from the disk when it is closed."""
    # Whoever reads it closes it.
    whole = tempfile.SpooledTemporaryFile(max_size=SPOOL)  # noqa: SIM115
    with zipfile.ZipFile(whole, "w", zipfile.ZIP_DEFLATED) as packed:
        for path, text in files:
            packed.writestr(path, text)
    whole.seek(0)
    return whole


async def pieces(whole: IO[bytes]) -> AsyncIterator[bytes]:
    """The file piece by piece. Asynchronous, as a server of that kind would otherwise first
    gather all the pieces."""
    try:
        while piece := await sync_to_async(whole.read)(PIECE):
            yield piece
    finally:
        whole.close()
