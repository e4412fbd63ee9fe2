"""Actions and power actions printed on cards (DS-CARD-ACTION, DS-POWER-ACTION)."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.destiny import carried, facts
from cantina.games.destiny.asking import at_card
from cantina.games.destiny.cards.frames import Ability, Use
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.words import meets
from cantina.games.destiny.rules import ongoing, queue
from cantina.games.destiny.state import Card, Duel, Happening

Printed = tuple[str, int, int]
"""Where an action stands: the definition, its number there, and its number on the card."""


def printed(g: Duel, card: Card) -> list[Printed]:
    """Return the actions a card has, its own and those it has of others."""
    code = g.codes[card.id]
    of = facts.KNOWN[code]
    if card.id in g.carried[facts.SILENCED]:
        return []
    found = [(code, index, index) for index in of.actions]
    if of.borrows:
        for lender in ongoing.lent_abilities(g, card):
            lent = g.codes[lender]
            found += [(lent, i, (lender + 1) * 100 + i) for i in facts.KNOWN[lent].actions]
    return found


def problem(g: Duel, seat: int, card: Card, ability: Ability, number: int) -> str | None:
    """Return the rule that keeps an action from being used."""
    if ability.at is Use.POWER_ACTION:
        if number in card.used:
            return "DS-POWER-ACTION-1"
        if g.powers and (seat, *place(g, card, number)) in g.powers:
            return "DS-POWER-ACTION-2"
    if card.exhausted and ability.needs_its_card_ready():
        return "DS-EXHAUST-2"
    return None


REASONS = {
    "DS-POWER-ACTION-1": "ds-blocked-power-used",
    "DS-POWER-ACTION-2": "ds-blocked-power-of-copy-used",
    "DS-EXHAUST-2": "ds-blocked-exhausted",
}


def choices(g: Duel, seat: int) -> list[tuple[str | int, ...]]:
    """Return the card actions a player may use now (DS-ZONE-3)."""
    known = facts.KNOWN
    found: list[tuple[str | int, ...]] = []
    for card in carried.acting(g):
        own, of = card.controller == seat, known[g.codes[card.id]]
        if of.borrows:
            able = printed(g, card) if own or of.actions else []
            actions = [(known[code].ability(index), number) for code, index, number in able]
        else:
            actions = of.own_actions
        for ability, number in actions:
            usable = (own and ability.by is Whose.YOU) or may_use(g, seat, card, ability)
            if usable and problem(g, seat, card, ability, number) is None:
                found.append(("action", card.id, number))
    return found


def may_use(g: Duel, seat: int, card: Card, ability: Ability) -> bool:
    """Say whether an action is for this player: that of the card, unless it says another."""
    if ability.by is Whose.ANYONE:
        return True
    if ability.by is Whose.THAT_PLAYER:  # the controller of its host
        return g.play[card.host].controller == seat
    return card.controller == seat


def blocked(g: Duel, seat: int) -> list[Blocked]:
    """Explain which card actions cannot be used."""
    found = []
    for card in g.play.values():
        for code, index, number in printed(g, card):
            ability = facts.KNOWN[code].ability(index)
            rule = problem(g, seat, card, ability, number)
            if rule is not None and may_use(g, seat, card, ability):
                key, name = f"action:{card.id}:{number}", label(g, ("action", card.id, number))
                why = text(REASONS[rule], card=facts.name(g, card.id))
                found.append(Blocked(key, name, why, rule, at_card(card.id)))
    return found


def label(g: Duel, choice: tuple[str | int, ...]) -> Text:
    """Name a card action."""
    name = facts.name(g, int(choice[1]))
    if ability_of(g, choice).at is Use.POWER_ACTION:
        return text("ds-option-power-action", card=name)
    return text("ds-option-card-action", card=name)


def place(g: Duel, card: Card, number: int) -> tuple[str, int]:
    """Return where an action of a card is printed: the definition, and its number there."""
    return next((code, index) for code, index, own in printed(g, card) if own == number)


def ability_of(g: Duel, choice: tuple[str | int, ...]) -> Ability:
    """Return the ability that a choice uses."""
    code, index = place(g, g.play[int(choice[1])], int(choice[2]))
    return facts.KNOWN[code].ability(index)


async def use(g: Duel, seat: int, choice: tuple[str | int, ...]) -> None:
    """Use an action: follow its text (DS-CARD-ACTION-1)."""
    card = g.play[int(choice[1])]
    number = int(choice[2])
    code, index = place(g, card, number)
    ability = facts.KNOWN[code].ability(index)
    g.say(
        "ds-log-card-action",
        "DS-CARD-ACTION-1",
        seat=facts.player(seat),
        card=facts.name(g, card.id),
    )
    if ability.at is Use.POWER_ACTION:
        card.used = (*card.used, number)
        if g.readings.power_actions == "title":
            g.powers = (*g.powers, (seat, code, index))
        g.changes += 1  # used up is a change, so no pass (DS-FAQ-20)
    before = g.changes
    scene = Scene(g, seat, card.id, code)
    if await meets(scene, ability.when, ability.effect):
        await ability.apply(scene)
    if g.changes == before:
        g.say("ds-log-no-effect", "DS-PASS-2", card=facts.code_name(code))
    if card.id in g.play:
        queue.after(g, Happening("use", seat, card.id, target=card.controller))
    await queue.settle(g)
