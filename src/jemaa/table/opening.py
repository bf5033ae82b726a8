"""Opens new tables: from a request, or as the rematch of a table."""

import base64
import secrets
from collections.abc import Collection
from dataclasses import dataclass

import msgspec

from jemaa.core import options as named
from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.games import GAMES, game_type
from jemaa.table.codes import new_code
from jemaa.table.dice import new_seed
from jemaa.table.errors import Refusal
from jemaa.table.journal import AnyLine, Opening, Rematched, Sat
from jemaa.table.table import HUMAN, Table
from jemaa.table.wire.opening import Clock, OpenTable

KEY_BYTES = 16


@dataclass(frozen=True)
class House:
    """The bots that a server offers at its tables."""

    bots: Collection[str]
    """Kinds."""
    stand_in: str
    """The kind that plays for the absent."""


def new_key() -> str:
    """A new capability of 128 random bits as text, for a path."""
    return base64.urlsafe_b64encode(secrets.token_bytes(KEY_BYTES)).rstrip(b"=").decode()


def new_opening(wanted: OpenTable, house: House, now: int) -> Opening:
    """The opening of a table as requested; raises `Refusal`."""
    if wanted.game not in GAMES:
        raise Refusal("no-such-game", game=wanted.game)
    for kind in wanted.seats:
        if kind is not None and kind not in house.bots:
            raise Refusal("no-such-bot", bot=kind)
    if None not in wanted.seats:
        raise Refusal("bad-option", option="seats", reason="one seat at least is for a person")
    opening = Opening(
        number=secrets.token_hex(8), invite=new_key(), watch=new_key(), seed=new_seed().hex(), game=wanted.game,
        options=wanted.options, seats=wanted.seats, clock=_checked(wanted.clock), public=wanted.public, opened=now,
        stand_in=house.stand_in, code=new_code(),
    )
    return _with_all_options(opening)


def _checked(clock: Clock) -> Clock:
    if (clock.kind == "none") != (clock.amount == 0):
        raise Refusal("bad-option", option="clock.amount", reason="0 with no clock, and above 0 with one")
    if clock.increment and clock.kind != "game":
        raise Refusal("bad-option", option="clock.increment", reason="only a clock for the whole game has one")
    return clock


def _with_all_options(opening: Opening) -> Opening:
    """The opening with the defaults written down too, so that a later default changes no game."""
    kind = game_type(opening.game)
    try:
        game = Game(kind, len(opening.seats), named.make(kind.options_type, opening.options))
    except BadOption as error:
        raise Refusal("bad-option", option="options", reason=str(error)) from None
    return msgspec.structs.replace(opening, options=msgspec.json.decode(msgspec.json.encode(game.options)))


def first_lines(opening: Opening) -> list[AnyLine]:
    """The lines by which the bots of a new table sit down."""
    return [bot_line("ABCDE"[seat], kind) for seat, kind in enumerate(opening.seats) if kind is not None]


def bot_line(letter: str, kind: str) -> Sat:
    """The line by which a bot sits down; its name is its kind."""
    return Sat(letter, kind, kind)


def next_opening(table: Table, line: Rematched, now: int) -> Opening:
    """The opening of a rematch: bots keep their seats, people have to sit down again."""
    kinds = [table.sitters[letter].kind for letter in table.letters]
    return msgspec.structs.replace(
        table.opening, number=secrets.token_hex(8), invite=line.invite, watch=line.watch, seed=new_seed().hex(),
        seats=tuple(None if kind == HUMAN else kind for kind in kinds), opened=now, code=new_code(),
    )
