"""Print everything that is said, with each game's view, as one JSON Schema."""

from __future__ import annotations

import sys

import msgspec

from cantina.core.registry import find_game, game_names
from cantina.server.protocol.schema import schema

known = {name: find_game(name).view_type for name in game_names()}
sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema(known))))
