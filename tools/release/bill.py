"""What the built page is made of: the licences (THIRD_PARTY.md), and a bill of materials (jemaa-web.cdx.json).

    python -m tools.release.bill

Vite writes down which npm packages it took into the page (`licenses*.json` in the built page). The two files are kept
in the repository, so that they go into every wheel; a test checks that they are new.
"""

import json
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from tools import page

ROOT = Path(__file__).resolve().parents[2]
NOTICES = ROOT / "THIRD_PARTY.md"
BILL = Path(__file__).resolve().parent / "jemaa-web.cdx.json"
APACHE = " Its text is that of [LICENSE](LICENSE).\n"
HEAD = """# Software of others

The page that `jemaa serve` serves, and every wheel with it, contains these npm packages. They keep their own licences.
The page has no fonts of its own. All other libraries are installed separately, each with its licence.
"""


class Package(NamedTuple):
    """An npm package in the built page."""

    name: str
    version: str
    licence: str
    """Its SPDX identifier."""
    text: str
    """Its licence; "" where the package holds none."""


def main() -> None:
    page.main()
    for file, text in written(bundled()).items():
        file.write_text(text)
        print(file.relative_to(ROOT))


def bundled() -> list[Package]:
    """The packages in the built page and in its service worker, each once."""
    found = [entry for file in page.BUILT.glob("licenses*.json") for entry in json.loads(file.read_text())]
    return sorted({Package(each["name"], each["version"], each["identifier"], each.get("text", "").strip())
                   for each in found})


def written(packages: list[Package]) -> dict[Path, str]:
    """File -> what it has to hold."""
    return {NOTICES: notices(packages), BILL: json.dumps(bill(packages), indent=2) + "\n"}


def notices(packages: list[Package]) -> str:
    """The licences of the packages, as a page."""
    return HEAD + "".join(f"\n## {each.name} {each.version}\n\nLicence: {each.licence}.{_text(each)}"
                          for each in packages)


def _text(package: Package) -> str:
    if package.text:
        return f"\n\n```text\n{package.text}\n```\n"
    if package.licence != "Apache-2.0":
        raise ValueError(f"{package.name} holds no text of its licence, {package.licence}: add it to tools/release")
    return APACHE


def bill(packages: list[Package]) -> dict[str, object]:
    """The bill of materials by CycloneDX 1.6; the same packages give the same bytes."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "bom-ref": "jemaa-web", "name": "jemaa-web",
                                   "licenses": [{"license": {"id": "Apache-2.0"}}]}},
        "components": [{"type": "library", "bom-ref": _address(each), "name": each.name, "version": each.version,
                        "licenses": [{"license": {"id": each.licence}}], "purl": _address(each)}
                       for each in packages],
        "dependencies": [{"ref": "jemaa-web", "dependsOn": [_address(each) for each in packages]}],
    }


def _address(package: Package) -> str:
    """Its package URL."""
    return f"pkg:npm/{quote(package.name, safe='/')}@{package.version}"


if __name__ == "__main__":
    main()
