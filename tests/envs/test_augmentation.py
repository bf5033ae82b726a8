"""Games in a symmetry of their board: the same games, with images of what is observed, offered and chosen."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest

import jemaa.envs.gymnasium  # noqa: F401  # registers the names
from jemaa.core.errors import BadOption
from jemaa.envs.augmentation import RandomSymmetry, VectorRandomSymmetry
from jemaa.marrakech.symmetry import SYMMETRIES

MASKS = pytest.mark.parametrize(("observation", "mask"), [("numbers", "beside"), ("scaled", "inside"),
                                                          ("scaled", "apart")])


def one(**given: Any) -> Any:
    return gymnasium.make("jemaa/Marrakech-v1", players=2, **given)


def image(seen: Any, which: int, mask: str) -> Any:
    """The image, by the tables themselves."""
    symmetry = SYMMETRIES[which]
    if mask == "beside":
        return {"observation": seen["observation"][symmetry.numbers],
                "action_mask": seen["action_mask"][symmetry.actions]}
    if mask == "inside":
        size = len(symmetry.numbers)
        return np.concatenate([seen[:size][symmetry.numbers], seen[size:][symmetry.actions]])
    return seen[symmetry.numbers]


def equal(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return all(np.array_equal(one[name], other[name]) for name in one)
    return np.array_equal(one, other)


@MASKS
def test_one_game_is_shown_as_its_image(observation: str, mask: str) -> None:
    plain, shown = one(observation=observation, mask=mask), RandomSymmetry(one(observation=observation, mask=mask))
    drawn = set()
    for seed in range(8):
        there, _ = plain.reset(seed=seed)
        here, info = shown.reset(seed=seed)
        which, over = info["symmetry"], False
        drawn.add(which)
        while not over:
            assert equal(here, image(there, which, mask))
            action = int(np.flatnonzero(shown.action_masks())[-1])
            here, reward, over, _, _ = shown.step(np.int64(action))
            there, expected, _, _, _ = plain.step(SYMMETRIES[which].actions[action])
            assert reward == expected
    assert len(drawn) > 1
    assert shown.reset(seed=3)[1] == shown.reset(seed=3)[1]


@MASKS
def test_many_games_are_shown_each_as_its_own_image(observation: str, mask: str) -> None:
    given: dict[str, Any] = {"num_envs": 8, "players": 2, "observation": observation, "mask": mask}
    plain, shown = (gymnasium.make_vec("jemaa/Marrakech-v1", **given) for _ in range(2))
    wrapped = VectorRandomSymmetry(shown)
    (there, _), (here, _) = plain.reset(seed=4), wrapped.reset(seed=4)
    ended, symmetries = 0, [wrapped.which]
    for _ in range(80):
        for at, which in enumerate(wrapped.which.tolist()):
            assert equal(part(here, at), image(part(there, at), which, mask))
        actions = wrapped.action_masks().argmax(axis=1)
        originals = np.array([SYMMETRIES[which].actions[action] for which, action
                              in zip(wrapped.which.tolist(), actions.tolist(), strict=True)])
        here, rewards, over, _, _ = wrapped.step(actions)
        there, expected, _, _, _ = plain.step(originals)
        assert np.array_equal(rewards, expected)
        ended += int(over.sum())
        symmetries.append(wrapped.which)
    assert ended > 0
    assert len({tuple(each.tolist()) for each in symmetries}) > 1


def part(seen: Any, at: int) -> Any:
    return {name: each[at] for name, each in seen.items()} if isinstance(seen, dict) else seen[at]


def test_a_symmetry_lasts_as_long_as_its_game() -> None:
    env = VectorRandomSymmetry(gymnasium.make_vec("jemaa/Marrakech-v1", num_envs=16, players=2))
    env.reset(seed=1)
    over: npt.NDArray[np.bool_] = np.zeros(16, np.bool_)
    changed = 0
    for _ in range(60):
        before = env.which
        begun = over
        _, _, over, _, _ = env.step(env.action_masks().argmax(axis=1))
        assert np.array_equal(before[~begun], env.which[~begun])
        changed += int((before != env.which).sum())
    assert changed > 0
    mask = np.arange(16) == 5
    before = env.which
    env.reset(options={"reset_mask": mask})
    assert np.array_equal(before[~mask], env.which[~mask])


def test_what_is_no_action_is_refused_by_the_game() -> None:
    env = RandomSymmetry(one())
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="outside the mask"):
        assert env.step(np.int64(10_000))[1] == -1
    many = VectorRandomSymmetry(gymnasium.make_vec("jemaa/Marrakech-v1", num_envs=2, players=2))
    many.reset(seed=1)
    with pytest.raises(BadOption, match="step takes 2 actions"):
        many.step(np.zeros(2))


def test_a_board_without_symmetries_and_a_dict_of_planes_are_refused() -> None:
    with pytest.raises(BadOption, match="the board of morocco has no symmetry"):
        RandomSymmetry(gymnasium.make("jemaa/Morocco-v1", players=2))
    with pytest.raises(BadOption, match="symmetries are of flat observations"):
        RandomSymmetry(one(observation="planes"))
