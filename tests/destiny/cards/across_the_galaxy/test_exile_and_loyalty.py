"""A card is named, and a character is sheltered until the action phase ends."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, Scene, scene
from destiny.table import In, Named

DROID = "AoN 17"  # LR-57 Combat Droid, die 2ID 1Dc 1R Sp Sp1 -
PIERCING = "AtG 60"  # Finishing Strike: resolves a melee die, its damage unblockable


# --- Questioned Loyalty -------------------------------------------------------------------------


def loyalty(*foe_hand: str) -> Scene:
    return scene("AtG 28", supports=[In(DROID, dice=("1Dc",))], foe_hand=foe_hand)


def test_questioned_loyalty_discards_every_copy_of_the_named_card() -> None:
    d = loyalty(BLANK_CARD, "AW 57", f"{BLANK_CARD}#2")
    d.play("AtG 28", "event", "gray", "Take Cover")
    assert d.discard(1) == ["Take Cover", "Take Cover"]
    assert d.hand(1) == ["Force Throw"]


def test_questioned_loyalty_shows_the_hand_even_if_the_card_is_not_there() -> None:
    d = loyalty("AW 57").play("AtG 28", "upgrade", "blue", "Lightsaber")
    assert (d.hand(1), d.discard(1)) == (["Force Throw"], [])
    assert "ds-log-looks" in d.log()


def test_questioned_loyalty_needs_a_die_that_shows_discard() -> None:
    assert not scene("AtG 28", supports=[In(DROID, dice=("1R",))]).can(0, "play", "AtG 28")


def test_only_cards_of_decks_are_named_by_type_colour_and_title() -> None:
    d = loyalty(BLANK_CARD).play("AtG 28")
    assert d.offered(0) == ["event", "support", "upgrade", "downgrade"]
    d.choose(0, "support")
    assert set(d.offered(0)) == {"blue", "red", "yellow", "gray"}
    d.choose(0, "yellow")
    assert "Millennium Falcon" in d.offered(0)
    assert "Take Cover" not in d.offered(0)


# --- Into Exile ---------------------------------------------------------------------------------


def exiled(shields: int = 0, **described: object) -> Scene:
    """Return the table after the blue character went into exile."""
    foe = In(FOE, dice=("2RD", "1RD"))
    d = scene("AtG 64", team=[In(BLUE, shields=shields), PAL], foes=[foe, FOE2], **described)
    return d.play("AtG 64", BLUE)


def test_into_exile_exhausts_a_character_and_goes_aside() -> None:
    d = exiled()
    assert (d.exhausted(BLUE), d.exhausted(PAL)) == (True, False)
    assert d.aside(0)[-1] == "Into Exile"


@pytest.mark.parametrize(("target", "taken"), [(BLUE, 0), (PAL, 2)])
def test_the_exile_is_not_hurt_by_opponents(target: str, taken: int) -> None:
    d = exiled()
    d.act(1, "resolve", (FOE, 0)).choose(1, target)
    assert d.damage(target) == taken


@pytest.mark.parametrize(("first", "left"), [("yes", 0), ("no", 2)])
@pytest.mark.rule("DS-SHIELD-8")
def test_the_exile_may_keep_his_shields(first: str, left: int) -> None:
    d = exiled(shields=2)
    d.act(1, "resolve", (FOE, 0)).choose(1, BLUE).choose(0, first)
    assert (d.damage(BLUE), d.shields(BLUE)) == (0, left)


def test_indirect_damage_finds_the_exile() -> None:
    d = exiled(foe_supports=[In(DROID, dice=("2ID",))])
    d.act(1, "resolve", (DROID, 0)).choose(0, BLUE).choose(0, BLUE)
    assert d.damage(BLUE) == 2


@pytest.mark.rule("DS-UNBLOCKABLE-1")
def test_unblockable_damage_finds_the_exile() -> None:
    foes: list[In | Named] = [In(FOE2, dice=("2MD1",)), FOE]
    d = scene("AtG 64", team=[BLUE, PAL], foes=foes, foe_hand=[PIERCING], foe_resources=2)
    d.play("AtG 64", BLUE)
    d.act(1, "play", PIERCING).choose(1, BLUE)
    assert d.damage(BLUE) == 2


@pytest.mark.rule("DS-EFFECT-1")
def test_the_exile_is_over_when_the_action_phase_ends() -> None:
    d = exiled()
    d.pass_(1).pass_(0)
    assert d.g.round == 3
    assert not d.card(BLUE).sheltered


def test_into_exile_needs_two_ready_characters() -> None:
    team: list[In | Named] = [BLUE, In(PAL, exhausted=True)]
    assert not scene("AtG 64", team=team).can(0, "play", "AtG 64")
