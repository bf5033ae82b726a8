"""The files beside the games say what the games said."""

import csv
import re
from pathlib import Path

import arro3.io
import msgspec
import pytest

from jemaa.arena.export import CHART, CSV, PARQUET, SUMMARY, Line, write
from jemaa.arena.match import Fixture, Match
from jemaa.arena.run import Run
from jemaa.arena.stopping import Plan
from jemaa.arena.summary import Summary, summed
from tests.arena.made import TWO, result, two_player_deal

GAMES = [game for deal, share in enumerate([1.0, 0.5, 1.0, 0.0]) for game in two_player_deal(deal, share)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, summed(Run(TWO, Plan(), GAMES)), GAMES[::-1])
    return tmp_path


def test_csv_has_a_line_a_seat_in_the_order_of_the_match(folder: Path) -> None:
    lines = list(csv.DictReader((folder / CSV).read_text(encoding="utf-8").splitlines()))
    assert [(line["deal"], line["rotation"], line["seat"]) for line in lines[:5]] == [
        ("0", "0", "0"), ("0", "0", "1"), ("0", "1", "0"), ("0", "1", "1"), ("1", "0", "0")]
    assert len(lines) == 2 * len(GAMES)
    assert lines[2] == {"game": "marrakech", "players": "2", "options": "-", "deal": "0", "rotation": "1", "seat": "0",
                        "bot": "greedy", "score": "0", "rank": "2", "decisions": "3", "seconds": "0.5",
                        "fault": "", "digest": "0" * 16, "luck": ""}


def test_parquet_holds_the_same_table(folder: Path) -> None:
    table = arro3.io.read_parquet(str(folder / PARQUET)).read_all()
    assert tuple(table.schema.names) == Line._fields
    columns = [["" if value is None else str(value) for value in table.column(name).to_pylist()]
               for name in Line._fields]
    written = csv.reader((folder / CSV).read_text(encoding="utf-8").splitlines())
    assert list(map(list, zip(*columns, strict=True))) == list(written)[1:]


def test_a_seat_that_failed_says_why(tmp_path: Path) -> None:
    failed = msgspec.structs.replace(result([1, 2]), faults={1: "it took longer than 2,000 ms"})
    write(tmp_path, summed(Run(TWO, Plan(), [failed])), [failed])
    written = (tmp_path / CSV).read_text(encoding="utf-8")
    said = ["", "it took longer than 2,000 ms"]
    assert [line["fault"] for line in csv.DictReader(written.splitlines())] == said
    assert arro3.io.read_parquet(str(tmp_path / PARQUET)).read_all().column("fault").to_pylist() == said


def test_the_summary_is_read_back(folder: Path) -> None:
    summary = msgspec.json.decode((folder / SUMMARY).read_bytes(), type=Summary)
    (fixture,) = summary.fixtures
    assert (fixture.fixture, fixture.deals, fixture.games) == ("marrakech/2", 4, 8)
    assert [(line.bot, line.share.value) for line in fixture.bots] == [("random", 0.625), ("greedy", 0.375)]
    assert fixture.bots[0].ms_per_decision == pytest.approx(1000 * 0.5 / 3)
    assert fixture.pairs[0].share == fixture.bots[0].share


def test_the_chart_shows_every_bot_with_its_share(folder: Path) -> None:
    texts = re.findall(r"<text[^>]*>([^<]*)</text>", (folder / CHART).read_text())
    assert {"marrakech/2", "random", "greedy", "8 games, 4 deals"} <= set(texts)
    assert any(text.startswith("62.5 %") for text in texts)


def test_a_run_that_has_hardly_begun_has_files_too(tmp_path: Path) -> None:
    match = Match(bots=("random", "greedy", "heuristic"), fixtures=(Fixture("marrakech", 2), Fixture("morocco", 3)))
    for number, games in enumerate(([], [result([1, 2])], [result([1, 2]), result([2, 1], seats=[1, 0], rotation=1)])):
        place = tmp_path / str(number)
        place.mkdir()
        write(place, summed(Run(match, Plan(), games)), games)
        assert len((place / CSV).read_text().splitlines()) == 1 + 2 * len(games)


