"""The simulated network keeps what TCP promises."""

import asyncio
from random import Random

from tests.chaos.loop import PROCESS, Process, VirtualLoop, new_loop
from tests.chaos.network import Network

ADDRESS = ("there", 1)


class Ear(asyncio.Protocol):
    """Hears what comes."""

    def __init__(self) -> None:
        self.data, self.ended, self.paused = b"", False, 0

    def data_received(self, data: bytes) -> None:
        self.data += data

    def connection_lost(self, _reason: Exception | None) -> None:
        self.ended = True

    def pause_writing(self) -> None:
        self.paused += 1


class Pair:
    """A connection from here to there, and both loops' parts."""

    def __init__(self) -> None:
        self.loop: VirtualLoop = new_loop(Random(5))
        self.network = Network(self.loop, Random(6))
        self.here, self.there = Process("here"), Process("there")
        self.mine, self.theirs = Ear(), Ear()

    def run(self, seconds: float = 60) -> None:
        """Until so many seconds have passed."""
        self.loop.stopped = False
        self.loop.post(self.loop.now + seconds, Process("world"), setattr, self.loop, "stopped", True)
        self.here.context.copy().run(self.loop.run)

    def connect(self) -> asyncio.Transport:
        self.there.context.copy().run(self.network.listen, ADDRESS, lambda: self.theirs)
        connecting = self.loop.spawn(self.here, self.network.connect(ADDRESS, lambda: self.mine))
        self.run()
        return connecting.result()[0]


def test_bytes_come_in_order_however_packets_do() -> None:
    pair = Pair()
    connection, sent = pair.connect(), b""
    pair.network.loss = 0.5
    for number in range(200):
        sent += (data := b"%d," % number)
        pair.here.context.copy().run(connection.write, data)
    pair.run()
    assert pair.theirs.data == sent


def test_a_partition_holds_what_is_sent_until_it_ends() -> None:
    pair = Pair()
    connection = pair.connect()
    pair.network.cut("here", "there")
    connection.write(b"late")
    pair.run()
    assert pair.theirs.data == b""
    pair.network.heal("there", "here")
    connection.write(b"r")
    pair.run()
    assert pair.theirs.data == b"later"


def test_who_writes_to_a_process_that_is_paused_has_to_wait() -> None:
    pair = Pair()
    connection = pair.connect()
    pair.loop.pause(pair.there)
    for _ in range(3):
        connection.write(bytes(50_000))
    pair.run()
    assert (pair.mine.paused, pair.theirs.data) == (1, b"")
    pair.loop.go_on(pair.there)
    pair.run()
    assert len(pair.theirs.data) == 150_000


def test_a_process_that_ends_ends_its_connections() -> None:
    pair = Pair()
    pair.connect()
    pair.loop.kill(pair.there)
    pair.network.crash(pair.there)
    pair.run()
    assert pair.mine.ended
    again = pair.loop.spawn(pair.here, pair.network.connect(ADDRESS, Ear))
    pair.run()
    assert isinstance(again.exception(), ConnectionRefusedError)


def test_a_reset_loses_what_is_on_its_way() -> None:
    pair = Pair()
    connection = pair.connect()
    connection.write(b"lost")
    pair.network.reset(pair.network.connections[0])
    pair.run()
    assert (pair.theirs.data, pair.mine.ended, pair.theirs.ended) == (b"", True, True)


def test_a_process_knows_in_which_one_it_runs() -> None:
    pair = Pair()
    seen: list[str] = []
    pair.network.deliver(pair.here, pair.there, lambda: seen.append(PROCESS.get().host))
    pair.run()
    assert seen == ["there"]
