"""Games to learn from: the same ones wherever they are played, and copies of what was stored of them."""

import pickle

import numpy as np

from jemaa import games
from jemaa.bots.network import Network
from jemaa.bots.self_play import CHUNK, Part, Plan, Played, SelfPlay, play
from jemaa.bots.trainer import Trainer
from tests.bots.trained import ONE, SMALL

FIRST = games.game("marrakech", 2, two_player_rugs="single", turn_order="roll_first")
PLAN = Plan((ONE, FIRST), 2 * CHUNK, 5)


def first_network(plan: Plan = PLAN) -> Network:
    return Trainer(plan, SMALL).network


def same(one: Played, other: Played) -> bool:
    arrays = [[*game.memory, *game[1:]] for played in (one, other) for game in played.games]
    half = len(arrays) // 2
    return one.first == other.first and all(
        np.array_equal(mine, theirs)
        for left, right in zip(arrays[:half], arrays[half:], strict=True)
        for mine, theirs in zip(left, right, strict=True))


def test_a_game_depends_on_its_number_and_not_on_the_games_before() -> None:
    network = first_network()
    together, later = play(PLAN, Part(3, 4, network)), play(PLAN, Part(5, 2, network))
    assert same(Played(5, together.games[2:]), later)
    assert not same(Played(3, together.games[:2]), Played(3, later.games))


def test_it_depends_on_the_seed_and_on_the_network() -> None:
    network, part = first_network(), Part(3, 1, first_network())
    changed = network._replace(inputs=network.inputs + np.float32(0.5))
    assert not same(play(PLAN, part), play(PLAN._replace(seed=6), part))
    assert not same(play(PLAN, part), play(PLAN, Part(3, 1, changed)))
    assert same(play(PLAN, part), play(PLAN, Part(3, 1, network)))


def test_what_another_process_played_is_the_same() -> None:
    """Plan, part and games are pickled on their way; arrays that come from elsewhere may be read-only."""
    part = Part(7, 2, first_network())
    for weights in part.network:
        weights.flags.writeable = False
    plan, task = pickle.loads(pickle.dumps((PLAN, part)))  # noqa: S301  # just made here
    assert (plan, task) == (PLAN, part)
    assert same(play(PLAN, part), pickle.loads(pickle.dumps(SelfPlay(plan, task.network).play(task))))  # noqa: S301


def test_only_what_was_stored_is_copied() -> None:
    [game] = play(PLAN, Part(0, 1, first_network())).games
    positions, seats, most = game.memory.indices.shape
    assert seats == 2
    assert game.memory.counts.shape == (positions, seats)
    assert game.memory.counts.max() == most
    assert sum(game.won) == 1.0


def test_tables_take_turns() -> None:
    assert [PLAN.table(number) for number in (0, CHUNK - 1, CHUNK, 2 * CHUNK)] == [ONE, ONE, FIRST, ONE]


def test_opponents_by_the_rule_of_thumb_play_another_game() -> None:
    part = Part(0, 3, first_network())
    assert not same(play(PLAN, part), play(PLAN._replace(opponent_mix=100), part))
