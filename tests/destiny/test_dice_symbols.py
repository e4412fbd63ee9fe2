"""What each symbol does, values, costs and plus sides."""

import pytest

from cantina.core.cards import count_of
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import (
    A_CHARACTER,
    RED,
    SPECIAL,
    TROOPER,
    UPGRADES,
    WEAPON,
    YOU,
    Ability,
    Cards,
    DamageUnblockable,
    Deal,
    Dice,
    Each,
    Gain,
    Inherent,
    ModifiesAny,
    One,
    Remove,
    RollSetAside,
    SharesShields,
    ValueOf,
    XIs,
    Zone,
)
from cantina.games.destiny.content.awakenings.characters import ResolveAnySide
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.terms import Affiliation, Colour, Subtype, Symbol
from destiny.made import BOOST, ENVOY, FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import In, Named, Side, fighters, table


@pytest.mark.rule("DS-MELEE-1", "DS-DIE-5")
def test_melee_deals_its_value_to_a_chosen_character() -> None:
    duel = fighters("2MD")
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 2
    assert duel.damage(FIGHTER) == 0


@pytest.mark.rule("DS-RANGED-1")
def test_ranged_deals_its_value_to_a_chosen_character() -> None:
    duel = fighters("2RD")
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 2


@pytest.mark.rule("DS-MELEE-2", "DS-RANGED-2")
@pytest.mark.parametrize("side", ["2MD", "2RD"])
def test_all_damage_of_a_die_goes_to_one_character(side: str) -> None:
    duel = table(Side([In(FIGHTER, dice=(side,))]), Side([SENTRY, ENVOY]))
    duel.act(0, "resolve", (FIGHTER, 0))
    assert sorted(duel.offered(0)) == sorted(
        [str(duel.id(card)) for card in (FIGHTER, SENTRY, ENVOY)]
    )
    duel.choose(0, ENVOY)
    assert (duel.damage(ENVOY), duel.damage(SENTRY)) == (2, 0)
    assert duel.asked() == (1,)  # no second target is asked for
    gunner = made("character", "Gunner", sides="2MD +2MD 2RD +2RD - -")
    plus = table(Side([In(gunner, dice=(side, "+" + side))]), Side([SENTRY, ENVOY]))
    plus.act(0, "resolve", (gunner, 0)).choose(0, (gunner, 1)).choose(0, SENTRY)
    assert (plus.damage(SENTRY), plus.damage(ENVOY)) == (4, 0)  # with the plus die added
    assert plus.asked() == (1,)


@pytest.mark.rule("DS-MELEE-3", "DS-RANGED-3", "DS-RESOLVE-2")
@pytest.mark.parametrize("sides", [("1MD", "2MD"), ("1RD", "2RD")])
def test_each_die_may_hit_another_character(sides: tuple[str, str]) -> None:
    duel = table(Side([In(FIGHTER, dice=sides)]), Side([SENTRY, ENVOY]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 1  # dealt before the second die is chosen
    duel.act(0, "resolve", (FIGHTER, 1)).choose(0, ENVOY)
    assert (duel.damage(SENTRY), duel.damage(ENVOY)) == (1, 2)


@pytest.mark.rule("DS-INDIRECT-1", "DS-INDIRECT-2")
def test_indirect_damage_is_divided_by_the_player_who_suffers_it() -> None:
    duel = table(Side([In(RAIDER, dice=("2ID",))]), Side([SENTRY, ENVOY]))
    duel.act(0, "resolve", (RAIDER, 0))
    assert duel.asked() == (1,)
    assert sorted(duel.offered(1)) == sorted([str(duel.id(SENTRY)), str(duel.id(ENVOY))])
    duel.choose(1, SENTRY)
    assert duel.damage(SENTRY) == 0  # nothing is dealt before all is assigned
    duel.choose(1, ENVOY)
    assert (duel.damage(SENTRY), duel.damage(ENVOY)) == (1, 1)


@pytest.mark.rule("DS-SHIELD-1", "DS-SHIELD-2")
def test_a_shield_side_shields_one_character() -> None:
    duel = table(Side([In(SENTRY, dice=("2Sh",)), FIGHTER]), Side([ENVOY]))
    duel.act(0, "resolve", (SENTRY, 0)).choose(0, FIGHTER)
    assert (duel.shields(FIGHTER), duel.shields(SENTRY)) == (2, 0)
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-SHIELD-3")
def test_each_shield_die_may_shield_another_character() -> None:
    duel = table(Side([In(SENTRY, dice=("1Sh", "2Sh")), FIGHTER]), Side([ENVOY]))
    duel.act(0, "resolve", (SENTRY, 0)).choose(0, FIGHTER)
    duel.act(0, "resolve", (SENTRY, 1)).choose(0, SENTRY)
    assert (duel.shields(FIGHTER), duel.shields(SENTRY)) == (1, 2)


@pytest.mark.rule("DS-SHIELD-4")
def test_shields_stop_at_three() -> None:
    duel = table(Side([In(SENTRY, dice=("2Sh",), shields=2)]), Side([ENVOY]))
    duel.act(0, "resolve", (SENTRY, 0)).choose(0, SENTRY)
    assert duel.shields(SENTRY) == 3


@pytest.mark.rule("DS-RESOURCE-1", "DS-DIE-9")
@pytest.mark.parametrize(("side", "gained"), [("1R", 1), ("2R", 2)])
def test_a_resource_side_gives_its_value(side: str, gained: int) -> None:
    duel = table(Side([In(SENTRY, dice=(side,))], resources=1), Side([ENVOY]))
    duel.act(0, "resolve", (SENTRY, 0))
    assert duel.resources(0) == 1 + gained


@pytest.mark.rule("DS-DISRUPT-1", "DS-DISRUPT-2", "DS-DISRUPT-3")
@pytest.mark.parametrize(("had", "left"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_disrupt_takes_resources_never_below_zero(had: int, left: int) -> None:
    duel = table(Side([In(ENVOY, dice=("2Dr",))]), Side([SENTRY], resources=had))
    duel.act(0, "resolve", (ENVOY, 0))
    assert duel.resources(1) == left


@pytest.mark.rule("DS-DISCARD-1")
def test_discard_takes_random_cards_from_a_hand() -> None:
    duel = table(
        Side([In(ENVOY, dice=("1Dc",))]),
        Side([SENTRY], hand=["AW 149", "AW 151", "AW 153", "AW 155"]),
    )
    duel.draws("AW 153")
    duel.act(0, "resolve", (ENVOY, 0))
    assert duel.discard(1) == ["Block"]
    assert duel.hand(1) == ["Aim", "Dodge", "Use The Force"]
    three = table(
        Side([In(ENVOY, dice=("3Dc",))]),
        Side([SENTRY], hand=["AW 149", "AW 151", "AW 153", "AW 155"]),
    )
    three.draws("AW 155", "AW 151", "AW 149")
    three.act(0, "resolve", (ENVOY, 0))
    assert three.hand(1) == ["Block"]
    assert three.discard(0) == []


@pytest.mark.rule("DS-DISCARD-2")
def test_discard_takes_the_whole_hand_when_it_is_smaller() -> None:
    duel = table(Side([In(ENVOY, dice=("3Dc",))]), Side([SENTRY], hand=["AW 149", "AW 151"]))
    duel.draws("AW 149")
    duel.act(0, "resolve", (ENVOY, 0))
    assert duel.hand(1) == []
    assert duel.discard(1) == ["Aim", "Use The Force"]


@pytest.mark.rule("DS-FOCUS-1", "DS-FOCUS-2", "DS-FOCUS-3")
def test_focus_turns_up_to_its_value_of_other_own_dice() -> None:
    duel = table(
        Side([In(ENVOY, dice=("2F",)), In(FIGHTER, dice=("-", "-")), In(SENTRY, dice=("-",))]),
        Side([In(RAIDER, dice=("-",))]),
    )
    duel.act(0, "resolve", (ENVOY, 0))
    mine = [(FIGHTER, 0), (FIGHTER, 1), (SENTRY, 0)]
    assert duel.can_choose(0, *mine) == [True, True, True]
    assert duel.can_choose(0, (ENVOY, 0), (RAIDER, 0)) == [False, False]
    assert (duel.table.asks(0)[0].least, duel.table.asks(0)[0].most) == (0, 2)
    duel.choose(0, (FIGHTER, 0), (SENTRY, 0))
    assert duel.offered(0) == ["0", "1", "2", "3", "4"]  # not the blank that is up
    duel.side(0, FIGHTER, "2MD").side(0, SENTRY, "2R")
    assert duel.shows(FIGHTER, 0) == "2MD"
    assert duel.shows(FIGHTER, 1) == "-"
    assert duel.shows(SENTRY) == "2R"


@pytest.mark.rule("DS-FOCUS-2")
def test_a_lone_focus_die_turns_nothing() -> None:
    duel = table(Side([In(ENVOY, dice=("2F",))]), Side([RAIDER]))
    duel.act(0, "resolve", (ENVOY, 0))
    assert duel.asked() == (1,)
    assert duel.shows(ENVOY) is None


GUNNER = made(
    "character",
    "Gunner",
    Ability(SPECIAL, Deal(2, A_CHARACTER)),
    Ability(SPECIAL, Gain(1)),
    sides="Sp Sp - - - -",
)
BANKER = made("character", "Banker", Ability(SPECIAL, Gain(3)), sides="Sp 1R - - - -")


@pytest.mark.rule("DS-SPECIAL-1", "DS-SPECIAL-3", "DS-ABILITY-7")
def test_a_special_side_uses_the_special_of_its_own_card_and_cannot_be_skipped() -> None:
    duel = table(Side([In(BANKER, dice=("Sp",)), GUNNER]), Side([SENTRY]))
    duel.act(0, "resolve", (BANKER, 0))
    assert duel.resources(0) == 3  # Banker's special, not one of Gunner's, and unasked
    assert duel.damage(SENTRY) == 0


@pytest.mark.rule("DS-SPECIAL-6")
def test_of_several_specials_the_player_chooses_one() -> None:
    duel = table(Side([In(GUNNER, dice=("Sp", "Sp"))]), Side([SENTRY]))
    duel.act(0, "resolve", (GUNNER, 0))
    assert duel.offered(0) == ["0", "1"]
    duel.choose(0, 1)
    assert duel.resources(0) == 1
    duel.act(0, "resolve", (GUNNER, 1)).choose(0, 0).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 2


@pytest.mark.rule("DS-SPECIAL-2", "DS-BLANK-2", "DS-BLANK-1", "DS-DIE-4")
def test_specials_and_blanks_are_worth_nothing_whatever_raises_them() -> None:
    duel = table(
        Side([In(BANKER, dice=("Sp",)), In(FIGHTER, dice=("-", "2MD"))], hand=[BOOST]),
        Side([SENTRY]),
    )
    here = Scene(duel.g, 0)
    assert count_of(here, ValueOf(Each(Dice(YOU)))) == 2  # blank 0 + special 0 + melee 2
    assert not duel.can(0, "resolve", (FIGHTER, 0))
    assert duel.blocked(0)[f"resolve:{duel.die(FIGHTER, 0)}"] == "DS-BLANK-1"
    duel.act(0, "play", BOOST)
    assert duel.can_choose(0, (BANKER, 0), (FIGHTER, 0), (FIGHTER, 1)) == [True, False, True]
    duel.choose(0, (BANKER, 0))
    assert duel.resources(0) == 3  # not 5


@pytest.mark.rule("DS-SPECIAL-2")
def test_a_plus_side_for_any_symbol_never_joins_a_special() -> None:
    lure = In("SoR 16", dice=("+2*",))
    duel = table(
        Side([In(BANKER, dice=("Sp",), upgrades=[lure]), In(FIGHTER, dice=("2MD",))]),
        Side([SENTRY]),
    )
    duel.act(0, "resolve", (BANKER, 0))  # no plus die is offered
    assert duel.resources(0) == 3
    assert duel.shows("SoR 16") == "+2*"
    duel.pass_(1).act(0, "resolve", (FIGHTER, 0))
    assert duel.prompt(0) == "ds-ask-modifiers"
    duel.choose(0, ("SoR 16", 0)).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 4


@pytest.mark.rule("DS-SPECIAL-4")
def test_several_specials_in_one_action_in_any_order() -> None:
    duel = table(Side([In(BANKER, dice=("Sp",)), In(GUNNER, dice=("Sp",))]), Side([SENTRY]))
    duel.act(0, "resolve", (GUNNER, 0)).choose(0, 0).choose(0, SENTRY)
    assert duel.can(0, "resolve", (BANKER, 0))
    duel.act(0, "resolve", (BANKER, 0))
    assert (duel.damage(SENTRY), duel.resources(0)) == (2, 3)


@pytest.mark.rule("DS-SPECIAL-5", "DS-RESOLVE-8")
def test_a_die_that_rerolls_itself_is_not_used_again_in_the_same_action() -> None:
    duel = table(
        Side([In(BANKER, dice=("Sp",))], supports=[In("AW 43", dice=("Sp",))]), Side([SENTRY])
    )
    duel.rolls(("AW 43", "Sp"), (BANKER, "Sp"))
    duel.act(0, "resolve", ("AW 43", 0))  # BB-8 rerolls itself and another die
    assert duel.shows("AW 43") == "Sp"
    assert not duel.can(0, "resolve", ("AW 43", 0))
    assert duel.can(0, "resolve", (BANKER, 0))


@pytest.mark.rule("DS-REMOVE-1", "DS-REMOVE-2", "DS-REMOVE-3", "DS-POOL-5", "DS-SHOWING-3")
def test_removing_takes_a_die_in_a_pool_whatever_it_could_do() -> None:
    strike = event("Strike", Remove(One(Dice(shows=(Symbol.MELEE, Symbol.RANGED)))))
    duel = table(
        Side([SENTRY], hand=[strike]), Side([In(RAIDER, dice=("+2RD", "3MD1", "-", None))])
    )
    duel.act(0, "play", strike)
    dice = [(RAIDER, number) for number in range(4)]
    assert duel.can_choose(0, *dice) == [True, True, False, False]
    duel.choose(0, (RAIDER, 0))
    assert duel.shows(RAIDER, 0) is None
    assert duel.g.dice[duel.die(RAIDER, 0)].card == duel.id(RAIDER)


@pytest.mark.rule("DS-INHERENT-1")
def test_x_is_counted_for_a_die_that_was_never_rolled() -> None:
    echo = event("Echo", ResolveAnySide(One(Cards(YOU, zone=Zone.DISCARD))))
    hand: list[Named] = [echo, "AW 149", "AW 151", "AW 153"]
    duel = table(Side([FIGHTER], hand=hand, discard=["AW 31"]), Side([SENTRY]))
    duel.act(0, "play", echo)  # Launch Bay: X is the size of the hand
    duel.choose(0, 0).choose(0, SENTRY)
    assert duel.damage(SENTRY) == 3


@pytest.mark.rule("DS-X-VALUE-1", "DS-INHERENT-1")
def test_x_is_counted_when_the_die_is_resolved_even_without_its_card() -> None:
    sister = table(
        Side([In("EaW 10", dice=(None,))], spare_dice=["EaW 13", "EaW 13"]), Side([SENTRY])
    )
    sister.rolls(("EaW 10", "1R")).rolls(("EaW 13", "XMD"))
    sister.act(0, "activate", "EaW 10").yes(0)
    seeker = sister.g.players[0].pool[1]
    assert sister.g.dice[seeker].card == -1  # the seeker's card is nowhere in play
    sister.pass_(1)
    sister.act(0, "resolve", seeker).choose(0, SENTRY)
    assert sister.damage(SENTRY) == 1  # X = seeker dice in the pool
    assert seeker in sister.g.players[0].aside_dice


@pytest.mark.rule("DS-INHERENT-11")
def test_a_special_belongs_to_the_die_even_when_its_card_is_set_aside() -> None:
    drone = made("upgrade", "Drone", Ability(SPECIAL, Gain(4)), sides="Sp Sp - - - -")
    call = event("Call", RollSetAside("Drone"))
    duel = table(Side([FIGHTER], hand=[call], spare_dice=[drone]), Side([SENTRY]))
    duel.rolls((drone, "Sp")).act(0, "play", call).pass_(1)
    duel.act(0, "resolve", duel.g.players[0].pool[0])
    assert duel.resources(0) == 4


@pytest.mark.rule("DS-INHERENT-2")
def test_what_is_inherent_to_a_die_is_x_a_special_or_a_side_without_symbol() -> None:
    for card in CARDS:
        for ability in card.abilities:
            if isinstance(ability, Inherent) and not isinstance(ability.rule, DamageUnblockable):
                assert isinstance(ability.rule, XIs | ModifiesAny | SharesShields), card.name
                has_x = any(side.is_x for side in card.sides)
                assert has_x == isinstance(ability.rule, XIs), card.name


@pytest.mark.rule("DS-DIE-6")
def test_a_die_may_have_sides_without_a_symbol() -> None:
    duel = table(
        Side([In(SENTRY, dice=("1R",), upgrades=[In("SoR 16", dice=("+2*",))])]), Side([FIGHTER])
    )
    assert not duel.can(0, "resolve", ("SoR 16", 0))
    duel.act(0, "resolve", (SENTRY, 0)).choose(0, ("SoR 16", 0))
    assert duel.resources(0) == 3


@pytest.mark.rule("DS-DIE-8")
def test_a_die_has_the_colour_type_and_subtypes_of_its_card() -> None:
    snatch = event("Snatch", Remove(One(Dice(subtypes=TROOPER, colours=RED, unique=False))))
    duel = table(
        Side([SENTRY], hand=[snatch]),
        Side([In("AW 2", dice=("1R",)), In(FIGHTER, dice=("1MD",)), In("AW 1", dice=("1R",))]),
    )
    duel.act(0, "play", snatch)
    assert duel.pool(1) == ["1MD", "1R"]  # only the stormtrooper's die was a red trooper's
    assert duel.shows("AW 2") is None


@pytest.mark.rule("DS-DIE-8")
@pytest.mark.parametrize(
    "wanted",
    [
        Dice(colours=(Colour.BLUE,)),
        Dice(types=UPGRADES),
        Dice(subtypes=WEAPON),
        Dice(names=("Lightsaber",)),
        Dice(card=Cards(affiliations=(Affiliation.NEUTRAL,), colours=(Colour.BLUE,))),
    ],
)
def test_each_feature_of_a_card_tells_its_die_from_others(wanted: Dice) -> None:
    saber = In("AW 59", dice=("1Sh",))
    duel = table(Side([In("AW 2", dice=("1R",), upgrades=[saber])]), Side([RAIDER]))
    here = Scene(duel.g, 0)
    assert len(Dice().find(here)) == 2
    assert wanted.find(here) == [duel.die("AW 59")]


@pytest.mark.rule("DS-DIE-8")
def test_a_die_has_the_subtypes_that_its_card_gains() -> None:
    duel = table(Side(["AoN 13"]), Side([SENTRY]))
    duel.rolls(("AoN 13", "1R")).act(0, "activate", "AoN 13").yes(0).choose(0, "jedi")
    jedi = Dice(subtypes=(Subtype.JEDI,))
    assert jedi.find(Scene(duel.g, 0)) == [duel.die("AoN 13")]
    duel.pass_(1).pass_(0)
    duel.rolls(("AoN 13", "1R")).act(duel.asked()[0], "activate", "AoN 13").no(0)
    assert jedi.find(Scene(duel.g, 0)) == []  # it was one until the end of the round


@pytest.mark.rule("DS-DIE-8")
def test_a_die_is_as_unique_as_its_card() -> None:
    duel = table(Side([In("AW 1", dice=("1R",)), In("AW 2", dice=("1R",))]), Side([RAIDER]))
    assert Dice(unique=True).find(Scene(duel.g, 0)) == [duel.die("AW 1")]
