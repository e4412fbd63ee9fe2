"""What a die shows and what that is worth (DS-SHOWING, DS-DIE-4, DS-X-VALUE)."""

from __future__ import annotations

from cantina.core.cards import count_of
from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import MoreValue, RaisesSides, XIs
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.state import ON_CARD
from cantina.games.destiny.terms import DieSide, Symbol

NO_VALUE = (Symbol.SPECIAL, Symbol.BLANK)
"""Sides whose value is 0 and cannot be changed (DS-SPECIAL-2, DS-BLANK-2)."""


def showing(scene: Scene, die: int) -> DieSide | None:
    """Return what a die shows, or showed when it left the pool."""
    found = scene.g.dice.get(die)
    if found is not None and found.face != ON_CARD:
        return facts.side_of(scene.g, die)
    face = scene.shown.get(die)
    return None if face is None else facts.sides(scene.g.die_codes[die])[face]


def die_value(scene: Scene, die: int) -> int:
    """Return the value a die shows; blanks and specials have 0 (DS-DIE-4, DS-X-VALUE-1)."""
    side = showing(scene, die)
    if side is None:
        return 0
    if side.symbol in NO_VALUE:
        return 0
    return x_value(scene, die) if side.is_x else side.value + raised_by_rule(scene, die)


def raised_by_rule(scene: Scene, die: int) -> int:
    """Return by how much cards raise the value of a die, but of blanks and specials."""
    found = scene.g.dice.get(die)
    card = scene.g.play.get(found.card) if found is not None else None
    if found is None or card is None:
        return 0
    total = sum([rule.n for _, rule in ongoing.of_card(scene.g, card, RaisesSides)])
    for own, _, rule in ongoing.holding(scene.g, MoreValue):
        own.shown = scene.shown
        if rule.dice.covers(own, die, found.controller):
            total += count_of(own, rule.n)
    return total


def x_value(scene: Scene, die: int) -> int:
    """Count the X of a die for the player concerned; the rule belongs to the die (DS-INHERENT)."""
    found = scene.g.dice.get(die)
    card = found.card if found is not None else -1
    seat = found.controller if found is not None else scene.seat
    code = scene.g.die_codes[die]
    own = Scene(scene.g, scene.seat if die == scene.die else seat, card, code, die)
    return x_value_of(own, code)


def x_value_of(scene: Scene, code: str) -> int:
    """Count the X of the die of a definition."""
    return sum([count_of(scene, rule.n) for rule in ongoing.printed(code, XIs)])


def die_subtypes(scene: Scene, die: int) -> frozenset[str]:
    """Return the subtypes of a die: those of its card (DS-DIE-8)."""
    found = scene.g.dice.get(die)
    if found is not None and found.card in scene.g.play:
        return ongoing.subtypes(scene.g, found.card)
    return facts.of_die(scene.g, die).subtypes
