from destiny.scenarios.scene import Person, scene, side
from destiny.table import In
from scenario_book import scenario

FINN, KYLO = "AW 45", "AW 11"


@scenario("DS-S139")
def test_spotting_is_a_condition_of_the_effect_not_of_playing() -> None:
    event = "SoR 104"
    table = scene(side(FINN, hand=[event]), side(In(KYLO, dice=("1MD",))), active=1)
    table.boris.passes()
    deck = table.boris.deck
    assert table.anna.may("play", event)
    table.anna.plays(event)
    assert table.boris.pool == ["1MD"] and table.boris.deck == deck
    assert "Krayt Dragon Howl" in table.anna.discard and table.turn_of == "boris"
    assert table.round == 2


@scenario("DS-S140")
def test_a_support_can_be_the_thing_that_is_spotted() -> None:
    event, ig, stap = "CONV 122", "SoR 20", "CONV 32"

    def begin(*supports: str) -> Person:
        table = scene(
            side("TPG 2", supports=list(supports), hand=[event]), side(In(ig, dice=("3RD",)))
        )
        table.anna.plays(event)
        if table.anna.asked:
            table.anna.says((ig, 0))
        assert table.anna.resources == 1
        return table.boris

    assert begin(stap).pool == []
    assert begin().pool == ["3RD"]


@scenario("DS-S238")
def test_a_shapeshifter_is_a_leader_for_one_round() -> None:
    shifter, chance = "AoN 13", "AoN 14"
    table = scene(side(shifter, hand=[chance, chance], resources=3), side(KYLO))
    anna, boris = table.anna, table.boris
    anna.activates(shifter, (shifter, "-"))
    anna.says("yes")
    assert len(anna.offered) == 21
    assert not set(anna.offered) & {"vehicle", "weapon", "mod"}
    anna.picks("leader")
    boris.passes()
    anna.plays(chance)
    for _ in range(4):
        if table.shows(shifter) == "2ID" or table.duel.prompt(0) == "ds-ask-action":
            break
        if "side" in table.duel.prompt(0):
            anna.turns(shifter, "2ID")
        elif "choose" in table.duel.prompt(0):
            anna.picks("turn")
        else:
            anna.says([(shifter, 0)])
    assert table.shows(shifter) == "2ID"
    boris.passes()
    anna.passes()
    for person in (anna, boris):
        person.says([])
    assert table.round == 3 and table.turn_of == "anna"
    anna.plays(table.number(chance) if anna.may("play", chance) else f"{chance}#2")
    while anna.asked and table.duel.prompt(0) != "ds-ask-action":
        if "choose" in table.duel.prompt(0):
            anna.picks("turn")
        else:
            anna.says([anna.offered[0]])
    assert table.shows(shifter) is None
