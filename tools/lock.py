"""Write requirements.lock: the newest versions that pyproject.toml allows, exactly, without the registry's address."""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HEAD = "# The exact versions that the tests run with. Written by `make lock`; don't edit.\n"


def main() -> None:
    lines = sorted(resolved(), key=str.lower)
    (ROOT / "requirements.lock").write_text(HEAD + "".join(line + "\n" for line in lines))


def resolved() -> list[str]:
    """What pip would install into an empty environment, `jemaa` itself left out."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check",
               "--dry-run", "--ignore-installed", "--report", "-", f"{ROOT}[dev]"]
    report = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout)
    packages = [package["metadata"] for package in report["install"]]
    return [f"{package['name']}=={package['version']}" for package in packages if package["name"] != "jemaa"]


if __name__ == "__main__":
    main()
