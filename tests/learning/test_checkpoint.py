"""The file that a training goes on from: whole or not at all, and only with the code that wrote it."""

from pathlib import Path

import numpy as np
import pytest

from jemaa.bots.network import load as load_network
from jemaa.bots.self_play import BATCH, Size, play
from jemaa.bots.trainer import Trainer
from jemaa.core.errors import JemaaError
from jemaa.learning import checkpoint
from jemaa.learning.settings import Settings
from tests.bots.trained import ONE, SMALL, learn

SETTINGS = Settings(tables=("marrakech/2/two_player_rugs=single",), games=BATCH + 20, seed=3, size=SMALL)


def after_a_batch(settings: Settings = SETTINGS) -> Trainer:
    trainer = Trainer(settings.plan(), settings.size)
    for part in trainer.parts():
        trainer.add(play(trainer.plan, part), lambda: None)
        if trainer.games == BATCH:
            break
    return trainer


def test_what_is_loaded_comes_to_what_was_begun(tmp_path: Path) -> None:
    file, trainer = tmp_path / "net.json.checkpoint", after_a_batch()
    checkpoint.save(file, SETTINGS, trainer)
    settings, again = checkpoint.load(file)
    assert isinstance(again, Trainer)
    assert (settings, again.games, again.is_new) == (SETTINGS, BATCH, True)
    whole = learn(Trainer(SETTINGS.plan(), SMALL))
    assert all(map(np.array_equal, learn(again).network, whole.network))
    assert [name.name for name in tmp_path.iterdir()] == [file.name]


def test_a_training_that_began_with_a_network_goes_on_with_one_of_its_size(tmp_path: Path) -> None:
    file = tmp_path / "net.json.checkpoint"
    known = load_network(ONE.type.inputs.file(ONE.start().row), ONE.type.inputs)
    checkpoint.save(file, SETTINGS, Trainer(SETTINGS.plan(), known))
    _, again = checkpoint.load(file)
    assert isinstance(again, Trainer)
    assert again.network.inputs.shape == known.inputs.shape
    assert not again.is_new


def test_a_failed_save_leaves_the_file_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, trainer = tmp_path / "net.json.checkpoint", Trainer(SETTINGS.plan(), SMALL)
    checkpoint.save(file, SETTINGS, trainer)
    before = file.read_bytes()

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(np, "savez", full)
    with pytest.raises(OSError, match="No space left") as failure:
        checkpoint.save(file, SETTINGS, trainer)
    assert failure.value.filename == str(file)
    assert file.read_bytes() == before
    assert [name.name for name in tmp_path.iterdir()] == [file.name]


def test_other_code_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "net.json.checkpoint"
    checkpoint.save(file, SETTINGS, Trainer(SETTINGS.plan(), SMALL))
    monkeypatch.setattr(checkpoint, "identity", lambda _: "another")
    with pytest.raises(JemaaError, match=r"have changed since net\.json\.checkpoint was written"):
        checkpoint.load(file)


@pytest.mark.parametrize("damage", [lambda _: b"", lambda _: b"{}", lambda content: content[:2000],
                                    lambda content: content.replace(b'"games":0', b'"games":7'),
                                    lambda content: content.replace(b'"format":2', b'"format":9')])
def test_damage_is_told_in_a_sentence(damage: object, tmp_path: Path) -> None:
    file = tmp_path / "net.json.checkpoint"
    checkpoint.save(file, SETTINGS, Trainer(SETTINGS.plan(), SMALL))
    assert callable(damage)
    file.write_bytes(damage(file.read_bytes()))
    with pytest.raises(JemaaError, match=r"net\.json\.checkpoint is no checkpoint of a training, or is damaged"):
        checkpoint.load(file)


def test_more_units_than_there_is_room_for_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.json.checkpoint"
    checkpoint.save(file, SETTINGS, Trainer(SETTINGS.plan(), Size(250, 10)))
    with pytest.raises(JemaaError, match="more than 256 units"):
        checkpoint.load(file)


def test_it_stands_beside_the_file_to_be() -> None:
    assert checkpoint.file_for(Path("a/4.json")) == Path("a/4.json.checkpoint")
    assert checkpoint.out_for(Path("a/4.json.checkpoint")) == Path("a/4.json")
    for name in ("4.json", ".checkpoint"):
        with pytest.raises(JemaaError, match="no checkpoint's name"):
            checkpoint.out_for(Path(name))
