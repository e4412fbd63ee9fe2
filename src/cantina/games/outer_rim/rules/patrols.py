"""Patrols: where they are, fighting them, eliminating them and bringing the next one."""

from __future__ import annotations

from cantina.core.text import seat_name
from cantina.games.outer_rim.asking import choose_space
from cantina.games.outer_rim.library import PATROLS
from cantina.games.outer_rim.moments import Value
from cantina.games.outer_rim.names import patrol_name, space_name
from cantina.games.outer_rim.rules.combat import ENEMY, fight, lose_at_once
from cantina.games.outer_rim.rules.map import chart_of
from cantina.games.outer_rim.rules.reputation import lose_reputation, reputation
from cantina.games.outer_rim.rules.rewards import collect
from cantina.games.outer_rim.rules.values import modified
from cantina.games.outer_rim.state import Combat, Galaxy, Patrol
from cantina.games.outer_rim.terms import NEGATIVE, POSITIVE


def patrol(g: Galaxy, faction: str) -> Patrol:
    """Return the one patrol of a faction on the map (OR-PATROL-18)."""
    return next(each for each in g.patrols if each.faction == faction)


def patrols_at(g: Galaxy, space: str) -> list[str]:
    """Factions of the patrols in a space; any number may be there (OR-PATROL-19)."""
    return [each.faction for each in g.patrols if each.space == space]


def stopping_patrols(g: Galaxy, seat: int, space: str) -> list[str]:
    """Patrols that stop a player: all without positive reputation (OR-MOVEMENT-4, -6)."""
    return [
        each.faction
        for each in g.patrols
        if each.space == space and reputation(g, seat, each.faction) != POSITIVE
    ]


def forced_patrols(g: Galaxy, seat: int) -> list[str]:
    """Patrols here that the player must encounter (OR-ENCOUNTER-3, OR-PATROL-9)."""
    hostile = [
        faction
        for faction in patrols_at(g, g.players[seat].space)
        if reputation(g, seat, faction) == NEGATIVE
    ]
    if hostile and modified(g, seat, Value.NEVER_FORCED_BY_PATROLS):
        return []
    return hostile


async def fight_patrol(g: Galaxy, seat: int, faction: str) -> bool:
    """Encounter a patrol: space combat, also on a planet (OR-PATROL-1, ruling D5)."""
    token = PATROLS[patrol(g, faction).token]
    combat = Combat(
        "ship",
        seat,
        ENEMY,
        "patrol",
        enemy_id=token.id,
        enemy_dice=token.combat or 0,  # OR-PATROL-16
        enemy_faction=faction,
    )
    if token.combat is None:  # OR-PATROL-14, -15, -17: nobody beats it; it moves on all the same
        player, name = seat_name(seat), patrol_name(token.id)
        g.say("or-log-strongest-patrol", "OR-PATROL-15", player=player, patrol=name)
        await lose_at_once(g, combat, lambda: push_away(g, seat, faction))
        return False
    return await fight(
        g, combat, lambda: _beaten(g, seat, faction), lambda: push_away(g, seat, faction)
    )


async def _beaten(g: Galaxy, seat: int, faction: str) -> None:
    """OR-PATROL-2 to -4: the reward, then 1 reputation lost, then the token leaves the game."""
    reward = PATROLS[patrol(g, faction).token].reward
    assert reward is not None
    await collect(g, seat, reward, "patrol", patrol(g, faction).token)
    if not modified(g, seat, Value.NO_REPUTATION_LOSS_FOR_PATROLS):
        await lose_reputation(g, seat, faction)
    eliminate_patrol(g, faction)


def eliminate_patrol(g: Galaxy, faction: str) -> None:
    """Remove the token; the next of the stack appears next to its base (OR-PATROL-4 to -6)."""
    here = patrol(g, faction)
    g.removed_patrols.append(here.token)
    g.say("or-log-patrol-eliminated", "OR-PATROL-4", patrol=patrol_name(here.token))
    here.token, here.stack = here.stack[0], here.stack[1:]
    here.space = chart_of(g).patrol_starts[faction]
    g.say(
        "or-log-patrol-appears",
        "OR-PATROL-6",
        patrol=patrol_name(here.token),
        space=space_name(here.space),
    )


async def push_away(g: Galaxy, seat: int, faction: str) -> None:
    """After losing the player moves the patrol one space anywhere (OR-PATROL-7)."""
    here = patrol(g, faction)
    here.space = await choose_space(
        g,
        seat,
        list(chart_of(g).neighbours[here.space]),
        "or-ask-push-patrol",
        "OR-PATROL-7",
    )
    tell_patrol_moved(g, here)


def tell_patrol_moved(g: Galaxy, here: Patrol) -> None:
    """Log where a patrol is now."""
    g.say(
        "or-log-patrol-moved",
        "OR-PATROL-MOVE-4",
        patrol=patrol_name(here.token),
        space=space_name(here.space),
    )
