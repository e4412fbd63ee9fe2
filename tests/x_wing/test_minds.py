"""How the search pictures the enemy: likely dials, and the shots of the better pilots first."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from cantina.bots.registry import find_mind
from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.window import Window
from cantina.games.x_wing.bot import dials
from cantina.games.x_wing.bot.dials import draw_dial, likely_dials
from cantina.games.x_wing.bot.exchange import Exchange
from cantina.games.x_wing.bot.sight import Sight, pose_of

SEAT = 1


@cache
def planned() -> Table[Any]:
    """Return a table of the second round at which one side has set its dials, the other none."""
    game, mind = find_game("x-wing"), find_mind("x-wing")
    table = Table.start(game, 2, {}, seed=2, log=False)
    players = [mind.playing(seat) for seat in range(2)]
    while True:
        seat = table.waiting[0]
        window = Window(table, seat)
        if table.state.turn == 2 and window.prompt == "xw-ask-dial" and seat == SEAT:
            return table
        table.answer(seat, players[seat].choose(window))


def test_enemies_are_supposed_to_fly_what_they_like_and_stay_on_the_mat() -> None:
    table, mind = planned(), find_mind("x-wing")
    drawn: dict[int, list[str]] = {}
    for number in range(30):
        world = table.imagine(SEAT, Rng(number))
        mind.suppose(world.state, SEAT, Rng(number))
        assert world.view(SEAT) == table.view(SEAT)
        for ship in world.state.ships:
            if ship.seat != SEAT:
                drawn.setdefault(ship.ship_id, []).append(ship.dial)
    sight = Sight(table.view(1 - SEAT))
    assert drawn
    for ship_id, keys in drawn.items():
        ship = sight.by_id[ship_id]
        likely = likely_dials(sight, ship)
        assert set(keys) <= {key for key, _ in likely}
        flown = [one for one in sight.dial(ship) if one.key in keys]
        assert all(sight.stays(pose_of(ship), one, ship.base) for one in flown)


def test_what_is_likely_hangs_on_no_dial_that_is_hidden() -> None:
    table = planned()
    found = []
    for number in range(2):
        dials._kept.clear()
        sight = Sight(table.imagine(SEAT, Rng(number)).view(1 - SEAT))
        found.append([likely_dials(sight, ship) for ship in sight.friends])
    assert found[0] == found[1]


def test_a_maneuver_is_drawn_as_often_as_it_is_likely() -> None:
    rng = Rng(1)
    drawn = [draw_dial([("bank", 0.75), ("turn", 0.25)], rng) for _ in range(400)]
    assert 260 < drawn.count("bank") < 340


def duel(skill: int, other_skill: int) -> Exchange:
    """Return the shots of two ships that face each other, the enemy with one hull left."""
    sight = Sight(planned().view(SEAT))
    mine, theirs = sight.friends[0], sight.enemies[0]
    sight.friends[:] = [replace(mine, x=400.0, y=300.0, heading=90.0, skill=skill)]
    hurt = {"shields": 0, "damage_total": theirs.hull - 1, "skill": other_skill}
    sight.enemies[:] = [replace(theirs, x=400.0, y=400.0, heading=270.0, **hurt)]
    return Exchange(sight)


def test_who_is_shot_down_first_shoots_less() -> None:
    sight = Sight(planned().view(SEAT))
    mine, theirs = sight.friends[:1], sight.enemies[:1]
    first, equal, last = duel(9, 1), duel(5, 5), duel(1, 9)
    assert first.harm(mine) < equal.harm(mine) == last.harm(mine)
    assert first.harm(theirs) == equal.harm(theirs) > last.harm(theirs) > 0
