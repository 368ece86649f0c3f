"""No test reaches beyond this machine."""

import socket
import urllib.request

import pytest
import redis
from django.conf import settings
from pytest_socket import SocketConnectBlockedError


# The guard warns as well as raises.
@pytest.mark.filterwarnings("ignore:A test tried to use")
def test_addresses_elsewhere_are_refused():
    with pytest.raises(SocketConnectBlockedError):
        socket.create_connection(("192.0.2.1", 80), timeout=1)


def test_names_elsewhere_are_not_even_looked_up():
    with pytest.raises(RuntimeError, match=r"tried to look up 'court\.example'"):
        urllib.request.urlopen("http://court.example/", timeout=1)


def test_this_machine_is_allowed():
    with socket.create_server(("127.0.0.1", 0)) as server:
        socket.create_connection(("localhost", server.getsockname()[1])).close()


def test_the_broker_is_private_real_and_empty():
    client = redis.Redis.from_url(settings.REDIS_URL)
    assert str(settings.DATA_DIR) in settings.REDIS_URL
    assert client.dbsize() == 0
    client.set("left", "behind")


def test_what_a_test_left_in_the_broker_is_gone():
    assert redis.Redis.from_url(settings.REDIS_URL).dbsize() == 0
