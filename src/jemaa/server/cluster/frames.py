"""The frames that server processes send each other: many sockets and requests share one connection, as channels."""

import hashlib
import hmac
import struct
from enum import IntEnum

import msgspec

HEAD = struct.Struct(">IBI")
"""The length of what follows, the kind, and the channel."""
LONGEST = 16 << 20
"""Bytes of one frame; no answer of the server is longer."""
LONGEST_OF_STRANGERS = 256
"""Bytes of one frame before a process has proved that it belongs to us."""


class Kind(IntEnum):
    """The meaning of a frame."""

    HELLO = 1
    """The first frame, by the process that was called: its nonce."""
    PROOF = 2
    """By the caller: a nonce of its own and its MAC; then by the one that was called: its MAC."""
    OPEN = 3
    """A new channel; an `Opened`."""
    TEXT = 4
    """A message over a socket, in either direction."""
    START = 5
    """The beginning of an answer; an `AnswerHead`."""
    BODY = 6
    """A part of an answer's body."""
    END = 7
    """The end of an answer; from the caller: the client has gone."""
    CLOSE = 8
    """The end of a socket; its code as a decimal number."""
    ACK = 9
    """Messages that were taken from the channel; their number as a decimal number."""


class Opened(msgspec.Struct):
    """A request or a socket that another process answers, with what is known of who sent it."""

    socket: bool
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    address: str
    """The client's."""
    scheme: str
    player: str | None
    fresh: bool
    """The player came without a cookie."""
    body: bytes = b""
    again: bool = False
    """The socket was open at another process before."""


class AnswerHead(msgspec.Struct):
    """The beginning of an answer."""

    status: int
    headers: list[tuple[bytes, bytes]]


def mac(secret: bytes, who: str, *parts: bytes) -> bytes:
    """The proof that somebody has the secret; `who` keeps the two sides apart."""
    return hmac.digest(secret, b"".join((who.encode(), *parts)), hashlib.sha256)
