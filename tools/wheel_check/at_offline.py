"""Ask `jemaa serve` for what its page plays with on its own: `python -I at_offline.py FOLDER`.

Nothing but the extra `offline` is installed. The page has to say that it can be had, its list has to name files that
are there whole, and the part of the package that runs in the page has to be of the version that serves it.
"""

import io
import json
import sys
import zipfile
from importlib.metadata import version
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))  # Python's option -I leaves it out
from at_server import Browser, serving  # type: ignore[import-not-found]  # beside this file


def main(folder: str) -> None:
    with serving(Path(folder)) as address:
        browser = Browser(address)
        assert "<html" in browser.get("offline"), "/offline is not the page"
        assert json.loads(browser.get("api/lobby"))["offline"], "the page does not offer to play without a server"
        manifest = json.loads(browser.get("offline/manifest.json"))
        files = {each["name"]: browser.content(manifest["folder"] + each["name"]) for each in manifest["files"]}
        short = [each["name"] for each in manifest["files"] if len(files[each["name"]]) != each["bytes"]]
        assert not short, f"files that are not whole: {short}"
        assert set(manifest["packages"]) <= set(files), "a package is not there"
        runs_here(files["jemaa.zip"])
        print(f"{len(files)} files, {sum(map(len, files.values())):,} bytes, all there.", flush=True)


def runs_here(package: bytes) -> None:
    """The package in the page is the one that serves it."""
    with zipfile.ZipFile(io.BytesIO(package)) as archive:
        said = archive.read("jemaa/__init__.py").decode()
        assert version("jemaa") in said, f"the package in the page is not jemaa {version('jemaa')}"
        assert "jemaa/native/jemaa.so" in archive.namelist(), "the rules are not there"


if __name__ == "__main__":
    main(*sys.argv[1:])
