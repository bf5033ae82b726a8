"""Records replay exactly, and whatever is wrong with one is named by its line."""

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest

from jemaa.core.errors import BadRecord
from jemaa.core.options import Options, make_stored, written
from jemaa.core.record import (
    LONGEST_LINE,
    Entry,
    Footer,
    Header,
    Line,
    Record,
    digest_of,
    read,
    read_all,
    signed,
)
from jemaa.games import GAMES, game_type
from tests.played import record

every_game = pytest.mark.parametrize("name", GAMES)


def resigned(lines: list[bytes]) -> list[bytes]:
    """Lines with digests that fit: what a careful forger would write."""
    digest, made = "", []
    for line in lines:
        content = msgspec.json.decode(line)
        del content["digest"]
        digest, whole = signed(msgspec.convert(content, Line), digest)
        made.append(whole)
    return made


def forged(lines: list[bytes], at: int, change: Callable[[dict[str, object]], None]) -> list[bytes]:
    """Line `at` (from 1) changed, and all digests made to fit."""
    content = msgspec.json.decode(lines[at - 1])
    change(content)
    return resigned([*lines[: at - 1], msgspec.json.encode(content), *lines[at:]])


def refused(lines: list[bytes], line: int, reason: str, **how: bool) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        list(read_all(lines, game_type, **how))
    assert caught.value.line == line


@every_game
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_reads_back_as_it_was_written(name: str, players: int, tmp_path: Path) -> None:
    played = record(name, players)
    played.write(tmp_path / "game.jsonl")
    again = read(tmp_path / "game.jsonl", game_type)
    assert again == played
    assert list(again.states()) == list(played.states())
    assert list(again.lines()) == list(played.lines())


@every_game
def test_the_states_are_one_more_than_the_entries_and_end_with_the_last(name: str) -> None:
    played = record(name, entries=9)
    states = list(played.states())
    assert played.version == 9
    assert len(states) == 10
    assert states[0] == played.game.start()
    assert states[-1] == played.last


def test_lines_say_who_chose_what() -> None:
    lines = list(record("marrakech", 2, entries=4).lines())
    contents = [msgspec.json.decode(line) for line in lines]
    assert contents[0]["line"] == "header"
    assert contents[0]["format"] == 1
    assert contents[0]["options"]["elimination"] is True
    assert [seat["letter"] for seat in contents[0]["seats"]] == ["A", "B"]
    assert contents[1]["by"] == "chance"
    assert contents[1]["choice"].startswith("first ")
    assert contents[4]["by"] in ("A", "B")
    assert contents[4]["choice"] in ("left", "ahead", "right")


def test_the_footer_has_the_result() -> None:
    played = record("marrakech", 3)
    footer = msgspec.json.decode(list(played.lines())[-1])
    assert footer["line"] == "footer"
    assert footer["entries"] == played.version
    assert tuple(footer["scores"]) == played.last.scores
    assert tuple(footer["ranking"]) == played.last.ranking


def test_a_changed_byte_anywhere_is_found_in_its_line() -> None:
    lines = list(record("marrakech", 2).lines())
    for at in range(0, len(lines), 17):
        for column in range(0, len(lines[at]) - 1, 13):
            bad = bytearray(lines[at])
            bad[column] ^= 1
            with pytest.raises(BadRecord) as caught:
                read([*lines[:at], bytes(bad), *lines[at + 1:]], game_type)
            assert caught.value.line == at + 1


def test_lost_swapped_and_repeated_lines_are_found() -> None:
    lines = list(record("marrakech", 2).lines())
    refused([*lines[:5], *lines[6:]], 6, "digest")
    refused([*lines[:5], lines[6], lines[5], *lines[7:]], 6, "digest")
    refused([*lines[:5], lines[4], *lines[5:]], 6, "digest")


def test_a_file_that_ends_too_early_is_unfinished_or_cut() -> None:
    lines = list(record("marrakech", 2).lines())
    refused(lines[:9], 10, "unfinished.*--resume")
    refused([*lines[:9], lines[9][:20]], 10, "cut short")
    assert read(lines[:9], game_type, unfinished=True).version == 8
    refused([*lines[:9], lines[9][:20]], 10, "cut short", unfinished=True)


def test_a_newer_format_is_refused_before_anything_else_is_read() -> None:
    line = b'{"line":"header","format":2,"something":"new","digest":"x"}\n'
    refused([line], 1, "format 2, newer than the 1 known here; update jemaa")
    refused([line.replace(b"2", b"0")], 1, "format 0")


def test_forgeries_with_fitting_digests_do_not_replay() -> None:
    lines = list(record("marrakech", 2).lines())
    last = len(lines)
    refused(forged(lines, 1, lambda c: c.update(rules=99)), 1, "version 99 of the rules")
    refused(forged(lines, 1, lambda c: c.update(game="chess")), 1, "chess")
    refused(forged(lines, 1, lambda c: c["options"].update(bribes=True)), 1, "bribes")  # type: ignore[attr-defined]  # JSON
    refused(forged(lines, 1, lambda c: c["seats"].reverse()), 1, "letters")  # type: ignore[attr-defined]  # JSON
    refused(forged(lines, 1, lambda c: c.update(seats=c["seats"][:1])), 1, "2 to 4 players")  # type: ignore[index]  # JSON
    refused(forged(lines, 2, lambda c: c.update(choice="roll 3")), 2, "can't choose roll 3")
    refused(forged(lines, 2, lambda c: c.update(by="A")), 2, "chance is to choose")
    refused(forged(lines, 5, lambda c: c.update(choice="a1-b1")), 5, "MK-3.1")
    refused(forged(lines, 5, lambda c: c.update(choice="home")), 5, "home")
    refused(forged(lines, last, lambda c: c.update(scores=[99, 0])), last, "the result is")
    refused(forged(lines, last, lambda c: c.update(ranking=[3, 3])), last, r"ranked \(3, 3\).*ranked \([12], [12]\)")
    refused(forged(lines, last, lambda c: c.update(entries=3)), last, "after 3 entries")
    refused(resigned([*lines[:5], lines[-1]]), 6, "not over")
    refused(resigned([*lines[:-1], lines[4], lines[-1]]), last, "the game is over")


def test_what_is_no_record_is_refused() -> None:
    refused([b"hello\n"], 1, "JSON object")
    refused([b"{}\n"], 1, "digest")
    refused([b"{" + b" " * LONGEST_LINE + b"}\n"], 1, "longer")
    refused([b"\xff\xfe\n"], 1, "JSON object")
    refused([signed(Entry("A", "left"))[1]], 1, "begins with its header")
    refused([signed(Footer(scores=(1,), ranking=(1,), entries=0))[1]], 1, "begins with its header")
    with pytest.raises(BadRecord, match="empty"):
        read([], game_type)


def test_unknown_fields_are_refused() -> None:
    content = b'{"line":"entry","by":"A","choice":"left","cheat":true}'
    header = next(iter(record("marrakech", 2, entries=0).lines()))
    line = content[:-1] + b',"digest":"' + _digest_after(digest_of(header), content) + b'"}\n'
    refused([header, line], 2, "cheat")


def _digest_after(before: str, content: bytes) -> bytes:
    import hashlib  # noqa: PLC0415  # the digest as the docs describe it, not as the code makes it

    return hashlib.sha256(before.encode() + content).hexdigest()[:16].encode()


@every_game
def test_records_follow_one_another_in_a_file(name: str, tmp_path: Path) -> None:
    games = [record(name, 2, seed) for seed in range(3)]
    path = tmp_path / "many.jsonl"
    path.write_bytes(b"".join(itertools.chain.from_iterable(each.lines() for each in games)))
    assert list(read_all(path, game_type)) == games
    with pytest.raises(BadRecord, match="second game") as caught:
        read(path, game_type)
    assert caught.value.line == games[0].version + 3


def test_an_unfinished_game_before_another_is_refused() -> None:
    lines = [*record("marrakech", 2, entries=3).lines(), *record("marrakech", 2).lines()]
    refused(lines, 5, "no footer")


def test_a_record_needs_no_generator() -> None:
    played = record("marrakech", 2)
    without = Record(played.game, played.seats, played.entries)
    assert list(without.states()) == list(played.states())


def test_the_header_keeps_seed_and_comment() -> None:
    played = record("marrakech", 2, entries=2)
    lines = list(Record(played.game, played.seats, played.entries, seed=7, number=3, comment="Friday").lines())
    again = read(lines, game_type, unfinished=True)
    assert (again.seed, again.number, again.comment) == (7, 3, "Friday")
    assert isinstance(again.header, Header)


class Grown(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of a game to which one was added after records had been written."""

    before: bool = False
    added: bool = False
    later: ClassVar[frozenset[str]] = frozenset({"added"})


def test_an_option_that_came_later_is_kept_only_where_it_differs_from_its_default() -> None:
    assert written(Grown()) == {"before": False}
    assert written(Grown(added=True)) == {"before": False, "added": True}
    for options in (Grown(), Grown(before=True, added=True)):
        assert make_stored(Grown, written(options)) == options
