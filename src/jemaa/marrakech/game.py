"""Marrakech as `core.game` wants it: every part of the game, wired."""

from typing import Any

from jemaa.core import options as named
from jemaa.core.choice import Action, Choice
from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.core.events import Event
from jemaa.core.game import Game
from jemaa.core.loops import Loops
from jemaa.core.position import Source
from jemaa.core.row import after
from jemaa.marrakech import draw_svg, draw_text, events, invariants, notation, position, refusals
from jemaa.marrakech.actions import ACTIONS, OUTCOMES, SEAT_LETTERS
from jemaa.marrakech.evaluation import EVALUATION
from jemaa.marrakech.features import FEATURES
from jemaa.marrakech.heuristic import HEURISTIC
from jemaa.marrakech.inputs import INPUTS_OF_MARRAKECH
from jemaa.marrakech.options import MarrakechOptions
from jemaa.marrakech.position import Position
from jemaa.marrakech.rules import RULES_OF_MARRAKECH, setup
from jemaa.marrakech.sampling import sample
from jemaa.marrakech.state import SEATS, MarrakechRow
from jemaa.marrakech.view import View, view


class Marrakech(Game):
    """Marrakech for 2 to 4 players: `Marrakech(players, **options)`, the options being those of `MarrakechOptions`."""

    name = "marrakech"
    rules = RULES_OF_MARRAKECH
    evaluation = EVALUATION
    features = FEATURES
    heuristic = HEURISTIC
    inputs = INPUTS_OF_MARRAKECH
    loops = Loops(RULES_OF_MARRAKECH, sample)
    options_type = MarrakechOptions
    fewest_players, most_players = 2, SEATS
    actions, outcomes = ACTIONS, OUTCOMES
    turn_clause, over_clause = "MK-3.1", "MK-6.1"

    options: MarrakechOptions

    def check_options(self) -> None:
        """The first player must be one of the players."""
        first = self.options.first_player
        if first != "random" and first not in SEAT_LETTERS[: self.players]:
            letters = ", ".join(SEAT_LETTERS[: self.players])
            raise BadOption(f"first_player is random or, with {self.players} players, one of {letters}; not {first}")

    def starting_row(self) -> MarrakechRow:
        """MK-2."""
        row = MarrakechRow()
        row.players = self.players
        named.store(self.options, row)
        return after(setup, row)

    @classmethod
    def of(cls, row: Any) -> "Marrakech":
        """The game that a row belongs to; raises `IllegalPosition` if its options are impossible."""
        invariants.check_options(row)
        return cls(row.players, named.restore(MarrakechOptions, row))

    @classmethod
    def read_text(cls, line: str) -> MarrakechRow:
        """The row that a line describes."""
        return notation.read(line)

    @classmethod
    def read_json(cls, source: Source) -> MarrakechRow:
        """The row that JSON describes."""
        return position.read_json(source)

    def check_row(self, row: Any) -> None:
        """Raise `IllegalPosition` for the first invariant that the row breaks."""
        invariants.check(row)

    def describe(self, row: Any) -> Position:
        """The row as JSON can express it."""
        return position.describe(row)

    def text(self, row: Any) -> str:
        """The row as one line."""
        return notation.write(row)

    def refusal(self, row: Any, action: Action) -> IllegalChoice:
        """Why an action is not legal here."""
        return refusals.refusal(row, action)

    def chance_clause(self, row: Any) -> str:
        """The clause by which chance acts here."""
        return refusals.CHANCE_CLAUSES[row.phase]

    def changes(self, before: Any, after: Any, choice: Choice | None) -> list[Event]:
        """What happened between two rows one step apart."""
        return events.changes(before, after, choice)

    def view(self, row: Any, seat: int | None) -> View:
        """What a seat, or a spectator, may see."""
        return view(row, seat)

    def picture(self, row: Any, colour: bool) -> str:
        """The row for a terminal of 80 columns."""
        return draw_text.picture(row, colour)

    def svg(self, row: Any) -> str:
        """The row as an SVG picture."""
        return draw_svg.svg(row)
