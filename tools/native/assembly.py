"""LLVM's side: one module of all functions, turned into an object file for any processor."""

import re
from collections.abc import Iterable, Sequence

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import types

from jemaa.core.native import METADATA
from tools.native.exports import Export
from tools.native.platforms import MODULE, Platform

llvm.initialize_all_targets()
llvm.initialize_all_asmprinters()


def compiled(export: Export) -> tuple[str, types.Type]:
    """A function as LLVM's text, with all that it calls and under its own name; and the type that it returns."""
    export.function.compile(export.signature)
    overload = export.function.overloads[export.signature]
    name = re.escape(overload.fndesc.llvm_func_name)
    text = re.sub(rf'@"?{name}"?(?=[\s(,])', f"@{export.symbol}", overload.library.get_llvm_str())
    return text, overload.signature.return_type


def object_file(texts: Iterable[str], names: Sequence[str], metadata: bytes | None, platform: Platform) -> bytes:
    """The functions `names` in machine code for a platform; `texts` are what `compiled` gave.

    `metadata`, where there are any, go into it as a text. Nothing else can be called from outside. Numba's wrappers for
    Python go, because nothing calls them.
    """
    machine = llvm.Target.from_triple(platform.triple).create_target_machine(
        cpu=platform.processor, features=platform.features, opt=3, codemodel=platform.code_model,
        reloc="static" if platform == MODULE else "pic")
    target = platform.triple, str(machine.target_data)
    module = llvm.parse_assembly(_module(metadata, *target))
    for text in texts:
        module.link_in(llvm.parse_assembly(_retargeted(text, *target)))
    module.verify()
    shown = {*names, METADATA}
    for part in (*module.functions, *module.global_variables):
        if not part.is_declaration:
            _set_linkage(part, part.name in shown, platform)
    _optimise(module, machine, 2 if platform == MODULE else 3)
    return bytes(machine.emit_object(module))


def _retargeted(text: str, triple: str, layout: str) -> str:
    """A module's text for another processor."""
    text = re.sub(r'target datalayout = ".*"', f'target datalayout = "{layout}"', text)
    text = re.sub(r'target triple = ".*"', f'target triple = "{triple}"', text)
    text = re.sub(r'"target-(cpu|features)"="[^"]*"', "", text)
    return text.replace("= common ", "= internal ")


def _module(content: bytes | None, triple: str, layout: str) -> str:
    """A module that holds nothing, or nothing but a text."""
    module = ir.Module()
    module.triple, module.data_layout = triple, layout
    if content is None:
        return str(module)
    kind = ir.ArrayType(ir.IntType(8), len(content) + 1)
    text = ir.GlobalVariable(module, kind, METADATA)
    text.global_constant = True
    text.initializer = ir.Constant(kind, bytearray(content + b"\0"))
    return str(module)


def _set_linkage(part: llvm.ValueRef, shown: bool, platform: Platform) -> None:
    if not shown:
        part.linkage = "internal"
    elif platform.ending == ".dll":
        part.storage_class = "dllexport"


def _optimise(module: llvm.ModuleRef, machine: llvm.TargetMachine, level: int) -> None:
    """Optimise a module; `level` is 2, or 3 where code may be somewhat larger."""
    options = llvm.create_pipeline_tuning_options(speed_level=level)
    options.loop_vectorization = options.slp_vectorization = True
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
