"""Every printed component of the box."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.content.ai_cards import AI_CARDS
from cantina.games.outer_rim.content.bounty_deck import BOUNTY_DECK
from cantina.games.outer_rim.content.cargo_deck import CARGO_DECK
from cantina.games.outer_rim.content.characters import CHARACTERS
from cantina.games.outer_rim.content.contacts import CONTACTS
from cantina.games.outer_rim.content.databank_contacts import CONTACT_CARDS
from cantina.games.outer_rim.content.databank_jobs import DATABANK_JOBS
from cantina.games.outer_rim.content.databank_start import ILLEGAL_DELIVERY_CARDS, STARTING_CARDS
from cantina.games.outer_rim.content.encounters_cantonica import CANTONICA_ORD_MANTELL
from cantina.games.outer_rim.content.encounters_kafrene import KAFRENE_TAKODANA
from cantina.games.outer_rim.content.encounters_kessel import KESSEL_MAELSTROM
from cantina.games.outer_rim.content.encounters_lothal import LOTHAL_MON_CALAMARI
from cantina.games.outer_rim.content.encounters_navpoint import NAVPOINT
from cantina.games.outer_rim.content.encounters_ryloth import RYLOTH_NABOO
from cantina.games.outer_rim.content.encounters_tatooine import TATOOINE_NAL_HUTTA
from cantina.games.outer_rim.content.gear_and_mod_deck import GEAR_AND_MOD_DECK
from cantina.games.outer_rim.content.job_deck import JOB_DECK
from cantina.games.outer_rim.content.luxury_deck import LUXURY_DECK
from cantina.games.outer_rim.content.patrols import PATROLS
from cantina.games.outer_rim.content.ship_deck import SHIP_DECK
from cantina.games.outer_rim.content.ships import SHIPS

CARDS: Final = (
    *BOUNTY_DECK,
    *CARGO_DECK,
    *GEAR_AND_MOD_DECK,
    *JOB_DECK,
    *LUXURY_DECK,
    *SHIP_DECK,
    *ILLEGAL_DELIVERY_CARDS,
    *CONTACT_CARDS,
    *DATABANK_JOBS,
    *STARTING_CARDS,
    *CANTONICA_ORD_MANTELL,
    *LOTHAL_MON_CALAMARI,
    *KESSEL_MAELSTROM,
    *TATOOINE_NAL_HUTTA,
    *RYLOTH_NABOO,
    *KAFRENE_TAKODANA,
    *NAVPOINT,
)

__all__ = ["AI_CARDS", "CARDS", "CHARACTERS", "CONTACTS", "PATROLS", "SHIPS"]
