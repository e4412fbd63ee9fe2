"""What "that die", "that card" and "that player" mean, and where an option about them lies."""

from __future__ import annotations

from cantina.core.testing import drive
from cantina.games.destiny import facts
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import (
    THIS,
    THOSE_DICE,
    YOU,
    AnyNumber,
    AtLeast,
    AtMost,
    Cards,
    CardType,
    Deal,
    Discard,
    Do,
    Draw,
    Exactly,
    Gain,
    Heal,
    May,
    MoveUpgrade,
    One,
    Play,
    ThatCard,
    ThatCharacter,
    Top,
    Zone,
)
from cantina.games.destiny.content.awakenings.switching import SwitchUpgrade
from cantina.games.destiny.content.awakenings.upgrades import HoldDice
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import Arena, In, Side, position, table

POST = made("support", "Lone post", sides="1R 2R - - - -", cost=1)


def doubted() -> Arena:
    """Reroll a die of the Sentry with Doubt, and let its player decide about it."""
    duel = table(Side([FIGHTER], hand=["SoR 80"]), Side([In(SENTRY, dice=("1R", "1R"))]))
    return duel.act(0, "play", "SoR 80").rolls((SENTRY, "1R")).choose(0, (SENTRY, 0))


def test_a_choice_about_that_die_names_it_and_lies_on_it() -> None:
    duel = doubted()
    die = duel.die(SENTRY)
    (ask,) = duel.table.asks(1)
    assert ask.prompt.id == "ds-ask-choose"
    for option in ask.options:
        assert option.at == f"die:{die}"
        assert option.note is not None
        assert option.note.id == "ds-note-that"
        assert [thing.id for thing in option.note.args["things"]] == ["ds-die"]


def test_what_is_still_to_be_chosen_is_not_named() -> None:
    duel = table(
        Side([In(ENVOY, dice=(None,))], supports=["SoR 78"]), Side([In(SENTRY, dice=("1R", "1R"))])
    )
    duel.rolls((ENVOY, "1Dc")).act(0, "activate", ENVOY)
    (ask,) = duel.table.asks(0)
    assert ask.prompt.id == "ds-ask-may"
    assert [option.at for option in ask.options] == [f"card:{duel.id('SoR 78')}", None]
    assert [option.note for option in ask.options] == [None, None]


def test_who_was_hit_is_named_in_the_next_question_and_a_card_just_drawn_is_not() -> None:
    heal, throw = May(Heal(1, ThatCharacter())), May(Discard(ThatCard()))
    regret = event("Regret", Do((Deal(1, One(Cards(Whose.OPPONENT))), heal)))
    sift = event("Sift", Do((Draw(1), throw)))
    for played, named in ((regret, [facts.code_name(RAIDER.code)]), (sift, [])):
        duel = table(Side([FIGHTER], hand=[played]), Side([RAIDER])).act(0, "play", played)
        (ask,) = duel.table.asks(0)
        notes = [option.note for option in ask.options if option.note is not None]
        assert ask.prompt.id == "ds-ask-may"
        assert [note.args["things"] for note in notes] == [[name] for name in named]


def test_whoever_has_what_was_spoken_of_last_is_that_player() -> None:
    duel = table(
        Side([In(FIGHTER, dice=("1MD",))], supports=[POST], hand=["AW 149"]),
        Side([In(RAIDER, dice=("2ID",))]),
    )
    mine, theirs = duel.die(FIGHTER), duel.die(RAIDER)
    at = Scene(duel.g, 0)
    at.touch_dice([theirs, mine])
    assert (at.dice, at.player) == ((theirs, mine), 1)
    at.touch_dice([])
    assert (at.dice, at.player) == ((), 1)
    at.touch_dice([mine])
    assert at.player == 0
    at.touch_cards([duel.id(RAIDER)])
    assert (tuple(at.cards), at.characters, at.player) == ((), (duel.id(RAIDER),), 1)
    at.touch_cards([duel.id(POST)])
    assert (tuple(at.cards), at.characters) == ((duel.id(POST),), (duel.id(POST),))
    at.touch_cards([duel.id("AW 149")])
    assert (tuple(at.cards), at.player) == ((duel.id("AW 149"),), 0)
    at.touch_cards([])
    assert (tuple(at.cards), at.characters) == ((), ())


def test_a_card_that_went_elsewhere_is_no_longer_among_those_looked_at() -> None:
    at = Scene(table(Side([FIGHTER]), Side([RAIDER])).g, 0)
    at.looked = [4, 5]
    at.forget(4)
    at.forget(9)
    assert at.looked == [5]


def test_what_an_effect_did_is_what_the_next_words_count() -> None:
    at = Scene(table(Side([FIGHTER]), Side([RAIDER])).g, 0)
    for amount, done in ((0, False), (1, True), (3, True)):
        outcome = at.did(amount)
        assert (outcome.done, outcome.amount, at.amount) == (done, amount, amount)


def test_a_card_that_is_not_in_play_cannot_be_moved() -> None:
    duel = table(Side([FIGHTER, SENTRY], hand=["AW 149"]), Side([RAIDER]))
    move = MoveUpgrade(THIS, One(Cards(YOU, (CardType.CHARACTER,))))
    assert not move.can(Scene(duel.g, 0, duel.id("AW 149")))


def test_a_card_that_is_not_in_play_is_not_switched() -> None:
    duel = table(Side([FIGHTER], hand=["AW 149", "AW 150"]), Side([RAIDER]))
    switch = SwitchUpgrade(Cards(YOU, zone=Zone.HAND))
    assert not switch.can(Scene(duel.g, 0, duel.id("AW 149")))
    assert switch.can(Scene(duel.g, 0, duel.id(FIGHTER)))


def test_reckoning_what_a_card_would_cost_chooses_nothing() -> None:
    duel = table(Side([FIGHTER], hand=["AW 149", "AW 150"]), Side([RAIDER]))
    at = Scene(duel.g, 0)
    at.cards = (duel.id("AW 150"),)
    Play(One(Cards(YOU, zone=Zone.HAND))).terms(at, duel.id("AW 149"))
    assert at.cards == (duel.id("AW 150"),)


def test_what_another_did_is_known_to_whoever_goes_on() -> None:
    g = table(Side([FIGHTER]), Side([RAIDER])).g
    mine, other = Scene(g, 0), Scene(g, 1)
    known = {
        "dice": (1,), "picked": (2,), "picked_cards": (3,), "taken": 4, "removed": (5,),
        "blocked": 6, "cards": (7,), "characters": (8,), "player": 1, "looked": [9],
        "named": "red", "amount": 3, "worth": 2,
    }  # fmt: skip
    for name, value in known.items():
        setattr(mine, name, value)
    mine.share(other)
    assert {name: getattr(other, name) for name in known} == known
    assert (other.seat, mine.against(1).opponent, mine.by(1).seat) == (1, 1, 1)


def test_an_effect_saves_nothing_unless_it_says_so() -> None:
    at = Scene(table(Side([FIGHTER]), Side([RAIDER])).g, 0)
    assert (Gain(1).saves(at), Gain(1).saves_on_die(at)) == (0, 0)
    assert not Gain(1).needs_its_card_ready()


def test_a_card_lies_on_top_of_a_deck_if_any_of_the_decks_has_one() -> None:
    for mine, theirs, there in ((1, 0, True), (0, 1, True), (0, 0, False)):
        sides = [
            Side([who], deck=["AW 157"] * count)
            for who, count in ((FIGHTER, mine), (RAIDER, theirs))
        ]
        assert Top(1, Whose.EVERYONE).exists(Scene(position(*sides), 0)) is there


def test_only_what_can_be_paid_for_is_offered_card_after_card() -> None:
    dear = made("support", "Dear thing", cost=3)
    duel = table(Side([FIGHTER], hand=[POST, dear], resources=1), Side([RAIDER]))
    at = Scene(duel.g, 0, duel.id(FIGHTER))
    asked = Play(AnyNumber(Cards(YOU, zone=Zone.HAND))).do(at).__await__()
    assert asked.send(None).keys() == [str(duel.id(POST)), "none"]


def test_dice_that_left_the_game_are_not_held() -> None:
    duel = table(Side([In(FIGHTER, dice=(None,))], supports=[POST]), Side([RAIDER]))
    at = Scene(duel.g, 0, duel.id(POST))
    at.dice = (999,)
    assert not drive(HoldDice(THOSE_DICE).do(at)).done
    at.dice = (duel.die(FIGHTER),)
    assert drive(HoldDice(THOSE_DICE).do(at)).done
    assert duel.g.dice[duel.die(FIGHTER)].held == duel.id(POST)


def test_bounds_that_nothing_at_all_cannot_keep() -> None:
    assert [bound.wants_some for bound in (AtLeast(1), Exactly(1), AtMost(1))] == [
        True, True, False,
    ]  # fmt: skip
