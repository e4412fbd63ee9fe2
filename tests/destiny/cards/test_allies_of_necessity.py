"""Each card of Allies of Necessity, played."""

import pytest

from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.setup import Brought, Member, lay_out
from destiny.cards import alike
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, code


def test_count_dooku_plays_a_blue_card_then_costs_the_opponent_one() -> None:
    d = scene("AoN 1", (None,), hand=["AW 157", "AW 115"], resources=1, foe_hand=["AW 59"])
    d.use("AoN 1", PAL)
    assert d.shields(PAL) == 2
    assert d.hand(1) == []


def test_count_dookus_lightsaber_helps_a_sith_and_dooku() -> None:
    d = scene(team=["AoN 1", "SoR 10", PAL], hand=["AoN 2"], resources=2, foe_hand=["AW 59"])
    d.play("AoN 2", "AoN 1")
    d.yes(0).choose(0, "1")
    assert d.hand(1) == []
    d = scene(team=["SoR 10", PAL], hand=["AoN 2"], resources=2, foes=[FOE, In(FOE2, shields=1)])
    d.play("AoN 2", "SoR 10")
    d.yes(0).choose(0, "0")
    assert d.can_choose(0, FOE, FOE2) == [True, False]
    d.choose(0, FOE)
    assert d.damage(FOE) == 1


def test_sniper_team_discards_for_the_next_higher_side() -> None:
    d = scene("AoN 3", ("2RD",), hand=[BLANK_CARD]).use("AoN 3")
    assert d.pool(0) == ["3RD1"]
    assert d.hand(0) == []


def test_astrogation_mills_after_an_upgrade() -> None:
    d = scene("AoN 4", team=[BLUE], hand=["AW 59"], resources=3)
    d.play("AW 59")
    d.yes(0).choose(0, "1")
    assert d.deck_size(1) == 9
    assert d.exhausted("AoN 4")


def test_knighthood_makes_a_jedi_and_may_shield() -> None:
    d = scene(team=["AW 36", PAL], hand=["AoN 5"])
    d.play("AoN 5")
    d.yes(0).choose(0, PAL)
    assert d.shields(PAL) == 1
    d = scene("CONV 60", team=[In("AW 36", upgrades=["AoN 5"])], foes=[In(FOE, dice=("2RD",))])
    d.rolls((FOE, "1RD")).play("CONV 60")
    d.yes(0)  # a Jedi can be spotted now
    assert d.pool(1) == []


def test_fenn_rau_plays_a_red_card_then_hurts_indirectly() -> None:
    d = scene("AoN 6", (None,), hand=["TPG 14"], resources=3, foes=[FOE]).use("AoN 6")
    assert d.resources(0) == 4
    assert d.damage(FOE) == 1


def test_test_of_character_turns_one_kindred_die_and_rerolls_the_other() -> None:
    team = [In("SoR 46", dice=("-",)), In(PAL, dice=("-",)), In(RED, dice=("-",))]
    d = scene("AoN 7", team=team, foes=[FOE2])
    d.play("AoN 7", [("SoR 46", 0), (PAL, 0)], (PAL, 0))
    d.rolls(("SoR 46", "2RD")).side(0, PAL, "3RD1")
    assert d.pool(0) == ["2RD", "3RD1", "-"]


def test_grand_design_draws_after_a_support() -> None:
    d = scene("AoN 8", team=[RED], hand=["TPG 26"], resources=1, deck=["AW 59"])
    d.play("TPG 26")
    d.yes(0)
    assert d.hand(0) == ["Lightsaber"]
    assert d.exhausted("AoN 8")


def test_outer_rim_outlaw_plays_a_yellow_card_then_rerolls() -> None:
    team = [In(PAL, dice=("-",))]
    d = scene("AoN 9", (None,), team=team, hand=["AW 128"], foes=[In(FOE, dice=("2RD",))])
    d.use("AoN 9")
    d.rolls((FOE, "-")).choose(0, "0")
    assert d.pool(1) == ["-"]


def test_shadowed_hurts_when_its_bearer_uses_an_action() -> None:
    watched = In("AW 12", dice=("1Dr",))
    d = scene("AoN 10", foes=[watched, FOE2])
    d.pass_(0)
    d.rolls(("AW 12", "1R")).act(1, "action", "AW 12", 0)
    d.yes(0)
    d.choose(1, FOE2)
    assert d.damage(FOE2) == 1


def test_perilous_escapade_hurts_after_a_downgrade() -> None:
    d = scene("AoN 11", team=[PAL], hand=["CONV 160"], resources=2, foes=[FOE])
    d.play("CONV 160")
    d.yes(0)
    assert d.damage(FOE) == 1
    assert d.exhausted("AoN 11")


def test_hired_muscle_has_no_text_but_a_costly_die() -> None:
    d = scene("AoN 12", ("3MD1",), resources=1, foes=[FOE])
    d.resolve("AoN 12", 0, FOE)
    assert (d.damage(FOE), d.resources(0)) == (3, 0)


@pytest.mark.rule("DS-SUBTYPE-5")
def test_clawdite_shapeshifter_takes_a_subtype_until_the_round_ends() -> None:
    d = scene("AoN 13", (None,), team=[], hand=["CONV 24"], resources=1, foes=[FOE])
    d.activate("AoN 13", ("AoN 13", "1R"))
    d.yes(0)
    assert len(d.offered(0)) == 21
    d.choose(0, "leader")
    d.pass_(1)
    d.play("CONV 24")
    assert d.damage(FOE) == 2  # a leader could be spotted
    d.pass_(1)
    d.pass_(0)
    assert d.card("AoN 13").gained == ()


def test_chance_encounter_offers_three_ways() -> None:
    foes = [In(FOE, dice=("1RD",))]
    d = scene("AoN 14", team=["AW 4"], foes=foes).play("AoN 14", "0").side(0, FOE, "-")
    assert d.pool(1) == ["-"]
    d = scene("AoN 14", team=["SoR 46"], foes=foes)
    d.play("AoN 14", "1")
    d.rolls((FOE, "2RD")).choose(0, (FOE, 0))
    assert d.pool(1) == ["2RD"]
    d = scene("AoN 14", team=[RED], foes=foes).play("AoN 14", "2")
    assert d.pool(1) == []


def test_allies_of_necessity_costs_a_card_and_two_resources_after_setup() -> None:
    cards = (code(BLANK_CARD),) * 10
    mine = Brought((Member(code(BLUE)), Member(code("AW 36"))), (code("AW 168"),), cards,
                   code("AoN 16"))  # fmt: skip
    other = Brought((Member(code(FOE)),), (code("LEG 174"),), cards)
    table = Table.at(game, lay_out((mine, other)), seed=3)
    while table.state.round == 0:
        seat = table.waiting[0]
        ask = next(ask for ask in table.asks() if ask.seat == seat)
        table.answer(seat, "none" if ask.prompt.id == "ds-ask-mulligan" else ask.options[0].key)
    assert len(table.state.players[0].hand) == 4
    assert table.state.players[0].resources == 0
    assert len(table.state.players[1].hand) == 5


def test_lr_57_combat_droid_gathers_and_strikes() -> None:
    d = scene(hand=["AoN 17"], resources=3).play("AoN 17")
    assert d.card("AoN 17").resources == 1
    d = scene(In("AoN 17", dice=("Sp",), resources=1), foes=[FOE])
    d.resolve("AoN 17", 0, FOE)
    assert d.damage(FOE) == 2


def test_electro_sword_is_unblockable_and_redeploys() -> None:
    assert alike.ignores_shields("AoN 18", "2MD")


def test_chalmuns_cantina_rerolls_a_character_die_and_a_kindred_one() -> None:
    team = [In("SoR 46", dice=("-",)), In(PAL, dice=("-",)), In(RED, dice=("-",))]
    d = scene("AoN 19", team=team, foes=[FOE2])
    d.use("AoN 19")
    d.rolls(("SoR 46", "1R")).choose(0, ("SoR 46", 0))
    d.rolls((PAL, "1R")).yes(0)
    assert d.pool(0) == ["1R", "1R", "-"]


def test_wheeta_palace_stores_resources() -> None:
    d = scene("AoN 20").claim()
    assert d.card("AoN 20").resources == 1
    d = scene("AoN 20")
    d.use("AoN 20", "0")
    assert d.card("AoN 20").resources == 1
    d.card("AoN 20").resources = 3
    d.pass_(1)
    assert not d.can(0, "action", "AoN 20", 1)


def test_wheeta_palace_pays_out_everything() -> None:
    d = scene("AoN 20")
    d.card("AoN 20").resources = 3
    d.use("AoN 20", "1")
    assert (d.resources(0), d.card("AoN 20").resources) == (3, 0)
