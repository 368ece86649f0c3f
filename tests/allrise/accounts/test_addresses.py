"""Whose address it is: nobody's word is taken but that of our own proxies."""

import pytest

from allrise.accounts.addresses import address_behind, client

PEER = "203.0.113.7"


@pytest.mark.parametrize(
    ("forwarded", "proxies", "expected"),
    [
        ("", 0, PEER),
        ("198.51.100.1", 0, PEER),
        ("198.51.100.1", 1, "198.51.100.1"),
        # The client wrote the first; our proxy added whom it saw.
        ("6.6.6.6, 198.51.100.1", 1, "198.51.100.1"),
        ("6.6.6.6, 198.51.100.1, 10.0.0.1", 2, "198.51.100.1"),
        ("198.51.100.1,10.0.0.1", 2, "198.51.100.1"),
        # Fewer than there should be: somebody came by another way.
        ("198.51.100.1", 2, PEER),
        ("", 1, PEER),
        (" , ,", 1, PEER),
        ("rubbish", 1, PEER),
        ("198.51.100.1:4711", 1, "198.51.100.1"),
        ("[2001:db8::1]:4711", 1, "2001:db8::/64"),
    ],
)
def test_the_client_behind_proxies(forwarded: str, proxies: int, expected: str) -> None:
    assert client(PEER, forwarded, proxies=proxies) == expected


def test_one_machine_has_one_name() -> None:
    def name(peer: str) -> str:
        return client(peer, "", proxies=0)

    assert name("2001:db8:1:2::1") == name("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert name("2001:db8:1:3::1") != name("2001:db8:1:2::1")
    assert name("::ffff:203.0.113.7") == name("203.0.113.7")
    assert name("fe80::1%eth0") == "fe80::/64"
    assert name("") == name("/run/socket") == "nowhere"


def test_a_socket_comes_from_where_a_request_does(settings: object) -> None:
    scope = {"client": [PEER, 4711], "headers": [(b"x-forwarded-for", b"198.51.100.1")]}
    assert address_behind(scope) == PEER
    settings.TRUSTED_PROXIES = 1  # type: ignore[attr-defined]
    assert address_behind(scope) == "198.51.100.1"
    assert address_behind({"client": None, "headers": []}) == "nowhere"
