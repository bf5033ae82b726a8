"""Whatever is sent, the server has an answer below 500: odd headers over every route, and JSON that is no text."""

import re
import socket
from collections.abc import Iterator
from itertools import product

import pytest

from tests.server.running import Browser, Server, serving

NAMES = ("Host", "Origin", "Cookie", "Authorization", "Content-Type", "Accept", "Accept-Encoding", "Accept-Language",
         "Range", "If-None-Match", "If-Modified-Since", "Sec-Fetch-Site", "X-Forwarded-For", "X-Forwarded-Proto",
         "Referer", "Upgrade", "Content-Encoding", "Sec-WebSocket-Key", "Sec-WebSocket-Version")
VALUES = (b"", b"\xff\xfe", "\u00e9".encode(), b"[", b"]", b"http://[", b"//[", b"http://]", b"http://a:b", b"a:99999",
          b"localhost:99999999", b"localhost:\xb2", b"%ff", b'=;,"', b"jemaa=" + b"\xff" * 30, b'jemaa="\\400"',
          b"x" * 4000, b"-1", b"bytes=9-1,", b"Bearer", b"Bearer \xff", b"Basic x", b'W/"x', b"text/html; q=x",
          b"application/json; charset=nope", b"application/json; charset=\xff", b"multipart/form-data",
          b"multipart/form-data; boundary=\xff", b"application/x-msgpack", b"gzip", b"identity;q=0", b"null",
          b"Thu, 99 Foo 0000", b"websocket", b"de;q=1.x")
TEXTS = (b'"\\ud800"', b'"\\udc00x"', b'"\xed\xa0\x80"', b'"\xff"', b'"\\ud800\\ud800"')
"""JSON texts with lone surrogates, escaped and not, and with other bytes that are no UTF-8."""
BODIES = {
    "/api/tables": (b'{"game":TEXT,"seats":[null,null]}', b'{"game":"marrakech","seats":[null,TEXT]}',
                    b'{"game":"marrakech","seats":[null,null],"options":{"first_player":TEXT}}',
                    b'{"game":"marrakech","seats":[null,null],"options":{TEXT:1}}'),
    "/api/tokens": (b'{"scopes":[TEXT]}',),
    "/api/my-tables": (b'{"keys":[TEXT]}',),
    "/api/replay": (b"TEXT", b'{"record":TEXT}'),
    "/api/tables/KEY/commands": (b'{"command":"sit","id":"sit-00001","seat":"A","name":TEXT,"entropy":"' + b"0" * 32
                                 + b'"}', b'{"command":"act","id":TEXT,"version":1,"seat":"A","choice":"left"}',
                                 b'{"command":"act","id":"act-00001","version":1,"seat":"A","choice":TEXT}'),
    "/api/tables/KEY/subscriptions": (b'{"kind":"webhook","url":TEXT}', b'{"kind":TEXT}'),
}
"""The path of each route that takes JSON -> bodies with TEXT in the place of a text."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(scope="module")
def key(server: Server) -> str:
    return Browser(server).open("marrakech", [None, "random"])["invite"]


def status(server: Server, request: str, headers: list[tuple[str, bytes]], body: bytes = b"") -> int:
    """The status of the answer to `METHOD PATH` with these headers; 0 if the server just ends the connection."""
    given = {name for name, _ in headers}
    usual = {"Host": b"localhost", "Connection": b"close", "Content-Type": b"application/json",
             "Content-Length": str(len(body)).encode()}
    lines = [f"{request} HTTP/1.1".encode(),
             *(f"{name}: ".encode() + value for name, value in usual.items() if name not in given),
             *(f"{name}: ".encode() + value for name, value in headers)]
    with socket.create_connection(("127.0.0.1", server.port), timeout=20) as connection:
        connection.sendall(b"\r\n".join(lines) + b"\r\n\r\n" + body)
        answer = connection.makefile("rb").readline()
    matched = re.match(rb"HTTP/1.1 (\d{3}) ", answer)
    return int(matched[1]) if matched else 0


def requests(key: str) -> list[tuple[str, bytes]]:
    """(method and path, body) of one request to each kind of route."""
    paths = ["/", "/verify", f"/t/{key}", "/assets/none.js", "/api/lobby", f"/api/tables/{key}", "/api/codes/ABCDEF",
             f"/api/tables/{key}/export", f"/api/tables/{key}/log?before=3", f"/api/tables/{key}/picture.png",
             f"/api/tables/{key}/socket", f"/api/tables/{key}/subscriptions", "/api/fairness", "/api/signing-keys",
             "/api/schema/openapi.json", "/metrics", "/readyz"]
    return [*((f"GET {path}", b"") for path in paths),
            ("POST /api/tables", b'{"game":"marrakech","seats":[null,null]}'), ("POST /api/replay", b"{}"),
            ("POST /api/my-tables", b'{"keys":["x"]}'), ("DELETE /api/tokens", b""),
            (f"POST /api/tables/{key}/commands", b'{"command":"leave","id":"leave-001","seat":"A"}')]


def test_odd_headers(server: Server, key: str) -> None:
    """Each header with each value goes to two routes, which change from one to the next; each route sees most."""
    routes, wrong = requests(key), []
    for place, (name, value) in enumerate(product(NAMES, VALUES)):
        for request, body in (routes[place % len(routes)], routes[place * 7 // 3 % len(routes)]):
            if (found := status(server, request, [(name, value)], body)) >= 500:
                wrong.append((request, name, value, found))
    assert wrong == []


@pytest.mark.parametrize(("request_line", "name", "value", "expected"), [
    ("POST /api/my-tables", "Origin", b"http://[", 403), ("POST /api/my-tables", "Origin", b"//[", 403),
    ("GET /t/KEY", "Host", b"localhost:99999999", 403), ("GET /t/KEY", "Host", b"localhost:65535", 200),
    ("GET /api/tables/KEY/socket", "Accept", b"*/*", 426), ("POST /api/tables/KEY/socket", "Accept", b"*/*", 426),
])
def test_what_is_wrong_with_a_header_is_told(
        server: Server, key: str, request_line: str, name: str, value: bytes, expected: int) -> None:
    assert status(server, request_line.replace("KEY", key), [(name, value)], b"{}") == expected


@pytest.mark.parametrize("path", BODIES)
def test_text_that_is_no_text_is_refused(server: Server, key: str, path: str) -> None:
    for body, text in product(BODIES[path], TEXTS):
        sent = body.replace(b"TEXT", text)
        assert status(server, f"POST {path.replace('KEY', key)}", [], sent) == 400, sent


@pytest.mark.parametrize("path", ["/%ff", "/t/%ed%a0%80", "/api/tables/%ff", "/api/codes/%00", "/assets/%00",
                                  "/api/tables/KEY?version=%ed%a0%80", "/api/lessons/%ff/0",
                                  "/api/lessons/marrakech/0?choice=%ed%a0%80", "/embed/%ff"])
def test_odd_paths(server: Server, key: str, path: str) -> None:
    assert 200 <= status(server, f"GET {path.replace('KEY', key)}", []) < 500


def test_nothing_of_all_this_is_an_error_of_the_server(server: Server) -> None:
    assert "request_failed" not in server.logged
