"""A table: who may choose when, what is kept, and that the journal alone makes the table."""

import copy

import msgspec
import pytest

from jemaa.core.record import read
from jemaa.games import GAMES, game_type
from jemaa.table import wire
from jemaa.table.errors import Refusal
from jemaa.table.table import Table
from jemaa.table.views import Viewer, table_update
from tests.table.house import ENTROPY, Seating, other, owner_of_turn, two, undoable

every_game = pytest.mark.parametrize("game", GAMES)


@every_game
def test_a_whole_game_is_a_record_that_replays(game: str) -> None:
    seating = two(game)
    seating.play()
    record = read(list(seating.table.record.lines()), game_type)
    assert record.last == seating.table.state
    assert [seat.name for seat in record.seats] == ["Ann", "Ben"]


@every_game
def test_the_journal_alone_makes_the_table(game: str) -> None:
    seating = two(game)
    seating.play(25)
    again = Table(seating.opening, seating.journal)
    for player in ("ann", "ben", None):
        seen = seating.seen(player, 0)
        seating.table, kept = again, seating.table
        assert seating.seen(player, 0) == seen
        seating.table = kept
    assert again.answered("sit-ann-A") == 1


def taken_back_and_asked_again(game: str) -> Seating:
    """A game with clocks in which something is taken back, somebody rests, and another game is asked for."""
    seating = two(game, clock=wire.Clock("game", 600, 5))
    seating.play(20)
    if game == "morocco":  # in Marrakech, chance acts soon
        player = undoable(seating)
        seating.do(player, wire.Undo("undo-0001", seating.table.version, seating.table.may_undo or ""))
    seating.play(7)
    seating.do("ann", wire.Leave("leave-001", "A"))
    seating.do("ann", wire.Return("return-01", "A"))
    seating.do("ann", wire.Resign("resign-01", "A"))
    for command, entropy in (("again-001", None), ("again-002", ENTROPY["ann"])):
        seating.do("ann", wire.Rematch(command, "A", entropy))
    return seating


def everything(table: Table) -> dict[str, object]:
    """All that a table is."""
    clocks, again = copy.deepcopy(vars(table.clocks)), copy.deepcopy(table.again and vars(table.again))
    return {**{name: copy.copy(part) for name, part in vars(table).items()}, "clocks": clocks, "again": again}


@every_game
def test_a_table_after_further_lines_is_another_one_and_the_same_as_if_it_had_taken_them(game: str) -> None:
    seating = taken_back_and_asked_again(game)
    taking = Table(seating.opening)
    for written in seating.journal:
        before, untouched = taking.after([]), everything(taking)
        following = taking.after([written])
        assert everything(taking) == untouched
        assert everything(before) == untouched
        taking.take(written)
        assert everything(following) == everything(taking)
    assert everything(Table(seating.opening).after(seating.journal)) == everything(taking)


@every_game
@pytest.mark.parametrize("recent", [0, 5, 10_000])
def test_a_table_of_few_recent_lines_lacks_only_what_happened_before_them(game: str, recent: int) -> None:
    seating = taken_back_and_asked_again(game)
    whole = Table(seating.opening, seating.journal)
    quick = Table(seating.opening, seating.journal, recent=recent)
    assert list(quick.log) == list(whole.log)[max(0, len(whole.log) - recent):]
    assert list(quick.steps) == [step for step in whole.steps if step.version > whole.version - recent]
    without = {"log", "steps"}
    assert ({name: part for name, part in everything(quick).items() if name not in without}
            == {name: part for name, part in everything(whole).items() if name not in without})
    since = max(0, whole.version - recent)
    for player in ("ann", "ben", None):
        assert (table_update(quick, Viewer(player, invited=True), since, seating.now)
                == table_update(whole, Viewer(player, invited=True), since, seating.now))


def test_only_the_actor_chooses_and_only_on_the_newest_version() -> None:
    seating = two()
    player = owner_of_turn(seating)
    act = seating.act()
    assert seating.code(other(player), act) == "not-your-seat"
    assert seating.code("cem", act) == "not-your-seat"
    stale = msgspec.structs.replace(act, version=act.version - 1)
    assert seating.code(player, stale) == "stale"
    assert seating.code(player, msgspec.structs.replace(act, version=act.version + 1)) == "stale"
    waiting = msgspec.structs.replace(act, seat="B" if act.seat == "A" else "A")
    assert seating.code(other(player), waiting) == "not-your-turn"
    assert seating.code(player, act) == ""


def test_before_and_after_the_game_nobody_chooses() -> None:
    seating = Seating()
    seating.sit("ann", "A")
    assert seating.code("ann", seating.act("left")) == "not-begun"
    seating.sit("ben", "B")
    seating.play()
    assert seating.code("ann", wire.Act("act-late", seating.table.version, "A", "left")) == "over"


@pytest.mark.clause("MK-3.1")
def test_what_the_rules_forbid_is_refused_with_its_clause() -> None:
    seating = two()
    player = owner_of_turn(seating)
    for choice in ("a1-a2", "roll 4", "nonsense"):
        with pytest.raises(Refusal) as refusal:
            seating.do(player, seating.act(choice))
        assert (refusal.value.code, refusal.value.clause) == ("illegal", "MK-3.1")
        assert refusal.value.details == {"choice": choice}


def test_a_repeated_command_gets_the_first_answer_and_is_done_once() -> None:
    seating = two()
    player = owner_of_turn(seating)
    act = seating.act()
    version = seating.do(player, act)
    lines = len(seating.journal)
    assert seating.do(player, act) == act.version + 1
    assert version > act.version
    assert len(seating.journal) == lines


def test_chance_follows_in_the_same_breath() -> None:
    seating = two()
    player = owner_of_turn(seating)
    before = seating.table.version
    seating.do(player, seating.act("left"))
    assert [line.line.choice[:4] for line in seating.journal[before:]] == ["left", "roll"]  # type: ignore[union-attr]  # they are choices
    assert seating.table.actor is not None


def test_a_turn_begins_when_a_person_is_to_choose_and_lasts_as_long_as_they_are() -> None:
    seating = Seating(options={"first_player": "A"})
    seating.sit("ann", "A")
    assert (seating.table.chooser, seating.table.turn) == (None, 0)
    seating.sit("ben", "B")
    table, began = seating.table, seating.table.turn
    assert (table.chooser, began) == ("A", table.version)
    while table.chooser == "A":
        assert table.turn == began
        seating.do("ann", seating.act())
    assert (table.chooser, table.turn) == ("B", table.version)


def test_a_bot_has_no_turn_to_be_told_of_and_who_comes_back_has_one() -> None:
    seating = two(options={"first_player": "A"})
    seating.do("ann", wire.Leave("leave-0001", "A"))
    assert (seating.table.chooser, seating.table.turn) == (None, seating.table.version)
    seating.do("ann", wire.Return("return-001", "A"))
    assert (seating.table.chooser, seating.table.turn) == ("A", seating.table.version)
