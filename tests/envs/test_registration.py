"""Gymnasium makes our games by name, and says of a version that is gone what to make instead."""

import subprocess
import sys

import gymnasium
import pytest

from jemaa.core.errors import BadOption
from jemaa.envs.registration import environment_id, register
from jemaa.games import SHIPPED


@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("make", ["make({id!r}).reset(seed=1)", "make_vec({id!r}, num_envs=2).reset(seed=1)"])
def test_with_the_module_in_the_name_nothing_has_to_be_imported(game: str, make: str) -> None:
    source = f"import gymnasium; gymnasium.{make.format(id=f'jemaa.envs.gymnasium:{environment_id(game)}')}"
    subprocess.run([sys.executable, "-c", source], check=True)


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize("game", SHIPPED)
@pytest.mark.parametrize("make", [gymnasium.make, gymnasium.make_vec])
def test_a_version_that_is_gone_names_the_new_one_and_the_reason(game: str, make: object) -> None:
    register()
    assert callable(make)
    with pytest.raises(BadOption, match=rf"-v0 is gone: observations.* Make {environment_id(game)} instead"):
        make(environment_id(game, 0))


def test_registering_twice_changes_nothing() -> None:
    register()
    before = gymnasium.spec(environment_id("marrakech"))
    register()
    assert gymnasium.spec(environment_id("marrakech")) is before
