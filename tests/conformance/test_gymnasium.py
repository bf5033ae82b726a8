"""Gymnasium's own checker, called as it is; and its SyncVectorEnv: for a list of seeds, our vector is equal to it."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env

import jemaa.envs.gymnasium  # noqa: F401  # registers
from jemaa.core.errors import BadOption
from jemaa.core.game import State
from jemaa.games import from_text, game
from tests.played import walk

# Upstream's checker looks at no masks.
pytestmark = pytest.mark.filterwarnings("ignore::jemaa.envs.info.IllegalActionWarning")
IDS = ["jemaa/Marrakech-v1", "jemaa/Morocco-v1"]
SEATINGS: list[dict[str, Any]] = [
    {"players": 2}, {"players": 3, "opponents": ["random", "greedy"], "seat": 1}, {"opponents": "greedy", "seat": 3}]


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
@pytest.mark.parametrize("reward", ["win", "score"])
def test_check_env(name: str, seating: dict[str, Any], reward: str) -> None:
    check_env(gymnasium.make(name, reward=reward, render_mode="ansi", **seating).unwrapped)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seating", SEATINGS, ids=str)
def test_many_games_are_as_many_single_ones(name: str, seating: dict[str, Any]) -> None:
    alone: Any = gymnasium.make_vec(name, num_envs=4, vectorization_mode="sync", **seating)
    together: Any = gymnasium.make_vec(name, num_envs=4, **seating)
    assert type(together).__name__ == "ManyAgainstBots"
    for seed in ([11, 12, 13, 14], None):
        first, second = alone.reset(seed=seed)[0], together.reset(seed=seed)[0]
        assert same(first, second)
        play_on(alone, together, second)


def position_of_two(name: str) -> State:
    """The learner's fifth choice of a game."""
    return [state for state, _ in walk(game(name, 2), 4) if state.actor == 0][4]


@pytest.mark.parametrize("name", ["marrakech", "morocco"])
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_games_begin_at_a_position_and_only_those_that_shall(name: str, opponents: str) -> None:
    given: dict[str, Any] = {"id": f"jemaa/{name.capitalize()}-v1", "num_envs": 4, "players": 2, "opponents": opponents}
    alone: Any = gymnasium.make_vec(vectorization_mode="sync", **given)
    together: Any = gymnasium.make_vec(**given)
    position, mask = position_of_two(name), np.array([True, False, True, False])
    for seed, options in (([3, 4, 5, 6], {"position": position}), ([8, None, 9, 1], None),
                          ([4, 5, 6, 7], {"reset_mask": mask}), (None, {"reset_mask": mask, "position": position}),
                          (None, None)):
        first, second = (envs.reset(seed=seed, options=options and dict(options)) for envs in (alone, together))
        assert same(first[0], second[0])
        play_on(alone, together, second[0], 2)


def test_the_board_of_a_position_is_what_is_seen() -> None:
    position = position_of_two("marrakech")
    env: Any = gymnasium.make_vec("jemaa/Marrakech-v1", num_envs=2, players=2)
    env.reset(options={"position": position})
    assert env.position(0) == env.position(1) == position


@pytest.mark.parametrize(("given", "sentence"), [
    ({"seed": [5]}, "2, one for each game"), ({"seed": []}, "2, one for each game"),
    ({"options": {"reset_mask": [True]}}, "each of 2 games"), ({"options": {"reset_mask": [1, 0]}}, "each of 2 games"),
    ({"options": {"reset_mask": [False, False]}}, "True at least once"),
])
def test_what_games_cannot_begin_with(given: dict[str, Any], sentence: str) -> None:
    envs = gymnasium.make_vec("jemaa/Marrakech-v1", num_envs=2, players=2)
    with pytest.raises(BadOption, match=sentence):
        envs.reset(**given)


def test_many_games_begin_at_a_position_of_their_game() -> None:
    envs = gymnasium.make_vec("jemaa/Marrakech-v1", num_envs=2, players=2)
    with pytest.raises(BadOption, match="a position of <marrakech, 2 players> is wanted"):
        envs.reset(options={"position": game("marrakech", 3).start()})


@pytest.mark.parametrize("given", [[0], [0, 0, 0], [[0, 0]], [0.0, 1.9]])
def test_many_games_take_one_whole_number_each(given: Any) -> None:
    envs: Any = gymnasium.make_vec("jemaa/Marrakech-v1", num_envs=2, players=2)
    envs.reset(seed=1)
    before = [envs.position(at) for at in range(2)]
    with pytest.raises(BadOption, match="2 actions, a whole number for each"):
        envs.step(np.array(given))
    assert [envs.position(at) for at in range(2)] == before


OVER = "marrakech/3 7/7/1A>A4/7/7/7/7 d6s over B 30,30,30 0,0,0 --- 0,0,0 -"
OUT = "marrakech/3 7/7/1Bv5/1B5/7/7/7 d6s roll B 0,45,45 0,14,15 -BC 1,0,0 -"
"""The learner is out."""


@pytest.mark.parametrize("position", [OVER, OUT])
@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_where_nothing_is_left_to_choose_no_episode_begins(position: str, make: Any) -> None:
    env = make("jemaa/Marrakech-v1", players=3)
    with pytest.raises(BadOption, match="nothing to choose"):
        env.reset(options={"position": from_text(position)})
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].any()


def test_people_see_the_board_after_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    env: Any = gymnasium.make("jemaa/Marrakech-v1", players=2, render_mode="human").unwrapped
    seen, _ = env.reset(seed=1)
    for _ in range(3):
        assert capsys.readouterr().out.strip() == str(env.position).strip()
        seen, *_ = env.step(seen["action_mask"].argmax())


def told(info: dict[str, Any]) -> dict[str, list[Any]]:
    return {key: values.tolist() for key, values in info.items()}


def play_on(alone: Any, together: Any, seen: dict[str, npt.NDArray[Any]], games: int = 8) -> None:
    """Give both the same actions, some of them illegal, until so many games have ended and begun anew."""
    draw, ended = np.random.default_rng(5), 0
    while ended < games:
        actions = np.array([draw.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in seen["action_mask"]])
        if draw.random() < 0.02:
            actions[2] = np.flatnonzero(seen["action_mask"][2] == 0)[0]
        first, second = alone.step(actions), together.step(actions)
        assert same(first[0], second[0])
        assert all(np.array_equal(a, b) for a, b in zip(first[1:4], second[1:4], strict=True))
        assert told(first[4]) == told(second[4])
        seen, ended = second[0], ended + int(second[2].sum())


def same(first: dict[str, npt.NDArray[Any]], second: dict[str, npt.NDArray[Any]]) -> bool:
    return first.keys() == second.keys() and all(np.array_equal(first[key], second[key]) for key in first)
