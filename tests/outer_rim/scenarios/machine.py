"""A turn of the machine that plays against one, with the card it draws (OR-SOLO)."""

from __future__ import annotations

from typing import Any

from outer_rim.scenarios.scene import Scene, at, scene
from outer_rim.table import Seated

ANNA = at("ring_of_kafrene", "boba_fett")
FAR = {"rebel": "t6_om", "imperial": "t6_im", "hutt": "t6_ro", "syndicate": "t6_ri"}
APHRA = Seated(character="doctor_aphra", ship="g9_rigger")


def against(ai: Seated, card: str, **more: Any) -> Scene:
    """Let the machine draw this card for its turn; Anna watches."""
    anna = more.pop("anna", ANNA)
    settings = {"solo": True, "current": 1, "step": "ai_turn", "ai_card": card, **more}
    return scene(anna=anna, boris=ai, **settings)
