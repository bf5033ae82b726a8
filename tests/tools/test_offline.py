"""The distribution jemaa-offline: its licences are complete, and a wheel that lacks something is noticed."""

import gzip
import json
import tomllib
import zipfile
from pathlib import Path

import pytest

import jemaa
from tools.offline import inside
from tools.offline.wheel import INSIDE, faults

ABOUT = "jemaa_offline-1.dist-info"
PROJECT = tomllib.loads((inside.PROJECT / "pyproject.toml").read_text())["project"]


def test_licences_and_bill_of_materials_are_new() -> None:
    old = [file.name for file, text in inside.written().items() if file.read_text() != text]
    assert old == [], "run python -m tools.offline.inside"


def test_every_licence_of_a_part_is_named_by_the_distribution() -> None:
    lacking = {each.licence for each in inside.PARTS if each.licence not in PROJECT["license"]}
    assert lacking == set()
    assert set(PROJECT["license-files"]) == {"LICENSE", inside.NOTICES.name}


def test_the_versions_are_those_that_are_built() -> None:
    versions = {each.name: each.version for each in inside.PARTS}
    lock = json.loads((inside.PLACE / "package-lock.json").read_text())["packages"]
    assert versions["Pyodide"] == lock["node_modules/pyodide"]["version"]
    assert PROJECT["version"] == jemaa.__version__
    main = tomllib.loads((inside.ROOT / "pyproject.toml").read_text())["project"]
    assert f"jemaa-offline=={jemaa.__version__}" in main["optional-dependencies"]["offline"]


def wheel(folder: Path, without: str = "", extra: str = "") -> Path:
    """A wheel with one file, in which something is missing or too much."""
    listed = {"folder": "/offline/ab/", "files": [{"name": "rules.wasm", "bytes": 5}]}
    content = {f"{INSIDE}/manifest.json.gz": gzip.compress(json.dumps(listed).encode()),
               f"{INSIDE}/ab/rules.wasm.gz": gzip.compress(b"rules"),
               f"{ABOUT}/licenses/LICENSE": b"ours",
               f"{ABOUT}/licenses/{inside.NOTICES.name}": inside.notices().encode(),
               f"{ABOUT}/sboms/{inside.BILL.name}": b"{}"}
    file = folder / "jemaa_offline-1-py3-none-any.whl"
    with zipfile.ZipFile(file, "w") as archive:
        for name, data in content.items():
            if name != without:
                archive.writestr(name, data)
        if extra:
            archive.writestr(extra, b"?")
    return file


def test_a_whole_wheel_has_no_fault(tmp_path: Path) -> None:
    assert list(faults(wheel(tmp_path))) == []


@pytest.mark.parametrize(("without", "said"), [
    (f"{INSIDE}/manifest.json.gz", "no list of files"),
    (f"{INSIDE}/ab/rules.wasm.gz", "rules.wasm.gz is missing"),
    (f"{ABOUT}/licenses/{inside.NOTICES.name}", "THIRD_PARTY.md is missing"),
    (f"{ABOUT}/sboms/{inside.BILL.name}", "jemaa-offline.cdx.json is missing"),
])
def test_what_is_missing_is_named(tmp_path: Path, without: str, said: str) -> None:
    found = list(faults(wheel(tmp_path, without)))
    assert len(found) == 1
    assert said in found[0]


def test_files_of_an_older_build_are_noticed(tmp_path: Path) -> None:
    old = f"{INSIDE}/aa/old.gz"
    assert list(faults(wheel(tmp_path, extra=old))) == [f"{old} is not in the list of files"]
