"""Defeat: what may come before it, and what leaves play with a character (DS-DEFEAT)."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.rules import free_for_all, keywords, limits, queue, winning
from cantina.games.destiny.rules.ongoing import health
from cantina.games.destiny.rules.zones import (
    attached,
    dice_of,
    discard,
    leave_pool,
    set_card_aside,
    take_out_of_play,
)
from cantina.games.destiny.state import Battle, Card, Happening


async def check(scene: Scene) -> None:
    """Defeat every character whose damage has reached its health (DS-CHARACTER-4)."""
    g = scene.g
    fallen = [
        card.id
        for card in g.play.values()
        if card.kind == "character"
        and card.damage >= health(g, card)
        and card.id not in g.falling
        and not card.doomed
    ]
    if fallen:
        await defeat(scene, fallen, by_damage=True)


async def defeat(scene: Scene, cards: Sequence[int], by_damage: bool = False) -> list[int]:
    """Defeat characters together; report who really was."""
    g = scene.g
    happenings = []
    for card in cards:
        coming = Happening(
            "defeat",
            seat=scene.seat,
            card=card,
            target=g.play[card].controller,
            source=scene.card,
            how="damage" if by_damage else "effect",
        )
        # "would be" is faster than "before" (DS-REPLACEMENT-5)
        if await queue.replaced(g, coming):
            if card in g.play:
                g.play[card].doomed = by_damage
        else:
            happenings.append(coming)
            g.falling.append(card)
    asked = {one.card for one in await queue.before(g, *happenings)}
    for coming in happenings:
        for upgrade in keywords.redeployable(g, coming.card):
            if upgrade.id not in asked:  # it came while the defeat was under way
                await keywords.redeploy(g, upgrade.id, coming.card)
    fallen = [coming.card for coming in happenings if coming.card in g.play]
    for card in fallen:
        set_aside(g, card)
    for coming in happenings:
        if coming.card in g.falling:
            g.falling.remove(coming.card)
        if coming.card in fallen:
            queue.after(g, coming)
    await queue.settle(g)
    winning.check_characters(g)
    await limits.check(scene)
    free_for_all.stop_without(g)
    return fallen


def set_aside(g: Battle, card: int) -> None:
    """Set the character and all its dice aside, then discard what is on it (DS-DEFEAT-1, -2)."""
    g.say("ds-log-defeated", "DS-DEFEAT-1", card=facts.name(g, card))
    on_it = attached(g, card)
    take_out_of_play(g, card)
    set_card_aside(g, card)
    for other in on_it:
        take_out_of_play(g, other.id)
        discard(g, other.id)


def attach(g: Battle, upgrade: Card, host: int) -> None:
    """Move an upgrade to another card; its die returns to it (DS-MOVE-3, DS-REDEPLOY-3)."""
    upgrade.host = host
    for die in dice_of(g, upgrade.id):
        leave_pool(g, die)
    g.changes += 1
    name, host_name = facts.name(g, upgrade.id), facts.name(g, host)
    g.say("ds-log-moved", "DS-MOVE-3", card=name, host=host_name)
