"""The ten cards of the solo opponent, bullets from top to bottom."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.printed import AiBullet, AiCard
from cantina.games.outer_rim.terms import MarketDeck

RECOVER: Final = AiBullet(do="recover")
RECOVER_IF_DEFEATED: Final = AiBullet(do="recover", only_if_defeated=True)
MOVE: Final = AiBullet(do="move")
GAIN_2000: Final = AiBullet(do="credits", amount=2000)
FIGHT_PATROL: Final = AiBullet(do="patrol")
COMPLETE_JOB: Final = AiBullet(do="job")
BUY_FAME: Final = AiBullet(do="fame", amount=8000)
REVEAL_CONTACT: Final = AiBullet(do="contact")

AI_CARDS: Final = (
    AiCard(
        id="ai_1",
        confidence="public",
        planning=(RECOVER_IF_DEFEATED, MOVE, GAIN_2000),
        action=(
            AiBullet(do="deliver", illegal="ship_damage", illegal_amount=2),
            AiBullet(
                do="buy",
                deck=MarketDeck.CARGO,
                if_full=MarketDeck.JOB,
                goal_token=True,
                goal_token_if_full=True,
            ),
        ),
        encounter=(
            FIGHT_PATROL,
            COMPLETE_JOB,
            BUY_FAME,
            AiBullet(do="reputation", amount=1, faction="planet"),
        ),
    ),
    AiCard(
        id="ai_2",
        confidence="seed",
        planning=(RECOVER, MOVE, GAIN_2000),
        action=(
            AiBullet(do="deliver", illegal="ship_damage", illegal_amount=2),
            AiBullet(
                do="buy",
                deck=MarketDeck.JOB,
                if_full=MarketDeck.CARGO,
                goal_token=True,
                goal_token_if_full=True,
            ),
        ),
        encounter=(
            FIGHT_PATROL,
            COMPLETE_JOB,
            REVEAL_CONTACT,
        ),
    ),
    AiCard(
        id="ai_3",
        confidence="public",
        planning=(RECOVER_IF_DEFEATED, MOVE, GAIN_2000),
        action=(
            AiBullet(do="deliver", illegal="character_damage", illegal_amount=2),
            AiBullet(do="buy", deck=MarketDeck.JOB, goal_token=True),
        ),
        encounter=(
            FIGHT_PATROL,
            BUY_FAME,
            AiBullet(do="credits", amount=4000, faction="nearest_patrol"),
        ),
    ),
    AiCard(
        id="ai_4",
        confidence="public",
        planning=(RECOVER_IF_DEFEATED, MOVE, GAIN_2000),
        action=(
            AiBullet(do="deliver"),
            AiBullet(do="buy", deck=MarketDeck.CARGO, goal_token=True),
        ),
        encounter=(
            FIGHT_PATROL,
            COMPLETE_JOB,
            REVEAL_CONTACT,
            BUY_FAME,
        ),
    ),
    AiCard(
        id="ai_5",
        confidence="public",
        planning=(RECOVER_IF_DEFEATED, MOVE, GAIN_2000),
        action=(
            AiBullet(do="deliver", illegal="ship_damage", illegal_amount=3),
            AiBullet(do="buy", deck=MarketDeck.JOB, goal_token=True),
        ),
        encounter=(
            FIGHT_PATROL,
            BUY_FAME,
            REVEAL_CONTACT,
        ),
    ),
    AiCard(
        id="ai_6",
        confidence="public",
        planning=(RECOVER, MOVE, GAIN_2000),
        action=(
            AiBullet(do="deliver", illegal="character_damage", illegal_amount=2),
            AiBullet(do="buy", deck=MarketDeck.JOB, goal_token=True),
        ),
        encounter=(
            FIGHT_PATROL,
            COMPLETE_JOB,
            BUY_FAME,
        ),
    ),
    AiCard(
        id="ai_7",
        confidence="public",
        planning=(RECOVER_IF_DEFEATED, MOVE, GAIN_2000),
        action=(
            AiBullet(do="deliver", illegal="reputation", illegal_amount=1),
            AiBullet(do="buy", deck=MarketDeck.CARGO, if_full=MarketDeck.GEAR_MOD, goal_token=True),
        ),
        encounter=(
            FIGHT_PATROL,
            COMPLETE_JOB,
            BUY_FAME,
        ),
    ),
    AiCard(
        id="ai_8",
        confidence="public",
        planning=(RECOVER_IF_DEFEATED, MOVE, GAIN_2000),
        action=(
            AiBullet(do="deliver"),
            AiBullet(do="buy", deck=MarketDeck.GEAR_MOD),
            AiBullet(do="contact", gain_crew=False),
        ),
        encounter=(
            FIGHT_PATROL,
            COMPLETE_JOB,
            BUY_FAME,
            AiBullet(do="reputation", amount=1, faction="nearest_patrol"),
        ),
    ),
    AiCard(
        id="ai_9",
        confidence="public",
        planning=(RECOVER_IF_DEFEATED, MOVE, GAIN_2000),
        action=(
            AiBullet(do="deliver", illegal="character_damage", illegal_amount=3),
            AiBullet(do="buy", deck=MarketDeck.SHIP),
        ),
        encounter=(
            FIGHT_PATROL,
            COMPLETE_JOB,
            AiBullet(do="credits", amount=4000, faction="planet"),
        ),
    ),
    AiCard(
        id="ai_10",
        confidence="public",
        planning=(RECOVER_IF_DEFEATED, MOVE, GAIN_2000),
        action=(
            AiBullet(do="deliver"),
            AiBullet(do="buy", deck=MarketDeck.CARGO, goal_token=True),
        ),
        encounter=(
            FIGHT_PATROL,
            COMPLETE_JOB,
            BUY_FAME,
        ),
        discard_market=(MarketDeck.BOUNTY, MarketDeck.LUXURY),
        shuffled_back=True,
    ),
)
