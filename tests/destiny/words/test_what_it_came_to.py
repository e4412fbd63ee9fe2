"""What an effect came to: values that rules raise, nothing done, whose die, whom it was done to."""

from typing import Any

import pytest

from cantina.games.destiny.cards.players import OPPONENT, THAT_PLAYER, YOU
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.cards.words import Effect
from cases import each_case
from destiny.cards.scene import BLANK_CARD, FOE, FOE2, PAL
from destiny.made import made
from destiny.table import In
from destiny.words.test_full_gone_or_elsewhere import with_a_die_of_nobody
from destiny.words.trial import ONE_OF_MINE, ONE_OF_THEIRS, is_offered, on_the_table, trial

# --- values that rules raise --------------------------------------------------------------------

GUIDE = made("support", "Guide", Standing(MoreValue(2, Dice(YOU, shows=(Symbol.RESOURCE,)))))
TUTOR = made("support", "Tutor", Standing(MoreValue(2, Dice(YOU))))


@pytest.mark.rule("DS-DIE-4")
def test_a_removed_die_is_worth_what_a_rule_made_of_what_it_showed() -> None:
    worth = Then(Remove(One(Dice(YOU))), Gain(ValueOf(THOSE_DICE)))
    for shown, value in (("1R", 3), ("1Dr", 1)):
        d = trial(worth, team=[In(PAL, dice=(shown,))], supports=[GUIDE])
        assert (d.pool(0), d.resources(0)) == ([], value)


@pytest.mark.rule("DS-SPECIAL-2", "DS-BLANK-2")
def test_blanks_and_specials_are_worth_nothing_whatever_raises_values() -> None:
    sage = made("character", "Sage", Ability(SPECIAL, Gain(1)), sides="1R 2R Sp - - -")
    for shown, value in (("1R", 3), ("Sp", 0), ("-", 0)):
        d = trial(Gain(ValueOf(Each(Dice(YOU)))), team=[In(sage, dice=(shown,))], supports=[TUTOR])
        assert d.resources(0) == value
        d = trial(
            Gain(Count(Dice(YOU, value=AtLeast(1)))),
            team=[In(sage, dice=(shown,))],
            supports=[TUTOR],
        )
        assert d.resources(0) == (1 if value else 0)


@pytest.mark.rule("DS-X-VALUE-1", "DS-RESOLVE-9")
def test_the_x_of_an_opponents_die_is_counted_for_whoever_resolves_it() -> None:
    banker = made("character", "Banker", Inherent(XIs(Resources(YOU))), sides="XMD XRD 1R - - -")
    theirs = [In(banker, dice=("XMD",)), FOE2]
    d = trial(Resolve(One(Dice(OPPONENT))), FOE2, foes=theirs, resources=3, foe_resources=1)
    assert d.damage(FOE2) == 3
    d = trial(Gain(ValueOf(Each(Dice(OPPONENT)))), foes=theirs, resources=3, foe_resources=1)
    assert d.resources(0) == 4, "not resolved, it is still his"


# --- nothing came of it -------------------------------------------------------------------------

NOTHING: list[tuple[str, Effect, dict[str, Any]]] = [
    ("more than one has is spent", Spend(5), {"resources": 1}),
    ("nothing is left to give", GiveResources(5), {"resources": 1}),
    ("no card is there to be played", Play(One(Cards(YOU, zone=Zone.HAND))), {}),
    ("no upgrade is there to be moved", MoveUpgrade(One(Cards(YOU, UPGRADES)), ONE_OF_MINE), {}),
    ("no support takes the mod", BecomeMod(One(Cards(YOU, zone=Zone.HAND)), One(Cards(OPPONENT,
     SUPPORTS))), {"hand": [BLANK_CARD]}),
    ("no die is removed", Remove(One(Dice(OPPONENT))), {}),
    ("no die is rerolled", Reroll(One(Dice(YOU))), {}),
    ("no die is turned", Turn(One(Dice(YOU))), {}),
    ("no die is rolled in", RollIn(One(Dice(OPPONENT, place=DiePlace.ON_CARD))),
     {"foes": [In(FOE2, dice=("1R",))]}),
    ("no die is set aside", RollSetAside("Lightsaber"), {}),
    ("no die is resolved", Resolve(One(Dice(YOU))), {}),
    ("nothing is healed", Heal(2, ONE_OF_MINE), {}),
    ("no shield is removed", RemoveShields(2, ONE_OF_THEIRS), {"foes": [FOE]}),
    ("no damage is moved", MoveDamage(1, ONE_OF_MINE, ONE_OF_THEIRS), {"foes": [FOE]}),
    ("no card is discarded", DiscardFromHand(), {}),
    ("no card is taken over", TakeControl(One(Cards(OPPONENT, SUPPORTS))), {}),
    ("no card is readied", Ready(One(Cards(YOU, CHARACTERS, ready=False))), {}),
]  # fmt: skip


@each_case(NOTHING, "effect", "position")
def test_nothing_done_counts_as_nothing(effect: Effect, position: dict[str, Any]) -> None:
    instead = Otherwise(effect, Mill(More(3, JustDone(Handled.CARDS)), YOU))
    d = trial(instead, **position)
    assert d.deck_size(0) == 7


@pytest.mark.rule("DS-THEN-1")
def test_a_subtype_gained_for_a_time_is_done_and_one_for_nobody_is_not() -> None:
    droid = Until(Moment.END_OF_ROUND, HasSubtype(Subtype.DROID, THIS))
    d = trial(Then(droid, Gain(1)))
    assert d.resources(0) == 1
    safe = Until(Moment.END_OF_ACTION_PHASE, Sheltered(THAT_CHARACTER))
    d = trial(Then(Do((Deal(1, ONE_OF_MINE), safe)), Gain(1)))
    assert d.resources(0) == 1
    weak = made("character", "Frail", health=1)
    d = trial(
        Otherwise(Do((Deal(1, One(Cards(names=("Frail",)))), safe)), Gain(1)), team=[weak, PAL]
    )
    assert d.resources(0) == 1


# --- whose, and whom ----------------------------------------------------------------------------


@pytest.mark.rule("DS-DISRUPT-1", "DS-DISCARD-1", "DS-INDIRECT-1")
def test_whoever_a_die_was_resolved_against_is_that_player() -> None:
    aimed = Do((Resolve(One(Dice(YOU))), As(THAT_PLAYER, Draw(1))))
    envoy = made("character", "Harasser", sides="1Dr 1Dc 2ID 1R - -")
    for shown, hands in (("1Dr", (0, 2)), ("1Dc", (0, 1)), ("2ID", (0, 2)), ("1R", (1, 1))):
        d = on_the_table(
            made("support", "Aim", Ability(ACTION, aimed)),
            team=[In(envoy, dice=(shown,))],
            foes=[FOE],
            foe_hand=[BLANK_CARD],
            foe_resources=1,
        )
        if shown == "1Dc":
            d.draws(BLANK_CARD)
        d.use(d.support)
        assert (len(d.hand(0)), len(d.hand(1))) == hands, shown


def test_the_dice_of_a_card_that_changes_hands_are_its_new_players_even_on_it() -> None:
    probe = made("support", "Probe", sides="1R 1R 1R - - -")
    mine = Gain(Count(Dice(YOU, names=("Probe",), place=DiePlace.ON_CARD)))
    for shown in (None, "1R"):
        taken = Do((TakeControl(One(Cards(OPPONENT, SUPPORTS))), mine))
        d = trial(taken, foe_supports=[In(probe, dice=(shown,))])
        assert (d.resources(0), d.pool(1)) == (1, [])


def test_a_die_whose_card_is_not_in_play_is_on_no_card_that_fits() -> None:
    counter = made("support", "Counter", Ability(ACTION, Gain(Count(Dice(YOU, card=Cards())))))
    d = with_a_die_of_nobody("3MD1", counter, team=[In(PAL, dice=("1R",))])
    d.use(counter)
    assert (len(d.pool(0)), d.resources(0)) == (2, 1)


def test_the_symbol_of_any_of_those_dice_will_do() -> None:
    sweep = Do((Pick(Several(2, Dice(YOU))), Remove(Each(Dice(OPPONENT, symbol_of_that_die=True)))))
    theirs = [In(FOE, dice=("1R", "2RD")), In(FOE2, dice=("1Sh",))]
    d = trial(sweep, team=[In(PAL, dice=("1R", "1Dr"))], foes=theirs)
    assert d.pool(1) == ["2RD", "1Sh"]


@pytest.mark.rule("DS-FAQ-24")
def test_a_die_that_counts_as_another_symbol_is_resolved_by_its_own_cards_word() -> None:
    turned = Standing(ResolvesAs(ThisDie(SHIELD), Symbol.MELEE))
    strike = Ability(ACTION, Resolve(ThisDie(MELEE), plus=1))
    master = made("character", "Duellist", turned, strike, sides="1Sh 2MD 1R - - -")
    for shown, damage in (("1Sh", 2), ("2MD", 3)):
        d = on_the_table(made("support", "Ring"), team=[In(master, dice=(shown,))], foes=[FOE])
        d.use(master, FOE)
        assert d.damage(FOE) == damage, shown
    d = on_the_table(made("support", "Ring"), team=[In(master, dice=("1R",))], foes=[FOE])
    d.use(master)
    assert (d.pool(0), d.damage(FOE)) == (["1R"], 0)


@pytest.mark.rule("DS-COST-1")
def test_a_price_of_which_one_part_is_chosen_may_speak_of_what_is_chosen() -> None:
    price = Choose((Spend(1), Exhaust(ONE_OF_MINE)))
    assert is_offered(To(price, Heal(1, THAT_CHARACTER)), team=[In(PAL, damage=1)], resources=1)
    fixed = Choose((Spend(1), Spend(2)))
    assert not is_offered(To(fixed, Heal(1, THAT_CHARACTER)), resources=2)


@pytest.mark.rule("DS-CHOOSE-1")
def test_of_several_effects_to_be_chosen_each_is_chosen_once() -> None:
    d = trial(Choose((Gain(1), Draw(1), Gain(3)), count=2), "0")
    assert (d.offered(0), d.resources(0)) == (["1", "2"], 0)
    d.then("2")
    assert (d.resources(0), d.hand(0)) == (4, [])
