"""One game follows from the match and its task, and from nothing else."""

import msgspec
import pytest

from jemaa.arena.match import Fixture, Match, Task
from jemaa.arena.play import Result, lane, play

TABLES = (Fixture("marrakech", 3), Fixture("marrakech", 2, "two_player_rugs=single"), Fixture("morocco", 2))
MATCH = Match(bots=("random", "greedy", "heuristic"), seed=4, fixtures=TABLES)


def timeless(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=())


@pytest.mark.parametrize("fixture", range(3))
def test_the_same_task_is_the_same_game(fixture: int) -> None:
    first = play(MATCH, Task(fixture, 5, 1))
    assert timeless(first) == timeless(play(MATCH, Task(fixture, 5, 1)))
    others = [play(MATCH, Task(fixture, 6, 1)), play(MATCH, Task(fixture, 5, 0)),
              play(msgspec.structs.replace(MATCH, seed=5), Task(fixture, 5, 1))]
    assert first.digest not in {other.digest for other in others}


def test_other_fixtures_of_the_match_change_nothing() -> None:
    alone = msgspec.structs.replace(MATCH, fixtures=MATCH.fixtures[1:2])
    assert timeless(play(alone, Task(0, 2, 0))) == msgspec.structs.replace(play(MATCH, Task(1, 2, 0)), fixture=0,
                                                                          seconds=())


def test_a_result_says_who_sat_where_and_how_often_they_chose() -> None:
    result = play(MATCH, Task(0, 0, 1))
    assert result.seats == MATCH.seatings(0, 0)[1]
    assert min(result.ranking) == 1
    assert all(decisions > 10 for decisions in result.decisions)
    assert all(seconds > 0 for seconds in result.seconds)
    assert result.task == Task(0, 0, 1)


def test_bots_of_one_deal_draw_from_streams_of_their_own() -> None:
    lanes = [lane(rotation, seat) for rotation in range(6) for seat in range(5)]
    assert len(set(lanes)) == 30
    assert 0 not in lanes
