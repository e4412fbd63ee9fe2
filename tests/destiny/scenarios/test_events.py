from destiny.scenarios.scene import scene, side
from destiny.table import In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER = "AW 38", "AW 45", "AW 11", "AW 2"


@scenario("DS-S036")
def test_hyperspace_jump_stops_the_action_phase():
    jump = "AW 129"
    table = scene(side("AW 46", hand=[jump], resources=3), side(In("SoR 11", dice=("3RD", "3RD"))))
    table.anna.plays(jump, "no")
    assert set(table.duel.asked()) == {0, 1}, "upkeep"
    for person in (table.anna, table.boris):
        person.says([])
    assert table.boris.pool == [] and "Hyperspace Jump" in table.anna.aside
    assert "Hyperspace Jump" not in table.anna.discard
    assert table.controller == "anna" and table.turn_of == "anna" and table.round == 3


@scenario("DS-S046")
def test_an_event_that_does_nothing_may_be_played():
    table = scene(
        side("LEG 19", "LEG 13", hand=["AW 155", "LEG 84"]),
        side(In(REY, damage=3, dice=("1MD",)), FINN),
        active=1,
    )
    table.boris.passes()
    anna = table.anna
    assert not anna.may("play", "LEG 84") and anna.may("play", "AW 155")
    anna.plays("AW 155")
    assert anna.resources == 0 and anna.discard == ["Dodge"] and table.shows(REY) == "1MD"
    assert table.turn_of == "boris"


@scenario("DS-S047")
def test_flank_compares_ready_characters_at_the_moment():
    flank = "AW 156"
    table = scene(
        side(REY, FINN, hand=[flank, flank]),
        side(In(KYLO, dice=("2MD1", "1MD"), exhausted=True), TROOPER),
    )
    anna = table.anna
    anna.plays(flank, (KYLO, 0))
    assert table.shows(KYLO, 0) is None and anna.resources == 1
    table.boris.passes()
    anna.activates(REY, (REY, "1R"))
    table.boris.passes()
    assert not anna.may("play", f"{flank}#2") and not anna.may("play", flank)


@scenario("DS-S048")
def test_the_last_resource_is_spent_before_new_ones_come():
    poor = scene(side("TPG 2", hand=["TPG 14"], resources=2), side(REY))
    assert not poor.anna.may("play", "TPG 14")
    table = scene(side("TPG 2", hand=["TPG 14"], resources=3), side(REY))
    table.anna.plays("TPG 14")
    assert table.anna.resources == 4


@scenario("DS-S049")
def test_jyns_discount_is_used_up_by_an_event_that_costs_nothing():
    def begin():
        return scene(
            side("SoR 44", hand=["CONV 149", "LEG 116", "AW 130"], resources=3),
            side(In(KYLO, exhausted=True)),
        )

    first = begin()
    first.anna.plays("AW 130")
    assert first.anna.resources == 3
    table = begin()
    table.anna.plays("CONV 149", "decline")
    assert table.anna.resources == 4
    table.boris.passes()
    table.anna.plays("LEG 116")
    assert table.anna.resources == 1


@scenario("DS-S050")
def test_long_con_counts_the_other_copies_and_not_itself():
    table = scene(
        side("SoR 44", hand=["SoR 113"], discard=["SoR 113"], resources=0),
        side(KYLO, discard=["SoR 113"]),
    )
    table.anna.plays(
        next(each for each in ("SoR 113", "SoR 113#2") if table.anna.may("play", each))
    )
    assert table.anna.resources == 1
    assert table.anna.discard == ["Long Con", "Long Con"]
