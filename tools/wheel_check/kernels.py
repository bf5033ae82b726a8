"""Compile the kernels of a game for a GPU that is not there: `python -I kernels.py marrakech`.

Neither a GPU nor its driver is needed, only what the extra `gpu` installs. The kernels are compiled to PTX for `sm_90`
(H100, H200); the name and the length of each are printed.
"""

import sys
from types import SimpleNamespace
from unittest import mock

import numba
from numba import cuda
from numba.cuda import dispatcher

from jemaa.envs.batch import BatchEnv
from jemaa.envs.cuda import sources
from jemaa.games import game, game_type

CAPABILITY = (9, 0)


def main(name: str) -> None:
    arrays = [numba.typeof(array) for array in BatchEnv(game(name, 4), 64)._arrays]  # noqa: SLF001  # what kernels take
    rows, words, acting, numbers = arrays[0], arrays[1], arrays[3], numba.int64[::1]
    two, one = numba.int32[:, ::1], numba.int32[::1]
    kernels = sources(game_type(name))
    device = SimpleNamespace(compute_capability=CAPABILITY)
    with mock.patch.object(dispatcher, "get_current_device", return_value=device):
        for kernel, given in (
            (kernels.reset, (*arrays, numba.int64, numba.int64)),
            (kernels.step, (*arrays, numbers, numba.int8[::1], numba.int64, numba.int64)),
            (kernels.sample, (rows, words, acting, numbers)),
            (kernels.play, (rows, numba.int64, two, one)),
        ):
            text, _ = cuda.compile_ptx(kernel, given, cc=CAPABILITY)
            assert ".target sm_90" in text
            assert ".entry" in text
            print(kernel.__name__, len(text), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
