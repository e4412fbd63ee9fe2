"""Folders that a command is told to write to."""

from __future__ import annotations

import os
from pathlib import Path

from cantina.core.problem import Problem
from cantina.core.text import text


def check_folder(folder: Path) -> Path:
    """Refuse what cannot be written to, before anything is; returns what is there of the path."""
    there = next(one for one in (folder, *folder.absolute().parents) if one.exists())
    if not there.is_dir():
        raise Problem(text("cli-folder-is-file", file=str(there)))
    if not os.access(there, os.W_OK | os.X_OK):
        raise Problem(text("cli-folder-closed", folder=str(there)))
    return there
