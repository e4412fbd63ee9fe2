from destiny.scenarios.scene import scene, side
from destiny.table import FILLER, In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, PHASMA = "AW 38", "AW 45", "AW 11", "AW 2", "TPG 2"


@scenario("DS-S136")
def test_traitor_with_an_empty_deck_removes_nothing():
    traitor, droid = "SoR 65", "AW 43"

    def begin(*deck):
        table = scene(
            side(PHASMA, hand=[traitor], resources=1, deck=list(deck)),
            side(In(REY, dice=("+2MD", "-")), supports=[In(droid, dice=("Sp",))]),
        )
        table.anna.plays(traitor)
        return table

    empty = begin()
    assert empty.anna.asked and "decline" in empty.anna.offered, "the additional action"
    assert len(empty.boris.pool) == 3
    cheap = begin("AW 81")
    if "decline" not in cheap.anna.offered:
        assert cheap.anna.can_choose((REY, 1), (REY, 0), (droid, 0)) == [True, False, False]
    else:
        assert cheap.shows(REY, 1) is None and cheap.shows(REY, 0) == "+2MD"
    assert "Enrage" in cheap.anna.discard
    dear = begin("AW 8")
    assert dear.anna.can_choose((REY, 1), (REY, 0), (droid, 0)) == [True, True, False]
    assert "F-11D Rifle" in dear.anna.discard


@scenario("DS-S137")
def test_no_answer_needs_a_card_to_discard():
    event = "CONV 128"

    def begin(cards):
        table = scene(
            side(PHASMA, hand=[event], resources=1), side(REY, cards=cards, deck=[FILLER] * 2)
        )
        if cards > 1:
            table.duel.table.force(table.duel.g.players[1].hand[0])
        table.anna.plays(event)
        return table.boris

    two = begin(2)
    assert len(two.hand) == 1 and two.deck == 2
    one = begin(1)
    assert one.hand == [] and one.deck == 0 and not one.duel.over
    none = begin(0)
    assert none.deck == 2 and none.discard == []


@scenario("DS-S138")
def test_an_opponent_may_choose_the_option_that_does_nothing():
    event = "AW 130"

    def begin(option):
        table = scene(
            side(FINN, hand=[event], resources=1),
            side(In(KYLO, dice=("1MD",)), TROOPER, supports=["AW 89"]),
        )
        table.anna.plays(event)
        assert table.boris.asked and len(table.boris.offered) == 2
        table.boris.says(table.boris.offered[option])
        return table

    outcomes = set()
    for option in (0, 1):
        table = begin(option)
        while table.boris.asked and table.duel.prompt(1) != "ds-ask-action":
            table.boris.says(table.boris.offered[0])
        outcomes.add((table.damage(KYLO), table.damage(TROOPER), tuple(table.boris.pool)))
        assert table.anna.resources == 0 and "Let The Wookiee Win" in table.anna.discard
    assert outcomes == {(0, 0, ("1MD",)), (0, 0, ())}
