from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.rules.zones import enter_play
from cantina.games.destiny.setup import lay_out
from destiny.scenarios.scene import Scene, scene, side
from destiny.scenarios.test_setup import bring, faces
from destiny.table import Duel, In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, JANGO = "AW 38", "AW 45", "AW 11", "AW 2", "AW 21"


@scenario("DS-S146")
def test_the_best_roll_brings_its_own_battlefield():
    team = (KYLO, TROOPER)
    fields = ("AW 168", "AW 174", "LEG 174")
    table = Table.at(
        game, lay_out(tuple(bring(*team, fields=(field,)) for field in fields)), seed=3
    )
    seating = table.state.seating
    order = [seating.index(place) if False else seating[place] for place in range(3)]

    def shows(kylo, trooper):
        return faces((KYLO, kylo), (TROOPER, trooper))

    rolls = [
        shows("2MD1", "1R"),  # 3
        shows("2MD1", "1R"),  # 3
        shows("1MD", "-"),  # 1
        shows("-", "-"),  # again: 0
        shows("2MD1", "2RD"),  # 4
    ]
    for seat in table.waiting:
        if seat == table.waiting[-1]:
            table.force(*rolls)
        table.answer(seat, "none")
    rolled = [
        event.text.args["seat"].args["number"] - 1
        for event in table.log
        if event.text.id == "ds-log-battlefield-roll"
    ]
    assert len(rolled) == 5 and rolled[3:] == rolled[:2], "the lowest does not roll again"
    winner = rolled[1]
    g = table.state
    assert g.controller == winner and g.owners[g.battlefield] == winner
    asked = set(table.waiting)
    assert winner not in asked
    while table.waiting and table.ask(table.waiting[0]).prompt_text().id == "ds-ask-shields":
        table.answer(table.waiting[0], table.ask(table.waiting[0]).keys()[0])
    while table.waiting and table.ask(table.waiting[0]).prompt_text().id != "ds-ask-action":
        table.answer(table.waiting[0], table.ask(table.waiting[0]).keys()[0])
    shields = [0, 0, 0]
    for card in table.state.play.values():
        if card.kind == "character":
            shields[card.controller] += card.shields
    assert shields[winner] == 0 and sorted(shields) == [0, 1, 1]
    assert table.waiting == (winner,)
    table.answer(winner, "pass")
    left = table.waiting[0]
    assert left != winner and order
    table.answer(left, "pass")
    assert {winner, left, table.waiting[0]} == {0, 1, 2}
    assert Scene(Duel(table))


@scenario("DS-S147")
def test_with_three_players_two_passes_are_not_enough():
    table = scene(side(KYLO, TROOPER), side(REY), side(JANGO))
    anna, boris, clara = table.anna, table.boris, table.clara
    anna.passes()
    boris.claims("no")
    clara.passes()
    assert anna.asked and table.round == 2
    assert not anna.may("claim")
    anna.activates(KYLO, (KYLO, "-"))
    for _ in range(3):
        if clara.asked and table.duel.prompt(2) != "ds-ask-action":
            clara.says("no")
    assert clara.asked and not clara.may("claim"), "Boris is never asked again"
    clara.passes()
    assert anna.asked
    anna.passes()
    assert len(table.duel.asked()) == 3, "upkeep"


@scenario("DS-S148")
def test_each_effect_picks_its_own_opponent():
    palpatine = "SoR 11"
    table = scene(side(In(palpatine, dice=("2Dc", "2RD"))), side(REY, hand=["AW 149"]), side(JANGO))
    anna, boris, clara = table.anna, table.boris, table.clara
    hand = table.duel.g.players[1].hand
    table.duel.table.force(hand[1], hand[2])
    anna.resolves(palpatine, 0, "1")
    anna.says(["2"])
    while clara.asked and table.duel.prompt(2) != "ds-ask-action":
        clara.says(JANGO)
    assert len(boris.hand) == 3 and len(clara.hand) == 5
    assert table.damage(JANGO) == 2 and table.damage(REY) == 0
    if anna.asked and "stop" in anna.offered:
        anna.says("stop")
    boris.passes()
    clara.passes()
    anna.resolves(palpatine, 1, REY)
    anna.says(["1"])
    assert table.damage(REY) == 4 and table.damage(JANGO) == 2


@scenario("DS-S149")
def test_a_player_drops_out_and_takes_his_cards_along():
    collar = "CONV 160"
    table = scene(
        side(In(FINN, dice=("1MD",))),
        side(In(REY, damage=9), hand=[collar]),
        side(JANGO),
        side(KYLO),
        controller=1,
    )
    anna, boris, clara = table.anna, table.boris, table.clara
    downgrade = table.number(collar)
    g = table.duel.g
    g.players[1].hand.remove(downgrade)
    enter_play(g, downgrade, 1, table.number(JANGO))
    anna.resolves(FINN, 0, REY)
    g = table.duel.g
    assert downgrade not in g.play and table.turn_of == "clara"
    assert g.battlefield in g.play and g.controller < 0
    assert g.decider == 2, "left of Boris"
    assert clara.may("claim")
    clara.claims("no")
    assert table.controller == "clara" and not boris.asked


@scenario("DS-S150")
def test_the_claimant_drops_out():
    table = scene(side(KYLO), side(In(REY, damage=8)), side(In(JANGO, dice=("2RD",))), active=1)
    anna, boris, clara = table.anna, table.boris, table.clara
    boris.claims("no")
    clara.resolves(JANGO, 0, REY)
    assert not table.duel.over and anna.asked
    assert not anna.may("claim")
    anna.passes()
    assert clara.asked and not clara.may("claim")
    clara.passes()
    for person in (anna, clara):
        person.says([])
    assert table.round == 3 and table.turn_of == "clara" and clara.may("claim")
