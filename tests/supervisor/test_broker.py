import socket
import subprocess
import time
from pathlib import Path

from allrise.bootstrap import private_broker_url
from allrise.supervisor.broker import Broker, free_port, is_free, private_broker


def test_a_short_path_has_a_socket_and_no_port(tmp_path: Path):
    broker = private_broker(tmp_path)
    assert broker.socket == tmp_path / "valkey.sock"
    assert broker.port == 0


def test_a_long_path_gets_a_loopback_port_that_settings_find(tmp_path: Path):
    deep = tmp_path / ("d" * 100)
    deep.mkdir()
    broker = private_broker(deep)
    assert broker.socket is None
    assert private_broker_url(deep) == f"redis://127.0.0.1:{broker.port}/0"


def test_the_port_stays_the_same_until_somebody_takes_it(tmp_path: Path):
    deep = tmp_path / ("d" * 100)
    deep.mkdir()
    first = private_broker(deep).port
    assert private_broker(deep).port == first
    with socket.create_server(("127.0.0.1", first)):
        assert private_broker(deep).port != first


def test_a_real_one_answers_on_its_port_and_keeps_what_it_held(tmp_path: Path):
    deep = tmp_path / ("d" * 100)
    deep.mkdir()
    broker = private_broker(deep)
    assert not broker.answers()
    for expected in (b"$-1", b"$5"):
        process = subprocess.Popen(broker.argv(), stdout=subprocess.DEVNULL)
        try:
            _wait(broker)
            assert _ask(broker, b"GET spent\r\n").startswith(expected)
            _ask(broker, b"SET spent $1.20\r\n")
        finally:
            process.terminate()
            process.wait(5)


def test_a_port_in_use_is_not_free():
    port = free_port("127.0.0.1")
    assert is_free("127.0.0.1", port)
    with socket.create_server(("127.0.0.1", port)):
        assert not is_free("127.0.0.1", port)


def _wait(broker: Broker) -> None:
    deadline = time.monotonic() + 5
    while not broker.answers() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert broker.answers()


def _ask(broker: Broker, command: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", broker.port)) as connection:
        connection.sendall(command)
        return connection.recv(64)
