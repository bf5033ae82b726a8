"""Train a policy by masked PPO and self-play, in one file: `python ppo.py --out run`.

Needs `pip install "jemaa[envs]" torch`. The policy plays all seats of a batch of games. Every few updates it is
measured against random play, and written to the folder `run`: `policy.npz`, which plays as the bot
`policy:run/policy.npz`, those of earlier measurements in `policies`, `curve.jsonl`, and `checkpoint.pt`, from which the
same command goes on. With the same settings and one thread a run that was interrupted gives the same policy as one that
was not. docs/guide/baselines.md shows what it learns.
"""

import argparse
import json
import time
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
from jemaa.envs.batch import BatchEnv
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
    seed: int = 1
    updates: int = 400
    """Updates until the end, over which the learning rate falls to a tenth."""
    games: int = 256
    """Games side by side."""
    steps: int = 96
    """Decisions in each game between two updates: a whole game of Marrakech for two."""
    epochs: int = 3
    part: int = 2048
    """Decisions that one step of learning looks at."""
    hidden: int = 256
    rate: float = 1e-3
    clip: float = 0.2
    trace: float = 0.95
    entropy: float = 0.005
    margin: float = 0.01
    """What each point of the lead at the end is worth beside the win, which is worth 1."""
    every: int = 20
    """Updates between two measurements, at which games begin anew and a checkpoint is written."""
    threads: int = 1


class Network(nn.Module):  # type: ignore[misc]  # untyped, or not there
    """Two layers, and from them a number for each action and the value of the position to the acting seat."""

    def __init__(self, inputs: int, actions: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        with torch.no_grad():
            self.policy.weight.mul_(0.01)
            self.value.weight.mul_(0.1)
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("spread", torch.ones(inputs))

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """The logarithms of the actions' chances (n, actions) and the values (n,)."""
        hidden = self.body((seen.float() - self.mean) / self.spread)
        wishes = self.policy(hidden).masked_fill(~mask, -1e9)
        return torch.log_softmax(wishes, dim=1), self.value(hidden)[:, 0]

    def standardise(self, seen: Any) -> None:
        """Bring the numbers to a mean of 0 and a deviation of 1, as in these observations (n, size)."""
        self.mean.copy_(seen.float().mean(dim=0))
        self.spread.copy_(seen.float().std(dim=0).clamp(min=FLOOR))

    def layers(self) -> list[Layer]:
        """The layers of the policy for observations as they are, without PyTorch."""
        first, second = self.body[0], self.body[2]
        into = (first.weight / self.spread).detach()
        return [Layer(into.T.numpy(), (first.bias - into @ self.mean).detach().numpy()),
                *(Layer(each.weight.detach().T.numpy(), each.bias.detach().numpy())
                  for each in (second, self.policy))]


class Played(NamedTuple):
    """What a rollout consists of: arrays (steps, games, ...)."""

    seen: npt.NDArray[np.int8]
    mask: npt.NDArray[np.bool_]
    action: npt.NDArray[np.int64]
    chance: Floats
    """The logarithm of the chance with which the action was chosen."""
    value: Floats
    seat: npt.NDArray[np.int8]
    """The seat that chose."""
    ended: npt.NDArray[np.bool_]
    """Whether the game ended by this decision."""
    reward: Floats
    """(steps, games, players) what each seat gets where the game ended, else 0."""


class Decisions(NamedTuple):
    """n decisions to learn from, as tensors (n, ...): the first four as in `Played`."""

    seen: Any
    mask: Any
    action: Any
    chance: Any
    good: Any
    """How much better each turned out than expected, at a mean of 0 and a deviation of 1."""
    target: Any
    """What the value should have been."""


class Learner:
    """A network, its optimiser, and the games in which it learns."""

    def __init__(self, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        torch.set_num_threads(settings.threads)
        self.settings, self.done, self.seconds, self.curve = settings, 0, 0.0, list[dict[str, float]]()
        self.game = jemaa.game(settings.game, players=settings.players)
        plane = TURNED_BY.get(settings.game, "")
        self.plane, self.turning = plane, Turning(self.game.type, plane) if plane else None
        self.network = Network(self.game.type.observation.size, len(self.game.type.actions), settings.hidden)
        self.descent = torch.optim.Adam(self.network.parameters(), lr=settings.rate, eps=1e-5)
        self.env = BatchEnv(self.game, settings.games, reward="score")
        self.begin_games()

    def begin_games(self) -> None:
        """Begin all games anew; which games follows from the seed and the updates so far."""
        self.env.reset(seed=(self.settings.seed * 1_000_003 + self.done) % 2**32)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def play(self) -> Played:
        """Play `steps` decisions in all games."""
        steps = [self.decide() for _ in range(self.settings.steps)]
        return Played(*(np.stack(parts) for parts in zip(*steps, strict=True)))

    def decide(self) -> tuple[Any, ...]:
        """One decision in each game, drawn by its chance; a tuple like `Played`, without the first axis."""
        env, seat = self.env, self.env.actor.copy()
        seen, mask = env.observations.copy(), env.legal.astype(np.bool_)
        if self.turning:
            which = self.turning.which(seen)
            seen, mask = self.turning.seen(seen, which), self.turning.mask(mask, which)
        chances, value = self.network(torch.from_numpy(seen), torch.from_numpy(mask))
        action = (chances - torch.empty_like(chances).exponential_().log()).argmax(dim=1)  # a draw (Gumbel)
        chance = chances.gather(1, action[:, None])[:, 0]
        env.step(self.turning.back(action.numpy(), which) if self.turning else action.numpy())
        ended = env.done == 1
        return seen, mask, action.numpy(), chance.numpy(), value.numpy(), seat, ended, paid(env.rewards, ended,
                                                                                           self.settings.margin)

    def update(self) -> None:
        """Play, and learn from it."""
        started = time.process_time()
        played = self.play()
        praise, known = advantages(played, self.settings.trace)
        seen, mask, action, chance, value = (torch.from_numpy(part[known]) for part in played[:5])
        good = torch.from_numpy(praise[known])
        if not self.done:
            self.network.standardise(seen)
            chance, value = self.thought(seen, mask, action)
        target = good + value
        good = (good - good.mean()) / (good.std() + 1e-8)
        for group in self.descent.param_groups:
            group["lr"] = self.settings.rate * (1 - 0.9 * self.done / self.settings.updates)
        decisions = Decisions(seen, mask, action, chance, good, target)
        for _ in range(self.settings.epochs):
            for part in torch.randperm(len(action)).split(self.settings.part):
                self.descend(Decisions(*(each[part] for each in decisions)))
        self.done += 1
        self.seconds += time.process_time() - started

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def thought(self, seen: Any, mask: Any, action: Any) -> tuple[Any, Any]:
        """What the network makes of decisions now: the logarithms of their chances, and the values."""
        chances, value = self.network(seen, mask)
        return chances.gather(1, action[:, None])[:, 0], value

    def descend(self, part: Decisions) -> None:
        """One step downhill on the loss of PPO (Schulman et al., 2017)."""
        chances, value = self.network(part.seen, part.mask)
        ratio = (chances.gather(1, part.action[:, None])[:, 0] - part.chance).exp()
        clipped = ratio.clamp(1 - self.settings.clip, 1 + self.settings.clip)
        doubt = -(chances.exp() * chances).sum(dim=1).mean()
        loss = (-torch.min(ratio * part.good, clipped * part.good).mean()
                + 0.5 * (value - part.target).square().mean() - self.settings.entropy * doubt)
        self.descent.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.descent.step()

    def policy(self) -> Policy:
        """The policy as it is now."""
        about = {"settings": asdict(self.settings), "updates": self.done, "seconds": round(self.seconds, 1)}
        return Policy(self.settings.game, self.network.layers(), self.plane, about)

    def measure(self) -> dict[str, float]:
        """A point of the curve: decisions, seconds of the processor, and the share of wins against random play."""
        decisions = self.done * self.settings.steps * self.settings.games
        share = strength(self.game, partial(self.policy().choose, self.game.type), "random", 1000).share
        return {"updates": self.done, "decisions": decisions, "seconds": round(self.seconds, 1), "random": share}

    def save(self, folder: Path) -> None:
        """Write the policy, the curve and the checkpoint; the checkpoint last, by replacing the one before."""
        (folder / "policies").mkdir(exist_ok=True)
        for file in ("policy.npz", f"policies/{self.done:05}.npz"):
            self.policy().save(folder / file)
        (folder / "curve.jsonl").write_text("".join(json.dumps(point) + "\n" for point in self.curve), encoding="utf-8")
        part = folder / "checkpoint.part"
        torch.save({"settings": asdict(self.settings), "network": self.network.state_dict(),
                    "descent": self.descent.state_dict(), "draw": torch.get_rng_state(), "done": self.done,
                    "seconds": self.seconds, "curve": self.curve}, part)
        part.replace(folder / "checkpoint.pt")

    def resume(self, folder: Path) -> None:
        """Go on from a checkpoint, if there is one; exits with a sentence where its settings are others."""
        if not (folder / "checkpoint.pt").exists():
            return
        kept = torch.load(folder / "checkpoint.pt", weights_only=True)
        if kept["settings"] != asdict(self.settings):
            raise SystemExit(f"{folder} holds a run with other settings: {kept['settings']}; choose another folder")
        self.network.load_state_dict(kept["network"])
        self.descent.load_state_dict(kept["descent"])
        torch.set_rng_state(kept["draw"])
        self.done, self.seconds, self.curve = kept["done"], kept["seconds"], kept["curve"]
        self.begin_games()


def paid(points: Floats, ended: npt.NDArray[np.bool_], margin: float) -> Floats:
    """(games, players) what the seats get where a game ended: a share of the win, and `margin` for a point of lead.

    points: (games, players). The win goes to whoever has the most points; ties share it.
    """
    first = points == points.max(axis=1, keepdims=True)
    others = (points.sum(axis=1, keepdims=True) - points) / (points.shape[1] - 1)
    reward: Floats = (first / first.sum(axis=1, keepdims=True) + margin * (points - others)).astype(np.float32)
    return reward * ended[:, None]


def advantages(played: Played, trace: float) -> tuple[Floats, npt.NDArray[np.bool_]]:
    """How much better each decision turned out for its seat than its value had promised; and which of these are known.

    (steps, games) both; each seat's decisions follow one another (generalised advantages: Schulman et al., 2016). A
    seat's last decision of a rollout only lends its value to the one before, unless the game ends.
    """
    steps, games, players = played.reward.shape
    praise, known = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_)
    ahead, following, due = (np.zeros((games, players), np.float32) for _ in range(3))
    followed, every = np.zeros((games, players), np.bool_), np.arange(games)
    for step in reversed(range(steps)):
        ended = played.ended[step]
        ahead[ended], following[ended], due[ended], followed[ended] = 0, 0, played.reward[step, ended], True
        at = every, played.seat[step]
        known[step] = followed[at]
        surprise = due[at] + ahead[at] - played.value[step]
        praise[step] = np.where(known[step], surprise + trace * following[at], 0)
        ahead[at], following[at], due[at], followed[at] = played.value[step], praise[step], 0, True
    return praise, known


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
