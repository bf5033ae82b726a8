"""Reads positions and records from the command line, files and the standard input."""

import re
from io import BytesIO
from pathlib import Path

import click

from jemaa.cli.arguments import stdin_text
from jemaa.cli.paths import existing
from jemaa.core.errors import JemaaError
from jemaa.core.game import Game, State
from jemaa.core.options import from_text as options_from_text
from jemaa.core.record import Record, read_all
from jemaa.games import GAMES, from_json, from_text, game_type

LONGEST_POSITION = 1 << 20
PATH = re.compile(r"[./\\]")
"""What the names of files have, and words seldom."""
RECORD = b'{"line":'
"""How a record begins, and no position."""


def game_with(name: str, players: int | None, options: tuple[str, ...]) -> Game:
    """A game with options as written on the command line, each as NAME=VALUE; raises `BadOption` for wrong ones.

    Without a number of players it is the largest one that the game allows.
    """
    kind = game_type(name)
    chosen = options_from_text(kind.options_type, ",".join(options))
    return Game(kind, kind.most_players if players is None else players, chosen)


def position(source: str, at: int | None = None, number: int | None = None) -> State:
    """A state from its text or JSON, a file with either, a file of records, or `-` for the standard input.

    A source that begins with "{" is the text itself, and so is one of several words, unless there is a file of that
    name, or it looks like one and begins with no game; any other one is a path. Of a record it is
    the last state, or that of version `at`; of several records in one file, the `number`-th's (from 1), by default the
    first one's. Raises `JemaaError` for a wrong text or version, and for `at` or `number` beside a single position;
    `OSError` where there is no such file; `UsageError` where the file holds too few records.
    """
    content = _content(source)
    if isinstance(content, Path) or content.startswith(RECORD.decode()):
        lines = content if isinstance(content, Path) else list(BytesIO(content.encode()))
        return state_of(read_record(lines, number), at)
    for option, given, of in (("--at", at, "moment of a record"), ("--game", number, "game of several")):
        if given is not None:
            raise JemaaError(f"{option} chooses a {of}, but this is a single position; leave it out")
    content = content.strip()
    return from_json(content) if content.startswith("{") else from_text(content)


def _content(source: str) -> str | Path:
    """The text of a source; for a file of records, which may be long, its path."""
    if source == "-":
        return stdin_text()
    if is_text(source):
        return source
    if not source.strip():
        raise click.UsageError("the position is empty; give its text, the name of a file, or - for the standard input")
    path = existing(Path(source))
    with path.open("rb") as file:
        if file.read(len(RECORD)) == RECORD:
            return path
    return _text(path)


def is_text(source: str) -> bool:
    """Whether a source is a position itself, and not the path of a file: names of files may have spaces, too."""
    if source.lstrip().startswith("{"):
        return True
    words = source.split()
    return len(words) > 1 and not _is_there(source) and (_game(words[0]) in GAMES or not PATH.search(source))


def _game(word: str) -> str:
    """The name of the game in the first word of a position, such as `marrakech/3`."""
    return word.partition("/")[0]


def _is_there(name: str) -> bool:
    try:
        return Path(name).exists()
    except (OSError, ValueError):
        return False  # too long for a name, or with a null byte


def _text(path: Path) -> str:
    if path.stat().st_size > LONGEST_POSITION:
        raise JemaaError(f"{path} is too large for a position")
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise JemaaError(f"{path} is not a text file, so it holds no position") from None


def state_of(record: Record, at: int | None) -> State:
    """A record's state after `at` entries, by default its last one; raises `JemaaError` if it has fewer."""
    states = list(record.states())
    if at is not None and at not in range(len(states)):
        raise JemaaError(f"the record has the versions 0 to {record.version}, not {at}")
    return states[-1 if at is None else at]


def read_record(source: Path | list[bytes], number: int | None, unfinished: bool = True) -> Record:
    """The `number`-th (from 1) record of a file, or of its lines, by default the first.

    What follows that record is not read. Raises `UsageError` if there are fewer records, `OSError` if there is no such
    file, and `BadRecord` for a damaged record, or an unfinished one unless `unfinished` allows it.
    """
    lines = existing(source) if isinstance(source, Path) else source
    count, wanted = 0, number or 1
    for count, each in enumerate(read_all(lines, game_type, unfinished=unfinished), 1):
        if count == wanted:
            return each
    raise click.UsageError(f"the file holds {count} game{'' if count == 1 else 's'}, so there is no number {wanted}")
