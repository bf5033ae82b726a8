"""A short run of `make killed`; and that its audit would find what it looks for."""

from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from jemaa.table import wire
from jemaa.table.journal import Chose, Sat, Written
from jemaa.table.table import Table
from tests.server.databases import Cluster, new_database
from tests.server.killed import Answered, Journals, audit, run
from tests.table.house import NOON, two

KILLS = 6


def test_nothing_acknowledged_is_lost_or_done_twice_however_often_the_server_is_killed(tmp_path: Path) -> None:
    found = run(tmp_path, kills=KILLS, people=4, seed=2)
    assert (found.lost, found.twice) == (0, 0)
    assert found.acknowledged > KILLS


def test_nor_with_several_servers_of_which_any_is_killed(postgres: Cluster, tmp_path: Path) -> None:
    found = run(tmp_path, kills=3, people=4, seed=3, servers=2, database=new_database(postgres))
    assert (found.lost, found.twice) == (0, 0)
    assert found.acknowledged > 3


def as_asked(written: Written) -> wire.AnyCommand | None:
    """The command behind a line."""
    line, name = written.line, written.id or ""
    if isinstance(line, Sat):
        return wire.Sit(name, line.seat, line.name, line.entropy or "")
    return wire.Act(name, written.version - 1, line.by, line.choice) if isinstance(line, Chose) else None


@pytest.fixture
def played() -> tuple[list[Answered], Journals]:
    """A game's first choices, and what was acknowledged of them."""
    seating = two(options={"first_player": "A"})
    seating.play(4)
    number = seating.opening.number
    versions = {written.id: written.version for written in seating.journal}
    asked = [command for written in seating.journal if written.id and (command := as_asked(written))]
    answered = [Answered(each, versions[each.id], number, 0, 0) for each in asked]
    assert len(answered) == 6
    return answered, {number: (seating.opening, seating.journal)}


def test_what_is_there_once_is_well(played: tuple[list[Answered], Journals]) -> None:
    found = audit(*played, [])
    assert (found.acknowledged, found.lost, found.twice) == (6, 0, 0)


def test_what_is_missing_is_lost(played: tuple[list[Answered], Journals]) -> None:
    answered, journals = played
    [(number, (opening, lines))] = journals.items()
    kept = [line for line in lines if line.version < answered[-1].version]
    assert audit(answered, {number: (opening, kept)}, []).lost == 1


def test_what_is_another_choice_is_lost(played: tuple[list[Answered], Journals]) -> None:
    answered, journals = played
    wrong = replace(answered[-1], command=msgspec.structs.replace(answered[-1].command, choice="elsewhere"))
    assert audit([*answered[:-1], wrong], journals, []).lost == 1


def test_what_is_done_without_having_been_asked_for_again_is_twice(played: tuple[list[Answered], Journals]) -> None:
    answered, journals = played
    [(number, (opening, lines))] = journals.items()
    table = Table(opening, lines)
    again = Chose(table.actor or "", table.state.legal_actions[0].text, person=True)
    more = [*lines, *table.numbered([again], answered[-1].command.id, 0)]
    assert audit(answered, {number: (opening, more)}, []).twice == 1


def test_what_was_stored_before_the_kill_and_answered_after_it_is_counted(
        played: tuple[list[Answered], Journals]) -> None:
    answered, journals = played
    late = replace(answered[-1], told=1)
    assert audit([*answered[:-1], late], journals, [NOON + 1]).cut_off == 1
    assert audit([*answered[:-1], late], journals, [NOON - 1]).cut_off == 0
