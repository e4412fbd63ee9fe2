"""The solo opponent in tests: its board, its bullets, its turn."""

from typing import Any

from cantina.core.testing import drive
from cantina.games.outer_rim import game
from cantina.games.outer_rim.printed import AiBullet
from cantina.games.outer_rim.rules.solo import DOINGS
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import MarketDeck
from outer_rim.table import Desk, Seated, Voyage, galaxy

HUMAN = Seated(space="cantonica", character="boba_fett")
LANDO = Seated(character="lando_calrissian", ship="g9_rigger", space="naboo", credits=6000)
CARGO = AiBullet(do="buy", deck=MarketDeck.CARGO, goal_token=True)
JOB = AiBullet(do="buy", deck=MarketDeck.JOB, goal_token=True)
SHIP = AiBullet(do="buy", deck=MarketDeck.SHIP)
DELIVER = AiBullet(do="deliver", illegal="ship_damage", illegal_amount=2)
CONTACT = AiBullet(do="contact")


def solo(ai: Seated | None = None, **changes: Any) -> Galaxy:
    """Seat the AI with a bare board on Naboo, about to take its turn."""
    goals = changes.pop("goals", {})
    g = galaxy(HUMAN, {**LANDO, **(ai or {})}, solo=True, current=1, **changes)
    g.ai_goals = dict(goals)
    return g


def does(
    g: Galaxy, bullet: AiBullet, *answers: str, dice: list[str | list[str]] | tuple[Any, ...] = ()
) -> bool:
    return bool(drive(DOINGS[bullet.do](g, 1, bullet), answers, dice))


def ai_turn(card: str, ai: Seated | None = None, *chance: str | list[str], **changes: Any) -> Desk:
    """Let the AI resolve one of its cards."""
    g = solo(ai, step="ai_turn", **changes)
    g.ai_deck.put_on_top(card, 0)
    g.ai_deck.remove(card)
    return Desk(g, *chance)


def started(seed: int = 1, **options: Any) -> Voyage:
    return Voyage.start(game, 1, options, seed=seed)
