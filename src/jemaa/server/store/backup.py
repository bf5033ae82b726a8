"""Exports a table as a file, with or without its secrets, and imports it."""

import msgspec

from jemaa.core.errors import JemaaError
from jemaa.server import clock
from jemaa.server.store.alarms import Alarm
from jemaa.server.store.changes import Change, Conflict, DamagedJournal
from jemaa.server.store.signing_keys import SigningKeys
from jemaa.server.store.store import Store
from jemaa.table.commands import next_alarm
from jemaa.table.finished import finished_game
from jemaa.table.journal import Opening, Written
from jemaa.table.signatures import sign
from jemaa.table.table import Table
from jemaa.table.views import export
from jemaa.table.wire import Export


class Whole(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table's opening and journal. They hold all secrets: the keys of the table and the seed of its dice."""

    opening: Opening
    journal: list[Written]


async def exported(store: Store, number: str, whole: bool) -> bytes:
    """A game as JSON on one line, with a newline at its end; raises `JemaaError` if there is none, or a damaged one.

    `whole`: as `Whole`, with all secrets of the game, which `imported` reads; otherwise as `Export`, signed, which
    everybody may see.
    """
    try:
        stored = await store.load(number)
    except DamagedJournal as error:
        raise JemaaError(f"the game {number} is damaged in this database ({error}); import it from a backup") from None
    if stored is None:
        raise JemaaError(f"there is no game {number} in this database; its number is in the name of its file")
    document = Whole(*stored) if whole else await _signed(store, Table(*stored))
    return msgspec.json.encode(document) + b"\n"


async def _signed(store: Store, table: Table) -> Export:
    return sign(export(table), await SigningKeys(store.engine).of(table.opening.signer))


async def imported(store: Store, data: bytes) -> str:
    """Put a whole game into the database; returns its number. The dice of a finished game are not added to the totals.

    Raises `JemaaError` if the data are not such a game, or if the database has one with this number.
    """
    try:
        whole = msgspec.json.decode(data, type=Whole)
        table = Table(whole.opening, whole.journal)
    except (msgspec.MsgspecError, UnicodeDecodeError, ValueError, KeyError, RecursionError) as error:
        raise JemaaError(f"that is no whole game ({error}); `jemaa db export GAME --whole` writes one") from None
    number = whole.opening.number
    game = finished_game(table) if table.over else None
    alarm = Alarm(next_alarm(table, clock.now()))
    try:
        await store.append(Change(number, whole.journal, whole.opening, over=table.over, finished=game, alarm=alarm))
    except Conflict:
        raise JemaaError(f"there is a game {number} already; `jemaa db delete {number}` first") from None
    return number
