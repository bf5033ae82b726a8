"""What the pictures share: elements are valid SVG, and owners are told apart in more ways than one."""

from itertools import combinations
from xml.etree import ElementTree as ET

import pytest

from jemaa.core.drawing import LOOKS, WEAVES, document, group, look, number, path, star, tag, use, weave, words


def test_numbers_are_short() -> None:
    assert [number(value) for value in (3, 3.0, -2.5, 1 / 3, 10.0, 0.0)] == ["3", "3", "-2.5", "0.33", "10", "0"]


def test_attributes_are_svgs_own_or_short_ones() -> None:
    assert path("M0 0", line=2, dashes="1 2", fill_opacity=0.5, class_="a b") == (
        '<path d="M0 0" stroke-width="2" stroke-dasharray="1 2" fill-opacity="0.5" class="a b"/>')


def test_text_and_attributes_are_escaped() -> None:
    assert words("a < b & c", 1, 2, 3) == '<text x="1" y="2" font-size="3">a &lt; b &amp; c</text>'
    assert tag("g", title='"<&') == '<g title="&quot;&lt;&amp;"/>'


def test_things_are_moved_then_turned_then_scaled() -> None:
    assert use("a", 1.5, 2, 90, 0.5) == '<use href="#a" transform="translate(1.5 2) rotate(90) scale(0.5)"/>'
    assert group("x", x=1) == '<g transform="translate(1 0)">x</g>'


def test_a_document_is_well_formed_and_says_what_it_shows() -> None:
    root = ET.fromstring(document(30, 20, "A & B", "1 < 2", star(5, 5, 3)))  # noqa: S314  # our own
    assert [root.get(name) for name in ("viewBox", "width", "height", "role")] == ["0 0 30 20", "30", "20", "img"]
    assert [child.tag.partition("}")[2] for child in root] == ["title", "desc", "rect", "path"]
    assert [root[0].text, root[1].text] == ["A & B", "1 < 2"]


def lightness(colour: str) -> float:
    """Relative luminance of #rrggbb, 0..1 (WCAG 2.2)."""
    parts = [int(colour.lstrip("#")[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_every_owner_has_a_colour_and_a_weave_of_its_own() -> None:
    for (one, this), (other, that) in combinations(LOOKS.items(), 2):
        assert this.fill != that.fill, (one, other)
        assert this.weave != that.weave, (one, other)
        assert this.sgr != that.sgr, (one, other)
    assert {own.weave for own in LOOKS.values()} == set(WEAVES)


@pytest.mark.parametrize("letter", LOOKS)
def test_letters_can_be_read_on_their_ground(letter: str) -> None:
    for own in (look(letter), look(letter, neutral=True)):
        dark, light = sorted((lightness(own.fill), lightness(own.ink)))
        assert (light + 0.05) / (dark + 0.05) >= 4.5  # WCAG 2.2, 1.4.3


@pytest.mark.parametrize("letter", LOOKS)
def test_weaves_are_valid(letter: str) -> None:
    ET.fromstring(weave("w", look(letter)))  # noqa: S314  # our own


def test_the_neutral_look_keeps_the_weave() -> None:
    assert look("A", neutral=True).weave == look("A").weave
    assert look("A", neutral=True).fill == look("B", neutral=True).fill != look("A").fill
