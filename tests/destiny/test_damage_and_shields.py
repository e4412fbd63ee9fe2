"""Damage, shields, unblockable and distributed damage, defeat, healing, moving, readying."""

from typing import Any

import pytest

from cantina.games.destiny.cards.vocabulary import (
    A_CHARACTER,
    BLUE,
    CHARACTERS,
    EVENTS,
    OPPONENT,
    THIS,
    YOU,
    Ability,
    After,
    As,
    Cards,
    CostChanges,
    Deal,
    DealSplit,
    DealtDamage,
    Defeated,
    EventAmount,
    Gain,
    Happened,
    Instead,
    Later,
    Moment,
    Spot,
    Standing,
    TakesDamage,
    Then,
    To,
)
from cantina.games.destiny.printed import Card
from cantina.games.destiny.rules import damage
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, character, event, made, support
from destiny.table import Arena, In, Side, table

# gains one resource each time it takes damage, as much as it took each time it is dealt some
TAKER = character("Taker", Ability(After(TakesDamage(THIS)), Gain(1)))
DEALT = character("Dealt", Ability(After(DealtDamage(THIS)), Gain(EventAmount(Happened.DAMAGE))))


BLUES = Cards(types=CHARACTERS, colours=BLUE)


def strike(amount: int, unblockable: bool = False) -> Card:
    return event(f"Strike {amount}", Deal(amount, A_CHARACTER, unblockable))


def hit(victim: In, amount: int, unblockable: bool = False, *more: Any) -> Arena:
    """Deal damage to a character of seat 1 by an event."""
    event = strike(amount, unblockable)
    duel = table(Side([FIGHTER], hand=[event]), Side([victim, *more]))
    duel.act(0, "play", event).choose(0, victim.card)
    return duel


# --- damage and shields -------------------------------------------------------------------------


@pytest.mark.rule("DS-DAMAGE-1")
def test_a_character_that_takes_damage_gets_so_many_tokens() -> None:
    assert hit(In(SENTRY, damage=3), 2).damage(SENTRY) == 5


@pytest.mark.rule("DS-SHIELD-5", "DS-TAKE-DAMAGE-1", "DS-SUPPLY-2")
def test_a_shield_blocks_one_damage_and_is_gone() -> None:
    duel = hit(In(TAKER, shields=1), 2)
    assert (duel.damage(TAKER), duel.shields(TAKER)) == (1, 0)
    assert duel.resources(1) == 1


@pytest.mark.rule("DS-TAKE-DAMAGE-1")
def test_only_tokens_that_were_put_on_a_character_were_taken() -> None:
    counter = character(
        "Counter", Ability(After(TakesDamage(THIS)), Gain(EventAmount(Happened.DAMAGE)))
    )
    blast = event("Big Blast", Deal(5, A_CHARACTER))
    duel = table(Side([FIGHTER], hand=[blast]), Side([In(counter, damage=8, shields=1), SENTRY]))
    duel.act(0, "play", blast).choose(0, counter)
    assert not duel.in_play(counter)
    assert duel.resources(1) == 2  # one was blocked, two had no room
    full = table(Side([FIGHTER], hand=[blast]), Side([In(TAKER, damage=9), SENTRY]))
    full.card(TAKER).damage, full.card(TAKER).doomed = 10, True
    full.act(0, "play", blast).choose(0, TAKER)
    assert (full.damage(TAKER), full.resources(1)) == (10, 0)


@pytest.mark.rule("DS-SHIELD-6", "DS-TAKE-DAMAGE-2")
def test_fully_blocked_damage_was_not_taken() -> None:
    duel = hit(In(TAKER, shields=2), 2)
    assert (duel.damage(TAKER), duel.shields(TAKER), duel.resources(1)) == (0, 0, 0)


@pytest.mark.rule("DS-TAKE-DAMAGE-3")
def test_blocked_damage_was_still_dealt() -> None:
    assert hit(In(DEALT, shields=1), 1).resources(1) == 1
    follow = event("Follow", Then(Deal(1, A_CHARACTER), Gain(4)))
    duel = table(Side([FIGHTER], hand=[follow]), Side([In(SENTRY, shields=1)]))
    duel.act(0, "play", follow).choose(0, SENTRY)
    assert duel.resources(0) == 4


@pytest.mark.rule("DS-SHIELD-7")
def test_shields_block_without_being_asked() -> None:
    duel = hit(In(SENTRY, shields=3), 1)
    assert duel.shields(SENTRY) == 2
    assert duel.asked() == (1,)
    assert duel.prompt(1) == "ds-ask-action"


@pytest.mark.rule("DS-SHIELD-6", "DS-SHIELD-8")
@pytest.mark.parametrize(("first", "milled", "left"), [("yes", 1, 0), ("no", 2, 1)])
def test_the_player_chooses_whether_shields_or_force_illusion_block_first(
    first: str, milled: int, left: int
) -> None:
    victim = In(SENTRY, shields=1, upgrades=["SoR 135"])
    event = strike(2)
    duel = table(Side([FIGHTER], hand=[event]), Side([victim]))
    duel.act(0, "play", event).choose(0, SENTRY)
    assert duel.asked() == (1,)
    duel.choose(1, first).yes(1)
    assert duel.deck_size(1) == 10 - milled
    assert (duel.damage(SENTRY), duel.shields(SENTRY)) == (0, left)


@pytest.mark.rule("DS-SHIELD-6", "DS-SHIELD-8")
def test_shields_that_come_second_still_block() -> None:
    victim = In(SENTRY, shields=1, upgrades=["SoR 135"])
    event = strike(2)
    duel = table(Side([FIGHTER], hand=[event]), Side([victim]))
    duel.act(0, "play", event).choose(0, SENTRY)
    duel.no(1).no(1)  # the ability first, and then it is declined
    assert (duel.damage(SENTRY), duel.shields(SENTRY)) == (1, 0)


@pytest.mark.rule("DS-UNBLOCKABLE-1", "DS-UNBLOCKABLE-2")
def test_unblockable_damage_passes_shields_and_leaves_them() -> None:
    duel = hit(In(SENTRY, shields=2), 2, True)
    assert (duel.damage(SENTRY), duel.shields(SENTRY)) == (2, 2)


@pytest.mark.rule("DS-UNBLOCKABLE-1")
def test_unblockable_damage_passes_other_blocks_too() -> None:
    duel = hit(In(SENTRY, upgrades=["SoR 135"]), 2, True)
    assert duel.damage(SENTRY) == 2
    assert duel.in_play("SoR 135")


def strengthened(weapon: str, shown: str) -> Arena:
    """Resolve the die of a weapon, with a plus die of its bearer, against three shields."""
    bearer = In(FIGHTER, dice=("+2MD",), upgrades=[In(weapon, dice=(shown,))])
    duel = table(Side([bearer]), Side([In(SENTRY, shields=3)]))
    return duel.act(0, "resolve", (weapon, 0)).choose(0, (FIGHTER, 0)).choose(0, SENTRY)


@pytest.mark.rule("DS-UNBLOCKABLE-3")
def test_a_die_whose_own_damage_is_unblockable_makes_its_plus_dice_so_too() -> None:
    duel = strengthened("AoN 18", "2MD")
    assert (duel.damage(SENTRY), duel.shields(SENTRY)) == (4, 3)
    plain = table(Side([In(FIGHTER, dice=("2MD",))]), Side([In(SENTRY, shields=3)]))
    plain.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert (plain.damage(SENTRY), plain.shields(SENTRY)) == (0, 1)


@pytest.mark.rule("DS-UNBLOCKABLE-3")
def test_plus_dice_of_an_unblockable_die_are_unblockable() -> None:
    duel = strengthened("SoR 57", "1MD")
    assert (duel.damage(SENTRY), duel.shields(SENTRY)) == (3, 3)


@pytest.fixture
def instances(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Collect every damage instance: how much was dealt and of which type."""
    seen = []
    original = damage.suffer

    def watch(g: Any, hit: Any, here: Any, symbol: Any) -> None:
        seen.append((hit.dealt, symbol))
        original(g, hit, here, symbol)

    monkeypatch.setattr(damage, "suffer", watch)
    return seen


@pytest.mark.rule("DS-DAMAGE-2")
def test_damage_has_no_type_unless_its_source_says_so(instances: list[Any]) -> None:
    assert hit(In(SENTRY), 2).damage(SENTRY) == 2
    duel = table(Side([In(FIGHTER, dice=("2RD",))]), Side([SENTRY]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert instances == [(2, ""), (2, "RD")]


@pytest.mark.rule("DS-DAMAGE-3")
def test_example_friendly_fire_deals_that_much_but_not_ranged_damage(instances: list[Any]) -> None:
    duel = table(
        Side([FIGHTER], hand=["SoR 91"], resources=2), Side([In(RAIDER, dice=("3RD",)), SENTRY])
    )
    duel.act(0, "play", "SoR 91").choose(0, SENTRY)
    assert instances == [(3, "")]
    assert duel.pool(1) == []
    assert duel.damage(SENTRY) == 3


@pytest.mark.rule("DS-DAMAGE-4")
def test_zero_damage_is_no_damage() -> None:
    assert hit(In(DEALT), 0).resources(1) == 0
    assert "ds-log-damage" not in hit(In(DEALT), 0).log()


@pytest.mark.rule("DS-DAMAGE-6")
def test_each_die_is_an_instance_of_its_own() -> None:
    duel = table(Side([In(FIGHTER, dice=("1MD", "2MD"))]), Side([TAKER]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, TAKER)
    duel.act(0, "resolve", (FIGHTER, 1)).choose(0, TAKER)
    assert duel.damage(TAKER) == 3
    assert duel.resources(1) == 2


@pytest.mark.rule("DS-DAMAGE-7")
def test_a_die_and_its_plus_dice_are_one_instance() -> None:
    duel = table(Side([In(FIGHTER, dice=("1MD", "+2MD"))]), Side([TAKER]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, (FIGHTER, 1)).choose(0, TAKER)
    assert duel.damage(TAKER) == 3
    assert duel.resources(1) == 1


@pytest.mark.rule("DS-DAMAGE-8")
def test_damage_beyond_remaining_health_is_ignored() -> None:
    undying = character(
        "Undying",
        Ability(Instead(Defeated(THIS, by_damage=True)), Later(Moment.END_OF_ROUND, Gain(1))),
        health=7,
    )
    duel = hit(In(undying, damage=4), 5)
    assert duel.damage(undying) == 7


# --- distributing -------------------------------------------------------------------------------


def split(*team: In, amount: int = 2) -> Arena:
    blast = event(f"Blast {amount}", As(OPPONENT, DealSplit(amount)))
    duel = table(Side([FIGHTER], hand=[blast]), Side(list(team)))
    duel.act(0, "play", blast)
    return duel


@pytest.mark.rule("DS-DAMAGE-9")
def test_nobody_is_assigned_more_than_he_can_take_while_others_can() -> None:
    duel = split(In(SENTRY, damage=9), In(RAIDER, damage=5), amount=3)
    assert duel.can_choose(1, SENTRY, RAIDER) == [True, True]
    duel.choose(1, SENTRY)
    assert duel.damage(RAIDER) == 7
    assert not duel.in_play(SENTRY)
    shielded = split(In(SENTRY, damage=9, shields=2), In(RAIDER, damage=5), amount=4)
    shielded.choose(1, SENTRY).choose(1, SENTRY).choose(1, SENTRY)
    assert shielded.damage(RAIDER) == 6  # health and shields are full: no choice was left
    assert not shielded.in_play(SENTRY)


@pytest.mark.rule("DS-DAMAGE-9")
def test_the_last_one_takes_all_that_is_left() -> None:
    duel = split(In(SENTRY, damage=9), amount=3)
    assert duel.over


@pytest.mark.rule("DS-DAMAGE-10")
def test_distributed_damage_is_dealt_at_the_same_time() -> None:
    avenger = support("Avenger", Ability(After(Defeated(Cards(YOU, CHARACTERS))), Gain(1)))
    blast = event("Blast", As(OPPONENT, DealSplit(2)))
    duel = table(
        Side([FIGHTER], hand=[blast]),
        Side(
            [In(SENTRY, damage=9, upgrades=["RIV 17"]), In(RAIDER, damage=9), ENVOY],
            supports=[avenger],
        ),
    )
    duel.act(0, "play", blast)
    duel.choose(1, SENTRY)
    assert duel.in_play(SENTRY)
    duel.choose(1, RAIDER)
    assert duel.prompt(1) == "ds-ask-redeploy"
    assert duel.can_choose(1, ENVOY, RAIDER) == [True, False]  # he falls at the same time
    duel.choose(1, ENVOY)
    told = duel.log()
    assert told.count("ds-log-defeated") == 2
    both = [place for place, one in enumerate(told) if one == "ds-log-defeated"]
    assert max(both) < told.index("ds-log-gain")  # both were defeated before any "after"


@pytest.mark.rule("DS-DAMAGE-11")
def test_example_the_rifle_must_split_between_two_with_one_health_left() -> None:
    duel = table(
        Side([In(FIGHTER, upgrades=[In("AW 8", dice=("Sp",))])]),
        Side([In(SENTRY, damage=9), In(RAIDER, damage=9), ENVOY]),
    )
    duel.act(0, "resolve", ("AW 8", 0))
    duel.choose(1, SENTRY)
    assert duel.can_choose(1, SENTRY, RAIDER) == [False, True]


@pytest.mark.rule("DS-DAMAGE-12")
def test_example_a_shield_on_one_of_them_lets_it_take_both() -> None:
    duel = table(
        Side([In(FIGHTER, upgrades=[In("AW 8", dice=("Sp",))])]),
        Side([In(SENTRY, damage=9, shields=1), In(RAIDER, damage=9)]),
    )
    duel.act(0, "resolve", ("AW 8", 0))
    duel.choose(1, SENTRY)
    assert duel.can_choose(1, SENTRY, RAIDER) == [True, True]
    duel.choose(1, SENTRY)
    assert not duel.in_play(SENTRY)
    assert duel.damage(RAIDER) == 9
    other = table(
        Side([In(FIGHTER, upgrades=[In("AW 8", dice=("Sp",))])]),
        Side([In(SENTRY, damage=9, shields=1), In(RAIDER, damage=9)]),
    )
    other.act(0, "resolve", ("AW 8", 0)).choose(1, RAIDER)
    assert not other.in_play(RAIDER)  # and the other one had room for no more
    assert (other.damage(SENTRY), other.shields(SENTRY)) == (9, 0)


@pytest.mark.rule("DS-TAKE-DAMAGE-4")
def test_example_infantry_grenades_are_discarded_though_everything_was_blocked() -> None:
    duel = table(
        Side([In(FIGHTER, upgrades=[In("AW 17", dice=("Sp",))])]),
        Side([In(SENTRY, shields=2), In(RAIDER, shields=3)]),
    )
    duel.act(0, "resolve", ("AW 17", 0))
    assert (duel.damage(SENTRY), duel.damage(RAIDER)) == (0, 0)
    assert (duel.shields(SENTRY), duel.shields(RAIDER)) == (0, 1)
    assert duel.discard(0) == ["Infantry Grenades"]


# --- defeat -------------------------------------------------------------------------------------


@pytest.mark.rule("DS-DEFEAT-1", "DS-DEFEAT-2", "DS-REDEPLOY-2")
def test_a_defeated_character_goes_with_its_dice_and_upgrades() -> None:
    gear = made("upgrade", "Gear", sides="1R - - - - -")
    blade = made("upgrade", "Blade", sides="1MD - - - - -", keywords=("redeploy",))
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]),
        Side(
            [
                In(
                    SENTRY,
                    dice=("1R", "2R"),
                    damage=9,
                    upgrades=[In(gear, dice=("1R",)), In(gear), In(blade, dice=("1MD",))],
                ),
                RAIDER,
            ]
        ),
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.prompt(1) == "ds-ask-redeploy"
    duel.choose(1, RAIDER)
    assert duel.pool(1) == []
    assert duel.aside(1) == ["Arid Wasteland", "Sentry"]
    assert duel.discard(1) == ["Gear", "Gear"]
    assert duel.card(blade).host == duel.id(RAIDER)
    assert len(duel.g.players[1].aside_dice) == 4


@pytest.mark.rule("DS-DEFEAT-3")
def test_a_defeated_character_is_out_of_play() -> None:
    boss = character("Boss", Standing(CostChanges(-1, Cards(types=EVENTS))))
    cheap = event("Cheap", Deal(1, A_CHARACTER), cost=1)
    blow = strike(9)
    standing = In(boss, damage=5, dice=("1R",))
    duel = table(Side([standing, FIGHTER], hand=[cheap, blow]), Side([SENTRY]))
    assert duel.can(0, "play", cheap)
    duel.act(0, "play", blow).choose(0, boss)
    assert duel.pool(0) == [] and boss.name in duel.aside(0)
    assert [duel.g.die_codes[die] for die in duel.g.players[0].aside_dice] == [boss.code]
    duel.pass_(1)
    assert not duel.can(0, "play", cheap)  # no reduction any more
    assert not [card for card in duel.table.view(0).cards if card.id == 0]


@pytest.mark.rule("DS-CHOOSE-5", "DS-SPOT-1")
def test_the_defeated_are_neither_targets_nor_spotted() -> None:
    blow, vision = (
        strike(9),
        event("Vision", To(Spot(BLUES), Gain(5))),
    )
    duel = table(
        Side([In(SENTRY, damage=5), FIGHTER], hand=[blow, vision, "AW 157"]), Side([RAIDER])
    )
    duel.act(0, "play", blow).choose(0, SENTRY)
    duel.pass_(1)
    duel.act(0, "play", "AW 157")
    assert duel.can_choose(0, FIGHTER, RAIDER, SENTRY) == [True, True, False]
    duel.choose(0, FIGHTER).pass_(1)
    duel.act(0, "play", vision)
    assert duel.resources(0) == 0
