"""Our own games, from a batch and through the faces."""

from collections.abc import Callable

import numpy as np
import pyspiel
from timing import rates, tell

import jemaa.envs.openspiel
from jemaa.envs.batch import BatchEnv, playouts
from jemaa.envs.pettingzoo import RawEnv, raw_env
from jemaa.games import game

BATCH = 1024
STEPS = 200


def stepped(name: str) -> Callable[[], int]:
    """Every choice given from outside, game by game, as a learner would."""
    env = BatchEnv(game(name, players=4), BATCH, masks=False, observations=False)
    env.reset(seed=1)

    def play() -> int:
        for _ in range(STEPS):
            env.step(env.sample())
        return STEPS * BATCH

    return play


def played_out(name: str) -> Callable[[], int]:
    return lambda: int(playouts(game(name, players=4), 2000)[1].sum())


def pettingzoo(env: RawEnv, draw: np.random.Generator) -> int:
    """What upstream's `last` and `step` take; drawing an action is theirs, too."""
    env.reset(seed=1)
    decisions = 0
    while True:
        seen, _, over, _, _ = env.last()
        if over or seen is None:
            return decisions
        legal = np.flatnonzero(seen["action_mask"])
        env.step(int(legal[int(draw.random() * len(legal))]))
        decisions += 1


def openspiel(loaded: "jemaa.envs.openspiel.SpielGame", draw: np.random.Generator) -> int:
    state, decisions = loaded.new_initial_state(), 0
    numbers = iter(draw.random(10_000).tolist())
    while not state.is_terminal():
        legal = state.legal_actions()
        decisions += not state.is_chance_node()
        state.apply_action(legal[int(next(numbers) * len(legal))])
    return decisions


def main() -> None:
    draw = np.random.default_rng(1)
    env, loaded = raw_env("marrakech", 4), pyspiel.load_game("jemaa_marrakech")
    tell({
        "marrakech": rates(stepped("marrakech")), "morocco": rates(stepped("morocco")),
        "marrakech, playouts": rates(played_out("marrakech")), "morocco, playouts": rates(played_out("morocco")),
        "marrakech, PettingZoo raw_env": rates(lambda: pettingzoo(env, draw)),
        "marrakech, OpenSpiel": rates(lambda: openspiel(loaded, draw)),
    })


main()
