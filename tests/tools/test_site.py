"""The checks of the site, and the pages that lead through its documents."""

from importlib.util import find_spec
from pathlib import Path

import pytest

from tools.site import documents
from tools.site.checks import faults

WHOLE = '<link rel="stylesheet" href="a.css"><script src="./b/c.js"></script><p id="here"><a href="#here">x</a>'


def site(folder: Path, document: str, style: str = "p { background: url(data:image/png;base64,AA) }") -> Path:
    (folder / "b").mkdir()
    (folder / "b" / "c.js").touch()
    (folder / "b" / "index.html").write_text("<p id='part'>")
    (folder / "a.css").write_text(style)
    (folder / "index.html").write_text(document)
    return folder


def test_a_whole_site_has_no_fault(tmp_path: Path) -> None:
    more = '<a href="b/">b</a><a href="b/#part">p</a><a href="https://example.org/">o</a><a href="#/watch">w</a>'
    assert list(faults(site(tmp_path, WHOLE + more))) == []


@pytest.mark.parametrize("document", [
    '<script src="https://example.org/a.js"></script>', '<script src="//example.org/a.js"></script>',
    '<link rel="stylesheet" href="https://example.org/a.css">', '<img src="/b/c.js">', '<img src="missing.png">',
    '<a href="missing/">x</a>', '<a href="/b/">x</a>', '<a href="b/#missing">x</a>', '<a href="#missing">x</a>',
])
def test_what_is_elsewhere_or_missing_is_named(tmp_path: Path, document: str) -> None:
    assert len(list(faults(site(tmp_path, document)))) == 1


@pytest.mark.parametrize("style", [
    "@import 'https://example.org/a.css';", "p { background: url(https://example.org/a.png) }",
    "p { background: url(missing.png) }",
])
def test_what_a_style_loads_is_looked_at(tmp_path: Path, style: str) -> None:
    assert list(faults(site(tmp_path, WHOLE, style))) != []


def test_every_module_of_the_interface_is_there_and_every_document_is_led_to() -> None:
    assert [name for name in documents.MODULES if find_spec(name) is None] == []
    pages = documents.written()
    guides = [file.stem for file in (documents.ROOT / "docs/guide").glob("*.md")]
    assert [name for name in guides if f"\n{name}\n" not in pages["docs/guide/index.md"]] == []
    assert "\nar/morocco\n" in pages["docs/rules/index.md"]
    assert "marrakech" in pages["docs/rules/index.md"]
