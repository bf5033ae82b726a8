"""PettingZoo's face: every seat an agent. The modules `marrakech_v1` and `morocco_v1` make one game each."""

from jemaa.envs.pettingzoo.aec import (
    ILLEGAL,
    ILLEGAL_REWARD,
    LOSE,
    RANDOM,
    Agents,
    Observation,
    RandomIfIllegal,
    RawEnv,
    env,
    parallel_env,
    raw_env,
)

__all__ = ["ILLEGAL", "ILLEGAL_REWARD", "LOSE", "RANDOM", "Agents", "Observation", "RandomIfIllegal", "RawEnv", "env",
           "parallel_env", "raw_env"]
