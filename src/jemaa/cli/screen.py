"""Prints a game in the terminal: events, the position, the question to a seat, and the choices."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from jemaa.cli import printing, rulebook
from jemaa.cli.typed import MOST_NUMBERED
from jemaa.core.choice import Action, Choice
from jemaa.core.events import Event
from jemaa.core.game import Game, State
from jemaa.core.record import Seat

ANSWER_HELP = """\
 Type a choice, its number, or enough of its letters. ? and a choice: why not.
 Also: undo, save [FILE], board, choices, quit (the game is kept)."""


class Screen:
    """Prints for the players of one game; with colours where the terminal has them."""

    def __init__(self, game: Game, seats: Sequence[Seat], console: Console | None = None) -> None:
        self.console = console or printing.console(highlight=False)
        self._words = game.type.sentences
        self._seats = {seat.letter: seat for seat in seats}
        self._names = {seat.letter: seat.name for seat in seats}
        self._line: tuple[str, Text] | None = None

    # --- what happened ---

    def happened(self, events: Sequence[Event]) -> None:
        """Print the events that have a sentence, those of one seat on one line.

        The last line stays open for more events: it is printed only when an event of another seat or of none is told,
        or when `flush`, `position`, `result`, `tell` or `offer` is called.
        """
        for event in events:
            sentence = self._words.sentence(event)
            if sentence is None:
                continue
            text = sentence.text.format_map(self._names)
            if self._line and sentence.seat in ("", self._line[0]):
                self._line[1].append(f" · {text}")
            else:
                self.flush()
                self._line = (sentence.seat or "", self._beginning(sentence.seat).append(text))

    def flush(self) -> None:
        """Print the open line, if there is one."""
        if self._line:
            self.console.print(self._line[1], soft_wrap=not self.console.is_terminal)
        self._line = None

    def _beginning(self, letter: str | None) -> Text:
        return Text.assemble((f" {self._names[letter]}: ", "bold")) if letter else Text(" ")

    # --- how it stands ---

    def position(self, state: State) -> None:
        """Print the picture of a position."""
        self.flush()
        picture = state.game.type.picture(state.row, colour=printing.has_colours(self.console))
        self.console.print()
        printing.show_picture(picture.splitlines(), self.console)

    def who(self) -> None:
        """Print the names and kinds in the seats."""
        seats = (f" {seat.letter} {seat.name} ({seat.kind})" for seat in self._seats.values())
        self.console.print(" ".join(seats), style="dim", markup=False)

    def result(self, state: State) -> None:
        """Print the winners, and each seat's rank and points, the best first; the game must be over."""
        self.flush()
        order = sorted(zip(state.ranking, state.scores, self._seats.values(), strict=True), key=lambda each: each[0])
        winners = [seat.name for rank, _, seat in order if rank == 1]
        self.console.print()
        verb = "wins" if len(winners) == 1 else "share the victory"
        self.console.print(f" {' and '.join(winners)} {verb}!", style="bold", markup=False)
        for rank, score, seat in order:
            self.console.print(f" {rank}. {seat.name:<12} {score:>4} points", markup=False)

    # --- what may be chosen ---

    def ask(self, state: State) -> None:
        """Print the question to the seat that acts, and its choices as `choices` does; a seat must be to choose."""
        question = self._words.question(state.row)
        letter = "ABCDE"[state.actor]
        self.console.print(Text.assemble((f" {self._names[letter]}: ", "bold"), question.text))
        self.choices(state, state.legal_actions)

    def choices(self, state: State, actions: Sequence[Action]) -> None:
        """Print choices in `state`: with numbers from 1, or, if more than `MOST_NUMBERED`, by their first words."""
        if len(actions) <= MOST_NUMBERED:
            labels = [self._label(state, number, action) for number, action in enumerate(actions, 1)]
            width = printing.prose_width(self.console) - 1
            self.console.print(Padding(Columns(labels, padding=(0, 3), width=None), (0, 0, 0, 1)), width=width)
        else:
            for words, rest in grouped(actions).items():
                self.console.print(Padding(Text.assemble((words, "bold"), "  ", " ".join(rest)), (0, 0, 0, 1)))

    def _label(self, state: State, number: int, action: Action) -> Text:
        remark = self._words.remark(state.row, action)
        return Text.assemble((f"{number} ", "dim"), (action.text, "bold"), (f" {remark}" if remark else "", "dim"),
                             overflow="fold")

    def explain(self, state: State) -> None:
        """Print the clauses behind the question, and how to answer."""
        from jemaa.cli.prose import Prose

        clauses = rulebook.clauses(state.game.name)
        for number in self._words.question(state.row).clauses:
            self.console.print(Prose(f"**{number}** {clauses[number]}"), width=printing.prose_width(self.console))
        self.console.print(ANSWER_HELP, style="dim", markup=False)

    def tell(self, sentence: str) -> None:
        """Print a sentence."""
        self.flush()
        self.console.print(f" {sentence}", markup=False)

    def offer(self, sentence: str, line: str) -> None:
        """Print a sentence, and below it a command that can be copied whole."""
        self.tell(sentence)
        self.console.print(f"   {line}", markup=False, soft_wrap=True, style="bold")


def grouped(choices: Sequence[Choice]) -> dict[str, tuple[str, ...]]:
    """The rests of the choices' texts by their first words: {"assistant, tourist": ("e4", "f4"), "pass": ("",)}.

    First words with the same rests share a key.
    """
    groups: dict[str, tuple[str, ...]] = {}
    for choice in choices:
        first, _, rest = choice.text.partition(" ")
        groups[first] = (*groups.get(first, ()), rest)
    verbs: dict[tuple[str, ...], list[str]] = {}
    for first, rests in groups.items():
        verbs.setdefault(rests, []).append(first)
    return {", ".join(firsts): rests for rests, firsts in verbs.items()}
