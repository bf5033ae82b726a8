"""`Game` and `State`: the public face of the rules. Both are immutable, hashable, comparable and picklable."""

from collections.abc import Callable, Iterator, Sequence
from operator import index
from typing import Any, NamedTuple

import msgspec

from jemaa.core import options as named
from jemaa.core.binding import Template
from jemaa.core.choice import Action, AnyChoice, Choice, Outcome
from jemaa.core.contract import CHANCE, OVER, RULES
from jemaa.core.errors import BadOption, IllegalChoice, IllegalPosition
from jemaa.core.events import Event, GameEnded
from jemaa.core.game_type import GameType
from jemaa.core.loops import (
    actor_at,
    advance_at,
    apply_at,
    choose_at,
    is_possible_at,
    legal_at,
    outcomes_at,
    ranks_at,
    scores_at,
)
from jemaa.core.options import AnyOptions, Options
from jemaa.core.position import Source
from jemaa.core.row import AnyRow, Row, Rows, after, dump, ints, load, pack, plain
from jemaa.core.view import View


class Game:
    """A game for a number of players with options. Games with the same type, players and options are equal."""

    __slots__ = ("options", "players", "type")

    type: GameType
    players: int
    options: AnyOptions
    """The options, of the type's `options_type`."""

    def __init__(self, game_type: GameType, players: int, options: Options | None = None, /,
                 **given: object) -> None:
        """Give the options by name (`given`), or as a whole (`options`): then their values are not checked one by one.

        Raises `BadOption` for options or a number of players that the game does not have, and if both are given.
        """
        fewest, most = game_type.fewest_players, game_type.most_players
        if players not in range(fewest, most + 1):
            raise BadOption(f"{game_type.name} is for {fewest} to {most} players, not {players}")
        if options is not None and given:
            raise BadOption(f"give options as a whole or by name, not both: {', '.join(given)}")
        self._keep("type", game_type)
        self._keep("players", players)
        self._keep("options", options if options is not None else named.make(game_type.options_type, given))
        game_type.check_options(players, self.options)

    _keep = object.__setattr__

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a game's {name} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return (isinstance(other, Game) and self.type is other.type and self.players == other.players
                and self.options == other.options)

    def __hash__(self) -> int:
        return hash((self.name, self.players, self.options))

    def __repr__(self) -> str:
        changed = named.to_text(self.options)
        return f"<{self.name}, {self.players} players{'' if changed == '-' else ', ' + changed}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Game, (self.type, self.players, self.options)

    @property
    def name(self) -> str:
        """The name of the game's type."""
        return self.type.name

    def start(self) -> "State":
        """The state before anything has been drawn or chosen."""
        row = self.type.rules.layout()
        row.players = self.players  # type: ignore[attr-defined]  # every game's row has it
        named.store(self.options, row)
        return State(self, pack(after(self.type.setup, row)))

    def state(self, row: Row) -> "State":
        """A state from a plain row; raises `IllegalPosition` if it breaks an invariant, or is another game's."""
        self.type.check_row(row)
        if game_of(self.type, row) != self:
            raise IllegalPosition("options", self.type.turn_clause,
                                  f"the row belongs to {game_of(self.type, row)!r}, not to {self!r}")
        return State(self, pack(row))


def game_of(game_type: GameType, row: AnyRow) -> Game:
    """The game that a row belongs to, by its players and options; nothing else in the row is checked.

    Raises `IllegalPosition` for impossible options.
    """
    return Game(game_type, row.players, game_type.options_of(row))


def state_from_text(game_type: GameType, line: str) -> "State":
    """The state that `State.text` gave as `line`, its invariants checked.

    Raises `Unreadable` if the line has another form, or `IllegalPosition`, which names field and clause.
    """
    row = game_type.read_text(line)
    return game_of(game_type, row).state(row)


def state_from_json(game_type: GameType, source: Source) -> "State":
    """The state that `State.json` (or its decoded form) describes; raises `Unreadable` or `IllegalPosition`."""
    row = game_type.read_json(source)
    return game_of(game_type, row).state(row)


def _completed(game: Game, data: bytes) -> bytes:
    """The bytes of a whole row, made from `data` without its last fields, which hold options (`Options.later`).

    These get the numbers of the game's options.
    """
    layout = game.type.rules.layout
    row = plain(layout, data.ljust(layout.size, b"\0"))
    named.store(game.options, row)
    return pack(row)


class State:
    """A position of a game. `apply` returns another one; this one never changes."""

    __slots__ = ("_actor", "_data", "_legal", "_plain", "game")

    game: Game
    _data: bytes
    _actor: int | None
    _plain: Row | None
    _legal: tuple[Action, ...] | None
    """`_actor`, `_plain` and `_legal` are found when they are first asked for, and None before: tables and reviews ask
    for them many times."""

    def __init__(self, game: Game, data: bytes) -> None:
        """`data` are the bytes of a row, as `bytes(state)` gives them; they are not checked.

        A row that was pickled before the game got its latest options is shorter; they are completed from `game`.
        """
        complete = len(data) == game.type.rules.layout.size
        self._keep("game", game)
        self._keep("_data", data if complete else _completed(game, data))
        self._keep("_actor", None)
        self._keep("_plain", None)
        self._keep("_legal", None)

    _keep = object.__setattr__

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a state cannot be changed; apply() returns a new one")

    def __bytes__(self) -> bytes:
        return self._data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self._data == other._data

    def __hash__(self) -> int:
        return hash(self._data)

    def __reduce__(self) -> tuple[object, ...]:
        return State, (self.game, self._data)

    @property
    def row(self) -> AnyRow:
        """A plain copy of the row, with the fields that the game's state.py describes."""
        return plain(self.game.type.rules.layout, self._data)

    @property
    def actor(self) -> int:
        """The seat that chooses next (0-based), or `CHANCE`, or `OVER`; in the state of a `Step` also `RULES`."""
        if self._actor is None:
            self._keep("_actor", int(self._bind(actor_at)(self._load(), 0)))
        return self._actor  # type: ignore[return-value]  # just found

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions of the seat that acts, ascending; () if the actor is not a seat."""
        if self._legal is None:
            self._keep("_legal", self._find_legal() if self.actor >= 0 else ())
        return self._legal  # type: ignore[return-value]  # just found

    def _find_legal(self) -> tuple[Action, ...]:
        numbers = ints(self.game.type.rules.most_legal)
        n = self._bind(legal_at)(self._load(), 0, numbers)
        return tuple(self.game.type.actions[int(number)] for number in numbers[:n])

    @property
    def chance_outcomes(self) -> tuple[tuple[Outcome, int], ...]:
        """The possible outcomes of chance, each with its whole-number weight (> 0); () if the actor is not `CHANCE`."""
        if self.actor != CHANCE:
            return ()
        numbers, weights = ints(self.game.type.rules.most_outcomes), ints(self.game.type.rules.most_outcomes)
        n = self._bind(outcomes_at)(self._load(), 0, numbers, weights)
        return tuple((self.game.type.outcomes[int(numbers[i])], int(weights[i])) for i in range(n))

    def choice(self, choice: AnyChoice) -> Choice:
        """The outcome, where chance acts, or else the action that a number or text means in this game.

        Raises `IllegalChoice` if it means none. Whether it is possible in this state is not checked, and an object
        counts by its number alone: an `Action` gives an outcome where chance acts.
        """
        return self.game.type.outcomes[choice] if self.actor == CHANCE else self.game.type.actions[choice]

    def apply(self, choice: AnyChoice) -> "State":
        """The state after an action or outcome (an object, a number or a text) and all its consequences by the rules.

        Raises `IllegalChoice`, which names the clause, if it cannot be had here.
        """
        number, rows = self._possible(choice), self._load()
        self._bind(apply_at)(rows, 0, number)
        return State(self.game, dump(rows))

    def _possible(self, choice: AnyChoice) -> int:
        """The number in this game of a choice that can be had here; raises `IllegalChoice` for any other choice."""
        number = self._number(choice) if isinstance(choice, str) else int(index(choice))
        rules = self.game.type.rules
        numbers, weights = ints(max(rules.most_legal, rules.most_outcomes)), ints(rules.most_outcomes)
        if not self._fits(choice) or not self._bind(is_possible_at)(self._load(), 0, number, numbers, weights):
            raise self._refusal(choice)
        return number

    def _number(self, text: str) -> int:
        choice = (self.game.type.outcomes if self.actor == CHANCE else self.game.type.actions).find(text)
        if choice is None:
            raise self._refusal(text)
        return int(choice)

    def _fits(self, choice: AnyChoice) -> bool:
        """False for an action where chance acts, and for an outcome where a seat acts, even where numbers are equal."""
        if not isinstance(choice, Choice):
            return True
        return isinstance(choice, Outcome) == (self.actor == CHANCE)

    def _refusal(self, choice: AnyChoice) -> IllegalChoice:
        actor = self.actor
        if actor == OVER:
            return IllegalChoice(self.game.type.over_clause, "the game is over")
        if actor == CHANCE:
            wanted = ", ".join(outcome.text for outcome, _ in self.chance_outcomes)
            clause = self.game.type.chance_clause(self._seen)
            return IllegalChoice(clause, f"{choice} can't be: chance acts, with one of {wanted}")
        outcomes = self.game.type.outcomes
        if isinstance(choice, Outcome) or (isinstance(choice, str) and outcomes.find(choice) is not None):
            return IllegalChoice(self.game.type.turn_clause, f"{choice} can't be: a seat chooses now, not chance")
        return self.game.type.refusal(self._seen, self.game.type.actions[choice])

    @property
    def scores(self) -> tuple[int, ...]:
        """Each seat's points, as they would count if the game ended now."""
        points = ints(self.game.type.rules.most_players)
        self._bind(scores_at)(self._load(), 0, points)
        return tuple(int(number) for number in points[: self.game.players])

    @property
    def ranking(self) -> tuple[int, ...]:
        """Each seat's rank if the game ended now: 1 + the number of seats that are better; equal seats share a rank.

        Seats are compared by their points and then by the game's tie-breaks, so that a rank may not follow from
        `scores` alone.
        """
        places = ints(self.game.type.rules.most_players)
        self._bind(ranks_at)(self._load(), 0, places)
        return tuple(int(number) for number in places[: self.game.players])

    def events(self, choice: AnyChoice) -> list[Event]:
        """The events of `apply(choice)` in order, as data: the choice's own effect, then each consequence.

        The last one is `GameEnded` if the game is over then. Raises `IllegalChoice` as `apply` does.
        """
        return [event for step in self.play(choice)[1] for event in step.events]

    def play(self, choice: AnyChoice) -> "tuple[State, list[Step]]":
        """The state that `apply(choice)` returns, and the steps that lead there.

        The first step is the choice's own effect; the others are consequences by the rules. Only steps in which
        something happens are listed, so there may be none; the state after the last one is the state that is returned.
        Raises `IllegalChoice` as `apply` does.
        """
        made = self.choice(self._possible(choice))
        rows = self._load()
        self._bind(choose_at)(rows, 0, int(made))
        step, after = self._step(rows, self._seen, made)
        steps = [step]
        while self._bind(actor_at)(rows, 0) == RULES:
            self._bind(advance_at)(rows, 0)
            step, after = self._step(rows, after, None)
            steps.append(step)
        done = State(self.game, dump(rows))
        done._keep("_plain", after)
        listed = [step for step in steps if step.events]
        listed[-1:] = [Step(step.events, done) for step in listed[-1:]]
        return done, [*listed, Step((GameEnded(done.scores, done.ranking),), done)] if done.is_over else listed

    def _step(self, rows: Rows, before: AnyRow, choice: Choice | None) -> "tuple[Step, AnyRow]":
        """The step from the plain row `before` to the row in `rows`, and the latter as a plain row.

        `choice` is None if the rules made the step.
        """
        data = dump(rows)
        after = plain(self.game.type.rules.layout, data)
        return Step(tuple(self.game.type.changes(before, after, choice)), State(self.game, data)), after

    def view(self, seat: int | None) -> View:
        """The game's `View` of what `seat` may see; for None, of what a spectator may see (MK-2.3, MO-9.3)."""
        return self.game.type.view(self._seen, seat)

    def check(self) -> None:
        """Raise `IllegalPosition` for the first invariant that this state breaks."""
        self.game.type.check_row(self._seen)

    @property
    def text(self) -> str:
        """The position as one line; `jemaa.from_text` reads it."""
        return self.game.type.write_text(self._seen)

    @property
    def position(self) -> Any:
        """The game's `Position`: all of the state, as JSON can express it; `jemaa.from_json` reads its JSON.

        Each game has a class of its own for it, which types don't tell: `Any`.
        """
        return self.game.type.describe(self._seen)

    @property
    def json(self) -> str:
        """The position as JSON on one line."""
        return msgspec.json.encode(self.position).decode()

    def __str__(self) -> str:
        return self.game.type.picture(self._seen, colour=False)

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def _repr_svg_(self) -> str:
        return self.game.type.svg(self._seen)

    @property
    def _seen(self) -> AnyRow:
        """The row as an ordinary object, shared by all that only read it; must not be changed."""
        if self._plain is None:
            self._keep("_plain", plain(self.game.type.rules.layout, self._data))
        return self._plain

    def _bind(self, function: Template) -> Template:
        return self.game.type.functions.bind(function)

    def _load(self) -> Rows:
        return load(self.game.type.rules.layout, self._data)


def draw_outcome(state: State, draw: Callable[[Sequence[int]], int]) -> Outcome:
    """The outcome of a state where chance acts, at the index that `draw` picks from the weights of `chance_outcomes`.

    Raises `ValueError` if chance does not act.
    """
    outcomes, weights = zip(*state.chance_outcomes, strict=True)
    drawn: Outcome = outcomes[draw(weights)]
    return drawn


def resolve_chance(state: State, draw: Callable[[State], Outcome]) -> Iterator[tuple[Outcome, State]]:
    """Draw outcomes by `draw` until a seat acts or the game is over; yields each with the state after it.

    Nothing is yielded if chance does not act in `state`.
    """
    while state.actor == CHANCE:
        outcome = draw(state)
        state = state.apply(outcome)
        yield outcome, state


class Step(NamedTuple):
    """One step of a game: the direct effect of a choice, or one consequence by the rules."""

    events: tuple[Event, ...]
    """The events of the step; at least one."""
    state: State
    """The state after it. The rules may go on from there by themselves, so that its `actor` is `RULES`."""


def seat_letters(players: int) -> str:
    """The letters of the seats in order, such as "ABC" for three players."""
    return "ABCDE"[:players]
