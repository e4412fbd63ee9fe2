"""Compiles when CANTINA_COMPILE is set (`make compile`, `make wheel`): what pyproject.toml names.

Everywhere else nothing is compiled: the same sources are interpreted, and `core/piece.py` copies
pieces without `core/_copying.c`.
"""

import os
import tomllib
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent


def compiled() -> list[Extension]:
    """Return what to compile: modules as one group that call each other directly, and C."""
    if not os.environ.get("CANTINA_COMPILE"):
        return []
    from mypyc.build import mypycify

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    names = project["tool"]["cantina"]["compiled"]
    modules = mypycify(
        [f"src/cantina/{name}.py" for name in names],
        opt_level="1",
        debug_level="0",
        group_name="cantina",
        multi_file=True,
    )
    fields = ("-include", str(ROOT / "src/cantina/core/_fields.h"))
    for module in modules:  # hidden, so that the modules call each other without a detour
        module.extra_compile_args = [*module.extra_compile_args, "-fvisibility=hidden", *fields]
    return [*modules, Extension("cantina.core._copying", ["src/cantina/core/_copying.c"])]


setup(ext_modules=compiled())
