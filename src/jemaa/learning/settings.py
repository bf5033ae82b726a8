"""What a training is asked to do, as data: the words of its command, from which all that it comes to follows."""

from typing import Literal, TypeAlias

import msgspec

from jemaa.arena.match import fixtures
from jemaa.bots.policy_play import PolicyPlan, PolicySize
from jemaa.bots.self_play import BATCH, RATES, SIZE, Plan, Rates, Size
from jemaa.core.errors import BadOption
from jemaa.core.game import Game

DEFAULTS = PolicyPlan._field_defaults
"""The numbers of a policy's training where none are given."""
MAIN = 6
"""The number of turns of the first table between two others."""

Device: TypeAlias = Literal["cpu", "cuda"]
"""What plays the games of a training."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="network"):
    """The tables and numbers of a training."""

    tables: tuple[str, ...]
    """GAME/PLAYERS[/OPTIONS], at least one; others take turns with the first, and may differ from it in options."""
    games: int
    seed: int = 1
    rates: Rates = RATES
    opponent_mix: int = 0
    """In percent, as in `Plan`."""
    size: Size = SIZE
    """Of a network that begins with random weights."""
    start: str | None = None
    """The name of the file of the network that training begins with; None for random weights."""
    batch: int = BATCH
    """As in `Plan`."""
    device: Device = "cpu"
    """What plays the games; a GPU rounds sums otherwise."""
    simulations: int = 0
    """As in `Plan`."""

    @property
    def command(self) -> str:
        """The command line that asks for this training, without what does not change its outcome."""
        words = f"jemaa train {' '.join(self.tables)} --games {self.games} --seed {self.seed}"
        words += "" if self.rates == RATES else f" --rates {','.join(f'{rate:g}' for rate in self.rates)}"
        words += f" --opponent-mix {self.opponent_mix}" if self.opponent_mix else ""
        words += "" if self.size == SIZE else f" --units {self.size.first},{self.size.second}"
        words += f" --start {self.start}" if self.start else ""
        words += "" if self.batch == BATCH else f" --batch {self.batch}"
        words += f" --simulations {self.simulations}" if self.simulations else ""
        return words + ("" if self.device == "cpu" else f" --device {self.device}")

    def plan(self) -> Plan:
        """The plan of the games; raises `BadOption` for a text that names no table, and where no network fits all."""
        return Plan(in_turns(self.tables), self.games, self.seed, self.rates, self.opponent_mix, self.batch,
                    self.simulations)


class PolicySettings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="policy"):
    """The tables and numbers of a policy's training."""

    tables: tuple[str, ...]
    """As in `Settings`."""
    games: int
    seed: int = 1
    simulations: int = DEFAULTS["simulations"]
    by_policy: bool = False
    """As in `PolicyPlan`."""
    passes: int = DEFAULTS["passes"]
    rate: float = DEFAULTS["rate"]
    size: PolicySize = DEFAULTS["size"]

    @property
    def command(self) -> str:
        """The command line that asks for this training, without what does not change its outcome."""
        words = f"jemaa train-policy {' '.join(self.tables)} --games {self.games} --seed {self.seed}"
        words += "" if self.simulations == DEFAULTS["simulations"] else f" --simulations {self.simulations}"
        words += " --by-policy" if self.by_policy else ""
        words += "" if self.passes == DEFAULTS["passes"] else f" --passes {self.passes}"
        words += "" if self.rate == DEFAULTS["rate"] else f" --rate {self.rate:g}"
        return words + ("" if self.size == DEFAULTS["size"] else f" --units {self.size.first},{self.size.action}")

    def plan(self) -> PolicyPlan:
        """The plan of the games; raises `BadOption` for a text that names no table, and where no network fits all."""
        return PolicyPlan(in_turns(self.tables), self.games, self.seed, self.simulations, self.by_policy, self.passes,
                          self.rate, self.size)


def in_turns(texts: tuple[str, ...]) -> tuple[Game, ...]:
    """One round of training: the first game `MAIN` times before each of the others, or once if it is alone.

    Raises `BadOption` for a text that names no table, and where no network serves all of the tables.
    """
    games = [fixture.make() for fixture in fixtures(texts)]
    inputs = games[0].type.inputs
    if len({(game.name, inputs.file(game.start().row)) for game in games}) > 1:
        raise BadOption("these tables have different networks: train one at a time")
    first, *others = games
    return tuple(table for other in others for table in (*[first] * MAIN, other)) or (first,)
