from destiny.scenarios.scene import scene, side
from destiny.table import In
from scenario_book import scenario

FINN, KYLO = "AW 45", "AW 11"


@scenario("DS-S139")
def test_spotting_is_a_condition_of_the_effect_not_of_playing():
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
def test_a_support_can_be_the_thing_that_is_spotted():
    event, ig, stap = "CONV 122", "SoR 20", "CONV 32"

    def begin(*supports):
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
