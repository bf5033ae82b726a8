"""A short run of `make interrupt`; and that it would find what it looks for."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from tests.arena.interrupted import ARENA_WAYS, WAYS, Ended, arena, faults, large

WELL = Ended("ctrl-c", 130, "", given=[0, 1, 2], kept=[0, 1, 2])


@pytest.mark.parametrize("seed", range(16))
def test_ctrl_c_at_a_random_moment_ends_a_run_with_large_results(seed: int, tmp_path: Path) -> None:
    assert faults(large(tmp_path, "ctrl-c", seed)) == []


@pytest.mark.parametrize("seed", range(4))
def test_ctrl_c_at_a_random_moment_ends_an_arena_and_its_programs(seed: int, tmp_path: Path) -> None:
    assert faults(arena(tmp_path, "ctrl-c", seed)) == []


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("way", [way for way in WAYS if way != "ctrl-c"])
def test_however_a_run_ends_its_results_are_kept_and_its_processes_gone(way: str, seed: int, tmp_path: Path) -> None:
    assert faults(large(tmp_path, way, seed)) == []


@pytest.mark.parametrize("way", [way for way in ARENA_WAYS if way != "ctrl-c"])
def test_however_an_arena_ends_its_programs_are_gone(way: str, tmp_path: Path) -> None:
    assert faults(arena(tmp_path, way, 0)) == []


def test_a_run_that_ended_well_has_no_faults() -> None:
    assert faults(WELL) == []


@pytest.mark.parametrize(("wrong", "fault"), [
    (replace(WELL, code=None), "did not end"),
    (replace(WELL, code=1), "exit code 1"),
    (replace(WELL, errors="Traceback (most recent call last)"), "wrote 'Traceback"),
    (replace(WELL, kept=[0, 2]), r"not kept: \[1\]"),
    (replace(WELL, way="killed", code=-9, kept=[0]), r"not kept: \[1, 2\]"),
    (replace(WELL, kept=[0, 1, 2, 1]), r"twice: \[1\]"),
    (replace(WELL, way="closed", code=0, complete=4), "3 results of 4"),
])
def test_what_goes_wrong_is_found(wrong: Ended, fault: str) -> None:
    [found] = faults(wrong)
    assert re.search(fault, found)
