"""The frame of every --help in the reader's language: what typer itself would say in English."""

from __future__ import annotations

from typing import Any

from typer import rich_utils

from cantina.cli.common import say


def translate(command: Any) -> None:
    """Have a command and all below it speak of usage, options and help in words of ours."""
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-panel-options")
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-panel-arguments")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-panel-commands")
    context = command.context_class
    context.formatter_class = with_usage(context.formatter_class)
    explain(command, None)


def with_usage(formatter: Any) -> Any:
    """Return a formatter of help whose first line begins with our word for usage."""

    class Formatter(formatter):  # type: ignore[misc]
        def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
            super().write_usage(prog, args, say("cli-panel-usage") + " ")

    return Formatter


def explain(command: Any, parent: Any) -> None:
    """Describe the help option of a command and of those below it."""
    context = command.context_class(command, parent=parent, **command.context_settings)
    option = command.get_help_option(context)
    if option is not None:
        option.help = say("cli-help-help")
    for each in getattr(command, "commands", {}).values():
        explain(each, context)
