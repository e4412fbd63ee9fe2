"""Answers of the reference to frequent questions, and what it says about its own scope."""

import msgspec
import pytest

from cantina.core.fluent import writer
from cantina.core.problem import BadOptions
from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.cards.lines import card_lines
from cantina.games.destiny.library import BY_CODE, card_by_code, cards_named
from cantina.games.destiny.options import Options
from cantina.games.destiny.printed import SETS, Card
from cantina.games.destiny.rules.deckbuilding import check
from cantina.games.destiny.rules.formats import CONSTRUCTED
from destiny.building import build
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In

RULED_ON = {
    "AW": (8, 38, 40, 59, 130),
    "SoR": (
        2, 3, 8, 9, 11, 12, 14, 20, 21, 23, 30, 35, 37, 57, 59, 70, 71, 101, 105, 113, 119, 121,
        123, 125, 129, 131, 132, 135, 137, 141, 149, 150, 151, 152, 153,
    ),
    "WotF": (4, 31, 35, 56, 57, 74, 87, 92, 117, 122, 127, 142),
    "CONV": (14, 18, 31, 38, 41, 66, 84, 90, 93, 107, 114, 121, 128, 133, 151),
}  # fmt: skip
"""What the reference corrects or explains, by set and number."""


def printed(name: str) -> str:
    (card,) = cards_named(name)
    return " ".join(writer().write(line) for line in card_lines(card))


@pytest.mark.rule("DS-SCOPE-2")
def test_every_card_of_the_named_sets_that_the_reference_rules_on_is_in() -> None:
    wanted = [f"{SETS[short][0]}{number:03}" for short in RULED_ON for number in RULED_ON[short]]
    assert [code for code in wanted if code not in BY_CODE] == []


@pytest.mark.rule("DS-CARD-5")
def test_printings_that_differ_only_in_flavour_are_one_card_to_the_game() -> None:
    assert card_by_code("01002") is card_by_code("09020")
    assert not {"flavour", "flavor"} & set(Card.__struct_fields__)


@pytest.mark.rule("DS-SUBTYPE-3")
def test_a_subtype_in_a_text_is_emphasised_by_a_capital() -> None:
    assert "Weapon" in printed("FN-2199") and "weapon" not in printed("FN-2199")
    assert "one Droid" in printed("Automated Defense")
    assert "blue character" in printed("Use The Force") or "Blue" not in printed("Use The Force")


@pytest.mark.rule("DS-ERRATA-1")
def test_the_text_shown_is_the_corrected_one() -> None:
    assert "exhaust this card" in printed("Aftermath")
    assert printed("Bombing Run").startswith("Effect: resolve one red die of yours")
    assert "dice of yours" in printed("Unkar Plutt")
    assert "blue events" in printed("Watto")
    assert "have played" in printed("Jedi Robes")


@pytest.mark.rule("DS-FAQ-2")
def test_an_upgrade_played_on_an_exhausted_character_is_rolled_with_its_next_activation() -> None:
    d = scene(team=[In(PAL, exhausted=True)], hand=["LEG 73"], resources=1)
    d.play("LEG 73")
    assert d.pool(0) == []
    assert not d.can(0, "activate", PAL)
    d.pass_(1)
    d.pass_(0)
    d.activate(PAL, (PAL, "1R"), ("LEG 73", "1RD"))
    assert sorted(d.pool(0)) == ["1R", "1RD"]


@pytest.mark.rule("DS-FAQ-3")
def test_an_upgrade_may_be_redeployed_to_a_full_character_who_then_loses_one() -> None:
    full = In(FOE2, upgrades=["LEG 73", "CONV 171", "AW 44"])
    victim = In(FOE, damage=6, upgrades=["RIV 17"])
    d = scene(team=[In(RED, dice=("1RD",))], foes=[victim, full])
    d.resolve(RED, 0, FOE)
    d.choose(1, FOE2)
    assert d.can_choose(1, "LEG 73", "CONV 171", "AW 44", "RIV 17") == [True] * 4
    d.choose(1, "AW 44")
    assert d.card("RIV 17").host == d.id(FOE2)
    assert d.discard(1) == ["Rey's Staff"]


@pytest.mark.rule("DS-FAQ-4")
def test_melee_ranged_and_indirect_dice_are_not_resolved_in_one_action() -> None:
    team = [In("AW 35", dice=("2MD",)), In(RED, dice=("2RD",)), In("LEG 13", dice=("3ID",))]
    d = scene(team=team, foes=[In(FOE2)])
    d.resolve("AW 35", 0, FOE2)
    assert d.my_turn_is_over  # neither the ranged nor the indirect die may follow
    d.pass_(1)
    d.resolve("LEG 13")
    assert d.damage(FOE2) == 5  # the only enemy takes all of it, chosen by his controller


@pytest.mark.rule("DS-FAQ-6")
def test_an_upgrade_of_any_colour_lowers_the_cost_of_one_of_another() -> None:
    d = scene(team=[In(BLUE, upgrades=["LEG 73"])], hand=["AW 57"], resources=2)
    d.act(0, "play", "AW 57")
    assert d.card("AW 57").host == d.id(BLUE)
    assert d.resources(0) == 0
    assert d.discard(0) == ["Hunting Rifle"]


@pytest.mark.rule("DS-FAQ-7")
def test_a_player_may_stop_resolving_dice_of_one_symbol() -> None:
    team = [In("AW 35", dice=("2MD", "3MD")), In("AW 36", dice=("1MD",))]
    d = scene(team=team, foes=[FOE2])
    d.resolve("AW 35", 0, FOE2)
    d.choose(0, "stop")
    assert d.pool(0) == ["3MD", "1MD"]
    assert d.my_turn_is_over


@pytest.mark.rule("DS-FAQ-8")
def test_playing_a_support_does_not_use_its_action() -> None:
    d = scene(team=[In(PAL, dice=("-",))], hand=["LEG 163"], resources=1)
    d.play("LEG 163")
    assert d.my_turn_is_over
    assert not d.exhausted("LEG 163")
    d.pass_(1)
    assert d.can(0, "action", "LEG 163", 0)


@pytest.mark.rule("DS-FAQ-10")
def test_a_defeated_copy_takes_exactly_its_own_dice_along() -> None:
    one = In(FOE, dice=("2RD",), damage=6, upgrades=[In("LEG 73", dice=("1RD",))])
    other = In(FOE, dice=("1R",), upgrades=[In("CONV 171", dice=("1MD",))])
    d = scene(team=[In(RED, dice=("1RD",))], foes=[one, other])
    d.resolve(RED, 0, FOE)
    assert sorted(d.pool(1)) == ["1MD", "1R"]


@pytest.mark.rule("DS-FAQ-11")
def test_an_upgrade_cheaper_than_the_one_it_replaces_is_free_without_change() -> None:
    d = scene(team=[In(BLUE, upgrades=["AW 57"])], hand=["LEG 73"], resources=1)
    d.act(0, "play", "LEG 73")
    d.choose(0, "AW 57")
    assert d.resources(0) == 1
    assert d.in_play("LEG 73")


@pytest.mark.rule("DS-FAQ-12")
def test_a_limit_per_turn_ends_with_the_turn_a_limit_per_round_with_the_round() -> None:
    hampered = In("CONV 57", dice=("2MD", "2F"), downgrades=["CONV 121"])
    d = scene(team=[hampered, In(PAL, dice=("1R",))], foes=[FOE2])
    d.use("CONV 57", ("CONV 57", 0), FOE2)  # a power action, once per round
    d.pass_(1)
    assert d.can(0, "resolve", ("CONV 57", 1))  # once per turn, and this is another turn
    assert not d.can(0, "action", "CONV 57", 0)
    d.pass_(0)
    assert d.g.round == 3
    assert d.can(0, "action", "CONV 57", 0)


@pytest.mark.rule("DS-FAQ-19")
def test_a_unique_upgrade_cannot_be_replaced_by_its_copy() -> None:
    d = scene(team=[In(PAL, upgrades=["AW 44"])], hand=["AW 44"], resources=2)
    assert not d.can(0, "play", "AW 44#2")
    assert d.refused(0, "play", "AW 44#2") == "DS-UNIQUE-4"


@pytest.mark.rule("DS-CLARIFY-46")
def test_the_moves_under_lightsaber_mastery_come_with_the_deck_into_every_match() -> None:
    deck = build("Rey, Force Prodigy", plot="Lightsaber Mastery", under=("Circle of Shelter",))
    for seed in (1, 2):
        table = Table.start(game, 2, Options(decks=(deck, deck)), seed=seed)
        plots = [card for card in table.state.play.values() if card.kind == "plot"]
        assert [[table.state.codes[c] for c in plot.under] for plot in plots] == [["09107"]] * 2
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"name": "x", "under_plot": 3}, type(deck))


def test_a_deck_with_unknown_cards_or_format_is_refused_in_words() -> None:
    deck = build("Rey, Force Prodigy")
    strange = msgspec.structs.replace(deck, cards={**deck.cards, "99999": 2, "01157": -3})
    found = [(problem.code, problem.card) for problem in check(strange, CONSTRUCTED).problems]
    assert found[:2] == [("unknown-card", "99999"), ("wrong-quantity", "Take Cover")]
    assert [code for code, _ in found[2:]] == ["deck-size"]
    for bad in (strange, msgspec.structs.replace(deck, format="vintage")):
        with pytest.raises(BadOptions):
            Table.start(game, 2, Options(decks=(bad, deck)), seed=1)


def test_the_blank_card_of_the_scenes_does_what_it_says() -> None:
    assert printed("Take Cover") == "Effect: give one character 1 shield."
    assert card_by_code("01157").name == "Take Cover" and BLANK_CARD == "AW 157"
