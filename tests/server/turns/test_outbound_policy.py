"""Whom the server may call: nobody in its own network, whatever the address looks like."""

import asyncio
import ipaddress
import socket
from typing import Any

import pytest

from jemaa.server.turns import outbound_policy
from jemaa.server.turns.outbound_http import Unreached, post
from jemaa.server.turns.outbound_policy import BadAddress, is_public, parted, reachable
from tests.server.receiving import receiving

PRIVATE = [
    "127.0.0.1", "127.8.9.10", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",  # noqa: S104  # refused
    "192.0.2.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
    "::1", "::", "fe80::1", "fc00::1", "fd12:3456::1", "fec0::1", "ff02::1", "2001:db8::1",
    "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::", "2002:c0a8:101::1",
]
PUBLIC = ["8.8.8.8", "93.184.215.14", "2606:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]


@pytest.mark.parametrize("address", PRIVATE)
def test_what_is_ours_is_not_public(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", PUBLIC)
def test_what_is_others_is_public(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize(("url", "reason"), [
    ("http://play.example.org/", "scheme"), ("file:///etc/passwd", "scheme"), ("gopher://x.example/", "scheme"),
    ("ftp://x.example/", "scheme"), ("//x.example", "scheme"), ("https://", "address"), ("https:///path", "address"),
    ("https://user:password@x.example/", "address"), ("https://x.example:99999/", "address"),
    ("https://x.example/a b", "address"), ("https://x.example/\r\nHost: y", "address"), ("https://[::1/", "address"),
])
def test_what_is_no_address_of_a_webhook(url: str, reason: str) -> None:
    with pytest.raises(BadAddress) as caught:
        parted(url, private=False)
    assert caught.value.reason == reason


def test_name_and_port_of_an_address() -> None:
    assert parted("https://hooks.example.org/a?b=c", private=False) == ("hooks.example.org", 443)
    assert parted("https://hooks.example.org:8443/", private=False) == ("hooks.example.org", 8443)
    assert parted("http://[::1]/", private=True) == ("::1", 80)


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost", "0", "2130706433", "0x7f.1", "::1"])
def test_however_loopback_is_written_it_is_not_reached(name: str) -> None:
    with pytest.raises(BadAddress) as caught:
        asyncio.run(reachable(name, 443, private=False))
    assert caught.value.reason in {"private", "unknown"}


def answering(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Names lead to these addresses, one list after another; the names that were asked for."""
    asked: list[str] = []

    async def look_up(_loop: object, name: str, port: int, **_: Any) -> list[Any]:
        asked.append(name)
        found = answers[min(len(asked), len(answers)) - 1]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]
    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", look_up)
    return asked


def test_one_private_address_among_public_ones_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, ["8.8.8.8", "10.0.0.7"])
    with pytest.raises(BadAddress, match="private"):
        asyncio.run(reachable("two.example", 443, private=False))


def test_what_was_checked_is_what_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A name whose second answer is another address leads nowhere: there is no second question."""
    with receiving() as endpoint:
        port = int(endpoint.url.rpartition(":")[2])
        asked = answering(monkeypatch, ["127.0.0.1"], ["203.0.113.1"])
        monkeypatch.setattr(outbound_policy, "is_public", lambda _: True)
        status = asyncio.run(post(f"http://rebinding.example:{port}/hook", {}, b"{}", private=True))
        assert (status, endpoint.next().headers["host"]) == (204, f"rebinding.example:{port}")
        assert asked == ["rebinding.example"]


def test_a_name_that_has_become_private_is_not_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    with receiving() as endpoint:
        port = int(endpoint.url.rpartition(":")[2])
        answering(monkeypatch, ["127.0.0.1"])
        with pytest.raises(BadAddress, match="private"):
            asyncio.run(post(f"https://turned.example:{port}/", {}, b"{}"))
        assert endpoint.requests.empty()


def test_no_redirect_is_followed() -> None:
    with receiving(307) as endpoint:
        assert asyncio.run(post(f"{endpoint.url}/hook", {}, b"{}", private=True)) == 307
        assert endpoint.next().path == "/hook"
        assert endpoint.requests.empty()


def test_where_nothing_answers() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        with pytest.raises(Unreached):
            asyncio.run(post(f"http://127.0.0.1:{taken.getsockname()[1]}/", {}, b"{}", private=True))


def test_who_never_answers_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("jemaa.server.turns.outbound_http.PATIENCE", 0.2)
    with socket.create_server(("127.0.0.1", 0)) as silent, pytest.raises(Unreached):
        asyncio.run(post(f"http://127.0.0.1:{silent.getsockname()[1]}/", {}, b"{}", private=True))
