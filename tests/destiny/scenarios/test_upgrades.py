from destiny.scenarios.scene import Scene, scene, side
from destiny.table import In
from scenario_book import scenario

REY, FINN, KYLO, TROOPER, VADER = "AW 38", "AW 45", "AW 11", "AW 2", "AW 10"
SABER, RIFLE, F11D, DAGGER = "AW 59", "LEG 73", "AW 8", "CONV 171"


@scenario("DS-S023")
def test_jedi_robes_give_two_shields_in_round_1_and_one_later() -> None:
    robes = "AW 40"
    first = scene(side(REY, FINN, hand=[robes]), side(KYLO), round_=1)
    first.anna.plays(robes, FINN)
    assert first.shields(FINN) == 2 and first.anna.resources == 0
    later = scene(side(REY, In(FINN, shields=3), hand=[robes]), side(KYLO), round_=3)
    later.anna.plays(robes, FINN)
    assert later.shields(FINN) == 3 and later.anna.resources == 0
    moved = scene(
        side(In(REY, upgrades=[robes]), FINN), side(KYLO), round_=1, battlefield="SoR 152"
    )
    moved.anna.claims("yes", robes, FINN)
    assert moved.is_on(robes, FINN) and moved.shields(FINN) == 0 and moved.anna.resources == 2


@scenario("DS-S106")
def test_one_replacement_a_round_and_no_money_back() -> None:
    table = scene(
        side(
            In(KYLO, upgrades=[RIFLE]),
            In(TROOPER, upgrades=[F11D]),
            hand=[SABER, DAGGER],
            resources=3,
        ),
        side(REY),
    )
    anna = table.anna
    anna.plays(SABER, KYLO, RIFLE)
    assert anna.resources == 1 and anna.discard == ["Hunting Rifle"]
    table.boris.passes()
    assert anna.may("play", DAGGER)
    copy = table.duel.table.copy()
    key = f"play:{table.duel.id(DAGGER)}"
    copy.answer(0, key)
    copy.answer(0, str(table.duel.id(TROOPER)))
    assert copy.state.players[0].resources == 0, "the full price, no replacing"
    anna.passes()
    table.upkeep()
    assert anna.resources == 3
    if table.turn_of == "boris":
        table.boris.passes()
    anna.plays(DAGGER, TROOPER, F11D)
    assert anna.resources == 3 and "F-11D Rifle" in anna.discard


@scenario("DS-S107")
def test_a_unique_upgrade_cannot_make_room_for_its_own_copy() -> None:
    obi, satine, striker, saber = "CONV 57", "CONV 91", "CONV 169", "CONV 118"

    def begin() -> Scene:
        return scene(
            side(In(obi, upgrades=[striker, saber]), satine, hand=[striker, saber], resources=4),
            side(KYLO),
        )

    table = begin()
    anna = table.anna
    assert not anna.may("play", f"{striker}#2")
    second = f"{saber}#2"
    for host, replaced, paid in ((obi, "none", 3), (obi, saber, 0), (satine, None, 3)):
        table = begin()
        card = table.number(second)
        table.anna.plays(card, host)
        if replaced is not None:
            table.anna.says(replaced)
        assert table.anna.resources == 4 - paid and table.is_on(card, host)


@scenario("DS-S108")
def test_the_fourth_upgrade_pushes_out_an_older_one() -> None:
    probe = "AW 60"

    def begin() -> Scene:
        return scene(
            side(In(KYLO, upgrades=[SABER, RIFLE, probe]), hand=[DAGGER], resources=1), side(REY)
        )

    table = begin()
    anna = table.anna
    anna.plays(DAGGER, "none")
    assert anna.can_choose(SABER, RIFLE, probe, DAGGER) == [True, True, True, False]
    anna.says(RIFLE)
    assert anna.resources == 0 and table.is_on(DAGGER, KYLO) and not table.in_play(RIFLE)
    replaced = begin()
    replaced.anna.plays(DAGGER, probe)
    assert replaced.anna.resources == 1 and replaced.anna.discard == ["Mind Probe"]
    assert replaced.turn_of == "boris"


@scenario("DS-S109")
def test_cargo_hold_brings_an_upgrade_onto_a_full_character() -> None:
    lightning, grenades = "SoR 14", "AW 17"
    table = scene(
        side(
            In(KYLO, upgrades=[In(lightning, dice=("2RD",))]),
            In(TROOPER, upgrades=[F11D, RIFLE, grenades]),
        ),
        side(REY),
        battlefield="SoR 152",
    )
    anna = table.anna
    anna.claims("yes", lightning)
    if (
        anna.asked
        and table.duel.prompt(0) != "ds-ask-surplus"
        and not table.is_on(lightning, TROOPER)
    ):
        assert anna.can_choose(KYLO) == [False]
        anna.says(TROOPER)
    assert table.is_on(lightning, TROOPER) and table.shows(lightning) is None
    assert anna.can_choose(F11D, RIFLE, grenades, lightning) == [True] * 4
    anna.says(grenades)
    assert not table.in_play(grenades)


@scenario("DS-S115")
def test_a_restriction_is_checked_when_the_card_is_played() -> None:
    crafted = "RIV 6"
    table = scene(side(In(KYLO, exhausted=True), TROOPER, hand=[crafted]), side(REY))
    anna = table.anna
    anna.plays(crafted)
    assert table.is_on(crafted, KYLO), "the only host"
    table.boris.passes()
    anna.passes()
    table.upkeep()
    if table.turn_of == "boris":
        table.boris.passes()
    assert table.is_on(crafted, KYLO) and not table.exhausted(KYLO)
    anna.activates(KYLO, (KYLO, "1R"), (crafted, "1R"))
    assert len(anna.pool) == 2


@scenario("DS-S116")
def test_royal_guard_refuses_blue_abilities_played_on_him() -> None:
    guard, throw, probe = "SoR 12", "AW 57", "AW 60"

    def begin() -> Scene:
        return scene(
            side(guard, In(KYLO, upgrades=[throw]), hand=[probe, SABER], resources=4),
            side(REY),
            battlefield="SoR 152",
        )

    table = begin()
    table.anna.plays(probe)
    assert table.is_on(probe, KYLO) or not table.anna.can_choose(guard)[0]
    other = begin()
    other.anna.plays(SABER)
    assert other.anna.can_choose(guard, KYLO) == [True, True]
    moved = begin()
    moved.anna.claims("yes", throw, guard)
    assert moved.is_on(throw, guard)


@scenario("DS-S117")
def test_training_brings_a_spare_die_once() -> None:
    training, convergence = "SoR 125", "CONV 93"

    def begin() -> Scene:
        table = scene(
            side(TROOPER, KYLO, hand=[training, training], spare_dice=[TROOPER] * 3, resources=4),
            side("SoR 43", "AW 46", hand=[convergence]),
        )
        table.anna.plays(training, TROOPER)
        assert dice_of(table) == 2
        table.boris.passes()
        return table

    table = begin()
    table.anna.plays(table.number(f"{training}#2"), TROOPER, "none")
    assert table.anna.resources == 0 and dice_of(table) == 2
    other = begin()
    other.anna.activates(TROOPER, (TROOPER, "2RD"), (TROOPER, "-"))
    assert other.anna.pool == ["-", "2RD"]
    other.boris.plays(convergence)
    for _ in range(6):
        if not other.boris.asked or other.duel.prompt(1) == "ds-ask-action":
            break
        keys = other.boris.offered
        if other.boris.can_choose(training)[0] and "discard" in other.duel.prompt(1):
            other.boris.says(training)
        elif other.boris.can_choose("SoR 43", "AW 46") == [True, True]:
            other.boris.says(["SoR 43", "AW 46"])
        else:
            other.boris.says(keys[0])
    assert other.anna.asked, "Anna chooses the die that goes"
    other.anna.says((TROOPER, 1))
    assert other.anna.pool == ["2RD"] and dice_of(other) == 1


def dice_of(table: Scene) -> int:
    """Return how many dice belong to the Stormtrooper."""
    return sum(die.card == table.number(TROOPER) for die in table.duel.g.dice.values())


@scenario("DS-S118")
def test_rexs_blaster_pistol_copy_from_rex_outward_only() -> None:
    rex, clone, pistol = "WotF 74", "LEG 38", "WotF 87"
    first = scene(side(In(rex, upgrades=[pistol]), clone, hand=[pistol]), side(KYLO))
    second = f"{pistol}#2"
    assert first.anna.may("play", second)
    first.anna.plays(second, clone)
    assert first.is_on(second, clone)
    other = scene(side(rex, In(clone, upgrades=[pistol]), hand=[pistol]), side(KYLO))
    assert not other.anna.may("play", second)


@scenario("DS-S119")
def test_a_second_unique_copy_must_go_at_once() -> None:
    grievous, blaster = "AW 3", "TPG 4"
    for keep in ("A:", "B:"):
        table = scene(
            side(In(grievous, dice=("2MD",)), In(KYLO, upgrades=[blaster])),
            side(In(TROOPER, damage=6, upgrades=[blaster]), "SoR 10"),
        )
        anna = table.anna
        anna.resolves(grievous, 0, TROOPER)
        anna.says("yes")
        assert anna.can_choose("A:" + blaster, "B:" + blaster) == [True, True]
        anna.says([keep + blaster])
        gone = (anna if keep == "A:" else table.boris).discard
        assert gone == ["Captain Phasma's Blaster"]


@scenario("DS-S120")
def test_k_2so_pays_more_for_weapons_and_wakes_up_once() -> None:
    droid, chewie = "EaW 26", "SoR 43"
    table = scene(
        side(In(droid, exhausted=True), chewie, hand=[RIFLE, RIFLE, DAGGER], resources=4),
        side(KYLO),
    )
    anna = table.anna
    anna.plays(RIFLE, droid)
    if anna.asked and "yes" in anna.offered:
        anna.says("yes")
    assert anna.resources == 1 and not table.exhausted(droid)
    table.boris.passes()
    anna.plays(f"{RIFLE}#2", chewie)
    assert anna.resources == 0
    table.boris.passes()
    anna.activates(droid, (droid, "-"), (RIFLE, "-"))
    table.comes_to_round(3)
    table.duel.g.players[0].resources = 6
    if table.turn_of == "boris":
        table.boris.passes()
    anna.activates(droid, (droid, "-"), (RIFLE, "-"))
    table.boris.passes()
    anna.plays(DAGGER, droid)
    while anna.asked and table.duel.prompt(0) == "ds-ask-replace":
        anna.says("none")
    assert table.is_on(DAGGER, droid) and table.exhausted(droid)


@scenario("DS-S121")
def test_the_padawans_discount_ends_with_the_first_upgrade() -> None:
    padawan, robes = "AW 36", "AW 40"
    for first in (SABER, robes):
        table = scene(side(padawan, hand=[SABER, RIFLE, robes], resources=3), side(KYLO))
        table.anna.plays(first)
        assert table.anna.resources == 1
        table.boris.passes()
        table.anna.plays(RIFLE, "none")
        assert table.anna.resources == 0


@scenario("DS-S122")
def test_losing_extra_health_can_defeat() -> None:
    droid, frame = "CONV 19", "CONV 34"
    table = scene(
        side(KYLO),
        side(In(droid, damage=7, upgrades=[frame]), droid, "CONV 21"),
        battlefield="SoR 152",
    )
    left, right = table.number(droid), table.number(f"{droid}#2")
    table.anna.claims("yes", frame, right)
    assert not table.in_play(left) and table.is_on(frame, right)
    assert table.health(right) == 8


@scenario("DS-S233")
def test_the_darksaber_reads_points() -> None:
    palpatine, jango, dark = "SoR 11", "AW 21", "WotF 142"
    for bearer, points, dealt in (
        (palpatine, 26, 4),
        (palpatine, 19, 3),
        (jango, 14, 2),
        (jango, 16, 3),
    ):
        dice = (None,) if points == 19 else (None, None)
        table = scene(
            side(
                In(bearer, dice=dice, points=points, upgrades=[In(dark, dice=("2MD",))]),
                KYLO,
                hand=[dark],
                resources=9,
            ),
            side(REY),
        )
        assert not table.anna.may("play", f"{dark}#2")
        table.anna.resolves(dark, 0, REY)
        assert table.damage(REY) == dealt, (bearer, points)


@scenario("DS-S235")
def test_a_limit_also_catches_a_moved_upgrade() -> None:
    obi, soresu = "CONV 57", "CONV 119"
    table = scene(
        side(In(obi, upgrades=[soresu]), In(REY, upgrades=[soresu])),
        side(KYLO),
        battlefield="SoR 152",
    )
    anna = table.anna
    moved = next(
        card.id
        for card in table.duel.g.play.values()
        if card.kind == "upgrade" and card.host == table.number(REY)
    )
    anna.claims("yes", str(moved))
    if not table.is_on(moved, obi):
        anna.says([obi])
    assert table.is_on(moved, obi)
    assert anna.asked and len(anna.offered) == 2 and str(moved) in anna.offered
    anna.says([str(moved)])
    assert anna.discard == ["Soresu Mastery"]
