"""Train a policy by double DQN with masks, in one file: `python dqn.py --out run`.

Needs `pip install "jemaa[envs]" torch`. The network says of each legal action what it brings in the end; illegal ones
are never looked at, neither when an action is chosen nor when the next position is valued. It plays all seats of a
batch of games, or with `--opponents` seat A against bots. Every few updates it is measured against random play, and
written to the folder `run`: `policy.npz`, which plays as the bot `policy:run/policy.npz`, those of earlier measurements
in `policies`, `curve.jsonl`, and `checkpoint.pt`, from which the same command goes on. With the same settings and one
thread a run that was interrupted gives the same policy as one that was not. docs/guide/baselines.md shows what it
learns.
"""

import argparse
import json
import time
from copy import deepcopy
from dataclasses import asdict, dataclass, fields
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

import jemaa
from jemaa.bots.policy import Layer, Policy, Turning
from jemaa.envs.arrays import NEVER, Arrays
from jemaa.envs.batch import BatchEnv
from jemaa.envs.learner import LearnerGames
from jemaa.envs.strength import strength

Floats = npt.NDArray[np.float32]
TURNED_BY = {"marrakech": "facing"}
"""Game -> the plane by which positions are turned, so that the network sees a quarter of them: Assam looks north."""
FLOOR = 0.1
"""What a number is divided by at least when it is brought to a standard deviation of 1."""


@dataclass(frozen=True)
class Settings:
    """The settings of a run, which are the options of the command line."""

    game: str = "marrakech"
    players: int = 2
    opponents: str = ""
    """The kind of bot in the other seats; without one the network plays all seats."""
    seed: int = 1
    updates: int = 200
    """Updates until the end, over which the learning rate falls to a tenth."""
    games: int = 128
    """Games side by side."""
    steps: int = 96
    """Decisions in each game between two updates: a whole game of Marrakech for two."""
    memory: int = 20
    """Updates whose decisions are learnt from, the last ones."""
    learnt: float = 2.0
    """How often each decision is learnt from, on average."""
    part: int = 1024
    """Decisions that one step of learning looks at."""
    ahead: int = 12
    """After how many decisions of the same seat its next position is valued (Q-learning of several steps)."""
    hidden: int = 256
    rate: float = 1e-3
    follow: float = 0.01
    """How far the network that values next positions follows the one that learns, at each step of learning."""
    explore: float = 0.05
    """The share of decisions that are drawn at random, once the first tenth of the updates is over; it begins at 1."""
    margin: float = 0.01
    """What each point of the lead at the end is worth beside the win, which is worth 1."""
    every: int = 20
    """Updates between two measurements, at which games begin anew and a checkpoint is written."""
    threads: int = 1


class Network(nn.Module):  # type: ignore[misc]  # untyped, or not there
    """Two layers, and from them a number for each action: what it brings the acting seat in the end."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU(),
                                  nn.Linear(hidden, actions))
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("spread", torch.ones(inputs))

    def forward(self, seen: Any) -> Any:
        """(n, actions) the values of all actions, of illegal ones, too."""
        return self.body((seen.float() - self.mean) / self.spread)

    def best(self, seen: Any, mask: Any) -> Any:
        """(n,) the legal action with the highest value."""
        return self(seen).masked_fill(~mask, -torch.inf).argmax(dim=1)

    def standardise(self, seen: Any) -> None:
        """Bring the numbers to a mean of 0 and a deviation of 1, as in these observations (n, size)."""
        self.mean.copy_(seen.float().mean(dim=0))
        self.spread.copy_(seen.float().std(dim=0).clamp(min=FLOOR))

    def layers(self) -> list[Layer]:
        """The layers for observations as they are, without PyTorch."""
        first, *others = (each for each in self.body if isinstance(each, nn.Linear))
        into = (first.weight / self.spread).detach()
        return [Layer(into.T.numpy(), (first.bias - into @ self.mean).detach().numpy()),
                *(Layer(each.weight.detach().T.numpy(), each.bias.detach().numpy()) for each in others)]


class Played(NamedTuple):
    """What was decided, and what became of it: arrays (steps, games, ...)."""

    seen: npt.NDArray[np.int8]
    mask: npt.NDArray[np.bool_]
    action: npt.NDArray[np.int64]
    seat: npt.NDArray[np.int8]
    """The seat that chose."""
    ended: npt.NDArray[np.bool_]
    """Whether the game ended by this decision, or by the choices of others before the seat's next one."""
    reward: Floats
    """(steps, games, players) what each seat gets where the game ended, else 0."""


class Memory(NamedTuple):
    """The decisions of the last updates, as tensors (updates, steps, games, ...); the oldest are written over."""

    seen: Any
    mask: Any
    action: Any
    paid: Any
    """What the seat got within `ahead` decisions of its own."""
    later: Any
    """The step of the decision at which the seat's next position is valued; `OVER` where the game ended before that,
    and `UNKNOWN` where the seat had no further decision among those that were played together."""


OVER, UNKNOWN = -1, -2


class Learner:
    """Two networks, an optimiser, a memory, and the games in which is learnt."""

    def __init__(self, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        torch.set_num_threads(settings.threads)
        self.settings, self.done, self.seconds, self.curve = settings, 0, 0.0, list[dict[str, float]]()
        self.game = jemaa.game(settings.game, players=settings.players)
        plane = TURNED_BY.get(settings.game, "")
        self.plane, self.turning = plane, Turning(self.game.type, plane) if plane else None
        size, actions = self.game.type.observation.size, len(self.game.type.actions)
        self.network = Network(size, actions, settings.hidden)
        self.target = deepcopy(self.network)
        self.descent = torch.optim.Adam(self.network.parameters(), lr=settings.rate)
        shape = (settings.memory, settings.steps, settings.games)
        self.memory = Memory(
            torch.zeros(*shape, size, dtype=torch.int8), torch.zeros(*shape, actions, dtype=torch.bool),
            torch.zeros(shape, dtype=torch.int64), torch.zeros(shape), torch.full(shape, UNKNOWN, dtype=torch.int64))
        self.env: BatchEnv | LearnerGames
        self.shown: BatchEnv | Arrays
        self.begin_games()

    def begin_games(self) -> None:
        """Begin all games anew; which games follows from the seed and the updates so far."""
        settings, seed = self.settings, (self.settings.seed * 1_000_003 + self.done) % 2**32
        if settings.opponents:
            against = LearnerGames(self.game, settings.games, opponents=settings.opponents, reward="score",
                                   autoreset=NEVER)
            for at in range(settings.games):
                against.begin(at, (seed, at))
            self.env, self.shown = against, against.arrays
        else:
            alone = BatchEnv(self.game, settings.games, reward="score")
            alone.reset(seed)
            self.env, self.shown = alone, alone

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> Played:
        """Play `steps` decisions in all games."""
        steps = [self.decide() for _ in range(self.settings.steps)]
        return Played(*(np.stack(parts) for parts in zip(*steps, strict=True)))

    def decide(self) -> tuple[Any, ...]:
        """One decision in each game; a tuple like `Played`, without the first axis."""
        shown, seat = self.shown, self.shown.actor.copy()
        seen, mask = shown.observations.copy(), shown.legal.astype(np.bool_)
        if self.turning:
            which = self.turning.which(seen)
            seen, mask = self.turning.seen(seen, which), self.turning.mask(mask, which)
        legal = torch.from_numpy(mask)
        action = torch.where(torch.rand(len(seat)) < self.exploration, torch.multinomial(legal.float(), 1)[:, 0],
                             self.network.best(torch.from_numpy(seen), legal)).numpy()
        self.env.step(self.turning.back(action, which) if self.turning else action)
        ended, points = shown.done == 1, shown.rewards.copy()
        if isinstance(self.env, LearnerGames):
            self.env.begin_ended()
        return seen, mask, action, seat, ended, reward(points, ended, self.settings.margin)

    @property
    def exploration(self) -> float:
        """The share of decisions that are drawn at random now."""
        begun = min(1, 10 * self.done / self.settings.updates)
        return 1 - begun * (1 - self.settings.explore)

    def update(self) -> None:
        """Play, remember, and learn from what is remembered."""
        started = time.process_time()
        self.remember(self.play())
        for group in self.descent.param_groups:
            group["lr"] = self.settings.rate * (1 - 0.9 * self.done / self.settings.updates)
        known = torch.nonzero(self.memory.later.flatten() != UNKNOWN)[:, 0]
        settings = self.settings
        for _ in range(round(settings.learnt * settings.steps * settings.games / settings.part)):
            self.descend(known[torch.randint(len(known), (settings.part,))])
        self.done += 1
        self.seconds += time.process_time() - started

    def remember(self, played: Played) -> None:
        """Write decisions over the oldest ones."""
        paid, later = followed(played, self.settings.ahead)
        place = self.done % self.settings.memory
        for own, given in zip(self.memory, (played.seen, played.mask, played.action, paid, later), strict=True):
            own[place] = torch.from_numpy(given)
        if not self.done:
            for network in (self.network, self.target):
                network.standardise(self.memory.seen[0].flatten(0, 1))

    def descend(self, at: Any) -> None:
        """One step downhill on the loss of double DQN (van Hasselt et al., 2016), for the decisions at these indices.

        at: (n,) indices into the memory, all its axes but that of the numbers taken for one.
        """
        settings = self.settings
        seen, mask, action, paid, later = (part.flatten(0, 2) for part in self.memory)
        step = at // settings.games % settings.steps
        ahead = at + (later[at] - step) * settings.games * (later[at] != OVER)
        with torch.no_grad():
            best = self.network.best(seen[ahead], mask[ahead])
            value = self.target(seen[ahead]).gather(1, best[:, None])[:, 0]
            wanted = paid[at] + value * (later[at] != OVER)
        given = self.network(seen[at]).gather(1, action[at][:, None])[:, 0]
        loss = nn.functional.smooth_l1_loss(given, wanted)
        self.descent.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 1)
        self.descent.step()
        with torch.no_grad():
            for behind, own in zip(self.target.parameters(), self.network.parameters(), strict=True):
                behind.lerp_(own, settings.follow)

    def policy(self) -> Policy:
        """The policy as it is now: the action with the highest value."""
        about = {"settings": asdict(self.settings), "updates": self.done, "seconds": round(self.seconds, 1)}
        return Policy(self.settings.game, self.network.layers(), self.plane, about)

    def measure(self) -> dict[str, float]:
        """A point of the curve: decisions, seconds of the processor, and the share of wins against random play."""
        decisions = self.done * self.settings.steps * self.settings.games
        share = strength(self.game, partial(self.policy().choose, self.game.type), "random", 1000).share
        return {"updates": self.done, "decisions": decisions, "seconds": round(self.seconds, 1), "random": share}

    def save(self, folder: Path) -> None:
        """Write the policy, the curve and the checkpoint; the checkpoint last, by replacing the one before.

        The checkpoint holds the memory, and is as large as that.
        """
        (folder / "policies").mkdir(exist_ok=True)
        for file in ("policy.npz", f"policies/{self.done:05}.npz"):
            self.policy().save(folder / file)
        (folder / "curve.jsonl").write_text("".join(json.dumps(point) + "\n" for point in self.curve), encoding="utf-8")
        part = folder / "checkpoint.part"
        torch.save({"settings": asdict(self.settings), "network": self.network.state_dict(),
                    "target": self.target.state_dict(), "descent": self.descent.state_dict(),
                    "memory": self.memory._asdict(), "draw": torch.get_rng_state(), "done": self.done,
                    "seconds": self.seconds, "curve": self.curve}, part)
        part.replace(folder / "checkpoint.pt")

    def resume(self, folder: Path) -> None:
        """Go on from a checkpoint, if there is one; exits with a sentence where its settings are others."""
        if not (folder / "checkpoint.pt").exists():
            return
        kept = torch.load(folder / "checkpoint.pt", weights_only=True)
        if kept["settings"] != asdict(self.settings):
            raise SystemExit(f"{folder} holds a run with other settings: {kept['settings']}; choose another folder")
        for own, name in ((self.network, "network"), (self.target, "target"), (self.descent, "descent")):
            own.load_state_dict(kept[name])
        self.memory = Memory(**kept["memory"])
        torch.set_rng_state(kept["draw"])
        self.done, self.seconds, self.curve = kept["done"], kept["seconds"], kept["curve"]
        self.begin_games()


def reward(points: Floats, ended: npt.NDArray[np.bool_], margin: float) -> Floats:
    """(games, players) what the seats get where a game ended: a share of the win, and `margin` for a point of lead.

    points: (games, players). The win goes to whoever has the most points; ties share it.
    """
    first = points == points.max(axis=1, keepdims=True)
    others = (points.sum(axis=1, keepdims=True) - points) / (points.shape[1] - 1)
    given: Floats = (first / first.sum(axis=1, keepdims=True) + margin * (points - others)).astype(np.float32)
    return given * ended[:, None]


def followed(played: Played, ahead: int) -> tuple[Floats, npt.NDArray[np.int64]]:
    """What each decision's seat got within its next `ahead` decisions, and where it was then (`Memory.later`).

    (steps, games) both; each seat's decisions follow one another. Where fewer were played together, the last of them
    stands for the one that is wanted.
    """
    steps, games, players = played.reward.shape
    paid, later = np.zeros((steps, games), np.float32), np.full((steps, games), UNKNOWN, np.int64)
    coming = np.zeros((games, players, ahead), np.int64)  # the steps of each seat's next decisions, the nearest first
    known = np.zeros((games, players), np.int64)  # how many of them there are
    over, due, every = np.zeros(games, np.bool_), np.zeros((games, players), np.float32), np.arange(games)
    for step in reversed(range(steps)):
        ended = played.ended[step]
        known[ended], due[ended], over[ended] = 0, played.reward[step, ended], True
        seat = played.seat[step]
        number = known[every, seat]
        far = coming[every, seat, np.maximum(number, 1) - 1]
        reaches_the_end = over & (number < ahead)
        later[step] = np.where(reaches_the_end, OVER, np.where(number > 0, far, UNKNOWN))
        paid[step] = np.where(reaches_the_end, due[every, seat], 0)
        coming[every, seat, 1:] = coming[every, seat, :-1]
        coming[every, seat, 0] = step
        known[every, seat] = np.minimum(number + 1, ahead)
    return paid, later


def train(settings: Settings, folder: Path) -> Learner:
    """Learn until the last update, and tell at each measurement how it goes."""
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(settings)
    learner.resume(folder)
    while learner.done < settings.updates:
        learner.update()
        if learner.done % settings.every == 0 or learner.done == settings.updates:
            point = learner.measure()
            learner.curve.append(point)
            learner.save(folder)
            learner.begin_games()
            print(f"{point['seconds']:6.0f} s  {point['decisions']:12,} decisions  {point['random']:.1%} against "
                  "random", flush=True)
    return learner


def main() -> None:
    """Train, or measure a policy that was trained."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    for field in fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    parser.add_argument("--out", type=Path, default=Path("run"), help="the folder of the run")
    parser.add_argument("--against", help="train nothing, but play 400 games with the run's policy against this bot")
    given = vars(parser.parse_args())
    out, against = given.pop("out"), given.pop("against")
    settings = Settings(**given)
    if against:
        game = jemaa.game(settings.game, players=settings.players)
        policy = Policy.load(out / "policy.npz")
        print(f"{strength(game, partial(policy.choose, game.type), against, 400)} against {against}, 400 games")
    else:
        train(settings, out)


if __name__ == "__main__":
    main()
