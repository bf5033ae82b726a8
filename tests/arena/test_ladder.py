"""The ladder goes on where it was, and what is known is played once."""

import itertools
import re
import shutil
from collections.abc import Callable
from functools import cache
from pathlib import Path

import msgspec
import pytest

from benchmarks import ladder
from benchmarks.ladder import Known, Meeting, keep, kept, take_over
from jemaa.arena.arena import Means, hold
from jemaa.arena.match import Match, Task
from jemaa.arena.play import Result, play
from jemaa.arena.run import Run
from jemaa.arena.stopping import LEAST, Plan, widest

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
    monkeypatch.setattr(ladder, "PAGE", tmp_path / "ladder.md")
    monkeypatch.setattr(ladder, "PLAN", Plan(deals=2))
    monkeypatch.setattr(ladder, "PLAN_OF_MAX", Plan(deals=2, sprt=(0.55, 0.65)))


def played(deals: int, meeting: Meeting = MEETING) -> None:
    hold(meeting.match, Plan(deals=deals), Means(), lambda _: None, folder=meeting.folder)


@pytest.fixture(scope="module")
def sixteen(tmp_path_factory: pytest.TempPathFactory) -> Callable[[Meeting], None]:
    """A function that plays as many deals of a meeting as a verdict takes, once for all tests."""
    @cache
    def games(meeting: Meeting) -> Path:
        folder = tmp_path_factory.mktemp("games") / "run"
        hold(meeting.match, Plan(deals=LEAST), Means(), lambda _: None, folder=folder)
        return folder

    def copied(meeting: Meeting) -> None:
        shutil.copytree(games(meeting), meeting.folder)

    return copied


def test_what_is_known_outlives_its_games() -> None:
    played(2)
    before = MEETING.summary()
    keep([MEETING, OTHER])
    assert set(kept()) == {MEETING.name}
    for file in MEETING.folder.iterdir():
        file.unlink()
    assert MEETING.summary() == before
    assert MEETING.is_known
    keep([MEETING])
    assert kept()[MEETING.name].summary == before


def test_what_is_not_known_yet_is_not_kept() -> None:
    played(1)
    assert not MEETING.is_known
    keep([MEETING])
    assert kept() == {}


def test_what_another_build_knew_does_not_count_and_is_not_lost() -> None:
    known = as_of_another_build()
    assert MEETING.summary() is None
    keep([MEETING])
    assert kept() == {MEETING.name: known}
    played(2)
    keep([MEETING])
    assert kept()[MEETING.name].build == MEETING.build


def as_of_another_build(change: str = "", meeting: Meeting = MEETING) -> Known:
    """What is known of a meeting, as if another build had played it; `change` takes the place of a game's digest."""
    played(2, meeting)
    before = kept()
    keep([meeting])
    shutil.rmtree(meeting.folder)
    known = msgspec.structs.replace(kept()[meeting.name], build="another")
    if change:
        first, *others = known.sample
        known = msgspec.structs.replace(known, sample=(first._replace(digest=change), *others))
    ladder.KNOWN.write_bytes(msgspec.json.encode(before | {meeting.name: known}))
    return known


def taken_over(*meetings: Meeting) -> set[str]:
    """Which of them are taken over and written down as such."""
    names = set()
    for name, known in take_over(list(meetings)):
        keep(list(meetings), {name: known})
        names.add(name)
    return names


def test_what_a_build_that_plays_the_same_knew_is_taken_over() -> None:
    known = as_of_another_build()
    assert len(known.sample) == 4
    assert taken_over(MEETING) == {MEETING.name}
    assert MEETING.summary() == known.summary
    assert kept()[MEETING.name] == Known(MEETING.build, known.summary, known.sample), "for the build that comes next"
    assert not taken_over(MEETING), "twice"


def test_what_a_build_that_plays_otherwise_knew_is_not() -> None:
    as_of_another_build(change="0123456789abcdef")
    assert not taken_over(MEETING)
    assert MEETING.summary() is None


def test_what_was_never_played_or_left_no_sample_cannot_be_taken_over() -> None:
    assert not taken_over(OTHER)
    known = as_of_another_build()
    ladder.KNOWN.write_bytes(msgspec.json.encode({MEETING.name: Known("another", known.summary)}))
    assert not taken_over(MEETING)


@pytest.mark.parametrize("change", ["", "0123456789abcdef"])
def test_games_by_the_clock_alone_follow_those_that_search_alike(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "SEARCHES_ALIKE", MEETING.bots)
    patient = Meeting(MEETING.table, ("max:0.001", "random"), "even")
    assert as_of_another_build(meeting=patient).sample == ()
    as_of_another_build(change)
    assert not taken_over(patient), "nothing is known yet of those that search alike"
    both = {MEETING.name, patient.name}
    assert taken_over(MEETING, patient) == (set() if change else both)


def test_every_meeting_has_a_row_on_the_page() -> None:
    played(2)
    everything = list(ladder.meetings())
    assert len({meeting.name for meeting in everything}) == len(everything)
    page = ladder.page(everything)
    assert page.count("not played yet") == len(everything) - 1
    assert re.search(r"\| greedy \| random \| \d+\.\d % .* \| 4 \|", page)


def test_a_row_of_another_clone_stays_until_more_games_are_known_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "PLAN", Plan(deals=5))
    played(2)
    ladder.PAGE.write_text(ladder.page([MEETING, OTHER]))
    shutil.rmtree(MEETING.folder)
    row = row_of(ladder.PAGE.read_text())
    assert "| 4 |" in row
    played(1)
    assert row_of(ladder.page([MEETING, OTHER])) == row, "two games are fewer"
    shutil.rmtree(MEETING.folder)
    played(3)
    assert "| 6 |" in row_of(ladder.page([MEETING, OTHER]))


def test_rows_of_another_build_do_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    played(1)
    ladder.PAGE.write_text(ladder.page([MEETING]))
    monkeypatch.setattr(ladder, "build", lambda _: "another")
    assert "not played yet" in row_of(ladder.page([MEETING]))


def test_it_says_how_long_the_rest_takes(
        monkeypatch: pytest.MonkeyPatch, sixteen: Callable[[Meeting], None]) -> None:
    monkeypatch.setattr(ladder, "PLAN", Plan(deals=1000))
    sixteen(MEETING)
    tally = Run(MEETING.match, ladder.PLAN, MEETING.results()).fixtures[0].tally
    thought = sum(standing.seconds for standing in tally.standings) / 3600
    monkeypatch.setattr(ladder, "WITHIN", widest(tally) / 2)
    assert ladder.hours_left(MEETING) == pytest.approx(3 * thought), "half the width takes four times the games"
    played(2, OTHER)
    assert ladder.hours_left(OTHER) is None
    third = Meeting("marrakech/4", ("greedy", "random"), "even")
    assert ladder.hours_left(third) is None
    said = ladder.left([MEETING, OTHER, third])
    assert re.search(r"Not known yet: 3 of 3 meetings.* 1 of them .* 2 have too few", said)
    monkeypatch.setattr(ladder, "PLAN", Plan(deals=LEAST))
    assert ladder.left([MEETING]) == "All meetings are known."


@pytest.mark.parametrize(("bots", "deals", "said"), [
    (("greedy", "random"), LEAST, "65 rather than 55 %"), (("random", "greedy"), LEAST, "55 rather than 65 %"),
    (("greedy", "random"), LEAST - 1, "55 or 65 %: undecided"),
])
def test_games_of_who_goes_by_the_clock_end_by_a_test_or_after_so_many_deals(
        monkeypatch: pytest.MonkeyPatch, sixteen: Callable[[Meeting], None], bots: tuple[str, str], deals: int,
        said: str) -> None:
    meeting = Meeting("marrakech/2", bots, "even")
    monkeypatch.setattr(ladder, "TIMED", "greedy")
    played(2, meeting)
    monkeypatch.setattr(ladder, "PLAN_OF_MAX", Plan(deals=deals, sprt=(0.55, 0.65)))
    assert not meeting.is_known
    assert "not enough games yet" in row_of(ladder.page([meeting]), bots)
    assert ladder.hours_left(meeting) is None
    shutil.rmtree(meeting.folder)
    sixteen(meeting)
    assert meeting.is_known
    assert said in row_of(ladder.page([meeting]), bots)


def test_of_games_by_the_clock_those_up_to_the_last_deal_are_left(
        monkeypatch: pytest.MonkeyPatch, sixteen: Callable[[Meeting], None]) -> None:
    monkeypatch.setattr(ladder, "TIMED", "greedy")
    monkeypatch.setattr(ladder, "PLAN_OF_MAX", Plan(deals=2 * LEAST, sprt=(0.0001, 0.9999)))
    sixteen(MEETING)
    thought = sum(sum(result.seconds) for result in MEETING.results()) / 3600
    assert ladder.hours_left(MEETING) == pytest.approx(thought)


def row_of(page: str, bots: tuple[str, str] = MEETING.bots) -> str:
    """The row of two bots, the first one if there are several."""
    return next(line for line in page.splitlines() if line.startswith(f"| {' | '.join(bots)} |"))


@pytest.mark.parametrize("table", [table for tables in ladder.TABLES.values() for table in tables])
@pytest.mark.parametrize(("lower", "upper"), list(itertools.pairwise(LEVELS)))
def test_every_level_is_clearly_stronger_than_the_one_below(table: str, lower: str, upper: str) -> None:
    """By what was played: 65 % of victories or more, and 95 % sure that it is more than 55."""
    summary = KNOWN[Meeting(table, (upper, lower), "even").name].summary
    victories = next(line.victories for line in summary.bots if line.bot == upper)
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
    assert not taken_over(MEETING)
    monkeypatch.setattr(ladder, "SEARCHES", ("greedy",))
    tries = itertools.count()
    assert taken_over(MEETING) == {MEETING.name}
