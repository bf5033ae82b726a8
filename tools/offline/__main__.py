"""Build what the page needs to play without a server, into offline/src/jemaa_offline/files.

`make offline` does nothing where the files are those of these sources. Needs the registries of npm and PyPI, the first
time.
"""

import argparse
import gzip
import hashlib
import io
import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tools.node import borrowed, npm
from tools.wasm.__main__ import FOLDER as MODULES
from tools.wasm.__main__ import build as build_wasm

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / "tools" / "offline"
FILES = ROOT / "offline" / "src" / "jemaa_offline" / "files"
RUNTIME = PLACE / "node_modules" / "pyodide"
RUNTIME_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PARTS = ("core", "marrakech", "morocco", "bots", "review", "table", "lessons", "puzzles", "service")
"""The folders of the package that Python in the page imports."""
MSGSPEC = "msgspec==0.22.0"
WHEELS = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--abi", "cp314")
"""The Python that Pyodide is."""
WHEEL = PLACE / "node_modules" / f"{MSGSPEC}.whl"


def main() -> None:
    argparse.ArgumentParser(prog="make offline", description=__doc__).parse_args()
    manifest = build(FILES)
    sizes = [file.stat().st_size for file in FILES.rglob("*.gz")]
    print(f"{FILES}: {len(sizes)} files, {sum(sizes) / 1e6:.1f} MB compressed, for {manifest['folder']}")


def build(out: Path) -> dict[str, object]:
    """Build all files into a folder, unless they are there; returns their list."""
    build_wasm(MODULES)
    contents = {**runtime(), "msgspec.whl": msgspec_wheel(), "jemaa.zip": package(),
                **{file.name: file.read_bytes() for file in sorted(MODULES.glob("*.wasm"))}}
    stamp = hashlib.sha256(b"".join(name.encode() + content for name, content in sorted(contents.items()))).hexdigest()
    manifest: dict[str, object] = {
        "folder": f"/offline/{stamp[:16]}/", "packages": ["msgspec.whl", "jemaa.zip"],
        "files": [{"name": name, "bytes": len(content)} for name, content in contents.items()]}
    listed = json.dumps(manifest).encode()
    target = out / "manifest.json.gz"
    if target.exists() and gzip.decompress(target.read_bytes()) == listed:
        return manifest
    shutil.rmtree(out, ignore_errors=True)
    folder = out / stamp[:16]
    folder.mkdir(parents=True)
    for name, content in contents.items():
        (folder / f"{name}.gz").write_bytes(gzip.compress(content, mtime=0))
    target.write_bytes(gzip.compress(listed, mtime=0))  # last: what it lists is there
    return manifest


def runtime() -> dict[str, bytes]:
    """Python for browsers, from npm."""
    lock = PLACE / "package-lock.json"
    if not RUNTIME.exists() or RUNTIME.stat().st_mtime < lock.stat().st_mtime:
        with borrowed():
            npm(PLACE, "ci")
        RUNTIME.touch()
    return {name: (RUNTIME / name).read_bytes() for name in RUNTIME_FILES}


def msgspec_wheel() -> bytes:
    """The library by which Python reads and writes messages, from PyPI."""
    if not WHEEL.exists():
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "download",
                            "--only-binary", ":all:", "--no-deps", "--dest", folder, *WHEELS, MSGSPEC], check=True)
            (wheel,) = Path(folder).glob("*.whl")
            WHEEL.write_bytes(wheel.read_bytes())
    return WHEEL.read_bytes()


def package() -> bytes:
    """Our own part of the package, with the library of compiled rules: the same bytes for the same sources."""
    source = ROOT / "src" / "jemaa"
    files = [*source.glob("*.py"), *(file for part in PARTS for file in (source / part).rglob("*"))]
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:  # the whole is compressed
        for file in sorted(files):
            if file.is_file() and "__pycache__" not in file.parts:
                add(archive, f"jemaa/{file.relative_to(source).as_posix()}", file.read_bytes())
        add(archive, "jemaa/native/jemaa.so", (MODULES / "pyodide" / "jemaa.so").read_bytes())
    return packed.getvalue()


def add(archive: zipfile.ZipFile, name: str, content: bytes) -> None:
    archive.writestr(zipfile.ZipInfo(name), content)


if __name__ == "__main__":
    main()
