"""A finished game from a file as a table of this browser, to be looked back at and explained like one played here."""

import hashlib
from collections.abc import Iterator

import msgspec

from jemaa.core.record import CHANCE_NAME, Record, Seat, author
from jemaa.service.local_table import HOUSE, PREFIX
from jemaa.service.replaying import handed_in, refusing
from jemaa.table.errors import Refusal
from jemaa.table.journal import AnyLine, Began, Chose, Opening, Resigned, Sat, Written
from jemaa.table.opening import new_key
from jemaa.table.table import HUMAN, Table
from jemaa.table.wire.opening import Clock
from jemaa.table.wire.replay import Export

RECENT = 1
"""Of how many lines the table tells what happened, while it is found out whether the game is over."""


def imported(data: bytes, at: int) -> tuple[Opening, list[Written]]:
    """The journal of the game in a file, as of `at` (milliseconds since 1970).

    The people in it are nobody of this browser. An export keeps what verifies its dice; a bare record has nothing of
    that. Raises `Refusal` for a file that holds no game, and for a game that is not over.
    """
    with refusing():
        record, sent = handed_in(data)
        opening = _opening(record, sent, hashlib.sha256(data).hexdigest(), at)
        lines = Table(opening).numbered(_lines(record, sent), None, at)
        table = Table(opening, lines, recent=RECENT)
    if not table.over or (sent and sent.seed is None):
        raise Refusal("not-over")
    return opening, lines


def _opening(record: Record, sent: Export | None, digest: str, at: int) -> Opening:
    return Opening(
        number=sent.table if sent else digest[:16], invite=PREFIX + new_key(), watch=PREFIX + new_key(),
        seed=(sent.seed if sent else None) or "", game=record.game.name,
        options=msgspec.to_builtins(record.game.options),
        seats=tuple(None if seat.kind == HUMAN else seat.kind for seat in record.seats), clock=Clock(), public=False,
        opened=at, stand_in=HOUSE.stand_in,
    )


def _lines(record: Record, sent: Export | None) -> Iterator[AnyLine]:
    entropies = sent.entropies if sent else {}
    yield from (_sat(seat, entropies.get(seat.letter)) for seat in record.seats)
    yield Began()
    people = {seat.letter for seat in record.seats if seat.kind == HUMAN}
    for choice, state in zip(record.entries, record.states(), strict=False):
        by = author(state)
        yield Chose(by, choice.text, person=by != CHANCE_NAME and by in people)
    yield from (Resigned(letter) for letter in (sent.resigned if sent else ()))


def _sat(seat: Seat, entropy: str | None) -> Sat:
    """The line by which somebody sat down; a record names a bot by its kind, and a table by a letter."""
    if seat.kind == HUMAN:
        return Sat(seat.letter, seat.name, HUMAN, f"{PREFIX}{seat.letter}", entropy)
    return Sat(seat.letter, seat.letter if seat.name == seat.kind else seat.name, seat.kind)
