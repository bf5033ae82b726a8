"""`review` and `hint`: what they print, the page that opens without anything beside it, and what they refuse."""

import re
from collections.abc import Callable
from dataclasses import replace
from html import unescape
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from jemaa import games
from jemaa.cli import hint, reading, review_page
from jemaa.cli import review as review_command
from jemaa.cli.hint import Hint
from jemaa.cli.review_words import COSTLY, sentence_texts
from jemaa.core.record import Record, seats_of
from jemaa.core.sentences import Sentence
from jemaa.review import Review, Settings, review, valuer
from jemaa.review.report import Decision
from tests.cli.test_main import run
from tests.played import record

every_game = pytest.mark.parametrize("name", games.GAMES)
QUICK = ("--simulations", "8")
VOID = {"meta", "input", "img"}


REVIEWED: dict[object, Review] = {}


@pytest.fixture(autouse=True)
def reviewed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the command reviews is kept for the next test that wants the same: it would come out the same again."""
    def once(played: Record, settings: Settings, threads: int, step: Callable[[], object]) -> Review:
        key = (*played.lines(), settings, threads, valuer.ROOM)
        if key not in REVIEWED:
            REVIEWED[key] = review(played, settings, threads, step)
        return REVIEWED[key]

    monkeypatch.setattr(review_command, "review", once)


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


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Commands print as in a terminal of 80 columns without colours."""
    monkeypatch.setenv("TTY_COMPATIBLE", "1")
    monkeypatch.setenv("TERM", "dumb")


@every_game
def test_the_terminal_shows_result_curves_totals_and_moments(name: str, tmp_path: Path, terminal: None) -> None:
    played = record(name, 4, seed=6)
    played.write(tmp_path / "game.jsonl")
    code, out, _ = run("review", str(tmp_path / "game.jsonl"), *QUICK)
    assert code == 0
    for seat in played.seats:
        assert re.search(rf"{seat.name} +[1-3][0-9]% +[▁▂▃▄▅▆▇█]{{30,}} +\d+%", out)
    assert "judgements disagree by up to" in " ".join(out.split())
    assert all(f"Moment {number}, after" in out for number in (1, 2, 3))
    assert all(len(line) <= 80 for line in out.splitlines())


@every_game
def test_terminal_and_page_say_place_luck_choices_and_what_was_better(name: str, tmp_path: Path) -> None:
    played = record(name, 3, seed=6)
    page = unescape(page_of(played, tmp_path))
    out = " ".join(run("review", str(tmp_path / "played.jsonl"), *QUICK)[1].split())
    for said in (page, out):
        for seat in played.seats:
            place = r"(won, \d+ points? ahead of the next|came (first|second|third).*?)"
            assert re.search(rf"{seat.name} {place}\. Luck ", said)
        assert "What could have gone better" in said
        assert re.search(r"\w+ chose: .+?\. Better: .+?\. ", said)
        assert "Better choices would have brought" in said or "No choice cost anything." in said


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
    better = [each for each in ids if each and each.startswith("better-")]
    assert 1 <= len(better) <= 3 * 4
    assert len(boards) == 3 + len(better)
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


def test_the_page_says_what_a_decision_cost_in_win_and_points(file: Path, tmp_path: Path) -> None:
    run("review", str(file), *QUICK, "--html", str(tmp_path / "page.html"))
    made = msgspec.json.decode(run("review", str(file), *QUICK, "--json")[1], type=Review)
    text = unescape((tmp_path / "page.html").read_text(encoding="utf-8"))
    costly = [entry for entry in made.entries if isinstance(entry, Decision) and entry.verdict in COSTLY]
    assert any(entry.loss.margin > 1 for entry in costly)
    for entry in costly:
        row = text.partition(f'id="entry-{entry.version}"')[2].partition("</tr>")[0]
        share, margin = f"{100 * entry.loss.share:.1f}", f"{abs(entry.loss.margin):.1f}"
        sign = "" if margin == "0.0" else "−" if entry.loss.margin > 0 else "+"
        assert f" {entry.verdict} −{share}%, {sign}{margin} points, better: " in row


@every_game
@pytest.mark.parametrize("name_of_a", ["Amina", "The one and only, from the square of the storytellers in the evening"])
def test_the_terminal_lists_the_decisions_that_cost_something(name: str, name_of_a: str, tmp_path: Path,
                                                              terminal: None) -> None:
    played = record(name, 3, seed=6)
    names = (name_of_a, *(seat.name for seat in played.seats[1:]))
    replace(played, seats=seats_of(names, ("human",) * 3)).write(tmp_path / "game.jsonl")
    out = run("review", str(tmp_path / "game.jsonl"), *QUICK)[1]
    made = msgspec.json.decode(run("review", str(tmp_path / "game.jsonl"), *QUICK, "--json")[1], type=Review)
    listed = out.partition("What decisions cost")[2].partition("Moment 1")[0]
    rows = re.findall(r"^ (\d+) +(\S+) .* −(\d+\.\d)% +[−+]?(\d+\.\d) (\w+) *$", listed, re.MULTILINE)
    costly = [entry for entry in made.entries if isinstance(entry, Decision) and entry.verdict in COSTLY]
    assert rows == [(str(entry.version + 1), names["ABC".index(entry.by)].split()[0], f"{100 * entry.loss.share:.1f}",
                     f"{abs(entry.loss.margin):.1f}", entry.verdict) for entry in costly]
    for entry in costly:
        assert entry.choice.split()[0] in listed
        assert entry.best.share.split()[0] in listed
    assert "…" not in listed
    assert all(len(line) <= 80 for line in listed.splitlines())


def test_the_terminal_says_so_if_no_decision_cost_anything(tmp_path: Path) -> None:
    record("marrakech", 2, entries=1).write(tmp_path / "game.jsonl")
    out = run("review", str(tmp_path / "game.jsonl"), *QUICK)[1]
    assert " No decision cost 2% of the win or more.\n" in out
    assert "What decisions cost" not in out


@every_game
@pytest.mark.parametrize("entries", [1, 4, 60])
def test_every_moment_of_a_short_game_is_told_and_in_the_list(name: str, entries: int, tmp_path: Path) -> None:
    page = Page(page_of(record(name, 3, seed=6, entries=entries), tmp_path))
    assert {link.removeprefix("#") for link in page.attributes("href")} <= set(page.attributes("id"))
    out = run("review", str(tmp_path / "played.jsonl"), *QUICK)[1]
    assert not re.search(r"^ *\w+: *$", out, re.MULTILINE)
    assert ("Nothing moved the win." in out) == ("Moment 1" not in out)
    assert not re.search(r"luck: (\w+ 0\.0%,? ?)+of the win", out)


def test_a_moment_that_goes_without_saying_is_told_by_its_entry(tmp_path: Path) -> None:
    played = record("morocco", 3, seed=6, entries=5)
    found = msgspec.structs.replace(review(played, Settings(simulations=8)), moments=(4,))
    page = Page(review_page.page(found, played))
    assert "entry-4" in page.attributes("id")
    assert review_page.page(found, played).count(f">{played.entries[4].text}<") >= 1
    assert f"</b>{played.entries[4].text}</p>" in review_page.page(found, played)


def test_a_review_says_where_its_searches_had_no_room(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record("marrakech", 2, seed=6, entries=8).write(file)
    monkeypatch.setattr(valuer, "ROOM", 4000)
    assert "room" not in run("review", str(file), "--simulations", "300")[1]
    out = run("review", str(file), "--simulations", "5000", "--json")[1]
    made = msgspec.json.decode(out, type=Review)
    assert made.simulations == 5000
    assert 300 < made.fewest < 2000
    out = run("review", str(file), "--simulations", "5000")[1]
    assert f"5,000 simulations a search, as few as {made.fewest:,} where there was no room;" in " ".join(out.split())


@pytest.mark.parametrize("way", ["game.jsonl", "./folder/../game.jsonl", "linked.html", "other_name.html"])
@pytest.mark.parametrize("command", [("review", "--html"), ("draw", "-o")])
def test_the_record_that_is_read_is_never_written_over(command: tuple[str, str], way: str, file: Path,
                                                       monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    Path("folder").mkdir()
    Path("linked.html").symlink_to("game.jsonl")
    Path("other_name.html").hardlink_to("game.jsonl")
    before = file.read_bytes()
    code, out, err = run(command[0], "game.jsonl", command[1], way)
    assert (code, out) == (2, "")
    assert err == f"jemaa: {Path(way)} is the file that is read; name another file to write to\n"
    assert file.read_bytes() == before


def test_only_a_page_is_written_over(file: Path, tmp_path: Path) -> None:
    page, other = tmp_path / "page.html", tmp_path / "other.jsonl"
    record("marrakech", 2, entries=5).write(file)
    for _ in range(2):
        assert run("review", str(file), *QUICK, "--html", str(page))[0] == 0
    record("marrakech", 2, seed=2).write(other)
    before = other.read_bytes()
    code, _, err = run("review", str(file), *QUICK, "--html", str(other))
    assert (code, err) == (2, f"jemaa: {other} exists and is not such a page; give another --html, or move it away\n")
    assert other.read_bytes() == before


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
    told = [Sentence("A", "lays a1-a2"), Sentence("", "{B} +2"), Sentence("B", "takes a coin"),
            Sentence(None, "The end")]
    assert [*sentence_texts(told, "A", names)] == ["lays a1-a2", "Brahim +2", "Brahim takes a coin", "The end"]


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
    found = [msgspec.json.decode(run("hint", state.text, "--simulations", simulations, "--json")[1], type=Hint)
             for state, simulations in ((states[0], "64"), (states[-1], "500"))]
    assert [{choice.exact for choice in each.choices} for each in found] == [{False}, {True}]
    assert [each.simulations for each in found] == [64, 0]
    assert all(choice.visits for choice in found[0].choices)
    assert not any(choice.visits for choice in found[1].choices)


def test_the_only_choice_is_exact_where_what_follows_is_calculated() -> None:
    state = [state for state in record("morocco", 2, seed=2).states() if len(state.legal_actions) == 1][-1]
    data = msgspec.json.decode(run("hint", state.text, "--simulations", "20000", "--json")[1], type=Hint)
    assert [(choice.exact, choice.visits) for choice in data.choices] == [(True, 0)]


def test_a_hint_says_how_many_simulations_there_was_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(state for state in record("morocco", 3, seed=6).states() if len(state.legal_actions) > 3)
    monkeypatch.setattr(hint, "ROOM", 3000)
    data = msgspec.json.decode(run("hint", state.text, "--simulations", "4000", "--json")[1], type=Hint)
    assert 30 < data.simulations < 3000
    assert sum(choice.visits - 1 for choice in data.choices) + 1 == data.simulations
    assert (f"There was room for {data.simulations:,} of the 4,000 simulations."
            in run("hint", state.text, "--simulations", "4000")[1])
    assert "room" not in run("hint", state.text, "--simulations", "30")[1]


@pytest.mark.parametrize("command", ["hint", "review"])
def test_no_more_simulations_are_taken_than_there_can_be_room_for(command: str, file: Path) -> None:
    code, _, err = run(command, str(file), "--simulations", "4000001")
    assert code == 2
    assert "4000001 is not in the range 1<=x<=4000000" in err


def test_a_name_may_hold_any_line_separator(tmp_path: Path) -> None:
    played, file = record("marrakech", 3, seed=6, entries=1), tmp_path / "game.jsonl"
    replace(played, seats=seats_of(("A\u2028mina", "Bra\x85him", "C"), ("human",) * 3)).write(file)
    assert run("review", str(file), *QUICK)[0] == 0
    for source, stdin in ((str(file), ""), ("-", file.read_text(encoding="utf-8"))):
        code, out, err = run("hint", source, "--simulations", "8", stdin=stdin)
        assert (code, err) == (0, "")
        assert " chooses" in out


def test_a_hint_is_for_one_game_of_several(tmp_path: Path) -> None:
    played, file = [record("marrakech", 3, seed=1), record("marrakech", 4, seed=2)], tmp_path / "games.jsonl"
    file.write_bytes(b"".join(line for each in played for line in each.lines()))
    moment = ("--at", "1", "--simulations", "8", "--json")
    for given, players in (((), 3), (("--game", "1"), 3), (("--game", "2"), 4)):
        data = msgspec.json.decode(run("hint", str(file), *given, *moment)[1], type=Hint)
        assert len(data.choices[0].values) == players
    for source in (str(file), "-"):
        code, _, err = run("hint", source, "--game", "3", stdin=file.read_text())
        assert (code, err) == (2, "jemaa: the file holds 2 games, so there is no number 3\n")
    code, _, err = run("hint", played[0].last.text, "--game", "1")
    assert (code, err) == (2, "jemaa: --game chooses a game of several, but this is a single position; leave it out\n")


def test_a_hint_finds_its_game_in_a_file_of_any_length(tmp_path: Path) -> None:
    file, lines = tmp_path / "games.jsonl", b"".join(record("marrakech", 2, seed=1).lines())
    file.write_bytes(lines * 3 + b"".join(record("marrakech", 3, seed=1, entries=9).lines()))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "LONGEST_POSITION", len(lines))
        code, out, _ = run("hint", str(file), "--game", "4", "--at", "1", "--simulations", "8", "--json")
    assert code == 0
    assert len(msgspec.json.decode(out, type=Hint).choices[0].values) == 3


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
    assert (data["choices"][0]["exact"], data["simulations"]) == (False, 50)
    assert "the only choice" in run("hint", state.text, "--simulations", "50")[1]
