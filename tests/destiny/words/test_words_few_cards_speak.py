"""Words that few cards speak: what they mean to others afterwards, and how far they reach."""

import pytest

from cantina.games.destiny.cards.counts import Handled, JustDone
from cantina.games.destiny.cards.players import OPPONENT, YOU
from cantina.games.destiny.cards.vocabulary import *
from cantina.games.destiny.content.across_the_galaxy.events_blue import HandOver
from cantina.games.destiny.content.across_the_galaxy.events_yellow import TookActions
from cantina.games.destiny.content.awakenings.switching import SwitchUpgrade
from destiny.cards.scene import BLANK_CARD, FOE, PAL, scene
from destiny.cards.scene import BLUE as MASTER
from destiny.made import made
from destiny.table import In
from destiny.words.trial import trial

HOLOCRON, THROW = "AW 16", "AW 57"  # Sith Holocron, Force Throw


def test_who_was_given_resources_is_that_player() -> None:
    d = trial(Then(HandOver(2, OPPONENT), As(THAT_PLAYER, Draw(1))), "1", resources=2)
    assert (d.resources(0), d.resources(1), len(d.hand(1))) == (1, 1, 1)


def test_actions_are_counted_of_the_player_who_takes_them() -> None:
    told = Ability(After(TakesAction(OPPONENT)), If(TookActions(1), Gain(1)))
    bell = made("support", "Bell", told)
    horn = made("support", "Horn", Ability(ACTION, Draw(1)))
    d = scene(bell, foe_supports=[horn])
    d.pass_(0).act(1, "action", horn, 0)
    assert d.resources(0) == 0


# --- dice of cards that are not in play ---------------------------------------------------------


def test_damage_of_a_side_of_a_die_that_is_not_in_play_is_blocked_by_shields() -> None:
    rod = made("upgrade", "Rod", sides="2RD - - - - -")
    d = scene("AW 29", ("Sp",), hand=[rod], foes=[In(FOE, shields=1)])
    d.resolve("AW 29", 0, FOE)
    assert (d.damage(FOE), d.shields(FOE), d.discard(0)) == (1, 0, ["Rod"])


def test_an_upgrade_that_is_not_in_play_is_exchanged_for_nothing() -> None:
    d = scene("AW 29", ("Sp",), hand=[HOLOCRON, THROW])
    d.resolve("AW 29", 0, HOLOCRON)
    d.side(0, HOLOCRON, "Sp")
    assert (d.hand(0), d.discard(0)) == (["Force Throw"], ["Sith Holocron"])


def test_detonators_that_are_not_in_play_have_nothing_to_throw() -> None:
    d = scene("AW 29", ("Sp",), hand=["CONV 172"])
    d.resolve("AW 29")
    d.side(0, "CONV 172", "Sp")
    assert (d.discard(0), d.damage(FOE), d.my_turn_is_over) == (["Sonic Detonators"], 0, True)


# --- upgrades exchanged -------------------------------------------------------------------------


def test_what_was_exchanged_is_one_card_and_a_second_copy_of_a_unique_one_goes() -> None:
    swap = Then(SwitchUpgrade(Cards(YOU, UPGRADES, zone=Zone.HAND)), Gain(JustDone(Handled.CARDS)))
    ring = made("upgrade", "Ring", Ability(ACTION, swap))
    seal = made("upgrade", "Seal", unique=True)
    d = scene(None, team=[In(PAL, upgrades=[ring]), In(MASTER, upgrades=[seal])], hand=[seal])
    old, new = d.id(seal), max(d.g.players[0].hand)
    d.use(ring)
    d.choose(0, str(old))
    assert (d.resources(0), d.hand(0), d.discard(0)) == (1, ["Ring"], ["Seal"])
    assert d.g.play[new].host == d.id(PAL)


# --- Barter With Blood --------------------------------------------------------------------------


@pytest.mark.rule("DS-QUEUE-3")
def test_an_event_bought_with_blood_waits_until_all_have_paid() -> None:
    master = made("event", "Plan", Ability(Use.WHEN_PLAYED, Draw(1)), only_if=FirstRound())
    d = scene("CONV 41", hand=[BLANK_CARD, master], team=[PAL], foes=[FOE], resources=2)
    d.play("CONV 41")
    d.choose(0, "1").choose(1, "1")
    assert d.can_choose(0, "A:" + BLANK_CARD, master) == [True, False]
    d.choose(0, BLANK_CARD)
    assert (d.damage(PAL), d.damage(FOE), d.prompt(0)) == (1, 1, "ds-ask-give-shields")
