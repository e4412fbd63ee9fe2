from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import FILLER, In
from scenario_book import scenario

REY, FINN, KYLO, LUKE, JABBA, SAW = "AW 38", "AW 45", "AW 11", "AW 35", "AW 20", "LEG 49"
SABOTAGE, HAWK = "SoR 147", "LEG 70"


@scenario("DS-T008")
def test_the_fourth_shield_leaves_with_the_lesson() -> None:
    teaching, stance = "LEG 106", "AW 115"
    table = scene(
        side(In(LUKE, shields=3), supports=[teaching], hand=[stance]), side(JABBA, hand=[SABOTAGE])
    )
    table.anna.plays(stance, LUKE)
    assert table.shields(LUKE) == 4
    hand = len(table.boris.hand)
    table.boris.plays(SABOTAGE, teaching)
    assert not table.in_play(teaching) and table.shields(LUKE) == 3
    assert table.boris.resources == 1 and len(table.boris.hand) == hand - 1


@scenario("DS-T009")
def test_yodas_hut_pays_for_a_full_set_of_shields() -> None:
    hut = "LEG 107"

    def begin(target: Any) -> Scene:
        table = scene(
            side(In(REY, shields=3), In(FINN, shields=1), supports=[hut]), side(KYLO), active=1
        )
        table.boris.passes()
        table.anna.uses(hut, target)
        assert table.exhausted(hut) and table.turn_of == "boris", "no pass"
        return table

    full = begin(REY)
    assert full.shields(REY) == 3 and full.anna.resources == 3
    other = begin(FINN)
    assert other.shields(FINN) == 2 and other.anna.resources == 2


@scenario("DS-T010")
def test_two_garrisons_cannot_take_the_last_coin() -> None:
    garrison, vault = "AW 77", "LEG 122"

    def upkeep(mine: Any, theirs: Any) -> Any:
        table = scene(
            side(FINN, supports=mine, resources=0), side(KYLO, supports=theirs, resources=0)
        )
        table.anna.passes()
        table.boris.passes()
        return table.anna.resources, table.boris.resources

    assert upkeep([], [garrison, garrison]) == (1, 2)
    assert upkeep([vault], [garrison]) == (2, 3)


@scenario("DS-T011")
def test_ambition_beyond_the_last_card() -> None:
    favor, ambition = "AW 88", "AW 80"
    table = scene(
        side(KYLO, supports=[favor], hand=[ambition], cards=4, deck=[FILLER, FILLER]), side(REY)
    )
    anna = table.anna
    anna.plays(ambition)
    assert len(anna.hand) == 5 and anna.deck == 0 and not table.duel.over
    table.boris.passes()
    anna.passes()
    table.upkeep()
    assert table.round == 3 and len(anna.hand) == 5 and not table.duel.over


@scenario("DS-T012")
def test_lying_in_wait_counts_the_hand_without_itself() -> None:
    wait = "AW 98"
    table = scene(side(JABBA, hand=[wait], cards=3), side(REY))
    table.anna.plays(wait)
    assert table.boris.asked and not table.anna.asked, "his own choice"
    keep = table.duel.g.players[1].hand[3:]
    away = [str(card) for card in table.duel.g.players[1].hand[:3]]
    table.boris.says(away)
    assert table.duel.g.players[1].hand == keep and len(table.anna.hand) == 2
    fewer = scene(side(JABBA, hand=[wait], cards=3), side(REY, cards=2), active=1)
    fewer.boris.passes()
    fewer.anna.plays(wait)
    assert len(fewer.boris.hand) == 2 and fewer.boris.discard == []
    assert fewer.anna.resources == 1 and fewer.turn_of == "boris" and fewer.round == 2


@scenario("DS-T031")
def test_sabotage_is_as_dear_as_its_victim() -> None:
    walker, connections = "AW 5", "AW 101"
    dear = scene(side(JABBA, hand=[SABOTAGE]), side(KYLO, supports=[walker]))
    dear.anna.plays(SABOTAGE)
    assert dear.in_play(walker) and len(dear.anna.hand) == 4
    assert dear.anna.discard == ["Sabotage"] and dear.anna.resources == 1
    cheap = scene(side(JABBA, hand=[SABOTAGE]), side(KYLO, supports=[connections]))
    cheap.anna.plays(SABOTAGE, connections)
    if cheap.anna.asked:
        cheap.anna.says([str(card) for card in cheap.duel.g.players[0].hand[:2]])
    assert cheap.boris.discard == ["Underworld Connections"] and len(cheap.anna.hand) == 2


@scenario("DS-T032")
def test_a_bubble_takes_what_is_left_of_its_skin() -> None:
    tank, bubble = "LEG 66", "LEG 145"

    def begin(*shared: Any) -> Scene:
        table = scene(
            side(In(REY, damage=8, shields=1), supports=[In(bubble, damage=1)]),
            side(JABBA, supports=[In(tank, dice=("4ID",))]),
            active=1,
        )
        table.boris.resolves(tank)
        for place in shared:
            table.anna.says(place)
        return table

    table = begin(REY, REY, bubble, bubble)
    assert (table.damage(REY), table.shields(REY)) == (9, 0)
    assert table.anna.discard == ["Bubble Shield"]
    other = begin(REY, REY, REY, bubble)
    assert not other.in_play(REY) or other.damage(bubble) == 2
    third = begin(bubble, bubble)
    assert not third.anna.asked or not third.anna.can_choose(bubble)[0], "no third one on it"


@scenario("DS-T033")
def test_finn_carries_the_wear_of_a_bomber_to_kylo_ren() -> None:
    finn, bomber, illusion = "LEG 39", "LEG 43", "SoR 135"

    def begin(source: Any, target: Any) -> Scene:
        kylo = In(KYLO, damage=10, shields=3, upgrades=[illusion])
        table = scene(
            side(In(finn, dice=("Sp",)), supports=[In(bomber, damage=2)]), side(kylo, "AW 10")
        )
        table.anna.resolves(finn, 0, source, target)
        return table

    table = begin(bomber, KYLO)
    assert not table.in_play(KYLO) and table.damage(bomber) == 1
    assert len(table.boris.discard) == 1, "the Illusion alone, no cards for it"
    back = begin(KYLO, bomber)
    assert back.damage(KYLO) == 9 and back.anna.discard == ["Resistance Bomber"]


@scenario("DS-T036")
def test_saw_burns_his_last_card() -> None:
    saber, ackbar = "AW 59", "AW 27"

    def begin(*hand: Any) -> Scene:
        table = scene(side(In(SAW, dice=("Sp",)), hand=hand, cards=len(hand)), side(ackbar, REY))
        table.anna.resolves(SAW, 0, "0")
        return table

    table = begin(saber)
    assert table.anna.discard == ["Lightsaber"] and table.boris.asked
    table.boris.says(REY, REY, ackbar)
    assert (table.damage(REY), table.damage(ackbar)) == (2, 1)
    table.anna.says(SAW)
    assert table.damage(SAW) == 2
    empty = begin()
    assert empty.damage(REY) == empty.damage(ackbar) == empty.damage(SAW) == 0
    assert empty.turn_of == "boris"


@scenario("DS-T048")
def test_scum_takes_only_what_was_really_lost() -> None:
    scum = "AW 100"

    def begin(coins: int) -> Scene:
        table = scene(side(In(JABBA, dice=("2Dr",)), supports=[scum]), side(REY, resources=coins))
        table.anna.resolves(JABBA)
        if table.anna.asked and "yes" in table.anna.offered:
            table.anna.says("yes")
        return table

    table = begin(1)
    assert (table.anna.resources, table.boris.resources) == (3, 0) and table.exhausted(scum)
    poor = begin(0)
    assert (poor.anna.resources, poor.boris.resources) == (2, 0)


@scenario("DS-T049")
def test_the_scholar_learns_even_from_harmless_fire() -> None:
    aphra = "LEG 20"

    def begin(**state: Any) -> Scene:
        table = scene(side(In(aphra, **state), supports=[In(HAWK, damage=2)]), side(REY))
        table.anna.activates(HAWK, (HAWK, "2RD"))
        return table

    table = begin(shields=2)
    hand = len(table.anna.hand)
    table.anna.says("yes")
    assert (table.shields(aphra), table.damage(aphra)) == (0, 0)
    assert len(table.anna.hand) == hand + 1
    assert table.anna.pool == ["2RD"] and table.turn_of == "boris"
    assert begin(damage=8).winner == "boris"


@scenario("DS-S521")
def test_the_masters_second_die_grows_in_the_middle_of_the_action() -> None:
    jinn, robes, padawan, trooper = "AtG 58", "AW 40", "AW 36", "AW 2"

    def begin(shields: int) -> Scene:
        robed = [In(robes, dice=("1R",))]
        return scene(
            side(
                In(jinn, shields=shields, dice=("2Sh", "2Sh"), upgrades=robed), padawan, resources=0
            ),
            side(In(trooper, dice=("1RD",))),
        )

    table = begin(1)
    anna = table.anna
    anna.resolves(jinn, 0, jinn)
    assert table.shields(jinn) == 3
    anna.resolves(jinn, 1, padawan)
    assert table.shields(padawan) == 3 and table.turn_of == "boris"
    table.boris.resolves(trooper, 0, jinn)
    assert (table.shields(jinn), table.damage(jinn)) == (2, 0)
    anna.resolves(robes)
    assert anna.resources == 1
    before = begin(3)
    before.anna.resolves(robes)
    assert before.anna.resources == 2
    other = begin(1)
    other.anna.resolves(jinn, 0, padawan)
    assert other.shields(padawan) == 2


@scenario("DS-S526")
def test_blocked_is_not_always_blocked_by_shields() -> None:
    saber, rex, riot, clone = "AW 15", "WotF 74", "CONV 140", "LEG 38"

    def begin() -> Scene:
        return scene(
            side(In(KYLO, upgrades=[In(saber, dice=("Sp",))])),
            side(In(rex, upgrades=[riot]), In(clone, shields=1)),
        )

    table = begin()
    table.anna.resolves(saber, 0, rex)
    table.boris.says("yes")
    assert table.damage(rex) == 0 and table.shows(saber) is None
    assert table.boris.discard == ["Riot Shield"] and table.turn_of == "boris"
    other = begin()
    other.rolls((saber, "Sp"))
    other.anna.resolves(saber, 0, clone)
    assert (other.shields(clone), other.damage(clone)) == (0, 1)
    assert other.anna.pool == ["Sp"] and other.turn_of == "boris", "not again in this action"
    other.boris.passes()
    assert other.anna.may("resolve", (saber, 0))
