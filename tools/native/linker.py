"""The linker: Zig's, which links for every platform, or this machine's C compiler, which links for this machine."""

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.native.platforms import PLATFORMS, this_machine

COMPILER = "cc"
MOMENT = "315532800"
"""The time that a library for Windows says it was linked at, in seconds since 1970, so that two builds are the same."""


def missing(name: str | None) -> str:
    """Why nothing can be linked here for a platform, by its name, and what to do about it; "" if it can be."""
    if name not in PLATFORMS:
        return "No library is built for this kind of machine"
    if find_spec("ziglang") or (name == this_machine() and shutil.which(COMPILER)):
        return ""
    return f"There is no linker for {name} here: run make builder, or, for this machine, install a C compiler"


def link(objects: Path, target: Path, name: str) -> None:
    """Link a library for a platform, without anything that its loader does not need; raises an error where it fails.

    A library that this machine's compiler links may need a newer C library than the tag of the platform's wheels says.
    The file is named to the linker without its folder: a library for macOS has that name in itself.
    """
    platform = PLATFORMS[name]
    zig = [sys.executable, "-m", "ziglang", "cc", "-target", platform.linker]
    command = zig if find_spec("ziglang") else [COMPILER]
    subprocess.run([*command, "-shared", "-s", "-o", target.name, str(objects), *platform.libraries], check=True,
                   cwd=target.parent, env={**os.environ, "SOURCE_DATE_EPOCH": MOMENT})
