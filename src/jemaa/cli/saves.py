"""The folder in which games are kept while they are played, and the games in it."""

import os
from datetime import datetime
from pathlib import Path

from jemaa.core.errors import JemaaError

TAIL = 4096


def folder() -> Path:
    """`$XDG_DATA_HOME/jemaa/games`, by default in ~/.local/share; it is made if it doesn't exist."""
    base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    path = base / "jemaa" / "games"
    path.mkdir(parents=True, exist_ok=True)
    return path


def new_file(game: str) -> Path:
    """A path for the record of a game that begins now; the file doesn't exist yet, and is not made here."""
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{game}"
    names = (f"{stem}{f'-{n}' if n > 1 else ''}.jsonl" for n in range(1, 1000))
    return next(path for name in names if not (path := folder() / name).exists())


def unfinished() -> list[Path]:
    """The files of unfinished games in the folder, the one changed last first."""
    files = sorted(folder().glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    return [path for path in files if is_unfinished(path)]


def is_unfinished(path: Path) -> bool:
    """Whether a file has a whole first line, of at most `TAIL` bytes, and its last line is no footer.

    Nothing else is checked: not even that it is a record.
    """
    with path.open("rb") as file:
        begins = file.readline(TAIL).endswith(b"\n")
        file.seek(max(0, path.stat().st_size - TAIL))
        lines = file.read().splitlines()
    return begins and b'"line":"footer"' not in lines[-1]


def newest_unfinished() -> Path:
    """The file of the unfinished game that was played last; raises `JemaaError` if there is none."""
    files = unfinished()
    if not files:
        raise JemaaError("there is no unfinished game; `jemaa play` begins a new one")
    return files[0]
