"""The simulated network: streams that keep their order, with delay, loss, partitions, resets and hosts that are gone.

A connection is what TCP makes of a bad network: what is lost comes late, what is cut off waits until the partition
ends, in order and in pieces of any size; and it may be reset at any moment. Between connections anything overtakes
anything.
"""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from tests.chaos.loop import PROCESS, Process, VirtualLoop

NEAR, FAR = 0.0002, 0.002
"""Seconds that a packet takes, at least, and on top of that at most."""
AGAIN = 0.2, 1.0
"""Seconds until a lost packet is sent again, at least, and on top of that at most."""
FULL, ROOM = 65_536, 16_384
"""Bytes on their way at which a writer is paused, and resumed."""
Address = tuple[str, int]


class Network:
    """All that is between the processes of a history."""

    def __init__(self, loop: VirtualLoop, random: Random) -> None:
        self.loop, self.random = loop, random
        self.loss = 0.0
        """The share of packets that are lost."""
        self.connections: list[Connection] = []
        self._listeners: dict[Address, Listener] = {}
        self._cut: set[frozenset[str]] = set()
        self._held: list[tuple[Process, Process, Callable[[], None]]] = []
        loop.network = self

    def latency(self) -> float:
        """Seconds that the next packet takes."""
        seconds = NEAR + FAR * self.random.random()
        if self.loss and self.random.random() < self.loss:
            seconds += AGAIN[0] + AGAIN[1] * self.random.random()
        return seconds

    # --- partitions -----------------------------------------------------------------------------------------------

    def cut(self, one: str, other: str) -> None:
        """Nothing gets from one host to the other, or back, until `heal`."""
        self._cut.add(frozenset((one, other)))

    def heal(self, one: str, other: str) -> None:
        """End a partition; what waited arrives."""
        self._cut.discard(frozenset((one, other)))
        held, self._held = self._held, []
        for source, target, send in held:
            if self.is_cut(source, target):
                self._held.append((source, target, send))
            else:
                send()

    def is_cut(self, source: Process, target: Process) -> bool:
        """Whether there is a partition between two processes."""
        return bool(self._cut) and frozenset((source.host, target.host)) in self._cut

    def deliver(self, source: Process, target: Process, callback: Callable[..., object], *args: Any) -> None:
        """Run something in another process when a packet arrives there."""
        if self.is_cut(source, target):
            self._held.append((source, target, lambda: self.deliver(source, target, callback, *args)))
        else:
            self.loop.post(self.loop.now + self.latency(), target, callback, *args)

    def hold(self, source: Process, target: Process, send: Callable[[], None]) -> None:
        """Call `send` when the partition between two processes ends."""
        self._held.append((source, target, send))

    # --- connections ----------------------------------------------------------------------------------------------

    def listen(self, address: Address, factory: Callable[[], Any]) -> "Listener":
        """Take connections at an address, in the present process."""
        listener = self._listeners[address] = Listener(PROCESS.get(), factory)
        return listener

    async def connect(self, address: Address, factory: Callable[[], Any]) -> "tuple[Connection, Any]":
        """A connection to an address; raises `ConnectionRefusedError` where nobody listens."""
        caller = PROCESS.get()
        await asyncio.sleep(2 * self.latency())
        listener = self._listeners.get(address)
        while listener and self.is_cut(caller, listener.process):  # noqa: ASYNC110  # packets are sent again
            await asyncio.sleep(0.1)
        if listener is None or listener.closed or not listener.process.alive:
            raise ConnectionRefusedError
        protocol = factory()
        near = Connection(self, caller, protocol, listener.process)
        protocol.connection_made(near)
        near.stream.send(listener.accept, self, near)
        return near, protocol

    def crash(self, process: Process) -> None:
        """The kernel closes the connections of a process that has ended."""
        for connection in [each for each in self.connections if each.process is process]:
            self.connections.remove(connection)
            connection.finish()
        for connection in self.connections:
            if connection.other is process and connection.peer is None:  # it was called, and has not answered
                self.deliver(process, connection.process, connection.lose)

    def reset(self, connection: "Connection") -> None:
        """End a connection between two processes; what is on its way is lost."""
        for end in (connection, connection.peer):
            if end is not None:
                end.broken = True
                self.loop.post(self.loop.now + self.latency(), end.process, end.lose)


class Listener:
    """Who takes connections at an address."""

    def __init__(self, process: Process, factory: Callable[[], Any]) -> None:
        self.process, self._factory, self.closed = process, factory, False

    def close(self) -> None:
        self.closed = True

    def accept(self, network: Network, near: "Connection") -> None:
        protocol = self._factory()
        far = Connection(network, self.process, protocol, near.process)
        far.peer, near.peer = near, far
        protocol.connection_made(far)
        for data in near.early:
            far.take(data)


class Stream:
    """Messages from one process to another, which arrive in order."""

    def __init__(self, network: Network, source: Process, target: Process) -> None:
        self._network, self._source, self._target = network, source, target
        self._last = 0.0

    def send(self, callback: Callable[..., object], *args: Any) -> None:
        """Run something in the other process after all that was sent before."""
        if self._network.is_cut(self._source, self._target):
            self._network.hold(self._source, self._target, lambda: self.send(callback, *args))
            return
        loop = self._network.loop
        self._last = max(self._last, loop.now + self._network.latency())
        loop.post(self._last, self._target, callback, *args)


class Connection(asyncio.Transport):
    """One end of a connection."""

    def __init__(self, network: Network, process: Process, protocol: Any, other: Process) -> None:
        super().__init__()
        self._network, self.process, self._protocol, self.other = network, process, protocol, other
        self.stream = Stream(network, process, other)
        self.peer: Connection | None = None
        self.early: list[bytes] = []
        self.broken = False
        self._closing = self._lost = self._paused = False
        self._unsent = 0
        network.connections.append(self)

    def write(self, data: Any) -> None:
        """Send bytes, perhaps in two pieces."""
        if self._closing or self.broken:
            return
        random = self._network.random
        part = random.randrange(1, len(data)) if len(data) > 1 and random.random() < 0.05 else len(data)
        for piece in (data[:part], data[part:]):
            if piece:
                self._unsent += len(piece)
                self.stream.send(self._arrive, piece)
        if self._unsent > FULL and not self._paused:
            self._paused = True
            self._protocol.pause_writing()

    def _arrive(self, data: bytes) -> None:
        """In the other process."""
        self._network.loop.post(self._network.loop.now, self.process, self._has_sent, len(data))
        if self.peer is None:
            self.early.append(data)
        else:
            self.peer.take(data)

    def _has_sent(self, size: int) -> None:
        self._unsent -= size
        if self._paused and self._unsent < ROOM:
            self._paused = False
            self._protocol.resume_writing()

    def take(self, data: bytes) -> None:
        """Give bytes to who reads here."""
        if not self.broken and not self._closing:
            self._protocol.data_received(data)

    def is_closing(self) -> bool:
        return self._closing

    def get_extra_info(self, _name: str, default: Any = None) -> Any:
        return default

    def close(self) -> None:
        """End the connection after what was written."""
        if not self._closing:
            self._closing = True
            self.finish()
            self._network.loop.call_soon(self.lose, context=self.process.context)

    abort = close

    def finish(self) -> None:
        """Tell the other end that nothing more comes."""
        self.stream.send(self._end)

    def _end(self) -> None:
        """In the other process."""
        if self.peer is not None:
            self.peer.lose()

    def lose(self) -> None:
        """Tell the protocol that the connection has ended."""
        if self._lost:
            return
        self._lost = self._closing = True
        if self in self._network.connections:
            self._network.connections.remove(self)
            self.finish()
        self._protocol.connection_lost(None)
