"""Memory handed to PyTorch, JAX and others without a copy: a DLPack capsule around a pointer.

The structures are those of dlpack.h (https://github.com/dmlc/dlpack), version 0.8.
"""

import ctypes
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

CPU, CUDA = 1, 2
"""Kinds of device."""
KINDS = {"i": 0, "u": 1, "f": 2}
NAME = b"dltensor"


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Type(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (("data", ctypes.c_void_p), ("device", _Device), ("ndim", ctypes.c_int32), ("dtype", _Type),
                ("shape", ctypes.POINTER(ctypes.c_int64)), ("strides", ctypes.c_void_p), ("offset", ctypes.c_uint64))


Array: TypeAlias = Any
"""An array of NumPy, or of Numba on a device, for which Numba has no types."""
Capsule: TypeAlias = Any
"""A capsule of Python's C API, for which Python 3.11 has no type."""

_Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_Destructor = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", _Deleter))


_lent: dict[int, tuple[object, ...]] = {}
"""What must stay alive while somebody uses a capsule, by the address of its structure."""


def _give_back(address: int) -> None:
    _lent.pop(address, None)


def _drop_unused(capsule: int) -> None:
    """Free the memory of a capsule that no library took over: it still has its first name."""
    if ctypes.pythonapi.PyCapsule_IsValid(ctypes.c_void_p(capsule), NAME):
        _give_back(_pointer(ctypes.c_void_p(capsule), NAME))


_pointer = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)(
    ("PyCapsule_GetPointer", ctypes.pythonapi))
_new = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)(
    ("PyCapsule_New", ctypes.pythonapi))


_on_release, _on_drop = _Deleter(_give_back), _Destructor(_drop_unused)


class Shared:
    """An array that other libraries take over without a copy; contiguous, and never moved.

    owner:   the object that holds the memory.
    pointer: the address where it begins.
    """

    def __init__(self, owner: Array, pointer: int, shape: tuple[int, ...], dtype: npt.DTypeLike, device: int) -> None:
        self.owner, self.pointer, self.shape, self.dtype, self._device = owner, pointer, shape, np.dtype(dtype), device

    def __dlpack_device__(self) -> tuple[int, int]:
        return self._device, 0

    def __dlpack__(self, *, dl_device: tuple[int, int] | None = None, copy: bool | None = None, **_: object) -> Capsule:
        """A capsule with the memory; the caller's stream waits for nothing: kernels run on the default stream.

        Raises `BufferError` where a copy is wanted, or another device.
        """
        if copy or dl_device not in (None, self.__dlpack_device__()):
            raise BufferError("this memory is shared as it is, where it is: take it over, then copy what you have "
                              "taken, or use copy_to_host()")
        shape = (ctypes.c_int64 * len(self.shape))(*self.shape)
        kind = _Type(KINDS[self.dtype.kind], self.dtype.itemsize * 8, 1)
        tensor = _Tensor(self.pointer, _Device(self._device, 0), len(self.shape), kind, shape, None, 0)
        managed = _Managed(tensor, None, _on_release)
        address = ctypes.addressof(managed)
        _lent[address] = managed, shape, self.owner
        return _new(address, NAME, ctypes.cast(_on_drop, ctypes.c_void_p))

    @property
    def __cuda_array_interface__(self) -> dict[str, object]:
        if self._device != CUDA:
            raise AttributeError("this memory is not on a GPU")
        return {"shape": self.shape, "typestr": self.dtype.str, "data": (self.pointer, False), "version": 3,
                "strides": None}

    def copy_to_host(self) -> npt.NDArray[np.generic]:
        """A copy as a NumPy array."""
        copied: npt.NDArray[np.generic] = self.owner.copy_to_host() if self._device == CUDA else self.owner.copy()
        return copied
