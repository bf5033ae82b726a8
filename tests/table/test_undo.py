"""Which actions a seat may take back, and when."""

from jemaa.core.record import read
from jemaa.games import game_type
from jemaa.table import wire
from tests.table.house import other, two, undoable


def test_no_undo_past_a_roll_or_of_others_choices() -> None:
    seating = two(options={"first_player": "A"})
    seating.do("ann", seating.act("left"))
    assert seating.seen("ann").may_undo is None
    assert seating.code("ann", wire.Undo("undo-001", seating.table.version, "A")) == "no-undo"
    seating.do("ann", seating.act())
    assert seating.table.actor == "B"
    assert seating.code("ann", wire.Undo("undo-002", seating.table.version, "A")) == "no-undo"
    assert seating.code("ben", wire.Undo("undo-003", seating.table.version, "B")) == "no-undo"


def test_undo_takes_back_ones_own_last_action_while_ones_turn_goes_on() -> None:
    seating = two("morocco")
    player = undoable(seating)
    taken = seating.table.entries[-1].text
    state, entries, seat = seating.table.state, list(seating.table.entries), seating.table.may_undo
    assert seat is not None
    assert seating.seen(player).may_undo == seat
    assert seating.seen(other(player)).may_undo is None
    assert seating.code(other(player), wire.Undo("undo-001", seating.table.version, seat)) == "not-your-seat"
    version = seating.do(player, wire.Undo("undo-002", seating.table.version, seat))
    assert seating.table.entries == entries[:-1]
    assert version == len(seating.journal)
    seating.do(player, seating.act(taken))
    assert seating.table.state == state
    seating.play()
    assert read(list(seating.table.record.lines()), game_type).last == seating.table.state
