"""Limits that hold at every moment: uniqueness, three upgrades, three downgrades (DS-UNIQUE)."""

from __future__ import annotations

from collections.abc import Iterable

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import at_card
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.rules import defeat, in_play
from cantina.games.destiny.rules.ongoing import discards_itself, is_unique, upgrade_limits
from cantina.games.destiny.state import NOTHING, Battle, Card

MOST_UPGRADES = 3
MOST_DOWNGRADES = 3


async def check(scene: Scene, newcomer: int = NOTHING) -> None:
    """Bring the table back within its limits; a card just played is no surplus (DS-UPGRADE-6)."""
    while await one_surplus(scene, newcomer):
        pass
    await defeat.check(scene)


async def one_surplus(scene: Scene, newcomer: int) -> bool:
    """Discard one surplus card, if there is one."""
    g = scene.g
    lost = [card.id for card in g.play.values() if discards_itself(g, card)]
    if lost:
        await in_play.discard(scene, lost[0], by_effect=False)
        return True
    for copies in unique_copies(g):
        seat = copies[0].controller
        return await drop(scene, seat, "ds-ask-unique", [card.id for card in copies], "DS-UNIQUE-6")
    hosts: dict[int, list[Card]] = {}
    for card in g.play.values():
        if card.host >= 0:
            hosts.setdefault(card.host, []).append(card)
    for host, cards in hosts.items():
        surplus = surplus_on(g, cards)
        if surplus:
            older = [card for card in surplus if card != newcomer] or surplus
            controller = g.play[host].controller
            rule = "DS-UPGRADE-5" if g.play[surplus[0]].kind == "upgrade" else "DS-DOWNGRADE-5"
            prompt = text("ds-ask-surplus", card=facts.name(g, host))
            if rule == "DS-DOWNGRADE-5":
                older = surplus
            return await drop(scene, controller, prompt, older, rule)
    return False


def surplus_on(g: Battle, cards: list[Card]) -> list[int]:
    """Return the attached cards of which one has to go."""
    for kind, most in (("upgrade", MOST_UPGRADES), ("downgrade", MOST_DOWNGRADES)):
        same = [card.id for card in cards if card.kind == kind]
        if len(same) > most:
            return same
    for subtype, most in upgrade_limits(g, cards).items():
        same = [card.id for card in cards if subtype in facts.of(g, card.id).subtypes]
        if len(same) > most:  # DS-LIMIT-2
            return same
    return []


def unique_copies(g: Battle) -> Iterable[list[Card]]:
    """Go through the sets of copies of a unique card that one player controls (DS-UNIQUE-2)."""
    found: dict[tuple[int, str], list[Card]] = {}
    for card in g.play.values():
        if card.kind != "battlefield" and is_unique(g, card):
            found.setdefault((card.controller, facts.of(g, card.id).title), []).append(card)
    return [copies for copies in found.values() if len(copies) > 1]


async def drop(scene: Scene, seat: int, prompt: Text | str, cards: list[int], rule: str) -> bool:
    """Let a player choose which of these cards goes; a character is defeated (DS-UNIQUE-7)."""
    g = scene.g
    chosen = await Ask(
        seat, prompt, cards, label=lambda card: facts.name(g, card), at=at_card, rules=(rule,)
    )
    if g.play[chosen].kind == "character":
        await defeat.defeat(scene, [chosen])
    else:
        await in_play.discard(scene, chosen, by_effect=False)
    return True
