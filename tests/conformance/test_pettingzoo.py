"""PettingZoo's own suites, called as they are, on both games with every number of players."""

import time
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.max_cycles_test import max_cycles_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.render_test import render_test
from pettingzoo.test.seed_test import seed_test
from pettingzoo.utils.conversions import parallel_to_aec

from jemaa.envs import pettingzoo
from jemaa.games import GAMES, game_type

TABLES = [(name, players) for name in GAMES
          for players in range(game_type(name).fewest_players, game_type(name).most_players + 1)]

# Upstream knows observations with masks inside by the names of its own games, and warns of all others.
pytestmark = [
    pytest.mark.parametrize(("name", "players"), TABLES),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env])
def test_api(name: str, players: int, make: partial[pettingzoo.Agents]) -> None:
    api_test(make(name, players), num_cycles=400)  # type: ignore[no-untyped-call]  # upstream's


def test_seed(name: str, players: int) -> None:
    seed_test(partial(pettingzoo.env, name, players), num_cycles=100)  # type: ignore[no-untyped-call]  # upstream's


@pytest.mark.filterwarnings("ignore::jemaa.envs.info.IllegalActionWarning")
def test_max_cycles(name: str, players: int) -> None:
    # This suite gives actions without looking at masks, and wants every agent to act in every cycle.
    parallel = partial(pettingzoo.parallel_env, name, players, illegal=pettingzoo.RANDOM)
    upstream_module = SimpleNamespace(
        parallel_env=parallel, env=lambda max_cycles: parallel_to_aec(parallel(max_cycles=max_cycles)))
    max_cycles_test(upstream_module)  # type: ignore[no-untyped-call]  # upstream's


def test_render(name: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    seen = {"rgb_array": lambda picture: len(picture) == 480 and picture.std() > 20, "ansi": lambda text: "A" in text}
    render_test(partial(pettingzoo.env, name, players), custom_tests=seen)  # type: ignore[arg-type]  # upstream's
    assert "A" in capsys.readouterr().out  # `human` prints


def test_performance(name: str, players: int, capsys: pytest.CaptureFixture[str],
                     monkeypatch: pytest.MonkeyPatch) -> None:
    # Upstream's loop runs for five seconds of its own clock: here that clock ticks half a second a call.
    ticks = iter(np.arange(0, 1e6, 0.5))
    monkeypatch.setattr(time, "time", lambda: float(next(ticks)))
    performance_benchmark(pettingzoo.raw_env(name, players))  # type: ignore[no-untyped-call]  # upstream's
    assert "Finished performance benchmark" in capsys.readouterr().out
