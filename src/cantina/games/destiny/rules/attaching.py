"""What upgrades and downgrades can be attached to, and why not to others (DS-UPGRADE)."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.destiny import carried, facts
from cantina.games.destiny.cards import standing
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.rules import ongoing, zones
from cantina.games.destiny.state import Duel
from cantina.games.destiny.terms import Subtype

On = tuple[int, ...] | None
"""The cards an effect lets something be played on; None: any."""


ATTACHED = ("upgrade", "downgrade")
"""The types of cards that are played on another one."""

CHARACTERS = ("character",)
HOSTS_OF_MODS = ("character", "support")
"""The types of cards that they are played on."""


def is_attached(g: Duel, card: int) -> bool:
    """Say whether a card is played on another one."""
    return facts.of(g, card).kind in ATTACHED


def hosts(g: Duel, seat: int, card: int, on: On = None) -> list[int]:
    """Return what an upgrade or downgrade can be attached to (DS-UPGRADE-1, DS-DOWNGRADE-1)."""
    return [host for host in candidates(g, seat, card) if problem(g, seat, card, host, on) is None]


def candidates(g: Duel, seat: int, card: int) -> list[int]:
    """Return the characters on the right side of the table, and the supports for a mod."""
    of = facts.KNOWN[g.codes[card]]
    own = of.kind != "downgrade"
    kinds = HOSTS_OF_MODS if Subtype.MOD in of.subtypes else CHARACTERS
    return [
        other.id
        for other in (carried.characters(g) if kinds is CHARACTERS else g.play.values())
        if other.kind in kinds and (other.controller == seat) is own
    ]


def problem(g: Duel, seat: int, card: int, host: int, on: On = None) -> str | None:
    """Return the rule that keeps a card from being attached to this one."""
    if on is not None and host not in on:
        return "DS-PLAY-CARD-3"
    if g.carried[standing.CannotPlayOn] and cannot_be_played_on(g, card, host):
        return "DS-NEGATIVE-1"
    of = facts.KNOWN[g.codes[card]]
    is_mod = Subtype.MOD in of.subtypes
    only_on = of.definition.only_on
    if only_on is None or only_on.covers(Scene(g, seat, card), host):
        return "DS-MODIFY-2" if is_mod and only_on is None else None
    if is_mod:
        return "DS-MODIFY-2"  # Modify is no play restriction and cannot be ignored (DS-MODIFY-4)
    for own, ignoring in ongoing.of_card(g, g.play[host], standing.IgnoresRestrictions):
        if ignoring.cards.fits(own, card):
            return None
    return "DS-PLAY-RESTRICTION-2"


def cannot_be_played_on(g: Duel, card: int, host: int) -> bool:
    """Say whether the host, or what it wears, keeps a card from being played on it."""
    return any(
        rule.cards.fits(own, card)
        for held in (g.play[host], *zones.attached(g, host))
        for own, rule in ongoing.of_card(g, held, standing.CannotPlayOn)
    )


def reason(g: Duel, card: int, host: int, rule: str) -> Text:
    """Say in words why a card cannot be attached to this one."""
    name = facts.name(g, card)
    only_on = facts.of(g, card).definition.only_on
    if rule == "DS-PLAY-CARD-3":
        return text("ds-blocked-host-named", card=name)
    if rule == "DS-NEGATIVE-1" or only_on is None:
        return text("ds-blocked-host-cannot", card=name, host=facts.name(g, host))
    return text("ds-blocked-host-unfit", card=name, wanted=only_on.says())
