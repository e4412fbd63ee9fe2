"""What cards that cannot be played here yet ask for while a deck is built."""

from __future__ import annotations

from cantina.games.destiny.cards.building import BuildingRule
from cantina.games.destiny.cards.vocabulary import *

JEDI_CHARACTERS = Cards(types=CHARACTERS, subtypes=JEDI)
EWOKS = Cards(types=CHARACTERS, names=("Chief Chirpa", "Wicket"))

RULES: dict[str, tuple[BuildingRule, ...]] = {
    "11027": (CopiesAllowed(6),),
    "11059": (IncludedOnlyIf(JEDI_CHARACTERS),),
    "11095": (IncludedOnlyIf(EWOKS),),
    "11119": (OnlyTogether("Kylo Ren", "Rey", without=Colour.GRAY),),
    "12003": (MayIncludeUpTo(4, Affiliation.HERO, Colour.BLUE),),
    "12104": (IncludedOnlyIf(Cards(types=CHARACTERS, subtypes=(Subtype.SPECTRE,)), every=True),),
    "14009": (IncludedOnlyIf(Cards(types=CHARACTERS, subtypes=(Subtype.INQUISITOR,)), every=True),),
    "15038": (IncludedOnlyIf(JEDI_CHARACTERS),),
    "15046": (
        IncludedOnlyIf(
            Cards(types=CHARACTERS, subtypes=(Subtype.JEDI, Subtype.APPRENTICE)), every=True
        ),
    ),
    "15071": (IncludedOnlyIf(EWOKS),),
    "16022": (CopiesAllowed(4),),
    "702001": (MayInclude(Cards(affiliations=(Affiliation.VILLAIN,), colours=YELLOW)),),
    "702015": (
        MayInclude(Cards(affiliations=(Affiliation.HERO, Affiliation.NEUTRAL), colours=RED)),
    ),
    "702031": (
        IncludedOnlyIf(
            Cards(types=CHARACTERS, subtypes=(Subtype.PILOT, Subtype.SCOUNDREL)), every=True
        ),
    ),
    "702032": (CopiesAllowed(4),),
}
"""The rules by the code of the card."""
