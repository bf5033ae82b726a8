"""A child process, and messages between it and the server's event loop, over a pair of connected sockets.

The server's end is non-blocking and belongs to a stream of the event loop, which buffers a message until it is whole.
The child's end is blocking. `multiprocessing.Pipe` is not used: its `Connection.recv_bytes` needs a blocking
descriptor, but uvloop's `add_reader` makes any descriptor non-blocking, and then a message of more than 16 KiB raises
`BlockingIOError`.
"""

import asyncio
import multiprocessing
import socket
import struct
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from typing import Self

LENGTH = struct.Struct("!Q")
"""What stands before each message: its length in bytes."""


class Pipe:
    """The child's end of a connection, with blocking calls."""

    def __init__(self, connected: socket.socket) -> None:
        self._file = connected.makefile("rwb")

    def send(self, message: bytes) -> None:
        """Send a message; raises `BrokenPipeError` or `ConnectionResetError` where the server is gone."""
        self._file.write(LENGTH.pack(len(message)))
        self._file.write(message)
        self._file.flush()

    def receive(self) -> bytes:
        """Wait for the next message; raises `EOFError` or `ConnectionResetError` where the server is gone."""
        length, = LENGTH.unpack(self._read(LENGTH.size))
        return self._read(length)

    def _read(self, size: int) -> bytes:
        data = self._file.read(size)
        if len(data) < size:
            raise EOFError
        return data


class Child:
    """The server's end of a connection, and the child process. `end` must be called in every case."""

    def __init__(self, process: BaseProcess, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._process, self._reader, self._writer = process, reader, writer

    @classmethod
    async def start(cls, work: Callable[[Pipe], None]) -> Self:
        """Start a process that calls `work` with its end of the pipe; raises `OSError` where that fails.

        `work` is pickled, so it must be defined at the top level of a module. The caller must call `end`.
        """
        ours, theirs = socket.socketpair()
        with theirs:
            reader, writer = await asyncio.open_connection(sock=ours)
            process = multiprocessing.get_context("spawn").Process(target=_run, args=(work, theirs), daemon=True)
            try:
                process.start()
            except BaseException:
                writer.close()
                raise
        return cls(process, reader, writer)

    async def send(self, message: bytes) -> None:
        """Send a message of any length; raises `ConnectionError` where the process has ended."""
        self._writer.write(LENGTH.pack(len(message)))
        self._writer.write(message)
        await self._writer.drain()

    async def receive(self) -> bytes:
        """The next message, of any length; raises `EOFError` or `ConnectionError` where the process has ended."""
        length, = LENGTH.unpack(await self._reader.readexactly(LENGTH.size))
        return await self._reader.readexactly(length)

    async def end(self) -> None:
        """Kill the process, if it still runs, and wait until it is gone."""
        self._process.kill()
        self._writer.close()
        await asyncio.to_thread(self._process.join)


def _run(work: Callable[[Pipe], None], connected: socket.socket) -> None:
    """Do the work in the child process, and close the connection."""
    with connected:
        work(Pipe(connected))
