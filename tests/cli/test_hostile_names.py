"""Names and texts from files don't reach the terminal as something that it obeys."""

from pathlib import Path

import msgspec
import pytest

from jemaa.cli.output import harmless
from jemaa.core.record import Record
from jemaa.table.views import export
from tests.cli.test_main import run
from tests.played import record
from tests.table.house import two

NAME = "A\x1b]0;owned\x07\x1b[31m\x9b2J\x08\r\x7fB"
SHOWN = "A\ufffd]0;owned\ufffd\ufffd[31m\ufffd2J\ufffd\ufffd\ufffdB"


def obeyed(text: str) -> list[str]:
    """The control characters in a text, without ends of lines."""
    return [character for character in text if character != "\n" and not (32 <= ord(character) < 127)
            and ord(character) < 160]


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    """A record and an export, in which somebody goes by that name; and a record that says it where a choice stands."""
    game: Record = record("marrakech", 2, seed=4)
    seats = tuple(msgspec.structs.replace(seat, name=NAME) for seat in game.seats)
    Record(game.game, seats, game.entries).write(tmp_path / "game.jsonl")
    Record(game.game, seats, game.entries[:20]).write(tmp_path / "begun.jsonl")
    seating = two()
    seating.play()
    finished = seating.table.record
    named = Record(finished.game, tuple(msgspec.structs.replace(seat, name=NAME) for seat in finished.seats),
                   finished.entries)
    whole = msgspec.structs.replace(export(seating.table), record=b"".join(named.lines()).decode())
    (tmp_path / "game.json").write_bytes(msgspec.json.encode(whole))
    (tmp_path / "odd.json").write_bytes(msgspec.json.encode(msgspec.structs.replace(whole, seed=NAME)))
    return {path.name: str(path) for path in tmp_path.iterdir()}


@pytest.mark.parametrize(("words", "file"), [
    (["verify"], "game.json"), (["replay"], "game.jsonl"),
    (["review", "--simulations", "8", "--threads", "1"], "game.jsonl"),
    (["play", "--resume"], "begun.jsonl"), (["draw", "--no-colour"], "game.jsonl"),
    (["legal", "--at", "3"], "game.jsonl"),
])
def test_a_name_is_shown_and_not_obeyed(words: list[str], file: str, files: dict[str, str]) -> None:
    _, out, err = run(*words, files[file])
    assert obeyed(out + err) == []
    if words[0] not in ("draw", "legal"):
        assert SHOWN in out.replace("\n", "") or "\ufffd]0;owned" in out


def test_a_complaint_repeats_nothing_that_is_obeyed(files: dict[str, str]) -> None:
    code, out, err = run("verify", files["odd.json"])
    assert (code, out, obeyed(err)) == (2, "", [])


def test_what_is_harmless_stays() -> None:
    names = "Zoë \u0645\u0631\u0627\u0643\u0634 \U0001f44b\n\t"
    assert harmless(names) == names
    assert harmless(NAME) == SHOWN
