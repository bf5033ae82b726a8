"""Sends a POST to an address that a user has given: checked, with a timeout, without redirects or a proxy."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from jemaa.server.turns.outbound_policy import BadAddress, parted, reachable

if TYPE_CHECKING:
    import httpcore

PATIENCE = 10.0
"""Seconds for everything, from looking up the name to the answer's headers."""


class Unreached(Exception):
    """Raised where nothing answered at an address within `PATIENCE` seconds, or what answered was not HTTP."""


async def post(url: str, headers: Mapping[str, str], body: bytes, *, private: bool = False) -> int:
    """Send a POST and return the status of the answer, whose body is not read; raises `BadAddress` or `Unreached`.

    Any status is returned, those of redirects and errors, too. `private`: plain http and private networks are allowed.
    """
    import httpcore  # noqa: PLC0415  # loaded with the first message, not with the server
    parted(url, private=private)
    sent = [*headers.items(), ("content-length", str(len(body))), ("user-agent", "jemaa"), ("connection", "close")]
    try:
        async with (
            asyncio.timeout(PATIENCE),
            httpcore.AsyncConnectionPool(max_connections=1, network_backend=_backend(private)) as pool,
            pool.stream("POST", url, headers=sent, content=body) as answer,
        ):
            return int(answer.status)
    except (OSError, TimeoutError, httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError,
            httpcore.UnsupportedProtocol) as error:
        raise Unreached(type(error).__name__) from None


def _backend(private: bool) -> "httpcore.AsyncNetworkBackend":
    import httpcore  # noqa: PLC0415  # as above

    class Checked(httpcore.AnyIOBackend):
        """Connects to what `reachable` has found, and to nothing that was looked up again."""

        async def connect_tcp(self, host: str, port: int, timeout: float | None = None,  # noqa: ASYNC109  # httpcore's
                              local_address: str | None = None,
                              socket_options: "Iterable[httpcore.SOCKET_OPTION] | None" = None,
                              ) -> httpcore.AsyncNetworkStream:
            addresses = await reachable(host, port, private=private)
            for address in addresses[:-1]:
                try:
                    return await super().connect_tcp(address, port, timeout, local_address, socket_options)
                except httpcore.ConnectError:
                    continue
            return await super().connect_tcp(addresses[-1], port, timeout, local_address, socket_options)

    return Checked()


__all__ = ["BadAddress", "Unreached", "post"]
