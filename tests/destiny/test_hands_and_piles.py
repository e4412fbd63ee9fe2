"""Zones out of play: hands, decks, discard piles, the queue."""

from typing import Any

import pytest

from cantina.core.hidden import check_no_leak
from cantina.core.rng import Rng
from cantina.core.undoing import CannotUndo
from cantina.games.destiny import facts, game
from cantina.games.destiny.cards.vocabulary import (
    EVENTS,
    OPPONENT,
    YOU,
    AnyNumber,
    Cards,
    DeckPlace,
    Discard,
    Do,
    Draw,
    Each,
    Gain,
    LookAt,
    PutOnDeck,
    Top,
    Zone,
)
from destiny.made import FIGHTER, SENTRY, event
from destiny.table import In, Side, table
from destiny.test_zones import MINE


@pytest.mark.rule("DS-HAND-1")
def test_a_card_in_hand_can_be_played_for_its_cost() -> None:
    duel = table(Side([FIGHTER], hand=["AW 153", "TPG 14"], resources=2), Side([SENTRY]))
    assert duel.can(0, "play", "AW 153")
    assert duel.blocked(0)[f"play:{duel.id('TPG 14')}"] == "DS-PLAY-CARD-4"
    duel.act(0, "play", "AW 153")
    assert duel.resources(0) == 0
    assert len(duel.hand(0)) == 1
    assert not duel.can(1, "play", "TPG 14")  # nobody plays from another's hand


@pytest.mark.rule("DS-HAND-2")
def test_upkeep_draws_up_to_five() -> None:
    duel = table(Side([FIGHTER]), Side([SENTRY]))
    duel.pass_(0).pass_(1)
    assert len(duel.hand(0)) == 5
    assert duel.deck_size(0) == 5


@pytest.mark.rule("DS-DRAW-1")
def test_a_hand_lies_in_order_in_whatever_order_it_was_drawn() -> None:
    under = PutOnDeck(Each(Cards(YOU, zone=Zone.HAND)), DeckPlace.BOTTOM)
    plan = event("Plan", Do((under, Draw(2))))
    duel = table(Side([FIGHTER], hand=[plan, "AW 153"], deck=["AW 157"]), Side([SENTRY]))
    duel.act(0, "play", plan)
    assert duel.g.players[0].hand == [duel.id("AW 153"), duel.id("AW 157")]


@pytest.mark.rule("DS-SUPPLY-3")
def test_the_supply_never_runs_out() -> None:
    rich = event("Rich", Gain(400))
    duel = table(Side([FIGHTER], hand=[rich], resources=300), Side([SENTRY], resources=300))
    duel.act(0, "play", rich)
    assert (duel.resources(0), duel.resources(1)) == (700, 300)


@pytest.mark.rule("DS-HAND-3", "DS-UPKEEP-5")
def test_a_larger_hand_is_kept() -> None:
    duel = table(Side([FIGHTER], hand=["AW 149"] * 7), Side([SENTRY], hand=["AW 149"] * 3))
    duel.pass_(0).pass_(1)
    duel.choose(0).choose(1)
    assert len(duel.hand(0)) == 7
    assert duel.deck_size(0) == 10
    assert (len(duel.hand(1)), duel.deck_size(1)) == (5, 8)  # the other hand is filled up


@pytest.mark.rule("DS-HAND-4", "DS-DECK-1", "DS-DECK-2", "DS-RESOURCE-3")
def test_hands_and_decks_are_counted_but_not_seen_and_resources_are_open() -> None:
    duel = table(
        Side([FIGHTER], hand=["AW 149", "AW 151"], resources=4), Side([SENTRY], hand=["AW 155"])
    )
    seen = duel.table.view(1).players[0]
    assert (seen.hand_size, seen.deck_size, seen.resources) == (2, 10, 4)
    assert seen.hand == ()
    own = duel.table.view(0).players[0]
    assert len(own.hand) == 2
    assert own.known_top == ("",) * 10  # not even the owner knows the order
    for seat in (0, 1, None):
        check_no_leak(duel.table, seat, Rng(3))


@pytest.mark.rule("DS-DISCARD-PILE-1")
def test_played_and_discarded_cards_lie_face_up_in_the_pile_of_their_owner() -> None:
    def pile(duel: Any) -> Any:
        seen = duel.table.view(1).players[0].discard
        return sorted([facts.KNOWN[card.code].title for card in seen])

    duel = table(Side([In(FIGHTER, dice=("1MD",))], hand=["AW 149", "AW 157"]), Side([SENTRY]))
    duel.act(0, "play", "AW 157").choose(0, FIGHTER)
    assert pile(duel) == ["Take Cover"]
    duel.pass_(1)
    duel.rolls((FIGHTER, "2MD")).act(0, "reroll", "AW 149")
    assert pile(duel) == ["Take Cover", "Use The Force"]
    assert duel.hand(0) == []


@pytest.mark.rule("DS-DISCARD-PILE-2", "DS-DISCARD-PILE-3")
def test_discard_piles_are_open_and_without_order() -> None:
    duel = table(Side([FIGHTER], discard=["AW 151", "AW 149"]), Side([SENTRY]))
    other = table(Side([FIGHTER], discard=["AW 149", "AW 151"]), Side([SENTRY]))
    seen = duel.table.view(1).players[0].discard
    assert sorted(facts.KNOWN[card.code].title for card in seen) == ["Aim", "Use The Force"]
    swapped = duel.g.copy()
    swapped.players[0].discard.reverse()
    assert game.view(swapped, 1) == duel.table.view(1)
    assert duel.discard(0) == other.discard(0)


@pytest.mark.rule("DS-DRAW-1", "DS-DRAW-2", "DS-DRAW-3", "DS-DRAW-4", "DS-ABILITY-6")
@pytest.mark.parametrize(
    ("deck", "drawn"),
    [
        (["AW 149", "AW 151", "AW 153"], ["Aim", "Use The Force"]),
        (["AW 149"], ["Use The Force"]),
        ([], []),
    ],
)
def test_drawing_takes_what_is_there_from_the_top_at_once(
    deck: list[str], drawn: list[str]
) -> None:
    study = event("Study", Draw(2))
    duel = table(Side([FIGHTER], hand=[study], deck=deck), Side([SENTRY]))
    duel.act(0, "play", study)
    assert duel.hand(0) == drawn
    assert duel.deck_size(0) == max(len(deck) - 2, 0)
    assert not duel.over  # an empty deck loses nothing at that moment
    assert duel.log().count("ds-log-draw") == (1 if drawn else 0)


@pytest.mark.rule("DS-LOOK-1", "DS-SEARCH-1")
def test_looking_leaves_cards_in_place_and_only_the_one_who_looks_sees_them() -> None:
    peek = event("Peek", LookAt(Each(Cards(OPPONENT, zone=Zone.HAND))))
    duel = table(Side([FIGHTER], hand=[peek]), Side([SENTRY], hand=["AW 149", "AW 151"]))
    before = list(duel.g.players[1].hand)
    duel.act(0, "play", peek)
    assert duel.g.players[1].hand == before
    assert [event.only for event in duel.table.log if event.text.id == "ds-log-sees"] == [(0,)]
    told = [event.text.id for event in duel.table.events(1)]
    assert "ds-log-sees" not in told
    assert "ds-log-looks" in told


@pytest.mark.rule("DS-LOOK-1")
def test_a_card_looked_at_on_a_deck_stays_on_top_of_it() -> None:
    peek = event("Peek B", LookAt(Top(1, OPPONENT)))
    duel = table(Side([FIGHTER], hand=[peek]), Side([SENTRY], deck=["AW 149", "AW 151", "AW 157"]))
    duel.act(0, "play", peek)
    assert duel.table.view(0).players[1].known_top == ("01149", "", "")
    assert duel.table.view(1).players[1].known_top[:1] != ("01149",)
    deck = duel.g.players[1].deck.cards()
    assert [duel.g.codes[card] for card in deck] == ["01149", "01151", "01157"]
    with pytest.raises(CannotUndo):  # what was seen cannot be unseen
        duel.table.undo(0)
    # of what is looked at, only what the text takes leaves its place
    take = Do((LookAt(Top(3, OPPONENT)), Discard(Each(Cards(types=EVENTS, zone=Zone.LOOKED_AT)))))
    probe = event("Probe B", take)
    theirs = Side([SENTRY], deck=["AW 59", "AW 149", "AW 44"])
    duel = table(Side([FIGHTER], hand=[probe]), theirs)
    duel.act(0, "play", probe)
    deck = duel.g.players[1].deck.cards()
    assert [duel.g.codes[card] for card in deck] == ["01059", "01044"]
    assert duel.discard(1) == ["Use The Force"]


@pytest.mark.rule("DS-SEARCH-2", "DS-CHOOSE-8")
def test_who_searches_need_not_find() -> None:
    dig = event("Dig", PutOnDeck(AnyNumber(Cards(YOU, zone=Zone.DISCARD))))
    duel = table(Side([FIGHTER], hand=[dig], discard=["AW 149"]), Side([SENTRY]))
    duel.act(0, "play", dig).choose(0)
    assert duel.deck_size(0) == 10
    assert duel.discard(0) == ["Dig", "Use The Force"]


@pytest.mark.rule("DS-QUEUE-1", "DS-QUEUE-2", "DS-PLAY-CARD-1", "DS-ACTION-2")
def test_a_card_being_played_lies_face_up_in_the_queue_until_its_effect_is_done() -> None:
    duel = table(Side([FIGHTER], hand=["AW 157"]), Side([SENTRY]))
    duel.act(0, "play", duel.g.players[0].hand[0])  # Take Cover asks for a character
    assert duel.hand(0) == []
    assert duel.discard(0) == []
    assert [facts.KNOWN[card.code].title for card in duel.table.view(1).played] == ["Take Cover"]
    assert duel.log()[-1] == "ds-log-play"
    duel.choose(0, FIGHTER)
    assert duel.table.view(1).played == ()
    assert duel.discard(0) == ["Take Cover"]


@pytest.mark.rule("DS-QUEUE-2")
def test_a_support_goes_from_the_queue_to_the_play_area() -> None:
    duel = table(Side([FIGHTER], hand=[MINE], resources=1), Side([SENTRY]))
    duel.act(0, "play", MINE)
    assert duel.in_play(MINE)
    assert duel.discard(0) == []
    assert duel.table.view(1).played == () and "ds-log-attached" not in duel.log()


@pytest.mark.rule("DS-QUEUE-2")
def test_an_upgrade_goes_from_the_queue_to_its_character() -> None:
    duel = table(Side([FIGHTER], hand=["AW 59"], resources=3), Side([SENTRY]))
    duel.act(0, "play", "AW 59")
    assert duel.card("AW 59").host == duel.id(FIGHTER)
    assert duel.discard(0) == [] and duel.table.view(1).played == ()
    assert "ds-log-attached" in duel.log()
