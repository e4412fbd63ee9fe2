"""`make bench`: budgets and ratios; `make bench ARGS=--json` for a program."""

import argparse
import json
from importlib import import_module
from typing import Any

from rich.console import Console
from rich.table import Table as RichTable

SUITES = ("core", "games", "words", "x_wing_geometry")


def show(title: str, found: dict[str, Any]) -> None:
    """Print a suite's figures."""
    table = RichTable(title=title, title_justify="left", box=None, show_header=False)
    for name, value in found.items():
        if isinstance(value, dict):
            table.add_row(f"[bold]{name}[/]", "")
            for inner, figure in value.items():
                table.add_row(f"  {inner}", str(figure))
        else:
            table.add_row(name, str(value))
    Console().print(table)


def main() -> None:
    """Run the suites."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("suites", nargs="*", default=SUITES, help=f"any of {', '.join(SUITES)}")
    parser.add_argument("--json", action="store_true", help="print JSON")
    arguments = parser.parse_args()
    found = {}
    for name in arguments.suites:
        found[name] = import_module(f"bench.{name}").run()
        if not arguments.json:
            show(name, found[name])
    if arguments.json:
        print(json.dumps(found, indent=2))


if __name__ == "__main__":
    main()
