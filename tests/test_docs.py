"""What README shows is what happens: its Python session runs, and its pictures and pages are there."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)|<img[^>]* src=\"(?!https?:)([^\"]+)\"")
DECISIONS = sorted((ROOT / "docs/decisions").iterdir())
RULER = doctest.NORMALIZE_WHITESPACE


def test_the_session_in_readme() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=RULER)
    assert done.attempted >= 8
    assert done.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    links = [first or second for first, second in LINK.findall(page.read_text())]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", DECISIONS, ids=[page.stem for page in DECISIONS])
def test_a_decision_is_numbered_and_titled_as_all_are(page: Path) -> None:
    number = re.match(r"(\d{4})(?:-[a-z0-9]+)+\.md$", page.name)
    assert number, f"{page.name}: name it NNNN-title-in-small-letters.md"
    lines = page.read_text().splitlines()
    form = rf"# {int(number[1])}\. \w[^#]*[^.#]"
    assert re.fullmatch(form, lines[0]), f"{page.name} begins {lines[0]!r}; write '# {int(number[1])}. Title'"
    assert lines[1] == ""
    assert not [line for line in lines[1:] if line.startswith("# ")], "one title a page"


def test_no_two_decisions_have_one_number() -> None:
    numbers = [page.name[:4] for page in DECISIONS]
    assert len(set(numbers)) == len(numbers) >= 25
