"""Winning the game: both ways, their ties, and leaving a free-for-all (DS-WIN, DS-FFA)."""

from __future__ import annotations

from cantina.games.destiny import facts
from cantina.games.destiny.state import NOBODY, Battle
from cantina.games.destiny.zones import (
    first_decider,
    seats_from,
    set_card_aside,
    set_die_aside,
    take_out_of_play,
)


class GameOver(Exception):  # noqa: N818  (not an error: the game has been won)
    """The game ended in the middle of an effect (DS-WIN-1)."""


class ActionOver(Exception):  # noqa: N818  (not an error: its player has left the game)
    """The player whose action it is left a free-for-all; the action ends without him."""


def remaining(g: Battle) -> list[int]:
    """Return the seats still in the game."""
    return [player.seat for player in g.players if not player.out]


def end(g: Battle, winners: tuple[int, ...], ending: str) -> None:
    """Record how the game ended."""
    g.winners = winners
    g.ending = ending
    g.queue.clear()
    g.moment.clear()


def check_characters(g: Battle) -> None:
    """Whoever controls no characters has lost at once (DS-WIN-1, DS-FFA-11)."""
    fighting = {card.controller for card in g.play.values() if card.kind == "character"}
    beaten = [seat for seat in remaining(g) if seat not in fighting]
    if beaten:
        lose(g, beaten, "characters", "DS-WIN-1")


def check_cards(g: Battle) -> None:
    """At the end of a round, whoever has no cards in hand and deck has lost (DS-WIN-2)."""
    empty = [seat for seat in remaining(g) if not g.players[seat].hand and not g.players[seat].deck]
    if empty:
        lose(g, empty, "cards", "DS-WIN-2")


def lose(g: Battle, beaten: list[int], ending: str, rule: str) -> None:
    """Let these players lose together; the last one left wins."""
    left = [seat for seat in remaining(g) if seat not in beaten]
    if not left:
        # A tie goes to the battlefield's controller (DS-WIN-3), or to who decides for nobody.
        decider = first_decider(g)
        left = [decider if decider in beaten else seats_from(g, decider)[0]]
        beaten = [seat for seat in beaten if seat not in left]
    for seat in beaten:
        g.say("ds-log-out", rule, seat=facts.player(seat))
    if len(left) == 1:
        end(g, tuple(left), ending)
        raise GameOver
    for seat in beaten:
        leave(g, seat)
    if g.acting in beaten:
        raise ActionOver


def leave(g: Battle, seat: int) -> None:
    """Take everything of a player who is out of the game with him (DS-FFA-13)."""
    following = seats_from(g, seat)[1:]
    player = g.players[seat]
    player.out = True
    own = [card for card in g.play.values() if card.controller == seat or g.owners[card.id] == seat]
    for card in own:
        if card.id not in g.play or card.id == g.battlefield:
            continue
        if card.controller == seat:
            remove_from_game(g, card.id)
    for die in [die for die in g.dice.values() if die.controller == seat]:
        set_die_aside(g, die)
    g.queue = [waiting for waiting in g.queue if waiting.seat != seat]
    g.moment = [waiting for waiting in g.moment if waiting.seat != seat]
    g.delayed = [armed for armed in g.delayed if armed.seat != seat]
    g.extra = [other for other in g.extra if other != seat]
    if g.controller == seat:
        g.controller = NOBODY  # until somebody claims it (DS-FFA-14)
        g.decider = following[0]
    elif g.decider == seat:
        g.decider = following[0]


def remove_from_game(g: Battle, card: int) -> None:
    """Take a card of a player who left out of play, with what is attached to it."""
    for other in [other.id for other in g.play.values() if other.host == card]:
        take_out_of_play(g, other)
        g.players[g.owners[other]].discard.append(other)
    take_out_of_play(g, card)
    set_card_aside(g, card)
