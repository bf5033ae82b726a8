"""The types of positions that are set up by hand: `POST /api/analysis/set-up`.

The page sends the position as it stands, and one change; nothing is kept.
"""

from typing import Annotated

import msgspec

from jemaa.core.editing import Field
from jemaa.core.view import View
from jemaa.table.wire.base import Incoming, Outgoing

PositionJson = Annotated[str, msgspec.Meta(min_length=1, max_length=1 << 15)]
"""A position as JSON, as `State.json` gives it, also an impossible one."""
ShortText = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Begin(Incoming, frozen=True, tag_field="edit", tag="begin"):
    """An empty board: nothing is laid or placed, and the first seat to choose does so."""

    game: ShortText
    players: Annotated[int, msgspec.Meta(ge=1, le=10)]


class Keep(Incoming, frozen=True, tag_field="edit", tag="keep"):
    """A position as it is."""

    position: PositionJson


class Put(Incoming, frozen=True, tag_field="edit", tag="put"):
    """A piece is put on cells of the board, or what is there is taken away."""

    position: PositionJson
    piece: ShortText
    cells: Annotated[tuple[ShortText, ...], msgspec.Meta(min_length=1, max_length=2)]


class Change(Incoming, frozen=True, tag_field="edit", tag="change"):
    """A field gets a value."""

    position: PositionJson
    field: ShortText
    value: str | int | bool | None


AskSetUp = Begin | Keep | Put | Change


class Fault(Outgoing, frozen=True):
    """Why a position is impossible, or why a change was not made."""

    field: str
    clause: str
    """The clause that it goes by, such as "MK-1.3"."""
    reason: str
    """In English; the page has the clause in its own language."""


class SetUp(Outgoing, frozen=True):
    """A position that is being set up."""

    game: str
    json: str
    """The position, to be sent along with the next change."""
    text: str | None
    """The position as one line; null while it is impossible."""
    view: View
    """As a spectator sees it."""
    pieces: tuple[str, ...]
    """What can be put on the board."""
    fields: tuple[Field, ...]
    """All else that can be set."""
    fault: Fault | None
    made: bool
    """Whether the change was made: one that no position of the game could have is not."""
