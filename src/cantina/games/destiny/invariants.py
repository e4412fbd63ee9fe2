"""What must hold at every checkpoint, whatever was played."""

from __future__ import annotations

from collections import Counter

from cantina.games.destiny.rules.leaving_play import MOST_DOWNGRADES, MOST_UPGRADES
from cantina.games.destiny.rules.ongoing import is_uncounted, more_upgrades, most_shields
from cantina.games.destiny.state import NOTHING, ON_CARD, Duel


def check(g: Duel) -> None:
    """Raise AssertionError when cards, dice, tokens or limits are not as they must be."""
    check_cards(g)
    check_dice(g)
    check_limits(g)
    if g.step in ("turn", "round", "upkeep", "extra"):
        assert not g.queue and not g.moment, "the queue is not empty between actions"
        assert not g.played, "a card was left in the queue"
        assert len(g.applying) < 2, "somebody still applies something"
        assert not g.holding and not g.interrupting and not g.falling, "an effect never ended"


def check_cards(g: Duel) -> None:
    """Every card is in exactly one zone (DS-ZONE-1)."""
    places: Counter[int] = Counter(list(g.play))
    places.update(g.played)
    for held in g.play.values():
        places.update(held.under)
    for player in g.players:
        for zone in (player.hand, player.discard, player.aside, player.deck.cards(), player.gone):
            places.update(zone)
        places.update([stack.card for stack in player.stacked])
    for card, owner in enumerate(g.owners):
        assert places[card] == 1, f"card {card} of player {owner} is in {places[card]} zones"
    for player in g.players:
        for card in (*player.hand, *player.discard, *player.aside, *player.deck.cards()):
            assert g.owners[card] == player.seat, f"card {card} lies in a wrong player's zone"


def check_dice(g: Duel) -> None:
    """Every die is on its card, in one pool, or set aside."""
    places: Counter[int] = Counter(list(g.dice))
    for player in g.players:
        places.update(player.aside_dice)
        for die in player.pool:
            assert g.dice[die].face != ON_CARD, f"die {die} is in a pool and shows nothing"
            assert g.dice[die].controller == player.seat, f"die {die} is in a wrong pool"
    for die in range(len(g.die_codes)):
        assert places[die] == 1, f"die {die} is in {places[die]} places"
    pooled = [die for player in g.players for die in player.pool]
    showing = [die.id for die in g.dice.values() if die.face != ON_CARD]
    assert sorted(pooled) == sorted(showing), "a die shows a side outside the pools"
    for found in g.dice.values():
        home = found.card in g.play or (found.card == NOTHING and found.face != ON_CARD)
        assert home, f"die {found.id} has no card in play"


def check_limits(g: Duel) -> None:
    """Shields, upgrades, downgrades and resources stay within their limits."""
    for player in g.players:
        assert player.resources >= 0, f"player {player.seat} has negative resources"
    attached: Counter[tuple[int, str]] = Counter()
    for card in g.play.values():
        assert min(card.damage, card.shields, card.resources) >= 0, f"card {card.id} owes tokens"
        if card.kind == "character":
            assert card.shields <= most_shields(g, card), (
                f"character {card.id} has too many shields"
            )
        if card.host >= 0:
            assert card.host in g.play, f"card {card.id} is attached to nothing"
            attached[card.host, card.kind] += not is_uncounted(g, card)
    for (host, kind), count in attached.items():
        most = MOST_DOWNGRADES
        if kind == "upgrade":
            most = MOST_UPGRADES + more_upgrades(g, host)
        assert count <= most, f"card {host} has {count} of type {kind}"
