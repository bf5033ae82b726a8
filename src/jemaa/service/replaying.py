"""Games that somebody hands in, to be looked through."""

import contextlib

import msgspec

from jemaa.core.errors import JemaaError
from jemaa.core.record import Record, read
from jemaa.games import game_type
from jemaa.table.errors import Refusal
from jemaa.table.views import replay
from jemaa.table.wire.replay import Export, Replay

TOO_DEEP = "nested too deeply"


def replayed(data: bytes) -> Replay:
    """The frames of a record, or of an export; raises `Refusal` for anything else."""
    try:
        return _replayed(data)
    except JemaaError as error:
        raise Refusal("bad-record", reason=str(error)) from None
    except RecursionError:
        raise Refusal("bad-record", reason=TOO_DEEP) from None


def _replayed(data: bytes) -> Replay:
    with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError):  # it is no export, then: a record
        sent = msgspec.json.decode(data, type=Export)
        return replay(_record(sent.record.encode()), sent.resigned, over=sent.seed is not None)
    return replay(_record(data))


def _record(data: bytes) -> Record:
    return read(data.splitlines(keepends=True), game_type, unfinished=True)
