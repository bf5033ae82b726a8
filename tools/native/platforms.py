"""The platforms that libraries are built for, all on one machine."""

import platform
import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Platform:
    """One kind of processor and operating system.

    triple:    LLVM's name for it.
    processor: the least processor that the code runs on, in LLVM's words.
    linker:    Zig's name for it, with the oldest C library; "" for WebAssembly.
    ending:    the ending of a library's file.
    tag:       the platform tag of a wheel.
    libraries: what is linked besides.
    features:  what the processor can do beyond the least one, in LLVM's words.
    code_model: how far apart code and numbers may lie, in llvmlite's words.
    """

    triple: str
    processor: str
    linker: str
    ending: str
    tag: str
    libraries: tuple[str, ...] = ()
    features: str = ""
    code_model: str = "jitdefault"


WEB_FEATURES = "+bulk-memory,+mutable-globals,+nontrapping-fptoint,+sign-ext,+simd128"
"""What all browsers know since 2023."""
PLATFORMS = {
    "linux-x86_64": Platform("x86_64-unknown-linux-gnu", "x86-64-v2", "x86_64-linux-gnu.2.17", ".so",
                             "manylinux_2_17_x86_64.manylinux2014_x86_64", ("-lm",)),
    "linux-aarch64": Platform("aarch64-unknown-linux-gnu", "generic", "aarch64-linux-gnu.2.17", ".so",
                              "manylinux_2_17_aarch64.manylinux2014_aarch64", ("-lm",)),
    "macos-arm64": Platform("arm64-apple-macosx11.0.0", "apple-m1", "aarch64-macos.11.0", ".dylib",
                            "macosx_11_0_arm64", code_model="small"),  # decision 45
    "windows-x86_64": Platform("x86_64-pc-windows-gnu", "x86-64-v2", "x86_64-windows-gnu", ".dll", "win_amd64"),
}
PYODIDE = Platform("wasm32-unknown-emscripten", "generic", "", ".so", "", features=WEB_FEATURES)
"""A library for Python in WebAssembly, which loads it into its own memory."""
MODULE = Platform("wasm32-unknown-unknown", "generic", "", ".wasm", "", features=WEB_FEATURES)
"""A WebAssembly module of one game, with a memory of its own: for JavaScript."""


def this_machine() -> str | None:
    """The name of the platform that this program runs on; None if no library is built for it."""
    system = {"linux": "linux", "darwin": "macos", "win32": "windows"}.get(sys.platform)
    processor = {"amd64": "x86_64"}.get(platform.machine().lower(), platform.machine().lower())
    name = f"{system}-{processor}"
    return name if name in PLATFORMS else None
