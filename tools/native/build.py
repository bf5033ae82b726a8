"""Libraries from the functions that Numba compiles: compiled once, and written for each platform."""

import json
import tempfile
from base64 import b64encode
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from jemaa.core.fingerprint import PACKAGE, closure
from jemaa.core.game import Game
from jemaa.core.game_type import GameType
from jemaa.core.loops import play_out
from jemaa.core.native import Metadata, Trial, digest, played
from jemaa.core.row import dump, load
from jemaa.games import game_type
from tools.native.assembly import compiled, object_file
from tools.native.description import described
from tools.native.exports import Export, exports, key
from tools.native.linker import link
from tools.native.names import RULES_IN_MODULES, in_module
from tools.native.platforms import MODULE, PLATFORMS, PYODIDE, Platform
from tools.native.wasm_linker import link_wasm

GAMES = ("marrakech", "morocco")
"""The games of a library; those of other packages run by Numba or interpreted."""
WORDS = [1, 2, 3, 4]
"""The random games by which a library is tried."""


class Compiled(NamedTuple):
    """The functions for all platforms."""

    texts: list[str]
    """LLVM's, in the order of `Metadata.functions`."""
    metadata: Metadata


def prepared() -> list[Export]:
    """The functions of a library, which are not compiled yet."""
    return list(exports([game_type(name) for name in GAMES]))


def compile_all(wanted: Sequence[Export]) -> Compiled:
    """Compile the functions, for no platform yet, by the settings of Numba that `tools.native` makes."""
    files = files_of(wanted)
    sources = digest(files)  # before the first is compiled: an edit in between shows
    found = [compiled(export) for export in wanted]
    game_types = [game_type(name) for name in GAMES]
    layouts = [each.rules.layout for each in game_types]
    metadata = Metadata(
        platform="", files=files, sources=sources,
        layouts={f"{layout.__module__}.{layout.__qualname__}": layout.size for layout in layouts},
        functions={export.key: (export.symbol, [described(kind) for kind in export.signature], described(result))
                   for export, (_, result) in zip(wanted, found, strict=True)},
        trials=[trial(each) for each in game_types])
    return Compiled([text for text, _ in found], metadata)


def files_of(wanted: Iterable[Export]) -> list[str]:
    """The names of all files that functions are made from, in the package's folder."""
    files = closure(tuple(sorted({file for export in wanted for file in export.files})))
    return sorted(file.relative_to(PACKAGE).as_posix() for file in files)


def trial(game_type: GameType) -> Trial:
    """Random games from the start for most players, as Numba plays them."""
    start = bytes(Game(game_type, game_type.most_players).start())
    bound, layout = game_type.functions.bind(play_out), game_type.rules.layout

    def play(row: bytes, word: int) -> tuple[int, bytes]:
        rows = load(layout, row)
        return int(bound(rows, 0, word)), dump(rows)
    return Trial(function=key(bound), row=b64encode(start).decode(), words=WORDS, digest=played(play, start, WORDS))


def write(made: Compiled, platform: str, folder: Path) -> Path:
    """Write a platform's library into a folder, and return its file."""
    kind = PLATFORMS[platform]
    metadata = json.dumps({**made.metadata, "platform": platform}, separators=(",", ":")).encode()
    names = [symbol for symbol, _, _ in made.metadata["functions"].values()]
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"jemaa{kind.ending}"
    _write(made.texts, names, metadata, kind, file)
    return file


def write_for_python(made: Compiled, folder: Path) -> Path:
    """Write the library for Python in WebAssembly into a folder, and return its file."""
    metadata = json.dumps({**made.metadata, "platform": "pyodide"}, separators=(",", ":")).encode()
    names = [symbol for symbol, _, _ in made.metadata["functions"].values()]
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"jemaa{PYODIDE.ending}"
    _write(made.texts, names, metadata, PYODIDE, file)
    return file


def write_module(made: Compiled, game: str, folder: Path) -> Path:
    """Write the WebAssembly module of one game into a folder, and return its file."""
    wanted = {*(f"{game}_{template.__name__}" for template in in_module(game_type(game))),
              *(rule.__name__ for rule in RULES_IN_MODULES)}
    functions = zip(made.texts, made.metadata["functions"].values(), strict=True)
    mine = [(text, symbol) for text, (symbol, _, _) in functions if symbol in wanted]
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{game}{MODULE.ending}"
    _write([text for text, _ in mine], [symbol for _, symbol in mine], None, MODULE, file)
    return file


def _write(texts: list[str], names: list[str], metadata: bytes | None, kind: Platform, file: Path) -> None:
    """Write these functions as a file, which is whole as soon as it is there."""
    with tempfile.TemporaryDirectory(prefix="jemaa-native-") as place:
        objects, linked = Path(place) / "jemaa.o", Path(place) / file.name
        objects.write_bytes(object_file(texts, names, metadata, kind))
        natives = [name for name, each in PLATFORMS.items() if each == kind]
        if natives:
            link(objects, linked, natives[0])
        else:
            link_wasm(objects, linked, names if kind == MODULE else ())
        linked.replace(file)
