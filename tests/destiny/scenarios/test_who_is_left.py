from typing import Any

from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

TROOPER, VADER, LUKE, JANGO, HAN = "AW 2", "AW 10", "AW 35", "AW 21", "LEG 46"
GUN, REX, MAUL, CHEWBACCA = "AW 47", "WotF 74", "LEG 2", "CONV 88"
HEADHUNTER, CANNON, SERVANT = "EaW 56", "AtG 152", "EaW 9"


@scenario("DS-S436")
def test_the_droid_lives_on_in_the_ship() -> None:
    droid, cunning, walker = "AtG 91", "AW 65", "AW 5"

    def begin(*friends: Any) -> Scene:
        ship = In(HEADHUNTER, upgrades=[CANNON])
        table = scene(
            side(In(droid, damage=7, dice=("1F",), upgrades=[cunning]), *friends, supports=[ship]),
            side(In(LUKE, dice=("2MD",)), supports=[In(walker, dice=("Sp",))]),
            active=1,
        )
        table.boris.resolves(LUKE, 0, droid)
        return table

    table = begin(HAN)
    anna, boris = table.anna, table.boris
    assert table.is_on(droid, HEADHUNTER) and table.damage(droid) == 0
    assert anna.pool == [] and anna.discard == ["Cunning"]
    assert table.turn_of == "anna" and "pass" in anna.offered, "nobody asked her"
    anna.activates(HEADHUNTER, (HEADHUNTER, "1RD"), (droid, "2F"))
    if "no" in anna.offered:
        anna.says("no")
    assert anna.pool == ["1RD", "2F"]
    boris.resolves(walker, 0, HEADHUNTER)
    assert not table.in_play(droid) and "L3-37" in anna.aside and "L3-37" not in anna.discard
    assert anna.discard == ["Cunning", "Laser Cannon", "Z-95 Headhunter"]
    assert begin().winner == "boris"


@scenario("DS-S437")
def test_a_foreign_hand_wakes_the_nightbrother() -> None:
    brother, speeder, unpredictable, filler = "AtG 3", "AtG 151", "AW 162", "AW 157"

    def begin(shown: str, rolled: str, cards: int) -> Scene:
        table = scene(
            side(In(brother, dice=(shown,)), deck=[filler] * cards, cards=1),
            side(REX, supports=[speeder], hand=[unpredictable]),
            active=1,
        )
        table.rolls((brother, rolled))
        return table

    table = begin("1Dc", "2MD", 3)
    table.boris.activates(speeder).says("yes")
    table.anna.says("yes", REX)
    assert table.damage(REX) == 3 and table.shows(brother) is None and table.anna.deck == 1
    own = begin("-", "2MD", 3)
    own.boris.passes()
    own.anna.rerolls(filler, (brother, 0))
    assert own.turn_of == "boris" and own.anna.pool == ["2MD"] and own.anna.deck == 3
    short = begin("2MD", "1MD", 1)
    short.boris.plays(unpredictable)
    short.anna.says("yes")  # one card for two buys nothing (DS-CLARIFY-8)
    assert short.anna.pool == ["1MD"] and short.damage(REX) == 0
    blank = begin("1Dc", "-", 3)
    blank.boris.activates(speeder).says("yes")
    assert blank.turn_of == "anna" and blank.damage(REX) == 0


@scenario("DS-S438")
def test_two_servants_share_the_masters_estate() -> None:
    choke, counsel, rifle, second = "AW 13", "TPG 6", "AW 8", "EaW 9#2"
    master = In(
        MAUL,
        damage=10,
        upgrades=[In(choke, dice=("1R",)), In(counsel, dice=("1R",)), In(rifle, dice=("1R",))],
    )
    table = scene(
        side(master, SERVANT, In(SERVANT, exhausted=True)),
        side(In(TROOPER, dice=("1RD",))),
        active=1,
    )
    anna = table.anna
    table.boris.resolves(TROOPER, 0, MAUL)
    anna.says("0", "yes", choke, "0", "yes", counsel, SERVANT)
    assert not table.in_play(MAUL)
    assert table.is_on(choke, SERVANT) and table.is_on(rifle, SERVANT)
    assert table.is_on(counsel, second) and anna.discard == [] and anna.pool == []
    assert [table.shows(each) for each in (choke, counsel, rifle)] == [None] * 3


@scenario("DS-S439")
def test_the_slingshot_may_be_loaded_again() -> None:
    sling = "EaW 43"
    table = scene(
        side(In(HAN, dice=("2RD",), upgrades=[In(sling, dice=("1RD",))]), resources=2), side(VADER)
    )
    anna, boris = table.anna, table.boris
    table.rolls((sling, "1RD"))
    anna.resolves(sling, 0, VADER, "yes")
    assert anna.pool == ["1RD", "2RD"] and anna.resources == 1
    assert not anna.may("resolve", (sling, 0))
    anna.resolves(HAN, 0, VADER)
    assert table.damage(VADER) == 3 and table.turn_of == "boris"
    boris.passes()
    anna.resolves(sling, 0, VADER, "no")
    assert table.damage(VADER) == 4 and table.shows(sling) is None and anna.resources == 1


@scenario("DS-S440")
def test_sabine_picks_up_a_pistol_and_jango_fires_first() -> None:
    sabine, blaster = "EaW 40", "AW 63"

    def begin(resources: int) -> Scene:
        return scene(
            side(In(sabine, dice=(None, None)), discard=[blaster], resources=resources), side(JANGO)
        )

    table = begin(2)
    anna, boris = table.anna, table.boris
    table.rolls((sabine, "2RD"), (sabine, "1Sh"), (blaster, "1RD"))
    anna._acts("activate", sabine).says("yes")
    assert table.is_on(blaster, sabine) and anna.resources == 0
    assert anna.pool == ["1RD", "1Sh", "2RD"] and table.exhausted(sabine)
    assert boris.asked, "Jango comes before the additional action"
    table.rolls((JANGO, "1RD"))
    boris.says("yes")
    assert boris.pool == ["1RD"] and table.turn_of == "anna"
    if "yes" in anna.offered:
        anna.says("yes")
    anna.resolves(sabine, 0, JANGO).resolves(blaster, 0, JANGO)
    assert table.damage(JANGO) == 3 and table.turn_of == "boris" and "pass" in boris.offered
    poor = begin(1)
    poor.rolls((sabine, "2RD"), (sabine, "1Sh"))
    poor.anna._acts("activate", sabine)
    if poor.anna.asked:
        poor.anna.says("yes")
    assert poor.anna.pool == ["1Sh", "2RD"] and poor.anna.discard == ["Holdout Blaster"]


@scenario("DS-S442")
def test_the_field_without_a_master_can_be_claimed() -> None:
    farm, rifle = "SoR 156", "LEG 44"
    table = scene(
        side(In(TROOPER, dice=("2RD",)), resources=0),
        side(In(JANGO, damage=8)),
        side(In(REX, upgrades=[In(rifle, dice=("Sp",))])),
        battlefield=farm,
        controller=1,
    )
    anna, vera = table.anna, table.clara
    anna.resolves(TROOPER, 0, JANGO)
    assert not table.in_play(JANGO) and table.in_play(farm) and table.controller == ""
    assert table.turn_of == "clara"
    vera.resolves(rifle, 0, TROOPER)
    assert table.damage(TROOPER) == 2
    anna.claims("yes")
    assert table.controller == "anna" and anna.resources == 1
    vera.passes()
    anna.says([])
    vera.says([])
    assert table.round == 3 and table.turn_of == "anna"


@scenario("DS-S443")
def test_with_the_hunter_gone_the_second_arm_is_free() -> None:
    hampered = "CONV 121"

    def begin(target: Any) -> Scene:
        table = scene(
            side(In(JANGO, dice=("2RD", "1RD"))),
            side(In(LUKE, damage=10), hand=[hampered]),
            side(REX),
            active=1,
        )
        table.boris.plays(hampered, JANGO)
        table.clara.passes()
        table.anna.resolves(JANGO, 0, target)
        return table

    table = begin(LUKE)
    assert not table.in_play(LUKE) and not table.in_play(hampered)
    table.anna.resolves(JANGO, 1, REX)
    assert table.damage(REX) == 1 and table.turn_of == "clara" and table.winner == ""
    other = begin(REX)
    assert other.turn_of == "boris" and other.damage(REX) == 2


@scenario("DS-S444")
def test_an_officer_on_the_sidelines_calls_two_reserves() -> None:
    executioner, brother, measure = "WotF 19", "WotF 2", "CONV 127"
    troopers, officer, reserve = "CONV 31", "CONV 30", "AW 2"

    def begin(*officers: In) -> Scene:
        return scene(
            side(
                executioner,
                brother,
                supports=[troopers, *officers],
                spare_dice=[reserve, reserve],
                hand=[measure],
            ),
            side(In(REX), In(LUKE, dice=("3MD",))),
        )

    table = begin(In(officer, exhausted=True))
    anna, boris = table.anna, table.boris
    table.rolls((troopers, "3ID")).rolls((reserve, "2RD"), (reserve, "-"))
    anna._acts("activate", troopers)
    assert anna.pool == ["-", "2RD", "3ID"]
    boris.passes()
    blank = next(
        die
        for die in table.duel.g.players[0].pool
        if table.duel.g.dice[die].face >= 4
        and table.duel.g.die_codes[die] == table.duel.g.die_codes[table.duel.g.players[0].pool[1]]
    )
    anna.plays(measure, blank, (LUKE, 0))
    assert boris.pool == [] and anna.pool == ["2RD", "3ID"]
    boris.passes()
    ranged = table.duel.g.players[0].pool[1]
    anna._acts("resolve", ranged).says(REX)
    assert table.damage(REX) == 2 and anna.pool == ["3ID"]
    codes = [table.duel.g.die_codes[die] for die in table.duel.g.players[0].aside_dice]
    assert len(codes) >= 2
    alone = begin()
    alone.rolls((troopers, "3ID")).rolls((reserve, "2RD"))
    alone.anna._acts("activate", troopers)
    assert alone.anna.pool == ["2RD", "3ID"]


@scenario("DS-S445")
def test_a_claim_answers_a_pass() -> None:
    table = scene(side(In(LUKE, exhausted=True)), side(TROOPER, "AW 1"), active=1)
    anna, boris = table.anna, table.boris
    boris.passes()
    anna.claims("no")
    assert table.turn_of == "boris" and table.round == 2 and table.claimed_by == "anna"
    boris.activates(TROOPER, (TROOPER, "1RD"))
    assert table.turn_of == "boris", "Anna is asked for nothing"
    boris.activates("AW 1", ("AW 1", "1RD"))
    assert table.turn_of == "boris"
    boris.passes()
    table.upkeep()
    assert table.round == 3 and table.turn_of == "anna"


@scenario("DS-S447")
def test_throwing_the_whole_hand_away_wakes_the_admiral() -> None:
    ackbar, dengar = "AW 27", "CONV 35"

    def begin(cards: int, thrown: int) -> Scene:
        table = scene(
            side(ackbar, cards=3),
            side(In(JANGO, damage=8), In(dengar, shields=1), cards=cards, deck=["AW 157"] * 20),
        )
        table.anna.passes()
        table.boris.passes()
        table.anna.says([str(card) for card in table.duel.g.players[0].hand])
        if cards:
            table.boris.says([str(card) for card in table.duel.g.players[1].hand[:thrown]])
        return table

    table = begin(4, 4)
    boris = table.boris
    assert boris.asked and not table.anna.asked
    boris.says(dengar)
    assert (table.damage(dengar), table.shields(dengar), table.damage(JANGO)) == (1, 0, 8)
    assert len(boris.hand) == 5 and boris.deck == 15 and len(table.anna.hand) == 5
    assert table.round == 3 and table.damage(ackbar) == 0
    for other in (begin(4, 3), begin(0, 0)):
        assert other.round == 3
        assert (other.damage(dengar), other.damage(JANGO), other.shields(dengar)) == (0, 8, 1)


@scenario("DS-S448")
def test_the_wound_from_standing_guard_makes_the_beast_angry() -> None:
    def begin(shields: int) -> Scene:
        table = scene(
            side(In(CHEWBACCA, damage=5, shields=shields), In(HAN, damage=9)),
            side(In(VADER, dice=("2MD",)), In(TROOPER, dice=("1RD",))),
        )
        table.rolls((CHEWBACCA, "1RD"))
        table.anna._acts("activate", CHEWBACCA)
        assert table.anna.can_choose((VADER, 0)) == [True]
        table.anna.says((VADER, 0))
        return table

    table = begin(0)
    anna, boris = table.anna, table.boris
    assert table.damage(CHEWBACCA) == 7 and anna.pool == ["1RD"] and boris.pool == ["1RD"]
    boris.resolves(TROOPER, 0, HAN)
    assert not table.in_play(HAN)
    anna.resolves(CHEWBACCA, 0, VADER)
    assert table.damage(VADER) == 2
    boris.passes()
    anna.passes()
    table.upkeep()
    anna.passes()
    boris.activates(VADER, (VADER, "2MD")).says("no")
    anna.activates(CHEWBACCA, (CHEWBACCA, "1RD"))
    assert boris.pool == ["2MD"] and table.turn_of == "boris", "he himself is no other scoundrel"
    shielded = begin(2)
    assert shielded.damage(CHEWBACCA) == 5
    shielded.boris.passes()
    shielded.anna.resolves(CHEWBACCA, 0, VADER)
    assert shielded.damage(VADER) == 1


@scenario("DS-S449")
def test_twin_sabers_are_one_too_many_once_the_emperor_is_gone() -> None:
    emperor, saber = "CONV 2", "CONV 16"
    table = scene(
        side(In(emperor, damage=9, upgrades=[saber, saber]), SERVANT, SERVANT, hand=[saber]),
        side(In(TROOPER, dice=("1RD",))),
        active=1,
    )
    anna = table.anna
    one, two = [card.id for card in table.duel.g.play.values() if card.kind == "upgrade"]
    table.boris.resolves(TROOPER, 0, emperor)
    anna.says("0", "yes", str(one))
    assert table.in_play(one) and table.in_play(two), "the other one is still on Palpatine"
    anna.says("yes")
    assert anna.asked and anna.can_choose(str(one), str(two)) == [True, True]
    anna.says(str(one))
    assert not table.in_play(one) and table.is_on(two, "EaW 9#2")
    assert not table.in_play(emperor) and anna.discard == ["Palpatine's Lightsaber"]
    assert not anna.may("play", table.duel.g.players[0].hand[0])


@scenario("DS-S450")
def test_the_diplomats_shields_come_too_late() -> None:
    tank, satine, ezra, protection = "AtG 32", "CONV 91", "EaW 38", "LEG 123"
    table = scene(
        side(VADER, supports=[In(tank, dice=("Sp1",))], resources=1),
        side(In(satine, damage=7, upgrades=[protection]), In(ezra, damage=5), CHEWBACCA),
    )
    anna, boris = table.anna, table.boris
    anna.resolves(tank, 0)
    boris.says("yes")
    assert not table.in_play(satine) and not table.in_play(ezra)
    assert (table.damage(CHEWBACCA), table.shields(CHEWBACCA)) == (2, 2)
    assert anna.resources == 0 and table.winner == "" and table.turn_of == "boris"
