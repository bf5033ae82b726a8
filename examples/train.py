"""Train a small agent for Marrakech with two players until it beats random play: NumPy, one core, five minutes.

.venv/bin/python examples/train.py [--seconds 300] [--seed 1]

docs/guide/train.md goes through it step by step.
"""

import argparse
import math
import time
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import numpy.typing as npt

import jemaa.envs.gymnasium  # noqa: F401  # registers jemaa/Marrakech-v1

GAMES = 256
STEPS = 48
"""Decisions in each game between two updates: as many as a seat has in a whole game."""
HIDDEN = 128
PART = 4096
"""Decisions that one step of learning looks at."""
PACE = 2e-3
CURIOSITY = 0.01
"""How much the agent is paid for staying undecided: without it, it would stop trying things too soon."""
TRACE = 0.95
"""How far a decision is praised for what comes after it (generalised advantages: Schulman et al., 2016)."""

Numbers = npt.NDArray[np.float32]


class Thought(NamedTuple):
    """What the network makes of n positions."""

    hidden: Numbers
    """(n, HIDDEN)"""
    chances: Numbers
    """(n, actions): how likely each action is to be tried; 0 for illegal ones."""
    value: Numbers
    """(n,): the win share expected."""


class Network:
    """One hidden layer, and from it a policy and a value."""

    def __init__(self, inputs: int, actions: int, draw: np.random.Generator) -> None:
        self.into = draw.normal(0, math.sqrt(0.5 / 60), (inputs, HIDDEN)).astype(np.float32)  # some 60 inputs are not 0
        self.policy = draw.normal(0, 0.01, (HIDDEN, actions)).astype(np.float32)
        self.value = np.zeros((HIDDEN, 1), np.float32)
        self._moments = [(np.zeros_like(weights), np.zeros_like(weights)) for weights in self._all()]
        self._steps = 0

    def _all(self) -> list[Numbers]:
        return [self.into, self.policy, self.value]

    def think(self, seen: Numbers, mask: npt.NDArray[np.int8]) -> Thought:
        """Forward."""
        hidden = np.maximum(seen @ self.into, 0)
        wishes = np.where(mask, hidden @ self.policy, -1e9)
        chances = np.exp(wishes - wishes.max(axis=1, keepdims=True))
        return Thought(hidden, chances / chances.sum(axis=1, keepdims=True), (hidden @ self.value)[:, 0])

    def learn(self, seen: Numbers, mask: npt.NDArray[np.int8], action: npt.NDArray[np.int64], praise: Numbers,
              value: Numbers) -> None:
        """Backward: make praised actions likelier, undecided choices too, and the value truer; then one step."""
        thought, n = self.think(seen, mask), len(seen)
        surprise = -np.log(np.maximum(thought.chances, 1e-9))
        doubt = (thought.chances * surprise).sum(axis=1, keepdims=True)
        wishes = thought.chances * (praise[:, None] + CURIOSITY * (doubt - surprise))
        wishes[np.arange(n), action] -= praise
        wishes /= n
        error = ((thought.value - value) / n)[:, None].astype(np.float32)
        hidden = (wishes @ self.policy.T + error @ self.value.T) * (thought.hidden > 0)
        self._descend([seen.T @ hidden, thought.hidden.T @ wishes, thought.hidden.T @ error])

    def _descend(self, slopes: list[Numbers]) -> None:
        """Downhill (Adam: Kingma and Ba, 2015)."""
        self._steps += 1
        for weights, slope, (mean, square) in zip(self._all(), slopes, self._moments, strict=True):
            mean[:] += 0.1 * (slope - mean)
            square[:] += 0.01 * (slope * slope - square)
            spread = np.sqrt(square / (1 - 0.99**self._steps)) + 1e-8
            weights[:] -= PACE * mean / (1 - 0.9**self._steps) / spread


class Learner:
    """A network, and the games in which it learns."""

    def __init__(self, seed: int) -> None:
        self.draw = np.random.default_rng(seed)
        self.env = make(GAMES)
        self.scale = scale(self.env)
        self.network = Network(len(self.scale), self.env.single_action_space.n, self.draw)
        self.now, _ = self.env.reset(seed=seed)

    def look(self) -> tuple[Numbers, npt.NDArray[np.int8]]:
        """What is seen now, each number at most 1, and the masks."""
        return self.now["observation"] * self.scale, self.now["action_mask"]

    def play(self) -> dict[str, npt.NDArray[Any]]:
        """STEPS decisions in all games; arrays (STEPS, GAMES, ...)."""
        steps = []
        for _ in range(STEPS):
            seen, mask = self.look()
            thought = self.network.think(seen, mask)
            action = drawn(thought.chances, self.draw)
            self.now, reward, ended, _, _ = self.env.step(action)
            steps.append({"seen": seen, "mask": mask, "action": action, "value": thought.value,
                          "reward": reward.astype(np.float32), "ended": ended})
        return {name: np.array([step[name] for step in steps]) for name in steps[0]}

    def update(self) -> float:
        """Play, then learn from it once; returns the mean win share of the games that ended meanwhile."""
        played = self.play()
        praise = advantages(played, self.network.think(*self.look()).value)
        chosen = played["mask"].any(axis=2)  # a game that has just ended waits one step, without a choice
        seen, mask, action = (played[name][chosen] for name in ("seen", "mask", "action"))
        praise, value = praise[chosen], (praise + played["value"])[chosen]
        praise = (praise - praise.mean()) / praise.std()
        order = self.draw.permutation(len(action))
        for part in np.array_split(order, max(1, len(order) // PART)):
            self.network.learn(seen[part], mask[part], action[part], praise[part], value[part])
        return float(played["reward"].sum() / max(1, played["ended"].sum()))


def make(games: int) -> Any:
    """Games of two players; the learner sits in seat 0, who begins is drawn."""
    return gymnasium.make_vec("jemaa/Marrakech-v1", num_envs=games, players=2, opponents="random")


def scale(env: Any) -> Numbers:
    """One over the highest that each number of an observation can be."""
    highest: Numbers = 1 / env.single_observation_space["observation"].high.astype(np.float32)
    return highest


def drawn(chances: Numbers, draw: np.random.Generator) -> npt.NDArray[np.int64]:
    """One action a row, by its chance."""
    passed = np.cumsum(chances, axis=1) < draw.random((len(chances), 1), np.float32)
    action: npt.NDArray[np.int64] = np.minimum(passed.sum(axis=1), chances.shape[1] - 1)
    return action


def advantages(played: dict[str, npt.NDArray[Any]], last: Numbers) -> Numbers:
    """(STEPS, GAMES): how much better each decision turned out than its position's value had promised."""
    praise = np.zeros_like(played["reward"])
    following, ahead = np.zeros_like(last), last
    for step in reversed(range(len(praise))):
        goes_on = ~played["ended"][step]
        surprise = played["reward"][step] + goes_on * ahead - played["value"][step]
        praise[step] = following = surprise + TRACE * goes_on * following
        ahead = played["value"][step]
    return praise


def win_share(network: Network, games: int, seed: int) -> tuple[float, float, float]:
    """The network's mean win share in new games, always taking its likeliest action; and its 95 % interval (Wilson)."""
    env = make(games)
    scaled, (now, _) = scale(env), env.reset(seed=seed)
    shares, waiting = np.zeros(games), np.ones(games, np.bool_)
    while waiting.any():
        thought = network.think(now["observation"] * scaled, now["action_mask"])
        now, reward, ended, _, _ = env.step(thought.chances.argmax(axis=1))
        shares += reward * waiting
        waiting &= ~ended
    return interval(float(shares.mean()), games)


def interval(share: float, games: int, z: float = 1.96) -> tuple[float, float, float]:
    """A share with its Wilson interval."""
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return share, middle - reach, middle + reach


def train(seconds: float, seed: int) -> Network:
    """Learn for so long, and tell every ten updates how it goes."""
    learner, started, updates = Learner(seed), time.perf_counter(), 0
    while (spent := time.perf_counter() - started) < seconds:
        share, updates = learner.update(), updates + 1
        if updates % 10 == 0:
            print(f"{spent:5.0f} s  {updates * STEPS * GAMES:9,} decisions  wins {share:.0%} while trying things out")
    return learner.network


def main() -> None:
    """Train, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    network = train(given.seconds, given.seed)
    share, low, high = win_share(network, games=4000, seed=1_000_000)
    print(f"against random, 4000 new games: wins {share:.1%} (95 % interval {low:.1%} to {high:.1%})")


if __name__ == "__main__":
    main()
