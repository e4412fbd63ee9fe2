"""A Destiny player of common sense: stops the worst die, makes kills, wastes no action."""

from __future__ import annotations

from functools import cache
from typing import Final

from cantina.core.cards import walk
from cantina.core.window import Glimpse
from cantina.core.wire import OpenAsk, Option
from cantina.games.destiny.bot import greedy, hand_plan
from cantina.games.destiny.bot.greedy import (
    PASS,
    THREAT,
    GreedyBot,
    many,
    numbers,
    play_score,
    worst_threat,
)
from cantina.games.destiny.bot.reading import action_of
from cantina.games.destiny.bot.worth import (
    HELPS,
    Sight,
    card_worth,
    die_worth,
)
from cantina.games.destiny.cards.vocabulary import Remove
from cantina.games.destiny.facts import KNOWN
from cantina.games.destiny.terms import DAMAGE, Symbol
from cantina.games.destiny.view import CardView

KILL: Final = 8.0
REROLL: Final = 2.5
"""What a reroll has to promise."""
BODY: Final = 4.0
"""What an enemy counts for whose dice promise nothing."""
USE: Final = 2.0
"""What using a card in play is worth beside what it does: it is there for that."""
JUNK: Final = 1.2
"""The same when the card it costs cannot be played anyway."""


class NormalBot(GreedyBot):
    """Chooses what promises most right now, as somebody who has played before."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.is_unsure = False

    def choose(self, glimpse: Glimpse) -> str:
        """Return the key of the answer; where no rule gives one, the first, and say so."""
        self.is_unsure = False
        prompt = glimpse.prompt
        if prompt in ACTIONS:
            return action(glimpse.keys(), Sight(glimpse.view))
        answer = ANSWERS.get(prompt)
        if answer is not None:
            key = answer(self, glimpse.ask, Sight(glimpse.view))
            if glimpse.legal(key):
                return key
        self.is_unsure = True
        return next(glimpse.answers())


# --- actions ------------------------------------------------------------------------------------


def action(keys: list[str], sight: Sight) -> str:
    """Take the action worth most; claim when nothing is left to do."""
    scores = action_scores(keys, sight)
    best = max(keys, key=scores.__getitem__)
    return best if scores[best] > PASS else idle(keys, best)


def idle(keys: list[str], otherwise: str) -> str:
    """Return the way to do nothing: claim if that is possible."""
    return next((key for key in ("claim", "pass", "decline") if key in keys), otherwise)


def action_scores(keys: list[str], sight: Sight) -> dict[str, float]:
    """Return what each action is worth."""
    gained = reroll_gain(sight)
    return {key: score(key, sight, gained) for key in keys}


def score(key: str, sight: Sight, gained: float) -> float:
    """Return what an action is worth; `gained` is what a reroll promises."""
    kind, thing = action_of(key)
    if kind == "play":
        return play_score(thing, sight, urgency=THREAT)  # stop a threat at once
    if kind == "activate":
        return greedy.activate_score(thing, sight)
    if kind == "resolve":
        return resolve_score(thing, sight)
    if kind == "reroll":
        return gained - reroll_price(thing, sight)
    if kind == "action":
        return ability_score(thing, sight)
    return 0.0


def resolve_score(die: int, sight: Sight) -> float:
    """Count all dice of the symbol, since one action resolves them together; kills come first."""
    shown = sight.side_of(die)
    useful = sight.useful(shown)
    if useful <= 0.0:
        return 0.0
    pool = [sight.side_of(other.id) for other in sight.me.pool]
    same = [side for side in pool if side.symbol is shown.symbol]
    together = sum([sight.useful(side) for side in same])
    if shown.symbol in DAMAGE and shown.symbol is not Symbol.INDIRECT:
        dealt = sum([side.value for side in same])
        enemies = [
            card
            for card in sight.view.cards
            if card.kind == "character" and not sight.is_mine(card.id)
        ]
        if any(sight.left(enemy) <= dealt for enemy in enemies):
            together += KILL
    return together + 0.1 * useful


def reroll_gain(sight: Sight) -> float:
    """Return how much more the dice in the pool promise than they show."""
    hope = [die_worth(die.code) - sight.useful(sight.side_of(die.id)) for die in sight.me.pool]
    return sum([one for one in hope if one > 0])


def reroll_price(card: int, sight: Sight) -> float:
    """Return what it costs to throw a card away for a reroll; little, if it cannot be played."""
    held = next(one for one in sight.me.hand if one.id == card)
    price = JUNK if held.cost > sight.me.resources + 1 else REROLL
    return price + 0.2 * card_worth(held.code)


def words_of_actions(code: str) -> list[object]:
    """Return all that is said of using a card in play."""
    abilities = [KNOWN[code].ability(index) for index in KNOWN[code].actions]
    return [node for ability in abilities for node in walk(ability)]


@cache
def ability_worth(code: str) -> float:
    """Return what using a card in play brings at best."""
    return max([HELPS.get(type(node), 0.0) for node in words_of_actions(code)], default=0.0)


@cache
def needs_dice(code: str) -> bool:
    """Say whether using a card in play removes dice, so that there have to be some."""
    return any(isinstance(node, Remove) for node in words_of_actions(code))


def ability_score(card: int, sight: Sight) -> float:
    """Use a card for what it does; an action that changes nothing is a pass."""
    found = sight.cards.get(card)
    if found is None:
        return 0.0
    if needs_dice(found.code):
        threat = worst_threat(sight)
        return threat if threat > THREAT else 0.0
    return USE + ability_worth(found.code)


# --- whom to hit ---------------------------------------------------------------------------------


def worst_enemy(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Hit the enemy who promises most for the damage it takes to be rid of; an own one last."""
    return min(ask.options, key=lambda option: grudge(option, sight)).key


def grudge(option: Option, sight: Sight) -> tuple[bool, float]:
    """Order characters by how gladly they are harmed: those with the best dice, nearest defeat."""
    card = greedy.card_of(option, sight)
    if card is None:
        return True, 1000.0
    left = float(sight.left(card))
    return (True, -left) if sight.is_mine(card.id) else (False, left / (BODY + force(card, sight)))


def force(card: CardView, sight: Sight) -> float:
    """Return what the dice of a character and of its upgrades promise in a round."""
    dice = [die for player in sight.others() for die in (*player.on_cards, *player.pool)]
    return sum([die_worth(die.code) for die in dice if greedy.on(die.card, card.id, sight)])


# --- what greedy left to chance -------------------------------------------------------------------


def own_weakest(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Take damage off the own character who is closest to defeat."""
    return min(ask.options, key=lambda option: greedy.shield_key(option, sight)).key


def hinder(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Hold the best die of an opponent, never an own one if that can be helped."""
    dice = [die for die in numbers(ask) if die in sight.dice]
    if not dice:
        return enemy_card(bot, ask, sight)
    best = max(dice, key=lambda die: (sight.owner[die] != sight.seat, sight.die_value(die)))
    return str(best) if ask.kind == "one" else many([best])


def enemy_card(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Choose a card of an opponent, ready ones first."""

    def worth(option: Option) -> tuple[bool, bool, float]:
        card = greedy.card_of(option, sight)
        if card is None:
            return False, False, 0.0
        return not sight.is_mine(card.id), not card.exhausted, card_worth(card.code)

    return max(ask.options, key=worth).key


def own_card(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Choose an own card, exhausted ones first."""

    def worth(option: Option) -> tuple[bool, bool, float]:
        card = greedy.card_of(option, sight)
        if card is None:
            return False, False, 0.0
        return sight.is_mine(card.id), card.exhausted, die_worth(card.code)

    return max(ask.options, key=worth).key


# --- the hand -------------------------------------------------------------------------------------


def mulligan(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Put back what will not be played in the first rounds."""
    return many(hand_plan.to_put_back(sight))


def upkeep(bot: GreedyBot, ask: OpenAsk, sight: Sight) -> str:
    """Throw away what will not be played soon, for new cards."""
    return many(hand_plan.to_discard(sight))


ACTIONS: Final = ("ds-ask-action", "ds-ask-additional")
"""Questions that all other answers serve."""
ANSWERS: Final[dict[str, greedy.Answer]] = {
    **{prompt: answer for prompt, answer in greedy.ANSWERS.items() if prompt not in ACTIONS},
    "ds-ask-damage": worst_enemy,
    "ds-ask-deal": worst_enemy,
    "ds-ask-defeat": worst_enemy,
    "ds-ask-damage-from": own_weakest,
    "ds-ask-damage-to": greedy.weakest_enemy,
    "ds-ask-shields-from": greedy.weakest_enemy,
    "ds-ask-shields-to": greedy.shield_target,
    "ds-ask-forbid-die": hinder,
    "ds-ask-exhaust": enemy_card,
    "ds-ask-ready": own_card,
    "ds-ask-mulligan": mulligan,
    "ds-ask-upkeep-discard": upkeep,
}
