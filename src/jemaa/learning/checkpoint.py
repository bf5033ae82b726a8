"""The file from which a training goes on: its settings and all that the learner knows, written whole or not at all."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeAlias
from zipfile import BadZipFile

import msgspec

from jemaa.bots.network import MOST_HIDDEN
from jemaa.bots.policy_trainer import PolicyTrainer
from jemaa.bots.self_play import Size
from jemaa.bots.trainer import Array, Trainer
from jemaa.core.errors import JemaaError
from jemaa.core.extra import extras
from jemaa.core.naming import naming
from jemaa.learning.identity import identity
from jemaa.learning.settings import PolicySettings, Settings

with extras():
    import numpy as np

Training: TypeAlias = tuple[Settings, Trainer] | tuple[PolicySettings, PolicyTrainer]
"""The settings of a training, and its trainer."""
SUFFIX = ".checkpoint"
"""What is added to the name of the network's file."""
FORMAT = 2
HEADER = "header"
"""The entry of the file that is no array of the learner: JSON in UTF-8, one byte a number."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the arrays of a checkpoint belong to."""

    format: Annotated[int, msgspec.Meta(ge=FORMAT, le=FORMAT)] = FORMAT
    build: str
    """The hash of the code that the training follows from."""
    settings: Settings | PolicySettings
    games: int
    """Games that were added, of a network whole batches."""
    is_new: bool
    """Whether training began with random weights."""


def file_for(out: Path) -> Path:
    """The checkpoint of the training that will write `out`."""
    return out.with_name(out.name + SUFFIX)


def out_for(file: Path) -> Path:
    """The file that the training of a checkpoint will write; raises `JemaaError` where the name is no checkpoint's."""
    if not file.name.endswith(SUFFIX) or file.name == SUFFIX:
        raise JemaaError(f"{file.name} is no checkpoint's name: it ends with {SUFFIX}, as in 4.json{SUFFIX}")
    return file.with_name(file.name.removesuffix(SUFFIX))


def save(file: Path, settings: Settings | PolicySettings, trainer: Trainer | PolicyTrainer) -> None:
    """Write a checkpoint between two batches, or between two games of a policy.

    After a crash at any moment the file is the old one or the new one. Raises an `OSError` that names the file where it
    cannot be written.
    """
    header = Header(build=identity(trainer.plan), settings=settings, games=trainer.games, is_new=trainer.is_new)
    entries: dict[str, Any] = {HEADER: np.frombuffer(msgspec.json.encode(header), np.uint8), **trainer.state()}
    with naming(file):
        handle, name = tempfile.mkstemp(prefix=file.name, dir=file.parent)
        try:
            with os.fdopen(handle, "wb") as part:
                np.savez(part, allow_pickle=False, **entries)
                part.flush()
                os.fsync(part.fileno())
            Path(name).replace(file)
        except BaseException:
            Path(name).unlink()
            raise


def load(file: Path) -> Training:
    """The settings in a checkpoint, and a trainer that goes on from it.

    Raises `JemaaError` where the file is no checkpoint or damaged, or the code has changed since, and an `OSError` that
    names it where it cannot be read.
    """
    try:
        with naming(file), file.open("rb") as source, np.load(source, allow_pickle=False) as entries:
            header = msgspec.json.decode(entries[HEADER].tobytes(), type=Header)
            made = _trainer(header, entries)
            trainer: Trainer | PolicyTrainer = made[1]
            changed = header.build != identity(trainer.plan)
            if not changed:
                trainer.restore(header.games, entries)
    except (EOFError, KeyError, ValueError, TypeError, BadZipFile) as error:
        raise JemaaError(f"{file.name} is no checkpoint of a training, or is damaged ({error})") from None
    if changed:
        raise JemaaError(f"the rules, the bots, their networks or the trainer have changed since {file.name} was "
                         "written, so that it can't go on as it was begun; train anew, into another file")
    return made


def _trainer(header: Header, entries: Mapping[str, Array]) -> Training:
    """The settings, and a new trainer of the same kind and size."""
    settings = header.settings
    if isinstance(settings, PolicySettings):
        return settings, PolicyTrainer(settings.plan())
    trainer = Trainer(settings.plan(), _size(entries))
    trainer.is_new = header.is_new
    return settings, trainer


def _size(entries: Mapping[str, Array]) -> Size:
    """The units of the network that was trained."""
    middle = entries["learner_middle"]
    size = Size(entries["learner_inputs"].shape[1], middle.shape[1] if len(middle) else 0)
    if sum(size) > MOST_HIDDEN:
        raise ValueError(f"its network has more than {MOST_HIDDEN} units")
    return size
