"""The functions of both games, compiled once for each state of the sources, and kept on this machine.

Numba takes a minute for them; what is then written for a platform takes seconds.
"""

import fcntl
import zlib
from hashlib import sha256
from pathlib import Path

import msgspec

from jemaa.core.native import digest
from tools.native.build import Compiled, compile_all, files_of, prepared

COMPILER = [Path(__file__).parent / f"{name}.py"
            for name in ("assembly", "build", "description", "exports", "names", "settings")]
"""What decides, beside the sources, which text is compiled."""


def compiled(root: Path) -> Compiled:
    """The functions, from a folder below `root` or compiled now, by the settings of `tools.native.settings`."""
    wanted = prepared()
    folder = root / f"text-{digest(files_of(wanted))[:10]}-{stamp(COMPILER)}"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "functions"
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if file.exists():
            return msgspec.json.decode(zlib.decompress(file.read_bytes()), type=Compiled)
        made = compile_all(wanted)
        part = folder / "part"
        part.write_bytes(zlib.compress(msgspec.json.encode(made), 1))
        part.replace(file)
    return made


def stamp(files: list[Path]) -> str:
    """Ten hexadecimal digits of a hash of files."""
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:10]
