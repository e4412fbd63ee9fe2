"""Budgets and ratios: `make bench`, with ARGS a suite's name, --keep or --json.

`python -m bench curve` prints what a decision costs against what lies on the table, `parts` what
it is made of; `--keep` adds the run to bench/history.jsonl and draws bench/history.svg anew.
"""

import argparse
import json
import sys
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable

from bench import history

SUITES = ("games", "core", "many", "words", "x_wing_geometry")
WIDTH = 110
"""Of the lines where nobody says how wide they may be."""
MORE = ("curve", "parts", "x_wing_curve")
"""Suites that run only when they are named."""


def show(title: str, found: dict[str, Any], console: Console) -> None:
    """Print a suite's figures, each in a line of its own."""
    table = RichTable(title=title, title_justify="left", box=None, show_header=False)
    for name, value in found.items():
        if isinstance(value, dict):
            table.add_row(f"[bold]{name}[/]", "")
            for inner, figure in value.items():
                table.add_row(f"  {inner}", written(figure))
        else:
            table.add_row(name, written(value))
    console.print(table)
    console.print()


def written(figure: object) -> str:
    """Write a figure for people."""
    return f"{figure:,}" if isinstance(figure, int | float) else str(figure)


def main() -> None:
    """Run the suites."""
    parser = argparse.ArgumentParser(description=__doc__)
    known = (*SUITES, *MORE)
    parser.add_argument("suites", nargs="*", metavar="suite", help=f"any of {', '.join(known)}")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--keep", action="store_true", help="add the run to the history")
    arguments = parser.parse_args()
    if unknown := set(arguments.suites) - set(known):
        parser.error(f"no suite {', '.join(sorted(unknown))}; there are {', '.join(known)}")
    console = Console(stderr=arguments.json, width=None if sys.stdout.isatty() else WIDTH)
    found = {}
    for name in arguments.suites or SUITES:
        suite = import_module(f"bench.{name}")
        found[name] = suite.run()
        if hasattr(suite, "show"):
            suite.show(found[name], console)
        else:
            show(name, found[name], console)
    if arguments.json:
        print(json.dumps(found, indent=2))
    if arguments.keep:
        history.keep(found)


if __name__ == "__main__":
    main()
