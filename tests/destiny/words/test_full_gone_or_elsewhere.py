"""Characters with no room left, dice that are gone, cards that are somewhere else."""

from typing import Any

import pytest

from cantina.games.destiny.cards.frames import Before
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    Ability,
    BecomeMod,
    Block,
    CardIs,
    Cards,
    CardType,
    Deal,
    Defeated,
    Dice,
    Discard,
    Exactly,
    Gain,
    GiveShields,
    Host,
    If,
    MoveUpgrade,
    One,
    Remove,
    RollDieOf,
    Subtype,
    TakesDamage,
    Then,
    This,
    To,
    Zone,
)
from destiny.building import problems
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, GRAY, PAL, RED, SABER, Scene, scene
from destiny.made import made
from destiny.table import In, Named
from destiny.words.test_three_players import used
from destiny.words.trial import EACH_OF_MINE, ONE_OF_MINE, on_the_table

ROLL_FROM_HAND = RollDieOf(One(Cards(YOU, zone=Zone.HAND)))
UPGRADE = One(Cards(types=(CardType.UPGRADE,)))


def with_a_die_of_nobody(side: str, *more: In | Named, **position: Any) -> Scene:
    """Roll the die of a card that stays in hand; the card of that die is nowhere in play."""
    lender = made("support", "Lender", Ability(ACTION, ROLL_FROM_HAND))
    d = on_the_table(lender, hand=[SABER], spare_dice=[SABER], supports=more, **position)
    d.rolls((SABER, side))
    d.use(lender).pass_(1)
    return d


@pytest.mark.rule("DS-MODIFIER-1")
def test_a_plus_side_of_a_card_that_is_not_in_play_cannot_be_resolved_alone() -> None:
    d = with_a_die_of_nobody("+2MD")
    assert "resolve" not in d.kinds(0)
    d = with_a_die_of_nobody("1R")
    assert "resolve" in d.kinds(0)


def test_a_die_that_left_the_game_when_it_was_removed_is_of_no_character() -> None:
    shields = GiveShields(3, One(Cards(YOU, types=(CardType.CHARACTER,), not_its_card=True)))
    ward = made("support", "Ward", Ability(ACTION, To(Remove(One(Dice(YOU))), shields)))
    d = with_a_die_of_nobody("1R", ward, team=[PAL, BLUE])
    d.use(ward)
    assert d.pool(0) == []
    assert d.can_choose(0, PAL, BLUE) == [True, True]


def test_of_an_opponents_hand_only_that_opponents_cards_are_offered() -> None:
    hand = Discard(One(Cards(OPPONENT, zone=Zone.HAND)))
    d = used(hand, {"hand": [BLANK_CARD]}, {"hand": [SABER, "AW 60"]})
    d.choose(0, "2")
    assert d.can_choose(0, BLANK_CARD, SABER, "AW 60") == [False, True, True]


def test_nobody_is_given_more_damage_than_his_health_by_impersonate() -> None:
    d = scene("EaW 111", team=[In(PAL, damage=3), In(RED, damage=9), BLUE])
    d.play("EaW 111", PAL, RED, PAL)  # Impersonate: one on the Death Trooper, who is full now
    assert (d.damage(RED), d.damage(BLUE), d.damage(PAL)) == (10, 1, 1)


def test_who_took_more_damage_than_he_had_health_has_none_remaining() -> None:
    none_left = If(CardIs(Host(), Cards(remaining_health=Exactly(0))), Gain(1))
    for amount, gained in ((12, 1), (9, 1), (8, 0)):
        last_words = made("upgrade", "Last Words", Ability(Before(Defeated(Host())), none_left))
        blast = made("support", "Blast", Ability(ACTION, Deal(amount, ONE_OF_MINE)))
        d = on_the_table(blast, team=[In(PAL, upgrades=[last_words]), BLUE])
        d.use(blast, PAL)
        assert (d.resources(0), d.in_play(PAL)) == (gained, not gained)


# --- upgrades that move -------------------------------------------------------------------------


def test_an_upgrade_does_not_move_to_one_who_is_falling() -> None:
    save = Ability(Before(Defeated(Host())), MoveUpgrade(This(), ONE_OF_MINE))
    charm = made("upgrade", "Charm", save)
    blast = made("support", "Blast", Ability(ACTION, Deal(9, EACH_OF_MINE)))
    d = on_the_table(blast, team=[In(PAL, upgrades=[charm]), GRAY, RED])
    d.use(blast)
    assert (d.in_play(PAL), d.in_play(GRAY), d.in_play(RED)) == (False, False, True)
    assert d.card(charm).host == d.id(RED)


def test_what_became_a_mod_moves_to_vehicles_only() -> None:
    kinds = {"subtypes": (Subtype.VEHICLE,)}
    cart, truck = made("support", "Cart", **kinds), made("support", "Truck", **kinds)
    shelf = made("support", "Shelf")
    become = Ability(
        ACTION, BecomeMod(This(), One(Cards(YOU, (CardType.SUPPORT,), names=("Cart",))))
    )
    move = Ability(ACTION, MoveUpgrade(UPGRADE, One(Cards())))
    part, wing = made("support", "Part", become), made("support", "Wing", become, **kinds)
    crane = made("support", "Crane", move)
    d = on_the_table(part, supports=[cart, truck, shelf, wing, crane], team=[PAL, BLUE])
    d.use(part).pass_(1)
    d.use(wing).pass_(1)
    d.use(crane, part)  # not to the wing, which is a mod itself
    assert d.card(part).host == d.id(truck)
    assert d.my_turn_is_over


def test_a_mod_moves_where_it_may_be_played_and_an_upgrade_to_characters() -> None:
    kinds = {"subtypes": (Subtype.VEHICLE,)}
    cart, truck = made("support", "Cart", **kinds), made("support", "Truck", **kinds)
    shelf = made("support", "Shelf")
    fits = Cards(YOU, (CardType.SUPPORT,), subtypes=(Subtype.VEHICLE,))
    mod = made("upgrade", "Fin", subtypes=(Subtype.MOD,), only_on=fits)
    crane = made("support", "Crane", Ability(ACTION, MoveUpgrade(UPGRADE, One(Cards()))))
    d = on_the_table(crane, supports=[In(cart, upgrades=[mod]), truck, shelf], team=[PAL, BLUE])
    d.use(crane)
    assert d.card(mod).host == d.id(truck)
    hat = made("upgrade", "Hat")
    d = on_the_table(crane, supports=[cart], team=[In(PAL, upgrades=[hat]), BLUE], foes=[FOE])
    d.use(crane)
    assert d.can_choose(0, PAL, BLUE, FOE, cart) == [False, True, True, False]


# --- allowances of a deck -----------------------------------------------------------------------

LEIA = "Leia Organa, Boushh"  # five yellow villain cards
ENFYS = "Enfys Nest"  # two villain cards of any colour, two hero cards
YELLOW = {"Ace in the Hole": 2, "Armed to the Teeth": 2, "Confiscation": 1}
TOO_MANY = [("too-many-outsiders", "")]


@pytest.mark.rule("DS-DECKBUILD-15")
def test_an_allowance_of_one_colour_is_for_that_colour_alone() -> None:
    team = (LEIA, "Rookie Pilot")
    assert problems(*team, cards=YELLOW) == []
    assert problems(*team, cards={**YELLOW, "Confiscation": 2}) == TOO_MANY
    assert problems(*team, cards={"Ace in the Hole": 1, "Probe": 1}) == TOO_MANY


@pytest.mark.rule("DS-DECKBUILD-15")
def test_an_allowance_of_one_colour_is_added_to_one_of_all_colours_as_far_as_it_goes() -> None:
    team = (LEIA, ENFYS)
    assert problems(*team, cards={**YELLOW, "Confiscation": 2, "Fight Dirty": 1}) == []
    assert problems(*team, cards={**YELLOW, "Confiscation": 2, "Fight Dirty": 2}) == TOO_MANY


def test_unblockable_damage_is_not_blocked_and_what_follows_a_block_does_not_follow() -> None:
    for unblockable, damage, gained in ((False, 1, 5), (True, 3, 0)):
        block = Ability(Before(TakesDamage(Host())), Then(Block(2), Gain(5)))
        plate = made("upgrade", "Plate", block)
        blow = Deal(3, ONE_OF_MINE, unblockable=unblockable)
        gun = made("support", "Gun", Ability(ACTION, blow))
        d = on_the_table(gun, team=[In(PAL, upgrades=[plate]), BLUE])
        d.use(gun, PAL)
        assert (d.damage(PAL), d.resources(0)) == (damage, gained)
