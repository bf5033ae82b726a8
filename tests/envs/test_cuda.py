"""The batch on a GPU, without one: in the simulator it plays the CPU's games, and its kernels compile for Hopper.

With a GPU, docs/guide/gpu.md's commands compare 100,000 games.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from jemaa.core.errors import BadOption
from jemaa.envs.batch import BatchEnv
from jemaa.games import game

SIMULATED = """
import numpy as np

from jemaa.core.errors import BadOption
from jemaa.envs import cuda
from jemaa.envs.batch import BatchEnv, playouts
from jemaa.games import game

cuda.THREADS = 2  # each is one of Python's; five games so are two blocks and a half
for name, players, chance, reward in (("marrakech", 2, "drawn", "win"), ("morocco", 2, "given", "score")):
    chosen = game(name, players)
    here, there = (BatchEnv(chosen, 5, device=device, chance=chance, reward=reward) for device in ("cpu", "cuda"))
    for env in (here, there):
        env.reset(3)
    for step in range(130):
        for array in ("actor", "legal", "observations", "done", "rewards", "episodes", "weights"):
            assert (getattr(here, array) == getattr(there, array).copy_to_host()).all(), (name, step, array)
        here.step(here.sample())
        there.step(there.sample())
    assert here.episodes.sum() > 0
    assert here.state(4) == there.state(4)
    for given in ([0] * 4, np.zeros(5), there.rewards):
        try:
            there.step(given)
            assert False, "these are no actions"
        except BadOption:
            pass
    there._gpu.arrays.done.copy_to_device(np.ones(5, np.int8))
    there.step(-there.sample().copy_to_host() - 1)
    assert there.refused.copy_to_host().all() and here.state(4) == there.state(4)
    assert not there.done.copy_to_host().any() and not there.rewards.copy_to_host().any()
    points, decisions = playouts(chosen, 9, 5)
    points_there, decisions_there = cuda.playouts(chosen, 9, 5)
    assert (points == points_there.copy_to_host()).all() and (decisions == decisions_there.copy_to_host()).all()
    print(name, "equal")
"""
COMPILER = Path(__file__).resolve().parents[2] / "tools" / "wheel_check" / "kernels.py"
"""Compiles a game's kernels; `make wheel-check` runs it where only the extra `gpu` is installed, and optimises them."""


def run(*arguments: str, **settings: str) -> str:
    done = subprocess.run([sys.executable, *arguments], env={**os.environ, **settings}, check=False,
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_simulator_plays_the_same_games() -> None:
    assert run("-c", SIMULATED, NUMBA_ENABLE_CUDASIM="1").split() == ["marrakech", "equal", "morocco", "equal"]


@pytest.mark.parametrize("name", ["marrakech", "morocco"])
def test_the_kernels_compile_for_hopper(name: str) -> None:
    assert len(run(str(COMPILER), name, "unoptimised").splitlines()) == 5


@pytest.mark.skipif(find_spec("numba_cuda") is None, reason="numba-cuda is not installed (pip install 'jemaa[gpu]')")
def test_without_a_gpu_it_says_so() -> None:
    from numba import cuda  # noqa: PLC0415  # loads CUDA

    if cuda.is_available():
        pytest.skip("There is a GPU here.")
    with pytest.raises(BadOption, match="needs an NVIDIA GPU"):
        BatchEnv(game("marrakech", 2), 4, device="cuda")
