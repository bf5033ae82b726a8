"""Compile the kernels of a game for a GPU that is not there: `python -I kernels.py marrakech`.

Neither a GPU nor its driver is needed, only what the extra `gpu` installs. The kernels are compiled to PTX for `sm_90`
(H100, H200); the name and the length of each are printed. With `unoptimised` after the game's name the optimising
steps, which take most of the time, are left out.
"""

import sys
from types import SimpleNamespace
from unittest import mock

import numba
import numpy as np
from numba import cuda
from numba.cuda import dispatcher

from jemaa.bots.compiled_search import compiled_search
from jemaa.bots.device_play import Batch, batch_buffers, play_source
from jemaa.bots.evaluate import EvaluationParams
from jemaa.bots.policy_network import no_policy
from jemaa.bots.self_play import Plan, course, training_state
from jemaa.bots.trainer import Trainer
from jemaa.envs.arrays import Settings, make_arrays
from jemaa.envs.cuda import sources
from jemaa.games import game, game_type

CAPABILITY = (9, 0)


def main(name: str, effort: str = "optimised") -> None:
    settings = Settings()
    arrays = make_arrays(game(name, 4), 64, settings)
    arrays_type, settings_type, rows_type = map(numba.typeof, (arrays, settings, arrays.rows))
    numbers, two, one = numba.int64[::1], numba.int32[:, ::1], numba.int32[::1]
    kernels = sources(game_type(name))
    plan = Plan((game(name, 4),), 1)
    network = Trainer(plan).network
    games = batch_buffers(training_state(plan, network, network, 1), 1)
    params = EvaluationParams(compiled_search(game_type(name)).weights, network, no_policy())
    number = np.zeros(1, np.int64)
    given_to_play = tuple(map(numba.typeof, (games, params, course(plan), Batch(number, number, number))))
    device = SimpleNamespace(compute_capability=CAPABILITY)
    with mock.patch.object(dispatcher, "get_current_device", return_value=device):
        for kernel, given in (
            (kernels.reset, (arrays_type, settings_type)),
            (kernels.step, (arrays_type, numbers, settings_type)),
            (kernels.sample, (arrays_type, numbers)),
            (kernels.play, (rows_type, numba.int64, two, one)),
            (play_source(game_type(name)), given_to_play),
        ):
            text, _ = cuda.compile_ptx(kernel, given, cc=CAPABILITY, opt=effort == "optimised")
            assert ".target sm_90" in text
            assert ".entry" in text
            print(kernel.__name__, len(text), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
