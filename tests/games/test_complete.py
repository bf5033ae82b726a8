"""What a shipped game must have, beyond what makes it run; and the guide to a new one."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from jemaa import games
from jemaa.core.generic import generic_parts

ROOT = Path(__file__).resolve().parents[2]
GUIDE = (ROOT / "docs/guide/new-game.md").read_text()
RACE = Path(__file__).parent / "race"


def missing(name: str) -> Iterator[str]:
    """What the game still lacks, by name."""
    game_type = games.game_type(name)
    yield from (f"a part of its own instead of the generic `{part}`" for part in generic_parts(game_type))
    if not list((games.folder(name) / "networks").glob("*.json")):
        yield "networks/*.json: train them with `jemaa train`"
    if name not in json.loads((ROOT / "tests/data/signatures.json").read_text()):
        yield "a signature in tests/data/signatures.json"
    if not list((ROOT / "tests/data/golden").glob(f"{name}-*")):
        yield "recorded games in tests/data/golden"
    files = [f"docs/rules/{name}.md", f"docs/reference/{name}.schema.json", f"web/src/{name}", f"tests/{name}"]
    files += [f"{folder.relative_to(ROOT)}/{name}.ftl" for folder in sorted((ROOT / "src/jemaa/locales").iterdir())
              if (folder / "page.ftl").is_file()]
    yield from (file for file in files if not (ROOT / file).exists())


@pytest.mark.parametrize("name", games.SHIPPED)
def test_a_shipped_game_lacks_nothing(name: str) -> None:
    assert list(missing(name)) == []


def test_what_a_small_game_lacks_is_told_by_name(race: str) -> None:
    lacks = list(missing(race))
    assert "a part of its own instead of the generic `view`" in lacks
    assert {"docs/rules/race.md", "src/jemaa/locales/en/race.ftl", "recorded games in tests/data/golden"} < set(lacks)


def test_the_guides_code_is_the_races() -> None:
    sections = re.split(r"^## ", GUIDE, flags=re.MULTILINE)
    shown = {heading[1]: re.findall(r"```python\n(.*?)\n```", section, re.DOTALL) for section in sections
             if (heading := re.match(r".*: `(\w+\.py)`\n", section))}
    assert set(shown) == {file.name for file in RACE.glob("*.py")}
    for file, blocks in shown.items():
        assert blocks, file
        assert [block for block in blocks if block not in (RACE / file).read_text()] == []


def test_the_guide_names_every_generic_part(race: str) -> None:
    table = GUIDE[GUIDE.index("| part |"):]
    undescribed = [part for part in generic_parts(games.game_type(race)) if f"`{part}`" not in table]
    assert undescribed == ["check_options", "options_of", "chance_clause"], "few games need these of their own"
