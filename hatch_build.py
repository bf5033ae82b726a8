"""For hatchling: the built page and compiled rules, and a description whose links work outside a checkout."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))


class PageHook(BuildHookInterface[Any]):
    """Builds the page, and adds the library of compiled rules that `make wheels` has built.

    Where the working tree itself is installed it does neither: `make play` and `make native` do.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # Hatch names what it passes
        """Before anything is packed."""
        if version == "editable":
            return
        from tools import page  # noqa: PLC0415  # only a build from the sources has them
        from tools.native.shipping import add_library  # noqa: PLC0415  # likewise
        page.main()
        if self.target_name == "wheel":
            add_library(build_data)


class DescriptionHook(MetadataHookInterface):
    """Fills in README as a registry shows it, and the package's links."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the fields that pyproject.toml calls dynamic."""
        from tools.release.description import described, links  # noqa: PLC0415  # as above
        repository = str(self.config.get("repository", ""))
        readme = (ROOT / "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown",
                              "text": described(readme, repository, str(metadata["version"]))}
        metadata["urls"] = links(repository)
