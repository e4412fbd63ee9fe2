"""Giving every part of the screen its room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cantina.cli.screen import pages
from cantina.cli.screen.style import Room, plan_columns, plan_rows

if TYPE_CHECKING:
    from cantina.cli.screen.app import TableApp


def arrange(app: TableApp) -> None:
    """Divide the screen by what is asked and how much there is to show."""
    width, height = app.room
    columns = app.drawing.columns
    ask_width = max(20, width - 2 * (height - 4) - 3 if columns else width)
    head = pages.ask_lines(app, ask_width)
    open_line = 1 if app.base.query_one("#typed").has_class("open") else 0
    wanted = len(head) + app.choices.needed(ask_width - 1) + open_line
    look = app.look(ask_width, height)
    if columns:
        plan = plan_columns(width, height, Room(wanted, len(app.drawing.side(look)), 0), app.large)
    else:
        board = len(app.drawing.board(look._replace(width=width, height=1000)))
        plan = plan_rows(width, height, Room(wanted, 0, board), app.large)
    styles = app.base.styles
    styles.grid_size_columns = len(plan.columns)
    styles.grid_size_rows = len(plan.rows)
    styles.grid_columns = " ".join([str(each) for each in plan.columns])
    styles.grid_rows = " ".join([str(each) for each in plan.rows])
    spans = len(plan.columns)
    for name in ("title", "keys"):
        app.base.query_one(f"#{name}").styles.column_span = spans
    app.base.query_one("#ask").styles.column_span = spans if plan.ask_spans else 1
    app.base.query_one("#board").styles.row_span = plan.board_rows
    app.base.query_one("#side").display = plan.shows_side
    for name in ("side", "log", "ask"):
        beside = columns or (name == "log" and spans > 1)
        app.base.query_one(f"#{name}").set_class(beside, "rail")
    rows = plan.rows[-2]
    app.base.query_one("#prompt").styles.height = min(len(head), max(1, rows - 2))
