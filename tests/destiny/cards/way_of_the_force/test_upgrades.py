"""The upgrades of Way of the Force that came with the whole set, played."""

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.made import FIGHTER, RAIDER
from destiny.table import In


def test_bardottan_sphere_strikes_on_an_odd_card() -> None:
    d = scene("WotF 14", ("Sp",), deck=["AW 59"]).resolve("WotF 14", 0, "0", FOE)
    assert d.damage(FOE) == 1
    even = scene("WotF 14", ("Sp",), deck=[BLANK_CARD]).resolve("WotF 14", 0, "0")
    assert even.my_turn_is_over


def test_force_fear_removes_a_die_unless_its_character_is_hurt() -> None:
    foes = [In(FOE, dice=("2RD",))]
    d = scene("WotF 16", ("Sp",), team=[BLUE], foes=foes).resolve("WotF 16").no(1)
    assert (d.pool(1), d.damage(FOE)) == ([], 0)
    brave = scene("WotF 16", ("Sp",), team=[BLUE], foes=foes).resolve("WotF 16").yes(1)
    assert (brave.pool(1), brave.damage(FOE)) == (["2RD"], 2)
    assert not scene(hand=["WotF 16"], resources=2).can(0, "play", "WotF 16")


def test_torment_pays_for_damage() -> None:
    d = scene("WotF 17", foes=[In(FOE, dice=("1RD",))])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, PAL)
    d.yes(0)
    assert (d.resources(0), d.exhausted("WotF 17")) == (1, True)


def test_executioners_axe_rolls_in_when_an_enemy_falls() -> None:
    d = scene("WotF 34", (None,), team=[In(FIGHTER, dice=("1RD",))], foes=[In(FOE, damage=6), FOE2])
    d.resolve(FIGHTER, 0, FOE).rolls(("WotF 34", "1R"))
    assert d.yes(0).pool(0) == ["1R"]


def test_underhanded_tactics_hurts_and_resolves_another_die() -> None:
    d = scene("WotF 52", ("Sp",), team=[In(PAL, dice=("1R",))], foes=[FOE]).resolve("WotF 52")
    assert (d.damage(FOE), d.yes(0).resources(0)) == (1, 1)


def test_ezras_lightsaber_robs_only_in_his_hand() -> None:
    team = ["EaW 38"]
    d = scene("WotF 67", ("Sp",), team=team, foe_resources=1).resolve("WotF 67", 0, FOE2)
    assert (d.damage(FOE2), d.resources(1)) == (2, 0)
    other = scene("WotF 67", ("Sp",), foe_resources=1).resolve("WotF 67", 0, FOE2)
    assert (other.damage(FOE2), other.resources(1)) == (2, 1)


def test_guardian_of_the_whills_serves_blue_and_red_differently() -> None:
    d = scene("WotF 68", team=[PAL, BLUE, RED], foes=[FOE]).use("WotF 68", BLUE)
    assert (d.shields(BLUE), d.damage(FOE)) == (1, 0)
    d = scene("WotF 68", team=[PAL, BLUE, RED], foes=[FOE]).use("WotF 68", RED)
    assert (d.shields(RED), d.damage(FOE)) == (0, 1)


def test_lightning_rod_shields_with_luke() -> None:
    d = scene("WotF 69", ("2MD",), team=["WotF 56"])
    d.act(0, "resolve", ("WotF 69", 0), "shield").choose(0, "WotF 56")
    assert d.shields("WotF 56") == 2
    assert not scene("WotF 69", ("2MD",)).can(0, "resolve", ("WotF 69", 0), "shield")


def test_there_is_no_try_resolves_or_loses_the_die() -> None:
    d = scene("WotF 70", ("1F",)).rolls(("WotF 70", "1R"))
    d.use("WotF 70").yes(0)
    assert d.resources(0) == 2
    not_wanted = scene("WotF 70", ("1F",)).rolls(("WotF 70", "1R"))
    not_wanted.use("WotF 70").no(0)
    assert (not_wanted.resources(0), not_wanted.pool(0)) == (0, [])
    blank = scene("WotF 70", ("1F",)).rolls(("WotF 70", "-"))
    assert blank.use("WotF 70").pool(0) == []


def test_inspiring_presence_makes_guardians_of_the_others() -> None:
    d = scene("WotF 86", team=["AW 38", PAL], foes=[In(FOE, dice=("2RD",))]).activate(PAL)
    assert d.prompt(0) == "ds-ask-guardian"


def test_cr2_heavy_blaster_fires_harder_into_an_empty_pool() -> None:
    assert scene("WotF 104", ("Sp",)).resolve("WotF 104", 0, FOE2).damage(FOE2) == 4
    foes = [In(FOE2, dice=("1R",))]
    assert scene("WotF 104", ("Sp",), foes=foes).resolve("WotF 104", 0, FOE2).damage(FOE2) == 2


def test_stealthy_discards_by_the_value_of_a_character_die() -> None:
    d = scene("WotF 105", ("Sp",), team=[In(RAIDER, dice=("3RD",))]).resolve("WotF 105", 0, "1")
    assert (d.deck_size(1), d.pool(0)) == (7, ["3RD"])


def test_force_jump_blanks_damage_and_is_rerolled() -> None:
    d = scene("WotF 118", ("Sp",), team=[BLUE], foes=[In(FOE, dice=("2RD",))])
    d.rolls(("WotF 118", "1Sh"))
    d.resolve("WotF 118").side(0, FOE, "-")
    assert (d.pool(0), d.pool(1)) == (["1Sh"], ["-"])


def test_way_of_the_force_makes_elite_beside_a_blue_character() -> None:
    d = scene(hand=["WotF 119"], team=[PAL, BLUE], spare_dice=[PAL], resources=3)
    d.play("WotF 119", PAL)
    d.pass_(1)
    d.activate(PAL, (PAL, "1R"), (PAL, "1Dr"))
    assert d.pool(0) == ["1R", "1Dr"]
    assert not scene(hand=["WotF 119"], resources=3).can(0, "play", "WotF 119")


def test_weapon_master_spends_a_die_to_turn_a_weapon() -> None:
    bearer = In(PAL, dice=("1R",), upgrades=[In("AW 44", dice=("-",)), "WotF 131"])
    d = scene(team=[bearer]).use("WotF 131", (PAL, 0)).side(0, "AW 44", "3MD1")
    assert d.pool(0) == ["3MD1"]


def test_mandalorian_vambraces_come_back_to_hand() -> None:
    d = scene("WotF 143").use("WotF 143")
    assert d.hand(0) == ["Mandalorian Vambraces"]


def test_respected_businessman_earns_on_activation() -> None:
    d = scene("WotF 144").activate(PAL, (PAL, "-")).yes(0)
    assert d.resources(0) == 1


def test_v1_thermal_detonator_blows_up() -> None:
    d = scene("WotF 145", ("Sp",)).resolve("WotF 145")
    assert (d.damage(FOE), d.damage(FOE2), d.in_play("WotF 145")) == (2, 2, False)


def test_macrobinoculars_look_and_shield() -> None:
    d = scene("WotF 154", ("Sp",), foe_hand=[BLANK_CARD]).resolve("WotF 154", 0, PAL)
    assert d.shields(PAL) == 1
    assert "ds-log-looks" in d.log()
