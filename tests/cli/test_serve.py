"""`jemaa serve`, `jemaa db` and `jemaa verify`, as they are typed."""

import re
import socket
import tomllib
from importlib.metadata import packages_distributions, requires
from pathlib import Path

import msgspec
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from jemaa.cli import serve
from jemaa.cli.serve import EVERYWHERE, allow_sockets, in_network, own_names
from jemaa.core.extra import LIBRARIES
from jemaa.server.http import offline_files
from jemaa.server.settings import Settings
from jemaa.server.store.backup import Whole
from jemaa.table.signatures import sign
from jemaa.table.views import export
from jemaa.table.wire import Export
from tests.cli.test_main import run
from tests.forged import KEY, OTHER_KEY
from tests.table.house import Seating, two


def whole(seating: Seating) -> bytes:
    return msgspec.json.encode(Whole(seating.opening, seating.journal))


def test_the_extra_installs_every_library_that_the_server_looks_for() -> None:
    """The checkout has more libraries than the extra: greenlet, for one, also comes with Playwright."""
    project = tomllib.loads((Path(__file__).resolve().parents[2] / "pyproject.toml").read_text())["project"]
    installed = closure([*project["dependencies"], *project["optional-dependencies"]["server"]])
    distributions = packages_distributions()
    libraries = {module: {canonicalize_name(name) for name in distributions[module]} for module in LIBRARIES["server"]}
    assert [module for module, names in libraries.items() if not names & installed] == []


def closure(requirements: list[str]) -> set[str]:
    """The names of all distributions that pip installs for these requirements on this machine."""
    found = set[tuple[str, str]]()
    waiting = [(Requirement(text), "") for text in requirements]
    while waiting:
        requirement, of_extra = waiting.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": of_extra}):
            continue
        for extra in {"", *requirement.extras}:
            if (key := (canonicalize_name(requirement.name), extra)) not in found:
                found.add(key)
                waiting += [(Requirement(text), extra) for text in requires(requirement.name) or ()]
    return {name for name, _ in found}


def test_a_port_that_is_taken_says_what_to_do(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, _, err = run("serve", "--no-open", "--port", str(taken.getsockname()[1]),
                           "--database", f"sqlite:///{tmp_path}/x")
    assert code == 2
    assert "--port 0 takes any free port" in err


@pytest.mark.parametrize(("words", "remedy"), [
    (("--no-offline",), "give one of them only"), ((), "pip install 'jemaa[offline]'"),
])
def test_games_run_in_the_browser_only_where_it_gets_what_that_takes(
        words: tuple[str, ...], remedy: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline_files, "offered", lambda: None)
    code, _, err = run("serve", "--no-open", "--port", "0", "--bots-in", "browser", *words,
                       "--database", f"sqlite:///{tmp_path}/x")
    assert code == 2
    assert remedy in err


def test_names_by_which_a_server_may_be_called() -> None:
    assert own_names("192.0.2.7") == ("192.0.2.7",)
    assert own_names(EVERYWHERE[0]) == (socket.gethostname(),)
    assert own_names("::1") == ("[::1]",)
    assert socket.gethostname() in own_names("::")


def test_a_server_for_the_network_says_where_it_is_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran: list[Settings] = []
    monkeypatch.setattr(serve, "run", lambda settings, _bound: ran.append(settings))
    monkeypatch.setattr(serve, "in_network", lambda: "192.0.2.7")
    words = ["--host", EVERYWHERE[0], "--port", "0", "--no-open", "--name", "play.example.org", "--https",
             "--database", f"sqlite:///{tmp_path}/x"]
    code, out, _ = run("serve", *words)
    assert code == 0
    assert re.fullmatch(r"Jemaa is at http://localhost:(\d+)/ .*\nOthers .* http://192\.0\.2\.7:\1/\n", out)
    assert ran[0].any_address
    assert ran[0].origins == ("https://play.example.org",)


def test_the_address_in_the_network_is_one_or_else_the_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert in_network()
    monkeypatch.setattr(serve, "ELSEWHERE", "no address")
    assert in_network() == socket.gethostname()


@pytest.mark.parametrize("words", [["serve", "--no-open", "--port", "0"], ["db", "upgrade"]], ids=" ".join)
@pytest.mark.parametrize(("url", "reason"), [
    ("sqlite:////no/such/x", "unable to open database file"),
    ("sqlite:///{}/text", "file is not a database"),
    ("postgresql://jemaa:secret@127.0.0.1:1/games", "Connect call failed"),
    ("postgresql://jemaa:secret@127.0.0.1:x/games", "sqlite:///FILE or postgresql"),
])
def test_a_database_that_cannot_be_used_is_named(words: list[str], url: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "text").write_text("no database, " * 100)
    url = url.format(tmp_path)
    code, out, err = run(*words, "--database", url)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert reason in err
    assert "secret" not in err
    assert reason.startswith("sqlite") or url.replace("secret", "***") in err


def test_a_server_may_have_as_many_sockets_as_the_system_lets_it() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (before[0] - 1, before[1]))
    try:
        allow_sockets()
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (before[1], before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_game_is_exported_imported_and_deleted(tmp_path: Path) -> None:
    base = ["--database", f"sqlite:///{tmp_path}/games.sqlite"]
    seating = two()
    seating.play()
    number = seating.opening.number
    (tmp_path / "whole.json").write_bytes(whole(seating))
    assert run("db", "upgrade", *base)[0] == 0
    assert run("db", "import", str(tmp_path / "whole.json"), *base) == (0, f"{number} is in the database.\n", "")
    code, text, _ = run("db", "export", number, *base)
    signed = msgspec.json.decode(text, type=Export)
    unsigned = msgspec.structs.replace(signed, format=1, signatures=None)
    assert (code, unsigned) == (0, export(seating.table))
    assert signed.signatures
    (tmp_path / "game.json").write_text(text)
    code, text, _ = run("verify", str(tmp_path / "game.json"), "--key", signed.signatures.key)
    assert code == 0
    assert "draws come from the seed that was promised" in text
    assert f"Every line and the end are signed with the key {signed.signatures.key}." in text
    code, text, _ = run("db", "export", number, "--whole", *base)
    assert msgspec.json.decode(text) == msgspec.json.decode(whole(seating))
    assert "already" in run("db", "import", str(tmp_path / "whole.json"), *base)[2]
    assert run("db", "delete", number, "--yes", *base)[0] == 0
    for words in (["export", number], ["delete", number, "--yes"]):
        assert run("db", *words, *base)[0] == 2


def test_verify_by_a_key(tmp_path: Path) -> None:
    seating = two()
    seating.play()
    unsigned, signed = export(seating.table), sign(export(seating.table), KEY)
    (tmp_path / "unsigned.json").write_bytes(msgspec.json.encode(unsigned))
    (tmp_path / "signed.json").write_bytes(msgspec.json.encode(signed))
    code, text, _ = run("verify", str(tmp_path / "unsigned.json"))
    assert (code, "The file is not signed" in text) == (0, True)
    code, text, err = run("verify", str(tmp_path / "unsigned.json"), "--key", KEY.public)
    assert (code, text) == (2, "")
    assert "the file is not signed, but it should be signed with" in err
    assert run("verify", str(tmp_path / "signed.json"), "--key", KEY.public.upper())[0] == 0
    code, _, err = run("verify", str(tmp_path / "signed.json"), "--key", OTHER_KEY.public)
    assert (code, f"signed with the key {KEY.public}" in err) == (2, True)
    code, _, err = run("verify", str(tmp_path / "signed.json"), "--key", "abc")
    assert (code, "64 hexadecimal digits" in err) == (2, True)


def test_a_new_key_signs_new_games_and_the_old_one_those_of_its_time(tmp_path: Path) -> None:
    base = ["--database", f"sqlite:///{tmp_path}/games.sqlite"]

    def signer(number: str) -> str:
        signatures = msgspec.json.decode(run("db", "export", number, *base)[1], type=Export).signatures
        assert signatures
        return signatures.key

    first = run("db", "rotate-key", *base)[1].split()[-1].rstrip(".")
    seating = two()
    seating.play(5)
    opening = msgspec.structs.replace(seating.opening, signer=first)
    (tmp_path / "whole.json").write_bytes(msgspec.json.encode(Whole(opening, seating.journal)))
    assert run("db", "import", str(tmp_path / "whole.json"), *base)[0] == 0
    second = run("db", "rotate-key", *base)[1].split()[-1].rstrip(".")
    assert (signer(opening.number), first != second) == (first, True)
    third = run("db", "rotate-key", "--forget", *base)[1].split()[-1].rstrip(".")
    assert signer(opening.number) == third


def test_verify_fails_where_a_roll_was_changed(tmp_path: Path) -> None:
    seating = two()
    seating.play()
    wrong = msgspec.structs.replace(export(seating.table), commitment="0" * 64)
    (tmp_path / "game.json").write_bytes(msgspec.json.encode(wrong))
    code, _, err = run("verify", str(tmp_path / "game.json"))
    assert code == 2
    assert "does not fit the commitment" in err


@pytest.mark.parametrize("content", ["", "[]", '{"opening":{}}'])
def test_what_is_no_game_is_not_imported(content: str, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text(content)
    code, _, err = run("db", "import", str(tmp_path / "x.json"), "--database", f"sqlite:///{tmp_path}/games.sqlite")
    assert code == 2
    assert "jemaa db export GAME --whole" in err
