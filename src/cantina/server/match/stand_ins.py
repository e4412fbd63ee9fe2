"""Who plays for people who are away."""

from __future__ import annotations

from cantina.bots.registry import bot_names
from cantina.server.process.settings import Settings


def stand_in_bot(settings: Settings, game: str) -> str:
    """Return the bot that plays for people who are away."""
    known = bot_names(game)
    return next((bot for bot in settings.stand_in_bots if bot in known), known[0])
