"""Scenarios of cards and dice that leave, and of what comes back."""

from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import FILLER, In
from scenario_book import scenario

TROOPER, PHASMA, VADER, LUKE, JANGO = "AW 2", "AW 1", "AW 10", "AW 35", "AW 21"


@scenario("DS-S415")
def test_the_bendus_die_vanishes_with_its_lair() -> None:
    lair, battalion = "WotF 157", "LEG 60"
    table = scene(side(LUKE), side(VADER, supports=[battalion]), battlefield=lair)
    anna, boris = table.anna, table.boris
    table.rolls((lair, "2ID"))
    anna.uses(lair)
    assert anna.pool == ["2ID"]
    boris.activates(battalion, (battalion, "2RD")).says("yes")
    assert table.controller == "boris" and anna.pool == [] and table.claimed_by == ""
    assert table.shows(lair) is None
    assert anna.may("claim")
    anna.passes()
    assert not boris.may_use(lair) and boris.may("claim")
    boris.passes()
    table.upkeep()
    assert table.round == 3 and table.turn_of == "boris" and boris.may_use(lair)


@scenario("DS-S416")
def test_a_vehicle_without_a_die_finds_its_gun_and_pays_for_it() -> None:
    hopper, triple, dorsal = "AtG 150", "AtG 133", "AtG 131"

    def begin() -> Scene:
        table = scene(
            side(LUKE, hand=[hopper], deck=[FILLER, triple, FILLER, dorsal], resources=2),
            side(VADER),
        )
        table.anna.plays(hopper).picks("your deck")
        return table

    dear = begin()
    dear.anna.says(triple)
    assert not dear.in_play(triple) and dear.anna.resources == 1, "the found mod is not free"
    table = begin()
    anna = table.anna
    anna.says(dorsal)
    assert table.is_on(dorsal, hopper) and anna.resources == 0
    anna.says("no")
    if "yes" in anna.offered:
        anna.says("yes")
    anna.activates(hopper, (dorsal, "2ID"))
    assert anna.pool == ["2ID"] and table.exhausted(hopper) and table.turn_of == "boris"
    nothing = begin()
    nothing.anna.says([])
    if "yes" in nothing.anna.offered:
        nothing.anna.says("yes")
    assert nothing.anna.may("activate", LUKE), "Ambush gives its action all the same"


@scenario("DS-S417")
def test_the_falling_droid_pulls_the_plug() -> None:
    droid, cassian = "CONV 72", "WotF 90"

    def begin(*friends: Any) -> Scene:
        team = [In(TROOPER, dice=("2RD",)), In(TROOPER, dice=("2RD",)), In(PHASMA, dice=("1RD",))]
        table = scene(side(In(droid, damage=9), *friends), side(*team), active=1, controller=1)
        table.boris.resolves(TROOPER, 0, droid)
        return table

    table = begin(cassian)
    anna, boris = table.anna, table.boris
    assert anna.asked and not boris.asked
    anna.says("yes")
    table.upkeep()
    assert table.damage(cassian) == 0 and boris.pool == []
    assert table.round == 3 and table.controller == "boris" and table.turn_of == "boris"
    assert (anna.resources, boris.resources) == (4, 4)
    assert begin().winner == "boris"


@scenario("DS-S418")
def test_the_freighter_sails_back_into_an_empty_deck() -> None:
    freighter, cannon = "SoR 47", "AtG 152"

    def begin(shown: str) -> Scene:
        ship = In(freighter, dice=(shown,), upgrades=[cannon])
        return scene(side(LUKE, supports=[ship], cards=0, deck=[], resources=0), side(VADER))

    table = begin("2R")
    anna, boris = table.anna, table.boris
    anna.resolves(freighter, 0)
    assert anna.resources == 2 and anna.deck == 1 and not table.in_play(freighter)
    assert anna.discard == ["Laser Cannon"] and table.turn_of == "boris"
    boris.passes()
    anna.passes()
    boris.says([])
    assert anna.resources == 4 and anna.hand == ["Smuggling Freighter"] and anna.deck == 0
    assert table.winner == "" and table.round == 3
    lost = begin("1R")
    lost.anna.resolves(freighter, 0)
    assert lost.in_play(freighter)
    lost.boris.passes()
    lost.anna.passes()
    lost.boris.says([])
    assert lost.winner == "boris"


@scenario("DS-S419")
def test_four_laps_are_counted_anew_after_a_breakdown() -> None:
    classic, pod, speeder = "WotF 155", "WotF 153", "AtG 151"
    racer = In(pod, dice=("1ID",), resources=3, exhausted=True)
    table = scene(
        side(LUKE, supports=[racer], plot=classic, resources=1, cards=0),
        side(VADER, supports=[speeder]),
        active=1,
    )
    anna, boris = table.anna, table.boris
    table.rolls((pod, "-"))
    boris.activates(speeder).says("yes")
    assert anna.hand == ["Podracer"] and anna.pool == [] and anna.resources == 1
    anna.plays(pod)
    if "yes" in anna.offered:
        anna.says("yes")
    assert not table.exhausted(pod) and anna.resources == 0
    anna.activates(pod, (pod, "2ID"))
    boris.passes()
    anna.resolves(pod, 0)
    while boris.asked and "pass" not in boris.offered:
        boris.says(boris.offered[0])
    anna.says("yes")
    assert table.duel.card(pod).resources == 1 and anna.resources == 0
    assert table.in_play(classic)


@scenario("DS-S420")
def test_a_stolen_die_comes_home_when_the_thief_falls() -> None:
    prize, dengar = "AW 102", "CONV 35"
    table = scene(
        side(In(JANGO, damage=8, exhausted=True), dengar, hand=[prize], resources=4),
        side(In(VADER, dice=("3MD", None), exhausted=True), cards=0),
    )
    anna, boris = table.anna, table.boris
    anna.plays(prize, JANGO, "yes")
    assert boris.pool == [], "the only die that could be taken"
    boris.passes()
    anna.passes()
    anna.says([])
    assert table.round == 3 and boris.pool == []
    if table.turn_of == "anna":
        anna.passes()
    table.rolls((VADER, "2MD"))
    boris._acts("activate", VADER)
    anna.puts_first("Jango").says("no")
    if boris.asked and "no" in boris.offered:
        boris.says("no")
    assert boris.pool == ["2MD"], "one die only"
    anna.passes()
    boris.resolves(VADER, 1, JANGO)
    assert not table.in_play(JANGO) and "Prized Possession" in anna.discard
    assert boris.pool == [] and [table.shows(VADER, each) for each in (0, 1)] == [None, None]
