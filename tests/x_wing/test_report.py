from cantina.games.x_wing import game
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.table import fly, play, position


def test_the_chart_shows_hull_and_shields_of_every_round_and_of_the_end() -> None:
    ships = (x_wing(at=(450, 830, 90), shields=1), tie(at=(200, 500, 0), damage=damage("")))
    table = play(position(*ships, step="planning", turn=0))
    table.answer(REBEL, "0:straight:4")  # off the table
    table.answer(IMPERIAL, "1:straight:2")
    table.answer(IMPERIAL, "pass")
    assert table.over
    (chart,) = game.charts(table.state)
    assert chart.turns == [0, 1]
    assert [(series.seat, series.values) for series in chart.series] == [
        (REBEL, [4.0, 0.0]),
        (IMPERIAL, [2.0, 2.0]),
    ]


def test_a_match_that_never_began_has_a_chart_of_one_moment() -> None:
    table = fly("straight:1", x_wing(), tie())
    assert game.charts(table.state)[0].turns == [0]
