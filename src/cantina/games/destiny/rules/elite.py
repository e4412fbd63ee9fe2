"""Elite characters: the second die and what brings it (DS-ELITE, DS-CLARIFY-20 to -23)."""

from __future__ import annotations

from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import choose_die
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import IsElite
from cantina.games.destiny.rules.zones import attached, dice_of, place_die, set_die_aside
from cantina.games.destiny.state import Duel


def makes_elite(g: Duel, card: int) -> bool:
    """Say whether a card makes its host elite."""
    return IsElite in facts.of(g, card).rules


def is_elite(g: Duel, card: int) -> bool:
    """Say whether a character is elite: it has two character dice (DS-ELITE-2)."""
    return len(dice_of(g, card)) >= 2


def add_die(scene: Scene, host: int) -> None:
    """Put a second die on a character that is not elite, if one is set aside."""
    if host in scene.g.play and not is_elite(scene.g, host):
        place_die(scene.g, host)


async def drop_die(scene: Scene, host: int) -> None:
    """Let the controller of a character choose which of its two dice is set aside."""
    g = scene.g
    if not is_elite(g, host):
        return
    if any(makes_elite(g, other.id) for other in attached(g, host)):
        return
    dice = [die.id for die in dice_of(g, host)]
    prompt = text("ds-ask-elite-die", card=facts.name(g, host))
    die = await choose_die(g, g.play[host].controller, prompt, dice)
    if die is not None:
        set_die_aside(g, g.dice[die])
