"""The ladder goes on where it was, and what is known is played once."""

import itertools
import json
import re
from pathlib import Path

import msgspec
import pytest

from benchmarks import ladder
from benchmarks.ladder import Known, Meeting, is_known, keep, kept, take_over
from jemaa.arena.arena import Means, hold
from jemaa.arena.match import Match, Task
from jemaa.arena.play import Result, play
from jemaa.arena.stopping import Plan

MEETING = Meeting("marrakech/2", ("greedy", "random"), "even")
OTHER = Meeting("marrakech/3", ("greedy", "random"), "even")


LEVELS = ("level1", "level2", "level3", "level4", "level5")
KNOWN = msgspec.json.decode(ladder.KNOWN.read_bytes(), type=dict[str, Known])
"""What the repository's ladder.json holds."""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its files in a folder of their own; two deals are enough."""
    monkeypatch.setattr(ladder, "KEPT", tmp_path / "kept")
    monkeypatch.setattr(ladder, "KNOWN", tmp_path / "ladder.json")
    monkeypatch.setattr(ladder, "PLAN", Plan(deals=2))


def played(deals: int, meeting: Meeting = MEETING) -> None:
    hold(meeting.match, Plan(deals=deals), Means(), lambda _: None, folder=meeting.folder)


def test_what_is_known_outlives_its_games() -> None:
    played(2)
    before = MEETING.found()
    keep([MEETING, OTHER])
    assert set(kept()) == {MEETING.name}
    for file in MEETING.folder.iterdir():
        file.unlink()
    assert MEETING.found() == before
    assert is_known(MEETING.found())
    keep([MEETING])
    assert kept()[MEETING.name].found == before


def test_what_is_not_known_yet_is_not_kept() -> None:
    played(1)
    assert not is_known(MEETING.found())
    keep([MEETING])
    assert kept() == {}


def test_what_another_build_played_does_not_count() -> None:
    played(2)
    found = MEETING.found()
    assert found
    for file in MEETING.folder.iterdir():
        file.unlink()
    ladder.KNOWN.write_bytes(msgspec.json.encode({MEETING.name: Known("another", found)}))
    assert MEETING.found() is None
    keep([MEETING])
    assert kept() == {}


def as_of_another_build(change: str = "", meeting: Meeting = MEETING) -> None:
    """The meeting's games, as if another build had played them; `change` is put where the first one's digest was."""
    played(2, meeting)
    there = ladder.KEPT / "another" / meeting.folder.name
    there.parent.mkdir(parents=True, exist_ok=True)
    file = meeting.folder.rename(there) / "games.jsonl"
    lines = file.read_text().replace(meeting.build, "another").splitlines()
    first = json.loads(lines[1])
    lines[1] = json.dumps(first | {"digest": change or first["digest"]})
    file.write_text("\n".join(lines) + "\n")


def test_games_of_a_build_that_plays_the_same_are_taken_over() -> None:
    as_of_another_build()
    assert MEETING.found() is None
    assert take_over(MEETING, "another")
    found = MEETING.found()
    assert found
    assert found.games == 4
    keep([MEETING])
    assert kept()[MEETING.name] == Known(MEETING.build, found)
    assert not take_over(MEETING, "another"), "twice"


def test_games_of_a_build_that_plays_otherwise_are_not() -> None:
    as_of_another_build(change="0123456789abcdef")
    assert not take_over(MEETING, "another")
    assert MEETING.found() is None


def test_what_was_never_played_cannot_be_taken_over() -> None:
    assert not take_over(OTHER, "another")


@pytest.mark.parametrize("change", ["", "0123456789abcdef"])
def test_games_by_the_clock_alone_follow_those_that_search_alike(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "SEARCHES_ALIKE", MEETING.bots)
    patient = Meeting(MEETING.table, ("max:0.001", "random"), "even")
    as_of_another_build(change="another each time", meeting=patient)
    as_of_another_build(change)
    assert not take_over(patient, "another"), "nothing is known yet of those that search alike"
    assert take_over(MEETING, "another") == take_over(patient, "another") == (change == "")


def test_every_meeting_has_a_row_on_the_page() -> None:
    played(2)
    everything = list(ladder.meetings())
    assert len({meeting.name for meeting in everything}) == len(everything)
    page = ladder.page(everything)
    assert page.count("not played yet") == len(everything) - 1
    assert re.search(r"\| greedy \| random \| \d+\.\d % .* \| 4 \|", page)


@pytest.mark.parametrize("table", [table for tables in ladder.TABLES.values() for table in tables])
@pytest.mark.parametrize(("lower", "upper"), list(itertools.pairwise(LEVELS)))
def test_every_level_is_clearly_stronger_than_the_one_below(table: str, lower: str, upper: str) -> None:
    """By what was played: 65 % of victories or more, and 95 % sure that it is more than 55."""
    found = KNOWN[Meeting(table, (upper, lower), "even").name].found
    victories = next(line.victories for line in found.bots if line.bot == upper)
    assert victories.value >= 0.65
    assert victories.low is not None
    assert victories.low > 0.55


def test_whoever_plays_otherwise_only_when_the_clock_ended_a_search_is_taken_over(
        monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that comes out otherwise at first, and then as before; without a clock once is enough to refuse it."""
    as_of_another_build()
    tries = itertools.count()

    def disturbed(match: Match, task: Task) -> Result:
        result = play(match, task)
        return result if next(tries) else msgspec.structs.replace(result, digest="cut")

    monkeypatch.setattr(ladder, "play_again", disturbed)
    assert not take_over(MEETING, "another")
    monkeypatch.setattr(ladder, "PLANS", {"greedy": {}})
    tries = itertools.count()
    assert take_over(MEETING, "another")
