"""README as a package registry shows it, and the package's links: a checkout's relative links lead nowhere there.

`hatch_build.py` hands both to hatchling. The address of the repository stands in pyproject.toml, once.
"""

import re

PICTURES = re.compile(r'<p align="center"><img src="(?!https?:)([^"]+)"([^>]*)></p>\n\n')
LINKS = re.compile(r"(?<!!)\[([^]]+)\]\((?!https?:|mailto:)([^)\s]+)\)")


def described(readme: str, repository: str, version: str) -> str:
    """README with links to this version's files in the repository, or without relative links where there is none."""
    if not repository:
        return LINKS.sub(r"\1", PICTURES.sub("", readme))
    with_pictures = PICTURES.sub(rf'<p align="center"><img src="{repository}/raw/v{version}/\1"\2></p>\n\n', readme)
    return LINKS.sub(rf"[\1]({repository}/blob/v{version}/\2)", with_pictures)


def links(repository: str) -> dict[str, str]:
    """The package's links, by the names that registries know; none without a repository."""
    if not repository:
        return {}
    return {
        "Source": repository,
        "Documentation": f"{repository}/tree/main/docs",
        "Changelog": f"{repository}/blob/main/CHANGELOG.md",
        "Issues": f"{repository}/issues",
    }


def relative(text: str) -> list[str]:
    """The relative links and pictures of a text, which are broken outside a checkout."""
    found = re.findall(r'\]\(([^)\s]+)\)|(?:src|href)="([^"]+)"', text)
    return [link for link in map("".join, found) if not re.match(r"https?:|mailto:|#", link)]
