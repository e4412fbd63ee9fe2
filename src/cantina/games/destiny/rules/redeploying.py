"""Redeploy, and moving an upgrade to another card (DS-REDEPLOY, DS-MOVE)."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import text
from cantina.games.destiny import carried, facts
from cantina.games.destiny.asking import at_card
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.rules.queue import REDEPLOY, KeywordAbility
from cantina.games.destiny.rules.zones import attached, characters, dice_of, leave_pool
from cantina.games.destiny.state import Card, Duel, Happening, Waiting
from cantina.games.destiny.terms import Keyword


def attach(g: Duel, upgrade: Card, host: int) -> None:
    """Move an upgrade to another card; its die returns to it (DS-MOVE-3, DS-REDEPLOY-3)."""
    carried.move(g, upgrade, host)
    for die in dice_of(g, upgrade.id):
        leave_pool(g, die)
    g.changes += 1
    name, host_name = facts.name(g, upgrade.id), facts.name(g, host)
    g.say("ds-log-moved", "DS-MOVE-3", card=name, host=host_name)


def redeployable(g: Duel, fallen: int) -> list[Card]:
    """Return the upgrades with Redeploy on a falling character that have somewhere to go."""
    return [
        upgrade
        for upgrade in attached(g, fallen)
        if ongoing.has_keyword(g, upgrade, Keyword.REDEPLOY) and new_hosts(g, upgrade)
    ]


def new_hosts(g: Duel, upgrade: Card) -> list[int]:
    """Return the characters an upgrade can be redeployed to (DS-REDEPLOY-4)."""
    return [card.id for card in characters(g, upgrade.controller) if card.id not in g.falling]


async def redeploy(g: Duel, card: int, fallen: int) -> None:
    """Let an upgrade move to another character instead of being discarded (DS-REDEPLOY-2)."""
    upgrade = g.play.get(card)
    if upgrade is None or upgrade.host != fallen:
        return  # another ability was faster
    host = await Ask(
        upgrade.controller,
        text("ds-ask-redeploy", card=facts.name(g, card)),
        [*new_hosts(g, upgrade), None],
        label=lambda host: text("ds-option-discard-it") if host is None else facts.name(g, host),
        at=lambda host: None if host is None else at_card(host),
        rules=("DS-REDEPLOY-2",),
    )
    if host is not None:
        attach(g, upgrade, host)


def redeploying(g: Duel, happening: Happening) -> list[Waiting]:
    """Return the upgrades that can leave a character about to be defeated."""
    return [
        Waiting(upgrade.controller, upgrade.id, g.codes[upgrade.id], REDEPLOY, happening)
        for upgrade in redeployable(g, happening.card)
    ]


async def apply(g: Duel, waiting: Waiting) -> None:
    """Let an upgrade leave whoever falls."""
    await redeploy(g, waiting.card, waiting.cause.card)


BEFORE_DEFEAT = KeywordAbility(REDEPLOY, redeploying, apply)
