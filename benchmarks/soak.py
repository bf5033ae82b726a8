"""Load on a server over loopback: `make soak ARGS="--tables 500 --rate 200"`. Never run by the tests.

Every table has four sockets: one person in all seats of a game of Marrakech, and three who watch. Printed are
acknowledged actions a second, the time from an action to its answer and to the last of the four browsers, the
server's memory, and what a reconnect of all sockets at once does.
"""

import argparse
import asyncio
import json
import re
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

WATCHERS = 3
TOKEN = secrets.token_urlsafe(24)


@dataclass(eq=False)
class Load:
    """One table and its four sockets."""

    address: str
    key: str
    moment: dict[str, Any] = field(default_factory=dict)
    sockets: list[ClientConnection] = field(default_factory=list)
    acted: dict[int, float] = field(default_factory=dict)
    answered: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    waiting: dict[str, float] = field(default_factory=dict)
    readers: list["asyncio.Task[None]"] = field(default_factory=list)

    async def join(self) -> None:
        """Open the four sockets."""
        for number in range(WATCHERS + 1):
            cookie = {"Cookie": f"jemaa={TOKEN}"} if number == 0 else {}
            address = f"{self.address.replace('http', 'ws', 1)}api/tables/{self.key}/socket"
            socket = await connect(address, additional_headers=cookie, max_size=None, compression=None)
            self.sockets.append(socket)
            self.readers.append(asyncio.create_task(self._read(socket, plays=number == 0)))

    async def leave(self) -> None:
        """Cut all sockets."""
        for reader in self.readers:
            reader.cancel()
        for socket in self.sockets:
            socket.transport.abort()
        self.sockets.clear()
        self.readers.clear()

    async def _read(self, socket: ClientConnection, plays: bool) -> None:
        async for text in socket:
            now = time.perf_counter()
            message = json.loads(text)
            if message["message"] == "done" and message["id"] in self.waiting:
                self.answered.append(now - self.waiting.pop(message["id"]))
            elif message["message"] == "moment":
                if plays:
                    self.moment = message
                if (began := self.acted.get(message["version"])) is not None:
                    self.seen.append(now - began)

    async def send(self, **command: Any) -> None:
        """Send a command; its answer is timed."""
        name = secrets.token_hex(8)
        self.waiting[name] = time.perf_counter()
        await self.sockets[0].send(json.dumps({"id": name, **command}))

    async def act(self) -> bool:
        """The first legal action, if there is one; chance's line follows an action of every second kind."""
        legal = self.moment.get("legal")
        if not legal:
            return False
        choice, version = legal[0]["choices"][0], self.moment["version"]
        rolls = choice in ("left", "ahead", "right")
        self.acted[version + 1 + rolls] = time.perf_counter()
        self.moment = {**self.moment, "legal": None}
        await self.send(command="act", seat=self.moment["actor"], choice=choice, version=version)
        return True


def ask(address: str, body: dict[str, Any]) -> Any:
    """POST, and its JSON."""
    headers = {"Cookie": f"jemaa={TOKEN}", "Content-Type": "application/json"}
    with urllib.request.urlopen(urllib.request.Request(address, json.dumps(body).encode(), headers)) as answer:  # noqa: S310
        return json.load(answer)


async def run(address: str, pid: int, tables: int, rate: float, seconds: float) -> None:
    """The whole load."""
    keys = [ask(f"{address}api/tables", {"game": "marrakech", "seats": [None, None]})["invite"] for _ in range(tables)]
    loads = [Load(address, key) for key in keys]
    for load in loads:
        await load.join()
        for seat in "AB":
            await load.send(command="sit", seat=seat, name=seat, entropy="00" * 16)
    await asyncio.sleep(2)
    await play(loads, rate, seconds)
    report("steady", loads, seconds, pid)
    began = time.perf_counter()
    await asyncio.gather(*(load.leave() for load in loads))
    await asyncio.gather(*(load.join() for load in loads))
    print(f"all {tables * (WATCHERS + 1)} sockets again after {time.perf_counter() - began:.1f} s")
    await play(loads, rate, 5)
    report("after the storm", loads, 5, pid)


async def play(loads: list[Load], rate: float, seconds: float) -> None:
    """Actions in turn over all tables, so many a second (0: as many as go)."""
    for load in loads:
        load.answered.clear()
        load.seen.clear()
    began, made = time.perf_counter(), 0
    while (passed := time.perf_counter() - began) < seconds:
        for load in loads:
            if rate and made >= (time.perf_counter() - began) * rate:
                break
            made += await load.act()
        await asyncio.sleep(0 if not rate else max(0.001, made / rate - passed))
    await asyncio.sleep(0.5)


def report(what: str, loads: list[Load], seconds: float, pid: int) -> None:
    """Print a part's figures."""
    answered = [each * 1000 for load in loads for each in load.answered]
    seen = [each * 1000 for load in loads for each in load.seen]
    memory = int(re.findall(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())[0]) // 1024
    print(f"{what}: {len(answered) / seconds:.0f} acknowledged/s; answer {spread(answered)}; "
          f"every browser {spread(seen)}; server {memory} MiB")


def spread(times: list[float]) -> str:
    """The median and the 99th of a hundred, in milliseconds."""
    if len(times) < 2:
        return "-"
    return f"p50 {statistics.median(times):.1f} ms, p99 {statistics.quantiles(times, n=100)[98]:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=200, help="actions a second in all; 0: as many as go")
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "jemaa", "serve", "--no-open", "--port", "0", "--workers", "1",
                 "--rate", "1000000", "--tables", "1000000", "--database", f"sqlite:///{folder}/soak.sqlite"]
        server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, stderr=subprocess.DEVNULL)
        try:
            assert server.stdout
            found = re.search(r"http://\S+/", server.stdout.readline())
            assert found
            asyncio.run(run(found[0], server.pid, given.tables, given.rate, given.seconds))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
