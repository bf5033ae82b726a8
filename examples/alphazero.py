"""Train a policy as AlphaZero does, with chance and 2 to 5 seats, in one file: `python alphazero.py --out run`.

Needs `pip install "jemaa[envs]" torch`. A network gives each action a probability, and each seat its share of the win.
A tree search that it guides plays many games side by side; the network learns to choose as the search has chosen, and
to foresee who wins. `--workers 4` plays in so many processes, and `--ray HOST:PORT` on a Ray cluster (`jemaa[ray]` and
PyTorch on each machine), while this process learns; what is learnt is the same.

The folder `run` gets `policy.npz`, which plays without the search as the bot `policy:run/policy.npz`, those of earlier
measurements in `policies`, `curve.jsonl`, the games that are still learnt from in `games`, and `checkpoint.pt`, from
which the same command goes on. With the same settings and one thread a run that was interrupted gives the same policy
as one that was not. docs/guide/baselines.md shows what it learns.
"""

import argparse
import json
import time
from collections import deque
from collections.abc import Iterator
from contextlib import closing
from copy import deepcopy
from dataclasses import asdict, dataclass, field, fields
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import nn

import jemaa
from jemaa.arena import cluster, workers
from jemaa.arena.build import build
from jemaa.bots.policy import Layer, Policy, Turning
from jemaa.core.game import Game
from jemaa.envs.batch import BatchEnv
from jemaa.envs.batch_search import BatchSearch
from jemaa.envs.strength import Strength, strength

Floats = npt.NDArray[np.float32]
Numbers = npt.NDArray[np.int8]
Flags = npt.NDArray[np.bool_]
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
    updates: int = 100
    """Updates until the end, over which the learning rate falls to a tenth."""
    parts: int = 2
    """Parts in which the games between two updates are played, each by one process."""
    games: int = 128
    """Games of a part, side by side."""
    simulations: int = 16
    """Simulations of the search for each decision."""
    exploration: float = 0.2
    """The weight of PUCT's second term, in shares of the win."""
    noise: float = 0.25
    """The share of Dirichlet noise in the priors of the position that is searched from."""
    alpha: float = 1.0
    """Its parameter: less makes the noise more uneven."""
    drawn: int = 32
    """The decisions of a game, from its beginning, that are drawn by their visits; later the most visited is taken."""
    window: int = 16
    """Updates whose games are learnt from, the last ones."""
    learnt: float = 8.0
    """How often each decision is learnt from, on average."""
    part: int = 1024
    """Decisions that one step of learning looks at."""
    trust: float = 0.5
    """The share of the search's own value in what a value should have been; the rest is the game's result."""
    hidden: int = 256
    rate: float = 1e-3
    decay: float = 1e-4
    every: int = 10
    """Updates between two measurements."""
    threads: int = 1


class Network(nn.Module):  # type: ignore[misc]  # untyped, or not there
    """Two layers, and from them a number for each action and one for each seat, the acting seat first."""

    def __init__(self, inputs: int, actions: int, players: int, hidden: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, players)
        with torch.no_grad():
            self.policy.weight.mul_(0.01)
            self.value.weight.mul_(0.1)
        self.register_buffer("mean", torch.zeros(inputs))
        self.register_buffer("spread", torch.ones(inputs))

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """The logarithms of the actions' probabilities (n, actions) and of the seats' shares (n, players)."""
        hidden = self.body((seen.float() - self.mean) / self.spread)
        wishes = self.policy(hidden).masked_fill(~mask, -1e9)
        return torch.log_softmax(wishes, dim=1), torch.log_softmax(self.value(hidden), dim=1)

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


def new_network(settings: Settings, game: Game) -> Network:
    """A network of the right size; its weights are drawn by PyTorch's generator."""
    return Network(game.type.observation.size, len(game.type.actions), game.players, settings.hidden)


class Player:
    """A network that is turned, and asked by a search."""

    def __init__(self, game: Game, network: Network) -> None:
        self.game, self.network = game, network
        plane = TURNED_BY.get(game.name, "")
        self.plane, self.turning = plane, Turning(game.type, plane) if plane else None

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def evaluate(self, seen: Numbers, mask: Flags) -> tuple[Floats, Floats]:
        """The priors and the values of positions, as `jemaa.envs.batch_search.Evaluate` wants them."""
        turning = self.turning
        if turning:
            which = turning.which(seen)
            seen, mask = turning.seen(seen, which), turning.mask(mask, which)
        priors, values = (each.exp().numpy() for each in self.network(torch.from_numpy(seen), torch.from_numpy(mask)))
        if turning:
            turned, priors = priors, np.empty_like(priors)
            actions = turning.back(np.arange(priors.shape[1])[None], which[:, None])
            np.put_along_axis(priors, actions, turned, axis=1)
        return priors, values


# --- playing: in any process, the same games everywhere -------------------------------------------------------------

@dataclass(frozen=True)
class Part:
    """Games that one process plays: they follow from the settings, the number and the network alone."""

    number: int
    """From 0; there are `Settings.parts` for each update."""
    weights: dict[str, Any] = field(compare=False, repr=False)
    """The network's, by their names."""


class Played(NamedTuple):
    """The decisions of a part in which there was something to choose: n of them, as arrays (n, ...)."""

    seen: Numbers
    mask: Flags
    wanted: npt.NDArray[np.float16]
    """(n, actions) the shares of the simulations that went through each action."""
    judged: Floats
    """(n, players) what the search took each seat's share of the win for, the acting seat's first."""
    result: Floats
    """(n, players) what it came to."""


class Step(NamedTuple):
    """One decision in each game: as in `Played`, but for all games."""

    seen: Numbers
    mask: Flags
    wanted: npt.NDArray[np.float16]
    judged: Floats
    """(games, players) by seat."""
    seat: npt.NDArray[np.int8]
    """(games,) who chooses."""
    counts: Flags
    """(games,) whether the game still runs, and there is something to choose."""


class Finished(NamedTuple):
    """A part that has been played."""

    number: int
    games: Played
    decisions: int
    """All decisions of its games, those with one legal action included."""
    seconds: float
    """Of the processor."""


def play(settings: Settings, part: Part) -> Finished:
    """Play the games of a part from their start to their end."""
    started = time.process_time()
    torch.set_num_threads(settings.threads)
    game = jemaa.game(settings.game, players=settings.players)
    network = new_network(settings, game)
    network.load_state_dict({name: torch.from_numpy(weights) for name, weights in part.weights.items()})
    player, draw = Player(game, network), np.random.default_rng([settings.seed, part.number])
    search = BatchSearch(game, settings.games, settings.simulations, settings.exploration)
    env = BatchEnv(game, settings.games)
    env.reset(seed=(settings.seed * 1_000_003 + part.number) % 2**32)
    running, results = np.ones(settings.games, np.bool_), np.zeros((settings.games, game.players), np.float32)
    steps, decisions = list[Step](), 0
    while running.any():
        search.search(env.rows, player.evaluate, draw, settings.noise, settings.alpha)
        steps.append(noted(player, env, search, running))
        decisions += int(running.sum())
        env.step(chosen(search.visits, draw, drawn=len(steps) <= settings.drawn))
        ended = running & (env.done == 1)
        results[ended] = env.rewards[ended]
        running &= ~ended
    games = Played(*map(np.concatenate, zip(*(learnable(step, results) for step in steps), strict=True)))
    return Finished(part.number, games, decisions, time.process_time() - started)


def noted(player: Player, env: BatchEnv, search: BatchSearch, running: Flags) -> Step:
    """The decisions that are about to be made, turned."""
    seen, mask = env.observations.copy(), env.legal.astype(np.bool_)
    visits = search.visits / search.visits.sum(axis=1, keepdims=True)
    counts = running & (mask.sum(axis=1) > 1)
    if player.turning:
        which = player.turning.which(seen)
        seen, mask, visits = (player.turning.seen(seen, which), player.turning.mask(mask, which),
                              player.turning.mask(visits, which))
    return Step(seen, mask, visits.astype(np.float16), search.values.copy(), env.actor.copy(), counts)


def chosen(visits: npt.NDArray[np.int32], draw: np.random.Generator, drawn: bool) -> npt.NDArray[np.int64]:
    """(n,) an action of each game: drawn by its visits (n, actions), or the most visited one."""
    upto = visits.cumsum(axis=1)
    marked = upto > (draw.random(len(visits)) * upto[:, -1])[:, None] if drawn else visits
    actions: npt.NDArray[np.int64] = marked.argmax(axis=1)
    return actions


def learnable(step: Step, results: Floats) -> Played:
    """The decisions of one step that count, with the shares of the seats from the acting one on."""
    players = results.shape[1]
    order = (step.seat[:, None] + np.arange(players)) % players
    judged, results = (np.take_along_axis(each, order, axis=1) for each in (step.judged, results))
    every: tuple[Any, ...] = (step.seen, step.mask, step.wanted, judged, results)
    return Played(*(each[step.counts] for each in every))


# --- learning -------------------------------------------------------------------------------------------------------

class Learner:
    """A network, its optimiser, and the games of the last updates.

    The games between two updates are played by the network that there was one update earlier. So they can be played
    while others are learnt from, and what is learnt does not depend on who plays.
    """

    def __init__(self, settings: Settings) -> None:
        torch.manual_seed(settings.seed)
        torch.set_num_threads(settings.threads)
        self.settings, self.done, self.seconds, self.decisions = settings, 0, 0.0, 0
        self.curve = list[dict[str, float]]()
        self.game = jemaa.game(settings.game, players=settings.players)
        self.network = new_network(settings, self.game)
        self.player, self.before = Player(self.game, self.network), deepcopy(self.network.state_dict())
        self.descent = torch.optim.AdamW(self.network.parameters(), lr=settings.rate, weight_decay=settings.decay)
        self.window, self.waiting = deque[Played](maxlen=settings.window), dict[int, Finished]()
        self.given = 0

    def parts(self) -> Iterator[Part]:
        """The parts to be played; it ends where the network for the next one is not learnt yet, and then goes on."""
        return Parts(self)

    def next_part(self) -> Part | None:
        """The next part, or None where its network is not there yet, or no further one is wanted."""
        update, settings = self.given // self.settings.parts, self.settings
        if update > self.done + 1 or update == settings.updates:
            return None
        weights = self.before if update == self.done else self.network.state_dict()
        self.given += 1
        return Part(self.given - 1, {name: weights[name].numpy().copy() for name in weights})

    def add(self, finished: Finished) -> bool:
        """Learn from the games of an update once all of its parts are there; returns whether it has learnt."""
        self.waiting[finished.number] = finished
        first = self.done * self.settings.parts
        numbers = range(first, first + self.settings.parts)
        if not all(number in self.waiting for number in numbers):
            return False
        started, parts = time.process_time(), [self.waiting.pop(number) for number in numbers]
        self.window.append(Played(*map(np.concatenate, zip(*(part.games for part in parts), strict=True))))
        self.before = deepcopy(self.network.state_dict())
        self.learn()
        self.done += 1
        self.decisions += sum(part.decisions for part in parts)
        self.seconds += sum(part.seconds for part in parts) + time.process_time() - started
        return True

    def learn(self) -> None:
        """Steps downhill on decisions that are drawn from the window; which ones follows from the seed alone."""
        settings = self.settings
        torch.manual_seed(settings.seed * 1_000_003 + self.done)
        games = [torch.from_numpy(np.concatenate(parts)) for parts in zip(*self.window, strict=True)]
        if not self.done:
            self.network.standardise(games[0])
        for group in self.descent.param_groups:
            group["lr"] = settings.rate * (1 - 0.9 * self.done / settings.updates)
        for _ in range(round(settings.learnt * len(self.window[-1].seen) / settings.part)):
            part = torch.randint(len(games[0]), (settings.part,))
            self.descend(*(each[part] for each in games))

    def descend(self, seen: Any, mask: Any, wanted: Any, judged: Any, result: Any) -> None:
        """One step downhill on the cross-entropies of actions and of shares (Silver et al., 2018)."""
        actions, shares = self.network(seen, mask)
        share = self.settings.trust * judged + (1 - self.settings.trust) * result
        loss = -(wanted.float() * actions).sum(dim=1).mean() - (share * shares).sum(dim=1).mean()
        self.descent.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), 1)
        self.descent.step()

    def policy(self) -> Policy:
        """The policy as it is now, without the search."""
        about = {"settings": asdict(self.settings), "updates": self.done, "seconds": round(self.seconds, 1)}
        return Policy(self.settings.game, self.network.layers(), self.player.plane, about)

    def measure(self) -> dict[str, float]:
        """A point of the curve: decisions, seconds of the processor, and the policy's share of wins against random."""
        share = strength(self.game, partial(self.policy().choose, self.game.type), "random", 1000).share
        return {"updates": self.done, "decisions": self.decisions, "seconds": round(self.seconds, 1), "random": share}

    def keep_policy(self, folder: Path) -> None:
        """Write the policy and the curve."""
        (folder / "policies").mkdir(exist_ok=True)
        for file in ("policy.npz", f"policies/{self.done:05}.npz"):
            self.policy().save(folder / file)
        (folder / "curve.jsonl").write_text("".join(json.dumps(point) + "\n" for point in self.curve), encoding="utf-8")

    def save(self, folder: Path) -> None:
        """Write the games of the last update, then the checkpoint, by replacing the one before; drop older games."""
        (folder / "games").mkdir(exist_ok=True)
        np.savez_compressed(game_file(folder, self.done), **self.window[-1]._asdict())
        part = folder / "checkpoint.part"
        torch.save({"settings": asdict(self.settings), "network": self.network.state_dict(), "before": self.before,
                    "descent": self.descent.state_dict(), "done": self.done, "seconds": self.seconds,
                    "decisions": self.decisions, "curve": self.curve}, part)
        part.replace(folder / "checkpoint.pt")
        game_file(folder, self.done - self.settings.window).unlink(missing_ok=True)

    def resume(self, folder: Path) -> None:
        """Go on from a checkpoint, if there is one; exits with a sentence where its settings are others."""
        if not (folder / "checkpoint.pt").exists():
            return
        kept = torch.load(folder / "checkpoint.pt", weights_only=True)
        if kept["settings"] != asdict(self.settings):
            raise SystemExit(f"{folder} holds a run with other settings: {kept['settings']}; choose another folder")
        self.network.load_state_dict(kept["network"])
        self.descent.load_state_dict(kept["descent"])
        self.before, self.done, self.seconds = kept["before"], kept["done"], kept["seconds"]
        self.decisions, self.curve, self.given = kept["decisions"], kept["curve"], kept["done"] * self.settings.parts
        for update in range(max(1, self.done - self.settings.window + 1), self.done + 1):
            with np.load(game_file(folder, update)) as arrays:
                self.window.append(Played(*(arrays[name] for name in Played._fields)))


class Parts(Iterator[Part]):
    """`Learner.parts`: an iterator that goes on after it has ended, as `jemaa.arena.workers.spread` allows."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner

    def __next__(self) -> Part:
        part = self.learner.next_part()
        if part is None:
            raise StopIteration
        return part


def game_file(folder: Path, update: int) -> Path:
    """The file of the games that came before an update, which is counted from 1."""
    return folder / "games" / f"{update:05}.npz"


def train(settings: Settings, folder: Path, processes: int = 1, ray: str | None = None) -> Learner:
    """Learn until the last update, and tell at each measurement how it goes."""
    folder.mkdir(parents=True, exist_ok=True)
    learner = Learner(settings)
    learner.resume(folder)
    job, parts = partial(play, settings), learner.parts()
    spread = (cluster.spread(job, parts, ray, partial(build, (settings.game,), True)) if ray else
              workers.spread(job, parts, processes))
    with closing(spread) as finished:
        for part in finished:
            if learner.add(part):
                if learner.done % settings.every == 0 or learner.done == settings.updates:
                    tell(learner, folder)
                learner.save(folder)
    return learner


def tell(learner: Learner, folder: Path) -> None:
    """Measure, keep the policy, and print the point of the curve."""
    point = learner.measure()
    learner.curve.append(point)
    learner.keep_policy(folder)
    print(f"{point['seconds']:6.0f} s  {point['decisions']:12,} decisions  {point['random']:.1%} against random",
          flush=True)


def loaded(folder: Path) -> Learner:
    """The learner of the run in a folder, as it was last kept; exits with a sentence where there is none."""
    if not (folder / "checkpoint.pt").exists():
        raise SystemExit(f"{folder} holds no checkpoint.pt: train first")
    learner = Learner(Settings(**torch.load(folder / "checkpoint.pt", weights_only=True)["settings"]))
    learner.resume(folder)
    return learner


def measured(learner: Learner, against: str, games: int, simulations: int) -> Strength:
    """How strong the network is against a bot: alone, or with a search of so many simulations for each decision."""
    if not simulations:
        return strength(learner.game, partial(learner.policy().choose, learner.game.type), against, games)
    trees = BatchSearch(learner.game, games, simulations, learner.settings.exploration)
    draw = np.random.default_rng(learner.settings.seed)

    def choose(seen: Numbers, _mask: Flags, rows: Any) -> npt.NDArray[np.int64]:
        trees.search(rows, learner.player.evaluate, draw)
        actions: npt.NDArray[np.int64] = trees.visits[:len(seen)].argmax(axis=1)
        return actions

    return strength(learner.game, choose, against, games, rows=True)


def main() -> None:
    """Train, or measure what was trained."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    for each in fields(Settings):
        parser.add_argument(f"--{each.name}", type=type(each.default), default=each.default)
    parser.add_argument("--out", type=Path, default=Path("run"), help="the folder of the run")
    parser.add_argument("--workers", type=int, default=1, help="processes that play")
    parser.add_argument("--ray", help="the address of a Ray cluster that plays instead, HOST:PORT")
    parser.add_argument("--against", help="train nothing, but play 400 games with what was trained against this bot")
    parser.add_argument("--search", type=int, default=0, help="then: simulations for each decision; 0 for no search")
    given = vars(parser.parse_args())
    out, processes, ray, against, search = (given.pop(name) for name in ("out", "workers", "ray", "against", "search"))
    if against:
        print(f"{measured(loaded(out), against, 400, search)} against {against}, 400 games")
    else:
        train(Settings(**given), out, processes, ray)


if __name__ == "__main__":
    main()
