"""For hatchling: a wheel, or an sdist, carries the built page."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))


class PageHook(BuildHookInterface[Any]):
    """Builds the page, unless the working tree itself is installed: there `make play` does."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # Hatch names what it passes
        """Before anything is packed."""
        if version == "editable":
            return
        from tools import page  # noqa: PLC0415  # only a build from the sources has it
        page.main()
