"""Many games at once are the games that the rules play one by one, however many, and whoever steps them."""

import os
import subprocess
import sys
from typing import Any
from zlib import crc32

import numpy as np
import pytest

from jemaa.core.contract import CHANCE
from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.core.game import Game, State
from jemaa.core.loops import play_out
from jemaa.core.row import dump, load
from jemaa.envs.arrays import LINE, slices
from jemaa.envs.batch import BatchEnv, playouts
from jemaa.games import game

GAMES = [
    game("marrakech", 2), game("marrakech", 3, turn_order="roll_first", must_turn=True), game("marrakech", 4),
    game("morocco", 2), game("morocco", 3), game("morocco", 5, open_juice=True),
]
IDS = [repr(each) for each in GAMES]
ARRAYS = ("actor", "legal", "observations", "done", "rewards", "episodes")


def shown(env: BatchEnv) -> dict[str, Any]:
    return {name: getattr(env, name).copy() for name in ARRAYS}


def played(env: BatchEnv, steps: int, seed: int = 1) -> list[dict[str, Any]]:
    env.reset(seed)
    found = [shown(env)]
    for _ in range(steps):
        env.step(env.sample())
        found.append(shown(env))
    return found


@pytest.mark.parametrize("chosen", GAMES, ids=IDS)
def test_arrays_tell_what_states_tell(chosen: Game) -> None:
    env = BatchEnv(chosen, 5)
    for step in range(120):
        env.step(env.sample()) if step else env.reset(3)
        for at in range(env.size):
            state = env.state(at)
            assert state.actor == env.actor[at] >= 0
            assert np.flatnonzero(env.legal[at]).tolist() == [int(action) for action in state.legal_actions]
            wanted: Any = np.zeros(chosen.type.observation.size, np.int8)
            chosen.type.observation.write(load(chosen.type.rules.layout, bytes(state))[0], state.actor, wanted)
            assert (env.observations[at] == wanted).all()


@pytest.mark.parametrize("chosen", GAMES, ids=IDS)
@pytest.mark.parametrize("reward", ["win", "score"])
def test_games_with_given_chance_are_played_by_the_rules_and_paid(chosen: Game, reward: Any) -> None:
    """Each game is played beside, by `State.apply`, with the same choices; at its end both agree on what it brought."""
    env = BatchEnv(chosen, 3, chance="given", reward=reward)
    env.reset(8)
    states = [chosen.start() for _ in range(env.size)]
    while env.episodes.min() < 2:
        choices = env.sample().copy()
        for at, state in enumerate(states):
            weights = {int(outcome): weight for outcome, weight in state.chance_outcomes}
            assert {int(i): int(env.weights[at, i]) for i in np.flatnonzero(env.weights[at])} == weights
            assert (env.actor[at] == CHANCE) == bool(weights)
            states[at] = state.apply(int(choices[at]))
        env.step(choices)
        for at, state in enumerate(states):
            assert env.done[at] == state.is_over
            paid = _paid(state, reward) if state.is_over else [0.0] * chosen.players
            assert env.rewards[at].tolist() == pytest.approx(paid)
            states[at] = chosen.start() if state.is_over else state
            assert env.state(at) == states[at]


def _paid(state: State, reward: str) -> list[float]:
    if reward == "score":
        return [float(points) for points in state.scores]
    return [(rank == 1) / state.ranking.count(1) for rank in state.ranking]


@pytest.mark.parametrize("chosen", GAMES, ids=IDS)
def test_neither_size_nor_threads_matter(chosen: Game) -> None:
    many, few = played(BatchEnv(chosen, 3 * LINE + 7, threads=3), 150), played(BatchEnv(chosen, 9), 150)
    for large, small in zip(many, few, strict=True):
        assert all((large[name][:9] == small[name]).all() for name in ARRAYS)


INTERPRETED = """
from jemaa.core.engine import INTERPRETED
from tests.envs.test_batch import GAMES, digest

print(INTERPRETED, *map(digest, GAMES[::3]))
"""


def digest(chosen: Game) -> int:
    """Of all that is shown in some steps."""
    env = BatchEnv(chosen, 2)
    return crc32(b"".join(array.tobytes() for found in played(env, 60) for array in found.values()))


def test_interpreted_the_games_are_the_same() -> None:
    done = subprocess.run([sys.executable, "-W", "error::RuntimeWarning", "-c", INTERPRETED], check=False,
                          env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True)
    assert done.stdout.split() == ["True", *(str(digest(chosen)) for chosen in GAMES[::3])], done.stderr


def test_a_seed_gives_the_same_games_again_and_another_one_others() -> None:
    env = BatchEnv(GAMES[2], 20)
    first, again, other = played(env, 60), played(env, 60), played(env, 60, seed=2)
    assert all((one["observations"] == two["observations"]).all() for one, two in zip(first, again, strict=True))
    assert (first[-1]["observations"] != other[-1]["observations"]).any(axis=1).all()


def test_games_of_one_seed_differ_and_so_do_their_episodes() -> None:
    env = BatchEnv(GAMES[2], 50)
    played(env, 400)
    assert len({bytes(env.state(at)) for at in range(50)}) == 50
    assert (env.episodes >= 3).all()


@pytest.mark.parametrize("chosen", GAMES, ids=IDS)
def test_an_illegal_action_moves_nothing_in_its_game_and_names_it(chosen: Game) -> None:
    env = BatchEnv(chosen, 4)
    env.reset(1)
    actions, before = env.sample().copy(), env.state(2)
    for wrong in (-1, len(chosen.type.actions), int(np.flatnonzero(env.legal[2] == 0)[0])):
        env.reset(1)
        actions[2] = wrong
        with pytest.raises(IllegalChoice, match=r"M[KO]-\d.*in game 2, which has not moved"):
            env.step(actions)
        assert env.state(2) == before
        assert env.state(1) != before


def test_what_is_not_asked_for_takes_no_memory() -> None:
    for chosen, limit in ((game("marrakech", 4), 512), (game("morocco", 4), 1024)):
        bare = BatchEnv(chosen, 1000, observations=False, masks=False)
        assert bare.legal.shape == (*bare.observations.shape[:1], 0)
        assert bare.nbytes / bare.size < limit
        whole = played(BatchEnv(chosen, 30), 100)
        assert (played(BatchEnv(chosen, 30), 100)[-1]["observations"] == whole[-1]["observations"]).all()


def test_without_masks_the_games_are_the_same() -> None:
    bare, whole = (BatchEnv(GAMES[4], 30, observations=on, masks=on) for on in (False, True))
    for env in (bare, whole):
        env.reset(5)
        for _ in range(300):
            env.step(env.sample())
    assert [bare.state(at) for at in range(30)] == [whole.state(at) for at in range(30)]


@pytest.mark.parametrize("chosen", GAMES, ids=IDS)
def test_playouts_are_whole_games(chosen: Game) -> None:
    points, decisions = playouts(chosen, 200, seed=4)
    some, _ = playouts(chosen, 70, seed=4, threads=2)
    assert (points[:70] == some).all()
    if chosen.name == "marrakech" and chosen.players == 4:
        assert decisions.max() == 96
        assert points.sum(axis=1).max() <= 4 * 30 + 49
    rows = load(chosen.type.rules.layout, bytes(chosen.start()))
    assert chosen.type.functions.bind(play_out)(rows, 0, 77) > 0
    assert State(chosen, dump(rows)).is_over


def test_every_array_begins_with_a_cache_line() -> None:
    env = BatchEnv(GAMES[3], 33, chance="given")
    for name in (*ARRAYS, "weights"):
        assert getattr(env, name).ctypes.data % LINE == 0, name
        assert not getattr(env, name).any(), name


def test_slices_are_whole_cache_lines() -> None:
    assert slices(1000, 3) == [(0, 320), (320, 640), (640, 1000)]
    assert slices(10, 4) == [(0, 10)]


@pytest.mark.parametrize(("wrong", "sentence"), [
    ({"size": 0}, "a game and a thread at least"), ({"threads": 0}, "a game and a thread at least"),
    ({"device": "tpu"}, "device is one of cpu, cuda"), ({"chance": "loaded"}, "chance one of drawn, given"),
    ({"reward": "money"}, "reward is one of"),
])
def test_what_there_is_not(wrong: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        BatchEnv(GAMES[0], **{"size": 4, **wrong})


def test_seeds_are_checked() -> None:
    env = BatchEnv(GAMES[0], 4)
    for seed in (-1, 1 << 32):
        with pytest.raises(BadOption, match="a seed is"):
            env.reset(seed)
        with pytest.raises(BadOption, match="a seed is"):
            playouts(GAMES[0], 4, seed)


@pytest.mark.parametrize("given", [[0, 0], [[0], [0], [0], [0]], 0, [0.0, 1.9, 0.0, 0.0], [True, False, True, True]])
def test_actions_are_one_whole_number_for_each_game(given: Any) -> None:
    env = BatchEnv(GAMES[0], 4)
    env.reset(0)
    before = [env.state(at) for at in range(4)]
    with pytest.raises(BadOption, match="4 actions, a whole number for each"):
        env.step(given)
    assert [env.state(at) for at in range(4)] == before


def test_there_are_no_games_before_reset() -> None:
    env = BatchEnv(GAMES[0], 4, masks=False)
    for act in (env.sample, lambda: env.step([0] * 4)):
        with pytest.raises(BadOption, match=r"reset\(\) begins"):
            act()


@pytest.mark.parametrize("chosen", GAMES[1::3], ids=IDS[1::3])
def test_a_game_in_which_nothing_happened_has_not_ended_and_pays_nobody(chosen: Game) -> None:
    env = BatchEnv(chosen, 4)
    env.reset(1)
    while not env.done.any():
        env.step(env.sample())
    at, actions = int(env.done.argmax()), env.sample().copy()
    actions[at] = -1
    with pytest.raises(IllegalChoice, match=f"in game {at}"):
        env.step(actions)
    assert not env.done[at]
    assert not env.rewards[at].any()
    assert env.episodes[at] == 1
