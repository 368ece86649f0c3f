"""What settings need before Django exists: the secret key, the private broker's address."""

import os
import secrets
from pathlib import Path

# Linux allows 107 bytes in a Unix socket's path; beyond that the broker listens on loopback.
MAX_SOCKET_PATH = 100


def secret_key(data_dir: Path) -> str:
    """The installation's key, made on the first start and kept in `data_dir`, mode 600.

    Safe when several processes start at once: the file appears whole or not at all,
    and the first one wins.
    """
    path = data_dir / "secret_key"
    if not path.exists():
        draft = data_dir / f".secret_key.{os.getpid()}"
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(secrets.token_urlsafe(48))
        try:
            os.link(draft, path)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return path.read_text().strip()


def broker_socket(data_dir: Path) -> Path | None:
    """Where the private broker's Unix socket lies, or None where the path is too long."""
    path = data_dir / "valkey.sock"
    return path if len(os.fsencode(path)) <= MAX_SOCKET_PATH else None


def private_broker_url(data_dir: Path) -> str:
    """The private broker's URL as every process of this installation computes it.

    With a socket path that is too long, the supervisor writes the loopback port it
    chose to `valkey.port`; before it has, the standard port is assumed.
    """
    socket = broker_socket(data_dir)
    if socket is not None:
        return f"unix://{socket}"
    port_file = data_dir / "valkey.port"
    port = port_file.read_text().strip() if port_file.exists() else "6379"
    return f"redis://127.0.0.1:{port}/0"
