"""Characters, downgrades and battlefields of Convergence with words of their own, played."""

import pytest

from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

ENFYS = "CONV 141"  # Enfys Nest: yellow scoundrel
WANTED = "CONV 143"  # Wanted: a bounty
SWORD = "RIV 17"  # Vibrosword: gray weapon, cost 3
VEERS = "AW 4"  # General Veers: red leader


@pytest.mark.parametrize("used", [True, False])
def test_asajj_ventress_disarms_the_burdened_she_hits(used: bool) -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",), downgrades=[WANTED]), FOE2]
    d = scene("CONV 1", ("1MD",), foes=foes, hand=[BLANK_CARD]).resolve("CONV 1", 0, FOE)
    d.yes(0) if used else d.no(0)
    assert d.pool(1) == ([] if used else ["2RD"])
    free = scene("CONV 1", ("1MD",), foes=foes, hand=[BLANK_CARD]).resolve("CONV 1", 0, FOE2)
    assert free.my_turn_is_over


def test_palpatine_lives_on_his_abilities() -> None:
    powers = ["AW 57", "AW 60", "CONV 51", "CONV 17"]
    d = scene(In("CONV 2", damage=12, upgrades=powers), team=[PAL])
    assert all(d.in_play(power) for power in powers)
    d.rolls(("AW 57", "1RD")).use("CONV 2", ("AW 57", 0))
    assert d.pool(0) == ["1RD"]
    d.pass_(1)
    weak = scene(In("CONV 2", damage=9, upgrades=[]), foes=[In(FOE, dice=("1RD",))], team=[PAL])
    weak.pass_(0)
    weak.act(1, "resolve", (FOE, 0)).choose(1, "CONV 2")
    assert not weak.in_play("CONV 2")


@pytest.mark.parametrize("used", [True, False])
def test_sentinel_messenger_plays_from_the_top(used: bool) -> None:
    d = scene("CONV 3", (None,), deck=[SWORD, BLANK_CARD], resources=3)
    d.activate("CONV 3", ("CONV 3", "1R"))
    d.yes(0) if used else d.no(0)
    if used:
        d.choose(0, "CONV 3")
    assert d.in_play(SWORD) is used
    assert d.deck_size(0) == (1 if used else 2)
    barred = scene("CONV 3", (None,), team=[], hand=["AW 57"], resources=3)
    assert not barred.can(0, "play", "AW 57")


@pytest.mark.parametrize("used", [True, False])
def test_dengar_hits_whoever_has_a_bounty(used: bool) -> None:
    d = scene("CONV 35", (None,), foes=[In(FOE, downgrades=[WANTED]), FOE2])
    d.activate("CONV 35", ("CONV 35", "1R"))
    d.yes(0) if used else d.no(0)
    assert d.damage(FOE) == int(used)


@pytest.mark.parametrize(("choice", "card"), [("0", WANTED), ("1", "EaW 137")])
def test_jabba_finds_bounties_and_yellow_events(choice: str, card: str) -> None:
    d = scene("CONV 36", (None,), deck=[WANTED, "EaW 137", SWORD, BLANK_CARD, BLANK_CARD])
    d.activate("CONV 36", ("CONV 36", "1R"))
    d.yes(0).yes(0).choose(0, choice)
    while d.asked() == (0,):
        d.table.answer(0, d.offered(0)[0])
    assert d.id(card) in d.g.players[0].hand
    assert d.deck_size(0) == 4


@pytest.mark.parametrize(("target", "dealt"), [(FOE, 3), (FOE2, 2)])
def test_quarren_tracker_hits_a_bounty_harder(target: str, dealt: int) -> None:
    d = scene("CONV 37", ("Sp",), foes=[In(FOE, downgrades=[WANTED]), FOE2])
    assert d.resolve("CONV 37", 0, target).damage(target) == dealt


def test_lor_san_tekka_recalls_what_the_opponent_picks() -> None:
    d = scene("CONV 55", (None,), discard=[SWORD, "AW 44", "AW 59", BLANK_CARD])
    d.use("CONV 55", [SWORD, "AW 44", "AW 59"])
    d.choose(1, "AW 44")
    assert d.hand(0) == ["Rey's Staff"]
    assert d.discard(0) == ["Take Cover"]
    assert {"Vibrosword", "Lightsaber"} <= set(d.aside(0))


@pytest.mark.parametrize("host", ["CONV 58", RED])
def test_mace_windu_arms_a_jedi_from_the_deck(host: str) -> None:
    deck = [SWORD, BLANK_CARD, BLANK_CARD, BLANK_CARD, "AW 44"]
    d = scene("CONV 56", (None,), team=[host], deck=deck, resources=3).use("CONV 56")
    d.yes(0).choose(0, host)
    while d.asked() == (0,) and d.prompt(0) == "ds-ask-put-back":
        d.table.answer(0, d.offered(0)[0])
    assert d.card(SWORD).host == d.id(host)
    assert d.shields(host) == (1 if host == "CONV 58" else 0)


def test_ezra_bridger_plunders_the_pool_of_who_has_claimed() -> None:
    d = scene("CONV 89", (None,), foes=[In(FOE, dice=("1R",)), FOE2])
    d.pass_(0)
    assert not d.can(0, "resolve", (FOE, 0)) if d.asked() == (0,) else True
    d.act(1, "claim")
    if d.asked() == (1,):
        d.no(1)
    d.act(0, "resolve", (FOE, 0))
    assert (d.resources(0), d.pool(1)) == (1, [])
    turned = scene(team=[In(PAL, dice=("1R",))], foes=["CONV 89"])
    turned.act(0, "claim")
    if turned.asked() == (0,):
        turned.no(0)
    turned.act(1, "resolve", (PAL, 0))
    assert (turned.resources(1), turned.pool(0)) == (1, []), "whoever sits where"


def test_mind_extraction_silences_until_its_bearer_yields() -> None:
    foes: list[In | Named] = [
        In("EaW 19", downgrades=["CONV 5"]),
        FOE2,
    ]  # Gamorrean Guard, a guardian
    d = scene(team=[In(PAL, dice=("2RD1",))], foes=foes)
    d.pass_(0)
    d.rolls(("EaW 19", "1Dr")).act(1, "activate", "EaW 19")
    assert d.pool(0) == ["2RD1"]
    free = scene(foes=foes)
    assert not free.can(0, "action", "CONV 5", 1)
    free.pass_(0)
    free.act(1, "action", "CONV 5", 1)
    assert free.exhausted("EaW 19")
    assert not free.in_play("CONV 5")


def test_mind_extraction_silences_actions() -> None:
    foes: list[In | Named] = [In("EaW 34", dice=("2MD",), downgrades=["CONV 5"]), FOE2]
    d = scene(foes=foes)
    d.pass_(0)
    assert not d.can(1, "action", "EaW 34", 0)


def test_target_acquired_draws_indirect_damage() -> None:
    d = scene("CONV 76", team=[In("CONV 91", dice=("2ID",))], foes=[In(FOE, damage=1), FOE2])
    d.resolve("CONV 91")
    assert (d.damage(FOE), d.damage(FOE2)) == (3, 0)
    assert not scene(hand=["CONV 76"], resources=1).can(0, "play", "CONV 76")
    hurt = scene(hand=["CONV 76"], foes=[In(FOE, damage=1)], resources=1)
    assert hurt.can(0, "play", "CONV 76")


def test_fighting_pit_makes_both_suffer() -> None:
    d = scene("CONV 175", team=[In(PAL, dice=("1R",))], foes=[In(FOE, dice=("1R",)), FOE2])
    d.rolls((FOE, "2RD")).rolls((PAL, "3RD1")).use("CONV 175")
    assert (d.damage(FOE), d.damage(PAL)) == (3, 2)


def test_military_camp_calls_two_of_a_kind() -> None:
    d = scene("CONV 178", team=[RED, "CONV 74", "AW 38"])
    d.act(0, "action", "CONV 178", 0)
    assert d.refused(0, f"{d.id(RED)}+{d.id('AW 38')}") == "DS-CHOOSE-4"
    d.rolls((RED, "1RD")).choose(0, RED, "CONV 74")
    d.rolls(("CONV 74", "1F")).choose(0, RED)
    d.rolls((RED, "2RD")).yes(0).choose(0, (RED, 0))
    assert d.pool(0) == ["2RD", "1F"]
