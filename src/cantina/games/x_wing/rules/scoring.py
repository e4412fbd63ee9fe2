"""Scoring a game that ends before one side is destroyed (XW-TOURNAMENT)."""

from __future__ import annotations

from cantina.games.x_wing.library import ship_type
from cantina.games.x_wing.names import faces_text, is_craft, side_name
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.rules.damage import damage_on
from cantina.games.x_wing.rules.equipping import points_with
from cantina.games.x_wing.rules.sides import other_side, ships_in_play
from cantina.games.x_wing.rules.values import hull_value, shield_value
from cantina.games.x_wing.rules.victory import win
from cantina.games.x_wing.state import DESTROYED, IN_PLAY, SIDES, Battle, Ship

MOST_SALVOS = 20
"""So many equal salvos in a row, and the game is a draw after all."""


def worth_of(ship: Ship) -> int:
    """XW-TOURNAMENT-2: what a ship cost with all its upgrades, discarded ones too."""
    if is_craft(ship):
        return 0
    return points_with(ship.pilot, (*ship.upgrades, *ship.cards.discarded))


def is_half_beaten(g: Battle, ship: Ship) -> bool:
    """XW-TOURNAMENT-3: whether a large ship has lost at least half of its hull and shields."""
    if ship.status != IN_PLAY or not ship_type(ship.pilot).is_large:
        return False
    whole = hull_value(g, ship) + shield_value(g, ship)
    left = hull_value(g, ship) - damage_on(ship) + ship.shields
    return 2 * left <= whole


def score_of(g: Battle, side: str) -> int:
    """Add up what a side has destroyed, and in tournament play half of large ships."""
    total = 0
    for ship in g.ships:
        if ship.side == side:
            continue
        if ship.status == DESTROYED:
            total += worth_of(ship)
        elif g.options.tournament and is_half_beaten(g, ship):
            total += worth_of(ship) // 2
    return total


async def settle_scores(g: Battle) -> None:
    """XW-TOURNAMENT-2 and -4: the higher score wins; a tie is a draw or a final salvo."""
    scores = {side: score_of(g, side) for side in SIDES}
    for side in SIDES:
        g.say("xw-log-score", "XW-TOURNAMENT-2", side=side_name(g, side), points=scores[side])
    first, second = SIDES
    if scores[first] != scores[second]:
        win(g, max(SIDES, key=lambda side: scores[side]), "XW-TOURNAMENT-2")
    elif g.options.tournament:
        await fire_final_salvo(g)
    else:
        g.draw = True


async def fire_final_salvo(g: Battle) -> None:
    """XW-TOURNAMENT-4: printed primary weapon values are rolled until one side hits more."""
    for _ in range(MOST_SALVOS):
        hits = {side: await salvo_of(g, side) for side in SIDES}
        best = max(SIDES, key=lambda side: hits[side])
        if hits[best] > hits[other_side(best)]:
            win(g, best, "XW-TOURNAMENT-4")
            return
    g.draw = True


async def salvo_of(g: Battle, side: str) -> int:
    """Roll the final salvo of a side and count its hits."""
    count = sum(ship_type(ship.pilot).attack for ship in ships_in_play(g, side))
    faces = [result.face for result in await dice.roll(dice.ATTACK, count)] if count else []
    g.say("xw-log-salvo", "XW-TOURNAMENT-4", side=side_name(g, side), faces=faces_text(faces))
    return sum(face in (dice.HIT, dice.CRITICAL) for face in faces)
