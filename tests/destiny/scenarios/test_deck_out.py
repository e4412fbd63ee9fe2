from destiny.scenarios.scene import Scene, scene, side
from destiny.table import FILLER
from scenario_book import scenario

KYLO, REY = "AW 11", "AW 38"


@scenario("DS-S144")
def test_both_out_of_cards_the_last_claim_decides() -> None:
    table = scene(side(KYLO, hand=["AW 157"], cards=1, deck=[]), side(REY, cards=1, deck=[]))
    anna, boris = table.anna, table.boris
    anna.plays("AW 157", KYLO)
    assert not table.duel.over
    boris.claims("no")
    anna.passes()
    assert not table.duel.over
    boris.says([str(table.duel.g.players[1].hand[0])])
    assert table.winner == "boris"


@scenario("DS-S145")
def test_out_of_cards_in_mid_round_is_not_lost() -> None:
    saber = "AW 59"

    def begin() -> Scene:
        return scene(
            side(KYLO, cards=0, deck=[], discard=[saber, "AW 153"]), side(REY), battlefield="AW 174"
        )

    table = begin()
    table.anna.claims("yes")
    if table.anna.asked and table.duel.prompt(0) != "ds-ask-action":
        assert table.anna.can_choose(saber, "AW 153") == [True, False]
        table.anna.says(saber)
    assert table.anna.deck == 1
    table.boris.passes()
    for person in (table.anna, table.boris):
        if person.asked:
            person.says([])
    assert table.anna.hand == ["Lightsaber"] and not table.duel.over and table.round == 3
    lost = begin()
    lost.anna.passes()
    lost.boris.passes()
    lost.boris.says([])
    assert lost.winner == "boris"


@scenario("DS-S506")
def test_each_opponent_is_drained_and_only_the_dry_one_leaves() -> None:
    center = "AW 165"
    table = scene(
        side(KYLO, cards=0, deck=[FILLER] * 6),
        side(REY, cards=0, deck=[FILLER] * 2),
        side("AW 47", cards=0, deck=[FILLER] * 3),
        battlefield=center,
    )
    anna, boris, clara = table.anna, table.boris, table.clara
    anna.claims("yes")
    assert (anna.deck, boris.deck, clara.deck) == (6, 0, 1)
    assert table.turn_of == "boris"
    boris.activates(REY, (REY, "-"))
    clara.passes()
    boris.passes()
    assert (len(anna.hand), len(clara.hand)) == (5, 1)
    for person in (anna, clara):
        if person.asked and table.round == 2:
            person.says([])
    assert not table.duel.over and table.round == 3 and table.turn_of == "anna"
    assert not table.in_play(REY) and table.in_play("AW 47")
    assert (len(anna.hand), anna.deck, len(clara.hand), clara.deck) == (5, 1, 1, 0)
    anna.passes()
    assert table.turn_of == "clara"
