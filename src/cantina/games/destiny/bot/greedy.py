"""A greedy Destiny player: upgrades early, hits the weakest, keeps its dice working.

It sees its own seat's view and questions and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable

from cantina.core.rng import Rng
from cantina.core.window import Window
from cantina.core.wire import OpenAsk, Option, kind_and_rest
from cantina.games.destiny.bot.reading import action_of
from cantina.games.destiny.bot.worth import (
    Sight,
    card_worth,
    die_worth,
    removes_enemy_dice,
    side_worth,
    worth_of,
)
from cantina.games.destiny.facts import KNOWN
from cantina.games.destiny.state import NOTHING
from cantina.games.destiny.terms import DieSide
from cantina.games.destiny.view import CardView

Answer = Callable[["GreedyBot", OpenAsk, Sight], str]

PASS = 0.4  # what an action must be worth to be better than claiming
THREAT = 3.0  # what a die against us must be worth to be answered
EXPENSIVE = 4  # cards of this cost are shuffled back in a mulligan


class GreedyBot:
    """Chooses what promises most right now."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)

    def choose(self, window: Window) -> str:
        """Return the key of the answer."""
        ask = window.ask
        answer = ANSWERS.get(ask.prompt.id)
        if answer is None:
            return window.sample(self._rng)
        key = answer(self, ask, Sight(window.view))
        return key if window.legal(key) else window.sample(self._rng)


def numbers(ask: OpenAsk) -> list[int]:
    """Return the things offered by number: cards or dice."""
    return [int(option.key) for option in ask.options if option.key.isdigit()]


def many(keys: list[int]) -> str:
    """Write an answer of several things."""
    return "+".join([str(key) for key in keys]) or "none"


# --- actions ------------------------------------------------------------------------------------


def action(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Take the action worth most; claim when nothing is left to do."""
    scored = [(score(option, sight), option.key) for option in ask.options]
    best, key = max(scored, key=lambda pair: pair[0])
    if best > PASS:
        return key
    keys = [option.key for option in ask.options]
    for idle in ("claim", "pass", "decline"):
        if idle in keys:
            return idle
    return key


def score(option: Option, sight: Sight) -> float:
    """Return what an action is worth."""
    kind, thing = action_of(option.key)
    if kind == "play":
        return play_score(thing, sight)
    if kind == "activate":
        return activate_score(thing, sight)
    if kind == "resolve":
        return resolve_score(thing, sight)
    if kind == "reroll":
        return reroll_score(thing, sight)
    if kind == "action":
        return 1.5
    return 0.0


def worst_threat(sight: Sight) -> float:
    """Return the worth of the best die against us."""
    return max([side_worth(die.side) for die in sight.enemy_dice()], default=0.0)


def play_score(card: int, sight: Sight, urgency: float = -1.0) -> float:
    """Upgrades and supports come first, events when they have something to do."""
    held = next(one for one in sight.me.hand if one.id == card)
    worth = card_worth(held.code)
    if KNOWN[held.code].kind != "event":
        return 6.0 + worth
    if removes_enemy_dice(held.code):
        threat = worst_threat(sight)
        return threat + urgency - held.cost if threat > THREAT else 0.0
    if not sight.me.pool and worth < THREAT:
        return 0.0
    return worth - held.cost


def activate_score(card: int, sight: Sight) -> float:
    """Roll what promises most; dice in the pool that hit hard are resolved before."""
    own = [die for die in sight.me.on_cards if on(die.card, card, sight)]
    return 3.0 + sum([die_worth(die.code) for die in own])


def on(die_card: int, card: int, sight: Sight) -> bool:
    """Say whether a die lies on a card or on something attached to it."""
    found = sight.cards.get(die_card)
    return die_card == card or (found is not None and found.host == card)


def resolve_score(die: int, sight: Sight) -> float:
    """Count all dice of the symbol, since one action resolves them together."""
    shown = sight.side_of(die)
    together = 0.0
    for other in sight.me.pool:
        if sight.side_of(other.id).symbol is shown.symbol:
            together += sight.useful(sight.side_of(other.id))
    return max(sight.useful(shown), 0.0) and together + 0.1 * sight.useful(shown)


def reroll_score(card: int, sight: Sight) -> float:
    """Reroll when much is to be won, and throw the least useful card away."""
    hope = [die_worth(die.code) - side_worth(die.side) for die in sight.me.pool]
    gained = sum([one for one in hope if one > 0])
    held = next(one for one in sight.me.hand if one.id == card)
    return gained - 2.5 - 0.2 * card_worth(held.code)


def resolve_next(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Go on with the symbol for as long as it does something."""
    offered = {option.key: action_of(option.key) for option in ask.options}
    dice = [one.thing for one in offered.values() if one.kind == "resolve"]
    best = max(dice, key=lambda die: sight.useful(sight.side_of(die)), default=None)
    if best is None or sight.useful(sight.side_of(best)) <= 0:
        return "stop"
    return next(key for key, one in offered.items() if one.thing == best)


# --- targets ------------------------------------------------------------------------------------


def weakest_enemy(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Hit the enemy who falls first; one of the own only if there is no other."""
    return min(ask.options, key=lambda option: harm_key(option, sight)).key


def harm_key(option: Option, sight: Sight) -> tuple[bool, int]:
    """Order characters by how gladly they are harmed."""
    card = card_of(option, sight)
    if card is None:
        return True, 1000
    mine = sight.is_mine(card.id)
    return mine, -sight.left(card) if mine else sight.left(card)


def card_of(option: Option, sight: Sight) -> CardView | None:
    """Return the card in play an option names."""
    return sight.cards.get(int(option.key)) if option.key.isdigit() else None


def strongest_own(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Let the character suffer who can bear it best."""
    return best_card(ask, sight, bears)


def best_card(ask: OpenAsk, sight: Sight, worth: Callable[[Option, CardView, Sight], float]) -> str:
    """Choose the card in play that is worth most; what names no card comes last."""

    def score(option: Option) -> float:
        card = card_of(option, sight)
        return -1000.0 if card is None else worth(option, card, sight)

    return max(ask.options, key=score).key


def bears(option: Option, card: CardView, sight: Sight) -> float:
    """Return how well a character bears damage, what is assigned already included."""
    assigned = option.label.args.get("damage", 0)
    return sight.left(card) - (assigned if isinstance(assigned, int) else 0)


def shield_target(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Shield the own character who is closest to defeat and has room."""
    return min(ask.options, key=lambda option: shield_key(option, sight)).key


def shield_key(option: Option, sight: Sight) -> tuple[bool, bool, int]:
    """Order characters by how much a shield helps."""
    card = card_of(option, sight)
    if card is None:
        return True, True, 1000
    return not sight.is_mine(card.id), card.shields >= 3, sight.left(card)


def host(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Put upgrades on ready and sturdy characters, downgrades on the best enemy."""
    return best_card(ask, sight, host_worth)


def host_worth(option: Option, card: CardView, sight: Sight) -> float:
    """Return how good a character is as a host."""
    attached = len([one for one in sight.view.cards if one.host == card.id])
    return sight.left(card) + (4.0 if not card.exhausted else 0.0) - 3.0 * (attached >= 3)


# --- dice ---------------------------------------------------------------------------------------


def remove_dice(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Remove the opponent's best dice; of the own, as a cost, the worst."""
    dice = numbers(ask)
    theirs = sorted([d for d in dice if sight.owner.get(d) != sight.seat], key=sight.die_value)
    mine = sorted([d for d in dice if sight.owner.get(d) == sight.seat], key=sight.die_value)
    ordered = [*reversed(theirs), *mine]
    if ask.kind == "one":
        return str(ordered[0]) if ordered else ask.options[0].key
    most = ask.most if theirs else ask.least
    return many(ordered[: max(min(most, len(theirs)), ask.least)])


def reroll_dice(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Reroll own dice that show less than they promise, and the opponent's that show more."""
    return most_hopeful(ask, {die: hoped(die, sight) for die in numbers(ask)})


def most_hopeful(ask: OpenAsk, hope: dict[int, float]) -> str:
    """Choose the die that promises most, or all that promise something."""
    ordered = sorted(hope, key=lambda die: -hope[die])
    if ask.kind == "one":
        return str(ordered[0]) if ordered else ask.options[0].key
    good = [die for die in ordered if hope[die] > 0][: ask.most]
    return many(good if len(good) >= ask.least else ordered[: ask.least])


def hoped(die: int, sight: Sight) -> float:
    """Return what rerolling a die promises."""
    gain = die_worth(sight.dice[die].code) - sight.die_value(die)
    return gain if sight.owner[die] == sight.seat else -gain


def turn_dice(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Turn own weak dice up and the opponent's strong dice down."""
    dice = [die for die in numbers(ask) if die in sight.dice]
    return most_hopeful(ask, {die: turned(die, sight) for die in dice})


def turned(die: int, sight: Sight) -> float:
    """Return what turning a die to its best (an enemy's: worst) side promises."""
    now = sight.die_value(die)
    if sight.owner[die] != sight.seat:
        return now
    return max([worth_of(one) for one in KNOWN[sight.dice[die].code].sides]) - now


def which_side(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Choose the side that helps most, or harms an opponent most."""
    kind, number = kind_and_rest(ask.options[0].at)
    die = int(number) if kind == "die" else NOTHING
    if die not in sight.dice:
        return ask.options[0].key
    sides = KNOWN[sight.dice[die].code].sides
    mine = sight.owner[die] == sight.seat
    faces = numbers(ask)
    best = max(faces, key=lambda face: playable(sides[face], sight) * (1 if mine else -1))
    return str(best)


def playable(shown: DieSide, sight: Sight) -> float:
    """Return what a side is worth now; a plus side or one too dear is worth little."""
    worth = worth_of(shown)
    if shown.modifier and not any(
        sight.side_of(die.id).symbol is shown.symbol for die in sight.me.pool
    ):
        return 0.2
    return worth if shown.cost <= sight.me.resources else 0.3


def modifiers(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Add every plus die that can be paid for."""
    left = sight.me.resources
    chosen: list[int] = []
    for die in numbers(ask):
        cost = sight.side_of(die).cost
        if cost <= left and len(chosen) < ask.most:
            chosen.append(die)
            left -= cost
    return many(chosen)


def resolve_die(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Resolve the die worth most."""
    dice = [die for die in numbers(ask) if die in sight.dice]
    if not dice:
        return ask.options[0].key
    return str(max(dice, key=lambda die: sight.useful(sight.side_of(die))))


def guardian(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Take a die away for damage that does not hurt too much."""
    dice = [die for die in numbers(ask) if die in sight.dice]
    good = [die for die in dice if sight.side_of(die).value >= 2]
    return str(max(good, key=sight.die_value)) if good else "none"


# --- the rest -----------------------------------------------------------------------------------


def mulligan(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Shuffle back what costs too much for the first round."""
    dear = [card.id for card in sight.me.hand if card.cost >= EXPENSIVE]
    return many(dear)


def upkeep(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Keep the hand, but for cards that nothing can come of; never run out of cards."""
    if sight.me.deck_size < 2 * len(sight.view.players):
        return "none"
    useless = [c.id for c in sight.me.hand if c.cost > sight.me.resources + 1]
    return many(useless[:1])


def battlefield(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Prefer two shields to a battlefield."""
    own = [card.id for card in sight.me.set_aside]
    return next((o.key for o in ask.options if int(o.key) not in own), ask.options[0].key)


def yes(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Use what may be used."""
    return "yes"


def first(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Take the first option."""
    return ask.options[0].key


def symbol(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Resolve as damage where that is possible."""
    keys = [option.key for option in ask.options]
    for wanted in ("melee", "ranged", "indirect", "resource"):
        if wanted in keys:
            return wanted
    return keys[0]


def cheapest(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Give away the cards that are worth least."""
    held = {card.id: card for card in sight.me.hand}
    cards = sorted(numbers(ask), key=lambda c: card_worth(held[c].code) if c in held else 0.0)
    if ask.kind == "one":
        return str(cards[0]) if cards else ask.options[0].key
    return many(cards[: ask.least])


ANSWERS: dict[str, Answer] = {
    "ds-ask-action": action,
    "ds-ask-additional": action,
    "ds-ask-resolve-next": resolve_next,
    "ds-ask-damage": weakest_enemy,
    "ds-ask-deal": weakest_enemy,
    "ds-ask-defeat": weakest_enemy,
    "ds-ask-remove-shields": weakest_enemy,
    "ds-ask-assign": strongest_own,
    "ds-ask-shields": shield_target,
    "ds-ask-give-shields": shield_target,
    "ds-ask-setup-shield": shield_target,
    "ds-ask-heal": shield_target,
    "ds-ask-host": host,
    "ds-ask-remove-die": remove_dice,
    "ds-ask-reroll": reroll_dice,
    "ds-ask-reroll-dice": reroll_dice,
    "ds-ask-focus": turn_dice,
    "ds-ask-turn-die": turn_dice,
    "ds-ask-side": which_side,
    "ds-ask-modifiers": modifiers,
    "ds-ask-resolve-die": resolve_die,
    "ds-ask-resolve-order": resolve_die,
    "ds-ask-resolve-as": symbol,
    "ds-ask-guardian": guardian,
    "ds-ask-mulligan": mulligan,
    "ds-ask-upkeep-discard": upkeep,
    "ds-ask-battlefield": battlefield,
    "ds-ask-may": yes,
    "ds-ask-claim": yes,
    "ds-ask-instead": yes,
    "ds-ask-redeploy": host,
    "ds-ask-replace": first,
    "ds-ask-order-queue": first,
    "ds-ask-order-before": first,
    "ds-ask-discard-hand": cheapest,
    "ds-ask-stack": cheapest,
}
