from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

KYLO, TROOPER, JANGO, VADER, FINN = "AW 11", "AW 2", "AW 21", "AW 10", "AW 45"
COLLAR = "CONV 160"


@scenario("DS-S123")
def test_a_downgrade_goes_only_on_opposing_characters() -> None:
    boba = "LEG 19"
    table = scene(side(TROOPER, KYLO, hand=[COLLAR]), side(JANGO, boba))
    anna, boris = table.anna, table.boris
    anna.plays(COLLAR)
    assert anna.can_choose(JANGO, boba, TROOPER, KYLO) == [True, True, False, False]
    anna.says(JANGO)
    boris.passes()
    anna.activates(KYLO, (KYLO, "-"))
    table.rolls((JANGO, "2RD"))
    while table.duel.asked() and table.duel.prompt(table.duel.asked()[0]) == "ds-ask-order-queue":
        (anna, boris)[table.duel.asked()[0]].says("0")
    boris.says("yes")
    assert boris.pool == ["2RD"] and table.damage(JANGO) == 1
    assert table.is_on(COLLAR, JANGO) and table.duel.card(COLLAR).controller == 0


@scenario("DS-S124")
def test_the_victim_sheds_the_fourth_downgrade() -> None:
    hampered, shadowed = "CONV 121", "AoN 10"
    table = scene(
        side(KYLO, hand=[COLLAR]),
        side(
            In(
                VADER, upgrades=["AW 59", "AW 60", "AW 57"], downgrades=[COLLAR, hampered, shadowed]
            ),
            TROOPER,
        ),
    )
    new = table.number(f"{COLLAR}#2")
    table.anna.plays(new, VADER)
    boris = table.boris
    assert boris.asked and len(boris.offered) == 4 and str(new) in boris.offered
    boris.says([hampered])
    assert len(table.anna.discard) == 1 and boris.discard == []
    for upgrade in ("AW 59", "AW 60", "AW 57"):
        assert table.is_on(upgrade, VADER)


@scenario("DS-S125")
def test_a_downgrade_is_no_upgrade() -> None:
    saber, inspection, rifle = "AW 59", "SoR 70", "LEG 73"
    table = scene(
        side(In(FINN, upgrades=[rifle])),
        side(In(VADER, upgrades=[saber], downgrades=[COLLAR]), supports=[inspection]),
        active=1,
    )
    boris = table.boris
    boris.activates(VADER, (VADER, "2Dr"), (saber, "1Sh"))
    table.anna.puts_first("Imperial Inspection").puts_first("Darth Vader")
    boris.says("yes")
    assert "Hunting Rifle" in table.anna.hand and not table.in_play(rifle)
    assert table.is_on(COLLAR, VADER) and table.is_on(saber, VADER)
    assert "Imperial Inspection" in boris.aside and boris.discard == []


HAMPERED, LUKE, STAFF = "CONV 121", "AW 35", "AW 44"


@scenario("DS-S208")
def test_hampered_counts_the_turn() -> None:
    impulsive = "LEG 119"
    table = scene(
        side(KYLO),
        side(
            In(
                LUKE,
                dice=("3MD", "2MD"),
                upgrades=[In(STAFF, dice=("1MD",))],
                downgrades=[HAMPERED],
            ),
            "AW 46",
            hand=[impulsive],
        ),
        active=1,
    )
    boris = table.boris
    boris.plays(impulsive, (LUKE, 0), KYLO)
    if "yes" in boris.offered:
        boris.says("no")  # Han Solo's own ability does not matter here
    assert table.damage(KYLO) == 3 and "decline" in boris.offered
    assert boris.may("resolve", (STAFF, 0)) and not boris.may("resolve", (LUKE, 1))
    boris.says("decline")
    table.anna.passes()
    assert boris.may("resolve", (LUKE, 1))


@scenario("DS-S209")
def test_a_hampered_characters_plus_side_may_help_others() -> None:
    chirrut, baze = "SoR 35", "SoR 26"

    def begin() -> Scene:
        return scene(
            side(KYLO),
            side(
                In(chirrut, dice=("+2RD", "1RD"), downgrades=[HAMPERED]),
                In(baze, dice=("2RD", "+2RD")),
            ),
            active=1,
        )

    table = begin()
    boris = table.boris
    boris.resolves(baze, 0, [(chirrut, 0), (baze, 1)], KYLO)
    assert table.damage(KYLO) == 6
    assert not boris.may("resolve", (chirrut, 1))
    alone = begin()
    alone.boris.resolves(chirrut, 1, KYLO)
    assert alone.damage(KYLO) == 1, "no plus die was offered for it"


@scenario("DS-S543")
def test_a_scratch_is_enough_to_cash_the_reward() -> None:
    padawan, luke, reward, wounded, holdout = "AW 36", "AW 35", "CONV 40", "CONV 161", "AW 63"
    table = scene(
        side(JANGO, hand=[wounded], discard=[holdout], resources=1),
        side(In(padawan, damage=6, shields=3, downgrades=[reward]), luke),
    )
    anna = table.anna
    anna.plays(wounded, padawan)
    assert not table.in_play(padawan)
    assert anna.asked and anna.hears("Enticing Reward")
    anna.says("yes", holdout, JANGO)
    assert table.is_on(holdout, JANGO) and anna.resources == 0
    assert anna.discard == ["Enticing Reward", "Wounded"] and table.boris.discard == []
    assert table.turn_of == "anna" and "decline" in anna.offered
