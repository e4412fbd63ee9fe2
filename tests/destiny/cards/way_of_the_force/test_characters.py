"""The characters of Way of the Force that came with the whole set, played."""

from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.rules.deckbuilding import check
from cantina.games.destiny.rules.formats import CONSTRUCTED
from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL, RED, scene
from destiny.made import FIGHTER, RAIDER
from destiny.table import In, Named

WARRIOR = "WotF 72"  # Gungan Warrior: red hero, 6 health, no text, die 1MD 2ID 1Sh 1R - -


def test_count_dooku_turns_his_die_to_melee_and_a_melee_die_away() -> None:
    d = scene("WotF 1", (None,), foes=[In(FOE2, dice=("3MD1",))])
    d.activate("WotF 1", ("WotF 1", "1R")).yes(0)
    d.side(0, "WotF 1", "2MD").side(0, FOE2, "-")
    assert (d.pool(0), d.pool(1)) == (["2MD"], ["-"])
    declined = scene("WotF 1", (None,), foes=[FOE2]).activate("WotF 1", ("WotF 1", "1R")).no(0)
    assert declined.pool(0) == ["1R"]


def test_arihnda_pryce_turns_another_die_and_resolves_it_from_the_battlefield() -> None:
    team = [In(PAL, dice=("-",))]
    d = scene("WotF 18", ("Sp",), team=team).resolve("WotF 18").side(0, PAL, "1R").yes(0)
    assert d.resources(0) == 2
    away = scene("WotF 18", ("Sp",), team=team, controller=1).resolve("WotF 18")
    away.side(0, PAL, "1R")
    assert (away.resources(0), away.pool(0)) == (0, ["1R"])


def test_executioner_rolls_in_when_an_enemy_falls() -> None:
    foes: list[In | Named] = [In(FOE, damage=6), FOE2]
    d = scene("WotF 19", (None,), team=[In(FIGHTER, dice=("1RD",))], foes=foes)
    d.resolve(FIGHTER, 0, FOE).rolls(("WotF 19", "2MD"))
    d.yes(0)
    assert d.pool(0) == ["2MD"]


def test_firmus_piett_turns_vehicles_and_common_soldiers_to_ones() -> None:
    team = [In(FIGHTER, dice=("-", "2MD")), In("AW 38", dice=("-",))]
    d = scene("WotF 20", (None,), team=team, supports=[In("RIV 8", dice=("-",))])
    d.activate("WotF 20", ("WotF 20", "-"))
    d.then([("RIV 8", 0)], [(FIGHTER, 0)])
    d.side(0, "RIV 8", "1R").side(0, FIGHTER, "1RD")
    assert sorted(d.pool(0)) == ["-", "-", "1R", "1RD", "2MD"]


def test_jabba_counts_all_specials_his_own_included() -> None:
    d = scene("WotF 36", ("Sp", "Sp"), foes=[FOE])
    d.resolve("WotF 36")
    assert d.damage(FOE) == 2


def test_mandalorian_super_commando_arms_and_strikes() -> None:
    d = scene("WotF 37", hand=["AW 44"], resources=2, foes=[FOE]).use("WotF 37", FOE)
    assert (d.card("AW 44").host, d.damage(FOE)) == (d.id("WotF 37"), 1)
    assert scene("WotF 37", hand=["AW 44"], foes=[FOE]).use("WotF 37").damage(FOE) == 0


def test_ezra_draws_for_his_upgrades() -> None:
    bare = scene("WotF 54", team=[]).use("WotF 54")
    assert bare.hand(0) == []
    armed = In("WotF 54", upgrades=["AW 44"])
    assert len(scene(armed).use("WotF 54").hand(0)) == 1
    full = In("WotF 54", upgrades=["AW 44", "AW 40", "AW 59"])
    assert len(scene(full).use("WotF 54").hand(0)) == 2


def test_jedi_sentinel_strikes_harder_behind_three_shields() -> None:
    d = scene(In("WotF 55", shields=3), ("Sp",)).resolve("WotF 55", 0, FOE2)
    assert d.damage(FOE2) == 3
    assert scene("WotF 55", ("Sp",)).resolve("WotF 55", 0, FOE2).damage(FOE2) == 2


def test_boss_nass_turns_blanks_of_an_activated_gungan_into_damage() -> None:
    d = scene("WotF 71", (None, None), team=[In(WARRIOR, dice=("-",))], foes=[FOE])
    d.activate("WotF 71", ("WotF 71", "-"), ("WotF 71", "-"))
    d.yes(0)
    assert d.damage(FOE) == 2  # the blank of the warrior was there before
    other = scene("WotF 71", (None,), foes=[FOE]).activate(PAL, (PAL, "-"))
    assert other.my_turn_is_over


def test_leia_trades_a_character_die_for_cards_of_a_deck() -> None:
    d = scene("WotF 73", (None,), team=[In(RAIDER, dice=("3RD",))]).use("WotF 73", "1")
    assert (d.pool(0), d.deck_size(1)) == ([], 7)


def test_anakin_turns_a_droid_die() -> None:
    d = scene("WotF 88", (None,), supports=[In("AW 43", dice=("-",))])
    d.activate("WotF 88", ("WotF 88", "-")).yes(0)
    assert d.side(0, "AW 43", "1R").pool(0) == ["1R", "-"]


def test_bo_katan_brings_villain_upgrades_and_strikes_harder_with_one() -> None:
    armed = In("WotF 89", dice=("Sp",), upgrades=["AW 8"])
    assert scene(armed).resolve("WotF 89", 0, FOE2).damage(FOE2) == 3
    assert scene("WotF 89", ("Sp",)).resolve("WotF 89", 0, FOE2).damage(FOE2) == 2
    team = (TeamMember("07089", 1),)
    legal = check(Deck("x", team, ("05174",), {"05026": 1}, ()), CONSTRUCTED, balance=False)
    assert not [one for one in legal.problems if "05026" in repr(one)]


def test_cassian_follows_his_die_with_damage_or_a_card() -> None:
    d = scene("WotF 90", ("1R",), foes=[FOE]).resolve("WotF 90").yes(0)
    assert d.then("0").damage(FOE) == 1
    card = scene("WotF 90", ("1R",)).resolve("WotF 90").yes(0)
    assert card.then("1", "1").deck_size(1) == 9
    assert scene("WotF 90", ("1R",)).resolve("WotF 90").no(0).my_turn_is_over


def test_trusted_informant_looks_at_a_hand() -> None:
    d = scene("WotF 91", (None,), foe_hand=[BLANK_CARD])
    d.activate("WotF 91", ("WotF 91", "1R")).yes(0)
    assert "ds-log-looks" in d.log()


def test_gungan_warrior_is_plain() -> None:
    d = scene(WARRIOR, ("1R",), team=[RED]).resolve(WARRIOR)
    assert d.resources(0) == 1
