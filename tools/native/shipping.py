"""How a library gets into a wheel: for hatch_build.py, which is told by environment variables."""

import os
from pathlib import Path
from typing import Any

from tools.native.platforms import PLATFORMS

PLATFORM_VARIABLE = "JEMAA_WHEEL_PLATFORM"
"""The platform that the wheel is for; without it a wheel has no library, and is for all."""
FOLDER_VARIABLE = "JEMAA_WHEEL_LIBRARY"
"""The folder with the library."""

LIBRARY_BILLS = {windows: Path(__file__).parents[1] / "release" / f"jemaa-native{ending}.cdx.json"
                 for windows, ending in ((False, ""), (True, "-windows"))}
"""Whether a library is for Windows -> the bill of materials of what the linker has put into it."""


def add_library(build_data: dict[str, Any]) -> None:
    """Add the library that the environment names to what hatchling packs, and name its platform."""
    name = os.environ.get(PLATFORM_VARIABLE, "")
    if not name:
        return
    platform = PLATFORMS[name]
    file = Path(os.environ[FOLDER_VARIABLE]) / f"jemaa{platform.ending}"
    build_data["force_include"][str(file)] = f"jemaa/native/{file.name}"
    build_data["sbom_files"].append(str(LIBRARY_BILLS[platform.ending == ".dll"]))
    build_data["tag"] = f"py3-none-{platform.tag}"
    build_data["pure_python"] = False
