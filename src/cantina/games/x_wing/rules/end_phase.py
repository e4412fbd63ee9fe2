"""The End phase: tokens go, locks and stress stay, reinforcements come (XW-END)."""

from __future__ import annotations

from cantina.core.ask import MINUTES, AskFree
from cantina.core.text import text
from cantina.core.wire import Blocked
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.tokens import KeepsToken
from cantina.games.x_wing.cards.windows import happens_to_all
from cantina.games.x_wing.missions.calling import may_reinforce
from cantina.games.x_wing.missions.markers import deliver_markers
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.aftermath import settle_aftermath
from cantina.games.x_wing.rules.scoring import settle_scores
from cantina.games.x_wing.rules.sides import captain
from cantina.games.x_wing.rules.victory import check_victory, is_over
from cantina.games.x_wing.state import NOBODY, Battle, Flight, Ship
from cantina.games.x_wing.terms import Window

LONGEST_DAY = 100_000
"""More minutes than any match lasts."""
MINUTES_A_ROUND = 6
"""What a round takes, where nobody looks at a clock."""


async def end_phase(g: Battle) -> str | None:
    """XW-END-1 to -3: card effects of this phase, then the clearing of tokens."""
    g.phase = "end"
    g.say("xw-log-end-phase", "XW-ROUND-1")
    await happens_to_all(g, Window.END_PHASE)
    await settle_aftermath(g)
    for ship in g.ships:
        clear(g, ship)
    g.say("xw-log-tokens-removed", "XW-END-1", "XW-END-2")
    if not is_over(g) and deliver_markers(g):
        check_victory(g)
    if is_over(g):
        return None
    if may_reinforce(g):
        return "reinforcements"
    return await end_round(g)


async def end_round(g: Battle) -> str | None:
    """XW-ROUND-2: the next round, unless the players agreed on a limit."""
    check_victory(g, round_over=True)
    if not is_over(g) and g.options.round_limit and g.round >= g.options.round_limit:
        g.say("xw-log-round-limit", "XW-ROUND-2")
        await settle_scores(g)
    elif not is_over(g) and g.options.time_limit and await is_time_called(g):
        g.say("xw-log-time-called", "XW-TOURNAMENT-5", minutes=g.options.time_limit)
        await settle_scores(g)
    return None if is_over(g) else "planning"


async def is_time_called(g: Battle) -> bool:
    """XW-TOURNAMENT-5: whether the time was over when this round, now played out, ended.

    The rules never look at a clock: how long the match has gone on is an answer like any other,
    which a server gives from its own clock.
    """
    minutes = await AskFree(
        captain(g, g.initiative),
        text("xw-ask-minutes", limit=g.options.time_limit),
        parse=int,
        check=lambda minutes: None if 0 <= minutes <= LONGEST_DAY else no_time(minutes),
        sample=lambda _: [MINUTES_A_ROUND * g.round],
        form=MINUTES,
        rules=("XW-TOURNAMENT-5",),
    )
    return minutes >= g.options.time_limit


def no_time(minutes: int) -> Blocked:
    """Refuse minutes that no match has."""
    label = text("core-option", key=str(minutes))
    return Blocked(str(minutes), label, text("xw-blocked-minutes"), "XW-TOURNAMENT-5")


def clear(g: Battle, ship: Ship) -> None:
    """Remove evade and focus tokens and what lasts for a round only (XW-TARGET-LOCK-8)."""
    if ship.tokens:
        kept = [gives.token for gives in rules_in_force(g, ship, KeepsToken)]
        for token in tokens.UNTIL_END_PHASE:  # XW-END-1, XW-END-2
            if token not in kept:
                ship.tokens.pop(token, None)
    ship.activated = False
    ship.had_combat = False
    if ship.cards.lasting:
        ship.beside(lasting=())
    ship.skill_this_phase = NOBODY
    ship.seen_by = ()
    ship.flight = Flight(treated=ship.flight.treated)
    deeds = ship.deeds
    deeds.actions = ()
    deeds.used_this_round = ()
    deeds.strained = False
    deeds.skips_action = False
