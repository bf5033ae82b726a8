"""Play one move at `jemaa serve`, with nothing but the extra `server`: `python -I at_server.py FOLDER`.

Starts the server with an SQLite file in FOLDER, fetches the page, opens a table against a bot, takes the other seat
over the WebSocket, chooses an action, sees that the table has accepted it, and stops the server by SIGTERM.
"""

import json
import re
import secrets
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from websockets.sync.client import ClientConnection, connect

STOPPED = (0, -signal.SIGTERM)
"""Exit codes after SIGTERM: uvicorn stops in order, then raises the signal again for whoever waits for the process."""
PATIENCE_S = 300
"""How long one answer may take: the first one waits until the rules are compiled."""


def main(folder: str) -> None:
    with serving(Path(folder)) as address:
        browser = Browser(address)
        see_page(browser)
        key = browser.opens_table()
        with browser.socket(key) as socket:
            Person(socket).plays_a_move()
        summary = json.loads(browser.get(f"api/tables/{key}"))
        assert summary, "the table is gone"


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that runs meanwhile, and is then stopped as an operator would stop it."""
    program = Path(sys.prefix) / "bin" / "jemaa"
    process = subprocess.Popen([program, "serve", "--no-open", "--port", "0", "--workers", "1", "--review", "0",
                                "--database", f"sqlite:///{folder}/tables.sqlite"], stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        line = process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, f"jemaa serve said {line!r}, which is no address"
        print("The server runs.", flush=True)
        yield found[0]
        process.send_signal(signal.SIGTERM)
        code = process.wait(60)
        assert code in STOPPED, f"the server's exit code after SIGTERM is {code}"
        print("The server has stopped.", flush=True)
    finally:
        process.kill()
        process.communicate()


class Browser:
    """One person's browser: keeps its cookie."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._cookies = CookieJar()
        without_proxy = urllib.request.ProxyHandler({})
        self._opener = urllib.request.build_opener(without_proxy, urllib.request.HTTPCookieProcessor(self._cookies))

    def get(self, path: str, body: Any = None) -> str:
        """The text of what the server answers, as `content` has it."""
        return self.content(path, body).decode()

    def content(self, path: str, body: Any = None) -> bytes:
        """What the server answers to GET, or to POST where there is a body; raises `HTTPError` for a refusal."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(urljoin(self.address, path), data, {"Content-Type": "application/json"})  # noqa: S310  # our own server
        with self._opener.open(request, timeout=PATIENCE_S) as answer:
            return bytes(answer.read())

    def opens_table(self) -> str:
        """Open a table for this person and a bot; the table's invitation."""
        opened = json.loads(self.get("api/tables", {"game": "marrakech", "seats": [None, "random"]}))
        print("A table is open.", flush=True)
        return str(opened["invite"])

    def socket(self, key: str) -> ClientConnection:
        """A socket to a table."""
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self._cookies)
        address = urljoin(self.address, f"api/tables/{key}/socket").replace("http://", "ws://", 1)
        return connect(address, additional_headers={"Cookie": cookies}, proxy=None, max_size=None,
                       ping_interval=None)  # a browser sends no pings; a server that compiles on a busy machine is late


def see_page(browser: Browser) -> None:
    """Fetch the page and the script that it loads."""
    page = browser.get("")
    found = re.search(r'<script[^>]* src="([^"]+\.js)"', page)
    assert found, f"the page loads no script:\n{page[:2000]}"
    assert browser.get(found[1]), f"the page's script {found[1]} is empty"
    print("The page and its script are there.", flush=True)


class Person:
    """Somebody at a socket."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._moment: dict[str, Any] = {}

    def plays_a_move(self) -> None:
        """Take seat A, which begins the game, and choose the first legal action once it is A's turn."""
        self._done(command="sit", seat="A", name="Ann", entropy=secrets.token_hex(16))
        print("Seat A is taken.", flush=True)
        while not self._moment.get("legal"):
            self._read()
        before = self._moment["version"]
        choice = self._moment["legal"][0]["choices"][0]
        answer = self._done(command="act", version=before, seat="A", choice=choice)
        assert answer["version"] > before, f"the action changed nothing: {answer}"
        while self._moment["version"] < answer["version"]:
            self._read()
        print(f"The action {choice!r} is accepted.", flush=True)

    def _read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self._socket.recv(PATIENCE_S))
        if message["message"] == "update":
            self._moment = message
        return message

    def _done(self, **command: Any) -> dict[str, Any]:
        """Send a command; the answer that it is done."""
        own = secrets.token_hex(8)
        self._socket.send(json.dumps({"id": own, **command}))
        while (message := self._read()).get("id") != own:
            pass
        assert message["message"] == "done", f"{command} was answered by {message}"
        return message


if __name__ == "__main__":
    main(*sys.argv[1:])
