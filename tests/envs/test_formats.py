"""Formats hand out the numbers that the planes have, and nothing is lost on the way."""

import numpy as np
import pytest

from jemaa.core.errors import BadOption
from jemaa.envs.batch import BatchEnv
from jemaa.envs.formats import Format
from jemaa.games import SHIPPED, game


def played(name: str) -> BatchEnv:
    """A few games, in the middle."""
    env = BatchEnv(game(name, players=3), 5)
    env.reset(seed=1)
    for _ in range(40):
        env.step(env.sample())
    return env


@pytest.mark.parametrize("name", SHIPPED)
def test_scaled_numbers_are_at_most_1_and_mean_the_same(name: str) -> None:
    env = played(name)
    scaled = Format(env.game, "scaled", "apart")(env.observations, env.legal)
    low, high = env.game.type.observation.bounds()
    assert np.abs(scaled).max() <= 1
    assert np.allclose(scaled * np.maximum(abs(low.astype(int)), high), env.observations)


@pytest.mark.parametrize("name", SHIPPED)
def test_a_mask_inside_stands_behind_the_numbers(name: str) -> None:
    env = played(name)
    both = Format(env.game, "numbers", "inside")(env.observations, env.legal)
    assert np.array_equal(both, np.concatenate([env.observations, env.legal], axis=1))


@pytest.mark.parametrize("name", SHIPPED)
def test_planes_keep_every_number_of_the_board(name: str) -> None:
    env = played(name)
    spec = env.game.type.observation
    scaled = Format(env.game, "scaled", "apart")(env.observations, env.legal)
    split = Format(env.game, "planes", "apart")(env.observations, env.legal)
    named, channel = spec.named(scaled), 0
    side = split["planes"].shape[-1]
    for plane in spec.planes:
        if plane.on_board:
            own = plane.shape[-1]
            part = split["planes"][:, channel:channel + plane.size // own**2]
            places = np.arange(own) * (side // own if side % own == 0 else 1)
            if side % own:
                places = np.arange(own) * (side - 1) // (own - 1)
            assert np.array_equal(part[..., places[:, None], places].reshape(5, -1), named[plane.name].reshape(5, -1))
            channel += plane.size // own**2
    assert split["planes"].shape[1] == channel
    rest = [named[plane.name].reshape(5, -1) for plane in spec.planes if not plane.on_board]
    assert np.array_equal(split["numbers"], np.concatenate(rest, axis=1))


def test_one_game_and_many_have_the_same_format() -> None:
    env = played("morocco")
    form = Format(env.game, "planes")
    one, many = form(env.observations[2], env.legal[2]), form(env.observations, env.legal)
    assert np.array_equal(one["observation"]["planes"], many["observation"]["planes"][2])
    assert np.array_equal(one["action_mask"], many["action_mask"][2])


def test_what_is_handed_out_does_not_change_later() -> None:
    env = played("marrakech")
    form = Format(env.game, "named")
    seen = form(env.observations, env.legal)
    before = {name: plane.copy() for name, plane in seen["observation"].items()}
    env.step(env.sample())
    assert all(np.array_equal(plane, before[name]) for name, plane in seen["observation"].items())


@pytest.mark.parametrize(("given", "sentence"), [
    (("pixels", "beside"), "numbers, scaled, named, planes"), (("scaled", "behind"), "beside, inside, apart")])
def test_other_formats_are_refused(given: tuple[str, str], sentence: str) -> None:
    with pytest.raises(BadOption, match=sentence):
        Format(game("marrakech", 2), *given)
