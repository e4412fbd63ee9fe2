"""The ten cards of the solo opponent, bullets from top to bottom."""

from __future__ import annotations

from typing import Any, Final, Literal

from cantina.games.outer_rim.printed import AiBullet, AiCard, Confidence
from cantina.games.outer_rim.terms import MarketDeck

RECOVER: Final = AiBullet(do="recover")
RECOVER_IF_DEFEATED: Final = AiBullet(do="recover", only_if_defeated=True)
MOVE: Final = AiBullet(do="move")
GAIN_2000: Final = AiBullet(do="credits", amount=2000)
FIGHT_PATROL: Final = AiBullet(do="patrol")
COMPLETE_JOB: Final = AiBullet(do="job")
BUY_FAME: Final = AiBullet(do="fame", amount=8000)
REVEAL_CONTACT: Final = AiBullet(do="contact")

DELIVER: Final = AiBullet(do="deliver")
BUY_CARGO: Final = AiBullet(do="buy", deck=MarketDeck.CARGO, goal_token=True)
BUY_JOB: Final = AiBullet(do="buy", deck=MarketDeck.JOB, goal_token=True)


def deliver(
    illegal: Literal["ship_damage", "character_damage", "reputation"], amount: int
) -> AiBullet:
    """Write a delivery, and what ILLEGAL cargo costs."""
    return AiBullet(do="deliver", illegal=illegal, illegal_amount=amount)


def ai_card(
    number: int,
    recover: AiBullet,
    action: tuple[AiBullet, ...],
    encounter: tuple[AiBullet, ...],
    confidence: Confidence = "public",
    **rest: Any,
) -> AiCard:
    """Write a solo card; all plan alike but for when they recover."""
    return AiCard(
        number=number,
        confidence=confidence,
        planning=(recover, MOVE, GAIN_2000),
        action=action,
        encounter=encounter,
        **rest,
    )


AI_CARDS: Final = (
    ai_card(
        1,
        RECOVER_IF_DEFEATED,
        (
            deliver("ship_damage", 2),
            AiBullet(
                do="buy",
                deck=MarketDeck.CARGO,
                if_full=MarketDeck.JOB,
                goal_token=True,
                goal_token_if_full=True,
            ),
        ),
        (
            FIGHT_PATROL,
            COMPLETE_JOB,
            BUY_FAME,
            AiBullet(do="reputation", amount=1, faction="planet"),
        ),
    ),
    ai_card(
        2,
        RECOVER,
        (
            deliver("ship_damage", 2),
            AiBullet(
                do="buy",
                deck=MarketDeck.JOB,
                if_full=MarketDeck.CARGO,
                goal_token=True,
                goal_token_if_full=True,
            ),
        ),
        (FIGHT_PATROL, COMPLETE_JOB, REVEAL_CONTACT),
        confidence="seed",
    ),
    ai_card(
        3,
        RECOVER_IF_DEFEATED,
        (deliver("character_damage", 2), BUY_JOB),
        (FIGHT_PATROL, BUY_FAME, AiBullet(do="credits", amount=4000, faction="nearest_patrol")),
    ),
    ai_card(
        4,
        RECOVER_IF_DEFEATED,
        (DELIVER, BUY_CARGO),
        (FIGHT_PATROL, COMPLETE_JOB, REVEAL_CONTACT, BUY_FAME),
    ),
    ai_card(
        5,
        RECOVER_IF_DEFEATED,
        (deliver("ship_damage", 3), BUY_JOB),
        (FIGHT_PATROL, BUY_FAME, REVEAL_CONTACT),
    ),
    ai_card(
        6,
        RECOVER,
        (deliver("character_damage", 2), BUY_JOB),
        (FIGHT_PATROL, COMPLETE_JOB, BUY_FAME),
    ),
    ai_card(
        7,
        RECOVER_IF_DEFEATED,
        (
            deliver("reputation", 1),
            AiBullet(do="buy", deck=MarketDeck.CARGO, if_full=MarketDeck.GEAR_MOD, goal_token=True),
        ),
        (FIGHT_PATROL, COMPLETE_JOB, BUY_FAME),
    ),
    ai_card(
        8,
        RECOVER_IF_DEFEATED,
        (
            DELIVER,
            AiBullet(do="buy", deck=MarketDeck.GEAR_MOD),
            AiBullet(do="contact", gain_crew=False),
        ),
        (
            FIGHT_PATROL,
            COMPLETE_JOB,
            BUY_FAME,
            AiBullet(do="reputation", amount=1, faction="nearest_patrol"),
        ),
    ),
    ai_card(
        9,
        RECOVER_IF_DEFEATED,
        (deliver("character_damage", 3), AiBullet(do="buy", deck=MarketDeck.SHIP)),
        (FIGHT_PATROL, COMPLETE_JOB, AiBullet(do="credits", amount=4000, faction="planet")),
    ),
    ai_card(
        10,
        RECOVER_IF_DEFEATED,
        (DELIVER, BUY_CARGO),
        (FIGHT_PATROL, COMPLETE_JOB, BUY_FAME),
        discard_market=(MarketDeck.BOUNTY, MarketDeck.LUXURY),
        shuffled_back=True,
    ),
)
