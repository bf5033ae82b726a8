"""Nobody is asked a question with one answer only: the table goes on by itself."""

import pytest

from jemaa.table import wire
from jemaa.table.journal import Chose
from jemaa.table.table import Table
from tests.table.house import Seating, owner_of_turn, two

TABLES = {"marrakech": {"two_player_rugs": "single"}, "morocco": {}}
every_table = pytest.mark.parametrize("game", TABLES)


def made(seating: Seating) -> list[int]:
    """The places in the journal of choices that the table made for people."""
    return [place for place, written in enumerate(seating.journal)
            if isinstance(written.line, Chose) and not written.line.by_chance and not written.line.person]


@every_table
def test_people_are_asked_only_where_they_have_a_choice(game: str) -> None:
    seating = two(game, options=TABLES[game])
    while seating.table.actor:
        assert len(seating.table.state.legal_actions) > 1
        assert seating.table.only_choice is None
        seating.play(1)
    assert made(seating) or game == "marrakech"


def test_what_the_table_chose_is_in_everybodys_log() -> None:
    seating = two("morocco")
    seating.play()
    place = made(seating)[0]
    line = seating.journal[place].line
    assert isinstance(line, Chose)
    entry = seating.table.log[place - len(seating.journal)] if len(seating.journal) <= 256 else None
    before = Table(seating.opening, seating.journal[:place])
    assert [action.text for action in before.state.legal_actions] == [line.choice]
    assert entry is None or (entry.what, entry.seat, entry.choice, bool(entry.events)) == (
        "chose", line.by, line.choice, True)


def test_an_undo_takes_it_back_together_with_the_choice_before() -> None:
    seating = two("morocco")
    while not (made(seating)[-1:] == [len(seating.journal) - 1] and seating.table.may_undo):
        assert seating.table.actor
        last = list(seating.table.entries), seating.table.state
        seating.play(1)
    entries, state = last
    assert len(seating.table.entries) > len(entries) + 1
    player, seat = owner_of_turn(seating), seating.table.may_undo
    assert seating.table.entries_after_undo == len(entries)
    assert seat
    seating.do(player, wire.Undo("undo-001", seating.table.version, seat))
    assert (seating.table.entries, seating.table.state) == (entries, state)
    again = Table(seating.opening, seating.journal)
    assert (again.entries, again.state, again.version) == (entries, state, seating.table.version)


def test_a_journal_in_which_people_were_asked_reads_as_before() -> None:
    seating = two("morocco")
    seating.play()
    asked = [Chose(written.line.by, written.line.choice, not written.line.by_chance)
             if isinstance(written.line, Chose) else written.line for written in seating.journal]
    old = Table(seating.opening)
    for written in old.numbered(asked, None, seating.now):
        old.take(written)
    assert (old.entries, old.state, old.over) == (seating.table.entries, seating.table.state, True)


def test_a_table_that_waits_for_the_only_answer_goes_on_when_it_is_loaded() -> None:
    seating = two("morocco")
    while not made(seating):
        seating.play(1)
    place = made(seating)[0]
    waiting = Seating("morocco", (None, None))
    waiting.journal, waiting.table = seating.journal[:place], Table(seating.opening, seating.journal[:place])
    assert waiting.table.only_choice is not None
    waiting.settle()
    assert waiting.table.only_choice is None
    assert [written.line for written in waiting.journal[place:]] == [
        written.line for written in seating.journal[place:len(waiting.journal)]]
