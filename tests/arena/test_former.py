"""Matches against another version: here against this one, in a process of its own."""

import math
import re
import subprocess
import sys
from pathlib import Path

import pytest

import jemaa
from benchmarks import former
from jemaa.arena.play import Result
from jemaa.bots.levels import level5_plan

ROOT = Path(__file__).resolve().parents[2]


def games(*luck: tuple[float, float]) -> list[Result]:
    """Games that the seats win by turns, with what their draws were worth to them."""
    rankings = (1, 2), (2, 1)
    return [Result(fixture=0, deal=number, rotation=0, seats=(0, 1), scores=(1, 0), ranking=rankings[number % 2],
                   decisions=(1, 1), seconds=(0.0, 0.0), digest="", luck=lucky) for number, lucky in enumerate(luck)]


@pytest.mark.parametrize(("luck", "share"), [
    ([(0.0, 0.0), (0.0, 0.0)], 0.0), ([(0.5, -0.5), (-0.5, 0.5)], 1.0), ([(0.25, -0.25), (-0.25, 0.25)], 0.75),
])
def test_the_share_of_luck_is_the_variance_that_is_gone_without_it(luck: list[tuple[float, float]],
                                                                  share: float) -> None:
    assert former.share_of_luck(games(*luck)) == pytest.approx(share)


def test_the_share_of_luck_of_no_game_is_not_known() -> None:
    assert math.isnan(former.share_of_luck([]))
    assert former.luck_text([]) == "the share of luck is not known"


def test_level5_with_other_simulations_has_no_clock_and_room_for_what_they_find() -> None:
    table = jemaa.game("marrakech", 2)
    usual, few, many = level5_plan(table), former.scaled_plan(100, table), former.scaled_plan(32_000, table)
    assert (many.simulations, many.milliseconds, many.nodes) == (32_000, 0, 3_200_000)
    assert (few.simulations, few.milliseconds, few.nodes) == (100, 0, usual.nodes)


def test_a_match_against_another_version_says_who_won_and_how_long_both_took() -> None:
    command = [sys.executable, "-m", "benchmarks.former", "marrakech/2", sys.executable,
               "--bot", "level1", "--former", "greedy", "--deals", "2", "--seed", "1"]
    said = subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout
    assert re.search(r"now:level1 against former:greedy, 4 games: victories .*, luck-adjusted .*; "
                     r"[\d.]+ and [\d.]+ ms a decision; the share of luck is \d+ %", said), said
