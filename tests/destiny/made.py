"""Cards made up for a test, and those that stand on many a table."""

from __future__ import annotations

from typing import Any

from cantina.games.destiny import facts
from cantina.games.destiny.cards.vocabulary import YOUR_DIE, Ability, Resolve, Standing, Use
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.printed import Card as Definition
from cantina.games.destiny.printed import Points
from cantina.games.destiny.terms import Affiliation, CardType, Colour, Rarity
from cantina.games.destiny.terms import die as read_die

_made = 0


def made(
    kind: str, name: str, *abilities: Ability | Standing, sides: str = "", **printed: Any
) -> Definition:
    """Make up a card for a test; whatever is not given is plain, gray and neutral."""
    global _made
    _made += 1
    printed.setdefault("colour", Colour.GRAY)
    printed.setdefault("affiliation", Affiliation.NEUTRAL)
    printed.setdefault("rarity", Rarity.COMMON)
    printed.setdefault("unique", False)
    if kind == "character":
        printed.setdefault("health", 10)
        printed.setdefault("points", Points(10, 14))
    elif kind not in ("plot", "battlefield"):
        printed.setdefault("cost", 0)
    definition = Definition(
        code=f"99{_made:03}",
        set="TEST",
        number=_made,
        name=name,
        type=CardType(kind),
        sides=read_die(sides) if sides else (),
        abilities=abilities,
        **printed,
    )
    facts.learn(definition)
    return definition


def character(
    name: str, *abilities: Ability | Standing, sides: str = "1R - - - - -", **printed: Any
) -> Definition:
    """Make up a character, whose die is of little use unless the test says what it shows."""
    return made("character", name, *abilities, sides=sides, **printed)


def support(name: str, *abilities: Ability | Standing, **printed: Any) -> Definition:
    """Make up a support."""
    return made("support", name, *abilities, **printed)


def event(name: str, effect: Effect, **printed: Any) -> Definition:
    """Make up an event that does something when it is played."""
    return made("event", name, Ability(Use.WHEN_PLAYED, effect), **printed)


FIGHTER = made("character", "Fighter", sides="1MD 2MD 1RD 2RD +2MD -", colour=Colour.RED)
SENTRY = made("character", "Sentry", sides="1Sh 2Sh +1Sh 1R 2R -", colour=Colour.BLUE)
ENVOY = made("character", "Envoy", sides="1Dr 2Dr 1Dc 3Dc 1F 2F", colour=Colour.YELLOW)
RAIDER = made("character", "Raider", sides="2ID +2RD 3MD1 1RD 3RD -", colour=Colour.RED)
GEAR = made("upgrade", "Gear", sides="1R 2RD - - - -", cost=1)
POST = support("Post", sides="1R 2R - - - -", cost=1)
CRATE = support("Crate", cost=1)
BOOST = event("Boost", Resolve(YOUR_DIE, plus=2))
