"""A library of an extra that is missing: every part that needs it says which extra installs it."""

import ast
import pickle
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from jemaa.core.extra import BESIDE, EXTRAS, LIBRARIES, MissingExtra, check, extras, needed

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "jemaa"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]

FACES = [
    ("gymnasium", "import jemaa.envs.gymnasium"),
    ("gymnasium", "import jemaa.envs.gymnasium_vector"),
    ("gymnasium", "import jemaa.envs.pettingzoo"),
    ("gymnasium", "import jemaa.envs.observation"),
    ("gymnasium", "import jemaa.envs.formats"),
    ("gymnasium", "import jemaa.envs.sb3"),
    ("pettingzoo", "import jemaa.envs.pettingzoo"),
    ("pyspiel", "import jemaa.envs.openspiel"),
    ("open_spiel", "import jemaa.envs.openspiel"),
    ("resvg_py", "import jemaa; from jemaa.envs.picture import pixels; pixels(jemaa.game('marrakech').start())"),
    ("PIL", "import jemaa; from jemaa.envs.picture import pixels; pixels(jemaa.game('marrakech').start())"),
    ("numba", "import jemaa.core.jit"),
    ("numpy", "import jemaa.envs.batch"),
    ("numpy", "import jemaa.bots.training"),
    ("numpy", "import jemaa.bots.trainer"),
    ("numpy", "import jemaa.bots.tune"),
    ("numpy", "import jemaa.marrakech.symmetry"),
    ("asyncpg", "from jemaa.server.store.database import connect; connect('postgresql://somebody@localhost/tables')"),
    ("arro3", "from pathlib import Path; from jemaa.arena.export import _write_parquet; _write_parquet(Path('x'), [])"),
    ("ray", "from jemaa.arena.cluster import spread; next(spread(None, iter(()), 'localhost:1', str))"),
    ("numba_cuda", "from jemaa.envs.cuda import check; check()"),
    *((library, "import jemaa.server.app") for library in LIBRARIES["server"]),
    ("litestar", "import jemaa.server.settings"),
]
HIDDEN = """
import sys
sys.modules[{library!r}] = None
if {library!r} == "numpy":
    sys.modules["numba"] = None  # which needs it
try:
    {code}
except ImportError as error:
    print(error.name, error)
"""


@pytest.mark.parametrize(("library", "code"), FACES)
def test_without_its_library_a_face_says_which_extra_installs_it(library: str, code: str) -> None:
    done = subprocess.run([sys.executable, "-c", HIDDEN.format(library=library, code=code)], check=True, cwd=ROOT,
                          capture_output=True, text=True)
    said = f"this needs {library}, which is not installed: pip install 'jemaa[{EXTRAS[library]}]'"
    assert done.stdout == f"{library} {said}\n"
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", [["serve", "--no-open", "--port", "0"], ["db", "upgrade"]])
def test_a_command_without_its_library_says_so_in_one_line(command: list[str]) -> None:
    code = f"import sys; sys.modules['litestar'] = None; from jemaa.cli.main import main; main({command})"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    said = "jemaa: this needs litestar, which is not installed: pip install 'jemaa[server]'\n"
    assert (done.returncode, done.stdout, done.stderr) == (2, "", said)


def test_it_is_an_import_error_and_an_error_of_ours() -> None:
    error = MissingExtra("ray")
    assert isinstance(error, ModuleNotFoundError | ValueError)
    assert {ModuleNotFoundError, ValueError} <= set(type(error).__mro__)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own
    assert (str(again), again.name, again.extra) == (str(error), "ray", "ray")


def test_what_a_library_itself_lacks_is_its_own_error() -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_library") as caught, extras():
        import no_such_library  # type: ignore[import-not-found]  # noqa: F401, PLC0415
    assert not isinstance(caught.value, MissingExtra)


def test_what_is_installed_is_given(monkeypatch: pytest.MonkeyPatch) -> None:
    assert needed("arro3.core").Table
    check("server")
    monkeypatch.setitem(sys.modules, "litestar", None)
    with pytest.raises(MissingExtra, match=r"jemaa\[server\]"):
        check("server")


def test_each_library_is_installed_by_the_extra_that_is_named() -> None:
    installed_by = packages_distributions()
    for extra, libraries in LIBRARIES.items():
        wanted = {plain(line) for line in PROJECT["optional-dependencies"][extra]}
        for library in libraries:
            for distribution in installed_by[library]:
                if library not in {"arro3", "greenlet", "numba_cuda"}:  # by several, or through others
                    assert plain(distribution) in wanted


def plain(requirement: str) -> str:
    """A distribution's name as it is compared."""
    return requirement.partition(">")[0].partition("[")[0].strip().lower().replace("_", "-")


def imports(tree: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The top-level modules that a source imports, and where."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name.partition(".")[0], node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").partition(".")[0], node


def is_guard(block: ast.AST) -> bool:
    """Whether imports in a block are checked, or made by type checkers only."""
    if isinstance(block, ast.With):
        return ast.unparse(block.items[0].context_expr) == "extras()"
    return isinstance(block, ast.If) and ast.unparse(block.test) == "TYPE_CHECKING"


def test_every_optional_import_is_checked() -> None:
    """In the server and, for NumPy, in the environments by their package, elsewhere by the block that it stands in.

    The file of rows imports NumPy, and CUDA's Numba, only where there is a compiler.
    """
    base = {"jemaa", "msgspec", "click", "openskill", "rich", *sys.stdlib_module_names}
    compiled = {SOURCES / "core" / "row.py", SOURCES / "envs" / "cuda.py"}
    for file in SOURCES.rglob("*.py"):
        tree = ast.parse(file.read_text())
        guarded = {id(node) for block in ast.walk(tree) if is_guard(block) for node in ast.walk(block)}
        here = {"numpy", "numba"} if file in compiled else {"numpy"} if file.is_relative_to(SOURCES / "envs") else {""}
        in_server = file.is_relative_to(SOURCES / "server") or file == SOURCES / "cli" / "serve.py"
        for library, node in imports(tree):
            if library not in base | here:
                assert library in EXTRAS or library in BESIDE, f"{file}: {library}"
                assert in_server or id(node) in guarded, f"{file}: {library}"
