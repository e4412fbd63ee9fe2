"""What is set aside: dice and cards, from the start and when they leave play."""

import pytest

from cantina.core.hidden import check_no_leak
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.games.destiny import facts, game, invariants
from cantina.games.destiny.cards.vocabulary import (
    OPPONENT,
    UPGRADES,
    Cards,
    Discard,
    One,
)
from cantina.games.destiny.decks import Deck, TeamMember
from cantina.games.destiny.rules import zones
from destiny.made import FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import In, Side, table
from destiny.test_zones import MINE

GEAR = made("upgrade", "Gear", sides="1R 2RD - - - -", cost=1)


@pytest.mark.rule("DS-SET-ASIDE-2")
def test_dice_set_aside_from_the_start_are_hidden_from_the_opponent() -> None:
    duel = table(Side([FIGHTER], hand=[MINE], spare_dice=[GEAR]), Side([SENTRY]))
    assert len(duel.table.view(0).players[0].set_aside_dice) == 2
    assert duel.table.view(1).players[0].set_aside_dice == ()


@pytest.mark.rule("DS-SET-ASIDE-4")
def test_a_deck_sets_aside_the_dice_its_cards_refer_to() -> None:
    krennic = Deck("k", (TeamMember("02003"),), ("01168",), {})
    assert krennic.dice_aside() == ("02001",)  # Death Trooper
    assert Deck("p", (TeamMember("01038"),), ("01168",), {}).dice_aside() == ()


@pytest.mark.rule("DS-SET-ASIDE-5", "DS-SET-ASIDE-6")
def test_a_card_set_aside_in_the_game_is_out_of_play_and_open() -> None:
    duel = table(Side([FIGHTER], plot="CONV 113"), Side([In(SENTRY, dice=("1R",))]))
    duel.act(0, "action", "CONV 113", 0)  # Force Flow sets itself aside to turn a die
    duel.side(0, SENTRY, "-")
    assert not duel.in_play("CONV 113")
    open_cards = [facts.KNOWN[c.code].title for c in duel.table.view(1).players[0].set_aside]
    assert "Force Flow" in open_cards


@pytest.mark.rule("DS-SET-ASIDE-7", "DS-DEFEAT-1", "DS-BATTLEFIELD-1")
def test_the_defeated_and_the_unused_battlefield_are_set_aside() -> None:
    duel = table(Side([In(FIGHTER, dice=("2MD",))]), Side([In(SENTRY, damage=9), RAIDER]))
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.aside(1) == ["Arid Wasteland", "Sentry"]
    assert duel.discard(1) == []
    fields = [card for card in duel.g.play.values() if card.kind == "battlefield"]
    assert len(fields) == 1


# --- dice of cards that leave -------------------------------------------------------------------

BREAK = event("Break", Discard(One(Cards(OPPONENT, UPGRADES))))


@pytest.mark.rule("DS-DIE-OUT-1")
def test_the_die_of_a_card_that_leaves_play_is_set_aside() -> None:
    duel = table(
        Side([FIGHTER], hand=[BREAK]), Side([In(SENTRY, upgrades=[In(GEAR, dice=("2RD",))])])
    )
    die = duel.die(GEAR)
    duel.act(0, "play", BREAK)
    assert duel.pool(1) == []
    assert die in duel.g.players[1].aside_dice


@pytest.mark.rule("DS-DIE-OUT-3")
def test_the_dice_of_two_con_artists_know_their_cards() -> None:
    duel = table(
        Side(
            [
                In(
                    FIGHTER,
                    upgrades=[In("SoR 60", dice=("Sp",), damage=2), In("SoR 60", dice=("Sp",))],
                )
            ]
        ),
        Side([SENTRY]),
    )
    duel.act(0, "resolve", ("SoR 60#2", 0))
    assert duel.deck_size(1) == 9  # one damage placed on the empty copy: one card
    duel.act(0, "resolve", ("SoR 60#1", 0))
    assert duel.deck_size(1) == 6  # the third on the other: three cards


@pytest.mark.rule("DS-DIE-OUT-4")
def test_who_discards_one_of_two_twins_chooses_the_die() -> None:
    duel = table(
        Side([FIGHTER], hand=[BREAK]),
        Side([In(SENTRY, upgrades=[In(GEAR, dice=("2RD",)), In(GEAR, dice=("1R",))])]),
    )
    first, second = duel.g.players[1].pool
    duel.act(0, "play", BREAK)
    duel.choose(0, duel.offered(0)[0])
    assert duel.prompt(0) == "ds-ask-twin-die"
    assert sorted(duel.offered(0)) == sorted([str(first), str(second)])
    duel.choose(0, second)
    assert duel.pool(1) == ["2RD"]
    invariants.check(duel.g)


@pytest.mark.rule("DS-DIE-OUT-5")
def test_equal_upgrades_on_two_characters_keep_their_dice_apart() -> None:
    duel = table(
        Side([In(FIGHTER, dice=("2MD",))]),
        Side(
            [
                In(SENTRY, damage=9, upgrades=[In(GEAR, dice=("1R",))]),
                In(RAIDER, upgrades=[In(GEAR, dice=("2RD",))]),
            ]
        ),
    )
    duel.act(0, "resolve", (FIGHTER, 0)).choose(0, SENTRY)
    assert duel.pool(1) == ["2RD"]
    broken = table(
        Side([FIGHTER], hand=[BREAK]),
        Side(
            [
                In(SENTRY, upgrades=[In(GEAR, dice=("1R",))]),
                In(RAIDER, upgrades=[In(GEAR, dice=("2RD",))]),
            ]
        ),
    )
    (on_raider,) = [card.id for card in zones.upgrades_on(broken.g, broken.id(RAIDER))]
    broken.act(0, "play", BREAK).choose(0, on_raider)
    assert broken.prompt(1) == "ds-ask-action"  # there was no die to choose
    assert broken.pool(1) == ["1R"]


@pytest.mark.rule("DS-SET-ASIDE-2")
def test_nothing_hidden_leaks_through_a_whole_match() -> None:
    started = Table.start(game, 2, {"decks": ["rey-starter", "kylo-ren-starter"]}, seed=5)
    rng = Rng(9)
    for _ in range(60):
        if started.over:
            break
        for seat in (0, 1, None):
            check_no_leak(started, seat, Rng(2))
        started.answer_at_random(rng)
    assert started.number > 60
