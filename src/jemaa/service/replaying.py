"""Games that somebody hands in, to be looked through."""

import contextlib
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from jemaa.core.errors import JemaaError
from jemaa.core.record import Record, read
from jemaa.games import game_type
from jemaa.table.errors import Refusal
from jemaa.table.views import replay
from jemaa.table.wire.replay import Export, Replay

TOO_DEEP = "nested too deeply"


class HandedIn(NamedTuple):
    """The game in a file."""

    record: Record
    export: Export | None
    """The file itself, if it is an export; None for a record."""


def replayed(data: bytes) -> Replay:
    """The frames of a record, or of an export; raises `Refusal` for anything else."""
    with refusing():
        record, sent = handed_in(data)
        return replay(record, sent.resigned, over=sent.seed is not None) if sent else replay(record)


@contextlib.contextmanager
def refusing() -> Iterator[None]:
    """A context in which what is wrong with a file is raised as `Refusal`."""
    try:
        yield
    except JemaaError as error:
        raise Refusal("bad-record", reason=str(error)) from None
    except RecursionError:
        raise Refusal("bad-record", reason=TOO_DEEP) from None


def handed_in(data: bytes) -> HandedIn:
    """The game in a file; raises `JemaaError`, or `RecursionError`, where the file is something else."""
    with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError):  # it is no export, then: a record
        sent = msgspec.json.decode(data, type=Export)
        return HandedIn(_record(sent.record.encode()), sent)
    return HandedIn(_record(data), None)


def _record(data: bytes) -> Record:
    return read(data.splitlines(keepends=True), game_type, unfinished=True)
