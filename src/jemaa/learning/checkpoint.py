"""The file from which a training goes on: its settings and all that the learner knows, written whole or not at all."""

import os
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any
from zipfile import BadZipFile

import msgspec

from jemaa.arena.build import build
from jemaa.bots.network import MOST_HIDDEN
from jemaa.bots.self_play import Size
from jemaa.bots.trainer import BATCH, Array, Trainer
from jemaa.core.errors import JemaaError
from jemaa.core.extra import extras
from jemaa.core.naming import naming
from jemaa.learning.settings import Settings

with extras():
    import numpy as np

SUFFIX = ".checkpoint"
"""What is added to the name of the network's file."""
FORMAT = 1
HEADER = "header"
"""The entry of the file that is no array of the learner: JSON in UTF-8, one byte a number."""


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the arrays of a checkpoint belong to."""

    format: Annotated[int, msgspec.Meta(ge=FORMAT, le=FORMAT)] = FORMAT
    build: str
    """The hash of the code that the training follows from."""
    settings: Settings
    games: int
    """Games that were learnt from, whole batches."""
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


def save(file: Path, settings: Settings, trainer: Trainer) -> None:
    """Write a checkpoint between two batches; after a crash at any moment the file is the old one or the new one.

    Raises an `OSError` that names the file where it cannot be written.
    """
    header = Header(build=hash_of(trainer), settings=settings, games=trainer.games, is_new=trainer.is_new)
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


def load(file: Path) -> tuple[Settings, Trainer]:
    """The settings in a checkpoint, and a trainer that goes on from it.

    Raises `JemaaError` where the file is no checkpoint or damaged, or the code has changed since, and an `OSError` that
    names it where it cannot be read.
    """
    try:
        with naming(file), file.open("rb") as source, np.load(source, allow_pickle=False) as entries:
            header = msgspec.json.decode(entries[HEADER].tobytes(), type=Header)
            trainer = Trainer(header.settings.plan(), _size(entries))
            changed = header.build != hash_of(trainer)
            if not changed:
                _restore(trainer, header, entries)
    except (EOFError, KeyError, ValueError, TypeError, BadZipFile) as error:
        raise JemaaError(f"{file.name} is no checkpoint of a training, or is damaged ({error})") from None
    if changed:
        raise JemaaError(f"the rules, the bots or the trainer have changed since {file.name} was written, so that it "
                         "can't go on as it was begun; train anew, into another file")
    return header.settings, trainer


def _size(entries: Mapping[str, Array]) -> Size:
    """The units of the network that was trained."""
    middle = entries["learner_middle"]
    size = Size(entries["learner_inputs"].shape[1], middle.shape[1] if len(middle) else 0)
    if sum(size) > MOST_HIDDEN:
        raise ValueError(f"its network has more than {MOST_HIDDEN} units")
    return size


def _restore(trainer: Trainer, header: Header, entries: Mapping[str, Array]) -> None:
    if header.games % BATCH or not 0 <= header.games < trainer.plan.games:
        raise ValueError("it is not between two batches of games")
    trainer.restore(header.games, entries)
    trainer.is_new = header.is_new


def hash_of(trainer: Trainer) -> str:
    """The hash of the code and the weights that a training follows from."""
    return build((trainer.plan.tables[0].type.name,), training=True)
