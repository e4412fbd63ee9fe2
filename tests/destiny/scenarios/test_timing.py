from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, JANGO = "AW 38", "AW 45", "AW 11", "AW 2", "AW 21"


@scenario("DS-S040")
def test_two_additional_actions_with_a_reaction_in_between() -> None:
    table = scene(side("TPG 2", TROOPER, hand=["TPG 15"], resources=1), side(JANGO))
    anna, boris = table.anna, table.boris
    anna.plays("TPG 15")
    if "yes" in anna.offered:
        anna.says("yes")
    anna.activates("TPG 2", ("TPG 2", "1R"))
    assert boris.asked, "Jango may answer the first additional action at once"
    table.rolls((JANGO, "2RD"))
    boris.says("yes")
    assert boris.pool == ["2RD"]
    if "yes" in anna.offered:
        anna.says("yes")
    anna.activates(TROOPER, (TROOPER, "1R"))
    assert table.turn_of == "boris" and "activate" not in boris.kinds


@scenario("DS-S041")
def test_ambush_on_rey_gives_two_additional_actions() -> None:
    blaster = "LEG 72"
    table = scene(side(REY, hand=[blaster]), side(In(KYLO, shields=1)))
    anna = table.anna
    anna.plays(blaster).puts_first("Hidden Blaster").says("yes", KYLO)
    assert table.shields(KYLO) == 0 and anna.asked
    anna.says("yes").activates(REY, (REY, "1R"), (blaster, "1R"))
    assert len(anna.pool) == 2 and table.turn_of == "anna"
    anna.says("decline")
    assert table.turn_of == "boris"


@scenario("DS-S042")
def test_a_redeployed_upgrade_gives_rey_no_action() -> None:
    saber = "AW 59"
    table = scene(
        side(REY, In(FINN, damage=9, upgrades=[saber])), side(In(KYLO, dice=("1MD",))), active=1
    )
    table.boris.resolves(KYLO, 0, FINN)
    anna = table.anna
    anna.says(REY)
    assert not table.in_play(FINN) and table.is_on(saber, REY) and table.shows(saber) is None
    assert table.turn_of == "anna" and not anna.may("decline"), "a normal turn"


OBI, VADER, GRIEVOUS = "SoR 37", "AW 10", "AW 3"


@scenario("DS-S201")
def test_an_ambush_card_in_the_middle_of_the_opponents_dice() -> None:
    awareness = "LEG 102"
    table = scene(
        side(In(OBI, damage=9), FINN, hand=[awareness], resources=0),
        side(In(VADER, dice=("3MD", "2MD"))),
        active=1,
    )
    anna, boris = table.anna, table.boris
    boris.resolves(VADER, 0, OBI)
    anna.says("yes", awareness, FINN)
    assert not table.in_play(OBI) and table.shields(FINN) == 3
    assert boris.asked and not anna.asked, "no additional action between the two dice"
    boris.resolves(VADER, 1, FINN)
    assert (table.damage(FINN), table.shields(FINN)) == (0, 1)
    assert anna.asked and "decline" in anna.offered
    anna.activates(FINN, (FINN, "2RD"))
    assert table.turn_of == "anna" and "pass" in anna.offered, "her ordinary turn"
    anna.resolves(FINN, 0, VADER)
    assert table.damage(VADER) == 2


@scenario("DS-S202")
def test_fn_2199_rolls_the_baton() -> None:
    fn, baton = "SoR 2", "SoR 8"

    def begin(rolled: str) -> Scene:
        table = scene(side(In(fn, exhausted=True), hand=[baton], resources=3), side(REY))
        table.rolls((baton, rolled))
        table.anna.plays(baton, fn)
        return table

    blank = begin("-")
    anna = blank.anna
    blank.rolls((baton, "2MD"))
    anna.settles({"reroll": "yes"}, "no")
    assert blank.shows(baton) == "2MD" and blank.turn_of == "boris" and blank.damage(REY) == 0
    struck = begin("2MD")
    struck.anna.settles({"reroll": "no"}, "yes", REY)
    assert struck.damage(REY) == 2 and struck.shows(baton) is None
    assert struck.turn_of == "boris"
    kept = begin("1R")
    kept.anna.settles({}, "no")
    assert kept.shows(baton) == "1R" and kept.turn_of == "boris"
    kept.boris.passes()
    assert kept.anna.may("resolve", (baton, 0))


@scenario("DS-S203")
def test_the_weapon_strikes_first_the_ambush_action_follows() -> None:
    fn, knife = "SoR 2", "SoR 57"
    table = scene(side(fn, hand=[knife]), side(In(KYLO, shields=2)))
    anna = table.anna
    table.rolls((knife, "1MD"))
    anna.plays(knife, fn)
    for _ in range(6):
        if table.damage(KYLO):
            break
        anna.says("yes" if "yes" in anna.offered else [KYLO])
    assert (table.damage(KYLO), table.shields(KYLO)) == (1, 2) and table.shows(knife) is None
    assert "decline" in anna.offered
    anna.activates(fn, (fn, "1MD"), (knife, "+2MD"))
    assert anna.pool == ["+2MD", "1MD"] and table.turn_of == "boris"


@scenario("DS-S217")
def test_kanan_acts_before_every_action() -> None:
    kanan, truce = "EaW 33", "CONV 149"
    table = scene(side(In(kanan, dice=("2MD", "1Dr")), FINN, hand=[truce]), side(KYLO))
    anna, boris = table.anna, table.boris
    anna.plays(truce)
    assert anna.hears("Kanan Jarrus") and boris.resources == 2
    anna.says("yes", (kanan, 0), KYLO)
    assert table.damage(KYLO) == 2 and (anna.resources, boris.resources) == (3, 3)
    assert "decline" in anna.offered and anna.pool == ["1Dr"]
    table.rolls((FINN, "-"))
    anna._acts("activate", FINN)
    anna.says("yes", (kanan, 1))
    anna.settles({}, "no")
    assert boris.resources == 2 and anna.pool == ["-"]
    boris.passes()
    anna.passes()
    assert len(table.duel.asked()) == 2, "upkeep at once: Kanan was not asked before the pass"


@scenario("DS-S240")
def test_bala_tik_wakes_up_between_two_of_his_dice() -> None:
    tik, aftermath = "AW 19", "SoR 123"
    table = scene(
        side(In(tik, exhausted=True, dice=("1RD", "1RD"))),
        side(In(TROOPER, damage=6), KYLO, supports=[aftermath], resources=0),
    )
    anna, boris = table.anna, table.boris
    anna.resolves(tik, 0, TROOPER)
    assert table.duel.prompt(0) == "ds-ask-order-queue"
    anna.puts_first("Bala-Tik")
    settle_both(table)
    assert not table.exhausted(tik) and boris.resources == 1 and table.exhausted(aftermath)
    assert anna.asked and "stop" in anna.offered, "before the second die"
    anna.says("stop")
    boris.passes()
    anna.activates(tik, (tik, "-"))
    assert anna.pool == ["-", "1RD"]


def settle_both(table: Scene) -> None:
    """Let both players say yes to what they may do."""
    for _ in range(8):
        (seat,) = table.duel.asked()
        person = (table.anna, table.boris)[seat]
        if "yes" not in person.offered:
            return
        person.says("yes")


@scenario("DS-S241")
def test_the_last_card_with_ambush() -> None:
    smuggler, truce, ackbar = "SoR 46", "CONV 149", "AW 27"
    table = scene(side(smuggler, In(FINN, damage=8), hand=[truce], cards=1), side(ackbar))
    anna, boris = table.anna, table.boris
    anna.plays(truce)
    for _ in range(6):
        if table.damage(smuggler) == 2:
            break
        if table.duel.prompt(0) == "ds-ask-order-queue":
            anna.says([anna.offered[0]])
        elif anna.can_choose(smuggler, FINN) == [True, True]:
            anna.says([smuggler])
        else:
            anna.says("yes" if "yes" in anna.offered else [anna.offered[0]])
    anna.settles({}, "yes") if "decline" not in anna.offered else None
    assert table.damage(smuggler) == 2 and (anna.resources, boris.resources) == (4, 3)
    assert "decline" in anna.offered
    anna.activates(smuggler, (smuggler, "-"))
    assert table.exhausted(smuggler) and table.turn_of == "boris"
