"""Cards with two sides, conditions and titles that only work together."""

from typing import Any

from cantina.games.x_wing import game
from cantina.games.x_wing.rules.squads import Squad, SquadShip, check_squad, xws_text
from cantina.games.x_wing.state import Ship
from cantina.games.x_wing.terms import Faction
from x_wing.faces import BLANK, CRITICAL, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, mine, tie, x_wing
from x_wing.table import Skirmish, act, fly, play, position

FAR = (450, 800, 270)


def rattled(**more: Any) -> Ship:
    return tie(conditions=("rattled",), **more)


def test_a_mine_hurts_a_rattled_ship_once_more_and_the_condition_goes() -> None:
    table = fly(
        "straight:2",
        rattled(),
        x_wing(at=(100, 100, 90)),
        bombs=[mine(450.0, 400.0)],
        chance=([HIT, BLANK, BLANK], "stunned-pilot"),
    )
    ship = table.state.ship(0)
    assert [card.face_up for card in ship.damage] == [False, True]
    assert ship.cards.conditions == ()


def test_a_mine_that_does_no_harm_leaves_a_ship_rattled() -> None:
    table = fly(
        "straight:2",
        rattled(),
        x_wing(at=(100, 100, 90)),
        bombs=[mine(450.0, 400.0)],
        chance=([BLANK] * 3,),
    )
    assert table.ship(0).conditions == ["rattled"]
    assert table.ship(0).damage == []


def test_an_attack_is_no_bomb_for_a_rattled_ship() -> None:
    ships = (x_wing(), rattled(had_combat=True))
    table = play(position(*ships), [HIT, BLANK, BLANK], [BLANK] * 3)
    table.answer(REBEL, "attack:primary:1")
    assert len(table.ship(1).damage) == 1
    assert table.ship(1).conditions == ["rattled"]


def calmed(face: str) -> tuple[str, ...]:
    table = act(rattled(), x_wing(at=(100, 100, 90)), chance=([face],))
    key = next(key for key in table.offered(IMPERIAL) if "rattled" in key)
    table.answer(IMPERIAL, key)
    return table.state.ship(0).cards.conditions


def test_an_action_may_calm_a_rattled_ship() -> None:
    faces = (FOCUS, HIT, CRITICAL, BLANK)
    assert [calmed(face) for face in faces] == [(), (), ("rattled",), ("rattled",)]


def pivoting(*flipped: str, **more: Any) -> Ship:
    return x_wing("bluesquadronpathfinder", upgrades=["pivotwing"], flipped=flipped, **more)


def test_a_pivot_wing_begins_with_its_attack_side_up() -> None:
    squads = (
        xws_text(Squad(Faction.REBEL, (SquadShip("bluesquadronpathfinder", ("pivotwing",)),))),
        xws_text(Squad(Faction.IMPERIAL, (SquadShip("academypilot"),))),
    )
    table = Skirmish.start(game, 2, {"squads": squads}, seed=1)
    while table.seen.phase == "setup":
        table.answer(table.waiting[0], table.offered(table.waiting[0])[0])
    assert table.state.ship(0).cards.flipped == ()
    assert table.ship(0).agility == 2


def test_a_pivot_wing_may_stay_as_it_is() -> None:
    table = fly("straight:1", pivoting(), tie(at=FAR))
    table.answer(REBEL, "none" if "none" in table.offered(REBEL) else table.offered(REBEL)[-1])
    assert table.state.ship(0).cards.flipped == ()


def test_only_a_ship_that_stands_turns_and_only_with_the_landing_side_up() -> None:
    landed = fly("straight:1", pivoting("pivotwing"), tie(at=FAR))
    assert landed.ship(0).heading == 90.0
    attacking = fly("stationary:0", pivoting(), tie(at=FAR))
    assert attacking.ship(0).heading == 90.0
    table = fly("stationary:0", pivoting("pivotwing"), tie(at=FAR))
    table.use(REBEL, "upgrade:pivotwing")
    assert table.ship(0).heading == 270.0


def docked_with(carrier: str, guest: SquadShip) -> int:
    ships = (SquadShip("lothalrebel", (carrier,) if carrier else ()), guest)
    squad = Squad(Faction.REBEL, ships)
    assert check_squad(squad).valid
    foe = xws_text(Squad(Faction.IMPERIAL, (SquadShip("academypilot"),)))
    table = Skirmish.start(game, 2, {"squads": (xws_text(squad), foe)}, seed=1)
    while table.seen.phase == "setup":
        table.answer(table.waiting[0], table.offered(table.waiting[0])[0])
    return table.ship(0).docked


def test_the_titles_of_ghost_and_phantom_work_together_only() -> None:
    attack_shuttle = SquadShip("sabinewren", ("phantom",))
    sheathipede = SquadShip("fennrau-sheathipedeclassshuttle", ("phantomii",))
    assert docked_with("ghost", attack_shuttle) == 1
    assert docked_with("ghost-swx72", sheathipede) == 1
    assert docked_with("ghost", SquadShip("sabinewren")) == -1
    assert docked_with("", attack_shuttle) == -1
    assert docked_with("ghost", sheathipede) == -1
    assert docked_with("ghost-swx72", attack_shuttle) == -1
