"""The README's picture is what docs/pictures/make.py draws today."""

import runpy
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"


@pytest.fixture(scope="module")
def drawn() -> str:
    """The picture as it is drawn now."""
    picture: str = runpy.run_path(str(PICTURES / "make.py"))["boards"]()
    return picture


def test_the_picture_is_up_to_date(drawn: str) -> None:
    kept = (PICTURES / "boards.svg").read_text(encoding="utf-8")
    assert kept == drawn, "run docs/pictures/make.py, look at boards.svg, and commit it"


def test_both_markets_are_on_it(drawn: str) -> None:
    shown = [word for element in ET.fromstring(drawn).iter()  # noqa: S314  # our own
             for word in element.get("class", "").split()]
    assert shown.count("assam") == 1
    assert shown.count("about-turn") == 14
    assert {"whole", "cut", "tile", "open", "arrow", "juice", "assistant", "bodyguard", "tourist"} <= set(shown)
