"""Whose address a request comes from. Pure but for one setting."""

from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any

from django.conf import settings
from django.http import HttpRequest

NOWHERE = "nowhere"
# One household or machine has a whole network of this many bits; its addresses are one.
IPV6_BITS = 64


def address_of(request: HttpRequest) -> str:
    """The address to count a request under; see `client`."""
    return client(
        request.META.get("REMOTE_ADDR") or "",
        request.META.get("HTTP_X_FORWARDED_FOR", ""),
        proxies=settings.TRUSTED_PROXIES,
    )


def address_behind(scope: dict[str, Any]) -> str:
    """The same for a socket's scope."""
    forwarded = [
        value.decode("latin1")
        for name, value in scope.get("headers", ())
        if name == b"x-forwarded-for"
    ]
    peer = scope.get("client") or ("",)
    return client(str(peer[0]), ",".join(forwarded), proxies=settings.TRUSTED_PROXIES)


def client(peer: str, forwarded: str, *, proxies: int) -> str:
    """The client's address, given who connected to us and X-Forwarded-For.

    Each proxy appends whoever connected to it, so of the list only the last `proxies`
    entries are true and the first of these is the client. Whatever stands before was written
    by the client itself. With no proxy, or fewer entries than proxies, it is the peer's.
    """
    entries = [entry.strip() for entry in forwarded.split(",") if entry.strip()]
    if 0 < proxies <= len(entries):
        return _counted(entries[-proxies]) or _counted(peer) or NOWHERE
    return _counted(peer) or NOWHERE


def _counted(text: str) -> str | None:
    """One name an address, or None for what is none. A port beside it is dropped."""
    host = text
    if text.startswith("["):
        host = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        host = text.partition(":")[0]
    try:
        address: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    if isinstance(address, IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, IPV6_BITS), strict=False))
