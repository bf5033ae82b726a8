"""TorchRL's face: many games as one `EnvBase`, stepped by one compiled loop.

Importing this needs TorchRL, which no extra of this package installs.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np

from jemaa.core.contract import OVER
from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.core.game import State
from jemaa.envs.arrays import NEVER, check_seed
from jemaa.envs.formats import APART, NUMBERS, SCALED, Format
from jemaa.envs.learner import LearnerGames
from jemaa.envs.opponents import UNIFORM, Opponent
from jemaa.envs.utility import WIN
from jemaa.games import game as game_by_name

with extras():
    import torch
    from gymnasium import spaces
    from tensordict import TensorDict
    from torchrl.data import Binary, Bounded, Categorical, Composite, Unbounded
    from torchrl.envs import EnvBase

SEEN, MASK, ACTION, REWARD, DONE, TERMINATED, RESET = (
    "observation", "action_mask", "action", "reward", "done", "terminated", "_reset")
"""The names under which a TensorDict holds what an environment takes and gives, as TorchRL expects them."""
GIVEN = {SEEN, MASK, ACTION, DONE, TERMINATED}
"""All that is there between two steps, unless a policy or a program adds to it."""
FLAT = {NUMBERS: torch.int8, SCALED: torch.float32}
"""The formats of observations that there are here, and their types."""


class TorchGames(EnvBase):  # type: ignore[misc]  # untyped, or not there
    """`num_envs` games in which one seat learns, as a batch of environments: all tensors are (num_envs, ...).

    `observation` is what the learner's seat sees; `action_mask` is True for each legal action, as TorchRL's
    `ActionMask` and `MaskedCategorical` take it. A step is the learner's action in each game, followed by all other
    choices up to its next one. An illegal action ends its game with -1. `reset` with `_reset` begins the games that it
    marks.
    """

    batch_locked = True

    def __init__(self, game: str = "marrakech", players: int = 4, num_envs: int = 256, *, seed: int | None = None,
                 opponents: Opponent | Sequence[Opponent] = UNIFORM, seat: int = 0, reward: str = WIN,
                 observation: str = SCALED, device: Any = "cpu", **options: object) -> None:
        """`seed` begins game number i of it at index i; without one, the games are random.

        `observation` is "scaled", float32 from -1 to 1, or "numbers", int8; all other arguments are those of
        `gymnasium.AgainstBots`, and TorchRL's `device`, to which tensors are moved. Raises `JemaaError` for what does
        not exist.
        """
        if observation not in FLAT:
            raise BadOption(f"observation is one of {', '.join(FLAT)} here; not {observation!r}")
        super().__init__(device=torch.device(device), batch_size=torch.Size([num_envs]))
        played = game_by_name(game, players, **options)
        self._format = Format(played, observation, APART)
        self._games = LearnerGames(played, num_envs, opponents=opponents, seat=seat, reward=reward, autoreset=NEVER)
        self._seed_next: int | None = None
        self._declare(played.type.observation.size, len(played.type.actions), FLAT[observation])
        if seed is not None:
            self.set_seed(seed)

    def _declare(self, numbers: int, actions: int, kind: Any) -> None:
        """Say what there is to see, to choose and to be paid."""
        n, space = self.batch_size[0], self._format.space
        assert isinstance(space, spaces.Box)
        low, high = (torch.from_numpy(each).expand(n, numbers) for each in (space.low, space.high))
        self.observation_spec = Composite({
            SEEN: Bounded(low, high, shape=(n, numbers), dtype=kind, device=self.device),
            MASK: Binary(actions, shape=(n, actions), dtype=torch.bool, device=self.device)}, shape=self.batch_size)
        self.action_spec = Categorical(actions, shape=(n,), dtype=torch.int64, device=self.device)
        self.reward_spec = Unbounded((n, 1), dtype=torch.float32, device=self.device)
        self.done_spec = Composite({name: Binary(1, shape=(n, 1), dtype=torch.bool, device=self.device)
                                    for name in (DONE, TERMINATED)}, shape=self.batch_size)

    def _set_seed(self, seed: int | None) -> None:
        """Let the next `reset` of all games begin game number i of this seed at index i."""
        if seed is not None:
            check_seed(seed)
        self._seed_next = seed

    def _reset(self, tensordict: Any = None, **_: object) -> Any:
        """Begin all games, or those that `_reset` marks, and say what is seen then."""
        marked = None if tensordict is None else tensordict.get(RESET, None)
        chosen = np.ones(len(self._games.lengths), bool) if marked is None else marked.cpu().numpy().reshape(-1)
        if self._seed_next is None and np.array_equal(chosen, self._games.arrays.actor == OVER):
            self._games.begin_ended()
        else:
            for at in np.flatnonzero(chosen).tolist():
                self._games.begin(at, None if self._seed_next is None else (self._seed_next, at))
        if chosen.all():
            self._seed_next = None
        return self._tensors(self._games.size, **self._seen())

    def maybe_reset(self, tensordict: Any) -> Any:
        """Begin the games that have ended, as `EnvBase.maybe_reset` does, and say what is seen in these alone.

        TorchRL would ask what is seen in all games, and then decide number by number which of two to take. It still
        does so where `tensordict` has more in it than an environment gives, and where other games have ended in it.
        """
        ended = self._games.arrays.actor == OVER
        if (self._seed_next is not None or not GIVEN.issuperset(tensordict.keys())
                or not np.array_equal(ended, tensordict.get(DONE).cpu().numpy()[:, 0])):
            return super().maybe_reset(tensordict)
        if not ended.any():
            return tensordict
        self._games.begin_ended()
        begun, fresh = torch.from_numpy(ended).to(self.device), self._tensors(int(ended.sum()), **self._seen(ended))
        for name in tensordict.keys():  # noqa: SIM118  # to go through it means through its games
            now = tensordict.get(name).clone()  # the one that there is belongs to the step before, too
            now[begun] = fresh.get(name, torch.zeros((), dtype=now.dtype))
            tensordict.set(name, now)
        return tensordict

    def _step(self, tensordict: Any) -> Any:
        """Step all games by `action`."""
        games = self._games
        games.step(tensordict.get(ACTION).cpu().numpy())
        rewards = games.arrays.rewards[:, games.seat].copy()
        done = (games.arrays.done == 1)[:, None]
        return self._tensors(games.size, **self._seen(), **{REWARD: rewards[:, None], DONE: done, TERMINATED: done})

    def _seen(self, which: Any = ...) -> dict[str, Any]:
        """What is seen and may be chosen, in all games or in those that `which` marks."""
        arrays = self._games.arrays
        return {SEEN: self._format(arrays.observations[which], arrays.legal[which]),
                MASK: self._games.action_masks()[which]}

    def _tensors(self, size: int, **arrays: Any) -> Any:
        """Arrays of `size` games as a TensorDict on the device; new ones, which later steps leave as they are."""
        return TensorDict({name: torch.from_numpy(each) for name, each in arrays.items()}, batch_size=[size],
                          device=self.device)

    def position(self, at: int) -> State:
        """The state of one of the games now."""
        return self._games.position(at)
