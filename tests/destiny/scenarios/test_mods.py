from typing import Any

from cantina.games.destiny import facts
from destiny.scenarios.scene import Scene, scene, side
from destiny.scenarios.test_supports import BREAK
from destiny.table import In, code
from scenario_book import scenario

BOBA, SLAVE, KYLO = "LEG 19", "LEG 25", "AW 11"


@scenario("DS-S126")
def test_a_mod_finds_only_the_host_its_keyword_names() -> None:
    bike, helper, astromech = "LEG 64", "LEG 163", "AtG 154"

    def begin(*supports: Any) -> Scene:
        return scene(
            side(In(BOBA, upgrades=[bike]), supports=[*supports, helper], hand=[astromech]),
            side(KYLO, supports=["AW 6"], hand=[BREAK]),
        )

    table = begin(SLAVE)
    table.anna.plays(astromech)
    assert table.is_on(astromech, SLAVE), "the only host"
    table.boris.plays(BREAK, SLAVE)
    assert table.anna.discard == ["Slave I", "Targeting Astromech"]
    assert not begin().anna.may("play", astromech)


@scenario("DS-S127")
def test_a_mods_die_belongs_to_the_activation_of_its_vehicle() -> None:
    turret = "AtG 131"
    table = scene(side(BOBA, supports=[SLAVE], hand=[turret]), side(KYLO))
    anna = table.anna
    table.rolls((turret, "2ID"))
    anna.plays(turret, SLAVE, "yes")
    assert anna.pool == ["2ID"]
    table.boris.passes()
    anna.activates(SLAVE, (SLAVE, "2RD"))
    if anna.asked:
        anna.says("no")
    assert anna.pool == ["2ID", "2RD"] and table.shows(turret) == "2ID"
    table.comes_to_round(3)
    if table.turn_of == "boris":
        table.boris.passes()
    anna.activates(BOBA, (BOBA, "-"))
    while anna.asked and table.duel.prompt(0) != "ds-ask-action":
        anna.says("no" if "no" in anna.offered else anna.offered[0])
    assert len(anna.pool) == 1
    table.boris.passes()
    anna.activates(SLAVE, (SLAVE, "2RD"), (turret, "2ID"))
    assert len(anna.pool) == 3


@scenario("DS-S532")
def test_in_and_out_of_the_falcon_with_the_engine_still_cold() -> None:
    falcon, craft, han = "AtG 103", "AtG 102", "AW 46"
    table = scene(
        side(han, supports=[falcon, In(craft, exhausted=True, resources=1, dice=("2R",))]),
        side(KYLO, "AW 10", "AW 2"),
    )
    anna, boris = table.anna, table.boris
    aboard, ashore = facts.KNOWN[code(craft)].actions
    table.duel.act(0, "action", craft, aboard)
    card = table.duel.card(craft)
    assert table.is_on(craft, falcon) and card.kind == "upgrade" and card.exhausted
    assert card.resources == 0 and anna.resources == 2 and anna.pool == []
    boris.activates(KYLO, (KYLO, "-"))
    anna.activates(falcon, (falcon, "3RD"), (craft, "1F"))
    assert anna.pool == ["1F", "3RD"]
    boris.activates("AW 2", ("AW 2", "-"))
    table.duel.act(0, "action", craft, ashore)
    card = table.duel.card(craft)
    assert card.kind == "support" and card.exhausted and not table.is_on(craft, falcon)
    assert anna.pool == ["3RD"] and table.shows(craft) is None
    boris.activates("AW 10", ("AW 10", "-")).says("no")
    assert not anna.may("activate", craft) and not anna.may("action", craft, aboard)
    assert anna.cannot("action", craft, aboard)
