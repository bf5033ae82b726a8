"""Self-play on a GPU, without one: in the simulator it plays the CPU's games, and a training comes to the same.

That its kernel compiles for Hopper is shown by `tests/envs/test_cuda.py`.
"""

import os
import subprocess
import sys

PROGRAM = """
import numpy as np

from jemaa.bots import device_play
from jemaa.bots.device_play import DevicePlay
from jemaa.bots.self_play import BATCH, Part, Plan, Size, play
from jemaa.bots.trainer import Trainer
from jemaa.core.errors import BadOption
from jemaa.games import game
from jemaa.learning.run import Means, train

device_play.THREADS = 2  # each is one of Python's

def arrays(given):
    return [given] if isinstance(given, np.ndarray) else [array for each in given for array in arrays(each)]

def same(one, other):
    return all(np.array_equal(a, b) for a, b in zip(arrays(one), arrays(other), strict=True))

for name, mix in (("marrakech", 30), ("morocco", 0)):
    plan = Plan((game(name, 2),), 300, 5, opponent_mix=mix)
    trainer = Trainer(plan, Size(8, 4))
    part = Part(20, 3, trainer.network)  # three games: a block and a half
    here, there = play(plan, part), DevicePlay(trainer).play(part)
    assert (here.first, len(here.games)) == (there.first, len(there.games)) == (20, 3)
    assert same(here.games, there.games)
    print(name, "equal")

plan = Plan((game("marrakech", 3), game("marrakech", 2)), 5 * BATCH + 30, 5, batch=2 * BATCH)
here, there, seen = Trainer(plan, Size(8, 4)), Trainer(plan, Size(8, 4)), []
train(here, Means(), lambda at: None)
train(there, Means(device="cuda"), lambda at: seen.append(at.games))
assert same(here.network, there.network)
print("trained", *seen)

device_play.free_memory = lambda: 2.0 ** 30
try:
    DevicePlay(Trainer(plan._replace(batch=BATCH * BATCH), Size(8, 4)))
except BadOption as refusal:
    print(refusal)
"""


def test_the_simulator_plays_and_trains_as_the_cpu_does() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}, check=False,
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    marrakech, morocco, trained, refused = done.stdout.splitlines()
    assert (marrakech, morocco, trained) == ("marrakech equal", "morocco equal", "trained 200 400 530")
    assert "a batch of 10000 games needs" in refused
    assert "1.0 are free; give a batch of 300 games or fewer" in refused
