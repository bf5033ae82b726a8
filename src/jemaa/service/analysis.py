"""The analysis board: positions that somebody hands in, and what their choices are worth."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

import msgspec

from jemaa.bots.levels import by_policy
from jemaa.bots.search import Line, Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.errors import BadRecord, IllegalChoice, IllegalPosition, JemaaError
from jemaa.core.events import Event
from jemaa.core.game import Game, State
from jemaa.core.position import head
from jemaa.core.record import author, read
from jemaa.games import from_json, from_text, game_type
from jemaa.review.valuer import AIMS, ENDING, Aim, Values, in_units
from jemaa.service.replaying import TOO_DEEP
from jemaa.table.errors import Refusal
from jemaa.table.wire.analysis import AnalysedChoice, AnalysedPosition, Analysis, ChanceOutcome, LineStep, OpenedSource
from jemaa.table.wire.replay import Export

SIMULATIONS = (200, 800, 3_200, 12_800, 51_200)
"""Of each round and all before it, by each aim."""
MILLISECONDS = 1_500
"""The longest time of one search, of which a round has two: for the win, and for points."""
ROOM = 2_000_000
"""Positions that a search has room for, of 36 bytes each. By a policy, choices without a value take room, too."""
LEAST = 16
"""Simulations from an outcome of chance, whatever the round."""
AHEAD, GLANCE = 6, 64
"""The likely course has so many steps at most, each found by so many simulations."""
RECORD = '{"line":'
"""How a record begins, and no position."""
SEED = 0
NO_TEXT = "it has characters that are no text"


def opened(source: str) -> OpenedSource:
    """A record, an export, or a position as text or JSON, by its first position and the choices from there.

    Raises `Refusal` for anything else, and for the export of a game that is not over: whoever plays it must not have
    it analysed.
    """
    try:
        return _opened(source.strip())
    except RecursionError:
        raise Refusal("bad-position", reason=TOO_DEEP) from None


def _opened(source: str) -> OpenedSource:
    if source.startswith(RECORD):
        return _of_record(source)
    try:
        export = msgspec.json.decode(source, type=Export)
    except (msgspec.MsgspecError, UnicodeEncodeError):
        return OpenedSource(position(source).text, ())
    if export.seed is None:
        raise Refusal("not-over")
    return _of_record(export.record)


def _of_record(text: str) -> OpenedSource:
    lines = text.strip() + "\n"  # who copies a text seldom takes its last, empty line along
    try:
        record = read(lines.encode().splitlines(keepends=True), game_type, unfinished=True)
    except (JemaaError, UnicodeEncodeError) as error:
        raise _no_record(error) from None
    return OpenedSource(next(iter(record.states())).text, tuple(entry.text for entry in record.entries))


def _no_record(error: JemaaError | UnicodeEncodeError) -> Refusal:
    """What is wrong with a record, and in which line, where one line is."""
    if isinstance(error, UnicodeEncodeError):
        line = error.object.count("\n", 0, error.start) + 1
        return Refusal("bad-record", line=line, reason=f"line {line}: {NO_TEXT}")
    if isinstance(error, BadRecord):
        return Refusal("bad-record", line=error.line, reason=str(error))
    return Refusal("bad-record", reason=str(error))


def position(source: str) -> State:
    """A position from its text or JSON; raises `Refusal`, with the clause that an impossible one breaks."""
    try:
        return from_json(source) if source.startswith("{") else from_text(source)
    except IllegalPosition as error:
        raise impossible(source, error) from None
    except JemaaError as error:
        raise Refusal("bad-position", reason=str(error)) from None
    except UnicodeEncodeError:
        raise Refusal("bad-position", reason=NO_TEXT) from None


def impossible(source: str, error: IllegalPosition) -> Refusal:
    """The refusal of a position that its game's rules don't allow: `game` has the rules of the clause."""
    game = head(source).game if source.startswith("{") else source.partition("/")[0]
    return Refusal("bad-position", error.clause, field=error.field, reason=error.reason, game=game)


def unfinished(text: str) -> State:
    """A position from its text or JSON; raises `Refusal` also where the game is over."""
    state = position(text)
    if state.is_over:
        raise Refusal("over")
    return state


def analysed_position(start: str, choices: Sequence[str]) -> AnalysedPosition:
    """The position after these choices; raises `Refusal` for one that the rules do not allow."""
    state, by = position(start), None
    events: tuple[Event, ...] = ()
    try:
        for choice in choices[:-1]:
            state = state.apply(choice)
        for choice in choices[-1:]:
            after, steps = state.play(choice)
            by, state, events = author(state), after, tuple(event for step in steps for event in step.events)
    except IllegalChoice as error:
        raise Refusal("illegal", error.clause, choice=choice) from None
    return _shown(state, by, events)


def _shown(state: State, by: str | None, events: tuple[Event, ...]) -> AnalysedPosition:
    return AnalysedPosition(
        game=state.game.name, text=state.text, json=state.json,
        view=state.view(state.actor if state.actor >= 0 else None),
        actor=None if state.is_over else author(state), legal=tuple(action.text for action in state.legal_actions),
        outcomes=outcomes_of(state), by=by, events=events)


def outcomes_of(state: State) -> tuple[ChanceOutcome, ...]:
    """The outcomes of chance by their probability, the likeliest first; () where no chance acts."""
    outcomes = state.chance_outcomes
    total = sum(weight for _, weight in outcomes)
    shown = [ChanceOutcome(outcome.text, weight / total, direct_events(state, outcome.text))
             for outcome, weight in outcomes]
    return tuple(sorted(shown, key=lambda each: -each.probability))


def direct_events(state: State, choice: str) -> tuple[Event, ...]:
    """What happens by a choice or an outcome itself, without what the rules do then."""
    return next((step.events for step in state.play(choice)[1]), ())


# --- searches -----------------------------------------------------------------------------------------------------

class Analyst:
    """What was found out about a position, and about those that follow from it: the trees of its searches.

    Each round goes on with the trees of the round before, and a position that follows from the last one begins with
    their parts below it (`bots.reuse`).
    """

    def __init__(self) -> None:
        self._text, self._round = "", 0
        self._searches: dict[tuple[str, Aim], Search] = {}
        """By the outcome that a search begins after, "" for the position itself, and by what it looks for."""

    def analysis(self, text: str, number: int) -> Analysis:
        """What a search of round `number`, from 1 on, says of the position with this text; raises `Refusal`.

        A round looks for the chances of winning and for points, each for `MILLISECONDS` at most. A round that does not
        come after the last one of this position is searched anew.
        """
        state = unfinished(text)
        self._take(state, text, number)
        find = self._outcomes if state.actor == CHANCE else self._choices
        choices, simulations = find(state, number)
        return summed_up(state, number, simulations, choices, _likely_course(state, choices[0].choice))

    def _take(self, state: State, text: str, number: int) -> None:
        """Keep the searches that tell something of this position, and forget all others."""
        if text != self._text:
            kept = {aim: self._before(state, aim) for aim in AIMS}
            self._searches = {("", aim): search for aim, search in kept.items() if search}
            self._text, self._round = text, 0
        elif number <= self._round:
            self._searches, self._round = {}, 0

    def _before(self, state: State, aim: Aim) -> Search | None:
        """The search in whose tree this position is: the one after the outcome that led here, else the last one's."""
        mine = [search for (_, looked_for), search in self._searches.items() if looked_for == aim and search.last]
        return next((search for search in mine if search.last and search.last[0] == state), mine[0] if mine else None)

    def _search(self, game: Game, outcome: str, aim: Aim, number: int, parts: int = 1) -> Search:
        """The search for one of so many parts of a round: it makes the simulations that the rounds before did not."""
        simulations = SIMULATIONS[number - 1]
        more = simulations - (SIMULATIONS[self._round - 1] if self._round else 0)
        every = Plan(simulations=max(LEAST, more // parts), milliseconds=max(1, MILLISECONDS // parts), aim=aim,
                     exact=min(simulations, ENDING), nodes=ROOM // parts, reuse=True)
        plan = by_policy(every, game)
        search = self._searches.setdefault((outcome, aim), Search(Stream(SEED), plan))
        search.plan = plan
        return search

    def _choices(self, state: State, number: int) -> tuple[tuple[AnalysedChoice, ...], int]:
        """Each choice that the search for the win looked at, what the search for points says of it; and the depth."""
        search, other = (self._search(state.game, "", aim, number) for aim in AIMS)
        wins, points = _lines(state, search), _lines(state, other)
        self._round = number
        choices = analysed_choices(wins, points)
        return choices, 0 if choices[0].exact else search.kept_simulations

    def _outcomes(self, state: State, number: int) -> tuple[tuple[AnalysedChoice, ...], int]:
        """Each outcome of chance, with what the position after it is worth; and the simulations of the round."""
        outcomes = outcomes_of(state)
        if not self._round:
            self._searches = {}
        choices = tuple(self._outcome(state.apply(each.choice), each, number, len(outcomes)) for each in outcomes)
        self._round = number
        return choices, SIMULATIONS[number - 1]

    def _outcome(self, after: State, outcome: ChanceOutcome, number: int, parts: int) -> AnalysedChoice:
        wins, points = (self._search(after.game, outcome.choice, aim, number, parts).values(after) for aim in AIMS)
        return analysed_outcome(outcome, wins, points, exact=after.is_over)


def _lines(state: State, search: Search) -> list[Line]:
    """The choices by what they are worth to who chooses; an only one is worth what the position after it is."""
    if len(state.legal_actions) == 1:
        return [Line(state.legal_actions[0], 0, search.values(state), exact=not search.simulations)]
    return search.analyse(state)


def _likely_course(state: State, choice: str) -> Iterator[str]:
    """What follows if every seat chooses best, as far as a short look says, and chance brings what is likeliest."""
    while True:
        yield choice
        state = state.apply(choice)
        if state.is_over:
            return
        choice = _glance(state)


def _glance(state: State) -> str:
    if state.actor == CHANCE:
        return outcomes_of(state)[0].choice
    return Search(Stream(SEED), by_policy(Plan(simulations=GLANCE, nodes=ROOM), state.game)).choose(state).text


# --- what searches say --------------------------------------------------------------------------------------------

def analysed_choices(wins: Sequence[Line], points: Sequence[Line]) -> tuple[AnalysedChoice, ...]:
    """The choices of a seat in the order in which the search for the win ranks them, with what they are worth."""
    margins = {line.action.text: _points(line.values) for line in points}
    return tuple(AnalysedChoice(line.action.text, 0 if line.exact else line.visits, line.exact,
                                _rounded(line.values), margins.get(line.action.text)) for line in wins)


def analysed_outcome(outcome: ChanceOutcome, wins: Values, points: Values, *, exact: bool) -> AnalysedChoice:
    """An outcome of chance with what the position after it is worth by each aim, exactly or as far as searches say."""
    return AnalysedChoice(outcome.choice, 0, exact, _rounded(wins), _points(points), outcome.probability)


def summed_up(state: State, number: int, simulations: int, choices: tuple[AnalysedChoice, ...],
              course: Iterable[str]) -> Analysis:
    """All that a round says of a position; `course` are the choices that are likely to come, of which it takes some."""
    shares = _mean(choices) if state.actor == CHANCE else choices[0].shares
    return Analysis(round=number, last=number == len(SIMULATIONS), simulations=simulations, shares=shares,
                    choices=choices, line=_steps(state, course))


def _mean(choices: Sequence[AnalysedChoice]) -> tuple[float, ...]:
    seats = range(len(choices[0].shares))
    return _rounded([sum(each.shares[seat] * (each.probability or 0.0) for each in choices) for seat in seats])


def _steps(state: State, course: Iterable[str]) -> tuple[LineStep, ...]:
    steps = []
    for choice in islice(course, AHEAD):
        steps.append(LineStep(author(state), choice, direct_events(state, choice), outcomes_of(state)))
        state = state.apply(choice)
    return tuple(steps)


def _points(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, 1) + 0.0 for value in in_units(tuple(values), "margin"))


def _rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, 4) + 0.0 for value in values)
