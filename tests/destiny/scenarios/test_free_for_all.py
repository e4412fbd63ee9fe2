from typing import Any

from cantina.core.fluent import writer
from cantina.core.table import Table
from cantina.core.testing import told
from cantina.games.destiny import game
from cantina.games.destiny.rules.zones import enter_play
from cantina.games.destiny.setup import lay_out
from destiny.scenarios.scene import Scene, scene, side
from destiny.scenarios.test_setup import bring, faces
from destiny.table import Arena, In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, JANGO = "AW 38", "AW 45", "AW 11", "AW 2", "AW 21"


@scenario("DS-S146")
def test_the_best_roll_brings_its_own_battlefield() -> None:
    team = (KYLO, TROOPER)
    fields = ("AW 168", "AW 174", "LEG 174")
    table = Table.at(
        game, lay_out(tuple(bring(*team, fields=(field,)) for field in fields)), seed=3
    )

    def shows(kylo: str, trooper: str) -> Any:
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
        int(event.text.args["seat"].args["number"]) - 1
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
    assert left != winner
    table.answer(left, "pass")
    assert {winner, left, table.waiting[0]} == {0, 1, 2}
    assert Scene(Arena(table))


@scenario("DS-S147")
def test_with_three_players_two_passes_are_not_enough() -> None:
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
def test_each_effect_picks_its_own_opponent() -> None:
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
def test_a_player_drops_out_and_takes_his_cards_along() -> None:
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
    left = anna.duel.table.view(0).players[1]
    assert (left.hand_size, left.deck_size, left.discard, left.pool) == (0, 0, (), ())
    assert g.battlefield in g.play and g.controller < 0
    assert g.decider == 2, "left of Boris"
    assert clara.may("claim")
    clara.claims("no")
    assert table.controller == "clara" and not boris.asked


@scenario("DS-S150")
def test_the_claimant_drops_out() -> None:
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


@scenario("DS-S244")
def test_what_a_departed_player_no_longer_controlled_stays() -> None:
    grievous, staff, collar, aftermath = "AW 3", "AW 44", "CONV 160", "SoR 123"
    table = scene(
        side(grievous, hand=[collar]),
        side(In(REY, damage=8), hand=[staff], supports=[aftermath]),
        side(In(JANGO, dice=("2RD",))),
        active=2,
    )
    g = table.duel.g
    weapon, downgrade = table.number(staff), table.number(collar)
    g.players[1].hand.remove(weapon)
    enter_play(g, weapon, 0, table.number(grievous))
    g.players[0].hand.remove(downgrade)
    enter_play(g, downgrade, 0, table.number(REY))
    table.clara.resolves(JANGO, 0, REY)
    g = table.duel.g
    assert not table.in_play(aftermath) and g.players[1].hand == []
    assert len(g.players[1].deck) == 0
    assert table.is_on(weapon, grievous)
    assert table.anna.discard == ["Shock Collar"]


@scenario("DS-S245")
def test_all_three_fall_at_once() -> None:
    commandos = "TPG 3"

    def begin(*victims: Any) -> str:
        table = scene(
            side(In(KYLO, damage=10)),
            side(In(REY, damage=9)),
            side(In("TPG 2", damage=9, upgrades=[In(commandos, dice=("Sp",))])),
            active=2,
            controller=1,
        )
        table.clara.resolves(commandos, 0, list(victims))
        return table.winner

    assert begin(KYLO, REY, "TPG 2") == "boris"
    assert begin(KYLO, REY) == "clara"


@scenario("DS-S246")
def test_two_players_run_dry_in_the_same_round() -> None:
    def begin(clara_cards: int) -> Scene:
        table = scene(
            side(KYLO, cards=1, deck=[]),
            side(REY, cards=0, deck=[]),
            side(JANGO, cards=clara_cards, deck=[]),
            controller=1,
            active=1,
            round_=5,
        )
        for person in (table.boris, table.clara, table.anna):
            person.passes()
        for person in (table.anna, table.clara):
            if person.asked and not table.duel.over:
                person.says([])
        return table

    both = begin(0)
    assert both.winner == "anna"
    one = begin(1)
    assert not one.duel.over and one.round == 6 and one.turn_of == "clara"
    assert one.duel.g.controller < 0


@scenario("DS-S247")
def test_conceding_among_three_is_leaving() -> None:
    hampered = "CONV 121"
    table = scene(side(TROOPER), side(KYLO), side(JANGO, hand=[hampered]))
    g = table.duel.g
    downgrade = table.number(hampered)
    g.players[2].hand.remove(downgrade)
    enter_play(g, downgrade, 2, table.number(KYLO))
    assert table.duel.table.withdraw(2)
    assert not table.in_play(downgrade) and not table.in_play(JANGO)
    assert table.controller == "anna" and table.turn_of == "anna"
    table.anna.passes()
    assert table.turn_of == "boris"
    result = table.duel.table.game.concede(table.duel.g, 1)
    assert result is not None and result.winners == (0,)


@scenario("DS-S248")
def test_two_opposing_jangos_answer_one_activation() -> None:
    sister = "AW 12"
    table = scene(side(sister), side(JANGO), side(JANGO), controller=2)
    anna, boris, clara = table.anna, table.boris, table.clara
    jangos = [card.id for card in table.duel.g.play.values() if card.kind == "character"][1:]
    anna.activates(sister, (sister, "-"))
    assert table.duel.asked() == (2,) and table.duel.prompt(2) == "ds-ask-order-queue"
    clara.says([clara.offered[0]])
    assert boris.asked and boris.hears("Jango Fett")
    table.rolls((JANGO, "2RD"))
    boris.says("yes")
    assert clara.asked and clara.hears("Jango Fett")
    table.rolls((JANGO, "1RD"))
    clara.says("yes")
    assert boris.pool == ["2RD"] and clara.pool == ["1RD"]
    assert all(table.duel.g.play[jango].exhausted for jango in jangos)
    assert table.turn_of == "boris" and table.duel.prompt(1) == "ds-ask-action"


@scenario("DS-S249")
def test_each_player_each_opponent_an_opponent() -> None:
    grenades, truce, foreseen = "AW 17", "CONV 149", "TPG 16"
    table = scene(
        side(
            In(TROOPER, upgrades=[In(grenades, dice=("Sp",))]), hand=[truce, foreseen], resources=0
        ),
        side(REY, FINN, hand=["AW 149"], resources=0),
        side(KYLO, JANGO, hand=["AW 151"], resources=0),
    )
    anna, boris, clara = table.anna, table.boris, table.clara
    anna.plays(truce)
    assert [each.resources for each in (anna, boris, clara)] == [1, 1, 1]
    anna.plays(foreseen)
    known = [str(table.duel.table.view(seat)) for seat in range(3)]
    for seat, other in ((1, 2), (2, 1)):
        card = table.duel.g.players[other].hand
        assert all(f"HandCard(id={each}" not in known[seat] for each in card)
    heard = " ".join(told(table.duel.table, 0))
    assert (
        ("Use The Force" in heard and "Aim" in heard)
        or "Use The Force" in known[0]
        or all(str(each) in known[0] for each in table.duel.g.players[1].hand)
    )
    anna.resolves(grenades)
    assert anna.asked and set(anna.offered) == {"1", "2"}
    anna.says(["2"])
    assert (table.damage(KYLO), table.damage(JANGO)) == (2, 2)
    assert (table.damage(REY), table.damage(FINN)) == (0, 0)


@scenario("DS-S250")
def test_vader_takes_one_opponent_along() -> None:
    vader = "SoR 10"
    table = scene(side(In(vader, damage=10, dice=("Sp",))), side(In(REY, damage=7)), side(JANGO))
    table.anna.resolves(vader, 0, REY)
    assert table.winner == "clara"


@scenario("DS-S536")
def test_robbing_two_victims_and_turning_one_against_the_other() -> None:
    watto, robbery, saw, gun, luke = "CONV 38", "CONV 42", "LEG 49", "AW 47", "AW 35"

    def begin(resources: int) -> Scene:
        table = scene(
            side(watto, hand=[robbery], resources=resources),
            side(In(saw, dice=("3ID",)), luke),
            side(In(gun, dice=("2RD1",)), REY, resources=2),
        )
        anna = table.anna
        anna.plays(robbery)
        if table.duel.prompt(0) == "ds-ask-resolve-order":
            anna.says([(saw, 0)])
        assert sorted(anna.offered) == ["1", "2"]
        anna.says(["2"])
        assert table.duel.asked() == (2,)
        table.clara.says(gun, REY, REY)
        assert (table.damage(gun), table.damage(REY)) == (1, 2)
        return table

    table = begin(4)
    anna = table.anna
    anna.says((gun, 0), luke)
    assert table.damage(luke) == 2 and anna.resources == 0 and table.clara.resources == 2
    assert table.shows(saw) is None and table.shows(gun) is None
    assert table.turn_of == "boris"
    poor = begin(3)
    assert poor.turn_of == "boris" and poor.shows(gun) == "2RD1" and poor.damage(luke) == 0


@scenario("DS-S537")
def test_what_one_victim_names_protects_the_other_one_too() -> None:
    exterminate, rifle, kanan, rebel, vader = "CONV 43", "AW 8", "EaW 33", "AW 30", "AW 10"
    table = scene(
        side(In(JANGO, dice=("1RD",)), hand=[exterminate], resources=1),
        side(In(kanan, dice=("2MD",)), In(rebel, dice=("1RD",))),
        side(
            In(vader, dice=("3MD",)), In(TROOPER, dice=("1RD",), upgrades=[In(rifle, dice=("1R",))])
        ),
    )
    anna, boris, clara = table.anna, table.boris, table.clara
    anna.plays(exterminate)
    assert boris.asked and not anna.asked
    (ask,) = table.duel.table.asks(1)
    words = {writer("en").write(each.label).lower() for each in ask.options}
    assert {"jedi", "trooper"} <= words and not words & {"vehicle", "weapon"}
    boris.picks("jedi")
    clara.picks("trooper")
    assert anna.pool == ["1RD"] and boris.pool == ["1RD", "2MD"]
    assert clara.pool == ["1R", "1RD"] and table.shows(vader) is None


@scenario("DS-S538")
def test_the_bomb_knows_who_holds_the_field() -> None:
    bomb, han, padawan = "WotF 98", "AW 46", "AW 36"
    table = scene(
        side(han, hand=[bomb, bomb], resources=2),
        side(TROOPER, resources=3),
        side(In(padawan, damage=3), resources=7),
        controller=2,
    )
    anna, boris = table.anna, table.boris
    first, second = table.number(bomb), table.number(bomb + "#2")
    anna.plays(first)
    assert not table.in_play(padawan) and not table.duel.over
    assert table.duel.g.controller < 0 and table.damage(TROOPER) == 0
    assert table.turn_of == "boris"
    boris.passes()
    assert not anna.may("play", second) and anna.cannot("play", second)
    assert anna.resources == 1 and table.turn_of == "anna" and len(anna.hand) == 4
    anna.activates(han, (han, "1R"))
    boris.claims("no")
    assert table.controller == "boris" and anna.may("play", second)
    anna.plays(second)
    assert table.damage(TROOPER) == 3
