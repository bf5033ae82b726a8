"""OpenSpiel games: importing this registers each game as `jemaa_NAME`, such as `jemaa_marrakech`.

`pyspiel.load_game("jemaa_marrakech(players=2,reward=score)")`: the parameters are `players`, `reward` (`utility.py`),
the game's options, in their text form (`elimination=off`), and where a game has a variant with few turns, `turns`
(`short_game.py`), which is 0 for the whole game. The value `default` stands for a default that depends on
another option; the parameters of the loaded game have the actual value. Actions and outcomes are the game's own
numbers. Chance is explicit, with exact probabilities: dice, piles and the setup's deal alike.
"""

from typing import Any, ClassVar, TypeAlias

import msgspec
import numpy as np

from jemaa.core import options as named
from jemaa.core.contract import CHANCE, OVER
from jemaa.core.extra import extras
from jemaa.core.game import Game, State
from jemaa.core.row import dump, load
from jemaa.envs.observation import observer
from jemaa.envs.short_game import short_start
from jemaa.envs.stepping import apply_and_list
from jemaa.envs.utility import WIN, bounds, check_reward, payoffs
from jemaa.games import GAMES, game_type

with extras():
    import pyspiel
    from open_spiel.python.observation import IIGObserverForPublicInfoGame

Parameters: TypeAlias = dict[str, Any]
"""A game's parameters by name: OpenSpiel checks that each has the type of its default, int or str."""
PLAYERS = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}
"""OpenSpiel's numbers for actors that are no seats."""


class Node:
    """A position that changes in place; it keeps at hand what OpenSpiel asks for most often.

    actor:    the seat that chooses, CHANCE or OVER.
    choices:  its actions, or chance's outcomes, ascending; none once the game is over.
    """

    __slots__ = ("_apply", "_numbers", "_rows", "_weights", "actor", "choices", "game")

    def __init__(self, state: State) -> None:
        self.game, self.actor = state.game, state.actor
        self._rows = load(self.game.type.rules.layout, bytes(state))
        self._apply = self.game.type.functions.bind(apply_and_list)
        self._numbers = np.zeros(max(self.game.type.rules.most_legal, self.game.type.rules.most_outcomes), np.int64)
        self._weights = np.zeros(self.game.type.rules.most_outcomes, np.int64)
        chances = state.chance_outcomes
        self._weights[: len(chances)] = [weight for _, weight in chances]
        self.choices = [int(choice) for choice in (*state.legal_actions, *(outcome for outcome, _ in chances))]

    def __deepcopy__(self, memo: dict[int, object]) -> "Node":
        twin = object.__new__(Node)
        twin.game, twin.actor, twin.choices, twin._apply = self.game, self.actor, self.choices, self._apply
        twin._rows = load(self.game.type.rules.layout, dump(self._rows))
        twin._numbers, twin._weights = self._numbers.copy(), self._weights.copy()
        return twin

    def __reduce__(self) -> tuple[type["Node"], tuple[State]]:
        return Node, (self.state,)

    def apply(self, choice: int) -> None:
        """Apply an action or outcome of `choices`, in place; any other is not refused, but may break anything."""
        self.actor, n = self._apply(self._rows, 0, choice, self._numbers, self._weights)
        self.choices = self._numbers[:n].tolist()

    @property
    def chances(self) -> list[tuple[int, float]]:
        """The outcomes of chance, ascending, each with its probability. Meaningless unless chance acts."""
        weights = self._weights[: len(self.choices)].tolist()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in zip(self.choices, weights, strict=True)]

    @property
    def rows(self) -> object:
        """The position as an array of one row, for compiled functions."""
        return self._rows

    @property
    def state(self) -> State:
        """The position as a state."""
        return State(self.game, dump(self._rows))


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position with OpenSpiel's methods. A copy has to copy `node` only."""

    def __init__(self, game: "SpielGame") -> None:
        super().__init__(game)
        self.node = game.start.__deepcopy__({})

    def current_player(self) -> int:
        """The seat that chooses, or OpenSpiel's number for chance or the end."""
        actor = self.node.actor
        return actor if actor >= 0 else PLAYERS[actor]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.node.actor == OVER

    def is_chance_node(self) -> bool:
        """Whether chance acts."""
        return self.node.actor == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of the player, or of the actor, ascending; chance's outcomes where chance acts.

        [] for a player whose turn it isn't, and once the game is over.
        """
        return self.node.choices.copy() if player is None or player == self.current_player() else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.choices

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance, ascending, each with its probability. Ask only where chance acts."""
        return self.node.chances

    def _apply_action(self, action: int) -> None:
        self.node.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.node.game
        return str(game.type.outcomes[action] if player == pyspiel.PlayerId.CHANCE else game.type.actions[action])

    def returns(self) -> list[float]:
        """Each player's reward, a share of the win or points by the parameter `reward`; 0 before the end."""
        if self.node.actor != OVER:
            return [0.0] * self.node.game.players
        return payoffs(self.node.state, self.get_game().reward)

    def __str__(self) -> str:
        return self.node.state.text


class SeatObserver:
    """The observer of a seat: the observation as a tensor, its planes by name, and the seat's view as JSON."""

    def __init__(self, game: Game) -> None:
        self._observer = observer(game)
        self.tensor = np.zeros(self._observer.size, np.float32)
        self.dict = self._observer.spec.named(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's observation into `tensor`."""
        self.tensor[:] = self._observer.of(state.node.rows, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The player's view, as JSON on one line."""
        return msgspec.json.encode(state.node.state.view(player)).decode()


def parameter(value: object) -> int | str:
    """An option's value as a parameter: numbers as they are, everything else as text."""
    return value if type(value) is int else named.value_text(value)


DEFAULT = "default"
"""The parameter of an option whose default depends on another one, before both are known."""


def parameters_of(options: named.Options) -> dict[str, int | str]:
    """All options as parameters: name -> value, a number or a text."""
    return {name: parameter(getattr(options, name)) for name in options.__struct_fields__}


TURNS = "turns"
"""The parameter for how many turns each seat takes at most."""
NO_OPTIONS = {"players", "reward", TURNS}
"""The parameters that are no options of the game."""


class Kind:
    """One of our games before its parameters are known, with what OpenSpiel needs to register it."""

    def __init__(self, name: str) -> None:
        self.type = game_type(name)
        values = parameters_of(self.type.options_type()) | dict.fromkeys(self.type.options_type.only_with, DEFAULT)
        turns = {TURNS: 0} if self.type.shorten else {}
        self.defaults: Parameters = {"players": min(4, self.type.most_players), "reward": WIN, **turns, **values}

    def game(self, given: Parameters) -> Game:
        """The game that these parameters mean; raises `BadOption`."""
        text = ",".join(f"{name}={value}" for name, value in given.items()
                        if name not in NO_OPTIONS and (value != DEFAULT or self.defaults[name] != DEFAULT))
        return Game(self.type, given["players"], named.from_text(self.type.options_type, text))

    def spiel_type(self, reward: str) -> pyspiel.GameType:
        """OpenSpiel's description of the game. Shares of the win sum to 1; the sum of points is not fixed."""
        kind = pyspiel.GameType
        return kind(
            short_name=f"jemaa_{self.type.name}", long_name=f"{self.type.title} (jemaa)",
            dynamics=kind.Dynamics.SEQUENTIAL, chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
            information=kind.Information.PERFECT_INFORMATION, reward_model=kind.RewardModel.TERMINAL,
            utility=kind.Utility.CONSTANT_SUM if reward == WIN else kind.Utility.GENERAL_SUM,
            min_num_players=self.type.fewest_players, max_num_players=self.type.most_players,
            provides_information_state_string=True, provides_information_state_tensor=False,
            provides_observation_string=True, provides_observation_tensor=True,
            parameter_specification=self.defaults)


def information(game: Game, reward: str) -> pyspiel.GameInfo:
    """OpenSpiel's numbers about the game: actions, outcomes, players, bounds of the rewards and of the length.

    The length is the number of all seats' decisions, without chance.
    """
    low, high = bounds(game, reward)
    return pyspiel.GameInfo(
        num_distinct_actions=len(game.type.actions), max_chance_outcomes=len(game.type.outcomes),
        num_players=game.players,
        min_utility=low, max_utility=high, utility_sum=1.0 if reward == WIN else None,
        max_game_length=game.type.bounds.decisions(game.players, game.options))


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # as above
    """One of our games with its options, with OpenSpiel's methods."""

    kind: ClassVar[Kind]

    def __init__(self, parameters: Parameters | None = None) -> None:
        given = {**self.kind.defaults, **(parameters or {})}
        self.reward: str = given["reward"]
        check_reward(self.reward)
        self.game = self.kind.game(given)
        turns = given.get(TURNS, 0)
        self.start = Node(short_start(self.game, turns) if turns else self.game.start())
        super().__init__(self.kind.spiel_type(self.reward), information(self.game, self.reward),
                         given | parameters_of(self.game.options))

    def new_initial_state(self) -> SpielState:
        """The state before any draw."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound of the number of chance's draws in a game."""
        return self.game.type.bounds.draws(self.game.players, self.game.options)

    def make_py_observer(self, kind: pyspiel.IIGObservationType | None = None,
                         parameters: Parameters | None = None) -> SeatObserver | IIGObserverForPublicInfoGame:
        """The observer of what a seat sees now, a `SeatObserver`.

        For perfect recall, or without public information, it is OpenSpiel's own observer of the history.
        """
        if kind is None or (kind.public_info and not kind.perfect_recall):
            return SeatObserver(self.game)
        return IIGObserverForPublicInfoGame(kind, parameters)


def register(name: str) -> None:
    """Register a game with OpenSpiel as `jemaa_NAME`; a game that is registered already stays as it is."""
    kind = Kind(name)
    described = kind.spiel_type(WIN)
    if described.short_name not in pyspiel.registered_names():
        # A class, as upstream registers them: any other function would be freed after Python is gone, which crashes.
        spiel_game = type(f"Spiel{kind.type.title}", (SpielGame,), {"kind": kind})
        globals()[spiel_game.__name__] = spiel_game  # pickled games refer to it
        pyspiel.register_game(described, spiel_game)


for registered in GAMES:
    register(registered)
