"""The reference follows from the code."""

import importlib.util
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from jemaa.games import GAMES
from tests.cli.test_main import run
from tests.played import record

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "reference"


@pytest.fixture(scope="module")
def make() -> ModuleType:
    spec = importlib.util.spec_from_file_location("reference_make", FOLDER / "make.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_page_is_up_to_date(make: ModuleType) -> None:
    pages = make.pages()
    old = [name for name, text in pages.items() if (FOLDER / name).read_text(encoding="utf-8") != text]
    assert old == [], "run: python docs/reference/make.py"
    assert {file.name for file in FOLDER.iterdir() if file.is_file()} == {*pages, "make.py"}


def test_the_schema_of_records_names_what_is_in_their_lines(make: ModuleType) -> None:
    shapes = {shape["properties"]["line"]["enum"][0]: shape for shape in make.record_schema()["$defs"].values()
              if "line" in shape["properties"]}
    for line in record("marrakech").lines():
        content = msgspec.json.decode(line)
        shape = shapes[content["line"]]
        assert set(shape["required"]) <= set(content) <= set(shape["properties"])


@pytest.mark.parametrize("simulations", ["8", "500"])
def test_the_schema_of_hints_names_what_is_in_them(make: ModuleType, simulations: str) -> None:
    shapes = make.hint_schema()["$defs"]
    state = [state for state in record("marrakech").states() if len(state.legal_actions) > 2][-1]
    hint = msgspec.json.decode(run("hint", state.text, "--simulations", simulations, "--json")[1])
    assert set(shapes["Hint"]["required"]) == set(hint) == set(shapes["Hint"]["properties"])
    for choice in hint["choices"]:
        assert set(shapes["Ranked"]["required"]) == set(choice) == set(shapes["Ranked"]["properties"])


@pytest.mark.parametrize("name", GAMES)
def test_the_schema_of_positions_names_what_is_in_them(make: ModuleType, name: str) -> None:
    schema = make.position_schema(name)
    shape = schema["$defs"][schema["$ref"].rpartition("/")[2]]
    for state in record(name).states():
        assert set(shape["required"]) <= set(msgspec.json.decode(state.json)) <= set(shape["properties"])
