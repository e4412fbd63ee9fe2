"""How effects on the map are performed: moves, patrols, contacts, turns."""

from __future__ import annotations

from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text
from cantina.games.outer_rim import asking as ask
from cantina.games.outer_rim.cards.factions import choose_whose, factions_of
from cantina.games.outer_rim.cards.language import LANGUAGE
from cantina.games.outer_rim.cards.nodes import (
    BringPatrol,
    EncounterWithin,
    EndTurn,
    ExtraTurn,
    Jump,
    LookAtContacts,
    MeetContact,
    Move,
    MoveContact,
    MovePatrol,
    RevealContact,
    SwapContacts,
    Where,
)
from cantina.games.outer_rim.cards.perform_basics import outcome
from cantina.games.outer_rim.cards.scene import Context
from cantina.games.outer_rim.library import CONTACTS
from cantina.games.outer_rim.names import patrol_name
from cantina.games.outer_rim.rules.bounty import bounties, bounty_of
from cantina.games.outer_rim.rules.contact_encounter import encounter_contact
from cantina.games.outer_rim.rules.contacts import (
    contacts_at,
    empty_places,
    look_at,
    move_contact,
    planet_of,
    reveal,
    swap_contacts,
    token_of,
)
from cantina.games.outer_rim.rules.map import (
    IS_PLANET,
    PLANET_IDS,
    TILE_OF_ID,
    chart_of,
    neighbourhood,
    planet,
)
from cantina.games.outer_rim.rules.movement import move_directly, move_up_to
from cantina.games.outer_rim.rules.patrol_movement import move_patrol_directly, patrol_steps
from cantina.games.outer_rim.rules.patrols import fight_patrol, patrol
from cantina.games.outer_rim.rules.turn import end_turn, gain_extra_turn
from cantina.games.outer_rim.state import Token

NEAR = 3


# --- movement and turns ---------------------------------------------------------------------------


@LANGUAGE.does(Move)
async def _move(x: Context, node: Move) -> Outcome:
    await move_up_to(x.g, x.seat, node.spaces)
    return DONE


@LANGUAGE.does(Jump)
async def _jump(x: Context, node: Jump) -> Outcome:
    here = x.g.players[x.seat].space
    chart = chart_of(x.g)
    planets = [each for each in PLANET_IDS if chart.tile_of[each] == chart.tile_of[here]]
    space = await ask.choose_space(x.g, x.seat, planets)
    if space != here:
        await move_directly(x.g, x.seat, space)
    return DONE


@LANGUAGE.does(MovePatrol)
async def _move_patrol(x: Context, node: MovePatrol) -> Outcome:
    faction = await choose_whose(x, x.seat, factions_of(x, node.faction))
    if not faction:
        return NOTHING
    await patrol_steps(x.g, x.seat, faction, node.spaces)
    return DONE


@LANGUAGE.does(BringPatrol)
async def _bring_patrol(x: Context, node: BringPatrol) -> Outcome:
    faction = await choose_whose(x, x.seat, factions_of(x, node.faction))
    if not faction:
        return NOTHING
    await move_patrol_directly(x.g, faction, x.g.players[x.seat].space)
    return DONE


@LANGUAGE.does(ExtraTurn)
async def _extra_turn(x: Context, node: ExtraTurn) -> Outcome:
    return outcome(gain_extra_turn(x.g, x.seat))


@LANGUAGE.can(ExtraTurn)
def _can_extra_turn(x: Context, node: ExtraTurn) -> bool:
    return x.seat == x.g.current and not (x.g.extra_turn or x.g.extra_turn_gained)


@LANGUAGE.does(EndTurn)
async def _end_turn(x: Context, node: EndTurn) -> Outcome:
    end_turn(x.g, x.seat)
    return DONE


# --- contacts -------------------------------------------------------------------------------------


def _tokens(x: Context, where: Where) -> list[Token]:
    """Tokens on the player's planet, near it, on its tile or anywhere."""
    here = x.g.players[x.seat].space
    chart = chart_of(x.g)
    if where == "here":
        planets = frozenset((here,))
    elif where == "near":
        planets = neighbourhood(x.g, here, NEAR)
    elif where == "tile":
        planets = frozenset(TILE_OF_ID[chart.tile_of[here]].planets)
    else:
        planets = IS_PLANET
    return [token for token in x.g.contacts if planet_of(token) in planets]


def _hidden(x: Context, node: LookAtContacts) -> list[str]:
    classes = {bounty_of(card).contact_class for card in bounties(x.g, x.seat)}
    return [
        token.contact
        for token in _tokens(x, node.where)
        if not token.face_up
        and x.seat not in token.seen_by
        and (not node.hunted or CONTACTS[token.contact].contact_class in classes)
    ]


@LANGUAGE.does(LookAtContacts)
async def _look_at_contacts(x: Context, node: LookAtContacts) -> Outcome:
    looked = 0
    while looked < node.most:
        hidden = _hidden(x, node)
        if not hidden:
            break
        await look_at(x.g, x.seat, await ask.choose_contact(x.g, x.seat, hidden))
        looked += 1
    return outcome(looked > 0)


@LANGUAGE.can(LookAtContacts)
def _can_look(x: Context, node: LookAtContacts) -> bool:
    return bool(_hidden(x, node))


def _face_down(x: Context, where: Where) -> list[str]:
    return [token.contact for token in _tokens(x, where) if not token.face_up]


@LANGUAGE.does(RevealContact)
async def _reveal_contact(x: Context, node: RevealContact) -> Outcome:
    hidden = _face_down(x, node.where)
    if not hidden:
        return NOTHING
    await reveal(x.g, x.seat, await ask.choose_contact(x.g, x.seat, hidden))
    return DONE


@LANGUAGE.can(RevealContact)
def _can_reveal(x: Context, node: RevealContact) -> bool:
    return bool(_face_down(x, node.where))


def _goals(x: Context, node: MoveContact, token: Token) -> list[str]:
    """Planets with room that a token may be moved to (OR-CONTACT-14)."""
    if node.to:
        planets = [node.to]
    elif node.here:
        planets = [planet(x.g, x.seat)]
    else:
        planets = list(PLANET_IDS)
    return [
        each for each in planets if each and each != planet_of(token) and empty_places(x.g, each)
    ]


def _movable(x: Context, node: MoveContact) -> list[str]:
    return [
        token.contact
        for token in _tokens(x, node.where)
        if (not node.this or token.contact == node.this) and _goals(x, node, token)
    ]


@LANGUAGE.does(MoveContact)
async def _move_contact(x: Context, node: MoveContact) -> Outcome:
    movable = _movable(x, node)
    if not movable:
        return NOTHING
    contact = await ask.choose_contact(x.g, x.seat, movable)
    token = token_of(x.g, contact)
    assert token is not None
    goal = await ask.choose_space(x.g, x.seat, _goals(x, node, token))
    return outcome(await move_contact(x.g, x.seat, contact, goal))


@LANGUAGE.can(MoveContact)
def _can_move_contact(x: Context, node: MoveContact) -> bool:
    return bool(_movable(x, node))


def _elsewhere(x: Context) -> list[str]:
    here = x.g.players[x.seat].space
    return [token.contact for token in x.g.contacts if planet_of(token) != here]


@LANGUAGE.does(SwapContacts)
async def _swap_contacts(x: Context, node: SwapContacts) -> Outcome:
    mine, theirs = contacts_at(x.g, x.g.players[x.seat].space), _elsewhere(x)
    if not mine or not theirs:
        return NOTHING
    one = await ask.choose_contact(x.g, x.seat, mine)
    two = await ask.choose_contact(x.g, x.seat, theirs)
    await swap_contacts(x.g, x.seat, one, two)
    return DONE


@LANGUAGE.can(SwapContacts)
def _can_swap(x: Context, node: SwapContacts) -> bool:
    return bool(contacts_at(x.g, x.g.players[x.seat].space)) and bool(_elsewhere(x))


@LANGUAGE.does(MeetContact)
async def _meet_contact(x: Context, node: MeetContact) -> Outcome:
    contacts = [token.contact for token in _tokens(x, node.where)]
    if not contacts:
        return NOTHING
    await encounter_contact(x.g, x.seat, await ask.choose_contact(x.g, x.seat, contacts))
    return DONE


@LANGUAGE.can(MeetContact)
def _can_meet(x: Context, node: MeetContact) -> bool:
    return bool(_tokens(x, node.where))


# --- reach (Ketsu Onyo) ---------------------------------------------------------------------------

Choice = tuple[str, ...]


def _within(x: Context, node: EncounterWithin) -> list[Choice]:
    """Patrols and contacts up to some spaces away, but not in the player's own space."""
    here = x.g.players[x.seat].space
    away = neighbourhood(x.g, here, node.spaces) - {here}
    found: list[Choice] = [("patrol", each.faction) for each in x.g.patrols if each.space in away]
    return found + [
        ("contact", *token.place.split(":")) for token in x.g.contacts if planet_of(token) in away
    ]


@LANGUAGE.does(EncounterWithin)
async def _encounter_within(x: Context, node: EncounterWithin) -> Outcome:
    choices = _within(x, node)
    if not choices:
        return NOTHING
    choice = await ask.choose(
        x.g,
        x.seat,
        "or-ask-encounter",
        choices,
        label=lambda choice: _label(x, choice),
        at=lambda choice: ":".join(choice),
    )
    if choice[0] == "patrol":
        await fight_patrol(x.g, x.seat, choice[1])
    else:
        place = ":".join(choice[1:])
        token = next(each for each in x.g.contacts if each.place == place)
        await encounter_contact(x.g, x.seat, token.contact)
    return DONE


def _label(x: Context, choice: Choice) -> Text:
    if choice[0] == "patrol":
        return patrol_name(patrol(x.g, choice[1]).token)
    return ask.token_label(x.g, x.seat, ":".join(choice[1:]))


@LANGUAGE.can(EncounterWithin)
def _can_encounter_within(x: Context, node: EncounterWithin) -> bool:
    return bool(_within(x, node))
