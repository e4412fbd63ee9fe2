"""How a game went, for the report at its end."""

from __future__ import annotations

from functools import cache

from cantina.core.text import text
from cantina.core.wire import Chart, Series
from cantina.games.destiny import facts
from cantina.games.destiny.rules.ongoing import remaining_health
from cantina.games.destiny.rules.zones import characters
from cantina.games.destiny.state import Card, Duel, Report
from cantina.games.destiny.terms import DieSide, Symbol

# --- keeping count ------------------------------------------------------------------------------


def note_round(g: Duel) -> None:
    """Note how everybody stands when a round begins."""
    for player in g.players:
        report = player.report
        report.health += (health_left(g, player.seat),)
        report.dealt += (report.damage,)
        report.spent += (report.resources_spent,)


def note_damage(g: Duel, seat: int, card: Card, taken: int) -> None:
    """Count damage that somebody else's character took."""
    if card.controller != seat:
        g.players[seat].report.damage += taken


def note_roll(g: Duel, seat: int, die: int) -> None:
    """Count a die that was rolled, and how lucky the roll was."""
    report = g.players[seat].report
    report.dice_rolled += 1
    report.luck += luck_by_face(g.die_codes[die])[g.dice[die].face]


@cache
def luck_by_face(code: str) -> tuple[int, ...]:
    """Return by how much each side of a die is better than its average side, in sixths."""
    worths = [worth(side) for side in facts.sides(code)]
    return tuple([6 * each - sum(worths) for each in worths])


def worth(side: DieSide) -> int:
    """Return what a side counts for luck: its value; where it has none, 1, and a blank nothing."""
    return 0 if side.symbol is Symbol.BLANK else max(side.value, 1)


# --- telling it ---------------------------------------------------------------------------------


def health_left(g: Duel, seat: int) -> int:
    """Return the health that a player's characters have left."""
    return sum([remaining_health(g, card) for card in characters(g, seat)])


def charts(g: Duel) -> list[Chart]:
    """Return health, damage dealt and resources spent before the first round and after each."""
    reports = [player.report for player in g.players]
    rounds = list(range(len(reports[0].health) + 1))
    return [
        Chart(text(title), rounds, [Series(seat, line) for seat, line in enumerate(lines)])
        for title, lines in (
            ("ds-chart-health", [health_line(g, seat) for seat in range(len(reports))]),
            ("ds-chart-damage", [damage_line(report) for report in reports]),
            ("ds-chart-spent", [spent_line(report) for report in reports]),
        )
    ]


def health_line(g: Duel, seat: int) -> list[float]:
    """Return a player's health over the rounds."""
    return [float(each) for each in (*g.players[seat].report.health, health_left(g, seat))]


def damage_line(report: Report) -> list[float]:
    """Return the damage a player had dealt to others, round by round."""
    return [float(each) for each in (*report.dealt, report.damage)]


def spent_line(report: Report) -> list[float]:
    """Return the resources a player had spent, round by round."""
    return [float(each) for each in (*report.spent, report.resources_spent)]
