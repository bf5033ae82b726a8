"""PettingZoo's connect four, raw."""

import random
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3
from timing import rates, tell

env: Any = connect_four_v3.raw_env()
draw = random.Random(1)


def play() -> int:
    env.reset()
    decisions = 0
    while True:
        seen, _, over, _, _ = env.last()
        if over:
            return decisions
        env.step(draw.choice(np.flatnonzero(seen["action_mask"]).tolist()))
        decisions += 1


tell({"connect_four": rates(play)})
