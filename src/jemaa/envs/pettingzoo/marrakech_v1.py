"""Marrakech for PettingZoo, under the names that its users expect: `env`, `raw_env` and `parallel_env`.

Each takes `players` and the other arguments of the function of the same name in `jemaa.envs.pettingzoo`.
"""

from functools import partial

from jemaa.envs.pettingzoo import aec

env = partial(aec.env, "marrakech")
raw_env = partial(aec.raw_env, "marrakech")
parallel_env = partial(aec.parallel_env, "marrakech")

__all__ = ["env", "parallel_env", "raw_env"]
