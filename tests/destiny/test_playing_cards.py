"""Playing a card in seven steps, and plays that are undone."""

import pytest

from cantina.core.hashing import state_hash
from cantina.games.destiny.cards.vocabulary import (
    CHARACTERS,
    SUPPORTS,
    THIS,
    UPGRADES,
    VEHICLE,
    YELLOW,
    YOU,
    Ability,
    Activates,
    After,
    AtLeast,
    Before,
    Cards,
    ControlBattlefield,
    CostChanges,
    CostLess,
    Do,
    Draw,
    Each,
    Exhaust,
    Gain,
    MoveUpgrade,
    One,
    Play,
    Plays,
    Spend,
    Standing,
    Then,
    To,
    Zone,
)
from cantina.games.destiny.rules import queue
from cantina.games.destiny.state import Happening
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, character, event, made, support
from destiny.table import Arena, In, Side, table

HELPER = support(
    "Helper",
    Ability(Before(Plays(Cards(types=SUPPORTS))), To(Exhaust(THIS), CostLess(1)), may=True),
)


# --- playing a card -----------------------------------------------------------------------------


@pytest.mark.rule("DS-PLAY-CARD-2", "DS-PLAY-RESTRICTION-1", "DS-PLAY-CARD-8")
def test_a_play_restriction_is_checked_before_the_cost() -> None:
    only = event("Only", Gain(9), only_if=ControlBattlefield(), cost=3)
    poor = table(Side([FIGHTER], hand=[only]), Side([SENTRY]), controller=1)
    assert poor.refused(0, "play", only) == "DS-PLAY-RESTRICTION-1"  # not the cost
    rich = table(Side([FIGHTER], hand=[only], resources=3), Side([SENTRY]), controller=0)
    assert rich.can(0, "play", only)


@pytest.mark.rule("DS-PLAY-CARD-3", "DS-PLAY-RESTRICTION-2")
def test_an_upgrade_only_for_yellow_characters_needs_one() -> None:
    holster = made("upgrade", "Holster", only_on=Cards(types=CHARACTERS, colours=YELLOW))
    duel = table(Side([FIGHTER, ENVOY, SENTRY], hand=[holster]), Side([SENTRY]))
    duel.act(0, "play", holster)  # the envoy is its only host
    assert duel.card(holster).host == duel.id(ENVOY)
    none = table(Side([FIGHTER], hand=[holster]), Side([ENVOY]))
    assert none.refused(0, "play", holster) == "DS-PLAY-CARD-3"


@pytest.mark.rule("DS-PLAY-RESTRICTION-3", "DS-MOVE-5")
def test_a_restriction_counts_only_when_the_card_is_played() -> None:
    holster = made("upgrade", "Holster B", only_on=Cards(types=CHARACTERS, colours=YELLOW))
    shift = event("Shift", MoveUpgrade(One(Cards(YOU, UPGRADES)), One(Cards(YOU, CHARACTERS))))
    duel = table(Side([In(ENVOY, upgrades=[holster]), FIGHTER], hand=[shift]), Side([SENTRY]))
    duel.act(0, "play", shift)
    assert duel.card(holster).host == duel.id(FIGHTER)  # a red character
    duel.pass_(1).pass_(0)
    assert duel.in_play(holster)


@pytest.mark.rule("DS-PLAY-CARD-4")
def test_a_card_is_playable_if_all_reductions_together_make_it_payable() -> None:
    dear = support("Dear", cost=3)
    with_help = table(Side([FIGHTER], supports=[HELPER], hand=[dear], resources=2), Side([SENTRY]))
    assert with_help.can(0, "play", dear)
    without = table(Side([FIGHTER], hand=[dear], resources=2), Side([SENTRY]))
    assert without.refused(0, "play", dear) == "DS-PLAY-CARD-4"


@pytest.mark.rule("DS-PLAY-CARD-4")
def test_an_upgrade_is_playable_if_replacing_another_makes_it_payable() -> None:
    old, new = made("upgrade", "Old C", cost=2), made("upgrade", "New C", cost=3)
    duel = table(Side([In(FIGHTER, upgrades=[old])], hand=[new], resources=1), Side([SENTRY]))
    duel.act(0, "play", new)
    assert not duel.in_play(old)  # there was nothing else to choose
    assert duel.resources(0) == 0
    poor = table(Side([In(FIGHTER, upgrades=[old])], hand=[new]), Side([SENTRY]))
    assert poor.refused(0, "play", new) == "DS-PLAY-CARD-4"


@pytest.mark.rule("DS-PLAY-CARD-8")
def test_the_seven_steps_come_one_after_the_other() -> None:
    aide = support(
        "Aide G",
        Ability(Before(Plays(Cards(types=UPGRADES))), To(Exhaust(THIS), CostLess(1)), may=True),
    )
    old = made("upgrade", "Old G", cost=1)
    new = made("upgrade", "New G", Ability(After(Plays(THIS)), Gain(5)), cost=4)
    duel = table(
        Side([In(FIGHTER, upgrades=[old]), ENVOY], supports=[aide], hand=[new], resources=4),
        Side([SENTRY]),
    )
    duel.act(0, "play", new)
    assert [card.code for card in duel.table.view(1).played] == [new.code]  # 1: declared
    assert duel.prompt(0) == "ds-ask-host"  # 3
    duel.choose(0, FIGHTER)
    assert duel.prompt(0) == "ds-ask-replace"  # 4 and 5
    duel.choose(0, old)
    assert not duel.in_play(old)
    assert duel.prompt(0) == "ds-ask-may"
    duel.yes(0)
    steps = ("play", "discarded", "exhaust", "spend", "attached", "gain")
    told = [one.removeprefix("ds-log-") for one in duel.log()]
    assert [one for one in told if one in steps] == list(steps)
    assert duel.resources(0) == 4 - 2 + 5


@pytest.mark.rule("DS-PLAY-CARD-5", "DS-PLAY-CARD-6", "DS-DECREASE-1")
def test_cost_modifiers_come_before_the_payment_and_the_payment_before_the_effect() -> None:
    dear = support("Dear B", Ability(After(Plays(THIS)), Gain(7)), cost=3)
    duel = table(Side([FIGHTER], supports=[HELPER], hand=[dear], resources=2), Side([SENTRY]))
    duel.act(0, "play", dear)
    assert duel.resources(0) == 2  # not paid while the helper is asked
    assert duel.prompt(0) == "ds-ask-may"
    duel.yes(0)
    assert duel.exhausted(HELPER)
    assert duel.resources(0) == 7
    told = duel.log()
    assert told.index("ds-log-exhaust") < told.index("ds-log-spend") < told.index("ds-log-gain")


@pytest.mark.rule("DS-PLAY-CARD-5")
def test_the_replaced_upgrade_leaves_before_the_payment() -> None:
    old = made("upgrade", "Old", cost=1)
    new = made("upgrade", "New", cost=2)
    duel = table(Side([In(FIGHTER, upgrades=[old])], hand=[new], resources=2), Side([SENTRY]))
    duel.act(0, "play", new).choose(0, old)
    told = duel.log()
    places = [told.index(f"ds-log-{one}") for one in ("play", "discarded", "spend")]
    assert places == sorted(places)


@pytest.mark.rule("DS-PLAY-CARD-7", "DS-QUEUE-5")
def test_an_event_played_by_an_ability_waits_for_its_place_in_the_queue() -> None:
    bonus = event("Bonus", Gain(4))
    caller = character(
        "Caller", Ability(After(Activates(THIS)), Play(One(Cards(YOU, zone=Zone.HAND))))
    )
    flag = support("Flag", Ability(After(Activates(Cards(types=CHARACTERS))), Spend(1)))
    duel = table(Side([caller], supports=[flag], hand=[bonus], resources=1), Side([SENTRY]))
    duel.rolls((caller, "1R")).act(0, "activate", caller)
    duel.choose(0, next(k for k in duel.offered(0)))  # the caller's ability first
    told = [one for one in duel.log() if one in ("ds-log-play", "ds-log-spend", "ds-log-gain")]
    assert told == ["ds-log-play", "ds-log-spend", "ds-log-gain"]  # the flag was ahead


@pytest.mark.rule("DS-FREE-1")
def test_for_free_costs_nothing() -> None:
    gift = event("Gift", Play(One(Cards(YOU, zone=Zone.HAND)), free=True))
    dear = support("Dear C", cost=9)
    duel = table(Side([FIGHTER], hand=[gift, dear], resources=0), Side([SENTRY]))
    duel.act(0, "play", gift)
    assert duel.in_play(dear)
    assert duel.resources(0) == 0


# --- illegal actions ----------------------------------------------------------------------------


@pytest.mark.rule("DS-ILLEGAL-1", "DS-ILLEGAL-2", "DS-ILLEGAL-3")
def test_a_play_that_cannot_be_paid_in_the_end_is_undone_as_a_whole() -> None:
    dear = support("Dear D", Ability(After(Plays(THIS)), Gain(7)), cost=3)
    duel = table(Side([FIGHTER], supports=[HELPER], hand=[dear], resources=2), Side([SENTRY]))
    before = duel.g.copy()
    duel.act(0, "play", dear).no(0)  # the helper was needed, and is declined
    assert duel.asked() == (0,)  # the same player still has the turn
    after = duel.g.copy()
    after.step = before.step
    assert state_hash(after) == state_hash(before)
    assert duel.hand(0) == ["Dear D"]
    assert duel.g.queue == []
    duel.pass_(0)
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-ILLEGAL-1")
def test_an_upgrade_that_one_host_makes_dearer_is_undone_too() -> None:
    stern = character("Stern", Standing(CostChanges(2, Cards(types=UPGRADES), on=THIS)))
    aide = support(
        "Aide",
        Ability(Before(Plays(Cards(types=UPGRADES))), To(Exhaust(THIS), CostLess(2)), may=True),
    )
    kit = made("upgrade", "Kit", cost=1)
    duel = table(Side([FIGHTER, stern], supports=[aide], hand=[kit], resources=1), Side([SENTRY]))
    duel.act(0, "play", kit).choose(0, stern).no(0)
    assert duel.hand(0) == ["Kit"]
    assert duel.asked() == (0,)
    assert (duel.resources(0), duel.exhausted(aide)) == (1, False)


@pytest.mark.rule("DS-ILLEGAL-4", "DS-THEN-1")
def test_what_touched_a_deck_stands_even_if_the_rest_fails() -> None:
    gamble = event("Gamble", Then(Do((Draw(1), Spend(5))), Gain(9)))
    duel = table(Side([FIGHTER], hand=[gamble]), Side([SENTRY]))
    duel.act(0, "play", gamble)
    assert len(duel.hand(0)) == 1
    assert duel.resources(0) == 0
    assert duel.asked() == (1,)  # it was his action


@pytest.mark.rule("DS-PLAY-CARD-4")
def test_looking_at_what_could_be_played_changes_nothing() -> None:
    costly = support("Costly", cost=2)
    duel = table(
        Side(
            [In("EaW 26", exhausted=True)], supports=[HELPER], hand=[costly, "RIV 17"], resources=9
        ),
        Side([SENTRY]),
    )
    before = state_hash(duel.g)
    coming = Happening("play", 0, duel.id("RIV 17"), duel.id("EaW 26"), target=0)
    seen = [len(queue.answers(duel.g, "after:play", coming)) for _ in range(3)]
    assert seen == [1, 1, 1]  # K-2SO's "the first time each game" has not come yet
    duel.offered(0)
    duel.blocked(0)
    assert state_hash(duel.g) == before
    duel.act(0, "play", "RIV 17")
    assert not duel.exhausted("EaW 26")
    assert queue.answers(duel.g, "after:play", coming) == []  # now it has


def reasons(duel: Arena, seat: int) -> dict[str, str]:
    """Return the reasons why options are refused, by key."""
    (ask,) = duel.table.asks(seat, explain=True)
    return {one.key: one.reason.id for one in ask.blocked}


@pytest.mark.rule("DS-PLAY-CARD-3", "DS-PLAY-RESTRICTION-2")
def test_who_cannot_take_an_upgrade_is_shown_with_the_rule() -> None:
    holster = made("upgrade", "Holster C", only_on=Cards(types=CHARACTERS, colours=YELLOW))
    other = character("Other Envoy", colour="yellow")
    duel = table(Side([FIGHTER, ENVOY, other], hand=[holster]), Side([SENTRY]))
    duel.act(0, "play", holster)
    assert duel.can_choose(0, ENVOY, other) == [True, True]
    fighter = str(duel.id(FIGHTER))
    assert duel.blocked(0) == {fighter: "DS-PLAY-RESTRICTION-2"}
    assert reasons(duel, 0) == {fighter: "ds-blocked-host-unfit"}
    assert duel.refused(0, fighter) == "DS-PLAY-RESTRICTION-2"


@pytest.mark.rule("DS-NEGATIVE-1")
def test_who_forbids_an_upgrade_is_shown_as_such() -> None:
    power = made("upgrade", "Power", colour="blue", subtypes=("ability",))
    duel = table(Side([FIGHTER, ENVOY, "SoR 12"], hand=[power]), Side([SENTRY]))
    duel.act(0, "play", power)
    stubborn = str(duel.id("SoR 12"))
    assert duel.blocked(0) == {stubborn: "DS-NEGATIVE-1"}
    assert reasons(duel, 0) == {stubborn: "ds-blocked-host-cannot"}


@pytest.mark.rule("DS-PLAY-CARD-4")
def test_a_host_on_which_it_costs_too_much_is_shown_with_the_cost() -> None:
    duel = table(Side([FIGHTER, ENVOY, "EaW 26"], hand=["RIV 17"], resources=3), Side([SENTRY]))
    duel.act(0, "play", "RIV 17")
    droid = str(duel.id("EaW 26"))
    assert duel.blocked(0) == {droid: "DS-PLAY-CARD-4"}
    assert reasons(duel, 0) == {droid: "ds-blocked-cost"}


@pytest.mark.rule("DS-MODIFY-2")
def test_what_a_mod_does_not_fit_is_shown() -> None:
    racer = support("Racer", sides="1R - - - - -", subtypes=("vehicle",))
    depot = support("Depot")
    mod = made(
        "upgrade", "Engine", subtypes=("mod",), only_on=Cards(types=SUPPORTS, subtypes=VEHICLE)
    )
    duel = table(Side([FIGHTER], supports=[racer, In(racer), depot], hand=[mod]), Side([SENTRY]))
    duel.act(0, "play", mod)
    unfit = {str(duel.id(FIGHTER)): "DS-MODIFY-2", str(duel.id(depot)): "DS-MODIFY-2"}
    assert duel.blocked(0) == unfit


@pytest.mark.rule("DS-PLAY-CARD-3")
def test_what_an_effect_does_not_name_is_shown() -> None:
    gear = made("upgrade", "Gear C")
    gift = event(
        "Gift",
        Play(
            One(Cards(YOU, zone=Zone.HAND)),
            on=Each(Cards(YOU, types=CHARACTERS, damage=AtLeast(1))),
        ),
    )
    duel = table(
        Side([In(FIGHTER, damage=1), In(ENVOY, damage=2), SENTRY], hand=[gift, gear]),
        Side([RAIDER]),
    )
    duel.act(0, "play", gift)
    assert duel.prompt(0) == "ds-ask-host"
    assert duel.can_choose(0, FIGHTER, ENVOY) == [True, True]
    assert duel.blocked(0) == {str(duel.id(SENTRY)): "DS-PLAY-CARD-3"}


@pytest.mark.rule("DS-DECREASE-1")
def test_what_an_ability_takes_off_a_cost_is_back_once_the_card_is_paid_for() -> None:
    costly = support("Costly B", cost=2)
    duel = table(
        Side([FIGHTER], supports=[HELPER], hand=[costly, costly], resources=3), Side([SENTRY])
    )
    first, second = duel.g.players[0].hand
    duel.act(0, "play", first).yes(0)
    assert duel.resources(0) == 2
    assert [card.cost for card in duel.table.view(0).players[0].hand] == [2]
    duel.pass_(1).act(0, "play", second)
    assert duel.resources(0) == 0
