"""Activating a character or support: exhaust it and roll its dice (DS-ACTIVATE)."""

from __future__ import annotations

from cantina.games.destiny import facts
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import CanBeActivated
from cantina.games.destiny.rules import dice, guardian, in_play, queue
from cantina.games.destiny.rules.ongoing import of_card
from cantina.games.destiny.rules.zones import dice_of, upgrades_on
from cantina.games.destiny.state import NOTHING, ON_CARD, Card, Duel, Happening


def can_activate(g: Duel, card: Card) -> bool:
    """Say whether a card can be activated: ready, and a support only with a die (DS-ACTIVATE-4)."""
    if card.exhausted:
        return False  # DS-ACTIVATE-5
    if card.kind == "character":
        return True
    return card.kind == "support" and can_ever_be_activated(g, card)  # DS-DICELESS-1


def can_ever_be_activated(g: Duel, card: Card) -> bool:
    """Say whether a support has a die, or says that it needs none."""
    return bool(dice_of(g, card.id)) or bool(of_card(g, card, CanBeActivated))


def dice_to_roll(g: Duel, card: int) -> list[int]:
    """Return the dice an activation rolls: not those already in the pool (DS-ACTIVATE-3)."""
    cards = [card, *[upgrade.id for upgrade in upgrades_on(g, card)]]
    return [
        die.id
        for one in cards
        for die in dice_of(g, one)
        if die.face == ON_CARD and dice.can_be_rolled(g, die)
    ]


async def activate(scene: Scene, card: int) -> tuple[int, ...] | None:
    """Activate a card; report the dice it rolled, None if it was not activated (DS-ACTIVATE-2)."""
    g = scene.g
    found = g.play.get(card)
    if found is None or not can_activate(g, found):
        return None
    coming = Happening("activate", found.controller, card, target=found.controller)
    await queue.before(g, coming, keyword=guardian.BEFORE_ACTIVATING)
    if card not in g.play or found.exhausted:
        return None  # it did not survive what came before (DS-QUEUE-10)
    g.say("ds-log-activate", "DS-ACTIVATE-1", card=facts.name(g, card))
    g.use(g.codes[card])
    in_play.exhaust(g, card)
    own = Scene(g, found.controller, card)
    g.holding += 1  # the roll and the activation are one moment (DS-FAQ-14)
    rolled = await dice.roll_in(own, dice_to_roll(g, card))
    g.holding -= 1
    queue.after(
        g,
        Happening(
            "activate",
            found.controller,
            card,
            NOTHING,
            dice=rolled,
            target=found.controller,
            amount=len(rolled),
        ),
    )
    await queue.settle(g)
    return rolled
