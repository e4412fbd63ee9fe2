"""Words that one card alone speaks: where nothing comes of them, and how far they go."""

from typing import Any

import pytest

from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import (
    ACTION,
    POWER_ACTION,
    SPECIAL,
    Ability,
    Cards,
    Exhaust,
    Gain,
    If,
    One,
    ThatCharacter,
    Then,
    Zone,
)
from cantina.games.destiny.content.across_the_galaxy.events_blue import HandOver, MostUpgrades
from cantina.games.destiny.content.across_the_galaxy.events_yellow import TookActions
from cantina.games.destiny.content.awakenings.characters import ResolveAnySide
from cantina.games.destiny.content.awakenings.events_blue import DrawToHandSize
from cantina.games.destiny.content.awakenings.events_yellow import DiscardDownTo
from cantina.games.destiny.content.awakenings.upgrades import BecomeSupport
from cantina.games.destiny.content.convergence.events_yellow import LargestSubtypeGroup
from cantina.games.destiny.content.convergence.upgrades import UseOfHost
from cantina.games.destiny.content.empire_at_war.events_red import KeepOneUpgradeEach
from cantina.games.destiny.content.empire_at_war.events_yellow import MoveDamageAround, SpendSome
from cantina.games.destiny.content.legacies.supports import AddToTeam
from cantina.games.destiny.content.legacies.upgrades import ForceWave
from cantina.games.destiny.content.spirit_of_rebellion.events_yellow import SwitchResources
from cantina.games.destiny.content.spirit_of_rebellion.switching import SwitchWithDiscard
from cases import each_case
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.made import made
from destiny.table import In
from destiny.words.trial import (
    Case,
    Offer,
    asks_only_where_it_can,
    check_case,
    is_a_pass,
    on_the_table,
    sentence,
    trial,
)

SABER = "AW 59"
HURT = {"team": [In(PAL, damage=2), RED]}
HAT, CAP = made("upgrade", "Hat"), made("upgrade", "Cap")
ARMED = {"team": [In(PAL, upgrades=[HAT]), In(RED, upgrades=[SABER, CAP])]}
CHAINED = {"team": [In(PAL, upgrades=[HAT], downgrades=[made("downgrade", "Chain")])]}
NOTHING = {"done": False, "amount": 0}

CASES: list[Case] = [
    ("down to two of three", DiscardDownTo(2), {"hand": [SABER, BLANK_CARD, BLANK_CARD]}, (SABER,),
     {"done": True, "amount": 1, "hand": (["Take Cover"] * 2, [])}),
    ("two are no more than two", DiscardDownTo(2), {"hand": [SABER, BLANK_CARD]}, (), NOTHING),
    ("a support is a support already", BecomeSupport(), {}, (), NOTHING),
    ("drawn up to five", DrawToHandSize(), {"hand": [SABER] * 3}, (),
     {"done": True, "amount": 2, "deck_size": (8, 10)}),
    ("drawn as many as there are", DrawToHandSize(), {"hand": [SABER] * 3, "deck": [SABER]}, (),
     {"done": False, "amount": 1, "deck_size": (0, 10)}),
    ("some is paid", SpendSome(), {"resources": 3}, ("2",), {"amount": 2, "resources": (1, 0)}),
    ("none is paid", SpendSome(), {"resources": 3}, ("0",), {"amount": 0, "resources": (3, 0)}),
    ("handed over", HandOver(2, OPPONENT), {"resources": 3}, ("2",),
     {"done": True, "amount": 2, "resources": (1, 2)}),
    ("handed over as many as there are", HandOver(2, OPPONENT), {"resources": 1}, ("1",),
     {"done": True, "amount": 1, "resources": (0, 1)}),
    ("nothing is handed over", HandOver(2, OPPONENT), {"resources": 1}, ("0",), NOTHING),
    ("purses are exchanged", SwitchResources(OPPONENT), {"resources": 1, "foe_resources": 4}, (),
     {"done": True, "resources": (4, 1)}),
    ("cards are exchanged", SwitchWithDiscard(), {"hand": [SABER], "discard": [BLANK_CARD]}, (),
     {"done": True, "amount": 1, "hand": (["Take Cover"], []), "discard": (["Lightsaber"], [])}),
    ("without a discard pile none are", SwitchWithDiscard(), {"hand": [SABER]}, (), NOTHING),
    ("without a hand none are", SwitchWithDiscard(), {"discard": [SABER]}, (), NOTHING),
    ("damage moves one by one", MoveDamageAround(), HURT, (PAL, PAL),
     {"done": True, "amount": 2, "damage": {PAL: 0, RED: 2}}),
    ("damage stays", MoveDamageAround(), HURT, ("none",), NOTHING),
    ("damage moves until nobody wants more", MoveDamageAround(), HURT, (PAL, "none"),
     {"done": True, "amount": 1, "damage": {PAL: 1, RED: 1}}),
    ("the most upgrades on one", Gain(MostUpgrades()), ARMED, (), {"amount": 2}),
    ("a downgrade is no upgrade", Gain(MostUpgrades()), CHAINED, (), {"amount": 1}),
]  # fmt: skip


@pytest.mark.parametrize("case", CASES, ids=sentence)
def test_what_it_does(case: Case) -> None:
    check_case(case)


OFFERS: list[Offer] = [
    ("three are more than two", DiscardDownTo(2), {"hand": [SABER] * 3}, True),
    ("two are not", DiscardDownTo(2), {"hand": [SABER] * 2}, False),
    ("a deck to draw from", DrawToHandSize(), {}, True),
    ("no deck", DrawToHandSize(), {"deck": []}, False),
    ("an upgrade in play", KeepOneUpgradeEach(), ARMED, True),
    ("no upgrade in play", KeepOneUpgradeEach(), {}, False),
    ("damage on one of two", MoveDamageAround(), HURT, True),
    ("damage on the only one", MoveDamageAround(), {"team": [In(PAL, damage=1)]}, False),
    ("no damage", MoveDamageAround(), {"team": [PAL, RED]}, False),
    ("something to hand over", HandOver(1, OPPONENT), {"resources": 1}, True),
    ("nothing to hand over", HandOver(1, OPPONENT), {"foe_resources": 1}, False),
    ("a hand and a pile", SwitchWithDiscard(), {"hand": [SABER], "discard": [SABER]}, True),
    ("a hand alone", SwitchWithDiscard(), {"hand": [SABER]}, False),
    ("a pile alone", SwitchWithDiscard(), {"discard": [SABER]}, False),
    ("no bearer at all", UseOfHost(), {}, False),
]

test_nobody_is_asked_where_nothing_can_come_of_it = asks_only_where_it_can(OFFERS)


@pytest.mark.rule("DS-PASS-2")
def test_exchanging_the_same_changes_nothing() -> None:
    assert is_a_pass(SwitchResources(OPPONENT), resources=2, foe_resources=2)
    assert not is_a_pass(SwitchResources(OPPONENT), resources=2, foe_resources=1)


def test_the_side_of_a_die_that_is_not_in_play_is_one_that_can_be_resolved() -> None:
    effect = ResolveAnySide(One(Cards(YOU, zone=Zone.HAND)))
    for resources, offered in ((0, ["0", "4", "5"]), (1, ["0", "2", "4", "5"])):
        rod = made("upgrade", "Rod", sides="1R +2R 3R1 - 2R 1Dr")
        d = trial(effect, hand=[rod], resources=resources)
        assert sorted(d.offered(0)) == offered
        d.choose(0, offered[1])
        assert d.resources(0) == {"4": 2, "2": 3}[offered[1]]
    assert not trial(effect, hand=[BLANK_CARD]).done
    assert not trial(effect).done
    assert not trial(effect, hand=[made("upgrade", "Dud", sides="- - +1R - - 2R1")]).done


def test_each_player_keeps_one_upgrade_of_anybodys() -> None:
    d = trial(KeepOneUpgradeEach(), **ARMED)
    d.choose(0, HAT)
    assert d.can_choose(1, HAT, SABER, CAP) == [False, True, True]
    d.choose(1, SABER)
    assert [d.in_play(each) for each in (HAT, SABER, CAP)] == [True, True, False]
    d = trial(KeepOneUpgradeEach(), **ARMED)
    d.choose(0, "none").choose(1, "none")
    assert [d.in_play(each) for each in (HAT, SABER, CAP)] == [False, False, False]


def test_damage_is_moved_to_nobody_who_has_no_health_left() -> None:
    full = made("character", "Frail", health=1)
    d = trial(MoveDamageAround(), PAL, team=[In(PAL, damage=2), In(full, damage=1), RED])
    assert d.damage(RED) == 1, "the frail one cannot bear more"


def test_damage_stays_where_nobody_else_could_bear_it() -> None:
    full = made("character", "Frail", health=1)
    d = trial(MoveDamageAround(), PAL, team=[In(PAL, damage=2), In(full, damage=1)])
    assert (d.damage(PAL), d.done, d.my_turn_is_over) == (2, False, True)


def test_one_special_or_power_action_of_the_bearer_is_used() -> None:
    two = (Ability(SPECIAL, Gain(3)), Ability(POWER_ACTION, Gain(5)))
    master = made("character", "Master", *two)
    badge = made("upgrade", "Badge", Ability(ACTION, UseOfHost()))
    for index, gained in ((0, 3), (1, 5)):
        d = scene(None, team=[In(master, upgrades=[badge]), RED])
        d.use(badge)
        ask = d.table.ask(0)
        assert ask is not None and ask.prompt.args["count"] == 1
        d.choose(0, str(index))
        assert d.resources(0) == gained


WAVES: list[tuple[str, dict[str, Any], tuple[str, ...], dict[str, int]]] = [
    ("three", {"team": [PAL], "foes": [FOE, FOE2]}, (FOE, FOE2), {FOE: 3, FOE2: 2, PAL: 1}),
    ("two", {"team": [PAL], "foes": [FOE]}, (FOE,), {FOE: 3, PAL: 2}),
]


@each_case(WAVES, "position", "chosen", "damage")
def test_a_force_wave_hits_each_once(
    position: dict[str, Any], chosen: tuple[str, ...], damage: dict[str, int]
) -> None:
    d = trial(ForceWave(), *chosen, **position)
    assert {each: d.damage(each) for each in damage} == damage
    assert (d.done, d.amount) == (True, len(damage))


def test_who_joins_the_team_is_that_character() -> None:
    join = Then(AddToTeam("Death Trooper"), Exhaust(ThatCharacter()))
    d = trial(join, team=[PAL])
    joined = [card for card in d.g.play.values() if d.g.codes[card.id] == "02001"]
    assert [(card.controller, card.exhausted) for card in joined] == [(0, True)]
    assert (d.done, d.amount) == (True, 1)


def test_actions_of_another_player_are_not_yours() -> None:
    counted = If(TookActions(1), Gain(1))
    purse = made("support", "Purse", Ability(ACTION, counted))
    d = on_the_table(purse)
    d.use(purse)
    assert d.resources(0) == 1


def test_the_largest_group_shares_one_subtype() -> None:
    troopers = {"team": [RED, BLUE, PAL]}
    d = trial(Gain(LargestSubtypeGroup()), **troopers)
    assert d.amount == 1
    d = trial(Gain(LargestSubtypeGroup()), team=[RED, RED, PAL])
    assert d.amount == 2


# --- Cantina Brawl ------------------------------------------------------------------------------


@pytest.mark.parametrize(("cards", "asked"), [([], False), ([BLANK_CARD], True)])
def test_only_who_has_a_card_to_discard_brawls_back(cards: list[str], asked: bool) -> None:
    d = scene("LEG 148", team=[PAL], foes=[FOE], foe_hand=cards)
    d.play("LEG 148")
    assert (d.damage(FOE), d.prompt(1) == "ds-ask-may") == (1, asked)
    if asked:
        d.yes(1)
        assert (d.damage(PAL), d.discard(1)) == (1, ["Take Cover"])


def test_who_was_beaten_in_a_brawl_for_good_does_not_brawl_back() -> None:
    d = scene("LEG 148", team=[PAL], foes=[In(FOE, damage=6), FOE2], foe_hand=[BLANK_CARD])
    d.play("LEG 148", FOE).no(1)
    assert (d.in_play(FOE), d.damage(PAL)) == (False, 0)
