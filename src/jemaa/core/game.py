"""`Game` and `State`: the public face of the rules. Both are immutable, hashable, comparable and picklable."""

from abc import ABC, abstractmethod
from operator import index
from typing import Any, ClassVar, Self

import msgspec

from jemaa.core import options as named
from jemaa.core.choice import Action, AnyChoice, Choice, Outcome, Space
from jemaa.core.contract import CHANCE, OVER, RULES, Evaluation, Heuristic, Inputs, Rules
from jemaa.core.errors import BadOption, IllegalChoice, IllegalPosition
from jemaa.core.events import Event, GameEnded
from jemaa.core.features import Features
from jemaa.core.loops import Loops
from jemaa.core.options import Options
from jemaa.core.position import Source
from jemaa.core.row import Row, dump, ints, load, pack, plain


class Game(ABC):
    """One game with its number of players and options. Games with the same three are equal.

    A subclass names the parts below and says how its rows are laid out, described, read, drawn and checked.
    """

    name: ClassVar[str]
    rules_version: ClassVar[int] = 1
    """Raised when an older record would no longer replay to the same result."""
    rules: ClassVar[Rules]
    evaluation: ClassVar[Evaluation]
    features: ClassVar[Features]
    heuristic: ClassVar[Heuristic | None] = None
    """A rule of thumb, where one has been published."""
    inputs: ClassVar[Inputs]
    loops: ClassVar[Loops]
    options_type: ClassVar[type[Options]]
    fewest_players: ClassVar[int]
    most_players: ClassVar[int]
    actions: ClassVar[Space[Action]]
    outcomes: ClassVar[Space[Outcome]]
    turn_clause: ClassVar[str]
    """The clause that says whose turn it is and what a turn consists of."""
    over_clause: ClassVar[str]
    """The clause that ends the game."""

    players: int
    options: Options

    def __init__(self, players: int, options: Options | None = None, **given: Any) -> None:
        """`given` are options by name, instead of `options`; raises `BadOption` for what the game does not have."""
        if players not in range(self.fewest_players, self.most_players + 1):
            raise BadOption(f"{self.name} is for {self.fewest_players} to {self.most_players} players, not {players}")
        if options is not None and given:
            raise BadOption(f"give options as a whole or by name, not both: {', '.join(given)}")
        self.players = players
        self.options = options if options is not None else named.make(self.options_type, given)
        self.check_options()

    def __setattr__(self, name: str, value: Any) -> None:
        if name in self.__dict__:
            raise AttributeError(f"a game's {name} cannot be changed")
        super().__setattr__(name, value)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((self.name, self.players, self.options))

    def __repr__(self) -> str:
        changed = named.to_text(self.options)
        return f"<{self.name}, {self.players} players{'' if changed == '-' else ', ' + changed}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.players, self.options)

    def start(self) -> "State":
        """The state before anything has been drawn or chosen."""
        return State(self, pack(self.starting_row()))

    def state(self, row: Row) -> "State":
        """A state from a plain row; raises `IllegalPosition` if it breaks an invariant, or is another game's."""
        self.check_row(row)
        if self.of(row) != self:
            raise IllegalPosition("options", self.turn_clause, f"the row belongs to {self.of(row)!r}, not to {self!r}")
        return State(self, pack(row))

    @classmethod
    def from_text(cls, line: str) -> "State":
        """The state that `State.text` gave as `line`; raises `IllegalPosition`, which names field and clause."""
        row = cls.read_text(line)
        return cls.of(row).state(row)

    @classmethod
    def from_json(cls, source: Source) -> "State":
        """The state that `State.json` (or its decoded form) describes; raises `IllegalPosition` likewise."""
        row = cls.read_json(source)
        return cls.of(row).state(row)

    # What a game has to say for itself, each in a file of its own:

    def check_options(self) -> None:  # noqa: B027  # most options get on with each other
        """Raise `BadOption` where options contradict each other or the number of players."""

    @abstractmethod
    def starting_row(self) -> Row:
        """The row that the rules' setup lays out for these players and options."""

    @classmethod
    @abstractmethod
    def of(cls, row: Any) -> Self:
        """The game that a row belongs to, by its players and options."""

    @classmethod
    @abstractmethod
    def read_text(cls, line: str) -> Row:
        """The row that a line describes, its invariants not checked yet (notation.py)."""

    @classmethod
    @abstractmethod
    def read_json(cls, source: Source) -> Row:
        """The row that JSON describes, its invariants not checked yet (position.py)."""

    @abstractmethod
    def check_row(self, row: Any) -> None:
        """Raise `IllegalPosition` for the first invariant that the row breaks (invariants.py)."""

    @abstractmethod
    def describe(self, row: Any) -> msgspec.Struct:
        """The row as JSON can express it (position.py)."""

    @abstractmethod
    def text(self, row: Any) -> str:
        """The row as one line (notation.py)."""

    @abstractmethod
    def refusal(self, row: Any, action: Action) -> IllegalChoice:
        """Why an action is not legal here: the clause and the reason (refusals.py)."""

    @abstractmethod
    def chance_clause(self, row: Any) -> str:
        """The clause by which chance acts here (refusals.py)."""

    @abstractmethod
    def changes(self, before: Any, after: Any, choice: Choice | None) -> list[Event]:
        """What happened between two rows one step apart; `choice` made the step, None: the rules (events.py)."""

    @abstractmethod
    def view(self, row: Any, seat: int | None) -> msgspec.Struct:
        """What a seat may see, or, for None, everybody (view.py)."""

    @abstractmethod
    def picture(self, row: Any, colour: bool) -> str:
        """The row for a terminal of 80 columns (draw.py)."""

    @abstractmethod
    def svg(self, row: Any) -> str:
        """The row as an SVG picture (draw.py)."""


class State:
    """A position of a game. `apply` returns another one; this one never changes."""

    __slots__ = ("_actor", "_data", "_plain", "game")

    game: Game
    _data: bytes
    _actor: int | None
    _plain: Row | None
    """Found when they are first asked for: a table asks for them many times."""

    def __init__(self, game: Game, data: bytes) -> None:
        """From the bytes of a row (`bytes(state)`), which are trusted."""
        self._keep("game", game)
        self._keep("_data", data)
        self._keep("_actor", None)
        self._keep("_plain", None)

    _keep = object.__setattr__

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError("a state cannot be changed; apply() returns a new one")

    def __bytes__(self) -> bytes:
        return self._data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self._data == other._data

    def __hash__(self) -> int:
        return hash(self._data)

    def __reduce__(self) -> tuple[Any, ...]:
        return State, (self.game, self._data)

    @property
    def row(self) -> Any:
        """A plain copy of the row, with the fields that the game's state.py describes."""
        return plain(self.game.rules.layout, self._data)

    @property
    def actor(self) -> int:
        """The seat that chooses next (0-based), or `CHANCE`, or `OVER`."""
        if self._actor is None:
            self._keep("_actor", int(self.game.loops.actor_at(self._load(), 0)))
        return self._actor  # type: ignore[return-value]  # just found

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """What the actor may choose, ascending; () if the actor is no seat."""
        if self.actor < 0:
            return ()
        found = ints(self.game.rules.most_legal)
        n = self.game.loops.legal_at(self._load(), 0, found)
        return tuple(self.game.actions[int(number)] for number in found[:n])

    @property
    def chance_outcomes(self) -> tuple[tuple[Outcome, int], ...]:
        """What chance may give, each with its whole-number weight; () if the actor is not `CHANCE`."""
        if self.actor != CHANCE:
            return ()
        found, weights = ints(self.game.rules.most_outcomes), ints(self.game.rules.most_outcomes)
        n = self.game.loops.outcomes_at(self._load(), 0, found, weights)
        return tuple((self.game.outcomes[int(found[i])], int(weights[i])) for i in range(n))

    def choice(self, choice: AnyChoice) -> Choice:
        """The action, or outcome, that a number or text means here; raises `IllegalChoice` if it means none."""
        return self.game.outcomes[choice] if self.actor == CHANCE else self.game.actions[choice]

    def apply(self, choice: AnyChoice) -> "State":
        """The state after an action or outcome (an object, a number or a text).

        Raises `IllegalChoice`, which names the clause, if it cannot be had here.
        """
        number, rows = self._possible(choice), self._load()
        self.game.loops.apply_at(rows, 0, number)
        return State(self.game, dump(rows))

    def _possible(self, choice: AnyChoice) -> int:
        """The number of a choice that can be had here; raises `IllegalChoice` for any other."""
        number = self._number(choice) if isinstance(choice, str) else int(index(choice))
        loops, rules = self.game.loops, self.game.rules
        found, weights = ints(rules.most_legal), ints(rules.most_outcomes)
        if not self._fits(choice) or not loops.possible_at(self._load(), 0, number, found, weights):
            raise self._refusal(choice)
        return number

    def _number(self, text: str) -> int:
        found = (self.game.outcomes if self.actor == CHANCE else self.game.actions).find(text)
        if found is None:
            raise self._refusal(text)
        return int(found)

    def _fits(self, choice: AnyChoice) -> bool:
        """An action is no outcome, even where the numbers are the same."""
        if not isinstance(choice, Choice):
            return True
        return isinstance(choice, Outcome) == (self.actor == CHANCE)

    def _refusal(self, choice: AnyChoice) -> IllegalChoice:
        actor = self.actor
        if actor == OVER:
            return IllegalChoice(self.game.over_clause, "the game is over")
        if actor == CHANCE:
            wanted = ", ".join(outcome.text for outcome, _ in self.chance_outcomes)
            clause = self.game.chance_clause(self._seen)
            return IllegalChoice(clause, f"{choice} can't be: chance acts, with one of {wanted}")
        if isinstance(choice, Outcome) or (isinstance(choice, str) and self.game.outcomes.find(choice) is not None):
            return IllegalChoice(self.game.turn_clause, f"{choice} can't be: a seat chooses now, not chance")
        return self.game.refusal(self._seen, self.game.actions[choice])

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points, as they would count if the game ended now."""
        points = ints(self.game.rules.most_players)
        self.game.loops.scores_at(self._load(), 0, points)
        return tuple(int(number) for number in points[: self.game.players])

    @property
    def ranking(self) -> tuple[int, ...]:
        """Each seat's rank by the scores now, 1 the best; equal ranks share."""
        places = ints(self.game.rules.most_players)
        self.game.loops.ranks_at(self._load(), 0, places)
        return tuple(int(number) for number in places[: self.game.players])

    def events(self, choice: AnyChoice) -> list[Event]:
        """What `apply(choice)` makes happen, in order, as data: the choice's own effect, then each consequence."""
        return self.play(choice)[1]

    def play(self, choice: AnyChoice) -> "tuple[State, list[Event]]":
        """`apply(choice)` and `events(choice)` at once, for the price of one; raises `IllegalChoice` likewise."""
        made = self.choice(self._possible(choice))
        rows, loops = self._load(), self.game.loops
        loops.choose_at(rows, 0, int(made))
        before, after = self._seen, plain(self.game.rules.layout, dump(rows))
        found = self.game.changes(before, after, made)
        while loops.actor_at(rows, 0) == RULES:
            loops.advance_at(rows, 0)
            before, after = after, plain(self.game.rules.layout, dump(rows))
            found += self.game.changes(before, after, None)
        done = State(self.game, dump(rows))
        done._keep("_plain", after)
        return done, [*found, GameEnded(done.scores, done.ranking)] if done.is_over else found

    def view(self, seat: int | None) -> Any:
        """The game's `View`: what `seat` may see, or, for None, a spectator (MK-2.3, MO-9.3)."""
        return self.game.view(self._seen, seat)

    def check(self) -> None:
        """Raise `IllegalPosition` for the first invariant that this state breaks."""
        self.game.check_row(self._seen)

    @property
    def text(self) -> str:
        """The position as one line; `jemaa.from_text` reads it."""
        return self.game.text(self._seen)

    @property
    def position(self) -> Any:
        """The game's `Position`: all of the state, as JSON can express it; `jemaa.from_json` reads its JSON."""
        return self.game.describe(self._seen)

    @property
    def json(self) -> str:
        """The position as JSON on one line."""
        return msgspec.json.encode(self.position).decode()

    def __str__(self) -> str:
        return self.game.picture(self._seen, colour=False)

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def _repr_svg_(self) -> str:
        return self.game.svg(self._seen)

    @property
    def _seen(self) -> Any:
        """The row for all that only reads it."""
        if self._plain is None:
            self._keep("_plain", plain(self.game.rules.layout, self._data))
        return self._plain

    def _load(self) -> Any:
        return load(self.game.rules.layout, self._data)


def seat_letters(players: int) -> str:
    """The seats' letters: A, B, C ..."""
    return "ABCDE"[:players]
