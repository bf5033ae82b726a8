"""What README shows is what happens: its Python session runs, and its pictures and pages are there."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)|<img[^>]* src=\"(?!https?:)([^\"]+)\"")
RULER = doctest.NORMALIZE_WHITESPACE


def test_the_session_in_readme() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False, optionflags=RULER)
    assert done.attempted >= 8
    assert done.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=[str(page.relative_to(ROOT)) for page in PAGES])
def test_links_lead_somewhere(page: Path) -> None:
    links = [first or second for first, second in LINK.findall(page.read_text())]
    assert [link for link in links if not (page.parent / link).exists()] == []
