from destiny.scenarios.scene import scene, side
from destiny.scenarios.test_supports import BREAK
from destiny.table import In
from scenario_book import scenario

BOBA, SLAVE, KYLO = "LEG 19", "LEG 25", "AW 11"


@scenario("DS-S126")
def test_a_mod_finds_only_the_host_its_keyword_names():
    bike, helper, astromech = "LEG 64", "LEG 163", "AtG 154"

    def begin(*supports):
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
def test_a_mods_die_belongs_to_the_activation_of_its_vehicle():
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
    for _ in range(8):
        if table.round == 3:
            break
        asked = table.duel.asked()
        if len(asked) == 2:
            table.upkeep()
        else:
            (anna, table.boris)[asked[0]].passes()
    if table.turn_of == "boris":
        table.boris.passes()
    anna.activates(BOBA, (BOBA, "-"))
    while anna.asked and table.duel.prompt(0) != "ds-ask-action":
        anna.says("no" if "no" in anna.offered else anna.offered[0])
    assert len(anna.pool) == 1
    table.boris.passes()
    anna.activates(SLAVE, (SLAVE, "2RD"), (turret, "2ID"))
    assert len(anna.pool) == 3
