"""Bounties: hunting a contact on a planet or in a crew, eliminating or capturing it."""

from __future__ import annotations

from cantina.core.text import Text, seat_name, text
from cantina.games.outer_rim.asking import choose, may
from cantina.games.outer_rim.cards.abilities import window
from cantina.games.outer_rim.cards.kit import kit_of
from cantina.games.outer_rim.cards.scene import Event
from cantina.games.outer_rim.library import CONTACTS, asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.names import card_name, contact_name
from cantina.games.outer_rim.printed import Bounty
from cantina.games.outer_rim.rules.assets import discard_asset
from cantina.games.outer_rim.rules.combat import Consequence, fight_contact, fight_player
from cantina.games.outer_rim.rules.contacts import eliminate_contact, take_off_map
from cantina.games.outer_rim.rules.discard import remove_card, return_card, tell_discard
from cantina.games.outer_rim.rules.progress import progress
from cantina.games.outer_rim.rules.rewards import collect, pay_out
from cantina.games.outer_rim.rules.settle import settle
from cantina.games.outer_rim.state import Galaxy

ELIMINATE = "eliminate"
CAPTURE = "capture"


def bounty_of(card: str) -> Bounty:
    """Return the bounty on a card."""
    found = asset(card).bounty
    assert found is not None
    return found


def bounties(g: Galaxy, seat: int) -> list[str]:
    """Bounty cards without a captured contact."""
    player = g.players[seat]
    owned = kit_of(player).by_type.get("bounty", ())
    return [card for card in owned if card not in player.captured]


def bounties_on(g: Galaxy, seat: int, contact: str) -> list[str]:
    """Return a player's bounties that name a contact (OR-BOUNTY-1)."""
    return [card for card in bounties(g, seat) if bounty_of(card).target == contact]


def crew_of_contact(g: Galaxy, seat: int, contact: str) -> str:
    """Return the crew card of a contact in a player's crew, or nothing."""
    crew = kit_of(g.players[seat]).by_type.get("crew", ())
    return next((card for card in crew if asset(card).contact == contact), "")


def hunts(g: Galaxy, seat: int) -> list[tuple[str, int]]:
    """Crew that can be fought for a bounty: own crew anywhere, others' in this space.

    Each is the bounty card and the seat of the crew's owner (OR-BOUNTY-13, -18, OR-CREW-6).
    """
    here = g.players[seat].space
    found = []
    for card in bounties(g, seat):
        for owner in g.players:
            if owner.seat != seat and owner.space != here:
                continue
            if crew_of_contact(g, owner.seat, bounty_of(card).target):
                found.append((card, owner.seat))
    return found


async def hunt_contact(g: Galaxy, seat: int, card: str) -> bool:
    """Fight the target on a planet with the bounty's type and value (OR-BOUNTY-6, -7, -12)."""
    return await _fight_target(g, seat, card, lambda: take_target(g, seat, card))


async def _fight_target(
    g: Galaxy,
    seat: int,
    card: str,
    won: Consequence,
    lost: Consequence | None = None,
    barred: str = "",
) -> bool:
    bounty = bounty_of(card)
    return await fight_contact(
        g,
        seat,
        bounty.target,
        bounty.kind,
        bounty.dice,
        won=won,
        lost=lost,
        bounty=card,
        barred=barred,
        faction=CONTACTS[bounty.target].faction or "",
    )


async def hunt_crew(g: Galaxy, seat: int, card: str, owner: int) -> bool:
    """Fight a crew member named on a bounty (OR-ENCOUNTER-8, OR-BOUNTY-20, -23)."""
    if owner == seat:
        return await _hunt_own_crew(g, seat, card)
    crew = crew_of_contact(g, owner, bounty_of(card).target)

    async def beaten() -> None:
        await _lose_crew(g, owner, crew)
        await take_target(g, seat, card)

    if await _protects(g, owner, crew):
        return await fight_player(g, seat, owner, won=beaten, bounty=card)
    return await _fight_target(g, seat, card, beaten)


async def _protects(g: Galaxy, owner: int, crew: str) -> bool:
    """OR-BOUNTY-19: the owner decides before anything else; not if defeated (OR-DEFEAT-9)."""
    if g.players[owner].defeated:
        return False
    return await may(
        g, owner, text("or-ask-protect", card=card_name(crew)), rules=("OR-BOUNTY-19",)
    )


async def _hunt_own_crew(g: Galaxy, seat: int, card: str) -> bool:
    """OR-BOUNTY-13 to -17: win or lose, the crew member leaves."""
    crew = crew_of_contact(g, seat, bounty_of(card).target)

    async def beaten() -> None:
        await _lose_crew(g, seat, crew)
        await take_target(g, seat, card)

    return await _fight_target(
        g, seat, card, beaten, lambda: discard_asset(g, seat, crew), barred=crew
    )


async def _lose_crew(g: Galaxy, owner: int, crew: str) -> None:
    """Discard a beaten crew card; its token does not return to the map (OR-BOUNTY-15, -22)."""
    g.players[owner].assets.remove(crew)
    tell_discard(g, owner, crew)
    return_card(g, crew)
    await settle(g, owner)


async def take_target(g: Galaxy, seat: int, card: str) -> None:
    """OR-BOUNTY-8: after winning, eliminate or capture the target."""
    bounty = bounty_of(card)
    decision = await choose(
        g,
        seat,
        text("or-ask-target", contact=contact_name(bounty.target)),
        (ELIMINATE, CAPTURE),
        label=_decision_label,
        rules=("OR-BOUNTY-8",),
    )
    if decision == CAPTURE:
        take_off_map(g, bounty.target)
        if bounty.target in g.unused_contacts:
            g.unused_contacts.remove(bounty.target)
        g.players[seat].captured[card] = bounty.target
        g.say(
            "or-log-captured",
            "OR-BOUNTY-11",
            player=seat_name(seat),
            contact=contact_name(bounty.target),
        )
        return
    await collect_bounty(g, seat, card, ELIMINATE)


def _decision_label(decision: str) -> Text:
    return text("or-option-capture" if decision == CAPTURE else "or-option-eliminate")


async def collect_bounty(g: Galaxy, seat: int, card: str, how: str) -> None:
    """Collect a reward; then card and token leave the game (OR-BOUNTY-9, -10, OR-DELIVER-9)."""
    bounty = bounty_of(card)
    g.say(
        "or-log-bounty",
        "OR-BOUNTY-9",
        player=seat_name(seat),
        contact=contact_name(bounty.target),
    )
    reward = bounty.eliminate if how == ELIMINATE else bounty.capture
    await collect(g, seat, reward, "bounty", card)
    if bounty.after is not None:
        await pay_out(g, seat, bounty.after, "bounty", card)
    player = g.players[seat]
    player.captured.pop(card, None)
    eliminate_contact(g, bounty.target)
    if card in player.assets:
        player.assets.remove(card)
        remove_card(g, card)
    event = Event(Moment.BOUNTY_REWARD, seat, card=card, kind=how)
    await progress(g, event)
    await window(g, event, (seat,))
    await settle(g, seat)
