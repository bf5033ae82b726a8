"""The race as an installed package has it: a folder of metadata with an entry point, found on the path."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from jemaa import games

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def race(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The name of the race, which is registered for this process and those that it starts."""
    place = tmp_path_factory.mktemp("installed")
    metadata = place / "race-1.0.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: race\nVersion: 1.0\n")
    (metadata / "entry_points.txt").write_text(f"[{games.GROUP}]\nrace = tests.games.race.game:RACE\n")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(place)
        patch.setenv("PYTHONPATH", os.pathsep.join(map(str, (place, ROOT, os.environ.get("PYTHONPATH", "")))))
        games.installed.cache_clear()
        yield "race"
    games.installed.cache_clear()
