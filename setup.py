"""Compiles what pyproject.toml names when CANTINA_COMPILE is set (`make compile`, `make wheel`).

Everywhere else nothing is compiled: the same sources are interpreted.
"""

import os
import tomllib
from pathlib import Path

from setuptools import Extension, setup

ROOT = Path(__file__).parent


def compiled() -> list[Extension]:
    """Return the modules to compile, as one group whose functions call each other directly."""
    if not os.environ.get("CANTINA_COMPILE"):
        return []
    from mypyc.build import mypycify

    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    names = project["tool"]["cantina"]["compiled"]
    return mypycify(
        [f"src/cantina/{name}.py" for name in names],
        opt_level="1",
        debug_level="0",
        group_name="cantina",
    )


setup(ext_modules=compiled())
