"""What is remembered of the cards in play is what a look at all of them finds."""

from typing import Any

import pytest

from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.undoing import CannotUndo
from cantina.games.destiny import carried, facts
from cantina.games.destiny.cards.standing import HasAbilitiesOf, LosesAbilities
from cantina.games.destiny.rules.playing import restore
from cantina.games.destiny.state import Duel

GAME = find_game("destiny")


def carriers_of(rule: type) -> list[str]:
    return sorted({known.definition.code for known in facts.KNOWN.values() if rule in known.rules})


SILENCERS, BORROWERS = carriers_of(LosesAbilities), carriers_of(HasAbilitiesOf)


def scan(g: Duel, key: Any) -> list[Any]:
    """Look at every card in play."""
    cards = list(g.play.values())
    hushed = [card.host for card in cards if LosesAbilities in facts.of(g, card.id).rules]
    speaking = [card for card in cards if card.id not in hushed]
    if key == facts.SILENCED:
        return hushed
    if isinstance(key, int):
        return [card for card in cards if card.host == key]
    if isinstance(key, tuple):
        return [card for card in cards if facts.of(g, card.id).title == key[0]]
    if key == facts.ACTING:
        return [
            card
            for card in speaking
            if facts.of(g, card.id).actions or HasAbilitiesOf in facts.of(g, card.id).rules
        ]
    if isinstance(key, str):
        return [
            (card, g.codes[card.id], index)
            for card in speaking
            for index in facts.of(g, card.id).triggers.get(key, ())
        ]
    return [(card, held) for card in speaking for held in facts.of(g, card.id).rules.get(key, ())]


def check(g: Duel) -> None:
    """Compare all that is remembered with a look at the table; the very cards are meant."""
    for key, found in g.carried.items():
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


def test_a_card_played_and_undone_is_forgotten() -> None:
    """What was remembered while a card lay in play goes with it (DS-ILLEGAL-1)."""
    table: Table[Duel] = Table.start(GAME, 2, seed=3, log=False)
    g = table.state
    before, card = g.copy(), next(iter(g.play.values()))
    assert carried.copies(g, facts.of(g, card.id).titled) == (card,)
    restore(g, before)
    assert carried.copies(g, facts.of(g, card.id).titled)[0] is g.play[card.id]
    check(g)
