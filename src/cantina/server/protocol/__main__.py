"""Print everything that is said, with each game's view and cards, as one JSON Schema."""

from __future__ import annotations

import sys

import msgspec

from cantina.core.registry import find_game, game_names
from cantina.server.protocol.schema import schema

games = {name: find_game(name) for name in game_names()}
views = {name: game.view_type for name, game in games.items()}
cards = dict.fromkeys(type(card) for game in games.values() for card in game.cards())
sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema(views, cards))))
