"""A record while it is played: after every entry the file is what a crash would leave behind."""

import contextlib
from pathlib import Path

import pytest

from jemaa.core.errors import BadRecord, RecordInUse
from jemaa.core.record import Record, read
from jemaa.core.recorder import RecordWriter
from jemaa.games import game_type
from tests.played import record


@pytest.fixture
def played() -> Record:
    return record("marrakech", 2)


def begin(path: Path, played: Record, entries: int) -> RecordWriter:
    writer = RecordWriter.create(path, played)
    for state, entry in zip(played.states(), played.entries[:entries], strict=False):
        writer.append(state, entry)
    return writer


def on_disk(path: Path) -> Record:
    return read(path, game_type, unfinished=True)


def test_every_entry_is_in_the_file_at_once(played: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with contextlib.closing(RecordWriter.create(path, played)) as writer:
        for version, (state, entry) in enumerate(zip(played.states(), played.entries, strict=False)):
            assert on_disk(path).version == writer.version == version
            writer.append(state, entry)
        writer.finish(played.last)
    assert path.read_bytes() == b"".join(played.lines())


def test_a_writer_goes_on_where_another_stopped(played: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    begin(path, played, 10).close()
    writer, found = RecordWriter.resume(path, game_type)
    assert found.entries == played.entries[:10]
    with contextlib.closing(writer):
        states = list(played.states())
        for state, entry in zip(states[10:], played.entries[10:], strict=False):
            writer.append(state, entry)
        writer.finish(states[-1])
    assert path.read_bytes() == b"".join(played.lines())


@pytest.mark.parametrize("kept", [1, 30])
def test_a_last_line_that_a_crash_cut_is_dropped(played: Record, tmp_path: Path, kept: int) -> None:
    path = tmp_path / "game.jsonl"
    begin(path, played, 10).close()
    whole = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(whole[:-1]) + whole[-1][:kept])
    writer, found = RecordWriter.resume(path, game_type)
    writer.close()
    assert found.entries == played.entries[:9]
    assert path.read_bytes() == b"".join(whole[:-1])


def test_damage_elsewhere_is_not_forgiven(played: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    begin(path, played, 10).close()
    path.write_bytes(path.read_bytes().replace(b"roll", b"rill", 1))
    with pytest.raises(BadRecord, match="digest"):
        RecordWriter.resume(path, game_type)


def test_undone_entries_leave_the_file(played: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    with contextlib.closing(begin(path, played, 10)) as writer:
        writer.undo(7)
        assert on_disk(path).entries == played.entries[:7]
        writer.append(list(played.states())[7], played.entries[7])
        assert on_disk(path).entries == played.entries[:8]


def test_one_writer_at_a_time(played: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    writer = begin(path, played, 3)
    with pytest.raises(RecordInUse, match="another terminal"):
        RecordWriter.resume(path, game_type)
    writer.close()
    RecordWriter.resume(path, game_type)[0].close()


def test_a_finished_game_is_not_gone_on_with(played: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played.write(path)
    with pytest.raises(BadRecord, match="over; `jemaa replay"):
        RecordWriter.resume(path, game_type)


def test_a_file_that_exists_is_never_written_over(played: Record, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        RecordWriter.create(path, played)
    assert path.read_text() == "mine"
