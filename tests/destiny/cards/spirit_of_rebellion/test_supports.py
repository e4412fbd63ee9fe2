"""Supports and battlefields of Spirit of Rebellion, used."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, scene
from destiny.table import In


def test_interrogation_droid_gives_up_its_die_for_an_event() -> None:
    d = scene("SoR 17", foe_hand=["AW 115"])
    d.rolls(("SoR 17", "1R")).draws("AW 115").act(0, "activate", "SoR 17")
    d.yes(0)
    assert (d.pool(0), d.discard(1)) == ([], ["Defensive Stance"])
    other = scene("SoR 17", foe_hand=["AW 59"])
    other.rolls(("SoR 17", "1R")).draws("AW 59").act(0, "activate", "SoR 17")
    assert (other.pool(0), other.hand(1)) == (["1R"], ["Lightsaber"])


def test_u_wing_strikes_all_or_shields_all() -> None:
    d = scene("SoR 31", ("Sp",), team=[PAL, BLUE]).resolve("SoR 31", 0, "0")
    assert (d.damage(FOE), d.damage(FOE2)) == (2, 2)
    other = scene("SoR 31", ("Sp",), team=[PAL, BLUE]).resolve("SoR 31", 0, "1")
    assert (other.shields(PAL), other.shields(BLUE)) == (2, 2)


def test_delta_7_rerolls_dice_of_both_sides() -> None:
    d = scene("SoR 38", ("Sp",), team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    d.act(0, "resolve", ("SoR 38", 0))
    d.rolls((PAL, "1R"), (FOE, "-")).choose(0, (PAL, 0), (FOE, 0))
    assert (d.pool(0), d.pool(1)) == (["1R"], ["-"])


def test_r2_d2_resolves_a_die_with_one_more() -> None:
    d = scene("SoR 42", ("Sp",), team=[In(PAL, dice=("1R",))]).resolve("SoR 42")
    assert d.resources(0) == 2


def test_supply_line_rerolls_your_dice() -> None:
    d = scene("SoR 51", ("Sp",), team=[In(PAL, dice=("-",))])
    d.act(0, "resolve", ("SoR 51", 0))
    d.rolls((PAL, "3RD1")).choose(0, (PAL, 0))
    assert d.pool(0) == ["3RD1"]


def test_astromech_removes_its_die_to_turn_one_of_a_vehicle() -> None:
    d = scene("SoR 52", ("1F",), supports=[In("AW 6", dice=("-",))], team=[In(PAL, dice=("-",))])
    d.use("SoR 52").side(0, "AW 6", "3RD1")
    assert sorted(d.pool(0)) == ["-", "3RD1"]


def test_quadjumper_is_traded_in_for_a_support() -> None:
    d = scene("SoR 58", hand=["AW 31"], resources=2).use("SoR 58")
    assert (d.in_play("SoR 58"), d.in_play("AW 31"), d.resources(0)) == (False, True, 0)


def test_attrition_strikes_back_after_a_defeat() -> None:
    d = scene("SoR 69", team=[In(PAL, damage=8), BLUE], foes=[In(FOE, dice=("2RD",)), FOE2])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, PAL)
    d.choose(0, FOE)
    assert (d.in_play(PAL), d.damage(FOE)) == (False, 1)


@pytest.mark.parametrize(
    ("card", "roller", "rolled"),
    [
        ("SoR 78", "AW 12", "1Dc"),
        ("SoR 88", PAL, "1R"),
        ("SoR 98", "AW 36", "1F"),
        ("SoR 107", FOE2, "1Sh"),
        ("SoR 117", "AW 48", "Sp"),
    ],
)
def test_supports_that_answer_to_a_rolled_symbol(card: str, roller: str, rolled: str) -> None:
    d = scene(card, team=[roller], foes=[In(FOE, dice=("2RD",))], foe_resources=2)
    d.activate(roller, (roller, rolled))
    d.yes(0)
    if card == "SoR 107":
        d.side(0, FOE, "-")
    seen = (d.pool(1), d.resources(1), d.deck_size(1), d.resources(0))
    assert (
        seen
        == {
            "SoR 78": ([], 2, 10, 0),
            "SoR 88": (["2RD"], 1, 10, 0),
            "SoR 98": (["2RD"], 2, 9, 0),
            "SoR 107": (["-"], 2, 10, 0),
            "SoR 117": (["2RD"], 2, 10, 1),
        }[card]
    )
    assert d.exhausted(card)
    declined = scene(card, team=[roller], foes=[In(FOE, dice=("2RD",))], foe_resources=2)
    declined.activate(roller, (roller, rolled)).no(0)
    assert not declined.exhausted(card)


def test_planetary_uprising_hurts_the_opponent_after_your_claim() -> None:
    d = scene("SoR 97")
    d.act(0, "claim")
    d.choose(1, FOE).choose(1, FOE)
    assert d.damage(FOE) == 2


def test_resolve_trades_a_card_for_an_enemy_reroll() -> None:
    d = scene("SoR 140", hand=[BLANK_CARD], foes=[In(FOE, dice=("2RD",))])
    d.rolls((FOE, "-"))
    d.use("SoR 140")
    assert (d.hand(0), d.pool(1)) == ([], ["-"])


def test_improvisation_trades_a_blank_for_a_reroll() -> None:
    d = scene("SoR 148", team=[In(PAL, dice=("-", "1Dr"))])
    d.use("SoR 148")
    d.rolls((PAL, "3RD1")).choose(0, (PAL, 1))
    assert d.pool(0) == ["3RD1"]
    assert scene(hand=["SoR 148"]).play("SoR 148").prompt(0) == "ds-ask-additional"


def test_e_web_is_stronger_while_you_control_the_battlefield() -> None:
    d = scene("SoR 5", ("2RD",)).resolve("SoR 5", 0, FOE)
    assert d.damage(FOE) == 3
    other = scene("SoR 5", ("2RD",), controller=1).resolve("SoR 5", 0, FOE)
    assert other.damage(FOE) == 2


def test_the_higher_value_of_the_e_web_is_read_by_others() -> None:
    guarded = scene("AW 159", foes=[FOE], foe_supports=[In("SoR 5", dice=("2RD",))], controller=1)
    assert guarded.play("AW 159").pool(1) == ["2RD"]
    blank = scene("AW 159", foes=[FOE], foe_supports=[In("SoR 5", dice=("-",))], controller=1)
    assert blank.play("AW 159").pool(1) == []


def test_command_shuttle_uses_the_special_of_a_character() -> None:
    d = scene("SoR 13", ("Sp",), team=["SoR 10", PAL]).resolve("SoR 13", 0, FOE)
    assert (d.damage(FOE), d.damage("SoR 10")) == (3, 1)
    nobody = scene("SoR 13", ("Sp",)).resolve("SoR 13")
    assert nobody.my_turn_is_over


def test_slave_i_hurts_by_the_number_of_enemy_dice() -> None:
    d = scene("SoR 22", ("Sp",), foes=[In(FOE, dice=("2RD", "1RD", "-")), FOE2]).resolve("SoR 22")
    d.choose(1, FOE).choose(1, FOE2).choose(1, FOE2)
    assert (d.damage(FOE), d.damage(FOE2)) == (1, 2)


@pytest.mark.parametrize(("side", "gone"), [("2R", True), ("1R", False)])
def test_smuggling_freighter_leaves_after_a_side_of_two(side: str, gone: bool) -> None:
    d = scene("SoR 47", (side,)).resolve("SoR 47")
    assert d.in_play("SoR 47") is not gone
    assert d.deck_size(0) == 10 + gone


def test_meditate_trades_a_blank_for_a_side_without_damage() -> None:
    d = scene("SoR 134", team=[In(PAL, dice=("-", "3RD1"))]).use("SoR 134")
    d.side(0, PAL, "1Dr")
    assert (d.pool(0), d.exhausted("SoR 134")) == (["1Dr"], True)


# --- battlefields -------------------------------------------------------------------------------


def test_ewok_village_strips_a_character_of_shields() -> None:
    assert scene("SoR 154", foes=[In(FOE, shields=3)]).claim(FOE).shields(FOE) == 0


def test_moisture_farm_gives_a_resource() -> None:
    assert scene("SoR 156").claim().resources(0) == 1


def test_otoh_gunga_heals_one_damage() -> None:
    assert scene("SoR 157", team=[In(PAL, damage=2)]).claim(PAL).damage(PAL) == 1


def test_secluded_beach_removes_an_enemy_shot() -> None:
    assert scene("SoR 158", foes=[In(FOE, dice=("2RD", "1R"))]).claim().pool(1) == ["1R"]


def test_war_torn_streets_cost_the_opponent_a_card() -> None:
    d = scene("SoR 160", foe_hand=["AW 115"])
    d.draws("AW 115")
    assert d.claim().hand(1) == []


def test_maz_castle_draws_two_and_puts_cards_under_the_deck_in_order() -> None:
    d = scene("SoR 155", hand=["AW 59", "AW 115"]).claim(["AW 59", "AW 115"], "AW 115")
    assert [d.g.codes[card] for card in d.g.players[0].deck.bottom] == ["01115", "01059"]
    assert d.hand(0) == ["Take Cover", "Take Cover"]
    kept = scene("SoR 155", hand=["AW 59"]).claim([])
    assert len(kept.hand(0)) == 3
