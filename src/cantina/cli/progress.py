"""The bar that shows how much of a long piece of work is done."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cantina.cli.common import console


@contextmanager
def progress_bar(title: str, total: int, hidden: bool = False) -> Iterator[Callable[[int], None]]:
    """Show a bar in a terminal; what is yielded takes how much is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    disable = hidden or not console().is_terminal
    with Progress(*columns, TimeRemainingColumn(), console=console(), disable=disable) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)
