"""The encounter step: exactly one encounter, or one ability headed "Encounter"."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from typing import Final

from cantina.core.question import Question
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.outer_rim.asking import token_label
from cantina.games.outer_rim.cards.abilities import Choice, Headed
from cantina.games.outer_rim.cards.job_odds import job_odds
from cantina.games.outer_rim.cards.kit import NOW, kit_of
from cantina.games.outer_rim.library import PATROLS, asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.names import (
    card_name,
    contact_name,
    patrol_name,
    skill_name,
    space_name,
)
from cantina.games.outer_rim.odds import enemy_odds, own_odds
from cantina.games.outer_rim.rules.bounty import bounty_of, hunt_crew, hunts
from cantina.games.outer_rim.rules.contact_encounter import encounter_contact, hunt_odds
from cantina.games.outer_rim.rules.contacts import tokens_at
from cantina.games.outer_rim.rules.jobs import attempt_job, jobs_here
from cantina.games.outer_rim.rules.map import IS_PLANET
from cantina.games.outer_rim.rules.patrols import fight_patrol, forced_patrols, patrol, patrols_at
from cantina.games.outer_rim.rules.space_encounter import encounter_space
from cantina.games.outer_rim.state import Galaxy

SPACE: Choice = ("space",)


ABILITIES: Final = Headed(Moment.ENCOUNTER)


def choices(g: Galaxy, seat: int) -> list[Choice]:
    """Say what the player may encounter (OR-ENCOUNTER-2 to -6, OR-PATROL-8, -10)."""
    player = g.players[seat]
    patrols = patrols_at(g, player.space)
    forced = forced_patrols(g, seat) if patrols else []  # OR-PATROL-MOVE-11
    abilities = ABILITIES.choices(g, seat)
    if forced:
        fights: list[Choice] = [("patrol", faction) for faction in forced]
        return fights + [each for each in abilities if each[0] == NOW]
    found: list[Choice] = [SPACE]
    if patrols:
        found += [("patrol", faction) for faction in patrols]
    if player.space in IS_PLANET:
        found += [("contact", token.place) for token in tokens_at(g, player.space)]
    owned = kit_of(player).by_type
    if "job" in owned:
        found += [("job", card) for card in jobs_here(g, seat)]
    if "bounty" in owned:
        found += [("hunt", card, str(owner)) for card, owner in hunts(g, seat)]
    return found + abilities if abilities else found


def meet(g: Galaxy, seat: int, choice: Choice) -> Awaitable[object]:
    """Resolve what the player chose to encounter."""
    kind = choice[0]
    if kind == "space":
        return encounter_space(g, seat)
    if kind == "patrol":
        return fight_patrol(g, seat, choice[1])
    if kind == "contact":
        token = next(each for each in g.contacts if each.place == choice[1])
        return encounter_contact(g, seat, token.contact)
    if kind == "job":
        return attempt_job(g, seat, choice[1])
    if kind == "hunt":
        return hunt_crew(g, seat, choice[1], int(choice[2]))
    return ABILITIES.use(g, seat, choice)


def _label(g: Galaxy, seat: int, choice: Choice) -> Text:
    kind = choice[0]
    if kind == "space":
        return text("or-option-space", space=space_name(g.players[seat].space))
    if kind == "patrol":
        return text("or-option-patrol", patrol=patrol_name(patrol(g, choice[1]).token))
    if kind == "contact":
        return token_label(g, seat, choice[1])
    if kind == "job":
        return text("or-option-job", card=card_name(choice[1]))
    if kind == "hunt":
        target = bounty_of(choice[1]).target
        return text("or-option-hunt-crew", contact=contact_name(target))
    return ABILITIES.label(g, seat, choice)


def _anchor(g: Galaxy, seat: int, choice: Choice) -> str | None:
    kind = choice[0]
    if kind == "space":
        return f"space:{g.players[seat].space}"
    if kind == "patrol":
        return f"patrol:{choice[1]}"
    if kind == "contact":
        return f"contact:{choice[1]}"
    if kind in ("job", "hunt"):
        return f"card:{choice[1]}"
    return ABILITIES.anchor(g, seat, choice)


def _odds(g: Galaxy, seat: int, choice: Choice) -> float | None:
    """Odds of a combat or a whole job before committing to it."""
    if choice[0] == "job":
        return job_odds(g, seat, choice[1])
    if choice[0] == "patrol":
        dice = PATROLS[patrol(g, choice[1]).token].combat
        return 0.0 if dice is None else enemy_odds(g, seat, "ship", dice)
    if choice[0] == "hunt":
        return hunt_odds(g, seat, choice[1])
    return None


def _note(g: Galaxy, seat: int, choice: Choice) -> Text | None:
    """Say what a job will test and how likely each test is (OR-JOB-7)."""
    if choice[0] != "job":
        return None
    tests = [
        text(
            "or-note-test",
            skill=skill_name(skill),
            chance=round(100 * own_odds(g, seat, skill)),
        )
        for skill in asset(choice[1]).tested
    ]
    return text("or-note-job", tests=tests) if tests else None


def _blocked(g: Galaxy, seat: int) -> Iterable[Blocked]:
    """Say what a forced patrol keeps the player from (OR-ENCOUNTER-3, OR-ENCOUNTER-6)."""
    if not forced_patrols(g, seat):
        return
    space = g.players[seat].space
    kept: list[Choice] = [SPACE]
    kept += [("contact", token.place) for token in tokens_at(g, space)]
    kept += [("job", card) for card in jobs_here(g, seat)]
    reason = text("or-blocked-forced-patrol")
    for choice in kept:
        yield Blocked(
            ":".join(choice),
            _label(g, seat, choice),
            reason,
            "OR-ENCOUNTER-3",
            _anchor(g, seat, choice),
        )


ENCOUNTER: Final = Question(
    "or-ask-encounter",
    choices,
    label=_label,
    at=_anchor,
    odds=_odds,
    note=_note,
    blocked=_blocked,
    rules=("OR-ENCOUNTER-1",),
)
