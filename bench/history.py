"""What `make bench ARGS=--keep` has found, run by run: `bench/history.jsonl` and its drawing."""

import datetime
import json
import os
import platform
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.drawing import Panel, draw
from bench.games import SETTINGS

FOLDER = Path(__file__).parent
HISTORY = FOLDER / "history.jsonl"
DRAWING = FOLDER / "history.svg"
MEASURES = {
    "ratio": "decisions a second, times those of the peer in the same run",
    "table_copy_us": "copy of a table, µs",
    "view_us": "view after an answer, µs",
    "imagine_us": "imagining a table, µs",
    "greedy_ms": "the greedy bot's answer, ms",
    "table_kb": "a live table, KB",
}


def entry(found: dict[str, Any]) -> dict[str, Any]:
    """Return one line of the history: when, what, where, and the figures."""
    return {
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "commit": commit(),
        "machine": machine(),
        "figures": found,
    }


def commit() -> str:
    """Name the commit that was measured; a plus says that something was not committed."""
    name = _git("rev-parse", "--short", "HEAD")
    changed = _git("status", "--porcelain", "--untracked-files=no", "--", "src", "bench")
    return f"{name}+" if changed else name


def _git(*arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=FOLDER, capture_output=True, text=True, check=False
    )
    return done.stdout.strip()


def machine() -> str:
    """Describe the machine in words."""
    cores = f"{os.cpu_count()} cores"
    return f"{cores}, {processor()}, Python {platform.python_version()}, {platform.system()}"


def processor() -> str:
    """Name the processor."""
    information = Path("/proc/cpuinfo")
    lines = information.read_text().splitlines() if information.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def read(file: Path = HISTORY) -> list[dict[str, Any]]:
    """Return all runs, the oldest first."""
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text().splitlines() if line]


def keep(found: dict[str, Any], file: Path = HISTORY, drawing: Path = DRAWING) -> None:
    """Add a run and draw the history anew."""
    with file.open("a") as out:
        out.write(json.dumps(entry(found), ensure_ascii=False) + "\n")
    drawing.write_text(drawn(read(file)))


def drawn(runs: Sequence[dict[str, Any]]) -> str:
    """Return the history as an SVG file: a panel a measure, a line a game."""
    labels = [f"{run['date'][5:]} {run['commit']}" for run in runs]
    panels = [
        Panel(
            title,
            labels,
            {
                name: [run["figures"].get("games", {}).get(name, {}).get(measure) for run in runs]
                for name in SETTINGS
            },
        )
        for measure, title in MEASURES.items()
    ]
    return draw("Cantina, measured", panels)
