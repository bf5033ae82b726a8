"""`review` and `hint`: what they print, the page that opens without anything beside it, and what they refuse."""

import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from jemaa import games
from jemaa.cli.review_words import sentences
from jemaa.cli.words import Said
from jemaa.core.record import Record, seats_of
from jemaa.review import Review
from tests.cli.test_main import run
from tests.played import record

every_game = pytest.mark.parametrize("name", games.GAMES)
QUICK = ("--simulations", "8")
VOID = {"meta", "input", "img"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A game of Marrakech."""
    record("marrakech", 3, seed=6).write(tmp_path / "game.jsonl")
    return tmp_path / "game.jsonl"


class Page(HTMLParser):
    """What is in a page; its elements must nest."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def attributes(self, name: str) -> list[str]:
        return [attrs[name] or "" for _, attrs in self.found if name in attrs]


def page_of(played: Record, folder: Path) -> str:
    played.write(folder / "played.jsonl")
    code, out, err = run("review", str(folder / "played.jsonl"), *QUICK, "--html", str(folder / "page.html"))
    assert (code, out, err) == (0, f"The review is in {folder / 'page.html'}.\n", "")
    return (folder / "page.html").read_text(encoding="utf-8")


@every_game
def test_the_terminal_shows_result_curves_totals_and_moments(name: str, tmp_path: Path) -> None:
    played = record(name, 4, seed=6)
    played.write(tmp_path / "game.jsonl")
    code, out, err = run("review", str(tmp_path / "game.jsonl"), *QUICK)
    assert (code, err) == (0, "")
    for seat in played.seats:
        assert re.search(rf"{seat.name} +2[3-7]% +[▁▂▃▄▅▆▇█]{{30,}} +\d+%", out)
    assert "Search error" in out
    assert all(f"Moment {number}, after" in out for number in (1, 2, 3))
    assert all(len(line) <= 80 for line in out.splitlines())


def test_json_is_the_review(file: Path) -> None:
    code, out, _ = run("review", str(file), *QUICK, "--json", "--seed", "4")
    assert code == 0
    made = msgspec.json.decode(out, type=Review)
    assert (made.game, made.simulations, made.seed, len(made.players)) == ("marrakech", 8, 4, 3)
    assert run("review", str(file), *QUICK, "--json", "--seed", "4", "--threads", "3")[1] == out


@every_game
def test_the_page_needs_nothing_beside_it(name: str, tmp_path: Path) -> None:
    page = Page(page_of(record(name, 4, seed=6), tmp_path))
    sources = [*page.attributes("src"), *page.attributes("href")]
    assert len(sources) > 6
    assert all(source.startswith(("#", "data:image/svg+xml,")) for source in sources)
    assert {"script", "link", "iframe"} & {tag for tag, _ in page.found} == set()
    assert "url(" not in "".join(page.attributes("style"))


@every_game
def test_the_page_can_be_read_aloud_and_by_keyboard(name: str, tmp_path: Path) -> None:
    text = page_of(record(name, 4, seed=6), tmp_path)
    page = Page(text)
    ids = page.attributes("id")
    assert len(ids) == len(set(ids))
    targets = [*page.attributes("aria-labelledby"), *(link.removeprefix("#") for link in page.attributes("href"))]
    assert set(targets) <= set(ids)
    boards = [attrs["alt"] or "" for tag, attrs in page.found if tag == "img"]
    assert len(boards) == 3
    assert all(len(alt) > 60 for alt in boards)
    assert '<html lang="en">' in text
    for tag, attrs in page.found:
        assert tag != "th" or attrs["scope"] in ("col", "row")
        assert "wide" not in (attrs.get("class") or "") or attrs["tabindex"] == "0"


def test_the_page_lists_every_decision_with_its_verdict(file: Path, tmp_path: Path) -> None:
    run("review", str(file), *QUICK, "--html", str(tmp_path / "page.html"))
    made = msgspec.json.decode(run("review", str(file), *QUICK, "--json")[1], type=Review)
    rows = {attrs["id"]: (attrs["class"] or "").split() for tag, attrs in
            Page((tmp_path / "page.html").read_text(encoding="utf-8")).found if tag == "tr" and "id" in attrs}
    for entry in made.entries:
        verdict = getattr(entry, "verdict", None)
        assert rows[f"entry-{entry.version}"][:2] == (["decision", verdict] if verdict else ["chance"])


def test_names_are_no_markup(tmp_path: Path) -> None:
    played = record("marrakech", entries=30)
    seats = seats_of(("<b>&amp;", "{A} [red]"), ("human", "human"))
    text = page_of(Record(played.game, seats, played.entries), tmp_path)
    assert "<b>&amp;" not in text
    assert "&lt;b&gt;&amp;amp;" in text
    code, out, _ = run("review", str(tmp_path / "played.jsonl"), *QUICK)
    assert code == 0
    assert out.count("{A} [red]") >= 5


def test_one_game_of_several_is_reviewed(tmp_path: Path) -> None:
    played = [record("marrakech", 2, seed=1), record("marrakech", 3, seed=2)]
    (tmp_path / "games.jsonl").write_bytes(b"".join(line for each in played for line in each.lines()))
    out = run("review", str(tmp_path / "games.jsonl"), "--game", "2", "--json", *QUICK)[1]
    assert len(msgspec.json.decode(out, type=Review).players) == 3


@pytest.mark.parametrize(("arguments", "sentence"), [
    (("review", "nowhere.jsonl"), "nowhere.jsonl: there is no such file"),
    (("review", "game.jsonl", "--game", "2"), "the file holds 1 game, so there is no number 2"),
    (("review", "game.jsonl", "--html", "nowhere/page.html"), "nowhere: there is no such folder"),
    (("review", "empty.jsonl"), "nothing was chosen in this game yet"),
    (("review", "damaged.jsonl"), "line 4: its digest does not fit"),
    (("hint", "game.jsonl"), "the game is over, so there is nothing to choose"),
    (("hint", "game.jsonl", "--at", "0"), "chance acts here (first A, first B, first C), nobody chooses"),
    (("hint", "nowhere.jsonl"), "nowhere.jsonl: there is no such file"),
    (("hint", "{}"), "a position says its `game`"),
])
def test_wrong_input_is_one_sentence(file: Path, arguments: tuple[str, ...], sentence: str,
                                     monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    record("marrakech", entries=0).write(Path("empty.jsonl"))
    lines = file.read_bytes().splitlines(keepends=True)
    Path("damaged.jsonl").write_bytes(b"".join([*lines[:3], *lines[4:]]))
    code, out, err = run(*arguments)
    assert (code, out) == (2, "")
    assert err.startswith(f"jemaa: {sentence}")
    assert err.count("\n") == 1


def test_what_another_seat_does_is_said_by_name() -> None:
    names = {"A": "Amina", "B": "Brahim"}
    told = [Said("A", "lays a1-a2"), Said("", "{B} +2"), Said("B", "takes a coin"), Said(None, "The end")]
    assert [*sentences(told, "A", names)] == ["lays a1-a2", "Brahim +2", "Brahim takes a coin", "The end"]


# --- hint ---------------------------------------------------------------------------------------------------------

@every_game
@pytest.mark.parametrize("aim", ["share", "margin"])
def test_a_hint_ranks_choices_for_the_seat_that_chooses(name: str, aim: str) -> None:
    state = [state for state in record(name, 3, seed=6).states() if len(state.legal_actions) > 3][-4]
    code, out, _ = run("hint", state.text, "--aim", aim, "--simulations", "400", "--json")
    assert code == 0
    data = msgspec.json.decode(out)
    assert (data["actor"], data["aim"]) == ("ABC"[state.actor], aim)
    texts = {int(action): action.text for action in state.legal_actions}
    assert all(texts[choice["number"]] == choice["text"] for choice in data["choices"])
    visits = [choice["visits"] for choice in data["choices"]]
    assert visits == sorted(visits, reverse=True)
    total = sum(data["choices"][0]["values"])
    assert total == pytest.approx(1, abs=1e-4) if aim == "share" else total == pytest.approx(0, abs=0.05)


def test_a_hint_finds_the_best_last_rug() -> None:
    played = record("marrakech", 2, seed=6)
    state = [state for state in played.states() if len(state.legal_actions) > 3][-1]
    best = max(state.apply(action).scores[state.actor] - state.apply(action).scores[1 - state.actor]
               for action in state.legal_actions)
    data = msgspec.json.decode(run("hint", state.text, "--aim", "margin", "--simulations", "500", "--json")[1])
    assert data["choices"][0]["values"][state.actor] == pytest.approx(best, abs=1e-3)


def test_only_what_is_calculated_is_called_exact() -> None:
    states = [state for state in record("marrakech", 2, seed=6).states() if len(state.legal_actions) > 2]
    assert "exact" not in run("hint", states[0].text, "--simulations", "1")[1]
    assert " exact" in run("hint", states[-1].text, "--simulations", "500")[1]


def test_a_hint_in_the_terminal(file: Path) -> None:
    code, out, _ = run("hint", str(file), "--at", "1", "--simulations", "100")
    assert code == 0
    assert re.search(r"^ 1 +(left|ahead|right) +(north|east|south|west) +\d+\.\d% +\d+ *$", out, re.MULTILINE)
    assert re.search(r"^ 2 .* −?\d+\.\d% +\d+ *$", out, re.MULTILINE)


def test_the_only_choice_has_a_value_too() -> None:
    state = next(state for state in record("morocco", 4, seed=2).states() if len(state.legal_actions) == 1)
    data = msgspec.json.decode(run("hint", state.text, "--simulations", "50", "--json")[1])
    assert len(data["choices"]) == 1
    assert sum(data["choices"][0]["values"]) == pytest.approx(1, abs=1e-4)
    assert "the only choice" in run("hint", state.text, "--simulations", "50")[1]
