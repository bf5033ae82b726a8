"""A game as a file, and a game as a sequence of frames."""

from typing import Annotated, Literal

import msgspec

from jemaa.core.events import Event
from jemaa.core.options import OptionsByName
from jemaa.core.view import View
from jemaa.table.wire.base import Outgoing
from jemaa.table.wire.updates import Result

Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{128}$")]


class Signatures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The server's Ed25519 signatures in an export, hexadecimal; `table.signatures` says what each one signs."""

    key: Hex32
    """The public key. Whose it is, only those know who have it from elsewhere (`TableSummary.signer`)."""
    lines: tuple[Hex64, ...]
    """[line of the record] -> its signature; each is bound to all lines before it."""
    end: Hex64 | None
    """The signature of the whole game, abandoned ones included; null as long as the game is on."""


class SigningKeys(Outgoing, frozen=True):
    """`GET /api/signing-keys`: the public keys with which this server signs games, hexadecimal."""

    keys: tuple[str, ...]
    """The present one first, then former ones, with which games are signed that were opened under them."""


class Export(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The record of a game, and after its end the data that verify its dice; for the page and `jemaa verify`."""

    format: Literal[1, 2] = 1
    """2 for an export that is signed; 1 for one of an older version, which is not."""
    table: str
    """The table's number; a part of each draw's message."""
    commitment: str
    """SHA-256 of the seed, hexadecimal, as it was shown before the game."""
    seed: str | None
    """Null as long as the game is on."""
    entropies: dict[str, str]
    """Letter -> what that person's client added; empty as long as the game is on."""
    resigned: tuple[str, ...] = ()
    """The letters of the seats whose people resigned, the first one first; they come last, whatever the record says."""
    record: str
    """The lines of the record (docs/reference/record.schema.json); no footer if the game is on, or was abandoned."""
    signatures: Signatures | None = None
    """The server's signatures; null with format 1."""


class Frame(Outgoing, frozen=True):
    """One entry of a game's record, with the events that followed and the view after them."""

    by: str
    """A seat's letter, or "chance"."""
    choice: str
    events: tuple[Event, ...]
    view: View
    """What a spectator sees after the entry."""


class Replay(Outgoing, frozen=True):
    """A game, finished or so far, entry by entry, as a spectator sees it."""

    game: str
    options: OptionsByName
    names: tuple[str, ...]
    """[seat] -> the person's name; a bot's name is a letter as in a table's updates, and in a file the bot's kind."""
    kinds: tuple[str, ...]
    """[seat] -> `human`, the kind of a bot, or `open`."""
    start: View
    """The view before the first entry."""
    frames: tuple[Frame, ...]
    result: Result | None
    """Null as long as the game is on."""
