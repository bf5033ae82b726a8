"""A finished game in short: what lists show of it, so that its journal need not be read for them."""

from dataclasses import replace

import msgspec

from jemaa.table.table import Sitter, Table

FORMAT = 1
"""The form of `FinishedGame` in a store; whatever is stored in another form is made anew from the journal."""


class FinishedGame(msgspec.Struct, frozen=True):
    """What is kept of a table whose game is over."""

    game: str
    sitters: dict[str, Sitter]
    """Letter -> who sat there, for all seats in order, without entropies."""
    watchable: bool
    """Whether the watch link opens the table."""
    left: dict[str, int] | None
    """Letter -> milliseconds that were left on its clock; None for a table without clocks."""


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(FinishedGame).decode


def finished_game(table: Table) -> FinishedGame:
    """A table in short; its game must be over."""
    sitters = {letter: replace(table.sitters[letter], entropy=None) for letter in table.letters}
    return FinishedGame(table.opening.game, sitters, table.watchable,
                        table.clocks.left(0) if table.clocks.used else None)
