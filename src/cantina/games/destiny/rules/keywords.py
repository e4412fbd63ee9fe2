"""Keywords: Ambush, Guardian, Redeploy and Modify (DS-KEYWORD)."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import at_card, choose_die
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.rules import damage, defeat, dice, ongoing
from cantina.games.destiny.rules.die_values import die_value
from cantina.games.destiny.rules.zones import attached, characters, opponents
from cantina.games.destiny.state import Battle, Card, Waiting
from cantina.games.destiny.terms import DAMAGE, Keyword


async def guardian(g: Battle, waiting: Waiting) -> None:
    """Before it activates: remove an opponent's die showing damage and be dealt its value."""
    scene = Scene(g, waiting.seat, waiting.card, waiting.code)
    able = [
        die
        for seat in opponents(g, waiting.seat)
        for die in g.players[seat].pool
        if facts.side_of(g, die).symbol in DAMAGE and dice.can_be_removed(scene, die)
    ]
    prompt = text("ds-ask-guardian", card=facts.name(g, waiting.card))
    chosen = await choose_die(g, waiting.seat, prompt, able, none=True)  # DS-GUARDIAN-3
    if chosen is None:
        return
    value = die_value(scene, chosen)
    if await dice.remove(scene, (chosen,)):
        await damage.deal(scene, [(waiting.card, value)])  # DS-GUARDIAN-2


def redeployable(g: Battle, fallen: int) -> list[Card]:
    """Return the upgrades with Redeploy on a falling character that have somewhere to go."""
    return [
        upgrade
        for upgrade in attached(g, fallen)
        if upgrade.kind == "upgrade"
        and ongoing.has_keyword(g, upgrade, Keyword.REDEPLOY)
        and new_hosts(g, upgrade)
    ]


def new_hosts(g: Battle, upgrade: Card) -> list[int]:
    """Return the characters an upgrade can be redeployed to."""
    return [card.id for card in characters(g, upgrade.controller) if card.id not in g.falling]


async def redeploy(g: Battle, card: int, fallen: int) -> None:
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
        defeat.attach(g, upgrade, host)
