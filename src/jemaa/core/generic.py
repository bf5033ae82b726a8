"""The parts that a small game need not write: `small_game` makes a `GameType` from the rules and a few figures.

Every part is derived from the row's fields, the rules and the texts of the choices. A game replaces parts by its own
one by one: `dataclasses.replace(small_game(...), picture=draw_text.picture)`.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from html import escape
from pathlib import Path
from typing import cast

import msgspec

from jemaa.core import options as named
from jemaa.core import position
from jemaa.core.choice import Action, Choice, Outcome, Space
from jemaa.core.compile import rule
from jemaa.core.contract import OVER, Bounds, Evaluation, Levels, NetworkInputs, Rules, Sample, Skill
from jemaa.core.errors import IllegalChoice, IllegalPosition, JemaaError, Unreadable
from jemaa.core.events import Event, GameEnded
from jemaa.core.final_count import Counted
from jemaa.core.game_type import GameType
from jemaa.core.network_inputs import InputLayout, SparseInput
from jemaa.core.observation import ObservationSpec
from jemaa.core.options import Options
from jemaa.core.position import Source
from jemaa.core.row import AnyRow, Floats, Row, argument, ints
from jemaa.core.sentences import Question, Sentence
from jemaa.core.view import SeatView, View

SHOWN = 6
"""The largest number of legal actions that a refusal lists."""
LINE_HEIGHT, CHARACTER_WIDTH, MARGIN = 20, 9, 10
"""Of the lines in an SVG picture, in its units."""
LETTERS = "ABCDE"
LEVELS = Levels(skills=(Skill(60, 10.0), Skill(35, 5.0), Skill(20, 2.5), Skill(8, 1.0)),
                simulations=dict.fromkeys(range(1, 1 + len(LETTERS)), 1_000))
"""Skills and simulations for a game of some tens of points; nothing has been measured."""
Fields = dict[str, int | list[int]]


class NoOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


class GenericPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A row as JSON can express it."""

    game: str
    format: int
    fields: Fields
    """The row's fields by name, the number of players and the options included."""


class GenericView(View, frozen=True):
    """A position as a seat or a spectator sees it."""

    board: Fields
    """The row's fields by name, without the hidden ones."""


class Chosen(Event, frozen=True):
    """A seat or chance has made a choice."""

    seat: str | None
    """The seat's letter; null for chance."""
    choice: str
    """The text of the action or outcome."""


@rule
def whole_game_left(_row: Row) -> float:
    """1.0 as the phase weight of every position, because a small game does not say how much of it is left."""
    return 1.0


@rule
def encode_nothing(_row: Row, _seat: int, _features: Floats, sparse: SparseInput) -> None:
    """Empty the buffer `sparse`, because no network corrects the evaluation."""
    sparse.size[0] = 0


def no_network(_row: Row) -> Path:
    """Raise `JemaaError`: there is no network to read or to train."""
    raise JemaaError("this game has no network inputs: declare them in its network_inputs.py first")


NO_NETWORK = NetworkInputs(layout=InputLayout(()), most=0, encode=encode_nothing, file=no_network)


def points_as_they_stand(rules: Rules) -> Evaluation:
    """An evaluation whose only feature is each seat's points now, as the rules count them."""
    return Evaluation(names=("points",), write_features=cast("Callable[[AnyRow, Floats], None]", rules.scores),
                      phase_weight=whole_game_left, weights=Path(__file__).with_name("points.json"),
                      tables=((rules.most_players, {}),))


def small_game(*, home: str, rules: Rules, setup: Callable[[AnyRow], None], sample: Sample,  # noqa: PLR0913  # each is a field of `GameType`
               observation: ObservationSpec, bounds: Bounds, actions: Space[Action], outcomes: Space[Outcome],
               turn_clause: str, over_clause: str, chance_clause: str, fewest_players: int = 2,
               options_type: type[Options] = NoOptions, hidden: frozenset[str] = frozenset()) -> GameType:
    """A game type whose other parts are generic.

    The parameters are the fields of `GameType`, except that chance acts by one clause in every row. `hidden` names the
    fields of the row that no view and no picture shows; positions as text and as JSON contain them.
    """
    parts = Parts(rules, actions, options_type, fewest_players, turn_clause, hidden)
    return GameType(
        home=home, rules=rules, setup=setup, sample=sample, evaluation=points_as_they_stand(rules),
        observation=observation, inputs=NO_NETWORK, levels=LEVELS, bounds=bounds, sentences=parts,
        options_type=options_type, check_options=accept_options, options_of=parts.options_of,
        fewest_players=fewest_players, actions=actions, outcomes=outcomes, turn_clause=turn_clause,
        over_clause=over_clause, chance_clause=lambda _: chance_clause, check_row=parts.check_row,
        read_text=parts.read_text, write_text=parts.write_text, read_json=parts.read_json, describe=parts.describe,
        refusal=parts.refusal, changes=parts.changes, view=parts.view, picture=parts.picture, svg=parts.svg,
        count=parts.count)


def generic_parts(game_type: GameType) -> list[str]:
    """The names of the fields of a game type that hold a generic part; lacking options or heuristic do not count."""
    own = {"options_type", "heuristic", "rules_version"}  # a game may have no options and no heuristic
    return [field.name for field in fields(game_type)
            if field.name not in own and _is_generic(getattr(game_type, field.name))]


def _is_generic(part: object) -> bool:
    if isinstance(part, Evaluation):
        return part.phase_weight is whole_game_left
    if isinstance(part, Levels | NetworkInputs):
        return part in (LEVELS, NO_NETWORK)
    return isinstance(part, Parts) or getattr(part, "__module__", None) == __name__


def _seat_view(letter: str, points: int) -> SeatView:
    return SeatView(letter, {"points": points}, points, points)


def accept_options(players: int, options: Options) -> None:
    """Accept all options, as none contradict each other."""


@dataclass(frozen=True)
class Parts:
    """The generic parts of one game, as methods; it also is the game's `Sentences`."""

    rules: Rules
    actions: Space[Action]
    options_type: type[Options]
    fewest_players: int
    turn_clause: str
    hidden: frozenset[str]

    # --- the row as text and JSON ---------------------------------------------------------------------------------

    def write_text(self, row: Row) -> str:
        """The game's name, then each field as `name=value`, the numbers of a list separated by `/`."""
        values = {name: value if isinstance(value, list) else [value] for name, value in self._fields(row).items()}
        return " ".join([self.rules.name, *(f"{name}={'/'.join(map(str, each))}" for name, each in values.items())])

    def read_text(self, line: str) -> Row:
        """The row that `write_text` wrote; raises `IllegalPosition`.

        Only the fields' names, lengths and ranges are checked: the line's first word, the game's name, is not, and a
        field that is given twice has its last value.
        """
        _, *pairs = line.split()
        given: Fields = {}
        for name, _, value in (pair.partition("=") for pair in pairs):
            try:
                numbers = [int(number) for number in value.split("/")]
            except ValueError:
                raise IllegalPosition(name, self.turn_clause, f"{value!r} is not a number, nor numbers as in 1/2") \
                    from None
            given[name] = numbers if self._lengths.get(name) else numbers[0]
        return self._row(given)

    def describe(self, row: Row) -> GenericPosition:
        """The row as JSON-ready data, with all of its fields, the hidden ones too."""
        return GenericPosition(self.rules.name, position.FORMAT, self._fields(row))

    def read_json(self, source: Source) -> Row:
        """The row that `describe` described; raises `Unreadable` or `IllegalPosition`.

        The name of the game is not compared with this one.
        """
        position.head(source)
        try:
            given = msgspec.convert(position.decoded(source), GenericPosition)
        except msgspec.ValidationError as error:
            raise Unreadable(f"a position of this game has its row's fields as numbers in `fields`. {error}") from None
        return self._row(given.fields)

    def view(self, row: Row, seat: int | None) -> GenericView:
        """The position without the hidden fields; the same for every seat and for spectators, except for `viewer`.

        All seats' points are shown. The view's `seat` is None where no seat acts, and its `phase` is "over" or "play".
        """
        actor, points = int(self.rules.actor(self._loaded(row))), ints(self.rules.most_players)
        self.rules.scores(self._loaded(row), points)
        players = int(row.players)  # type: ignore[attr-defined]  # every game's row has it
        return GenericView(
            viewer=None if seat is None else LETTERS[seat], game=self.rules.name, players=players,
            options=self.options_of(row), phase="over" if actor == OVER else "play",
            seat=LETTERS[actor] if actor >= 0 else None,
            seats=tuple(_seat_view(LETTERS[at], int(points[at])) for at in range(players)),
            board={name: value for name, value in self._fields(row).items() if name not in self.hidden})

    @property
    def _lengths(self) -> dict[str, int]:
        """Field of the row -> the length of its list, or 0 for a number."""
        return {field.name: field.length for field in self.rules.layout.fields}

    def _fields(self, row: Row) -> Fields:
        return {name: list(getattr(row, name)) if length else int(getattr(row, name))
                for name, length in self._lengths.items()}

    def _row(self, given: Fields) -> Row:
        if odd := sorted(given.keys() ^ self._lengths.keys()):
            wanted = ", ".join(self._lengths)
            raise IllegalPosition(odd[0], self.turn_clause, f"give each of the row's fields once: {wanted}")
        row = self.rules.layout()
        for name, value in given.items():
            self._check_field(name, value)
            setattr(row, name, value)
        return row

    def _check_field(self, name: str, value: int | list[int]) -> None:
        field = next(field for field in self.rules.layout.fields if field.name == name)
        length = field.length
        numbers = value if isinstance(value, list) else [value]
        if isinstance(value, list) != bool(length) or len(numbers) != (length or 1):
            raise IllegalPosition(name, self.turn_clause, f"give {length or 1} numbers, not {len(numbers)}")
        least, most = field.limits
        if not all(least <= number <= most for number in numbers):
            raise IllegalPosition(name, self.turn_clause, f"numbers are from {least} to {most}")

    # --- checks ----------------------------------------------------------------------------------------------------

    def options_of(self, row: Row) -> Options:
        """The options whose numbers are in the row; raises `IllegalPosition` if they or the players are impossible.

        Of the options, only what `options.restore` checks is checked.
        """
        self._check_players(int(row.players))  # type: ignore[attr-defined]  # every game's row has it
        try:
            return named.restore(self.options_type, row)
        except (IndexError, ValueError) as error:
            raise IllegalPosition("options", self.turn_clause, f"there are no such options: {error}") from None

    def check_row(self, row: Row) -> None:
        """Raise `IllegalPosition` if the players or options are impossible (`options_of`).

        Nothing else is checked. A game that reads positions from strangers needs an `invariants.py` for its other
        invariants.
        """
        self.options_of(row)

    def _check_players(self, players: int) -> None:
        if not self.fewest_players <= players <= self.rules.most_players:
            numbers = sorted({self.fewest_players, self.rules.most_players})
            raise IllegalPosition("players", self.turn_clause, f"{' to '.join(map(str, numbers))} play, not {players}")

    def refusal(self, row: Row, action: Action) -> IllegalChoice:
        """The error to raise for an action that is not legal: it names the clause of a turn and some legal actions.

        A seat must act in the row.
        """
        numbers = ints(self.rules.most_legal)
        count = self.rules.legal(self._loaded(row), numbers)
        texts = [self.actions[int(number)].text for number in numbers[: min(count, SHOWN)]]
        more = " ..." if count > SHOWN else ""
        return IllegalChoice(self.turn_clause, f"{action} is not legal here; choose one of {', '.join(texts)}{more}")

    def _loaded(self, row: Row) -> AnyRow:
        """The row in the form in which a rule takes it from Python (`row.argument`); it is not to be changed."""
        return argument(row)

    # --- what happens, in data and in English ----------------------------------------------------------------------

    def changes(self, before: Row, _after: Row, choice: Choice | None) -> list[Event]:
        """One event for each choice, and none for what follows from it by the rules."""
        if choice is None:
            return []
        seat = None if isinstance(choice, Outcome) else LETTERS[int(self.rules.actor(self._loaded(before)))]
        return [Chosen(seat, choice.text)]

    def sentence(self, event: Event) -> Sentence | None:
        """An event as a sentence; None for the end of the game."""
        if isinstance(event, GameEnded):
            return None
        assert isinstance(event, Chosen), f"no generic sentence tells {event!r}"
        return Sentence(event.seat, f"chooses {event.choice}" if event.seat else f"chance gives {event.choice}")

    def question(self, row: Row) -> Question:  # noqa: ARG002  # the signature of `Sentences.question`
        """The question to the seat that acts, the same in every state."""
        return Question("Choose one of the legal actions", (self.turn_clause,))

    def remark(self, row: Row, action: Action) -> str:  # noqa: ARG002  # the signature of `Sentences.remark`
        """An empty text, because an action's own text says what it is."""
        return ""

    def counts(self, events: Sequence[Event]) -> dict[str, int]:
        """The number of outcomes of chance among the events, as "draws"."""
        chosen = [event for event in events if isinstance(event, Chosen)]
        return {"draws": sum(event.seat is None for event in chosen)}

    # --- pictures --------------------------------------------------------------------------------------------------

    def picture(self, row: Row, colour: bool) -> str:  # noqa: ARG002  # this picture has no colours
        """The row's fields, except the hidden ones, as text, one on a line."""
        return "\n".join(self._lines(row))

    def svg(self, row: Row) -> str:
        """The row's fields, except the hidden ones, as an SVG picture, one on a line."""
        lines = self._lines(row)
        height = MARGIN * 2 + LINE_HEIGHT * len(lines)
        width = MARGIN * 2 + CHARACTER_WIDTH * max(map(len, lines))
        texts = "".join(f'<text x="{MARGIN}" y="{LINE_HEIGHT * (at + 1)}">{escape(line, quote=False)}</text>'
                        for at, line in enumerate(lines))
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
                f'font-family="monospace" font-size="14">{texts}</svg>')

    def count(self, row: Row) -> tuple[Counted, ...]:
        """Each seat's points as one thing that lies beside the board; nothing for a seat without points."""
        return tuple(Counted(seat.letter, source, points) for seat in self.view(row, None).seats
                     for source, points in seat.points.items() if points)

    def _lines(self, row: Row) -> list[str]:
        values = {name: value for name, value in self._fields(row).items() if name not in self.hidden}
        width = max(map(len, values))
        return [f"{name:{width}}  {' '.join(map(str, value)) if isinstance(value, list) else value}"
                for name, value in values.items()]
