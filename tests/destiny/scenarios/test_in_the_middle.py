"""Scenarios of what comes in between: before a die, after a die, instead of a defeat."""

from cantina.core.testing import drive, told
from cantina.games.destiny.rules.zones import draw
from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

VADER, LUKE, LEIA, HAN, JANGO, PHASMA = "AW 10", "AW 35", "AW 28", "AW 46", "AW 21", "AW 1"
BALA, REBEL, TROOPER, PADAWAN, ACKBAR = "AW 19", "AW 30", "AW 2", "AW 36", "AW 27"
PISTOL, TAKE_COVER = "AW 54", "AW 157"


@scenario("DS-S618")
def test_he_fell_before_he_could_roll_and_the_ambush_goes_on() -> None:
    hit = "AW 106"
    table = scene(
        side(In(REBEL, damage=5, upgrades=[PISTOL]), LEIA, hand=[hit]),
        side(In(VADER, dice=("3MD", "2Dr"))),
    )
    anna, boris = table.anna, table.boris
    anna.plays(hit, REBEL)
    assert anna.can_choose((VADER, 0), (VADER, 1)) == [True, False]
    anna.says((VADER, 0))
    assert boris.pool == ["2Dr"] and table.shows(VADER, 0) is None
    assert not table.in_play(REBEL) and anna.pool == []
    assert anna.discard == ["DH-17 Blaster Pistol", "Hit and Run"]
    assert table.turn_of == "anna" and "decline" in anna.offered
    anna.activates(LEIA, (LEIA, "1R"))
    assert anna.pool == ["1R"] and table.turn_of == "boris" and "pass" in boris.offered


@scenario("DS-S619")
def test_the_last_card_makes_the_shot_stronger_and_bites_back() -> None:
    aurra = "SoR 18"

    def begin(discards: str) -> Scene:
        table = scene(
            side(In(aurra, shields=1, dice=("2RD",)), cards=1), side(ACKBAR, In(REBEL, damage=4))
        )
        table.anna.resolves(aurra, 0, discards, REBEL)
        return table

    table = begin("yes")
    heard = told(table.duel.table, 0)
    shot = next(at for at, line in enumerate(heard) if line.startswith("Rebel Trooper is dealt 3"))
    fall = next(at for at, line in enumerate(heard) if line.startswith("Rebel Trooper is defeated"))
    bite = next(at for at, line in enumerate(heard) if line.startswith("Shields of Aurra Sing"))
    assert shot < fall < bite, "the shot is finished first"
    assert not table.in_play(REBEL) and table.anna.hand == []
    assert (table.damage(aurra), table.shields(aurra)) == (1, 0)
    assert table.turn_of == "boris" and "pass" in table.boris.offered, "nobody was asked whether"
    kept = begin("no")
    assert kept.damage(REBEL) == 6
    assert (kept.damage(aurra), kept.shields(aurra)) == (0, 1)


@scenario("DS-S620")
def test_one_empty_hand_two_who_noticed_it() -> None:
    smuggler = "SoR 46"
    table = scene(
        side(smuggler, HAN, hand=[TAKE_COVER], cards=1, resources=0), side(ACKBAR), controller=1
    )
    anna, boris = table.anna, table.boris

    def deals_to_the_smuggler() -> None:
        assert anna.asked and anna.can_choose(smuggler, HAN) == [True, True]
        assert anna.way_out == "", "not optional"
        anna.says([smuggler])

    anna.plays(TAKE_COVER, smuggler)
    assert table.shields(smuggler) == 1 and table.damage(smuggler) == 0
    assert table.duel.prompt(1) == "ds-ask-order-queue"
    boris.puts_first("Admiral Ackbar")
    deals_to_the_smuggler()
    assert (table.damage(smuggler), table.shields(smuggler)) == (1, 0)
    assert table.damage(HAN) == 0 and anna.resources == 1
    assert table.turn_of == "boris" and "pass" in boris.offered
    (drawn,) = drive(draw(table.duel.g, 0, 1))
    boris.passes()
    anna.plays(drawn, smuggler)
    assert table.shields(smuggler) == 1
    deals_to_the_smuggler()
    assert (table.damage(smuggler), table.shields(smuggler)) == (2, 0)
    assert anna.resources == 1, "once per round"


@scenario("DS-S621")
def test_a_reroll_twice_paid() -> None:
    asajj, x, y = "SoR 9", "AW 149", "AW 151"

    def begin(*hand: str) -> Scene:
        table = scene(
            side(In(LUKE, dice=("-", "1F")), hand=hand, cards=len(hand)), side(asajj, cards=3)
        )
        table.rolls((LUKE, "3MD"))
        table.anna.rerolls(x, (LUKE, 0))
        assert (table.shows(LUKE, 0), table.shows(LUKE, 1)) == ("3MD", "1F")
        return table

    twice = begin(x, y)
    assert twice.boris.hears("Asajj Ventress") and len(twice.anna.hand) == 1
    twice.boris.says("yes")
    once = begin(x)
    for table, discarded in ((twice, 2), (once, 1)):
        assert table.anna.hand == [] and len(table.anna.discard) == discarded
        assert table.anna.pool == ["1F", "3MD"]
        assert table.turn_of == "boris" and "pass" in table.boris.offered


@scenario("DS-S622")
def test_the_little_droid_wakes_the_big_ship() -> None:
    poe, droid, ship = "AW 29", "AW 43", "AW 32"
    table = scene(
        side(poe, supports=[In(droid, dice=("Sp",)), In(ship, dice=("1Dr",))]), side(PADAWAN)
    )
    anna, boris = table.anna, table.boris
    table.rolls((droid, "Sp"), (ship, "Sp"))
    anna.resolves(droid, 0, (ship, 0))
    assert "stop" in anna.offered, "the same action"
    assert anna.may("resolve", (ship, 0)) and not anna.may("resolve", (droid, 0))
    table.rolls((ship, "3RD"))
    anna.resolves(ship, 0, PADAWAN)
    assert table.damage(PADAWAN) == 1 and anna.pool == ["3RD", "Sp"]
    assert table.turn_of == "boris" and "pass" in boris.offered, "the action is over"
    boris.passes()
    table.rolls((droid, "1R"), (ship, "2RD"))
    anna.resolves(droid, 0, (ship, 0))
    assert anna.pool == ["1R", "2RD"] and table.turn_of == "boris"


@scenario("DS-S623")
def test_the_shuttle_lends_the_apprentices_rage() -> None:
    vader, shuttle = "SoR 10", "SoR 13"
    table = scene(
        side(In(vader, exhausted=True), supports=[In(shuttle, exhausted=True, dice=("Sp",))]),
        side(In(LUKE, shields=3)),
    )
    table.anna.resolves(shuttle, 0, LUKE)
    assert (table.damage(LUKE), table.shields(LUKE)) == (0, 0)
    assert table.damage(vader) == 1, "dealt is enough"
    assert table.shows(shuttle) is table.shows(vader) is None and table.turn_of == "boris"


@scenario("DS-S624")
def test_the_knife_leads_and_the_sword_follows() -> None:
    knife, saber = "SoR 57", "AW 59"
    armed = In(LUKE, dice=("3MD",), upgrades=[In(knife, dice=("1MD",)), In(saber, dice=("+2MD",))])
    table = scene(side(armed), side(In(VADER, shields=3)))
    anna = table.anna
    anna.resolves(knife, 0, [(saber, 0)], VADER)
    assert (table.damage(VADER), table.shields(VADER)) == (3, 3)
    assert anna.pool == ["3MD"], "the +2 is spent"
    assert "stop" in anna.offered
    anna.resolves(LUKE, 0, VADER)
    assert (table.damage(VADER), table.shields(VADER)) == (3, 0)
    assert [table.shows(card) for card in (LUKE, knife, saber)] == [None] * 3
    assert table.turn_of == "boris"


@scenario("DS-S625")
def test_a_shield_raised_against_a_shot_that_knows_no_shields() -> None:
    tusken, kill, belt = "AW 22", "AW 96", "SoR 24"
    table = scene(
        side(
            In(tusken, upgrades=[In(PISTOL, dice=("2RD1",))]),
            In(JANGO, dice=("2RD",)),
            hand=[kill],
            resources=1,
        ),
        side(In(BALA, upgrades=[belt])),
    )
    anna, boris = table.anna, table.boris
    anna.plays(kill, (PISTOL, 0), BALA)
    assert anna.resources == 0 and boris.asked and boris.hears("Personal Shield")
    boris.says("yes")
    assert (table.damage(BALA), table.shields(BALA)) == (2, 1) and table.exhausted(belt)
    boris.passes()
    anna.resolves(JANGO, 0, BALA)
    assert (table.damage(BALA), table.shields(BALA)) == (3, 0), "he was not asked"
    assert table.turn_of == "boris" and "pass" in boris.offered


@scenario("DS-S626")
def test_the_one_who_is_targeted_takes_it_first_as_far_as_he_can() -> None:
    clone, acquired = "LEG 38", "CONV 76"
    table = scene(
        side(
            In(clone, dice=("2ID",)),
            In(clone, dice=("2ID",)),
            hand=[acquired],
            cards=3,
            resources=1,
        ),
        side(VADER, In(TROOPER, damage=5, shields=1)),
    )
    anna, boris = table.anna, table.boris
    anna.plays(acquired)
    assert table.is_on(acquired, TROOPER), "nobody else was offered"
    assert table.turn_of == "boris" and anna.resources == 0
    boris.passes()
    anna.resolves(clone)
    assert not boris.asked, "no choice"
    assert (table.damage(TROOPER), table.shields(TROOPER)) == (6, 0) and table.damage(VADER) == 0
    anna.resolves(clone + "#2")
    assert not table.in_play(TROOPER) and table.damage(VADER) == 1
    assert anna.discard == ["Target Acquired"]
    assert table.turn_of == "boris" and "pass" in boris.offered


@scenario("DS-S627")
def test_the_gang_leader_would_have_risen() -> None:
    attrition = "SoR 69"

    def begin(victim: str) -> Scene:
        table = scene(
            side(
                In(BALA, damage=7, exhausted=True, dice=("1RD",)),
                In(JANGO, exhausted=True, dice=("2RD",)),
            ),
            side(PHASMA, In(TROOPER, damage=6), supports=[attrition]),
            controller=1,
        )
        table.anna.resolves(JANGO, 0, TROOPER)
        assert table.duel.asked() == (1,) and table.duel.prompt(1) == "ds-ask-order-queue"
        table.boris.puts_first("Attrition").says([victim])
        return table

    fallen = begin(BALA)
    assert not fallen.in_play(BALA) and fallen.anna.pool == [] and fallen.exhausted(JANGO)
    assert fallen.turn_of == "boris" and "pass" in fallen.boris.offered
    risen = begin(JANGO)
    anna, boris = risen.anna, risen.boris
    anna.says("yes")
    assert risen.damage(JANGO) == 1 and not risen.exhausted(BALA)
    anna.resolves(BALA, 0, PHASMA)
    assert risen.damage(PHASMA) == 1 and risen.turn_of == "boris"
    boris.passes()
    anna.activates(BALA, (BALA, "-"))
    assert anna.pool == ["-"] and risen.exhausted(BALA)


@scenario("DS-S628")
def test_he_would_have_been_dead_so_nobody_collects() -> None:
    chance, wanted, gun = "AW 137", "CONV 143", "AW 47"
    table = scene(
        side(In(HAN, damage=8, dice=("2RD",), upgrades=[chance], downgrades=[wanted]), gun),
        side(In(VADER, dice=("3MD", "2MD")), resources=0),
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.resolves(VADER, 0, HAN)
    assert table.damage(HAN) == 5 and anna.discard == ["Second Chance"]
    assert boris.may("resolve", (VADER, 1)) and "stop" in boris.offered, "Wanted is not offered"
    assert table.is_on(wanted, HAN) and boris.resources == 0
    assert anna.pool == ["2RD"]
    boris.resolves(VADER, 1, HAN)
    assert table.damage(HAN) == 7 and table.turn_of == "anna"


@scenario("DS-S629")
def test_one_with_the_force_if_anybody_is_left_to_listen() -> None:
    one, robes = "AW 42", "AW 40"

    def begin(*friends: str) -> Scene:
        luke = In(LUKE, exhausted=True, damage=11, upgrades=[In(one, dice=("3RD",)), robes])
        table = scene(side(luke, *friends), side(In(VADER, dice=("2MD",))), active=1)
        table.boris.resolves(VADER, 0, LUKE)
        return table

    table = begin(PADAWAN)
    anna = table.anna
    assert not table.in_play(LUKE) and anna.discard == ["Jedi Robes"]
    ghost = table.duel.card(one)
    assert (ghost.kind, ghost.controller, ghost.exhausted) == ("support", 0, False)
    assert not table.is_on(one, LUKE) and anna.pool == [] and table.shows(one) is None
    anna.activates(one, (one, "2F"))
    assert anna.pool == ["2F"] and table.exhausted(one)
    assert begin().winner == "boris"


@scenario("DS-S630")
def test_the_enemys_die_in_my_hand_the_enemys_purse_in_my_sight() -> None:
    placement, gun = "SoR 95", "SoR 59"

    def begin(resources: int) -> Scene:
        return scene(
            side(LEIA, hand=[placement], resources=resources),
            side(
                In(VADER, dice=("2Dr",)),
                In(BALA, upgrades=[In(gun, dice=("2Dc1",))]),
                cards=3,
                resources=1,
            ),
        )

    rich = begin(3)
    rich.duel.table.force(*rich.duel.g.players[1].hand[:2])
    rich.anna.plays(placement, (gun, 0))
    assert rich.anna.resources == 0 and len(rich.boris.hand) == 1 and rich.boris.resources == 1
    assert len(rich.boris.discard) == 2 and rich.shows(gun) is None
    poor = begin(2)
    poor.anna.plays(placement)
    assert poor.shows(gun) == "2Dc1" and poor.shows(VADER) is None, "no other die could be chosen"
    assert (poor.anna.resources, poor.boris.resources) == (0, 0), "two paid, none lost"
    assert len(poor.boris.hand) == 3


@scenario("DS-S631")
def test_the_played_card_is_no_longer_in_the_hand() -> None:
    bay, talent = "AW 31", "AW 108"

    def begin(shown: str = "XRD", active: int = 0) -> Scene:
        return scene(
            side(LEIA, supports=[In(bay, dice=(shown,))], hand=[talent], cards=4, resources=1),
            side(VADER),
            active=active,
        )

    talented = begin()
    talented.anna.plays(talent, (bay, 0), VADER)
    assert talented.damage(VADER) == 4 and len(talented.anna.hand) == 3
    plain = begin()
    plain.anna.resolves(bay, 0, VADER)
    assert plain.damage(VADER) == 4
    assert len(plain.anna.hand) == 4 and plain.anna.resources == 1
    robbed = begin(active=1)
    robbed.boris.activates(VADER, (VADER, "-")).says("yes")
    robbed.anna.says([TAKE_COVER])
    assert len(robbed.anna.hand) == 3
    robbed.anna.plays(talent, (bay, 0), VADER)
    assert robbed.damage(VADER) == 3
    blank = begin("-")
    blank.anna.plays(talent)
    assert blank.turn_of == "boris" and "Natural Talent" in blank.anna.discard
    assert blank.shows(bay) == "-" and blank.damage(VADER) == 0


@scenario("DS-S632")
def test_too_strong_to_be_shocked_as_long_as_the_field_is_held() -> None:
    web, shock = "SoR 5", "AW 159"

    def begin(controller: int, shown: str = "2RD") -> Scene:
        table = scene(
            side(In(PHASMA, dice=("2RD",)), supports=[In(web, dice=(shown,))]),
            side(HAN, hand=[shock], resources=1),
            active=1,
            controller=controller,
        )
        table.boris.plays(shock)
        return table

    held = begin(0)
    assert held.anna.pool == ["2RD"] and held.shows(PHASMA) is None, "only hers could be taken"
    held.anna.resolves(web, 0, HAN)
    assert held.damage(HAN) == 3
    lost = begin(1)
    assert lost.boris.can_choose((PHASMA, 0), (web, 0)) == [True, True]
    lost.boris.says((PHASMA, 0))
    lost.anna.resolves(web, 0, HAN)
    assert lost.damage(HAN) == 2
    for controller in (0, 1):
        blank = begin(controller, "-")
        assert blank.boris.can_choose((PHASMA, 0), (web, 0)) == [True, True]


@scenario("DS-S633")
def test_the_pupil_is_stronger_in_company() -> None:
    acolyte = "SoR 34"

    def begin() -> Scene:
        return scene(
            side(In(acolyte, dice=("1F",)), In(LUKE, dice=("1F",)), In(PADAWAN, dice=("1R",))),
            side(VADER),
        )

    first = begin()
    first.anna.resolves(acolyte)
    assert first.anna.hears("up to 2 dice"), "raised without a question"
    first.anna.says([(LUKE, 0), (PADAWAN, 0)]).turns(LUKE, "3MD").turns(PADAWAN, "2MD")
    assert first.anna.pool == ["2MD", "3MD"] and first.turn_of == "boris"
    second = begin()
    second.anna.resolves(LUKE, 0, [(PADAWAN, 0)]).turns(PADAWAN, "2MD")
    assert second.shows(LUKE) is None
    second.anna.resolves(acolyte)
    assert second.anna.hears("up to 1 die")
    assert second.anna.can_choose((PADAWAN, 0), (LUKE, 0), (acolyte, 0)) == [True, False, False]
    second.anna.says([])
    third = begin()
    anna = third.anna
    anna.resolves(LUKE, 0, [(PADAWAN, 0)]).turns(PADAWAN, "1F")
    anna.resolves(acolyte)
    assert anna.hears("up to 2 dice")
    anna.says([])
    assert third.shows(PADAWAN) == "1F" and "stop" in anna.offered
    assert anna.may("resolve", (PADAWAN, 0)), "in the same action"
    anna.resolves(PADAWAN)
    assert third.shows(PADAWAN) is None and third.turn_of == "boris"


@scenario("DS-S634")
def test_only_what_was_really_lost_comes_over() -> None:
    unkar, jabba, scum = "SoR 21", "AW 20", "AW 100"

    def begin() -> Scene:
        table = scene(
            side(In(unkar, dice=("2Dr",)), In(jabba, dice=("2Dr",)), supports=[scum], resources=0),
            side(LUKE, resources=3),
        )
        table.anna.resolves(unkar)
        assert table.boris.resources == 1 and table.anna.hears("My Kind of Scum")
        return table

    first = begin()
    first.anna.says("yes")
    assert first.anna.resources == 2 and first.exhausted(scum)
    first.anna.resolves(jabba)
    second = begin()
    second.anna.says("no")
    second.anna.resolves(jabba)
    assert second.boris.resources == 0 and second.anna.hears("My Kind of Scum")
    second.anna.says("yes")
    for table, gained in ((first, 2), (second, 1)):
        assert (table.anna.resources, table.boris.resources) == (gained, 0)
        assert table.turn_of == "boris" and "pass" in table.boris.offered
        assert table.exhausted(scum)
        table.comes_to_round(3)
        assert not table.exhausted(scum)
