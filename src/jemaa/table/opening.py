"""Opens new tables: from a request, or as the rematch of a table."""

import base64
import secrets
from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec

from jemaa.core import options as named
from jemaa.core.errors import BadOption
from jemaa.core.game import Game
from jemaa.games import GAMES, game_type
from jemaa.table.again import Answers
from jemaa.table.codes import new_code
from jemaa.table.dice import new_seed
from jemaa.table.errors import Refusal
from jemaa.table.journal import AnyLine, Opening, Sat, WatchingAllowed
from jemaa.table.table import HUMAN, Table, game_of
from jemaa.table.wire.opening import Clock, OpenTable

KEY_BYTES = 16


@dataclass(frozen=True)
class House:
    """The bots that a server offers at its tables."""

    bots: Collection[str]
    """Kinds."""
    stand_in: str
    """The kind that plays for the absent."""
    gentle: Sequence[str] = ()
    """The kinds that may play at a family table, from the weakest on; the last one plays for the absent there."""


def new_key() -> str:
    """A new capability of 128 random bits as text, for a path."""
    return base64.urlsafe_b64encode(secrets.token_bytes(KEY_BYTES)).rstrip(b"=").decode()


def new_number() -> str:
    """A new public name of a table: 16 random hexadecimal digits."""
    return secrets.token_hex(8)


def new_opening(wanted: OpenTable, house: House, now: int, signer: str | None = None) -> Opening:
    """The opening of a table as requested, with new keys, seed and code; nothing is stored.

    `now` is in milliseconds since 1970, `signer` the public key of the server. Another table may have the same code.
    Raises `Refusal` for an unknown game, for a bot that is unknown or may not play at a family table, for options or a
    clock that cannot be, and where no seat is open.
    """
    if wanted.game not in GAMES:
        raise Refusal("no-such-game", game=wanted.game)
    for kind in wanted.seats:
        if kind is not None and kind not in house.bots:
            raise Refusal("no-such-bot", bot=kind)
        if wanted.family and kind is not None and kind not in house.gentle:
            raise Refusal("not-gentle", bot=kind)
    if None not in wanted.seats:
        raise Refusal("bad-option", option="seats", reason="one seat at least is for a person")
    opening = Opening(
        number=new_number(), invite=new_key(), watch=new_key(), seed=new_seed().hex(), game=wanted.game,
        options=wanted.options, seats=wanted.seats, clock=_checked(wanted.clock), public=wanted.public, opened=now,
        stand_in=_stand_in(wanted, house), family=wanted.family, code=new_code(), signer=signer,
    )
    return _with_all_options(opening)


def _stand_in(wanted: OpenTable, house: House) -> str:
    return house.gentle[-1] if wanted.family and house.gentle else house.stand_in


def _checked(clock: Clock) -> Clock:
    if (clock.kind == "none") != (clock.amount == 0):
        raise Refusal("bad-option", option="clock.amount", reason="0 with no clock, and above 0 with one")
    if clock.increment and clock.kind != "game":
        raise Refusal("bad-option", option="clock.increment", reason="only a clock for the whole game has one")
    return clock


def _with_all_options(opening: Opening) -> Opening:
    """The opening with the defaults written down too, so that a later default changes no game; raises `Refusal`."""
    kind = game_type(opening.game)
    try:
        game = Game(kind, len(opening.seats), named.make(kind.options_type, opening.options))
    except BadOption as error:
        raise Refusal("bad-option", option="options", reason=str(error)) from None
    return msgspec.structs.replace(opening, options=msgspec.json.decode(msgspec.json.encode(game.options)))


def first_lines(opening: Opening) -> list[AnyLine]:
    """The lines by which the bots of a new table sit down."""
    return [bot_line("ABCDE"[seat], kind) for seat, kind in enumerate(opening.seats) if kind is not None]


def bot_line(letter: str, kind: str, names: Collection[str] = ()) -> Sat:
    """The line by which a bot of a kind sits down in a seat, at a table whose other bots have these names.

    A bot's name is a letter, for which each page has a name in its language: that of its seat, or the first free one
    where another bot has that.
    """
    return Sat(letter, next(name for name in (letter, *"ABCDE") if name not in names), kind)


@dataclass(frozen=True)
class NextTable:
    """The table of another game: its opening, and the lines by which those who play, and the bots, sit down."""

    opening: Opening
    lines: list[AnyLine]


def next_table(table: Table, answers: Answers, now: int, signer: str | None = None) -> NextTable:
    """The table for those who play again: the seats go round by one; names, bots, options and clock stay.

    Who sat in seat B sits in A now, and so on; who sat in A comes last. Number, keys and seed are those of
    `answers.prepared`; there is no code. Nothing is stored, and `answers` need not be complete: a person who has not
    said yes gets no seat. Where the game cannot be played with the seats that are left (too few, or one that the
    options name, such as `first_player`, is missing), all seats stay, and bots sit in those of these people.
    `signer` is the public key of the server.
    """
    everybody = [_successor(table, answers, letter) for letter in _rotated(table.letters)]
    playing = [each for each in everybody if each is not None]
    opening = _opening(table, answers, playing, now)
    if not _possible(opening):
        playing = _with_bots(everybody, table.opening.stand_in)
        opening = _opening(table, answers, playing, now)
    opening = msgspec.structs.replace(opening, signer=signer)
    lines = [msgspec.structs.replace(each, seat="ABCDE"[seat]) for seat, each in enumerate(playing)]
    return NextTable(opening, list(lines) if table.watchable else [*lines, WatchingAllowed("A", allowed=False)])


def _with_bots(everybody: Sequence[Sat | None], kind: str) -> list[Sat]:
    """The lines of `everybody`, with one for a bot of this kind instead of each None.

    The seats in them are not yet those of the new table.
    """
    names = {each.name for each in everybody if each is not None and each.kind != HUMAN}
    lines = []
    for letter, each in zip("ABCDE", everybody, strict=False):
        lines.append(each or bot_line(letter, kind, names))
        names.add(lines[-1].name)
    return lines


def _rotated(letters: str) -> str:
    """The seats of the old table in the order in which they sit at the new one: everybody moves up by one seat."""
    return letters[1:] + letters[:1]


def _successor(table: Table, answers: Answers, letter: str) -> Sat | None:
    """The line by which somebody from an old seat sits down again; None for a person who did not say yes.

    The seat in it is the old one still.
    """
    sitter = table.sitters[letter]
    if sitter.player is None:
        return Sat(letter, sitter.name, sitter.kind)
    entropy = answers.entropies.get(sitter.player)
    return Sat(letter, sitter.name, HUMAN, sitter.player, entropy) if entropy else None


def _opening(table: Table, answers: Answers, playing: Sequence[Sat], now: int) -> Opening:
    prepared = answers.prepared
    return msgspec.structs.replace(
        table.opening, number=prepared.number, invite=prepared.invite, watch=prepared.watch, seed=prepared.seed,
        seats=tuple(None if each.kind == HUMAN else each.kind for each in playing), opened=now, code=None,
    )


def _possible(opening: Opening) -> bool:
    try:
        game_of(opening)
    except BadOption:
        return False
    return True
