"""`jemaa train`: the file that it writes, what it refuses, and how it goes on."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from numba import cuda

from jemaa.bots.network import load
from jemaa.bots.self_play import BATCH
from jemaa.bots.trainer import Trainer
from jemaa.games import game_type
from jemaa.learning import checkpoint
from jemaa.learning.settings import Settings
from tests.bots.trained import SMALL
from tests.cli.test_main import run

TABLE = "marrakech/2/two_player_rugs=single"


def test_the_command_writes_a_file_that_names_it(tmp_path: Path) -> None:
    file, other = tmp_path / "net.json", tmp_path / "other.json"
    command = "train marrakech/2 marrakech/2/turn_order=roll_first --games 8 --seed 5"
    code, _, err = run(*command.split(), "--out", str(file))
    assert (code, err) == (0, "")
    assert [left.name for left in tmp_path.iterdir()] == ["net.json"], "the checkpoint is gone"
    assert f'"command": "jemaa {command}"' in file.read_text()
    load(file, game_type("marrakech").inputs)
    code, _, err = run("train", "marrakech/2", "--games", "8", "--out", str(file))
    assert (code, "net.json exists; give another --out" in err) == (2, True)
    code, _, _ = run("train", "marrakech/3", "--games", "3", "--rates", "0.001,1e-05,1", "--opponent-mix", "40",
                     "--start", str(file), "--out", str(other))
    assert code == 0
    assert ('"jemaa train marrakech/3 --games 3 --seed 1 --rates 0.001,1e-05,1 --opponent-mix 40 --start net.json"'
            in other.read_text())
    code, _, err = run("train", "marrakech/3", "--rates", "0.001,0,1", "--out", str(tmp_path / "none.json"))
    assert (code, "is not three numbers above 0" in err) == (2, True)


@pytest.mark.parametrize("units", ["", "32", "0,8", "240,32", "8,x", "8,-1", "1,2,3"])
def test_units_that_are_no_two_layers_are_refused(units: str, tmp_path: Path) -> None:
    code, _, err = run("train", "marrakech/2", "--units", units, "--out", str(tmp_path / "net.json"))
    assert (code, "is not two numbers of units" in err) == (2, True)


def test_the_command_takes_units(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    code, _, _ = run("train", "marrakech/2", "--games", "4", "--units", "16,0", "--out", str(file))
    assert code == 0
    network = load(file, game_type("marrakech").inputs)
    assert (network.inputs.shape[1], len(network.middle), network.outputs.shape) == (16, 0, (2, 16))
    assert '--units 16,0"' in file.read_text()


@pytest.mark.parametrize(("tables", "wanted"), [
    (["marrakech/2", "marrakech/3"], "different networks"), (["morocco"], "different networks"),
    (["morocco/2", "--opponent-mix", "5"], "no rule of thumb")])
def test_what_cannot_be_taught_is_refused(tables: list[str], wanted: str, tmp_path: Path) -> None:
    code, _, err = run("train", *tables, "--out", str(tmp_path / "net.json"))
    assert code == 2
    assert wanted in err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("given", "wanted"), [
    (["--batch", "150"], "150 is not a multiple of 100, as 100 is"), (["--batch", "0"], "not in the range"),
    (["--batch", "many"], "not a valid integer"), (["--device", "gpu"], "is not one of 'cpu', 'cuda'"),
    (["--device", "cuda", "--workers", "2"], "leave out --workers and --ray"),
    (["--device", "cuda", "--ray", "127.0.0.1:1"], "leave out --workers and --ray"),
    (["--device", "cuda", "--simulations", "8"], "leave out --device or --simulations"),
    (["--simulations", "-1"], "not in the range")])
def test_what_a_gpu_cannot_do_is_refused(given: list[str], wanted: str, tmp_path: Path) -> None:
    code, _, err = run("train", "marrakech/2", *given, "--out", str(tmp_path / "net.json"))
    assert code == 2
    assert wanted in err
    assert not list(tmp_path.iterdir())


def test_without_a_gpu_nothing_is_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "is_available", lambda: False)
    code, _, err = run("train", "marrakech/2", "--device", "cuda", "--out", str(tmp_path / "net.json"))
    assert (code, "use device 'cpu'" in err) == (2, True)
    assert not list(tmp_path.iterdir())


def test_larger_batches_are_named_by_the_file(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    assert run("train", TABLE, "--games", "230", "--units", "8,4", "--batch", "200", "--out", str(file))[0] == 0
    assert '--units 8,4 --batch 200"' in file.read_text()
    settings = Settings(tables=(TABLE,), games=1, batch=300, device="cuda")
    assert settings.command == f"jemaa train {TABLE} --games 1 --seed 1 --batch 300 --device cuda"


def test_searches_are_named_by_the_file_and_learnt_from(tmp_path: Path) -> None:
    plain, file, again = (tmp_path / name for name in ("plain.json", "searched.json", "again.json"))
    few = "train", TABLE, "--games", "3", "--units", "8,4", "--workers", "1"
    assert run(*few, "--out", str(plain))[0] == 0
    assert [run(*few, "--simulations", "8", "--out", str(out))[0] for out in (file, again)] == [0, 0]
    assert '--units 8,4 --simulations 8"' in file.read_text()
    assert again.read_text() == file.read_text()
    inputs = game_type("marrakech").inputs
    assert not np.array_equal(load(file, inputs).inputs, load(plain, inputs).inputs)


def test_what_is_missing_is_told(tmp_path: Path) -> None:
    for arguments in (["marrakech/2"], ["--out", str(tmp_path / "net.json")]):
        code, _, err = run("train", *arguments)
        assert (code, "as in: jemaa train marrakech/4 --out 4.json" in err) == (2, True)


def kept(folder: Path) -> Path:
    """The checkpoint of a training that has just begun."""
    settings = Settings(tables=(TABLE,), games=30, size=SMALL)
    file = folder / "net.json.checkpoint"
    checkpoint.save(file, settings, Trainer(settings.plan(), SMALL))
    return file


def test_a_checkpoint_goes_on_to_the_same_file(tmp_path: Path) -> None:
    file, other = kept(tmp_path), tmp_path / "other.json"
    assert run("train", "--resume", str(file), "--workers", "1") == (0, "", "")
    assert not file.exists()
    run("train", TABLE, "--games", "30", "--units", "8,4", "--out", str(other))
    assert (tmp_path / "net.json").read_bytes() == other.read_bytes()


def test_a_checkpoint_is_not_overwritten_nor_is_its_training_changed(tmp_path: Path) -> None:
    file = kept(tmp_path)
    code, _, err = run("train", TABLE, "--games", "3", "--out", str(tmp_path / "net.json"))
    assert (code, f"go on with --resume {file}" in err) == (2, True)
    for wanted in (["--games", "3"], ["--seed", "3"], ["--out", "x.json"], ["--units", "3,3"], ["--batch", "200"],
                   ["--device", "cpu"], ["--simulations", "8"], [TABLE]):
        code, _, err = run("train", "--resume", str(file), *wanted)
        assert (code, "--resume goes on with the training as it was begun; leave out" in err) == (2, True)
    (tmp_path / "net.json").write_text("mine")
    code, _, err = run("train", "--resume", str(file))
    assert (code, "net.json exists" in err) == (2, True)
    code, _, err = run("train", "--resume", str(tmp_path / "net.json"))
    assert (code, "net.json is no checkpoint's name" in err) == (2, True)


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent by a signal")
def test_ctrl_c_says_how_to_go_on(tmp_path: Path) -> None:
    """In a process of its own, once the first checkpoint is there; nothing but the sentence is written."""
    process = subprocess.Popen(
        [sys.executable, "-m", "jemaa", "train", TABLE, "--games", "1000000", "--units", "8,4", "--checkpoint-every",
         "1", "--workers", "2", "--out", "net.json"], cwd=tmp_path, stderr=subprocess.PIPE, text=True)
    file = tmp_path / "net.json.checkpoint"
    while not file.exists():
        assert process.poll() is None
        os.sched_yield()
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=120)
    games = checkpoint.load(file)[1].games
    assert process.returncode == 130
    assert f"Stopped after {games} games; go on with: jemaa train --resume net.json.checkpoint\n" in err
    assert games % BATCH == 0
