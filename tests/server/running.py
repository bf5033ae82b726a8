"""A real server in a process of its own, and clients that speak to it over loopback."""

import asyncio
import http.client
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from jemaa.server.reviews.reviewer import LOW
from jemaa.table import wire

ENTROPY = "0123456789abcdef" * 2

REVIEW_BEGINS = 60.0
"""Seconds after which a test gives up waiting for the process of a review."""


class Server:
    """`jemaa serve` on a free port; the same database after a restart."""

    def __init__(self, folder: Path, database: str | None = None, *more: str) -> None:
        self.folder, self.more = folder, more
        self.database = database or f"sqlite:///{folder}/tables.sqlite"
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        words = [sys.executable, "-m", "jemaa", "serve", "--no-open", "--port", str(self.port),
                 "--database", self.database, "--workers", "1", "--rate", "100000", "--tables", "100000",
                 "--sockets", "100000", "--no-offline",
                 "--review", "0", *self.more]
        self._log = (self.folder / f"log-{os.urandom(4).hex()}").open("w+")
        self._process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=self._log, text=True)
        assert self._process.stdout
        line = self._process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, line + (self.folder / self._log.name).read_text()
        self.port = int(found[1])

    def kill(self) -> None:
        """As a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator would; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self._process
        self._process.send_signal(how)
        code = self._process.wait(20)
        if self._process.stdout:
            self._process.stdout.close()
        self._log.close()
        self._process = None
        return code

    @property
    def running(self) -> bool:
        """Whether it was started, and not ended."""
        return self._process is not None

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self._process
        return self._process.pid

    @property
    def reviewers(self) -> set[int]:
        """Its child processes with a priority that is lower by `LOW` at most: the one that makes a first review.

        The process of the analysis board has the lowest priority, and stays once somebody has asked it.
        """
        wanted = ["ps", "-A", "-o", "pid=,ppid=,nice="]
        listed = subprocess.run(wanted, check=True, stdout=subprocess.PIPE, text=True).stdout
        rows = [line.split() for line in listed.splitlines()]
        own = next(int(nice) for process, _, nice in rows if int(process) == self.pid)
        return {int(child) for child, parent, nice in rows if int(parent) == self.pid and own < int(nice) <= own + LOW}

    def end_review(self) -> None:
        """Kill the process of the first review that has been asked for, as soon as it is there."""
        gives_up = time.monotonic() + REVIEW_BEGINS
        while not (found := self.reviewers):
            assert time.monotonic() < gives_up, "no process has begun to make the review"
        for reviewer in found:
            os.kill(reviewer, signal.SIGKILL)

    @property
    def logged(self) -> str:
        return "".join(path.read_text() for path in self.folder.glob("log-*"))


@contextmanager
def serving(folder: Path, database: str | None = None, *more: str) -> Iterator[Server]:
    """`more`: further words of the command line."""
    server = Server(folder, database, *more)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Browser:
    """One person's browser: keeps its cookie."""

    def __init__(self, server: Server, **headers: str) -> None:
        self.server, self.headers = server, dict(headers)

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> tuple[int, Any, dict[str, str]]:
        """(status, JSON or text, headers)."""
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        kind = {} if body is None else {"Content-Type": "application/json"}
        with closing(http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=30)) as connection:
            connection.request(method, path, data, {**kind, **self.headers, **headers})
            answer = connection.getresponse()
            text = answer.read()
        got = {name.lower(): value for name, value in answer.getheaders()}
        if "set-cookie" in got and "Cookie" not in self.headers:
            self.headers["Cookie"] = got["set-cookie"].partition(";")[0]
        is_json = got.get("content-type", "").startswith("application/json")
        return answer.status, json.loads(text) if is_json and text else text.decode(), got

    def open(self, game: str, seats: list[str | None], **more: Any) -> dict[str, str]:
        status, answer, _ = self.ask("POST", "/api/tables", {"game": game, "seats": seats, **more})
        assert status == 201, answer
        assert isinstance(answer, dict)
        return answer

    def command(self, key: str, command: wire.AnyCommand) -> tuple[int, Any]:
        status, answer, _ = self.ask("POST", f"/api/tables/{key}/commands", msgspec.json.encode(command))
        return status, answer

    def socket(self, key: str, version: int | None = None, **headers: str) -> connect:
        query = f"?{urlencode({'version': version})}" if version is not None else ""
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{key}/socket{query}"
        return connect(address, additional_headers={**self.headers, **headers}, max_size=None)


class Player:
    """Somebody at a socket who plays the first legal action of their seats."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.update: dict[str, Any] = {}

    async def read(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 200))
        if message["message"] == "update":
            self.update = message
        return message

    async def until(self, kind: str) -> dict[str, Any]:
        while (message := await self.read())["message"] != kind:
            pass
        return message

    async def send(self, command: wire.AnyCommand) -> dict[str, Any]:
        """The answer to a command."""
        await self.socket.send(msgspec.json.encode(command).decode())
        while (message := await self.read()).get("id") != command.id:
            pass
        return message

    async def sit(self, seat: str, name: str = "Ann") -> None:
        answer = await self.send(wire.Sit(f"sit-{os.urandom(6).hex()}", seat, name, ENTROPY))
        assert answer["message"] == "done", answer

    def choices(self) -> list[str]:
        return [choice for group in self.update["legal"] for choice in group["choices"]]

    async def play(self, most: int = 10_000) -> int:
        """Act whenever it's our turn, till the game is over or so often; how often."""
        made = 0
        while not self.update["result"] and made < most:
            if not self.choices():
                await self.until("update")
                continue
            act = wire.Act(f"act-{os.urandom(6).hex()}", self.update["version"], self.update["actor"],
                           self.choices()[0])
            answer = await self.send(act)
            assert answer["message"] == "done", answer
            made += 1
            while self.update["version"] < answer["version"]:
                await self.until("update")
        return made
