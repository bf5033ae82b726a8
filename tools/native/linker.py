"""The linker: Zig's, which links for every platform, or this machine's C compiler, which links for this machine."""

import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from tools.native.platforms import PLATFORMS, this_machine

COMPILER = "cc"


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
    """
    platform = PLATFORMS[name]
    zig = [sys.executable, "-m", "ziglang", "cc", "-target", platform.linker]
    command = zig if find_spec("ziglang") else [COMPILER]
    subprocess.run([*command, "-shared", "-s", "-o", str(target), str(objects), *platform.libraries], check=True,
                   cwd=target.parent)
