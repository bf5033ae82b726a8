"""With an NVIDIA GPU: `equal` compares 100,000 games of each kind with the CPU, `speed` measures random play.

`python -m benchmarks.gpu equal`, `python -m benchmarks.gpu speed`; one game's kinds by `equal marrakech`. Both take
minutes, most of them to compile, and `equal` on the CPU's side.
"""

import os
import statistics
import sys
import time

import numpy as np
from numba import cuda

from jemaa.core.game import Game
from jemaa.envs import cuda as device
from jemaa.envs.batch import BatchEnv, playouts
from jemaa.games import game

COMPARED, STEPS = 100_000, 300
MANY = 1 << 22
REPEATS = 5
WANTED = 1e9
ARRAYS = ("actor", "legal", "observations", "done", "rewards", "episodes")

KINDS: tuple[Game, ...] = (
    *(game("marrakech", players) for players in (2, 3, 4)),
    game("marrakech", 2, two_player_rugs="alternating"), game("marrakech", 2, two_player_rugs="single"),
    game("marrakech", 4, elimination=False), game("marrakech", 4, cover_own_rug=True),
    game("marrakech", 3, lone_survivor="plays_on"), game("marrakech", 4, turn_order="roll_first"),
    game("marrakech", 3, turn_order="roll_first", must_turn=True), game("marrakech", 4, first_player="B"),
    *(game("morocco", players) for players in (2, 3, 4, 5)),
    game("morocco", 4, third_place_points=2), game("morocco", 4, open_juice=True),
    game("morocco", 3, juice_values=[6, 12, 18]), game("morocco", 5, first_player="C"),
)


def equal(name: str = "") -> None:
    """Step 100,000 games of each kind (of game `name`) on both; every array of every tenth step must be the same."""
    for kind in (kind for kind in KINDS if name in ("", kind.name)):
        here, there = BatchEnv(kind, COMPARED, threads=os.cpu_count() or 1), BatchEnv(kind, COMPARED, device="cuda")
        for env in (here, there):
            env.reset(1)
        for step in range(STEPS):
            here.step(here.sample())
            there.step(there.sample())
            for array in ARRAYS if step % 10 == 9 else ():
                assert np.array_equal(getattr(here, array), getattr(there, array).copy_to_host()), (kind, step, array)
        points, _ = playouts(kind, COMPARED, 2)
        assert np.array_equal(points, device.playouts(kind, COMPARED, 2)[0].copy_to_host()), kind
        print(f"{kind}: equal, {int(here.episodes.sum()):,} games ended", flush=True)


def speed() -> None:
    """Decisions a second of whole random games, four million at a time."""
    for kind in (game("marrakech", 4), game("morocco", 4)):
        rates = []
        for seed in range(REPEATS + 1):
            cuda.synchronize()
            began = time.perf_counter()
            _, decisions = device.playouts(kind, MANY, seed)
            cuda.synchronize()
            rates.append(float(decisions.copy_to_host().sum()) / (time.perf_counter() - began))
        wanted = f" (wanted: {WANTED:,.0f})" if kind.name == "marrakech" else ""
        print(f"{kind}: {statistics.median(rates[1:]):,.0f} decisions/s{wanted}, spread "
              f"{(max(rates[1:]) - min(rates[1:])) / statistics.median(rates[1:]):.0%}", flush=True)


if __name__ == "__main__":
    {"equal": equal, "speed": speed}[sys.argv[1]](*sys.argv[2:])
