"""A game at a terminal is a table with a record: what it draws, what can be taken back, and what its file keeps.

The records in `tests/data/before_tables/` were written by `jemaa play` of the last commit before the terminal played on
a table, and are never written anew. They are unfinished games of the people A and C and of `level2` in B, with the
seed 20261. In that of Morocco three choices were taken back, some of which a table would not have given back.
"""

import shutil
from contextlib import closing
from pathlib import Path

import pytest

from jemaa.cli.hotseat import HotSeat, NothingToUndo
from jemaa.core.choice import Action
from jemaa.core.contract import CHANCE
from jemaa.core.record import Record, digest_of, read, seats_of
from jemaa.core.recorder import RecordWriter
from jemaa.games import GAMES, game, game_type
from jemaa.table.errors import Refusal

DATA = Path(__file__).parent.parent / "data" / "before_tables"
MIXED = ("human", "level2", "human")
CONTINUED = {"marrakech": "55763d5ab961c163", "morocco": "87f8a2e63d24e3e5"}
"""The digest of the last line, which depends on every entry, of the files in `DATA` played to the end before."""
WHOLE = {"marrakech": "0577220bff0db54c", "morocco": "00767bd50652fe2d"}
"""The same of games with the seed 20262, played at once before."""

every_game = pytest.mark.parametrize("name", GAMES)


def new(name: str, kinds: tuple[str, ...], seed: int) -> Record:
    """The record of a game that begins."""
    names = ("Amina", "Brahim", "Chama")[:len(kinds)]
    return Record(game(name, len(kinds)), seats_of(names, kinds), seed=seed, number=0)


def opened(path: Path, record: Record | None = None) -> HotSeat:
    """A new game, or the one that is kept in a file."""
    if record:
        return HotSeat(record, RecordWriter.create(path, record))
    writer, kept = RecordWriter.resume(path, game_type)
    return HotSeat(kept, writer)


def leave(seat: HotSeat) -> None:
    """Stop for now: another process may open the file."""
    seat.close()
    seat._writer.close()


def middle(seat: HotSeat) -> Action:
    """The middle one of the legal actions."""
    actions = seat.state.legal_actions
    return actions[len(actions) // 2]


def play(seat: HotSeat, stop: int = 10_000) -> None:
    """Go on until there are so many entries, or the game is over; people choose the middle action."""
    seat.begin()
    while len(seat.table.entries) < stop and not seat.state.is_over:
        seat.act(middle(seat)) if seat.waits_for_human else seat.bot_acts()
    leave(seat)


def kept(path: Path) -> Record:
    """The game in a file."""
    return read(path, game_type, unfinished=True)


def last_digest(path: Path) -> str:
    return digest_of(path.read_bytes().splitlines(keepends=True)[-1])


@every_game
def test_a_seed_gives_the_same_game_as_before_the_terminal_played_on_a_table(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play(opened(path, new(name, MIXED, 20262)))
    assert last_digest(path) == WHOLE[name]


@every_game
def test_an_unfinished_game_of_an_older_version_goes_on_as_it_would_have(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shutil.copy(DATA / f"{name}.jsonl", path)
    before = kept(path)
    play(opened(path))
    assert kept(path).entries[:before.version] == before.entries
    assert last_digest(path) == CONTINUED[name]


@every_game
def test_the_table_of_a_resumed_game_is_the_one_that_was_left(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    first = opened(path, new(name, MIXED, 5))
    play(first, 30)
    again = opened(path)
    leave(again)
    assert (again.state, again.table.entries) == (first.state, first.table.entries)
    assert (again.table.draws, again.table.may_undo) == (first.table.draws, first.table.may_undo)
    assert again.table.record.seats == kept(path).seats


@every_game
def test_a_resumed_game_rolls_what_it_would_have_rolled(name: str, tmp_path: Path) -> None:
    record = new(name, ("human", "human"), 9)
    play(opened(tmp_path / "one.jsonl", record), 60)
    play(opened(tmp_path / "two.jsonl", record), 23)
    play(opened(tmp_path / "two.jsonl"), 60)
    assert (tmp_path / "two.jsonl").read_bytes() == (tmp_path / "one.jsonl").read_bytes()


def test_a_game_that_was_cut_off_before_a_roll_rolls_first(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play(opened(path, new("marrakech", ("human", "human"), 9)), 20)
    lines = path.read_bytes().splitlines(keepends=True)
    rolled = max(number for number, line in enumerate(lines) if b'"choice":"roll' in line)
    path.write_bytes(b"".join(lines[:rolled]))
    seat = opened(path)
    assert seat.state.actor == CHANCE
    assert seat.begin()
    leave(seat)
    assert path.read_bytes() == b"".join(lines[:rolled + 1])


def test_a_game_that_was_cut_off_before_its_result_gets_it(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play(opened(path, new("marrakech", ("human", "human"), 9)))
    whole = path.read_bytes()
    path.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    play(opened(path))
    assert path.read_bytes() == whole


@every_game
def test_only_the_person_whose_turn_it_is_can_take_back_a_choice_of_their_own(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seat = opened(path, new(name, ("human", "human"), 9))
    seat.begin()
    taken = 0
    while not seat.state.is_over:
        actor, before, data = seat.state.actor, list(seat.table.entries), path.read_bytes()
        choice = middle(seat)
        seat.act(choice)
        since = [state.actor for state in seat.table.record.states()][len(before):]
        if set(since) == {actor}:
            assert seat.undo() == choice
            assert (seat.table.entries, path.read_bytes()) == (before, data)
            seat.act(choice)
            taken += 1
        else:
            after = path.read_bytes()
            with pytest.raises(NothingToUndo):
                seat.undo()
            assert path.read_bytes() == after
    leave(seat)
    assert taken > 0 or name == "marrakech"


PEOPLE = ("human", "human", "human")


@pytest.mark.parametrize(("kinds", "entries", "reason"), [
    (PEOPLE, 0, "nothing has been chosen yet"), (PEOPLE, 2, "chance has acted since"),
    (PEOPLE, 3, "Amina's turn is over"), (MIXED, 6, "Brahim has chosen since")])
def test_a_refused_undo_says_why(kinds: tuple[str, ...], entries: int, reason: str, tmp_path: Path) -> None:
    table = game("marrakech", 3, first_player="A")
    seat = opened(tmp_path / "game.jsonl", Record(table, new("marrakech", kinds, 1).seats, seed=1))
    play(seat, entries)
    with pytest.raises(NothingToUndo, match=reason):
        seat.undo()


def test_what_the_rules_forbid_is_refused_and_not_written(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    seat = opened(path, new("marrakech", ("human", "human"), 9))
    with closing(seat._writer):
        seat.begin()
        before = path.read_bytes()
        with pytest.raises(Refusal):
            seat.act(game_type("marrakech").actions["a1-a2"])
        assert path.read_bytes() == before
