"""Which addresses the server may call for its users: none of private networks, unless the operator allows it.

A name is looked up once, and the server connects to the addresses that were checked: a second lookup could give others
(DNS rebinding).
"""

import asyncio
import ipaddress
import socket
from typing import Literal
from urllib.parse import urlsplit

from jemaa.core.errors import JemaaError

IPAddress = ipaddress.IPv4Address | ipaddress.IPv6Address
Reason = Literal["scheme", "address", "unknown", "private"]
TRANSLATED = ipaddress.ip_network("64:ff9b::/96")
"""IPv6 addresses that stand for IPv4's, behind a translating gateway (RFC 6052)."""
LOOKUP = 5.0
"""Seconds that looking up a name may take."""


class BadAddress(JemaaError):
    """Raised for an address that the server won't call; `reason` says why, as a code."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{REASONS[reason]} ({reason})")
        self.reason = reason


REASONS: dict[Reason, str] = {
    "scheme": "an address begins with https://; http:// and private networks only with --private-addresses",
    "address": "an address is https://NAME/PATH, without a user or a password in it",
    "unknown": "nothing is known under that name; check its spelling",
    "private": "that is an address of a private network; the server calls those only with --private-addresses",
}


def parted(url: str, *, private: bool) -> tuple[str, int]:
    """An address's name and port, by default that of its scheme; raises `BadAddress`. `private`: plain http is allowed.

    The name is not looked up: `reachable` checks whether it leads to a private network.
    """
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadAddress("address") from None
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise BadAddress("scheme")
    if not parts.hostname or "@" in parts.netloc or not url.isascii() or not url.isprintable() or " " in url:
        raise BadAddress("address")
    return parts.hostname, port or (443 if parts.scheme == "https" else 80)


async def reachable(name: str, port: int, *, private: bool) -> list[str]:
    """The IP addresses behind a name that may be connected to, at least one; raises `BadAddress`.

    Where one of them is not public, all are refused, unless `private` allows private networks: such a name is set up
    to lead astray. Whether anything answers there is not tried.
    """
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(LOOKUP):
            infos = await loop.getaddrinfo(name, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError, TimeoutError):
        raise BadAddress("unknown") from None
    addresses = [str(each[4][0]) for each in infos]
    if not private and not all(is_public(ipaddress.ip_address(each.partition("%")[0])) for each in addresses):
        raise BadAddress("private")
    return addresses


def is_public(address: IPAddress) -> bool:
    """Whether an address is somebody's on the internet: not loopback, private, link-local, shared or reserved."""
    if isinstance(address, ipaddress.IPv6Address) and (inner := _inner(address)) is not None:
        return is_public(inner)
    local = isinstance(address, ipaddress.IPv6Address) and address.is_site_local
    return address.is_global and not address.is_multicast and not address.is_reserved and not local


def _inner(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that an IPv6 one leads to; None if it is no such."""
    if address in TRANSLATED:
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo[1] if address.teredo else None)
