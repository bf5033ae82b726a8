"""For hatchling: a wheel, or an sdist, carries the built page; its description and links work outside a checkout."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))


class PageHook(BuildHookInterface[Any]):
    """Builds the page, unless the working tree itself is installed: there `make play` does."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002  # Hatch names what it passes
        """Before anything is packed."""
        if version == "editable":
            return
        from tools import page  # noqa: PLC0415  # only a build from the sources has it
        page.main()


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
