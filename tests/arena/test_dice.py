"""The k-th draw of each kind is the same in all games of a deal, however differently they go."""

from collections import defaultdict
from importlib import import_module

import pytest

from jemaa.arena.dice import Dice, lane
from jemaa.arena.play import MOST_SEATS
from jemaa.arena.play import lane as bot_lane
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.games import GAMES, game
from tests.played import choose

CASES = pytest.mark.parametrize(("name", "players", "kinds"), [
    ("marrakech", 2, {"MK-2.4", "MK-2.3", "MK-3.3"}), ("marrakech", 4, {"MK-2.4", "MK-3.3"}),
    ("morocco", 2, {"MO-2.1", "MO-2.2", "MO-3.3"}), ("morocco", 3, {"MO-2.1", "MO-2.2", "MO-3.3"})])


class Drawn:
    """What chance gave, by its kind, in a game whose seats choose at random from a stream of their own."""

    def __init__(self, name: str, players: int, deal: int, choices: int, **options: str) -> None:
        self.kinds = defaultdict[str, list[str]](list)
        dice, own, state = Dice(7, deal), Stream(choices), game(name, players, **options).start()
        while not state.is_over:
            if state.actor == CHANCE:
                kind = state.game.type.chance_clause(state.row)
                self.kinds[kind].append(dice.draw(state).text)
                state = state.apply(self.kinds[kind][-1])
            else:
                state = state.apply(choose(state, own))
        self.last = state


@CASES
def test_games_that_part_ways_have_the_same_dice(name: str, players: int, kinds: set[str]) -> None:
    games = [Drawn(name, players, deal=3, choices=seed) for seed in range(4)]
    assert len({one.last for one in games}) == 4
    assert set(games[0].kinds) == kinds
    for kind in kinds:
        shortest = min(len(one.kinds[kind]) for one in games)
        assert shortest > 0
        assert len({tuple(one.kinds[kind][:shortest]) for one in games}) == 1


def test_games_go_out_at_different_times_and_yet_roll_alike() -> None:
    """Somebody who goes out takes no turn, so others make the rolls that follow: the game's k-th is what counts."""
    rolls = [Drawn("marrakech", 2, deal=1, choices=seed, lone_survivor="plays_on").kinds["MK-3.3"]
             for seed in range(12)]
    assert len({len(one) for one in rolls}) > 1
    longest = max(rolls, key=len)
    assert [one for one in rolls if one != longest[:len(one)]] == []


@CASES
def test_other_deals_have_other_dice(name: str, players: int, kinds: set[str]) -> None:
    assert len({str(Drawn(name, players, deal, 0).kinds) for deal in range(5)}) == 5


def test_no_kind_of_chance_shares_its_lane_with_another_or_with_a_bot() -> None:
    clauses = {clause for name in GAMES for clause in _chance_clauses(name)}
    assert len(clauses) >= 6
    assert len({lane(clause) for clause in clauses}) == len(clauses)
    assert min(map(lane, clauses)) > bot_lane(120, MOST_SEATS), "a deal has no more rotations than that"


def _chance_clauses(name: str) -> set[str]:
    return set(import_module(f"jemaa.{name}.refusals").CHANCE_CLAUSES.values())
