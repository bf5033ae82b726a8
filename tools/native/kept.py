"""The library for this machine, built once for each state of the sources and kept in the cache.

`python -m tools.native.kept` builds it, where it is not there yet, and prints its file.
"""

import fcntl
import subprocess
import sys
from functools import lru_cache
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path

from jemaa.core.cache import cache_root
from jemaa.core.native import digest, find
from tools.native.build import files_of, prepared
from tools.native.platforms import this_machine

ROOT = Path(__file__).resolve().parents[2]
BUILDER = [ROOT / "tools" / "native" / f"{name}.py"
           for name in ("__main__", "assembly", "build", "compiled_text", "description", "exports", "linker", "names",
                        "platforms", "settings")]


@lru_cache
def kept_library() -> Path:
    """The library's file; several processes may ask for it at once, and one of them builds it.

    The caller has asked `linker.missing`.
    """
    linker = b"zig" if find_spec("ziglang") else b"cc"  # only Zig links for other C libraries than this machine's
    builder = sha256(b"".join([linker, *(file.read_bytes() for file in BUILDER)])).hexdigest()
    folder = cache_root() / f"library-{digest(files_of(prepared()))[:10]}-{builder[:10]}"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        platform = str(this_machine())
        if not find(folder / platform):
            subprocess.run([sys.executable, "-m", "tools.native", platform, "--out", str(folder)], cwd=ROOT, check=True,
                           stdout=subprocess.DEVNULL)
    file = find(folder / platform)
    assert file
    return file


if __name__ == "__main__":
    sys.stdout.write(f"{kept_library()}\n")
