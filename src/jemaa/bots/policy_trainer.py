"""The trainer of a policy network: it collects the games of a plan, in their order, and then learns from all of them.

What is to be learnt, how a search spends its visits, does not depend on what was learnt from the games before: they can
be played in any order and anywhere, and learning from them is a matter of seconds.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, cast

from jemaa.bots.policy_play import CLOSELY, PolicyPart, PolicyPlan, PolicyPlayed, Positions, joined, play
from jemaa.bots.policy_training import Learnt, trained
from jemaa.bots.trainer import Array
from jemaa.core.errors import BadOption
from jemaa.core.extra import extras
from jemaa.core.need_numba import refuse_library

with extras():
    import numpy as np


class PolicyTrainer:
    """Collects the games of a plan. `games` is how many it has."""

    is_new = True
    """No policy begins with the weights of another."""

    def __init__(self, plan: PolicyPlan) -> None:
        """Raise `BadOption` where the game has no policy, and `JemaaError` where rules are run by a library."""
        refuse_library("jemaa.bots.policy_trainer")
        if plan.tables[0].type.policy is None:
            raise BadOption(f"{plan.tables[0].name} has no features of actions, and so no policy")
        self.plan, self.games = plan, 0
        self._given = 0
        self._positions = list[Positions]()
        self._waiting: dict[int, PolicyPlayed] = {}

    @property
    def is_done(self) -> bool:
        """Whether all games of the plan are there."""
        return self.games == self.plan.games

    @property
    def positions(self) -> int:
        """The number of positions so far."""
        return sum(len(each.ends) for each in self._positions)

    @property
    def job(self) -> Callable[[PolicyPart], PolicyPlayed]:
        """What plays a part, in any process."""
        return partial(play, self.plan)

    @property
    def parts_left(self) -> int:
        """The number of parts that are still to be added."""
        return self.plan.games - self.games

    def warm_up(self) -> None:
        """Compile what several processes would else compile at once."""
        play(self.plan._replace(simulations=CLOSELY), PolicyPart(0))

    def parts(self) -> Iterator[PolicyPart]:
        """Parts to be played, each once, in order."""
        while self._given < self.plan.games:
            self._given += 1
            yield PolicyPart(self._given - 1)

    def missing(self) -> Iterator[PolicyPart]:
        """Nothing: any number of games can be kept. Games that wait for one before them are played again."""
        return iter(())

    def add(self, played: PolicyPlayed, watch: Callable[[], object]) -> None:
        """Take the positions of a part as soon as those of all before it are there; `watch` is called after each."""
        self._waiting[played.first] = played
        while self.games in self._waiting:
            self._positions.append(self._waiting.pop(self.games).positions)
            self.games += 1
            watch()

    def state(self) -> dict[str, Array]:
        """The arrays, by name, that training goes on from."""
        if not self._positions:
            return {}
        self._positions = [joined(self._positions)]
        return cast("dict[str, Array]", self._positions[0]._asdict())

    def restore(self, games: int, state: Mapping[str, Array]) -> None:
        """Go on where a trainer with the same plan had so many games; copies its `state`.

        Raises `KeyError` or `ValueError` where an array is missing, or they do not fit each other.
        """
        if not 0 <= games < self.plan.games:
            raise ValueError(f"it has {games} games")
        if games:
            rows, ends, visits = (cast("Any", state[name]) for name in Positions._fields)
            restored = Positions(np.array(rows), np.array(ends), np.array(visits))
            if not 0 < len(restored.rows) == len(restored.ends) or restored.ends[-1] != len(restored.visits):
                raise ValueError("its positions and their visits do not fit each other")
            self._positions = [restored]
        self.games = self._given = games
        self._waiting.clear()

    def learn(self) -> Iterator[Learnt]:
        """Learn from all games: `policy_training.trained`. All must be there, which is not checked."""
        return trained(self.plan, joined(self._positions))
