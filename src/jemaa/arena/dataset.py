"""Games as rows of a Parquet file: every choice, with what was possible, and if wanted the search's opinion of it.

Needs the extra `arena`. docs/guide/dataset.md describes the columns for readers of such a file.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate, chain, islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from jemaa.bots.search import Plan, Search
from jemaa.core.chance import Stream
from jemaa.core.errors import JemaaError
from jemaa.core.extra import needed
from jemaa.core.game import Game, State
from jemaa.core.options import OptionsByName
from jemaa.core.record import Record
from jemaa.core.row import ints, load

FORMAT = 1
"""The number of the columns' format; it is increased when a reader of the old columns could not read the new ones."""
KEY = "jemaa"
"""The key of the file's metadata under which its `Description` stands as JSON."""
PARQUET = b"PAR1"
"""How a Parquet file begins and ends."""
GAMES_A_BATCH = 64
ROWS_A_GROUP = 100_000
SEARCH_LANE = 9
"""The lane of the stream that a game's search draws from: the lanes before it are those of chance and of the bots."""


class Description(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all games of a file have in common."""

    format: int
    game: str
    players: int
    options: OptionsByName
    bots: tuple[str, ...]
    """The kind of bot in each seat."""
    seed: int
    """Game i of the file is number i of this seed."""
    simulations: int
    """Simulations of the search for each decision; 0 without search columns."""
    observations: bool
    """Whether there is a column of observations."""


class ExtraColumns(NamedTuple):
    """The optional columns of a file."""

    simulations: int = 0
    """Simulations of the search for each decision; 0 leaves its columns out."""
    observations: bool = False


class Row(NamedTuple):
    """One choice of a game; the columns of the file. Lists of the search are in the order of `legal`."""

    game: int
    """The number of the game, from 0."""
    ply: int
    """The number of choices before this one, draws of chance included."""
    actor: int
    """The seat that chose, from 0, or -1 for chance."""
    choice: int
    """The number of the action, or of the outcome."""
    text: str
    """The choice as text."""
    legal: list[int]
    """The actions that were legal, or the outcomes that were possible, ascending."""
    points: list[int]
    """Each seat's points at the end of the game."""
    ranks: list[int]
    """Each seat's rank at the end of the game, 1 the best."""
    visits: list[int]
    """The search's visits of each legal action; empty where it did not search."""
    values: list[float]
    """The value of each legal action to the actor by the search, as a share of the win (0 to 1); NaN where it did not
    look, and empty where it did not search."""
    observation: list[int]
    """What the actor observed (`GameType.observation`); empty for chance, and where it was not asked for."""


SCALARS = {"game": "int32", "ply": "int32", "actor": "int8", "choice": "int16", "text": "string"}
LISTS = {"legal": "int16", "points": "int16", "ranks": "int8", "visits": "int32", "values": "float32",
         "observation": "int8"}
"""Column -> the type of its entries in Arrow: of each, or of those in each list."""
SEARCHED, OBSERVED = ("visits", "values"), ("observation",)


def rows(record: Record, states: Sequence[State], extra: ExtraColumns) -> list[Row]:
    """The rows of a finished game whose `states` are those of the record, one more than it has entries."""
    stream = Stream(record.seed or 0, record.number or 0, SEARCH_LANE)
    search = Search(stream, Plan(simulations=extra.simulations)) if extra.simulations else None
    return [_row(record, ply, states, search, extra.observations) for ply in range(len(record.entries))]


def _row(record: Record, ply: int, states: Sequence[State], search: Search | None, observations: bool) -> Row:
    """The row of the choice before which `ply` others were made."""
    state, choice, last = states[ply], record.entries[ply], states[-1]
    legal = [int(action) for action in state.legal_actions] or [int(outcome) for outcome, _ in state.chance_outcomes]
    is_seat = state.actor >= 0
    visits, values = opinions(search, state, legal) if search and is_seat else ([], [])
    return Row(record.number or 0, ply, max(state.actor, -1), int(choice), choice.text, legal, list(last.scores),
               list(last.ranking), visits, values, observed(state) if observations and is_seat else [])


def opinions(search: Search, state: State, legal: list[int]) -> tuple[list[int], list[float]]:
    """The search's visits and values to the actor, in the order of `legal`; empty for an only legal action."""
    if len(legal) < 2:
        return [], []
    lines = {int(line.action): line for line in search.analyse(state)}
    return ([lines[action].visits if action in lines else 0 for action in legal],
            [lines[action].values[state.actor] if action in lines else float("nan") for action in legal])


def observed(state: State) -> list[int]:
    """What the acting seat observes, as whole numbers."""
    spec = state.game.type.observation
    out = ints(spec.size)
    spec.write(load(state.game.type.rules.layout, bytes(state))[0], state.actor, out)
    return [int(number) for number in out]


# --- files --------------------------------------------------------------------------------------------------------

def write(path: Path, description: Description, games: Iterable[list[Row]]) -> None:
    """Write a Parquet file of all games, as they come; nothing but the games of one batch is kept in memory.

    Raises `MissingExtra` without the extra `arena`, and `OSError` where the file can't be written.
    """
    core, io = needed("arro3.core"), needed("arro3.io")
    extra = ExtraColumns(description.simulations, description.observations)
    batches = (_batch(core, list(chain.from_iterable(part)), extra) for part in _parts(iter(games)))
    first = _batch(core, [], extra)
    reader = core.RecordBatchReader.from_batches(first.schema, batches)
    io.write_parquet(reader, str(path), key_value_metadata={KEY: msgspec.json.encode(description).decode()},
                     max_row_group_size=ROWS_A_GROUP, compression="zstd(3)")


def _parts(games: Iterator[list[Row]]) -> Iterator[list[list[Row]]]:
    while part := list(islice(games, GAMES_A_BATCH)):
        yield part


def columns(extra: ExtraColumns) -> list[str]:
    """The names of the columns that a file has, in their order."""
    absent = {*(() if extra.simulations else SEARCHED), *(() if extra.observations else OBSERVED)}
    return [name for name in Row._fields if name not in absent]


def _batch(core: Any, given: list[Row], extra: ExtraColumns) -> Any:
    """The rows as a record batch of Arrow."""
    return core.RecordBatch.from_pydict({name: _column(core, name, [getattr(row, name) for row in given])
                                         for name in columns(extra)})


def _column(core: Any, name: str, values: list[Any]) -> Any:
    """A column as an array of Arrow."""
    if name in SCALARS:
        return core.Array(values, getattr(core.DataType, SCALARS[name])())
    entries = core.Array(list(chain.from_iterable(values)), getattr(core.DataType, LISTS[name])())
    return core.list_array(core.Array([0, *accumulate(map(len, values))], core.DataType.int32()), entries)


def describe(path: Path) -> Description:
    """The description in a file's metadata; raises `JemaaError` for a file that is no such dataset, and `OSError`."""
    content = path.read_bytes()
    if not (content.startswith(PARQUET) and content.endswith(PARQUET)):  # arro3 would panic
        raise JemaaError(f"{path} is no Parquet file, or not a whole one")
    metadata = needed("arro3.io").read_parquet(str(path)).schema.metadata
    try:
        return msgspec.json.decode(metadata[KEY.encode()], type=Description)
    except (KeyError, ValueError):
        raise JemaaError(f"{path} was not written by this version's `jemaa dataset`") from None


def positions(path: Path, game: Game) -> Iterator[tuple[State, dict[str, Any]]]:
    """Each row of a file as a dict by column, with the state in which its choice was made, by playing the games anew.

    `game` is the one of the file (`describe`). Raises `JemaaError` as `describe`, and `IllegalChoice` where a choice is
    impossible in that game.
    """
    state = game.start()
    for batch in needed("arro3.io").read_parquet(str(path)):
        names = batch.schema.names
        for values in zip(*(batch.column(name).to_pylist() for name in names), strict=True):
            row = dict(zip(names, values, strict=True))
            if row["ply"] == 0:
                state = game.start()
            yield state, row
            kind = game.type.actions if row["actor"] >= 0 else game.type.outcomes
            state = state.apply(kind[row["choice"]])
