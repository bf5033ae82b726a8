"""What others wrote of the distribution jemaa-offline: its licences and its bill of materials.

    python -m tools.offline.inside

writes both. They are kept in the repository, so that they go into the wheel; a test checks that they are new. The texts
in `licences` are those that the libraries' own sources carry.
"""

import json
from pathlib import Path
from typing import NamedTuple

from tools.release.bill import LINKED, bill_of, zig_version

PLACE = Path(__file__).resolve().parent
ROOT = PLACE.parents[1]
PROJECT = ROOT / "offline"
NOTICES = PROJECT / "THIRD_PARTY.md"
BILL = PROJECT / "jemaa-offline.cdx.json"
LICENCES = PLACE / "licences"
PYODIDE = str(json.loads((PLACE / "package.json").read_text())["devDependencies"]["pyodide"])
"""The version of Pyodide."""
HEAD = """# Software of others

What follows is in the wheel of jemaa-offline, in the form that browsers run, and keeps its own licence. The sources of
Pyodide and hiwire, which the Mozilla Public License asks to be named, are at https://github.com/pyodide/pyodide and
https://github.com/pyodide/hiwire; nothing in them is changed here.
"""


class Part(NamedTuple):
    """Something that others wrote."""

    name: str
    version: str
    """"" where it is a part of something else whose version says it."""
    licence: str
    """By SPDX."""
    what: str
    file: str
    """The text of its licence, in `LICENCES`."""
    address: str
    """Its package URL."""

    @property
    def title(self) -> str:
        """The name with the version."""
        return f"{self.name} {self.version}".strip()

    @property
    def text(self) -> str:
        """Its licence."""
        return (LICENCES / f"{self.file}.txt").read_text().strip()


def within(name: str, licence: str, what: str, file: str = "") -> Part:
    """A part of Pyodide's module, which comes in no version of its own."""
    return Part(name, "", licence, what, file or name.lower(), f"pkg:generic/{name.lower()}")


PARTS = (
    Part("Pyodide", PYODIDE, "MPL-2.0", "Python for browsers, and its bridge to JavaScript.", "pyodide",
         f"pkg:npm/pyodide@{PYODIDE}"),
    Part("msgspec", "0.22.0", "BSD-3-Clause", "Reads and writes messages.", "msgspec", "pkg:pypi/msgspec@0.22.0"),
    Part("CPython", "3.14.2", "PSF-2.0", "The interpreter and its standard library.", "cpython",
         "pkg:generic/cpython@3.14.2"),
    within("hiwire", "MPL-2.0", "References between Python and JavaScript, in Pyodide's module.", "pyodide"),
    within("Emscripten", "MIT", "The runtime of Pyodide's module."),
    within("musl", "MIT", "The C library of Pyodide's module, as Emscripten brings it."),
    within("LLVM", "Apache-2.0 WITH LLVM-exception", "The runtime of C and C++ in Pyodide's module."),
    within("libffi", "MIT", "Calls of functions in libraries, in Pyodide's module."),
    within("zlib", "Zlib", "Compression, in Pyodide's module."),
    within("bzip2", "bzip2-1.0.6", "Compression, in Pyodide's module."),
    within("XZ", "0BSD", "Compression, in Pyodide's module."),
    within("zstd", "BSD-3-Clause", "Compression, in Pyodide's module."),
    within("LZ4", "BSD-2-Clause", "Compression, in Pyodide's module."),
    within("SQLite", "blessing", "A database, in Pyodide's module."),
    within("libmpdec", "BSD-2-Clause", "Decimal numbers, in CPython."),
    within("Expat", "MIT", "Reads XML, in CPython."),
    within("mimalloc", "MIT", "Memory, in CPython."),
    within("HACL", "MIT", "Hashes, in CPython."),
    within("error-stack-parser", "MIT", "Reads errors of JavaScript, in Pyodide's scripts."),
)


def main() -> None:
    for file, text in written().items():
        file.write_text(text)
        print(file.relative_to(ROOT))


def written() -> dict[Path, str]:
    """File -> what it has to hold."""
    licence = (ROOT / "LICENSE").read_text()
    return {NOTICES: notices(), BILL: json.dumps(bill(), indent=2) + "\n", PROJECT / "LICENSE": licence}


def notices() -> str:
    """The licences as a page."""
    zig = next(each for each in LINKED if each.name == "Zig")
    ours = f"\n## Zig {zig_version()}\n\nThe exponential function of the compiled rules. Licence: {zig.licence}.\n\n"
    return HEAD + "".join(map(section, PARTS)) + f"{ours}```text\n{zig.text}\n```\n"


def section(part: Part) -> str:
    """A part's section."""
    return f"\n## {part.title}\n\n{part.what} Licence: {part.licence}.\n\n```text\n{part.text}\n```\n"


def bill() -> dict[str, object]:
    """The bill of materials."""
    zig = Part("Zig", zig_version(), "MIT", "", "", f"pkg:generic/zig@{zig_version()}")
    return bill_of("jemaa-offline", [component(each) for each in (*PARTS, zig)])


def component(part: Part) -> dict[str, object]:
    """A part as the bill of materials has it."""
    by = {"expression": part.licence} if " WITH " in part.licence else {"license": {"id": part.licence}}
    version = {"version": part.version} if part.version else {}
    return {"type": "library", "bom-ref": part.name, "name": part.name, **version, "licenses": [by],
            "purl": part.address}


if __name__ == "__main__":
    main()
