"""What a link shows before it is opened: title and description for whoever makes previews."""

from __future__ import annotations

import asyncio
from html import escape

from cantina.core.fluent import writer
from cantina.core.languages import offered
from cantina.core.registry import find_game, game_names
from cantina.core.text import Text, text
from cantina.server.process.hall import Hall
from cantina.server.store.rows import Match, Seat

SITE = "Cantina"
TABLES = ("t", "replay", "report", "analysis")
PAGES = {
    "rules": "server-preview-rules",
    "cards": "server-preview-cards",
    "learn": "server-preview-learn",
    "build": "server-preview-build",
    "new": "server-preview-new",
}
LONGEST_ID = 20


def language_of(accepted: str) -> str:
    """Return the first language of a request that there are words in."""
    wished = [part.partition(";")[0].strip()[:2].lower() for part in accepted.split(",")]
    return next((code for code in wished if code in offered()), "en")


async def preview(hall: Hall, path: str, accepted: str, base: str) -> str:
    """Return the tags of a page for link previews; pages without words of their own have few."""
    first, _, rest = path.partition("/")
    name = rest.partition("/")[0]
    table = None
    if first in TABLES and 0 < len(name) <= LONGEST_ID:
        table = await hall.store.match(name)
    # a game's title is known once the game is loaded, and words are read from files
    return await asyncio.to_thread(written, first, name, table, language_of(accepted), base)


def written(
    first: str, name: str, table: tuple[Match, list[Seat]] | None, language: str, base: str
) -> str:
    """Write the tags of a table, or of another page."""
    write = writer(language).write
    if table is not None:
        return tags(*[write(part) for part in told(*table)], base=base, is_open=False)
    title = f"{write(find_game(name).title)} · {SITE}" if name in game_names() else SITE
    about = write(text(PAGES.get(first, "server-preview-home")))
    return tags(title, about, base=base, is_open=True)


def told(match: Match, seats: list[Seat]) -> tuple[Text, Text]:
    """Return what a table is called and how it stands."""
    is_known = match.game in game_names()
    game = find_game(match.game).title if is_known else Text("server-preview-game")
    title = text("server-preview-table", game=game, title=match.title)
    free = sum(seat.kind != "bot" and seat.digest is None for seat in seats)
    about = text("server-preview-state", state=match.state, seats=len(seats), free=free)
    return title, about


def tags(title: str, about: str, *, base: str, is_open: bool) -> str:
    """Write the tags, the picture by its full address; a table's page is not for search engines."""
    head = escape(title)
    lines = [
        f"<title>{head}</title>",
        f'<meta name="description" content="{escape(about)}" />',
        f'<meta property="og:site_name" content="{SITE}" />',
        '<meta property="og:type" content="website" />',
        f'<meta property="og:title" content="{head}" />',
        f'<meta property="og:description" content="{escape(about)}" />',
        f'<meta property="og:image" content="{escape(base)}icon-512.png" />',
        '<meta name="twitter:card" content="summary" />',
    ]
    if not is_open:
        lines.append('<meta name="robots" content="noindex" />')
    return "\n    ".join(lines)
