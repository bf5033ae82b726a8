"""What is in a wheel: its description and links, the licences, and the bills of materials."""

import json
import zipfile
from email import message_from_string
from pathlib import Path

from tools.native.shipping import LIBRARY_BILLS
from tools.native.wheels import names
from tools.release.bill import BILL, NOTICES
from tools.release.checkers import program
from tools.release.description import relative
from tools.wheel_check.environment import Environment, Failed, Versions, own

STATED = {"resvg_py": "MIT", "rich-click": "MIT"}
"""Libraries whose metadata name no licence that can be read -> the one whose text they carry."""
VALIDATE = """
import sys
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
wrong = JsonStrictValidator(SchemaVersion.V1_6).validate_str(open(sys.argv[1]).read())
sys.exit(str(wrong) if wrong else 0)
"""


def check_description(wheel: Path) -> None:
    """Raises `Failed` where the description has links that only work in a checkout."""
    broken = relative(about(wheel))
    if broken:
        raise Failed(f"the description of {wheel.name} has relative links: {', '.join(broken)}")


def about(wheel: Path) -> str:
    """The description of a wheel, as a registry shows it."""
    return str(message_from_string(_member(wheel, "METADATA")).get_payload())


def check_licences(wheel: Path) -> None:
    """Raises `Failed` where a licence or the page's bill of materials is missing, or is not that of the built page."""
    with zipfile.ZipFile(wheel) as archive:
        inside = [json.loads(archive.read(name)) for name in archive.namelist()
                  if name.startswith("jemaa/web_dist/licenses")]
    packages = {(each["name"], each["version"]) for entries in inside for each in entries}
    listed = {(each["name"], each["version"])
              for each in json.loads(_member(wheel, f"sboms/{BILL.name}"))["components"]}
    notices = _member(wheel, f"licenses/{NOTICES.name}")
    missing = [name for name, version in packages if f"## {name} {version}\n" not in notices]
    if not packages or missing or listed != packages:
        raise Failed("THIRD_PARTY.md or the bill of materials is old: run python -m tools.release.bill")
    _member(wheel, "licenses/LICENSE")
    own(program("python"), "-c", VALIDATE, str(BILL))
    if names(wheel, "jemaa/native/"):
        check_library_bill(wheel, LIBRARY_BILLS["-win" in wheel.name])


def check_library_bill(wheel: Path, bill: Path) -> None:
    """Raises `Failed` where a wheel with a library lacks the bill of what was linked into it, or a licence for that."""
    components = json.loads(_member(wheel, f"sboms/{bill.name}"))["components"]
    notices = _member(wheel, f"licenses/{NOTICES.name}")
    missing = [each["name"] for each in components if f"## {each['name']} {each['version']}\n" not in notices]
    if missing or not components:
        raise Failed(f"{NOTICES.name} of {wheel.name} lacks {', '.join(missing)}: run python -m tools.release.bill")
    own(program("python"), "-c", VALIDATE, str(bill))


def _member(wheel: Path, name: str) -> str:
    """A file of the wheel's folder of metadata."""
    folder = "-".join(wheel.name.split("-")[:2]) + ".dist-info"
    with zipfile.ZipFile(wheel) as archive:
        try:
            return archive.read(f"{folder}/{name}").decode()
        except KeyError:
            raise Failed(f"{wheel.name} has no {name} in its metadata") from None


def bill_of_server(wheel: Path, folder: Path, target: Path) -> None:
    """Write the bill of materials of an installed server; raises `Failed` where a library in it states no licence."""
    place = Environment(folder)
    place.install(wheel, "server", Versions.LOCKED)
    own(program("cyclonedx-py"), "environment", "--output-reproducible", "--spec-version", "1.6",
        "--output-file", str(target), str(folder / "venv"))
    bill = json.loads(target.read_text())
    state_licences(bill["components"])
    target.write_text(json.dumps(bill, indent=2) + "\n")
    own(program("python"), "-c", VALIDATE, str(target))
    without = unlicensed(bill["components"])
    if without:
        raise Failed(f"libraries that state no licence: {', '.join(without)}")


def state_licences(components: list[dict[str, object]]) -> None:
    """Fill in the licences that `STATED` knows."""
    for each in components:
        if not each.get("licenses") and str(each["name"]) in STATED:
            each["licenses"] = [{"license": {"id": STATED[str(each["name"])]}}]


def unlicensed(components: list[dict[str, object]]) -> list[str]:
    """The components of a bill of materials that state no licence."""
    return [str(each["name"]) for each in components if not each.get("licenses")]
