"""Verification: right dice pass, and whatever is changed is found."""

import msgspec
import pytest

from jemaa.core.record import Record
from jemaa.games import GAMES, game_type
from jemaa.table.fairness import rolls, run_chance
from jemaa.table.proof import BadProof, read_export, verify
from jemaa.table.views import export
from jemaa.table.wire import Export, Resign
from tests.played import record as played
from tests.table.house import two


def finished(game: str = "marrakech") -> Export:
    seating = two(game)
    seating.play()
    return export(seating.table)


@pytest.mark.parametrize("game", GAMES)
def test_the_dice_of_a_real_game_are_right(game: str) -> None:
    found = verify(read_export(msgspec.json.encode(finished(game))), game_type)
    assert found.draws == sum(type(entry).__name__ == "Outcome" for entry in found.record.entries) > 0


def test_those_of_an_abandoned_game_too() -> None:
    seating = two()
    seating.play(7)
    seating.do("ann", Resign("resign-1", "A"))
    assert verify(export(seating.table), game_type).draws > 2


@pytest.mark.parametrize(("changed", "reason"), [
    ({"seed": None}, "not over"),
    ({"seed": "5f" * 32}, "does not fit the commitment"),
    ({"seed": "xyz"}, "hexadecimal"),
    ({"table": "f" * 16}, "the dice give"),
    ({"entropies": {"A": "aa" * 16, "B": "ba" * 16}}, "the dice give"),
    ({"entropies": {"A": "aa" * 16}}, "come from A, but people sat at A, B"),
])
def test_whatever_is_changed_is_found(changed: dict[str, object], reason: str) -> None:
    with pytest.raises(BadProof, match=reason):
        verify(msgspec.structs.replace(finished(), **changed), game_type)


def test_a_game_with_other_rolls_is_found() -> None:
    other = played("marrakech", 2, seed=5)
    seats = tuple(msgspec.structs.replace(seat, kind="human") for seat in other.seats)
    lines = b"".join(Record(other.game, seats, other.entries).lines()).decode()
    with pytest.raises(BadProof, match=r"entry \d+: the dice give"):
        verify(msgspec.structs.replace(finished(), record=lines), game_type)


def test_what_is_no_export_says_where_to_get_one() -> None:
    for data in (b"", b"{}", b"\xff", b"[1]"):
        with pytest.raises(BadProof, match="jemaa db export"):
            read_export(data)


def test_rolls_are_counted_beside_what_is_expected() -> None:
    (die,) = [each for each in rolls(played("marrakech", 4, seed=3)) if each.die == "roll"]
    assert die.weights == {"1": 1, "2": 2, "3": 2, "4": 1}
    assert sum(die.counts.values()) == len(die.shown) == pytest.approx(sum(die.expected.values()))
    assert 1 <= die.longest_run <= len(die.shown)


def test_the_chance_of_runs() -> None:
    assert run_chance((1, 1), 2, 2) == pytest.approx(0.5)
    assert run_chance((1, 1), 3, 3) == pytest.approx(0.25)
    assert run_chance((1, 1), 3, 2) == pytest.approx(0.75)
    assert run_chance((1, 2, 2, 1), 48, 3) == pytest.approx(0.96, abs=0.01)
    assert run_chance((1, 2, 2, 1), 48, 4) == pytest.approx(0.58, abs=0.01)
    assert run_chance((1, 1), 5, 1) == pytest.approx(1.0)
    assert run_chance((1, 1), 2, 3) == pytest.approx(0.0)
