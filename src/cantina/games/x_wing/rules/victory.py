"""Winning the game (XW-WIN)."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.core.wire import Result, Standing
from cantina.games.x_wing.missions.goals import goal_met
from cantina.games.x_wing.names import side_name
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import IMPERIAL, IN_PLAY, REBEL, Battle


def is_over(g: Battle) -> bool:
    """Whether somebody has won, or nobody can any more."""
    return bool(g.winner) or g.draw


def win(g: Battle, side: str, *rules: str) -> None:
    """End the game for the whole side (XW-TEAM-5)."""
    g.winner = side
    g.say("xw-log-wins", *rules, side=side_name(g, side))


def check_victory(g: Battle, round_over: bool = False) -> None:
    """XW-WIN-1 and -2, or the mission's goals alone (XW-MISSION-7).

    While a ship still has its attack under the simultaneous attack rule, nothing is decided yet.
    By the rules reference a battle is decided at the end of a round.
    """
    if is_over(g):
        return
    sides: set[str] = set()
    for ship in g.ships:
        if ship.status == IN_PLAY:
            if ship.doomed:
                return
            sides.add(ship.side)
    if g.options.plays_mission:
        met = goal_met(g, round_over)
        if met is not None:
            win(g, met.side, met.rule or "XW-MISSION-8")
        return
    if by_reference(g) and not round_over:
        return
    rebels, imperials = REBEL in sides, IMPERIAL in sides
    if not rebels and not imperials and by_reference(g):
        g.draw = True
        g.say("xw-log-nobody-left", "XW-WIN-2")
    elif not rebels and not imperials:
        win(g, g.initiative, "XW-WIN-2")
    elif not rebels or not imperials:
        win(g, REBEL if rebels else IMPERIAL, "XW-WIN-1")


def result_of(g: Battle) -> Result:
    """Tell how the game ended: a team wins or loses together (XW-TEAM-5)."""
    if not g.winner:
        standings = tuple(Standing(seat, 1) for seat in range(len(g.seats)))
        scored = ships_in_play(g, REBEL) and ships_in_play(g, IMPERIAL)
        limit = g.options.round_limit and g.round >= g.options.round_limit
        told = "xw-result-round-limit" if limit else "xw-result-time" if scored else ""
        reason = Text(told or "xw-result-nobody-left")
        return Result((), reason, standings)
    winners = tuple(seat for seat, side in enumerate(g.seats) if side == g.winner)
    places = tuple(
        Standing(seat, 1 if side == g.winner else 2, float(len(ships_in_play(g, side))))
        for seat, side in enumerate(g.seats)
    )
    reason = text("xw-result-wins", side=side_name(g, g.winner))
    return Result(winners, reason, places)
