"""Morocco for PettingZoo, under the names that its users expect: `env`, `raw_env` and `parallel_env`.

Each takes `players` and the other arguments of the function of the same name in `jemaa.envs.pettingzoo`.
"""

from functools import partial

from jemaa.envs.pettingzoo import aec

env = partial(aec.env, "morocco")
raw_env = partial(aec.raw_env, "morocco")
parallel_env = partial(aec.parallel_env, "morocco")

__all__ = ["env", "parallel_env", "raw_env"]
