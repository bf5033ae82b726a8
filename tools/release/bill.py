"""What others wrote of a wheel: the licences (THIRD_PARTY.md), and the bills of materials of the page and of libraries.

    python -m tools.release.bill

Vite writes down which npm packages it took into the page (`licenses*.json` in the built page). What the linker adds to
a library of compiled rules is stated here (`LINKED`). The files are kept in the repository, so that they go into
wheels; a test checks that they are new.
"""

import json
import re
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from tools import page
from tools.native.shipping import LIBRARY_BILLS

ROOT = Path(__file__).resolve().parents[2]
NOTICES = ROOT / "THIRD_PARTY.md"
BILL = Path(__file__).resolve().parent / "jemaa-web.cdx.json"
LICENCES = Path(__file__).resolve().parent / "licences"
"""The texts for `LINKED`, as Zig's package has them."""
APACHE = " Its text is that of [LICENSE](LICENSE).\n"
HEAD = """# Software of others

What follows is in jemaa's wheels, and keeps its own licence. All other libraries are installed separately, each with
its licence.

# In the page

The page that `jemaa serve` serves, and every wheel with it, contains these npm packages. It has no fonts of its own.
"""
LIBRARIES = """
# In libraries of compiled rules

Wheels for one platform hold a library of compiled rules. Besides what was compiled from jemaa's own sources, the linker
puts these in; the C library is the system's.
"""


class Linked(NamedTuple):
    """What the linker adds to libraries of compiled rules."""

    name: str
    part: str
    """Which part of it, and for which platforms."""
    licence: str
    """Its SPDX identifier."""
    windows: bool
    """Whether it is in libraries for Windows only."""

    @property
    def text(self) -> str:
        """Its licence."""
        return (LICENCES / f"{self.name.lower()}.txt").read_text().strip()


LINKED = (
    Linked("Zig", "Its compiler runtime, for all platforms, and its C functions, for Windows.", "MIT", windows=False),
    Linked("mingw-w64", "What starts and ends a library for Windows, as Zig brings it.", "ZPL-2.1", windows=True),
)


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
    bills = {BILL: bill(packages), **{file: bill_of_library(windows) for windows, file in LIBRARY_BILLS.items()}}
    return {NOTICES: notices(packages),
            **{file: json.dumps(content, indent=2) + "\n" for file, content in bills.items()}}


def notices(packages: list[Package]) -> str:
    """The licences of the packages, and of what is in libraries, as a page."""
    page = "".join(f"\n## {each.name} {each.version}\n\nLicence: {each.licence}.{_text(each)}" for each in packages)
    linked = "".join(f"\n## {each.name} {zig_version()}\n\n{each.part} Licence: {each.licence}.\n\n"
                     f"```text\n{each.text}\n```\n" for each in LINKED)
    return HEAD + page + LIBRARIES + linked


def zig_version() -> str:
    """The version of Zig that links the libraries, by requirements.lock."""
    found = re.search(r"^ziglang==(\S+)$", (ROOT / "requirements.lock").read_text(), re.MULTILINE)
    assert found, "requirements.lock has no ziglang"
    return found[1]


def bill_of_library(windows: bool) -> dict[str, object]:
    """The bill of materials of a library of compiled rules, for Windows or for another platform."""
    inside = [each for each in LINKED if windows or not each.windows]
    return bill_of("jemaa-native", [
        {"type": "library", "bom-ref": each.name, "name": each.name, "version": zig_version(), "description": each.part,
         "licenses": [{"license": {"id": each.licence}}], "purl": f"pkg:generic/{each.name.lower()}@{zig_version()}"}
        for each in inside])


def _text(package: Package) -> str:
    if package.text:
        return f"\n\n```text\n{package.text}\n```\n"
    if package.licence != "Apache-2.0":
        raise ValueError(f"{package.name} holds no text of its licence, {package.licence}: add it to tools/release")
    return APACHE


def bill(packages: list[Package]) -> dict[str, object]:
    """The bill of materials of the page; the same packages give the same bytes."""
    return bill_of("jemaa-web", [
        {"type": "library", "bom-ref": _address(each), "name": each.name, "version": each.version,
         "licenses": [{"license": {"id": each.licence}}], "purl": _address(each)}
        for each in packages])


def bill_of(name: str, components: list[dict[str, object]]) -> dict[str, object]:
    """A bill of materials by CycloneDX 1.6, of something that consists of these components."""
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {"type": "application", "bom-ref": name, "name": name,
                                   "licenses": [{"license": {"id": "Apache-2.0"}}]}},
        "components": components,
        "dependencies": [{"ref": name, "dependsOn": [each["bom-ref"] for each in components]}],
    }


def _address(package: Package) -> str:
    """Its package URL."""
    return f"pkg:npm/{quote(package.name, safe='/')}@{package.version}"


if __name__ == "__main__":
    main()
