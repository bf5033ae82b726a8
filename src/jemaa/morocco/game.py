"""Morocco as `core.game` wants it: every part of the game, wired."""

from typing import Any

from jemaa.core import options as named
from jemaa.core.choice import Action, Choice
from jemaa.core.errors import BadOption, IllegalChoice
from jemaa.core.events import Event
from jemaa.core.game import Game
from jemaa.core.loops import Loops
from jemaa.core.position import Source
from jemaa.core.row import after
from jemaa.morocco import draw_svg, draw_text, events, invariants, notation, position, refusals
from jemaa.morocco.actions import ACTIONS, OUTCOMES, SEAT_LETTERS
from jemaa.morocco.dealing import setup
from jemaa.morocco.evaluation import EVALUATION
from jemaa.morocco.features import FEATURES
from jemaa.morocco.inputs import INPUTS_OF_MOROCCO
from jemaa.morocco.options import TOKENS, MoroccoOptions
from jemaa.morocco.position import Position
from jemaa.morocco.rules import RULES_OF_MOROCCO
from jemaa.morocco.sampling import sample
from jemaa.morocco.state import SEATS, MoroccoRow
from jemaa.morocco.view import View, view


class Morocco(Game):
    """Morocco for 2 to 5 players: `Morocco(players, **options)`, the options being those of `MoroccoOptions`."""

    name = "morocco"
    rules = RULES_OF_MOROCCO
    evaluation = EVALUATION
    features = FEATURES
    inputs = INPUTS_OF_MOROCCO
    loops = Loops(RULES_OF_MOROCCO, sample)
    options_type = MoroccoOptions
    fewest_players, most_players = 2, SEATS
    actions, outcomes = ACTIONS, OUTCOMES
    turn_clause, over_clause = "MO-3.1", "MO-8.1"

    options: MoroccoOptions

    def check_options(self) -> None:
        """The tokens' values must be those of 36 tokens, and the first player one of the players."""
        counts = self.options.juice_values
        if sum(counts) != TOKENS or min(counts) < 0:
            raise BadOption(f"juice_values are the numbers of tokens worth 2, 3 and 4, none below 0, {TOKENS} in "
                            f"all, such as 12/12/12; not {'/'.join(map(str, counts))}")
        first = self.options.first_player
        if first != "random" and first not in SEAT_LETTERS[: self.players]:
            letters = ", ".join(SEAT_LETTERS[: self.players])
            raise BadOption(f"first_player is random or, with {self.players} players, one of {letters}; not {first}")

    def starting_row(self) -> MoroccoRow:
        """MO-2."""
        row = MoroccoRow()
        row.players = self.players
        named.store(self.options, row)
        return after(setup, row)

    @classmethod
    def of(cls, row: Any) -> "Morocco":
        """The game that a row belongs to; raises `IllegalPosition` if its options are impossible."""
        invariants.check_options(row)
        return cls(row.players, named.restore(MoroccoOptions, row))

    @classmethod
    def read_text(cls, line: str) -> MoroccoRow:
        """The row that a line describes."""
        return notation.read(line)

    @classmethod
    def read_json(cls, source: Source) -> MoroccoRow:
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
