"""The messages that come over the socket."""

from typing import Literal

import msgspec

from jemaa.table.wire.base import Message, Phrase
from jemaa.table.wire.updates import TableUpdate


class Done(Message, frozen=True):
    """The answer to a command that was carried out; the `TableUpdate` that shows it is sent separately."""

    id: str
    """That of the command."""
    version: int
    """The version of the first change by the command; further ones, such as chance, may follow at once.

    Where it changed nothing: the version of the table.
    """
    rematch: str | None = None
    """The key for taking a seat at the next table, once there is one."""


RefusalCode = Literal[
    "malformed",  # no command at all; `args.reason` says where
    "stale",  # made on an older version: `update` shows the newest
    "illegal",  # against the rules: see `clause`
    "not-your-seat", "not-your-turn", "seat-taken", "not-begun", "begun", "over", "not-over",
    "no-undo", "only-watching", "not-seated", "bad-name", "no-such-seat", "no-such-bot", "no-such-game", "bad-option",
    "no-time", "present", "not-gentle", "not-watchable",
    "bad-record", "bad-position", "no-analysis", "bad-address", "too-many-requests", "no-such-table", "table-damaged",
    "no-such-code", "no-such-puzzle",
    "forbidden",
    # the server can't store or read anything:
    "disk-full",
    "store-locked",  # another program holds the database
    "store-read-only",
    "store-gone",  # the file of the database was moved, deleted or replaced
    "store-down",  # the database does not answer, or anything else is wrong with it
]


class Refused(Message, frozen=True):
    """The answer to a command, or a request, that was not carried out."""

    id: str | None
    """The command's; null where what was sent is no command."""
    code: RefusalCode
    clause: str | None = None
    """The rule that forbids it, such as MK-5.3."""
    args: dict[str, str | int] = msgspec.field(default_factory=dict)
    update: TableUpdate | None = None
    """With `stale` and `illegal`: the table as it is now, without the entries of the log. Otherwise null."""


class QuickPhrase(Message, frozen=True, tag="phrase"):
    """Somebody used a quick phrase (see `Say`)."""

    seat: str
    phrase: Phrase


class Onlookers(Message, frozen=True):
    """How many people watch without a seat; sent to those who have one."""

    count: int


class Looking(Message, frozen=True):
    """The position at which somebody looks in the finished game, for those who follow; also sent to latecomers."""

    seat: str
    at: int | None
    """The number of entries of the record before the position that is shown; null where nobody leads any more."""


ReviewStatus = Literal["none", "waiting", "working", "ready", "failed"]
"""Nobody has asked for a review; others come first; it is being made; it is there; it could not be made."""
ReviewFailure = Literal[
    "ended",  # the process that made it ended, as when the machine has no memory left
    "late",  # nothing was heard of the process for a quarter of an hour
    "error",  # an exception was raised; the server's log says where
    "store",  # it was made, but the database did not take it
]


class Reviewing(Message, frozen=True):
    """The progress of the review of the finished game, with the fields of `ReviewState`."""

    status: ReviewStatus
    done: int = 0
    of: int = 0
    """While it is being made: the number of steps that are done, and of all steps."""
    failure: ReviewFailure | None = None
    """Why it could not be made, with `failed`; it can be asked for again."""
    first: bool = False
    """While it is being made: whether a first, quick review is there to read."""


AnyMessage = TableUpdate | Done | Refused | QuickPhrase | Onlookers | Looking | Reviewing
