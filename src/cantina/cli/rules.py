"""`cantina rules`: the rulebook, and how much of it the tests prove."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table as RichTable

from cantina.cli.common import console, fail, language, print_json, say
from cantina.core.problem import Problem
from cantina.core.registry import UnknownGame
from cantina.core.rulebook import (
    Coverage,
    Paragraph,
    Rulebook,
    coverage,
    read_proofs,
    rulebook,
    rulebook_names,
)
from cantina.core.text import in_percent, text

SHOWN = 20


def books(game: str | None) -> list[Rulebook]:
    """Return one game's rulebook, or all."""
    if game is not None and game not in rulebook_names():
        possible = ", ".join(rulebook_names())
        raise UnknownGame(text("core-unknown-game", game=game, possible=possible))
    return [rulebook(name, language()) for name in rulebook_names() if game in (None, name)]


def matches(term: str, game: str | None) -> Iterator[tuple[Rulebook, Paragraph]]:
    """Find paragraphs: the one of that id, else all that hold the words."""
    for book in books(game):
        exact = book.find(term)
        for paragraph in [exact] if exact else book.search(term):
            yield book, paragraph


def show(book: Rulebook, paragraph: Paragraph, whole: bool) -> None:
    """Print a paragraph."""
    console().print(f"[bold cyan]{paragraph.id}[/]  {paragraph.text}", soft_wrap=True)
    if not whole:
        return
    console().print(say("cli-rules-shows", shows=paragraph.shows), style="dim")
    console().print(say("cli-rules-source", source="; ".join(paragraph.source)), style="dim")
    if paragraph.note:
        console().print(say("cli-rules-note", note=paragraph.note), style="dim")
    related = book.related(paragraph)
    for rule in related:
        other = book.find(rule)
        if other is not None:
            console().print(f"  → [cyan]{rule}[/]  {other.text}", style="dim")


def show_coverage(found: dict[str, Coverage]) -> None:
    """Print how much is proven, game by game and topic by topic."""
    for game, cover in found.items():
        share = cover.proven / max(1, cover.applicable)
        console().print(
            say(
                "cli-rules-coverage",
                game=game,
                proven=cover.proven,
                applicable=cover.applicable,
                share=in_percent(share),
                left=cover.ids - cover.applicable,
            ),
            style="bold",
        )
        table = RichTable(box=None, pad_edge=False, show_header=False)
        for topic, (done, there) in cover.topics.items():
            bar = "█" * round(12 * done / there)
            table.add_row(f"  {topic}", f"{done}/{there}", f"[cyan]{bar:·<12}[/]")
        console().print(table)
        if cover.missing:
            console().print(say("cli-rules-missing") + " " + ", ".join(cover.missing), style="dim")


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("rules", help=say("cli-help-rules"))
    def rules(
        term: Annotated[list[str] | None, typer.Argument(help=say("cli-help-term"))] = None,
        game: Annotated[str | None, typer.Option(help=say("cli-help-game"))] = None,
        coverage_: Annotated[
            bool, typer.Option("--coverage", help=say("cli-help-coverage"))
        ] = False,
        json: Annotated[bool, typer.Option("--json", help=say("cli-help-json"))] = False,
    ) -> None:
        if coverage_:
            proofs = read_proofs(Path()).values()
            found = {book.game: coverage(book.game, proofs) for book in books(game)}
            if json:
                print_json({"games": msgspec.to_builtins(found)})
            else:
                show_coverage(found)
            return
        if not term:
            raise Problem(text("cli-rules-no-term"))
        hits = list(matches(" ".join(term), game))
        if json:
            print_json([msgspec.to_builtins(paragraph) for _, paragraph in hits])
            return
        if not hits:
            fail(text("cli-rules-nothing", term=" ".join(term)))
        for book, paragraph in hits[:SHOWN]:
            show(book, paragraph, whole=len(hits) == 1)
        if len(hits) > SHOWN:
            console().print(say("cli-rules-more", count=len(hits) - SHOWN), style="dim")
