"""The documents of the site: what is rendered, and the pages that lead through it.

Sphinx reads a folder with all files that git tracks, so that links between documents and to files work, and some pages
that are written here: the contents, the rules in every language, and a page for each module of the public interface.
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterable
from pathlib import Path

from jemaa.cli.rulebook import RIGHT_TO_LEFT
from tools.release.checkers import requirements
from tools.wheel_check.environment import own

ROOT = Path(__file__).resolve().parents[2]
PLACE = ROOT / ".site"
VENV = PLACE / "venv"
INSTALLED = VENV / "installed"
"""The requirements that are installed, written last."""
SOURCE = PLACE / "source"
PICTURES = "docs/pictures"
ARTICLE = re.compile("<article(?= )")
MODULES = (
    "jemaa", "jemaa.core.game", "jemaa.core.choice", "jemaa.core.record", "jemaa.core.recorder", "jemaa.core.perft",
    "jemaa.core.errors", "jemaa.core.chance", "jemaa.core.observation", "jemaa.core.symmetry", "jemaa.core.events",
    "jemaa.core.view", "jemaa.core.game_type", "jemaa.core.contract", "jemaa.games", "jemaa.marrakech.options",
    "jemaa.marrakech.events", "jemaa.marrakech.view", "jemaa.morocco.options", "jemaa.morocco.events",
    "jemaa.morocco.view", "jemaa.bots", "jemaa.bots.protocol", "jemaa.bots.search", "jemaa.bots.levels", "jemaa.review",
    "jemaa.review.report", "jemaa.arena.match", "jemaa.envs.batch", "jemaa.envs.gymnasium",
    "jemaa.envs.gymnasium_vector", "jemaa.envs.pettingzoo", "jemaa.envs.sb3", "jemaa.envs.augmentation",
    "jemaa.envs.shaping", "jemaa.envs.game_figures", "jemaa.table.table", "jemaa.table.journal",
    "jemaa.table.wire.commands", "jemaa.table.wire.updates", "jemaa.table.wire.messages", "jemaa.table.wire.replay",
)
"""The modules of the public interface, in the order in which somebody meets them."""
PARTS = {
    "Guides": "docs/guide/*.md", "Reference": "docs/reference/*.md", "Decisions": "docs/decisions/*.md",
}
PLAY = '<p><a href="../">Play in this browser</a></p>'
CONTENTS = """
```{toctree}
:hidden:
:caption: Play and study

docs/guide/install
docs/guide/server
docs/guide/terminal
docs/guide/review
docs/guide/puzzles
docs/rules/index
docs/guide/bots
benchmarks/ladder
benchmarks/results
benchmarks/calibration
```

```{toctree}
:hidden:
:caption: Build and train

docs/guide/index
api/index
docs/reference/index
docs/architecture
docs/glossary
docs/map
docs/recipes
docs/decisions/index
```

```{toctree}
:hidden:
:caption: The project

CONTRIBUTING
CHANGELOG
docs/changes
SECURITY
CODE_OF_CONDUCT
THIRD_PARTY
```
"""


def render(out: Path) -> None:
    """Render the documents into a folder; ends the program where Sphinx fails."""
    install()
    stage()
    packages = [str(ROOT / "src"), sysconfig.get_path("purelib")]
    command: list[str | Path] = [
        VENV / "bin" / "python", "-m", "sphinx", "--quiet", "--fresh-env", "--jobs", "auto", "--builder",
        "dirhtml", "--conf-dir", Path(__file__).parent, "--doctree-dir", PLACE / "doctrees", SOURCE, out]
    if subprocess.run(command, env={**os.environ, "PYTHONPATH": os.pathsep.join(packages)}, cwd=ROOT,
                      check=False).returncode:
        sys.exit("Sphinx stopped; its reason stands above.")
    shutil.copytree(ROOT / PICTURES, out / PICTURES, dirs_exist_ok=True)  # README names them by HTML
    for page in (out / "docs" / "rules").glob("*/*/index.html"):
        speak(page, page.parents[1].name)


def speak(page: Path, language: str) -> None:
    """Say in which language the rules of a page are, and how it is written."""
    direction = "rtl" if language in RIGHT_TO_LEFT else "ltr"
    text = page.read_text(encoding="utf-8")
    page.write_text(ARTICLE.sub(f'<article lang="{language}" dir="{direction}" ', text), encoding="utf-8")


def install() -> None:
    """Make Sphinx's environment, unless it holds what is wanted; its versions are those of the group `site`."""
    wanted = requirements("site")
    if INSTALLED.exists() and INSTALLED.read_text().splitlines() == wanted:
        return
    venv.create(VENV, clear=True)
    subprocess.run([sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python",
                    str(VENV / "bin" / "python"), "install", *wanted], check=True)
    INSTALLED.write_text("".join(f"{each}\n" for each in wanted))


def stage() -> None:
    """Make the folder that Sphinx reads."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    for name in filter(None, own("git", "ls-files", "-z").split("\0")):
        if (ROOT / name).is_file():
            put(name, (ROOT / name).read_bytes())
    title, rest = (ROOT / "README.md").read_text().split("\n", 1)
    for name, text in {**written(), "index.md": f"{title}\n\n{PLAY}\n{rest}{CONTENTS}"}.items():
        put(name, text.encode())


def put(name: str, content: bytes) -> None:
    """Write a file that Sphinx reads."""
    file = SOURCE / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def written() -> dict[str, str]:
    """The pages that lead through the documents: their paths -> their texts."""
    pages = {f"{Path(pattern).parent.as_posix()}/index.md": contents(title, sorted(ROOT.glob(pattern)))
             for title, pattern in PARTS.items()}
    rules = sorted((ROOT / "docs/rules").rglob("*.md"))
    pages["docs/rules/index.md"] = contents("The rules", rules, ROOT / "docs/rules")
    pages["api/index.md"] = listing("The Python interface", [each.replace(".", "-") for each in MODULES])
    pages |= {f"api/{each.replace('.', '-')}.md": module(each) for each in MODULES}
    return pages


def contents(title: str, files: Iterable[Path], place: Path | None = None) -> str:
    """A page that lists files, by their paths from a folder, that of the files where none is named."""
    return listing(title, [file.relative_to(place or file.parent).with_suffix("").as_posix() for file in files])


def listing(title: str, names: Iterable[str]) -> str:
    """A page that lists others."""
    return f"# {title}\n\n```{{toctree}}\n:maxdepth: 1\n\n" + "".join(f"{name}\n" for name in names) + "```\n"


def module(name: str) -> str:
    """The page of a module."""
    return f"# {name}\n\n```{{eval-rst}}\n.. automodule:: {name}\n```\n"
