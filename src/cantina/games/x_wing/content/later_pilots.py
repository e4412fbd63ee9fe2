"""All pilots of later expansions that the first tables do not have."""

from cantina.games.x_wing.content.cards import PilotCard
from cantina.games.x_wing.content.pilots_imperial import LATER_IMPERIAL_CARDS
from cantina.games.x_wing.content.pilots_rebel import LATER_REBEL_CARDS
from cantina.games.x_wing.content.pilots_scum import LATER_SCUM_CARDS

LATER_PILOT_CARDS: tuple[PilotCard, ...] = (
    *LATER_REBEL_CARDS,
    *LATER_IMPERIAL_CARDS,
    *LATER_SCUM_CARDS,
)
