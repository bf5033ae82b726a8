"""What the page takes from Python is new, it is small, its own tests and types pass, and no language lacks a word."""

import gzip
import os
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from jemaa import bots
from jemaa.bots.levels import LEVELS
from jemaa.core.options import offered
from jemaa.games import GAMES, game_type
from jemaa.table.showing import replay
from tests import proofs
from tests.played import record
from tools import page, page_types

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
LOCALES = ROOT / "src/jemaa/locales"
KEPT = ("ar", "en", "es", "fr")
"""Languages that every change brings up to date. Any other is offered when it is complete (web/languages.ts)."""
LARGEST = 80_000
"""Bytes of compressed script for the first load."""


def needs(path: Path) -> None:
    if not path.exists():
        pytest.skip("The page is not built: run make page.")


def test_types_and_drawings_are_those_of_python() -> None:
    old = [path.name for path, text in page_types.written().items() if not path.exists() or path.read_text() != text]
    assert old == [], "run python -m tools.page_types"


def test_the_first_load_is_small() -> None:
    needs(page.STAMP)
    document = (page.BUILT / "index.html").read_text()
    scripts = [page.BUILT / name for name in re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', document)]
    words = max(page.BUILT.glob("assets/page-*.js"), key=lambda path: path.stat().st_size)
    assert scripts
    assert sum(len(gzip.compress(script.read_bytes())) for script in [*scripts, words]) <= LARGEST


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_page_finds_nothing_wrong_with_itself(script: str, tmp_path: Path) -> None:
    needs(page.PACKAGES)
    for name, players in (("marrakech", 2), ("marrakech", 4), ("morocco", 2), ("morocco", 5)):
        (tmp_path / f"{name}-{players}.json").write_bytes(msgspec.json.encode(replay(record(name, players))))
    proofs.write(tmp_path)
    code = f"from tools import node, page; node.npm(page.WEB, 'run', {script!r})"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env={**os.environ, "JEMAA_REPLAYS": str(tmp_path)},
                          check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_lock_of_the_page_names_no_registry() -> None:
    assert "resolved" not in (WEB / "package-lock.json").read_text()


def messages(language: str) -> dict[str, set[str]]:
    """Message -> the arguments it uses."""
    found: dict[str, set[str]] = {}
    for file in sorted((LOCALES / language).glob("*.ftl")):
        parts = re.split(r"^([a-z][\w-]*) =", file.read_text(), flags=re.MULTILINE)[1:]
        for name, text in zip(parts[::2], parts[1::2], strict=True):
            assert name not in found, f"{language}: {name} is there twice"
            found[name] = set(re.findall(r"\$(\w+)", text))
    return found


@pytest.mark.parametrize("language", KEPT)
def test_a_language_has_every_message_with_its_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    assert [name for name in english if other[name] - english[name]] == []


def test_every_message_that_the_page_names_is_there() -> None:
    english = messages("en")
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    named = {name for path in sources for name in re.findall(r"""\b(?:t|known)\('([a-z][\w-]*)'""", path.read_text())}
    assert sorted(named - english.keys()) == []


def test_every_option_and_every_bot_has_words() -> None:
    english = messages("en").keys()
    kinds = [game_type(name).options_type for name in GAMES]
    options = {(name, value) for kind in kinds for name in kind.__struct_fields__ for value in offered(kind, name)}
    words = {f"option-{name}" for name, _ in options}
    words |= {f"option-{name}-{value}" for name, value in options if isinstance(value, str) and len(value) > 1}
    assert "option-turn_order-roll_first" in words
    assert sorted({word.replace("_", "-") for word in words} - english) == []
    levels = {kind for kind in LEVELS if kind.startswith("level")}
    assert sorted({f"bot-{kind}" for kind in bots.KINDS if kind not in levels} - english) == []
