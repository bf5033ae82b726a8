"""Connections of an address are counted, those of a proxy are not; tests/server/test_floods.py has a real server."""

from typing import Any

import pytest

from jemaa.server.http.connection_limit import ConnectionLimit


class Transport:
    """A connection from an address, or from a socket of the file system."""

    def __init__(self, peer: object) -> None:
        self._peer = peer

    def get_extra_info(self, name: str) -> object:
        assert name == "peername"
        return self._peer


def connection(address: str) -> Any:
    return Transport((address, 50_000))


@pytest.mark.parametrize(("first", "second"), [
    ("192.0.2.1", "192.0.2.1"), ("2001:db8::1", "2001:db8::2"), ("::ffff:192.0.2.1", "192.0.2.1"),
], ids=["one address", "one network of IPv6", "IPv4 in IPv6"])
def test_one_too_many_is_refused_until_another_leaves(first: str, second: str) -> None:
    limit = ConnectionLimit(1)
    there = limit.enter(connection(first))
    assert there
    assert limit.enter(connection(second)) is None
    assert limit.enter(connection("192.0.2.7")) == "192.0.2.7"
    limit.leave(there)
    assert limit.enter(connection(second)) == there


@pytest.mark.parametrize(("peer", "proxies"), [
    (("127.0.0.1", 1), "127.0.0.1"), (("10.0.0.9", 1), ["10.0.0.0/8"]), (("192.0.2.1", 1), "*"), ("", "127.0.0.1"),
], ids=["an address", "a network", "everybody", "a socket of the file system"])
def test_a_proxy_is_not_counted(peer: object, proxies: list[str] | str) -> None:
    limit = ConnectionLimit(1, proxies)
    transport: Any = Transport(peer)
    assert [limit.enter(transport) for _ in range(3)] == [""] * 3
    limit.leave("")
