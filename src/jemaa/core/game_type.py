"""A game's type: a frozen description of the game's data and functions, the same for all numbers of players."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Protocol

import msgspec

from jemaa.core.action_features import no_features
from jemaa.core.binding import GameFunctions
from jemaa.core.choice import Action, Choice, Outcome, Space
from jemaa.core.compile import rule
from jemaa.core.contract import Bounds, Evaluation, Heuristic, Levels, NetworkInputs, PolicyInputs, Rules, Sample
from jemaa.core.editing import Editing
from jemaa.core.errors import IllegalChoice
from jemaa.core.events import Event
from jemaa.core.final_count import Counted
from jemaa.core.observation import ObservationSpec
from jemaa.core.options import AnyOptions, Options
from jemaa.core.position import Source
from jemaa.core.row import AnyRow, Row
from jemaa.core.sentences import Sentences
from jemaa.core.symmetry import Symmetry
from jemaa.core.view import View


@rule
def no_preference(_row: Row, _action: int) -> float:
    """The preference in a game without a rule of thumb: 0.0 for every action."""
    return 0.0


class Picture(Protocol):
    """A function that draws a row for a terminal of 80 columns."""

    def __call__(self, row: AnyRow, colour: bool) -> str:
        """The picture as lines of text, with terminal colours or without."""
        ...


@dataclass(frozen=True, kw_only=True, eq=False)
class GameType:
    """The parts of a game, each from a file of its own in the game's folder.

    home:          the constant that holds this type, as module:name; pickles refer to it.
    rules:         who acts, what is legal and what follows.
    setup:         (row): lays out, in place, a row whose players and options are set, the rest being 0.
    sample:        one random choice, for random play.
    evaluation:    what positions are worth to each seat.
    observation:   what a seat observes, as numbers.
    inputs:        the inputs of the network that corrects the evaluation.
    policy:        the features of actions for the network that says which are likely, where the game has one.
    heuristic:     a published rule of thumb, where there is one.
    levels:        the strengths of the bots that people choose from.
    bounds:        upper bounds of a game's length and points.
    sentences:     the game in English: events, questions, remarks (sentences.py).
    options_type:  the named options.
    check_options: (players, options): raises `BadOption` where they contradict each other.
    options_of:    (row) -> the options in a row; raises `IllegalPosition` if they are impossible.
    fewest_players: the smallest number of players.
    actions, outcomes: all that seats and chance can choose.
    turn_clause:   the clause that says whose turn it is and what a turn consists of.
    over_clause:   the clause that ends the game.
    chance_clause: (row) -> the clause by which chance acts.
    check_row:     (row): raises `IllegalPosition` for the first invariant that the row breaks (invariants.py).
    read_text, write_text: (line) -> the row, and (row) -> the line; invariants are not checked (notation.py). Reading
                   raises `Unreadable` or `IllegalPosition`.
    read_json, describe: (JSON) -> the row, and (row) -> the struct that JSON is made from; likewise (position.py).
    refusal:       (row, action) -> the error to raise for an action that is not legal: the clause and the reason
                   (refusals.py).
    changes:       (row before, row after, choice) -> what happened between two rows one step apart; without a choice
                   the rules made the step (events.py). `GameEnded` is not among it: `State.play` adds it.
    view:          (row, seat) -> what a seat may see or, for None, what a spectator may see (view.py).
    picture:       (row, colour) -> the row for a terminal of 80 columns (draw_text.py).
    svg:           (row) -> the row as an SVG picture (draw_svg.py).
    count:         (row) -> what each seat's points are counted from at the end, in the order of counting
                   (final_count.py).
    tie_break:     what decides between equal points, as `Counted.source` or another short name; "" where equals share.
    symmetries:    () -> the symmetries of the board, the identity first (symmetry.py). Without any, the empty tuple;
                   otherwise it raises `MissingExtra` where NumPy is not installed.
    editing:       how positions are set up by hand (editing.py); None where they can't be.
    shorten:       (row, turns): changes a plain row, as `setup` lays it out, into the start of a small variant for
                   study, in which each seat takes at most so many turns; raises `BadOption` for a number of them that
                   it does not have. None where there is no such variant.
    rules_version: a number that is increased when an older record would no longer replay to the same result.
    """

    home: str
    rules: Rules
    setup: Callable[[AnyRow], None]
    sample: Sample
    evaluation: Evaluation
    observation: ObservationSpec
    inputs: NetworkInputs
    policy: PolicyInputs | None = None
    heuristic: Heuristic | None = None
    levels: Levels
    bounds: Bounds
    sentences: Sentences
    options_type: type[Options]
    check_options: Callable[[int, AnyOptions], None]
    options_of: Callable[[AnyRow], Options]
    fewest_players: int
    actions: Space[Action]
    outcomes: Space[Outcome]
    turn_clause: str
    over_clause: str
    chance_clause: Callable[[AnyRow], str]
    check_row: Callable[[AnyRow], None]
    read_text: Callable[[str], Row]
    write_text: Callable[[AnyRow], str]
    read_json: Callable[[Source], Row]
    describe: Callable[[AnyRow], msgspec.Struct]
    refusal: Callable[[AnyRow, Action], IllegalChoice]
    changes: Callable[[AnyRow, AnyRow, Choice | None], list[Event]]
    view: Callable[[AnyRow, int | None], View]
    picture: Picture
    svg: Callable[[AnyRow], str]
    count: Callable[[AnyRow], tuple[Counted, ...]]
    tie_break: str = ""
    symmetries: Callable[[], tuple[Symmetry, ...]] = tuple
    editing: Editing | None = None
    shorten: Callable[[AnyRow, int], None] | None = None
    rules_version: int = 1

    @property
    def name(self) -> str:
        """The game's name, such as "marrakech"."""
        return self.rules.name

    @property
    def title(self) -> str:
        """The game's name as a title, such as "Marrakech"."""
        return self.name.capitalize()

    @property
    def most_players(self) -> int:
        """The largest number of players."""
        return self.rules.most_players

    @cached_property
    def functions(self) -> GameFunctions:
        """The game's functions, which templates are bound to (`core.binding`)."""
        rules, evaluation = self.rules, self.evaluation
        return GameFunctions(
            rules.name, actor=rules.actor, legal=rules.legal, outcomes=rules.outcomes, choose=rules.choose,
            advance=rules.advance, scores=rules.scores, ranks=rules.ranks, sample=self.sample,
            write_features=evaluation.write_features, phase_weight=evaluation.phase_weight, encode=self.inputs.encode,
            describe=self.policy.describe if self.policy else no_features,
            observe=self.observation.write,
            preference=self.heuristic.preference if self.heuristic else no_preference)

    def __repr__(self) -> str:
        return f"<game type {self.name}>"

    def __reduce__(self) -> tuple[object, ...]:
        return load_game_type, (self.home,)


def load_game_type(home: str) -> GameType:
    """Import the game type that the constant `home` names, written as module:name, and return it.

    Raises `ModuleNotFoundError` or `AttributeError` if there is none.
    """
    module, _, name = home.partition(":")
    game_type: GameType = getattr(import_module(module), name)
    return game_type
