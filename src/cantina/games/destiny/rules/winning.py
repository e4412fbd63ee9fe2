"""Winning the game: both ways and their ties (DS-WIN)."""

from __future__ import annotations

from cantina.games.destiny import carried, facts
from cantina.games.destiny.rules import free_for_all
from cantina.games.destiny.rules.zones import first_decider
from cantina.games.destiny.state import Duel


class GameOver(Exception):  # noqa: N818  (not an error: the game has been won)
    """The game ended in the middle of an effect (DS-WIN-1)."""


def remaining(g: Duel) -> list[int]:
    """Return the seats still in the game."""
    return [player.seat for player in g.players if not player.out]


def end(g: Duel, winners: tuple[int, ...], ending: str) -> None:
    """Record how the game ended."""
    g.winners = winners
    g.ending = ending
    g.queue.clear()
    g.moment.clear()


def check_characters(g: Duel) -> None:
    """Whoever controls no characters has lost at once (DS-WIN-1, DS-FFA-11)."""
    fighting = {card.controller for card in carried.characters(g)}
    beaten = [seat for seat in remaining(g) if seat not in fighting]
    if beaten:
        lose(g, beaten, "characters", "DS-WIN-1")


def check_cards(g: Duel) -> None:
    """At the end of a round, whoever has no cards in hand and deck has lost (DS-WIN-2)."""
    empty = [seat for seat in remaining(g) if not g.players[seat].hand and not g.players[seat].deck]
    if empty:
        lose(g, empty, "cards", "DS-WIN-2")


def check_concessions(g: Duel) -> None:
    """Between two effects, whoever gave up leaves a free-for-all (DS-FFA-13)."""
    if len(g.players) > 2 and any(one.giving_up and not one.out for one in g.players):
        lose(g, [], "conceded", "DS-FFA-13")


def lose(g: Duel, beaten: list[int], ending: str, rule: str) -> None:
    """Let these players lose together, with those who gave up; the last one left wins."""
    beaten = [seat for seat in remaining(g) if seat in beaten or g.players[seat].giving_up]
    left = [seat for seat in remaining(g) if seat not in beaten]
    if not left and ending == "characters" and g.readings.both_defeated == "draw":
        g.say("ds-log-together", rule)
        end(g, (), "together")
        raise GameOver
    if not left:
        # A tie goes to the battlefield's controller (DS-WIN-3), or to who decides for nobody.
        left = [first_decider(g)]
        beaten = [seat for seat in beaten if seat not in left]
    for seat in beaten:
        g.say("ds-log-out", rule, seat=facts.player(seat))
    if len(left) == 1:
        end(g, tuple(left), ending)
        raise GameOver
    for seat in beaten:
        free_for_all.leave(g, seat)
