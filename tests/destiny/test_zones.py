"""Zones in and out of play: the play area, pools, going home."""

import pytest

from cantina.core.cards import count_of
from cantina.games.destiny.cards.dice import DiceEffect
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import (
    A_DIE,
    ACTION,
    EVENTS,
    POWER_ACTION,
    SUPPORTS,
    THIS,
    YOU,
    Ability,
    After,
    Cards,
    Count,
    Dice,
    Discard,
    Draw,
    Gain,
    Limit,
    One,
    Plays,
    PutOnDeck,
    Remove,
    Reroll,
    ReturnToHand,
    SetAside,
    Turn,
)
from cantina.games.destiny.cards.words import Effect
from cantina.games.destiny.rules import in_play, leaving_play
from cantina.games.destiny.terms import Symbol
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, event, made, support
from destiny.table import In, Named, Side, at_once, table

MINE = support(
    "Mine", Ability(ACTION, Gain(1)), Ability(POWER_ACTION, Gain(2)), sides="1R 2R - - - -", cost=1
)
RECALL = event("Recall", ReturnToHand(One(Cards(YOU, SUPPORTS))))
GEAR = made("upgrade", "Gear", sides="1R 2RD - - - -", cost=1)


@pytest.mark.rule("DS-ZONE-1", "DS-SET-ASIDE-1", "DS-TABLE-1")
def test_each_player_has_all_zones_of_his_own() -> None:
    duel = table(
        Side(
            [In(FIGHTER, dice=("1MD",), upgrades=[GEAR])],
            supports=[MINE],
            hand=["AW 149"],
            discard=["AW 151"],
            aside=["AW 153"],
            resources=2,
            spare_dice=["AW 59"],
        ),
        Side([SENTRY], hand=["AW 155", "AW 156"]),
    )
    view = duel.table.view(0)
    mine, theirs = view.players
    assert (len(mine.hand), theirs.hand_size) == (1, 2)
    assert (mine.deck_size, len(mine.discard), len(mine.set_aside)) == (10, 1, 1)
    assert (len(mine.pool), len(theirs.pool), mine.resources) == (1, 0, 2)
    assert (mine.set_aside_dice, theirs.set_aside_dice) == (("01059",), ())
    kinds = {card.kind for card in view.cards if card.controller == 0}
    assert kinds == {"character", "upgrade", "support", "battlefield"}


@pytest.mark.rule("DS-ZONE-1")
def test_what_each_player_uses_moves_through_his_own_zones() -> None:
    sides = [
        Side([In(card, dice=("-",))], hand=["AW 157"], deck=["AW 149", "AW 151"])
        for card in (FIGHTER, SENTRY)
    ]
    duel = table(*sides)
    for seat, card in ((0, FIGHTER), (1, SENTRY)):
        duel.rolls((card, "-")).act(seat, "reroll", duel.g.players[seat].hand[0])
        if duel.asked() == (seat,):
            duel.choose(seat, (card, 0))
        assert duel.discard(seat) == ["Take Cover"] and duel.hand(seat) == []
        assert duel.discard(1 - seat) == ([] if seat == 0 else ["Take Cover"])
    duel.pass_(0).pass_(1)
    for seat in (0, 1):
        assert duel.hand(seat) == ["Aim", "Use The Force"], "drawn from his own deck"
        assert duel.deck_size(seat) == 0 and duel.pool(seat) == []


@pytest.mark.rule("DS-ZONE-3", "DS-ZONE-6")
def test_abilities_work_in_play_and_not_in_hand_or_discard_pile() -> None:
    duel = table(
        Side([FIGHTER], supports=[MINE], hand=[MINE], discard=[MINE], resources=1), Side([SENTRY])
    )
    actions = [key for key in duel.offered(0) if key.startswith("action")]
    in_play_card = next(c.id for c in duel.g.play.values() if c.kind == "support")
    assert {key.split(":")[1] for key in actions} == {str(in_play_card)}
    horn = support("Horn", Ability(After(Plays(Cards(YOU, EVENTS))), Gain(3)))
    small = event("Small Thing", Draw(1))
    away = table(
        Side([FIGHTER], hand=[horn, small], discard=[horn], aside=[horn], deck=[horn] * 3),
        Side([SENTRY]),
    )
    away.act(0, "play", small)
    assert away.resources(0) == 0  # it reacts neither from hand nor pile, deck or aside
    there = table(Side([FIGHTER], supports=[horn], hand=[small]), Side([SENTRY]))
    there.act(0, "play", small)
    assert there.resources(0) == 3


@pytest.mark.rule("DS-ZONE-4")
def test_a_card_enters_play_once_when_it_reaches_the_play_area() -> None:
    banner = support("Banner", Ability(After(Plays(THIS)), Gain(1)))
    duel = table(Side([FIGHTER], hand=[banner]), Side([SENTRY]))
    duel.act(0, "play", banner)
    assert duel.resources(0) == 1
    duel.pass_(1).pass_(0)
    assert duel.resources(0) == 3  # upkeep only


@pytest.mark.rule("DS-ZONE-5", "DS-DIE-OUT-2")
def test_a_card_that_comes_back_is_new() -> None:
    duel = table(Side([FIGHTER], supports=[MINE], hand=[RECALL], resources=1), Side([SENTRY]))
    duel.act(0, "action", MINE, 1).pass_(1)
    assert duel.refused(0, "action", MINE, 1) == "DS-POWER-ACTION-1"
    duel.act(0, "play", RECALL).pass_(1)
    duel.act(0, "play", MINE).pass_(1)
    assert duel.can(0, "action", MINE, 1)
    assert duel.shows(MINE) is None  # its die is on it again


@pytest.mark.rule("DS-ZONE-5")
def test_what_a_card_does_the_first_time_it_does_again_when_it_comes_back() -> None:
    watch = support("Watch", Ability(After(Plays(Cards(YOU, EVENTS))), Gain(3), limit=Limit.GAME))
    small = event("Small", Draw(1))
    hand: list[Named] = [RECALL, small, "AW 151"]
    duel = table(Side([FIGHTER], supports=[watch], hand=hand, resources=1), Side([SENTRY]))
    duel.act(0, "play", small).pass_(1)
    assert duel.resources(0) == 4
    duel.act(0, "play", RECALL).pass_(1)
    assert duel.resources(0) == 4  # the second event is not the first
    duel.act(0, "play", watch).pass_(1)
    duel.act(0, "play", "AW 151").pass_(1)
    assert duel.resources(0) == 6  # the third cost 1


@pytest.mark.rule("DS-ZONE-7")
def test_a_card_that_leaves_play_loses_its_tokens() -> None:
    duel = table(
        Side([FIGHTER], supports=[In(MINE, shields=2, resources=3)], hand=[RECALL]), Side([SENTRY])
    )
    duel.act(0, "play", RECALL)
    assert duel.hand(0) == ["Mine"]
    assert duel.resources(0) == 0
    dice = [duel.g.die_codes[die] for die in duel.g.players[0].aside_dice]
    assert dice == [MINE.code]  # its die waits beside the game
    duel.pass_(1).pass_(0)
    assert duel.prompt(0) == "ds-ask-upkeep-discard"
    duel.choose(0)
    duel.act(0, "play", MINE)
    assert (duel.card(MINE).shields, duel.card(MINE).resources) == (0, 0)


@pytest.mark.rule("DS-ZONE-8", "DS-OWNER-1", "DS-OWNER-2", "DS-CONTROLLER-2", "DS-CONTROLLER-3")
def test_a_card_in_foreign_hands_goes_home_to_its_owner() -> None:
    purge = event("Sell", Gain(1))
    duel = table(Side([FIGHTER], hand=[purge]), Side([SENTRY], supports=[MINE]))
    card = duel.id(MINE)
    assert duel.g.play[card].controller == 1
    at_once(in_play.take_control(Scene(duel.g, 0), card, 0))
    assert (duel.g.owners[card], duel.g.play[card].controller) == (1, 0)
    assert duel.can(0, "action", MINE, 0) is False  # the open question was made before
    duel.act(0, "play", purge).pass_(1)
    assert duel.can(0, "action", MINE, 0)  # "your" support now
    at_once(leaving_play.discard(Scene(duel.g, 0), card))
    assert duel.discard(1) == ["Mine"]


STOLEN = One(Cards(YOU, SUPPORTS))


@pytest.mark.rule("DS-ZONE-8")
@pytest.mark.parametrize(
    ("effect", "zone"),
    [
        (Discard(STOLEN), "discard"),
        (ReturnToHand(STOLEN), "hand"),
        (PutOnDeck(STOLEN), "deck"),
        (SetAside(STOLEN), "aside"),
    ],
)
@pytest.mark.parametrize("thief", [0, 1])
def test_no_zone_out_of_play_ever_holds_a_card_of_an_opponent(
    effect: Effect, zone: str, thief: int
) -> None:
    away = event("Away With It", effect)
    robbed, taker = Side([SENTRY], supports=[MINE]), Side([FIGHTER], hand=[away])
    sides = (taker, robbed) if thief == 0 else (robbed, taker)
    duel = table(*sides, active=1 - thief)
    card = duel.id(MINE)
    at_once(in_play.take_control(Scene(duel.g, thief), card, thief))
    duel.pass_(1 - thief).act(thief, "play", away)
    owner, other = duel.g.players[1 - thief], duel.g.players[thief]
    zones_of = {
        "discard": lambda player: player.discard,
        "hand": lambda player: player.hand,
        "deck": lambda player: player.deck.cards(),
        "aside": lambda player: player.aside,
    }
    assert card not in duel.g.play
    assert card in zones_of[zone](owner)
    assert card not in zones_of[zone](other)
    assert [duel.g.die_codes[die] for die in owner.aside_dice] == [MINE.code]  # with its die


# --- pools --------------------------------------------------------------------------------------


@pytest.mark.rule("DS-POOL-1", "DS-POOL-2", "DS-ACTIVATE-2")
def test_rolled_dice_are_in_their_players_pool_and_wait_for_a_later_action() -> None:
    duel = table(Side([FIGHTER, ENVOY]), Side([SENTRY]))
    duel.rolls((FIGHTER, "2MD")).act(0, "activate", FIGHTER)
    assert duel.pool(0) == ["2MD"]  # the envoy's die lies on its card
    mine = duel.table.view(0).players[0]
    assert [die.id for die in mine.pool] == [duel.die(FIGHTER)]
    assert [die.id for die in mine.on_cards] == [duel.die(ENVOY)]
    assert Dice(YOU).find(Scene(duel.g, 0)) == [duel.die(FIGHTER)]
    assert duel.pool(1) == []
    assert duel.asked() == (1,)


@pytest.mark.rule("DS-POOL-3")
def test_only_own_dice_are_resolved() -> None:
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), Side([In(RAIDER, dice=("1RD",))]))
    assert duel.can(0, "resolve", (FIGHTER, 0))
    assert not duel.can(0, "resolve", (RAIDER, 0))


@pytest.mark.rule("DS-POOL-3", "DS-POOL-6")
def test_dice_on_cards_are_not_resolved_whatever_their_sides() -> None:
    useful = made("character", "Useful", sides="1R 1R 1R 1R 1R 1R")
    duel = table(Side([In(useful, dice=("1R", None))]), Side([SENTRY]))
    assert [duel.can(0, "resolve", (useful, die)) for die in (0, 1)] == [True, False]
    duel.act(0, "resolve", (useful, 0))
    assert duel.asked() == (1,)  # the other one cannot follow either
    assert duel.resources(0) == 1


@pytest.mark.rule("DS-POOL-3", "DS-RESOLVE-9")
def test_anger_resolves_an_opponents_die_as_if_it_were_yours() -> None:
    duel = table(
        Side([In(FIGHTER, dice=("-", "-"))], hand=["SoR 71"], resources=1),
        Side([In(RAIDER, dice=("3MD1",)), SENTRY], resources=2),
    )
    duel.act(0, "play", "SoR 71")
    assert duel.asked() == (0,)
    duel.choose(0, SENTRY)
    assert duel.damage(SENTRY) == 3
    assert (duel.resources(0), duel.resources(1)) == (0, 2)  # you pay
    assert duel.shows(RAIDER) is None


@pytest.mark.rule("DS-POOL-4", "DS-POOL-6")
@pytest.mark.parametrize("effect", [Remove(A_DIE), Reroll(A_DIE), Turn(A_DIE)])
def test_dice_in_a_pool_are_manipulated_dice_on_cards_are_not(effect: DiceEffect) -> None:
    trick = event("Trick", effect)
    duel = table(
        Side([In(FIGHTER, dice=("2MD", None))], hand=[trick]), Side([In(SENTRY, dice=("1R", None))])
    )
    duel.act(0, "play", trick)
    dice = [(FIGHTER, 0), (FIGHTER, 1), (SENTRY, 0), (SENTRY, 1)]
    assert duel.can_choose(0, *dice) == [True, False, True, False]


@pytest.mark.rule("DS-POOL-7")
def test_a_die_on_a_card_shows_nothing_and_is_not_counted() -> None:
    blank = made("character", "Blank", sides="- - - - - -")
    duel = table(Side([In(blank, dice=("-", None, None))]), Side([SENTRY]))
    assert count_of(Scene(duel.g, 0), Count(Dice(shows=(Symbol.BLANK,)))) == 1
    assert [die.side for die in duel.table.view(1).players[0].on_cards] == ["", ""]
    assert [die.side for die in duel.table.view(1).players[0].pool] == ["-"]


# --- hands, decks, discard piles ----------------------------------------------------------------


# --- the queue as a zone ------------------------------------------------------------------------
