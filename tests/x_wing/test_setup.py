"""Setup: factions, edges, placing, what everybody sees, the play area."""

from math import cos, radians, sin
from typing import Any

import msgspec
import pytest

from cantina.core.problem import BadOptions
from cantina.core.testing import prompt
from cantina.games.x_wing import game
from cantina.games.x_wing.geometry import ARC_HALF_ANGLE, SMALL_BASE
from cantina.games.x_wing.rules.sides import are_friends
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.squads import xws
from x_wing.table import Skirmish, act, fly, play, position


def start(
    seats: int = 2, script: list[list[str]] | tuple[Any, ...] = (), **options: Any
) -> Skirmish:
    return Skirmish.start(game, seats, options, script=list(script))


ACADEMY = xws("imperial", ("academypilot", {}))


def place_all(table: Skirmish) -> None:
    while table.seen.phase == "setup" and "placement" not in prompt(table, table.waiting[0]):
        seat = table.waiting[0]
        table.answer(seat, table.ask(seat).keys()[0])
        if table.seen.phase != "setup":
            return


@pytest.mark.rule("XW-SETUP-1")
def test_setup_runs_in_eight_steps() -> None:
    table = start()
    place_all(table)
    steps = [
        "xw-log-leads",
        "xw-log-gather",
        "xw-log-assemble",
        "xw-log-area",
        "xw-log-place",
        "xw-log-cards",
        "xw-log-shields",
        "xw-log-components",
    ]
    ids = [i for i in table.told_ids() if i in steps]
    assert list(dict.fromkeys(ids)) == steps
    told = table.told_ids()
    assert told.index("xw-log-components") < told.index("xw-log-round")
    # the ships come into play between the fifth and the sixth step
    placed = [place for place, i in enumerate(told) if i == "xw-log-places-ship"]
    assert len(placed) == 3
    assert told.index("xw-log-place") < placed[0] < placed[-1] < told.index("xw-log-cards")


@pytest.mark.rule("XW-SETUP-2", "XW-ROUND-4")
def test_two_players_one_for_each_faction() -> None:
    assert start().state.seats == ["rebel", "imperial"]
    swapped = start(factions=("imperial", "rebel"))
    assert swapped.state.seats == ["imperial", "rebel"]
    assert [ship.seat for ship in swapped.seen.ships] == [1, 0, 0]
    assert start(factions=("", "rebel")).state.seats == ["imperial", "rebel"]
    assert start(factions=("imperial", "")).state.seats == ["imperial", "rebel"]
    drawn = ["imperial", "rebel"]
    for wish in ("rebel", "imperial"):  # never two players of one faction
        assert start(factions=(wish, wish), script=[drawn]).state.seats == drawn
    with pytest.raises(BadOptions):
        start(seats=1)


@pytest.mark.rule("XW-SETUP-3")
@pytest.mark.parametrize("drawn", [["rebel", "imperial"], ["imperial", "rebel"]])
def test_a_clash_of_wishes_is_drawn_for(drawn: list[str]) -> None:
    table = start(script=[drawn], factions=("rebel", "rebel"))
    assert table.state.seats == drawn


@pytest.mark.rule("XW-SETUP-2")
@pytest.mark.parametrize("second", ["rebel", "imperial", "scum"])
@pytest.mark.parametrize("first", ["rebel", "imperial", "scum"])
def test_everybody_flies_the_squad_they_brought(first: str, second: str) -> None:
    workshop = game.workshop()
    ready = {one.side: one.list for one in workshop.ready()}
    if first == second != "scum":
        with pytest.raises(BadOptions):
            workshop.bring([ready[first], ready[second]], 2, seed=1)
        return
    battle = start(**workshop.bring([ready[first], ready[second]], 2, seed=1)).state
    for seat, side in enumerate((first, second)):
        pilots = {ship.pilot for ship in battle.ships if ship.seat == seat}
        assert pilots == {ship.pilot for ship in ready[side].ships}


@pytest.mark.rule("XW-SETUP-4")
def test_friends_are_of_the_same_faction() -> None:
    ships = (
        tie("howlrunner", upgrades=["squadleader"]),
        tie(at=(380, 500, 270)),
        x_wing(at=(450, 400, 90)),
    )
    g = position(*ships)
    assert are_friends(g.ships[0], g.ships[1])
    assert not are_friends(g.ships[0], g.ships[2])
    # attacks and locks are for enemies, help is for friends
    assert play(g).offered(IMPERIAL) == ["attack:primary:2", "pass"]
    table = act(*ships)
    table.answer(IMPERIAL, "card:upgrade:squadleader:0")
    assert table.waiting == (IMPERIAL,)  # the only other friend was chosen unasked
    table.answer(IMPERIAL, "yes")
    table.answer(IMPERIAL, "evade")
    told = [event.text for event in table.log if event.text.id == "xw-log-gains-evade"]
    assert [text.args["ship"].id for text in told] == ["xw-pilot-academypilot"]
    table = act(x_wing(), tie(), x_wing(at=(300, 300, 90)))
    assert table.offered(REBEL) == ["focus", "target-lock:1", "pass"]


@pytest.mark.rule("XW-SETUP-5")
def test_ship_cards_must_be_of_the_own_faction() -> None:
    table = start(squad_building=True)
    assert table.refusal(REBEL, ACADEMY).rule == "XW-SETUP-5"
    hidden = ACADEMY.replace('"faction": "imperial"', '"faction": "rebel"')
    assert table.refusal(REBEL, hidden).rule == "XW-SETUP-5"
    table.answer(REBEL, xws("rebel", ("lukeskywalker", {"ept": ["marksmanship"]})))
    table.answer(IMPERIAL, xws("imperial", ("blacksquadronpilot", {"ept": ["marksmanship"]})))
    assert [ship.upgrades for ship in table.state.ships] == [("marksmanship",), ("marksmanship",)]


@pytest.mark.rule("XW-SETUP-6", "XW-SETUP-7", "XW-INITIATIVE-2")
def test_the_first_game_has_luke_against_two_ties_and_imperial_initiative() -> None:
    table = start()
    forces = [(ship.side, ship.pilot) for ship in table.seen.ships]
    assert forces == [
        ("rebel", "lukeskywalker"),
        ("imperial", "nightbeast"),
        ("imperial", "obsidiansquadronpilot"),
    ]
    assert [view.ship_type for view in table.seen.ships] == ["xwing", "tiefighter", "tiefighter"]
    assert table.seen.initiative == "imperial"


@pytest.mark.rule("XW-SETUP-8", "XW-ARC-1")
@pytest.mark.parametrize("heading", [0, 45, 200])
def test_the_firing_arc_is_centred_on_the_facing(heading: int) -> None:
    def around(angle: Any) -> Any:
        turned = radians(heading + angle)
        return tie(at=(450 + 200 * cos(turned), 450 + 200 * sin(turned), heading + angle))

    # a base 200 mm away reaches about 6 degrees to either side of its centre
    ships = (x_wing(at=(450, 450, heading)), *[around(a) for a in (-44, 44, -50, 50, 180)])
    table = play(position(*ships))
    assert table.offered(REBEL) == ["attack:primary:1", "attack:primary:2", "pass"]
    rebel, imperial = table.seen.ships[:2]
    assert rebel.arc == ARC_HALF_ANGLE[SMALL_BASE]
    assert (rebel.arc_colour, imperial.arc_colour) == ("red", "green")


@pytest.mark.rule("XW-SETUP-9")
def test_the_sides_own_opposite_edges() -> None:
    table = start()
    edges = {edge.edge: edge.side for edge in table.seen.edges}
    assert edges == {"south": "rebel", "north": "imperial", "west": "", "east": ""}
    # each player's ships start at the own edge
    for near, far in (("450,850,270", "450,50,90"), ("600,850,270", "600,50,90")):
        table.refusal(IMPERIAL, far)
        table.answer(IMPERIAL, near)
    table.refusal(REBEL, "300,850,270")
    table.answer(REBEL, "300,50,90")


@pytest.mark.rule("XW-SETUP-10")
def test_ships_are_placed_from_the_lowest_skill_to_the_highest() -> None:
    table = start()
    order = []
    for _ in range(3):
        order.append(table.ask(table.waiting[0]).prompt_text().args["ship"].id)
        table.answer(table.waiting[0], table.ask(table.waiting[0]).keys()[0])
    assert order == [
        "xw-pilot-obsidiansquadronpilot",
        "xw-pilot-nightbeast",
        "xw-pilot-lukeskywalker",
    ]


@pytest.mark.rule("XW-SETUP-11")
def test_on_equal_skill_the_side_with_initiative_places_first() -> None:
    squads = (xws("rebel", ("redsquadronpilot", {})), xws("imperial", ("blacksquadronpilot", {})))
    table = start(squads=squads)
    assert table.seen.initiative == "imperial"  # 14 points against 23
    assert table.waiting == (IMPERIAL,)
    rich = xws("imperial", ("blacksquadronpilot", {}), ("blacksquadronpilot", {}))
    table = start(squads=(squads[0], rich))
    assert table.seen.initiative == "rebel"
    assert table.waiting == (REBEL,)


@pytest.mark.rule("XW-SETUP-12")
def test_ships_start_wholly_within_range_1_of_their_edge() -> None:
    table = start()
    assert table.refusal(IMPERIAL, "450,819,270").rule == "XW-SETUP-12"  # 1 mm over the line
    assert table.refusal(IMPERIAL, "450,50,90").rule == "XW-SETUP-12"  # the other edge
    assert table.refusal(IMPERIAL, "450,881,270").rule == "XW-SETUP-12"  # off the table
    assert table.refusal(IMPERIAL, "881,850,270").rule == "XW-SETUP-12"  # over a side edge
    table.answer(IMPERIAL, "450,820,270")
    assert table.refusal(IMPERIAL, "460,840,270").rule == "XW-SETUP-12"  # on top of a ship
    table.refusal(IMPERIAL, "450,860.5,200")  # askew, a corner on that ship
    table.answer(IMPERIAL, "600,880,270")
    ships = table.state.ships
    assert (ships[2].x, ships[2].y) == (450.0, 820.0)


@pytest.mark.rule("XW-SETUP-13")
@pytest.mark.parametrize("heading", [0, 45, 180, 271])
def test_a_ship_may_face_anywhere(heading: int) -> None:
    table = start()
    table.answer(IMPERIAL, f"450,850,{heading}")
    assert table.ship(2).heading == heading


@pytest.mark.rule("XW-SETUP-14", "XW-COMPONENT-2")
def test_ship_and_upgrade_cards_are_open_to_all() -> None:
    squad = xws("rebel", ("lukeskywalker", {"amd": ["r2d2"]}))
    table = start(squads=(squad, ACADEMY))
    place_all(table)
    assert [ship.shields for ship in table.view(IMPERIAL).ships] == [2, 0]
    assert table.view(IMPERIAL).supply.damage_deck == 33
    for seat in (REBEL, IMPERIAL, None):
        view = table.view(seat)
        luke = view.cards.pilots["lukeskywalker"]
        assert (luke.skill, luke.attack, luke.points) == (8, 3, 28)
        assert view.cards.upgrades["r2d2"].ability
        assert (view.ships[0].skill, view.ships[0].attack, view.ships[0].pilot) == (
            8,
            3,
            "lukeskywalker",
        )
        assert (view.ships[0].name.id, view.ships[0].ship_type) == (
            "xw-pilot-lukeskywalker",
            "xwing",
        )
        assert [(s.agility, s.hull, s.shield_value) for s in view.ships] == [(2, 3, 2), (3, 3, 0)]
        assert [ship.upgrades for ship in view.ships] == [["r2d2"], []]
    assert msgspec.json.encode(table.view(REBEL).cards) == msgspec.json.encode(
        table.view(IMPERIAL).cards
    )


@pytest.mark.rule("XW-SETUP-15")
def test_ships_start_with_their_shields() -> None:
    table = start()
    place_all(table)
    assert [ship.shields for ship in table.seen.ships] == [2, 0, 0]
    squad = xws("rebel", ("rookiepilot", {"mod": ["shieldupgrade"]}))
    table = start(squads=(squad, ACADEMY))
    place_all(table)
    assert [ship.shields for ship in table.seen.ships] == [3, 0]
    g = position(x_wing(shields=0), tie(), step="prepare-components")
    assert [ship.shields for ship in play(g).seen.ships] == [2, 0]


@pytest.mark.rule("XW-SETUP-18")
def test_the_initial_view_shows_edges_zones_cards_dials_and_supplies() -> None:
    table = start()
    place_all(table)
    view = table.view(None)
    assert {(edge.edge, edge.staging) for edge in view.edges if edge.side} == {
        ("south", 100.0),
        ("north", 100.0),
    }
    assert set(view.dials) == {"0", "1", "2"}
    assert set(view.cards.pilots) == {"lukeskywalker", "nightbeast", "obsidiansquadronpilot"}
    supply = view.supply
    assert (supply.damage_deck, supply.attack_dice, supply.defense_dice) == (33, 3, 3)
    assert (supply.range_ruler, len(supply.templates)) == (1, 11)
    tokens = supply.tokens
    assert (tokens["evade"], tokens["focus"], tokens["stress"]) == (4, 3, 3)
    assert (tokens["shield"], tokens["critical hit"]) == (2, 3)


@pytest.mark.rule("XW-AREA-1")
def test_a_smaller_play_area_must_be_agreed_on() -> None:
    for small in ({"width": 899.0}, {"height": 899.0}):
        with pytest.raises(BadOptions):
            start(**small)
    assert start(width=900.0, height=900.0).state.options.width == 900.0
    assert start(width=600.0, height=600.0, special_area=True).state.options.width == 600.0


@pytest.mark.rule("XW-AREA-2")
def test_the_play_area_measures_90_by_90_cm() -> None:
    view = start().view(None)
    assert (view.width, view.height) == (900.0, 900.0)


@pytest.mark.rule("XW-AREA-3")
def test_another_size_moves_borders_and_zones() -> None:
    table = start(width=1200.0, height=1000.0)
    assert table.refusal(IMPERIAL, "450,820,270").rule == "XW-SETUP-12"
    table.answer(IMPERIAL, "1100,950,270")
    assert table.ship(2).status == "in play"
    # who flies beyond 90 cm stays in the battle, and who leaves over the new border does not
    wide = {"width": 1200.0, "height": 1000.0}
    for at, status in (((1100, 500, 0), "in play"), ((1170, 500, 0), "destroyed")):
        flown = fly("straight:1", x_wing(at=at), tie(at=(100, 100, 0)), options=wide)
        assert flown.ship(0).status == status
    rolled = act(tie(at=(1000, 950, 0)), x_wing(at=(100, 100, 90)), options=wide)
    assert "barrel-roll:right" in rolled.offered(IMPERIAL)
    assert "barrel-roll:left" not in rolled.offered(IMPERIAL)
    # obstacles keep their distance from the new edges
    rocks = start(**wide, obstacles=(True, True))
    rocks.answer(IMPERIAL, "coreasteroid0")
    assert rocks.refusal(IMPERIAL, "1020,500,0").rule == "XW-OBSTACLE-3"
    rocks.answer(IMPERIAL, "950,500,0")
    # and so does the edge a ship flees over
    mission = {**wide, "mission": "asteroid-run"}
    for at, status in (((1100, 950, 90), "fled"), ((1150, 950, 0), "destroyed")):
        ships = (x_wing(at=at), tie(at=(100, 100, 0)))
        left = fly("straight:1", *ships, options=mission, marked_ship=0, turn=5)
        assert left.ship(0).status == status
