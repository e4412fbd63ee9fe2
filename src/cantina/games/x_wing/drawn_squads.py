"""The squads of one of many battles: named ones, any ready ones, or random ones."""

from __future__ import annotations

import msgspec

from cantina.core.problem import BadOptions
from cantina.core.rng import Rng
from cantina.core.text import text
from cantina.games.x_wing.content.famous_squads import FAMOUS_SQUADS
from cantina.games.x_wing.famous_squads import find_famous, squad_of
from cantina.games.x_wing.random_squads import random_squad
from cantina.games.x_wing.rules.squads import Squad, to_xws
from cantina.games.x_wing.terms import Faction

SIDES = (Faction.REBEL, Faction.IMPERIAL)


def drawn_squad(wanted: object, number: int, side: int) -> object:
    """Return the XWS of the squad a side flies in one of many battles."""
    rng = Rng(4 * number + side)
    if wanted == "random":
        return written(random_squad(rng, rng.choice((SIDES[side], Faction.SCUM))))
    if wanted == "famous":
        own = [squad for squad in FAMOUS_SQUADS if squad.faction == SIDES[side]]
        return written(squad_of(rng.choice(own)))
    famous = find_famous(wanted) if isinstance(wanted, str) else None
    if famous is not None:
        return written(squad_of(famous))
    if isinstance(wanted, str) and wanted.isalnum():  # a name, and no text of a squad
        raise BadOptions(text("xw-squad-no-ready", name=wanted))
    return wanted


def written(squad: Squad) -> str:
    """Return a squad as XWS text."""
    return msgspec.json.encode(to_xws(squad)).decode()
