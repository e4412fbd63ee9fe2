"""How a game went: health, damage and resources by round, and what everybody did."""

from cantina.games.destiny import game
from cantina.games.destiny.cards.vocabulary import (
    A_CHARACTER,
    Deal,
    Dice,
    Each,
    Gain,
    Reroll,
)
from cantina.games.destiny.report import luck_by_face
from cantina.games.destiny.rules import turns
from cantina.games.destiny.view import ReportView
from destiny.made import FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import Arena, In, Side, table

BARGAIN = event("Bargain", Gain(3), cost=1)
SHOT = event("Shot", Deal(2, A_CHARACTER))
RICOCHET = event("Ricochet", Deal(2, A_CHARACTER))


def shown(duel: Arena, seat: int) -> ReportView:
    report: ReportView = duel.table.view(1 - seat).players[seat].report
    return report


def lines(duel: Arena, number: int) -> list[list[float]]:
    return [series.values for series in game.charts(duel.g)[number].series]


def test_the_charts_show_every_round_and_the_end() -> None:
    duel = table(
        Side([In(FIGHTER, dice=("2MD",), damage=1)], hand=[BARGAIN], resources=1),
        Side([In(SENTRY, damage=8, shields=1), In(RAIDER, damage=9)], deck=[]),
        step="round",
        round_=0,
    )
    assert [chart.title.id for chart in game.charts(duel.g)] == [
        "ds-chart-health",
        "ds-chart-damage",
        "ds-chart-spent",
    ]
    duel.act(0, "play", BARGAIN).pass_(1)
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, RAIDER)
    duel.pass_(1).pass_(0)
    assert duel.over  # one player had no cards left at the end of the round
    assert [chart.turns for chart in game.charts(duel.g)] == [[0, 1]] * 3
    assert lines(duel, 0) == [[9.0, 9.0], [3.0, 2.0]]
    assert lines(duel, 1) == [[0.0, 1.0], [0.0, 0.0]]
    assert lines(duel, 2) == [[0.0, 1.0], [0.0, 0.0]]


def test_only_damage_that_others_took_counts() -> None:
    duel = table(Side([FIGHTER], hand=[SHOT, RICOCHET]), Side([In(SENTRY, shields=1)]))
    duel.act(0, "play", SHOT).choose(0, SENTRY)
    duel.pass_(1)
    duel.act(0, "play", RICOCHET).choose(0, FIGHTER)
    assert duel.damage(FIGHTER) == 2
    assert shown(duel, 0).damage == 1
    assert shown(duel, 1).damage == 0


def test_everybody_sees_what_was_gained_spent_played_rolled_and_resolved() -> None:
    duel = table(
        Side([In(FIGHTER, dice=(None, "+2MD"))], hand=[BARGAIN], resources=1), Side([SENTRY])
    )
    duel.act(0, "play", BARGAIN).pass_(1)
    duel.rolls((FIGHTER, "1MD")).act(0, "activate", FIGHTER).pass_(1)
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, (FIGHTER, 1)).choose(0, SENTRY)
    report = shown(duel, 0)
    assert (report.resources_gained, report.resources_spent) == (3, 1)
    assert (report.cards_played, report.dice_rolled, report.dice_resolved) == (1, 1, 2)
    assert report.damage == 3
    assert shown(duel, 1) == type(report)()


def test_luck_is_what_falls_beyond_the_average_of_each_die() -> None:
    # The sides are worth 1, 2, 1, 2, 2 and 0: 8/6 on average.
    assert luck_by_face(FIGHTER.code) == (-2, 4, -2, 4, 4, -8)
    special = made("character", "Lucky", sides="Sp - - - - -")
    assert luck_by_face(special.code) == (5, -1, -1, -1, -1, -1)
    stir = event("Stir", Reroll(Each(Dice())))
    duel = table(Side([FIGHTER], hand=[stir]), Side([In(RAIDER, dice=("-",))]))
    duel.rolls((FIGHTER, "2MD")).act(0, "activate", FIGHTER).pass_(1)
    assert shown(duel, 0).luck == 0.7
    duel.rolls((FIGHTER, "-"), (RAIDER, "3MD1")).act(0, "play", stir)
    assert shown(duel, 0).luck == -0.7
    assert shown(duel, 1).luck == 1.2  # its owner's luck, whoever made it roll: 3 against 11/6
    assert shown(duel, 1).dice_rolled == 1


def test_what_is_only_counted_does_not_hide_a_loop() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY]))
    before = turns.fingerprint(duel.g)
    duel.g.players[0].report.resources_gained += 1
    assert turns.fingerprint(duel.g) == before


def test_a_match_that_never_began_has_charts_of_one_moment() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY]), step="round", round_=0)
    fresh = game.begin(game.read_options({}), 2)
    assert [chart.turns for chart in game.charts(fresh)] == [[0]] * 3
    assert lines(duel, 0) == [[10.0, 10.0], [10.0, 10.0]]
