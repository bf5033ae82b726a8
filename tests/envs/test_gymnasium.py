"""What Gymnasium's face says beyond what upstream's checker looks at (tests/conformance): masks, results, warnings."""

from typing import Any

import gymnasium
import numpy as np
import pytest

import jemaa.envs.gymnasium  # noqa: F401  # registers
from jemaa.core.chance import Stream
from jemaa.core.errors import BadOption
from jemaa.envs.formats import FORMATS, MASKS
from jemaa.envs.info import SHARED, IllegalActionWarning, winners
from jemaa.envs.opponents import Mixture
from jemaa.games import SHIPPED

IDS = [f"jemaa/{game.capitalize()}-v1" for game in SHIPPED]


def end(env: Any) -> tuple[float, dict[str, Any], int]:
    """The last reward and info of a game of first legal actions, and how many steps it took."""
    steps, over, reward = 0, False, 0.0
    info: dict[str, Any] = {}
    env.reset(seed=1)
    while not over:
        assert info == {}
        _, reward, over, _, info = env.step(env.get_wrapper_attr("action_masks")().argmax())
        steps += 1
    return reward, info, steps


@pytest.mark.parametrize("name", IDS)
def test_the_info_of_the_last_step_is_the_result(name: str) -> None:
    env: Any = gymnasium.make(name, players=3, opponents=["greedy", "random"], seat=1)
    reward, info, steps = end(env)
    position = env.unwrapped.position
    assert info["points"].tolist() == list(position.scores)
    assert info["ranks"].tolist() == list(position.ranking)
    assert info["opponents"] == ("greedy", "random")
    assert info["length"] == steps
    assert (info["winner"] == 1) == (reward == 1)


def test_a_shared_victory_has_no_winner() -> None:
    assert winners(np.array([[1, 2], [2, 1], [1, 1]])).tolist() == [0, 1, SHARED]


@pytest.mark.parametrize("name", IDS)
def test_masks_are_those_of_the_observation(name: str) -> None:
    one: Any = gymnasium.make(name, players=2)
    seen, _ = one.reset(seed=1)
    assert one.get_wrapper_attr("action_masks")().dtype == np.bool_
    assert np.array_equal(one.get_wrapper_attr("action_masks")(), seen["action_mask"])
    many: Any = gymnasium.make_vec(name, num_envs=3, players=2)
    seen, _ = many.reset(seed=1)
    assert np.array_equal(many.action_masks(), seen["action_mask"] == 1)


@pytest.mark.parametrize("make", [gymnasium.make, lambda name, **given: gymnasium.make_vec(name, 2, **given)])
def test_illegal_actions_are_warned_of_once(make: Any) -> None:
    env = make("jemaa/Marrakech-v1", players=2)
    env.reset(seed=1)
    several = hasattr(env, "num_envs")
    with pytest.warns(IllegalActionWarning, match="action_masks"):
        env.step(np.array([86, 86]) if several else 86)
    env.reset(seed=1)
    env.step(np.array([86, 86]) if several else 86)  # another warning would be an error


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("observation", FORMATS)
@pytest.mark.parametrize("mask", MASKS)
def test_observations_have_the_format_that_was_asked_for(name: str, observation: str, mask: str) -> None:
    given: Any = {"players": 2, "observation": observation, "mask": mask}
    if mask == "inside" and observation in {"named", "planes"}:
        with pytest.raises(BadOption, match="mask='beside' or 'apart'"):
            gymnasium.make(name, **given)
        return
    one, many = gymnasium.make(name, **given), gymnasium.make_vec(name, num_envs=2, **given)
    assert one.observation_space == many.single_observation_space
    assert one.observation_space.contains(one.reset(seed=1)[0])
    assert many.observation_space.contains(many.reset(seed=1)[0])


def test_a_vector_is_drawn_board_by_board() -> None:
    many: Any = gymnasium.make_vec("jemaa/Marrakech-v1", num_envs=2, players=2, render_mode="ansi")
    many.reset(seed=1)
    first, second = many.render()
    assert first != second
    assert "Assam" in first or len(first.splitlines()) > 7


def test_a_mixture_is_drawn_for_each_game_and_takes_in_past_selves() -> None:
    kinds = Mixture("random", "greedy", weights=[1, 3])
    names = [kinds(Stream(number)).name for number in range(200)]  # type: ignore[attr-defined]  # a `NamedBot`
    assert 20 < names.count("random") < 80
    kinds.add("level1", weight=1000)
    env: Any = gymnasium.make("jemaa/Marrakech-v1", players=2, opponents=kinds)
    assert end(env)[1]["opponents"] == ("level1",)


@pytest.mark.parametrize(("kinds", "weights", "sentence"), [
    ((), None, "one kind or more"), (("random",), [1, 2], "1 kinds with 2 weights"), (("random",), [0], "1 or more")])
def test_what_is_no_mixture(kinds: tuple[str, ...], weights: list[int] | None, sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Mixture(*kinds, weights=weights)
