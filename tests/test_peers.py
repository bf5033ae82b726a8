"""The benchmark beside our peers: its figures, and that our own part of it runs. The rest is for `make bench`."""

import os
from pathlib import Path
from typing import Any

import pytest

from benchmarks import peers

OURS = ["marrakech", "morocco", "marrakech, playouts", "morocco, playouts", "marrakech, PettingZoo raw_env",
        "marrakech, OpenSpiel"]


def test_our_own_part_runs() -> None:
    ours = peers.PEERS[0]
    found = peers.played(ours, core=min(os.sched_getaffinity(0)), seconds=0.01, repeats=2)
    assert list(found) == OURS
    assert all(len(rates) == 2 and min(rates) > 1000 for rates in found.values())


def test_every_script_is_there() -> None:
    assert {peer.script for peer in peers.PEERS} == {file.name for file in Path(peers.SCRIPTS).glob("play_*.py")}


def test_medians_spreads_and_ratios(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = {"jemaa": {"marrakech": [90.0, 100.0, 120.0], "marrakech, playouts": [300.0] * 3},
             "OpenSpiel": {"maedn": [4.0, 5.0, 2.0]}, "Pgx": {"2048": [10.0] * 3}}
    monkeypatch.setattr(peers, "played", lambda peer, *_: rates.get(peer.name, {}))
    found = {row["name"]: row for row in peers.measure()}
    assert shown(found["jemaa/marrakech"]) == (100, 0.3, 1, None)
    assert shown(found["OpenSpiel/maedn"]) == (4, 0.75, 25, 25)
    assert shown(found["Pgx/2048"]) == (10, 0, 30, 15)
    assert "| OpenSpiel/maedn | 4 | 75% | 25.0× (wanted: 25) |" in peers.table(list(found.values()))


def shown(row: dict[str, Any]) -> tuple[float, float, float, float | None]:
    return row["median"], row["spread"], row["ratio"], row["wanted"]


def test_a_script_that_fails_says_why() -> None:
    with pytest.raises(RuntimeError, match="JSONDecodeError"):
        peers.run(peers.PEERS[0].python(), str(peers.SCRIPTS / "play_jemaa.py"), "not json")
