"""What the page takes from Python is new, it is small, its own tests and types pass, and no language lacks a word."""

import gzip
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from jemaa import bots
from jemaa.bots.levels import LEVELS
from jemaa.core.options import Options, offered
from jemaa.core.record import Record
from jemaa.core.view import View
from jemaa.games import GAMES, game_type
from jemaa.marrakech import view as marrakech_view
from jemaa.morocco import view as morocco_view
from jemaa.table.wire.messages import RefusalCode
from tests import forged, proofs
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


def filmed(played: Record) -> dict[str, Any]:
    """A game as a spectator's page animates it: each entry's steps, each with the view after it."""
    states = list(played.states())
    return {"game": played.game.name, "start": states[0].view(None), "entries": [
        {"choice": choice.text, "steps": [{"events": step.events, "view": step.state.view(None)}
                                          for step in state.play(choice)[1]]}
        for choice, state in zip(played.entries, states, strict=False)]}


@pytest.mark.parametrize("script", ["check", "test"])
def test_the_page_finds_nothing_wrong_with_itself(script: str, tmp_path: Path) -> None:
    needs(page.PACKAGES)
    for name, players in (("marrakech", 2), ("marrakech", 4), ("morocco", 2), ("morocco", 5)):
        (tmp_path / f"{name}-{players}-film.json").write_bytes(msgspec.json.encode(filmed(record(name, players))))
    proofs.write(tmp_path)
    forged.write(tmp_path, every=160)
    code = f"from tools import node, page; node.npm(page.WEB, 'run', {script!r})"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env={**os.environ, "JEMAA_REPLAYS": str(tmp_path)},
                          check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


# --- the page holds no rule ---------------------------------------------------------------------------------------

VIEWS = (marrakech_view.View, morocco_view.View)
WRITTEN = "// Written by tools/page_types.py"


def structs(kind: Any) -> set[type[msgspec.Struct]]:
    """The structs that a type is made of, options left out."""
    if isinstance(kind, type) and issubclass(kind, Options):
        return set()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        held = [structs(field.type) for field in msgspec.structs.fields(kind)]
        return {kind}.union(*held)
    return set[type[msgspec.Struct]]().union(*map(structs, get_args(kind)))


def shown(*kinds: object) -> set[str]:
    """The fields of views and of what they hold; only those of the kinds given, if any are."""
    fields = [field for view in VIEWS for struct in structs(view) for field in msgspec.structs.fields(struct)]
    return {field.name for field in fields if not kinds or field.type in kinds}


def typescript() -> dict[str, str]:
    """The page's own sources without comments and styles, by path; generated files are left out."""
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    texts = {str(path.relative_to(WEB / "src")): path.read_text() for path in sources}
    return {name: bare(text) for name, text in texts.items() if WRITTEN[3:] not in text}


def bare(text: str) -> str:
    """A source without its comments and styles."""
    text = re.sub(r"<style>.*?</style>|<!--.*?-->|/\*.*?\*/", "", text, flags=re.DOTALL)
    return re.sub(r"(^|\s)//.*", r"\1", text)


def occurrences(pattern: str) -> list[str]:
    """Where a pattern occurs in the page's sources: file and match."""
    return [f"{name}: {each.group().strip()}" for name, text in sorted(typescript().items())
            for each in re.finditer(pattern, text)]


def assignment() -> str:
    """A pattern of what changes a field of a view, or makes a view that differs from another one."""
    fields = "|".join(sorted(shown()))
    changed = rf"(?<!\bthis)\.({fields})(\[[^]]*\])?\s*([-+*/|&]|\?\?|\|\|)?=(?![=>])"
    return rf"({changed}|\{{\s*\.\.\.(view|was|before|after|board|seat|holdings)\b)"


def arithmetic() -> str:
    """A pattern of what adds up, subtracts or otherwise reckons with the numbers of a view."""
    numbers = "|".join(sorted(shown(int, int | None, dict[str, int | None]) | {"holdings", "juice"}))
    operand = rf"\b({numbers})\b(\[[^]]*\])?!?"
    return rf"(\.{operand}\s*([-+*/%](?![>/])|\.reduce\b)|[-+*%]\s*[\w.!\[\]]+\.{operand})"


def test_no_film_and_no_screen_changes_a_view() -> None:
    assert {"dirhams", "stalls", "total", "phase"} <= shown()
    assert occurrences(assignment()) == []


def test_no_screen_reckons_with_points_dirhams_or_anything_else_that_a_view_counts() -> None:
    assert occurrences(arithmetic()) == []


@pytest.mark.parametrize("old", [
    "seat.dirhams - amount", "position.seats[0].dirhams -= amount", "rest + own.coins", "count - own.assistants",
    "view.seats[seat].holdings.dirhams + halves(position, seat)", "seat.points.reduce((sum, each) => 1)",
    "seat.juice.reduce((sum, value) => sum + value, 0)",
])
def test_what_reckons_is_found(old: str) -> None:
    assert re.search(arithmetic(), bare(old)) or re.search(assignment(), bare(old))


@pytest.mark.parametrize("old", [
    "{ ...view, pawn: event.space }", "view.board.pawn = 3", "holdings.rugs['A'] -= 1", "return { ...seat, coins: 1 }",
])
def test_what_changes_a_view_is_found(old: str) -> None:
    assert re.search(assignment(), bare(old))


def test_the_page_s_types_are_never_any() -> None:
    assert occurrences(r"(:|<|\bas|\||=>)\s*any\b|\bany\[\]|,\s*any>") == []
    assert "any" not in re.findall(r"\w+", (WEB / "src/lib/wire.ts").read_text())


def test_both_games_views_have_one_shape() -> None:
    one, other = ([field.name for field in msgspec.structs.fields(view)] for view in VIEWS)
    assert one == other
    assert set(one) == {field.name for field in msgspec.structs.fields(View)} | {"board"}
    assert ([field.name for field in msgspec.structs.fields(marrakech_view.SeatView)]
            == [field.name for field in msgspec.structs.fields(morocco_view.SeatView)])


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


GIVEN_UP = {
    "en": "Be away|line is down|whoever has the link|Going to the table",
    "zh-Hans": "牌桌|获得黑色",
    "ja": "市場広場|指紋",
    "nl": "keerlus|Een lege tegel",
    "fr": r"Jouer à \{ \$game|Une tuile vide",
    "es": r"Jugar a \{ \$game|Una loseta vacía",
    "it": r"Giocare a \{ \$game|Lascia qui|Una tessera vuota",
    "de": "Ein leeres Plättchen",
    "et": "Tühi plaat", "fi": "Tyhjä laatta", "is": "Tóm flís", "lt": "Tuščia plytelė", "lv": "Tukša plāksnīte",
    "nb": "En tom flis", "sv": "En tom bricka",
}
"""Words of languages that were wrong once, as patterns: English as nobody says it, a tile that is called empty where
its stall is, a city instead of a game, words that do not exist."""


@pytest.mark.parametrize("language", GIVEN_UP)
def test_words_that_were_given_up_do_not_come_back(language: str) -> None:
    for file in sorted((LOCALES / language).glob("*.ftl")):
        assert re.findall(GIVEN_UP[language], file.read_text()) == [], file.name


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
    strengths = re.search(r"STRENGTHS: .* = \{(.*)\}", (WEB / "src/lib/seats.ts").read_text())
    assert strengths
    other = set(re.findall(r"(\w+): \d", strengths[1]))
    assert other == bots.KINDS.keys() - LEVELS.keys()
    assert LEVELS.keys() - levels == {"max"}
    assert {"bot-level", "bot-max"} <= english


@pytest.mark.parametrize(("name", "players", "expected"), [
    ("marrakech", 2, {"turn", "under-assam", "not-beside", "both-halves"}),
    ("marrakech", 4, {"turn", "under-assam", "not-beside", "both-halves"}),
    ("morocco", 2, {"elsewhere", "taken", "cubes"}), ("morocco", 5, {"elsewhere", "closed", "taken", "cubes"}),
])
def test_every_reason_against_a_cell_has_words(name: str, players: int, expected: set[str]) -> None:
    states = list(record(name, players).states())
    reasons = {each.reason for state in states if state.actor >= 0 for each in state.view(state.actor).refused}
    assert expected <= reasons
    assert {f"no-{name}-{reason}" for reason in reasons} <= messages("en").keys()


def test_every_code_of_a_refusal_has_words() -> None:
    assert sorted({f"refused-{code}" for code in get_args(RefusalCode)} - messages("en").keys()) == []


def test_every_link_works_on_a_static_host() -> None:
    """There the paths of the page are fragments (`lib/base.ts`)."""
    fixed = re.compile(r"""href=(["'`]/|\{["'`]/)|scriptAddress\(["'`]/|fetch\(["'`]/(?!api/)""")
    sources = [path for path in (WEB / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    assert [path.name for path in sources if fixed.search(path.read_text())] == []
