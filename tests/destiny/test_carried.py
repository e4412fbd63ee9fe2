"""What is remembered of the cards in play is what a look at all of them finds.

What can be played is judged at a glance as the rules judge it.
"""

from typing import Any

import pytest

from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.undoing import CannotUndo
from cantina.games.destiny import carried, facts
from cantina.games.destiny.cards.standing import CanBeActivated, HasAbilitiesOf, LosesAbilities
from cantina.games.destiny.rules import playing
from cantina.games.destiny.rules.playing import restore
from cantina.games.destiny.state import Card, Duel

GAME = find_game("destiny")


def carriers_of(rule: type) -> list[str]:
    return sorted({known.definition.code for known in facts.KNOWN.values() if rule in known.rules})


SILENCERS, BORROWERS = carriers_of(LosesAbilities), carriers_of(HasAbilitiesOf)


class Same:
    """Equal to one very piece only."""

    def __init__(self, piece: Any) -> None:
        self.piece = piece

    def __eq__(self, other: object) -> bool:
        return self.piece is other


def scan(g: Duel, key: Any) -> list[Any]:
    """Look at every card in play."""
    cards = list(g.play.values())
    hushed = [card.host for card in cards if LosesAbilities in facts.of(g, card.id).rules]
    speaking = [card for card in cards if card.id not in hushed]
    if key == facts.SILENCED:
        return hushed
    if key == carried.CHARACTERS:
        return [card for card in cards if card.kind == "character"]
    if key == carried.ACTIVATED:
        return [
            card
            for card in cards
            if card.kind == "character"
            or (
                card.kind == "support"
                and (
                    [die for die in g.dice.values() if die.card == card.id]
                    or CanBeActivated in facts.of(g, card.id).rules
                )
            )
        ]
    if key == carried.ALIKE:
        unique = [c for c in cards if facts.of(g, c.id).unique and c.kind != "battlefield"]
        titles = [facts.of(g, card.id).title for card in unique]
        return [card for card in unique if titles.count(facts.of(g, card.id).title) > 1]
    if isinstance(key, tuple):
        return [card for card in cards if facts.of(g, card.id).title == key[0]]
    if key == facts.ACTING:
        return [
            card
            for card in speaking
            if facts.of(g, card.id).actions or HasAbilitiesOf in facts.of(g, card.id).rules
        ]
    borrowing = [card for card in speaking if HasAbilitiesOf in facts.of(g, card.id).rules]
    if key == facts.BORROWING:
        return borrowing
    if isinstance(key, str):
        own = [
            (card, g.codes[card.id], index)
            for card in speaking
            for index in facts.of(g, card.id).triggers.get(key, ())
        ]
        return own + [(card, "", carried.BORROWED) for card in borrowing]
    return [(card, held) for card in speaking for held in facts.of(g, card.id).rules.get(key, ())]


def grouped(g: Duel, key: str) -> dict[int, list[Any]]:
    """Look at every card or die in play for what it belongs to; the very pieces are meant."""
    found: dict[int, list[Any]] = {}
    for piece in g.play.values() if key == carried.ATTACHED else g.dice.values():
        on = piece.host if isinstance(piece, Card) else piece.card
        if on >= 0:
            found.setdefault(on, []).append(Same(piece))
    return found


def check(g: Duel) -> None:
    """Compare all that is remembered with a look at the table; the very cards are meant."""
    for player in g.players:
        able = [card for card in player.hand if playing.problem(g, player.seat, card) is None]
        assert playing.playable(g, player.seat) == able
    for key, found in g.carried.items():
        if key in (carried.ATTACHED, carried.DICE):
            assert found == grouped(g, key), key
            continue
        if key == carried.SAVING:
            borne = [facts.of(g, card.id).cost for card in g.play.values() if card.host >= 0]
            assert found == max(borne, default=0)
            continue
        assert list(found) == scan(g, key), key
        cards = [one[0] if isinstance(one, tuple) else one for one in found]
        assert all(card is g.play[card.id] for card in cards if not isinstance(card, int)), key


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_memory_of_the_cards_in_play(seed: int) -> None:
    """Whatever comes, goes, moves, changes hands or is silenced, in play, copies and undone."""
    pieces = [*SILENCERS, *BORROWERS]
    seats, options = GAME.showing("+".join(pieces[seed % 2 :] + pieces[: seed % 2]), seed)
    table: Table[Duel] = Table.start(GAME, seats, options, seed=seed, log=False)
    rng = Rng(5)
    asked: set[Any] = set()
    for number in range(400):
        if table.over:
            break
        seat = table.waiting[0]
        table.answer_at_random(rng)
        check(table.state)
        asked |= table.state.carried.keys()
        if number % 16 == 0 and not table.over:
            for other in (table.copy(), table.imagine(0, Rng(number))):
                other.answer_at_random(rng.copy())
                check(other.state)
        if number % 32 == 31:
            try:
                table.undo(seat)
            except CannotUndo:
                continue
            check(table.state)
    assert {facts.SILENCED, facts.ACTING, HasAbilitiesOf} <= asked
    assert {carried.CHARACTERS, carried.ACTIVATED, carried.ATTACHED, carried.DICE} <= asked
    assert carried.ALIKE in asked


def test_a_card_played_and_undone_is_forgotten() -> None:
    """What was remembered while a card lay in play goes with it (DS-ILLEGAL-1)."""
    table: Table[Duel] = Table.start(GAME, 2, seed=3, log=False)
    g = table.state
    before, card = g.copy(), next(iter(g.play.values()))
    assert carried.copies(g, facts.of(g, card.id).titled) == (card,)
    restore(g, before)
    assert carried.copies(g, facts.of(g, card.id).titled)[0] is g.play[card.id]
    check(g)
