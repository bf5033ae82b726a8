"""Counts the open connections of each address, below HTTP, so that thousands of them cost nobody else anything."""

import asyncio
from collections import Counter

from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from jemaa.server.http.limits import network

BESIDE = 300
"""The number of connections that an address may have open beside its sockets, for its requests.

A school class needs fewer: forty browsers with at most six connections each, beside one socket each.
"""


class ConnectionLimit:
    """Counts connections by the network of the address that they come from.

    A proxy speaks for many people, so the addresses whose `X-Forwarded-For` is believed are not counted.
    """

    def __init__(self, most: int, proxies: list[str] | str = "127.0.0.1") -> None:
        """Allow an address `most` connections; `proxies` are as in uvicorn's option `forwarded_allow_ips`."""
        self._most = most
        self._proxies = ProxyHeadersMiddleware(_nothing, proxies).trusted_hosts
        self._open: Counter[str] = Counter()

    def enter(self, transport: asyncio.BaseTransport) -> str | None:
        """Count a connection; the network under which it has to leave, "" if it isn't counted, `None` if refused."""
        peer = transport.get_extra_info("peername")
        if not isinstance(peer, tuple) or peer[0] in self._proxies:
            return ""
        there = network(peer[0])
        if self._open[there] >= self._most:
            return None
        self._open[there] += 1
        return there

    def leave(self, there: str) -> None:
        """Count a connection no more, which `enter` has counted as `there`."""
        if there:
            self._open[there] -= 1
            if not self._open[there]:
                del self._open[there]


async def _nothing(*_: object) -> None:
    """An application that does nothing, for uvicorn's list of proxies."""
