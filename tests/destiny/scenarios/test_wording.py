from typing import Any

from destiny.scenarios.scene import Person, Scene, scene, side
from destiny.table import FILLER, In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, PHASMA = "AW 38", "AW 45", "AW 11", "AW 2", "TPG 2"


@scenario("DS-S136")
def test_traitor_with_an_empty_deck_removes_nothing() -> None:
    traitor, droid = "SoR 65", "AW 43"

    def begin(*deck: str) -> Scene:
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
def test_no_answer_needs_a_card_to_discard() -> None:
    event = "CONV 128"

    def begin(cards: int) -> Person:
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
def test_an_opponent_may_choose_the_option_that_does_nothing() -> None:
    event = "AW 130"

    def begin(option: Any) -> Scene:
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


@scenario("DS-S219")
def test_maz_shares_her_list_with_the_opponent() -> None:
    maz = "CONV 90"
    table = scene(side(maz), side(In(KYLO, dice=("2MD1",))))
    anna, boris = table.anna, table.boris
    anna.uses(maz)
    hands = (len(anna.hand), len(boris.hand))
    assert boris.asked and len(boris.offered) == 4
    boris.picks("draw")
    assert (len(anna.hand), len(boris.hand)) == (hands[0], hands[1] + 1)
    assert anna.asked and len(anna.offered) == 3
    anna.picks("indirect")
    for _ in range(8):
        asked = table.duel.asked()
        prompt = table.duel.prompt(asked[0])
        if prompt == "ds-ask-action":
            break
        person = (anna, boris)[asked[0]]
        if prompt == "ds-ask-choose" or prompt.endswith("choose"):
            assert len(person.offered) == 2
            person.picks("turn")
        elif "side" in prompt or prompt == "ds-ask-turn-side":
            person.turns(KYLO, "-")
        elif person.can_choose((KYLO, 0))[0] and "die" in prompt:
            person.says([(KYLO, 0)])
        elif "1" in person.offered:
            person.says(["1"])
        else:
            person.says([person.offered[0]])
    assert table.damage(KYLO) == 1 and table.shows(KYLO) == "-"


@scenario("DS-S223")
def test_unkar_plutts_bargain_needs_three_points() -> None:
    plutt, vader = "SoR 21", "AW 10"
    table = scene(
        side(In(plutt, dice=("1F", "+2R")), resources=0), side(REY, hand=["AW 59"], cards=1)
    )
    table.anna.uses(plutt)
    if table.anna.asked and table.duel.prompt(0) != "ds-ask-action":
        table.anna.says([(plutt, 0), (plutt, 1)])
    assert table.anna.pool == [] and table.boris.discard == ["Lightsaber"]
    assert table.anna.resources == 3
    few = scene(
        side(In(plutt, dice=("2Dr", "-")), resources=0), side(In(vader, dice=("3MD",))), active=1
    )
    few.boris.passes()
    if few.anna.may_use(plutt):
        few.anna.uses(plutt)
        assert set(few.duel.asked()) == {0, 1}, "counted as a pass"
    assert few.boris.discard == [] and few.boris.pool in (["3MD"], [])
    empty = scene(side(In(plutt, dice=("2Dr", "1R")), resources=0), side(REY, cards=0), active=1)
    empty.boris.passes()
    empty.anna.uses(plutt)
    if empty.anna.asked and empty.duel.prompt(0) != "ds-ask-action":
        empty.anna.says([(plutt, 0), (plutt, 1)])
    assert empty.anna.pool == [] and empty.anna.resources == 0 and empty.turn_of == "boris"


@scenario("DS-S231")
def test_bombing_run_needs_the_red_die_not_the_loss() -> None:
    snap, han, run = "SoR 29", "AW 46", "SoR 119"

    def begin(mine: str | None, theirs: str | None, resources: int) -> Scene:
        table = scene(
            side(In(snap, dice=(mine,)), In(han, dice=(theirs,)), hand=[run]),
            side(KYLO, TROOPER, resources=resources),
        )
        table.anna.plays(run)
        return table

    first = begin("2Dr", None, 1)
    assert first.boris.resources == 0
    assert (first.damage(KYLO), first.damage(TROOPER)) == (1, 1)
    second = begin("1Dr", None, 0)
    assert second.shows(snap) is None
    assert (second.damage(KYLO), second.damage(TROOPER)) == (1, 1)
    third = begin(None, "2Dr", 3)
    assert third.shows(han) == "2Dr" and third.boris.resources == 3
    assert (third.damage(KYLO), third.damage(TROOPER)) == (0, 0)
    assert third.anna.discard == ["Bombing Run"]
