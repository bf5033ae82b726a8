"""The analysis board: positions that somebody hands in, and what their choices are worth."""

from collections.abc import Sequence

import msgspec

from jemaa.bots.search import Line, Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.contract import CHANCE
from jemaa.core.errors import BadRecord, IllegalChoice, IllegalPosition, JemaaError
from jemaa.core.events import Event
from jemaa.core.game import State
from jemaa.core.position import head
from jemaa.core.record import author, read
from jemaa.games import from_json, from_text, game_type
from jemaa.review.valuer import ENDING, Aim, in_units
from jemaa.service.replaying import TOO_DEEP
from jemaa.table.errors import Refusal
from jemaa.table.wire.analysis import AnalysedChoice, AnalysedPosition, Analysis, ChanceOutcome, LineStep, OpenedSource
from jemaa.table.wire.replay import Export

SIMULATIONS = (200, 800, 3_200, 12_800)
"""Of each round, by each aim."""
MILLISECONDS = 1_500
"""The longest time of one search, of which a round has two: for the win, and for points."""
ROOM = 1_000_000
"""Positions that a search has room for."""
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
        outcomes=_outcomes_of(state), by=by, events=events)


def _outcomes_of(state: State) -> tuple[ChanceOutcome, ...]:
    """The outcomes of chance by their probability, the likeliest first; () where no chance acts."""
    outcomes = state.chance_outcomes
    total = sum(weight for _, weight in outcomes)
    shown = [ChanceOutcome(outcome.text, weight / total, _direct(state, outcome.text)) for outcome, weight in outcomes]
    return tuple(sorted(shown, key=lambda each: -each.probability))


def _direct(state: State, choice: str) -> tuple[Event, ...]:
    """What happens by a choice or an outcome itself, without what the rules do then."""
    return next((step.events for step in state.play(choice)[1]), ())


# --- searches -----------------------------------------------------------------------------------------------------

def analysis(text: str, number: int) -> Analysis:
    """What a search of round `number`, from 1 on, says of the position with this text; raises `Refusal`.

    A round looks for the chances of winning and for points, each for `MILLISECONDS` at most.
    """
    state = position(text)
    if state.is_over:
        raise Refusal("over")
    share, margin = _search(number, "share"), _search(number, "margin")
    find = _outcomes if state.actor == CHANCE else _choices
    choices = find(state, share, margin)
    shares, simulations = choices[0].shares, share.simulations
    if state.actor == CHANCE:
        shares, simulations = _mean(choices), SIMULATIONS[number - 1]
    return Analysis(round=number, last=number == len(SIMULATIONS), simulations=simulations, shares=shares,
                    choices=choices, line=_likely_course(state, choices[0].choice))


def _search(number: int, aim: Aim) -> Search:
    simulations = SIMULATIONS[number - 1]
    return Search(Stream(SEED), Plan(simulations=simulations, milliseconds=MILLISECONDS, aim=aim,
                                     exact=min(simulations, ENDING), nodes=ROOM))


def _choices(state: State, share: Search, margin: Search) -> tuple[AnalysedChoice, ...]:
    """Each choice that the search for the win looked at, and what the search for points says of it."""
    points = {line.action.text: _points(line.values) for line in _lines(state, margin)}
    return tuple(AnalysedChoice(line.action.text, 0 if line.exact else line.visits, line.exact, _rounded(line.values),
                                points.get(line.action.text))
                 for line in _lines(state, share))


def _lines(state: State, search: Search) -> list[Line]:
    """The choices by what they are worth to who chooses; an only one is worth what the position after it is."""
    if len(state.legal_actions) == 1:
        return [Line(state.legal_actions[0], 0, search.values(state), exact=not search.simulations)]
    return search.analyse(state)


def _outcomes(state: State, share: Search, margin: Search) -> tuple[AnalysedChoice, ...]:
    """Each outcome of chance, with what the position after it is worth."""
    outcomes = _outcomes_of(state)
    wins, points = _divided(share, len(outcomes)), _divided(margin, len(outcomes))
    after = [state.apply(each.choice) for each in outcomes]
    return tuple(AnalysedChoice(each.choice, 0, then.is_over, _rounded(wins.values(then)), _points(points.values(then)),
                                each.probability)
                 for each, then in zip(outcomes, after, strict=True))


def _divided(search: Search, outcomes: int) -> Search:
    """The same search with its part of the simulations and of the time, for one of so many outcomes."""
    plan = msgspec.structs.replace(search.plan, simulations=max(LEAST, search.plan.simulations // outcomes),
                                   milliseconds=max(1, search.plan.milliseconds // outcomes))
    return Search(Stream(SEED), plan)


def _mean(choices: Sequence[AnalysedChoice]) -> tuple[float, ...]:
    seats = range(len(choices[0].shares))
    return _rounded([sum(each.shares[seat] * (each.probability or 0.0) for each in choices) for seat in seats])


def _likely_course(state: State, choice: str) -> tuple[LineStep, ...]:
    """What follows if every seat chooses best, as far as a short look says, and chance brings what is likeliest."""
    steps = []
    for _ in range(AHEAD):
        steps.append(LineStep(author(state), choice, _direct(state, choice), _outcomes_of(state)))
        state = state.apply(choice)
        if state.is_over:
            break
        choice = _glance(state)
    return tuple(steps)


def _glance(state: State) -> str:
    if state.actor == CHANCE:
        return _outcomes_of(state)[0].choice
    return Search(Stream(SEED), Plan(simulations=GLANCE, nodes=ROOM)).choose(state).text


def _points(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, 1) + 0.0 for value in in_units(tuple(values), "margin"))


def _rounded(values: Sequence[float]) -> tuple[float, ...]:
    return tuple(round(value, 4) + 0.0 for value in values)
