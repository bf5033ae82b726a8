"""Positions that are set up by hand: one change after the other, each refused or answered by the game's own rules."""

import msgspec

from jemaa.core import position as json_form
from jemaa.core.contract import CHANCE
from jemaa.core.editing import AnyPosition, Editing, all_fields, with_piece, with_value
from jemaa.core.errors import BadOption, IllegalPosition, Unreadable
from jemaa.core.game import state_from_json
from jemaa.core.game_type import GameType
from jemaa.games import game, game_type
from jemaa.service.analysis import impossible
from jemaa.service.replaying import TOO_DEEP
from jemaa.table.errors import Refusal
from jemaa.table.wire.setting_up import AskSetUp, Begin, Change, Fault, Put, SetUp


def set_up(asked: AskSetUp) -> SetUp:
    """The position after a change, and what is wrong with it.

    A change that leads to nothing that could be shown is not made. Raises `Refusal` where the position before can't be
    shown either, and for games that are not set up by hand.
    """
    if isinstance(asked, Begin):
        return _begun(asked)
    kind, position = _read(asked.position)
    editing = _editing(kind)
    try:
        before = _shown(kind, position)
    except IllegalPosition as error:
        raise impossible(asked.position, error) from None
    try:
        if isinstance(asked, Put):
            position = with_piece(editing, position, asked.piece, asked.cells)
        elif isinstance(asked, Change):
            position = with_value(editing, position, asked.field, asked.value)
        return _shown(kind, position)
    except IllegalPosition as error:
        return msgspec.structs.replace(before, fault=_fault(error), made=False)


def _begun(asked: Begin) -> SetUp:
    """An empty board: chance has given what it gives before anybody chooses."""
    try:
        state = game(asked.game, asked.players).start()
    except BadOption as error:
        raise Refusal("bad-option", reason=str(error)) from None
    while state.actor == CHANCE:
        state = state.apply(state.chance_outcomes[0][0])
    kind = state.game.type
    return _shown(kind, json_form.read(_editing(kind).layout, state.json, _editing(kind).clauses))


def _read(source: str) -> tuple[GameType, AnyPosition]:
    try:
        kind = game_type(json_form.head(source).game)
        return kind, json_form.read(_editing(kind).layout, source, _editing(kind).clauses)
    except IllegalPosition as error:
        raise impossible(source, error) from None
    except (BadOption, Unreadable) as error:
        raise Refusal("bad-position", reason=str(error)) from None
    except RecursionError:
        raise Refusal("bad-position", reason=TOO_DEEP) from None


def _editing(kind: GameType) -> Editing:
    if kind.editing is None:
        raise Refusal("no-such-game", game=kind.name)
    return kind.editing


def _shown(kind: GameType, position: AnyPosition) -> SetUp:
    """A position with what is wrong with it; raises `IllegalPosition` for one that is no row of the game."""
    source = msgspec.json.encode(position).decode()
    view = kind.view(kind.read_json(source), None)
    text, fault = None, None
    try:
        text = state_from_json(kind, source).text
    except IllegalPosition as error:
        fault = _fault(error)
    editing = _editing(kind)
    return SetUp(kind.name, source, text, view, editing.pieces(position), all_fields(editing, position), fault,
                 made=True)


def _fault(error: IllegalPosition) -> Fault:
    return Fault(error.field, error.clause, error.reason)
