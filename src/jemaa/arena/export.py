"""Writes a run's files: the summary as JSON, the games as CSV and Parquet (a line a seat), the chart as SVG.

Parquet needs the extra `arena`; without it, that file is left out.
"""

import csv
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from jemaa.arena.chart import chart
from jemaa.arena.match import Match
from jemaa.arena.play import Result
from jemaa.arena.summary import Summary
from jemaa.core.extra import MissingExtra, needed

SUMMARY, CSV, PARQUET, CHART = "summary.json", "games.csv", "games.parquet", "chart.svg"


class Line(NamedTuple):
    """One seat (from 0) of one game, with the values of its `Fixture` and `Result`; the columns of both tables."""

    game: str
    players: int
    options: str
    deal: int
    rotation: int
    seat: int
    bot: str
    score: int
    rank: int
    decisions: int
    seconds: float
    fault: str
    """Why a stand-in played on there; empty where none did."""
    digest: str
    luck: float | None
    """What dice and cards were worth to the seat, in shares of the win; empty where that was not asked for."""


COLUMNS = {int: "int32", str: "string", float: "float64", float | None: "float64"}
"""Python's types -> Arrow's."""


def write(folder: Path, summary: Summary, results: Sequence[Result]) -> None:
    """Write the summary, both tables and the chart into the run's folder, which must exist.

    Those of an earlier time are replaced. The tables have all of `results`, in the order of the match, whether or not
    the summary counts them. Without Arrow there is no Parquet file, and an earlier one is deleted.
    """
    lines = list(_lines(summary.match, results))
    (folder / SUMMARY).write_bytes(msgspec.json.format(msgspec.json.encode(summary), indent=1) + b"\n")
    (folder / CHART).write_text(chart(summary), encoding="utf-8")
    _write_csv(folder / CSV, lines)
    (folder / PARQUET).unlink(missing_ok=True)
    with suppress(MissingExtra):
        _write_parquet(folder / PARQUET, lines)


def _lines(match: Match, results: Sequence[Result]) -> Iterator[Line]:
    """The lines of all games, by fixture, deal, rotation and seat, including the games of incomplete deals."""
    for result in sorted(results, key=lambda one: one.task):
        fixture = match.fixtures[result.fixture]
        for seat, bot in enumerate(result.seats):
            yield Line(fixture.game, fixture.players, fixture.options, result.deal, result.rotation, seat,
                       match.bots[bot], result.scores[seat], result.ranking[seat], result.decisions[seat],
                       result.seconds[seat], result.faults.get(seat, ""), result.digest,
                       result.luck[seat] if result.luck else None)


def _write_csv(path: Path, lines: list[Line]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(Line._fields)
        writer.writerows(lines)


def _write_parquet(path: Path, lines: list[Line]) -> None:
    core = needed("arro3.core")
    columns = {name: core.Array([getattr(line, name) for line in lines], getattr(core.DataType, COLUMNS[kind])())
               for name, kind in Line.__annotations__.items()}
    needed("arro3.io").write_parquet(core.Table.from_pydict(columns), str(path))
