"""`jemaa train-policy`: the file that it writes, what it refuses, and how it goes on."""

from pathlib import Path

import pytest

from jemaa.bots.policy_network import load
from jemaa.bots.policy_play import CLOSELY
from jemaa.bots.policy_trainer import PolicyTrainer
from jemaa.bots.trainer import Trainer
from jemaa.games import game_type
from jemaa.learning import checkpoint
from jemaa.learning.settings import PolicySettings, Settings
from tests.bots.trained import SMALL
from tests.cli.test_main import run

COMMAND = f"train-policy morocco/2 --games 1 --seed 5 --simulations {CLOSELY} --passes 2 --rate 0.002 --units 8,4"


def test_the_command_writes_a_file_that_names_it(tmp_path: Path) -> None:
    file, kind = tmp_path / "net.json", game_type("morocco")
    code, out, err = run(*COMMAND.split(), "--out", str(file))
    assert (code, out) == (0, "")
    assert [line.partition(" by ")[0] for line in err.splitlines()] == [
        "The policy diverges from the searches' visits"] * 2
    assert [left.name for left in tmp_path.iterdir()] == ["net.json"], "the checkpoint is gone"
    assert f'"command": "jemaa {COMMAND}"' in file.read_text()
    assert kind.policy
    policy = load(file, kind.inputs, kind.policy)
    assert (policy.inputs.shape[1], policy.output.shape) == (8, (1, 4))
    code, _, err = run(*COMMAND.split(), "--out", str(file))
    assert (code, "net.json exists; give another --out" in err) == (2, True)


@pytest.mark.parametrize(("words", "wanted"), [
    (["marrakech/2"], "marrakech has no features of actions, and so no policy"),
    (["morocco/2", "morocco/3"], "different networks"),
    (["morocco/2", "--units", "32"], "is not two numbers of units, 1 to 64 each"),
    (["morocco/2", "--units", "0,32"], "is not two numbers of units"),
    (["morocco/2", "--units", "32,65"], "is not two numbers of units"),
    (["morocco/2", "--simulations", "19"], "19 is not in the range"),
    (["morocco/2", "--rate", "0"], "0.0 is not in the range"),
    ([], "as in: jemaa train-policy morocco/2 --out 2-policy.json")])
def test_what_cannot_be_trained_is_refused(words: list[str], wanted: str, tmp_path: Path) -> None:
    code, _, err = run("train-policy", *words, "--out", str(tmp_path / "net.json"))
    assert code == 2
    assert wanted in err
    assert not list(tmp_path.iterdir())


def kept(folder: Path) -> Path:
    """The checkpoint of a training that has just begun."""
    settings = PolicySettings(tables=("morocco/2",), games=1, simulations=CLOSELY, passes=1)
    file = folder / "net.json.checkpoint"
    checkpoint.save(file, settings, PolicyTrainer(settings.plan()))
    return file


def test_a_checkpoint_goes_on_to_the_same_file(tmp_path: Path) -> None:
    file, other = kept(tmp_path), tmp_path / "other.json"
    assert run("train-policy", "--resume", str(file), "--workers", "1")[0] == 0
    assert not file.exists()
    run("train-policy", "morocco/2", "--games", "1", "--simulations", str(CLOSELY), "--passes", "1", "--out",
        str(other))
    assert (tmp_path / "net.json").read_bytes() == other.read_bytes()


def test_each_command_goes_on_with_its_own_checkpoints(tmp_path: Path) -> None:
    policy, network = kept(tmp_path), tmp_path / "value.json.checkpoint"
    settings = Settings(tables=("morocco/2",), games=30, size=SMALL)
    checkpoint.save(network, settings, Trainer(settings.plan(), SMALL))
    code, _, err = run("train", "--resume", str(policy))
    assert (code, "is of a policy: go on with jemaa train-policy --resume" in err) == (2, True)
    code, _, err = run("train-policy", "--resume", str(network))
    assert (code, "is not of a policy: go on with jemaa train --resume" in err) == (2, True)
