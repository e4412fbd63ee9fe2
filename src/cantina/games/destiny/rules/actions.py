"""The action phase: what a player may do on his turn, and doing it (DS-ACTION)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cantina.core.ask import Ask
from cantina.core.question import Question
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.destiny import carried, facts, prospects
from cantina.games.destiny.asking import at_card, at_die
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import ActivatedFirst, AnyoneCanActivate
from cantina.games.destiny.facts import ACTING
from cantina.games.destiny.rules import (
    activating,
    card_actions,
    claiming,
    ongoing,
    playing,
    queue,
    rerolling,
    resolving,
    zones,
)
from cantina.games.destiny.state import NOTHING, Card, Duel, Happening, Resolving
from cantina.games.destiny.terms import Symbol

Choice = tuple[str | int, ...]
PASS: Choice = ("pass",)
DECLINE: Choice = ("decline",)
NO_ACTION = (PASS, DECLINE)
STOP: Choice = ("stop",)
CLAIM: Choice = ("claim",)


# --- what may be done ---------------------------------------------------------------------------


def choices(g: Duel, seat: int) -> list[Choice]:
    """Return every action of the six kinds that is legal now (DS-ACTION-3)."""
    player = g.players[seat]
    if player.giving_up:
        return []
    if is_coerced(g, seat):
        return [("play", player.coerced)]
    if wanted := must_activate(g, seat):
        return [("activate", card) for card in wanted]
    found: list[Choice] = [("play", card) for card in playing.playable(g, seat)]
    shared = g.carried[AnyoneCanActivate]
    for held in g.carried[carried.ACTIVATED]:
        if held.exhausted or not (
            held.controller == seat or (shared and is_activated_by(g, seat, held))
        ):
            continue
        if activating.can_activate(g, held):
            found.append(("activate", held.id))
    if player.pool or g.claimed >= 0:
        found += [resolve_choice(g, die, symbol) for die, symbol in resolving.openings(g, seat)]
    if player.hand and (g.reroll_zero or rerolling.can_roll_any(g, seat)):
        found += [("reroll", card) for card in player.hand]
    if g.carried[ACTING]:
        found += card_actions.choices(g, seat)
    if claiming.can_claim(g, seat):
        found.append(CLAIM)
    return [choice for choice in found if choice[0] != player.barred] if player.barred else found


def or_pass(g: Duel, seat: int) -> list[Choice]:
    """Return what a player may announce: passing is always possible, unless he is coerced."""
    found = choices(g, seat)
    if not is_coerced(g, seat):
        found.append(PASS)
    return found


def or_decline(g: Duel, seat: int) -> list[Choice]:
    """Return what a player may announce as an additional action, which he may also decline."""
    return [DECLINE if choice is PASS else choice for choice in or_pass(g, seat)]


def is_coerced(g: Duel, seat: int) -> bool:
    """Say whether a player can only play the event that he was coerced to play."""
    card = g.players[seat].coerced
    return card in g.players[seat].hand and playing.can_play(g, seat, card)


def is_activated_by(g: Duel, seat: int, card: Card) -> bool:
    """Say whether a player may activate a card as his action."""
    return card.controller == seat or bool(ongoing.of_card(g, card, AnyoneCanActivate))


def must_activate(g: Duel, seat: int) -> list[int]:
    """Return the characters one of which a player has to activate now, if there are any."""
    player = g.players[seat]
    if not player.forced and (player.actions or not g.carried[ActivatedFirst]):
        return []
    own = [card for card in zones.characters(g, seat) if activating.can_activate(g, card)]
    if player.forced:
        return [card.id for card in own]
    return [card.id for card in own if ongoing.of_card(g, card, ActivatedFirst)]


def resolve_choice(g: Duel, die: int, symbol: Symbol) -> Choice:
    """Write the choice of a die; its symbol only where it is not the one showing."""
    if facts.side_of(g, die).symbol is symbol:
        return ("resolve", die)
    return ("resolve", die, symbol.word)


def symbol_of(g: Duel, choice: Choice) -> Symbol:
    """Read the symbol a die is resolved as."""
    if len(choice) > 2:
        return BY_NAME[str(choice[2])]
    return facts.side_of(g, int(choice[1])).symbol


BY_NAME = {symbol.word: symbol for symbol in Symbol}


def label(g: Duel, choice: Choice) -> Text:
    """Say what a choice does."""
    kind = choice[0]
    if kind == "play":
        return text("ds-option-play", card=facts.name(g, int(choice[1])))
    if kind == "activate":
        return text("ds-option-activate", card=facts.name(g, int(choice[1])))
    if kind == "resolve":
        shown = facts.die_text(g, int(choice[1]))
        if len(choice) > 2:
            return text("ds-option-resolve-as", die=shown, symbol=str(choice[2]))
        return text("ds-option-resolve", die=shown)
    if kind == "reroll":
        return text("ds-option-reroll", card=facts.name(g, int(choice[1])))
    if kind == "action":
        return card_actions.label(g, choice)
    return text(PLAIN_LABELS[str(kind)])


PLAIN_LABELS = {
    "claim": "ds-option-claim",
    "pass": "ds-option-pass",
    "decline": "ds-option-decline-action",
    "stop": "ds-option-stop",
}


def place(g: Duel, choice: Choice) -> str | None:
    """Return the thing on the board that a choice is about."""
    if choice[0] == "resolve":
        return at_die(int(choice[1]))
    if choice[0] == "claim":
        return at_card(g.battlefield)
    return at_card(int(choice[1])) if len(choice) > 1 else None


def blocked(g: Duel, seat: int) -> list[Blocked]:
    """Explain what cannot be done now, and the rule that says so."""
    found = playing.blocked(g, seat, g.players[seat].hand)
    for card in g.play.values():
        if card.controller == seat and card.exhausted and has_dice(g, card):
            name = text("ds-option-activate", card=facts.name(g, card.id))
            reason = text("ds-blocked-exhausted", card=facts.name(g, card.id))
            key = f"activate:{card.id}"
            found.append(Blocked(key, name, reason, "DS-ACTIVATE-5", at_card(card.id)))
    found += resolving_blocked(g, seat)
    found += rerolling_blocked(g, seat)
    found += card_actions.blocked(g, seat)
    why = claiming.problem(g, seat)
    if why is not None:
        found.append(Blocked("claim", text("ds-option-claim"), *why, at_card(g.battlefield)))
    return found


def has_dice(g: Duel, card: Card) -> bool:
    """Say whether a card would be activated if it were ready."""
    return card.kind == "character" or (
        card.kind == "support" and activating.can_ever_be_activated(g, card)
    )


def resolving_blocked(g: Duel, seat: int) -> list[Blocked]:
    """Explain which dice of the pool cannot be resolved, and why."""
    found = []
    for die in g.players[seat].pool:
        side = facts.side_of(g, die)
        reason: tuple[Text, str] | None = None
        if side.symbol is Symbol.BLANK:
            reason = (text("ds-blocked-blank"), "DS-BLANK-1")
        elif side.modifier and not resolving.stands_alone(g, die):
            reason = (text("ds-blocked-modifier"), "DS-MODIFIER-1")
        elif not resolving.affordable(g, seat, die, side.symbol, resolving.PLAIN):
            why = text("ds-blocked-cost", cost=side.cost, resources=g.players[seat].resources)
            reason = (why, "DS-COST-4")
        elif resolving.used_up(g, die):
            reason = (text("ds-blocked-hampered"), "DS-CLARIFY-44")
        if reason is not None:
            name = text("ds-option-resolve", die=facts.die_text(g, die))
            found.append(Blocked(f"resolve:{die}", name, *reason, at_die(die)))
    return found


def rerolling_blocked(g: Duel, seat: int) -> list[Blocked]:
    """Explain why no card can be discarded for a reroll."""
    player = g.players[seat]
    reason = None
    if not player.hand:
        reason = text("ds-blocked-no-cards")
    elif not g.reroll_zero and not rerolling.can_roll_any(g, seat):
        reason = text("ds-blocked-fast-dice" if player.pool else "ds-blocked-no-dice")
    if reason is None:
        return []
    return [Blocked("reroll", text("ds-option-reroll-any"), reason, "DS-REROLL-1")]


def asked(prompt: str, values: Callable[[Duel, int], list[Choice]]) -> Question[Duel, Choice]:
    """Write the question for an action down (DS-ACTION-1)."""
    return Question(
        prompt,
        values,
        label=lambda g, _, choice: label(g, choice),
        at=lambda g, _, choice: place(g, choice),
        odds=lambda g, _, choice: prospects.of_choice(g, choice),
        note=lambda g, _, choice: prospects.note(g, choice),
        blocked=blocked,
        rules=("DS-ACTION-3",),
    )


ACTION = asked("ds-ask-action", or_pass)
ADDITIONAL = asked("ds-ask-additional", or_decline)


# --- doing it -----------------------------------------------------------------------------------


async def take(g: Duel, seat: int, additional: bool) -> bool:
    """Let a player choose and take an action; False if it was undone (DS-ILLEGAL-1)."""
    g.deciding = True
    choice = await (ADDITIONAL if additional else ACTION).put(g, seat)
    g.deciding = False
    if choice in NO_ACTION:
        message = "ds-log-decline" if additional else "ds-log-pass"
        g.say(message, "DS-EXTRA-ACTION-2" if additional else "DS-PASS-1", seat=facts.player(seat))
        g.players[seat].coerced = NOTHING
        return True
    while g.carried["before:action"]:
        before = g.changes
        await queue.before(g, Happening("action", seat, target=seat))
        if g.changes == before or choice in choices(g, seat):
            break
        # What came before the action made it impossible; another one is announced.
        g.deciding = True
        choice = await ADDITIONAL.put(g, seat)
        g.deciding = False
        if choice == DECLINE:
            return True
    if choice[0] == "play":
        if await playing.play(Scene(g, seat), int(choice[1])) is None:
            return False
    else:
        await carry_out(g, seat, choice)
    player = g.players[seat]
    g.actions_taken += 1
    player.actions += 1
    if player.forced:
        player.forced = False
    if additional:
        queue.note(g, Happening("additional", seat))
    if not player.acted:
        player.acted = True
    if player.coerced != NOTHING:
        player.coerced = NOTHING
    if g.carried["after:action"]:
        queue.after(g, Happening("action", seat, target=seat, how=str(choice[0])))
    if choice[0] != "claim" and g.changes != g.changes_before:
        g.idle_rounds = 0
    return True


def carry_out(g: Duel, seat: int, choice: Choice) -> Awaitable[object]:
    """Carry out an action, but that of playing a card."""
    kind = choice[0]
    if kind == "activate":
        return activating.activate(Scene(g, seat, int(choice[1])), int(choice[1]))
    if kind == "resolve":
        return begin_resolving(g, seat, int(choice[1]), symbol_of(g, choice))
    if kind == "reroll":
        return rerolling.discard_to_reroll(g, seat, int(choice[1]))
    if kind == "action":
        return card_actions.use(g, seat, choice)
    return claiming.claim(g, seat)


# --- the resolve action -------------------------------------------------------------------------


def begin_resolving(g: Duel, seat: int, die: int, symbol: Symbol) -> Awaitable[None]:
    """Resolve the first die; the queue is emptied before the next one is chosen."""
    g.resolving = Resolving(seat, symbol)
    return resolve_one(g, die, symbol)


async def resolve_one(g: Duel, die: int, symbol: Symbol) -> None:
    """Resolve a die in the resolve action and note that it was (DS-RESOLVE-8)."""
    action = g.resolving
    assert action is not None
    earlier = len(g.resolved)
    scene = Scene(g, action.seat, g.dice[die].card, g.die_codes[die], die)
    await resolving.resolve(scene, die, symbol, done=action.done)
    action.done += g.resolved[earlier:]


async def resolve_next(g: Duel) -> None:
    """Offer further dice that show the symbol when their turn comes (DS-RESOLVE-7)."""
    action = g.resolving
    assert action is not None
    seat, symbol = action.seat, Symbol(action.symbol)
    able = resolving.openings(g, seat, symbol, action.done)
    open_dice = [resolve_choice(g, die, symbol) for die, _ in able]
    if not open_dice:
        g.resolving = None
        return
    choice = await Ask(
        seat,
        lambda: text("ds-ask-resolve-next", symbol=symbol.word),
        lambda: [*([] if g.players[seat].giving_up else open_dice), STOP],
        label=lambda choice: label(g, choice),
        at=lambda choice: place(g, choice),
        rules=("DS-RESOLVE-1",),
    )
    if choice == STOP:
        g.resolving = None
    else:
        await resolve_one(g, int(choice[1]), symbol)
