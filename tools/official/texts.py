"""The community's data where it lies beside the checkout; nothing of it is in the repository."""

from __future__ import annotations

import html
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

REFERENCE = Path(__file__).parents[3] / "shared" / "reference" / "destiny"
DATA = REFERENCE / "data"


def is_here() -> bool:
    """Say whether the data lies beside the checkout."""
    return (DATA / "set").is_dir()


@cache
def records() -> dict[str, dict[str, Any]]:
    """Return every printed record by its code."""
    found: dict[str, dict[str, Any]] = {}
    for file in sorted((DATA / "set").glob("*.json")):
        found |= {record["code"]: record for record in json.loads(file.read_text("utf-8"))}
    return found


def official_text(code: str) -> str:
    """Return the English text of a record, plain: one line for each ability, reminders left out."""
    written = html.unescape(records()[code].get("text") or "").replace("’", "'")
    written = re.sub(r"<em>.*?</em>", " ", written, flags=re.DOTALL)
    written = re.sub(r"<[^>]*>", "", written)
    written = re.sub(r"\((?![^)]*\[)[^)]*\)", " ", written)
    lines = [re.sub(r"\s+", " ", line).strip() for line in written.splitlines()]
    return "\n".join(line for line in lines if line)
