from cantina.games.destiny.cards.vocabulary import (
    OPPONENT,
    SUPPORTS,
    Cards,
    Discard,
    One,
)
from destiny.made import event
from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

REY, KYLO, TROOPER = "AW 38", "AW 11", "AW 2"

BREAK = event("Break S", Discard(One(Cards(OPPONENT, SUPPORTS))))


@scenario("DS-S130")
def test_a_shield_cannot_be_moved_to_a_character_that_is_full() -> None:
    air = "SoR 124"
    table = scene(
        side(In(KYLO, shields=3), In(TROOPER, shields=2), supports=[In(air, shields=3)]),
        side(In(REY, shields=3), hand=[BREAK]),
    )
    table.anna.uses(air)
    assert table.shields(TROOPER) == 3 and table.shields(air) == 2, "no other was offered"
    assert table.shields(KYLO) == 3 and table.shields(REY) == 3
    table.boris.plays(BREAK)
    assert table.anna.discard == ["Air Superiority"]
    assert [table.shields(card) for card in (KYLO, TROOPER, REY)] == [3, 3, 3], "the two are lost"


@scenario("DS-S131")
def test_two_tech_teams_make_a_support_payable() -> None:
    team, slave, rifle = "CONV 136", "LEG 25", "LEG 73"

    def begin() -> Scene:
        return scene(
            side("CONV 21", supports=[team, team], hand=[slave, rifle], resources=1), side(REY)
        )

    table = begin()
    anna = table.anna
    assert anna.may("play", slave)
    anna.plays(slave).says(["0"]).says("yes", "yes")
    assert table.in_play(slave) and anna.resources == 0
    assert table.exhausted(team) and table.exhausted(f"{team}#2")
    table.boris.passes()
    assert not anna.may("play", rifle)
    undone = begin()
    undone.anna.plays(slave).says(["0"]).says("yes", "no")
    assert "Slave I" in undone.anna.hand and undone.anna.resources == 1
    assert not undone.exhausted(team) and not undone.exhausted(f"{team}#2")
    assert undone.turn_of == "anna" and "pass" in undone.anna.offered


@scenario("DS-S234")
def test_two_different_r2_d2_are_copies() -> None:
    table = scene(side("LEG 31", supports=["LEG 35"], hand=["SoR 42"]), side(REY, hand=["LEG 35"]))
    assert not table.anna.may("play", "SoR 42")
    table.anna.passes()
    assert table.boris.may("play", "B:LEG 35")
    table.boris.plays("B:LEG 35")
    assert table.in_play("B:LEG 35") and table.in_play("A:LEG 35")


@scenario("DS-S530")
def test_two_tanks_two_shots_one_start() -> None:
    tank, luke, padawan = "WotF 130", "AW 35", "AW 36"
    table = scene(
        side("AW 1", supports=[In(tank, exhausted=True)], hand=[tank], resources=4),
        side(luke, padawan),
    )
    anna, boris = table.anna, table.boris
    old = table.number(tank)
    table.rolls((tank, "3RD1"))
    anna.plays(tank + "#2")
    assert anna.asked and table.duel.prompt(0) == "ds-ask-order-queue" and len(anna.offered) == 4
    shots = 0
    for _ in range(12):
        if boris.asked and "pass" in boris.offered:
            break
        if boris.asked:
            boris.says([(luke, padawan)[shots]])
            shots += 1
        else:
            anna.says("yes" if "yes" in anna.offered else [anna.offered[0]])
    assert shots == 2 and (table.damage(luke), table.damage(padawan)) == (1, 1)
    assert anna.pool == ["3RD1"] and anna.resources == 0 and table.turn_of == "boris"
    assert table.shows(tank) is None and table.duel.g.play[old].exhausted


@scenario("DS-S547")
def test_mercenaries_change_sides_but_not_their_owner() -> None:
    band, recycle = "CONV 168", "EaW 149"
    table = scene(
        side(TROOPER, supports=[In(band, exhausted=True, dice=("3RD1",))], resources=2),
        side(REY, hand=[recycle], resources=4),
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.uses(band)
    assert boris.resources == 2 and table.duel.card(band).controller == 1
    assert anna.pool == boris.pool == [] and table.shows(band) is None
    assert table.exhausted(band)
    anna.uses(band)
    assert table.duel.card(band).controller == 0 and not boris.may("activate", band)
    boris.uses(band)
    assert (anna.resources, boris.resources) == (0, 0)
    assert table.duel.card(band).controller == 1
    anna.passes()
    assert not boris.may("activate", band)
    boris.passes()
    table.upkeep()
    anna.passes()
    assert boris.resources == 2
    boris.plays(recycle)
    assert anna.discard == ["Fickle Mercenaries"] and boris.discard == ["Recycle"]
    assert boris.resources == 2
