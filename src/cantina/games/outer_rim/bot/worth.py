"""What things are worth to a smuggler, in credits: rewards, printed effects, market cards."""

from __future__ import annotations

from functools import cache

from cantina.core.text import Text
from cantina.games.outer_rim.cards.combat import InCombat
from cantina.games.outer_rim.cards.frames import AnyCondition, Standing
from cantina.games.outer_rim.content.characters import ShipCosts
from cantina.games.outer_rim.library import CARDS, CHARACTERS, SHIPS, asset
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.odds import combat_odds, survival_odds, test_odds
from cantina.games.outer_rim.printed import Asset, Reward
from cantina.games.outer_rim.terms import Trait
from cantina.games.outer_rim.view import PlayerView, View

FAME = 9000
REPUTATION = 700
DAMAGE = 500
DEFEAT = 5000
CREW = 2500
EXTRA_TURN = 3500
ILLEGAL_ODDS = 0.7
"""A hit, or one of the ways out on databank card 1."""
PURSE = ((8000, 1.0), (16000, 0.6), (25000, 0.35))
"""What one more credit is worth up to so many; beyond that almost nothing."""


def credit(me: PlayerView) -> float:
    """Say what one more credit is worth: the richer, the less."""
    return next((worth for limit, worth in PURSE if me.credits <= limit), 0.15)


# Worth of one unit of each printed effect; amounts multiply it.
EFFECTS = {
    "or-says-gain-credits": 1,
    "or-says-lose-credits": -1,
    "or-says-take-credits": 1,
    "or-says-spend": -1,
    "or-says-gain-fame": FAME,
    "or-says-gain-reputation": REPUTATION,
    "or-says-lose-reputation": -REPUTATION,
    "or-says-suffer": -DAMAGE,
    "or-says-recover": DAMAGE,
}
FIXED = {
    "or-says-recover-all": 800,
    "or-says-spend-less": -2000,
    "or-says-gain-this": CREW,
    "or-says-extra-turn": EXTRA_TURN,
    "or-says-end-turn": -1500,
    "or-says-buy-top": 500,
    "or-says-buy-top-less": 1200,
    "or-says-gain-top": 2000,
    "or-says-search": 600,
    "or-says-search-free": 2500,
    "or-says-look-at-contacts": 300,
    "or-says-look-at-contacts-hunted": 800,
    "or-says-reveal-contact": 300,
    "or-says-meet-contact": 800,
    "or-says-move": 400,
    "or-says-complete-job": 8000,
    "or-says-fail-job": -3000,
    "or-says-complete-goal": FAME,
    "or-says-deliver-this": 8000,
    "or-says-deliver-this-half": 2500,
    "or-says-discard-cargo": -2500,
    "or-says-discard-asset": -2500,
    "or-says-discard-asset-trait": -3000,
    "or-says-discard-this": -1000,
    "or-says-buy-ship": 1000,
    "or-says-buy-ship-dearer": 500,
    "or-says-market-action": 800,
    "or-says-market-action-anywhere": 500,
    "or-says-mark-planet": 3500,
    "or-says-steal-droid": 2500,
    "or-says-fame-for-credits": 1500,
    "or-says-not-defeated": DEFEAT,
    "or-says-no-stop": 500,
    "or-says-skill-for-test": 1500,
    "or-says-roll-again": 2500,
    "or-says-add": 1800,
    "or-says-cancel": 1500,
    "or-says-turn": 1500,
    "or-says-prevent-damage": 800,
}
CHANCES = {
    "or-says-if-passed": 0.6,
    "or-says-if-failed": 0.4,
    "or-says-if-won": 0.55,
    "or-says-if-survived": 0.5,
    "or-says-if-lost": 0.45,
    "or-says-each": 0.6,
    "or-says-no-die": 0.4,
}
DECIDED = {
    "or-says-if-passed": True,
    "or-says-if-failed": False,
    "or-says-if-won": True,
    "or-says-if-survived": True,
    "or-says-if-lost": False,
}
"""Which results the shown odds speak of, and which way."""
FIGHTS = (
    "or-says-fight-ground",
    "or-says-fight-ship",
    "or-says-fight-player",
    "or-says-fight-player-ship",
)


def worth_of_text(text: Text, me: PlayerView | None = None, odds: float | None = None) -> float:
    """Estimate an effect by reading its text, as a person would who knows how he stands.

    The odds are those of the test or fight at the head of the text, where they are shown.
    """
    if text.id in EFFECTS:
        amount = _number(text.args.get("amount", 1))
        return EFFECTS[text.id] * amount
    if text.id in FIXED:
        return FIXED[text.id]
    if text.id == "or-says-choose-or":
        return max(_parts(text, me))
    if text.id == "or-says-that":
        return -0.3 * sum(_parts(text, me))
    if text.id == "effect-may":
        return max(0.0, sum(_parts(text, me)))
    if text.id in ("effect-if", "effect-if-else"):
        return _worth_of_if(text, me)
    if text.id in CHANCES:
        effect, first = text.args.get("effect"), text.args.get("first")
        chance = _chance(text.id, odds)
        return chance * _worth(effect, me) + _worth(first, me, odds)
    if text.id in FIGHTS:
        return _worth_of_fight(text, me)
    return sum(_parts(text, me, odds))


def _chance(message: str, odds: float | None) -> float:
    if odds is None or message not in DECIDED:
        return CHANCES[message]
    return odds if DECIDED[message] else 1 - odds


def _worth_of_fight(text: Text, me: PlayerView | None) -> float:
    """Wounds and the danger of defeat, whoever wins."""
    dice = int(_number(text.args.get("dice", 3)))
    wounds = -DAMAGE * 0.625 * dice
    if me is None:
        return wounds
    kind = "ship" if text.id.endswith("-ship") else "ground"
    return wounds - DEFEAT * (1 - survival_odds(dice, left(me, kind)))


def _worth_of_if(text: Text, me: PlayerView | None) -> float:
    effect, other = _worth(text.args.get("effect"), me), _worth(text.args.get("otherwise"), me)
    condition = text.args.get("condition")
    if me is None or not isinstance(condition, Text) or condition.id != "or-says-reputation":
        return (effect + other) / 2
    standing = ("neutral", "positive", "negative")[_standing(me, condition)]
    named = f"or-standing-{standing}"
    return effect if _mentions(condition.args.get("standing"), named) else other


def _standing(me: PlayerView, condition: Text) -> int:
    faction = condition.args.get("faction")
    name = faction.id.removeprefix("or-faction-") if isinstance(faction, Text) else ""
    return me.reputation.get(name, 0)


def _mentions(value: object, message: str) -> bool:
    if not isinstance(value, Text):
        return False
    return value.id == message or any(_mentions(part, message) for part in value.args.values())


def _number(value: object) -> float:
    if isinstance(value, Text):
        return _number(value.args.get("number", 1))
    return float(value) if isinstance(value, int | float) else 1.0


def _parts(text: Text, me: PlayerView | None, odds: float | None = None) -> list[float]:
    found = []
    for value in text.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Text):
                found.append(worth_of_text(part, me, odds))
    return found or [0.0]


def _worth(value: object, me: PlayerView | None, odds: float | None = None) -> float:
    return worth_of_text(value, me, odds) if isinstance(value, Text) else 0.0


@cache
def worth_of_reward(reward: Reward) -> float:
    """Credits, fame and reputation of a reward in credits."""
    standing = sum(amount for _, amount in reward.reputation)
    return reward.credits + FAME * reward.fame + REPUTATION * standing


# --- chances --------------------------------------------------------------------------------------


def strength(me: PlayerView, kind: str) -> int:
    """Dice of a player in a kind of combat."""
    return me.ground_combat if kind == "ground" else me.ship_combat


def left(me: PlayerView, kind: str, healed: bool = False) -> int:
    """Health or hull that is left."""
    if kind == "ground":
        return me.health - (0 if healed else me.damage)
    return me.hull - (0 if healed else me.ship_damage)


def fight(me: PlayerView, kind: str, dice: int, prize: float, healed: bool = False) -> float:
    """Estimate a fight: the prize, the wounds, the danger of defeat."""
    won = combat_odds(strength(me, kind), dice)
    defeated = 1 - survival_odds(dice, left(me, kind, healed))
    return won * prize - DAMAGE * 0.625 * dice - DEFEAT * defeated


def passing(me: PlayerView, skill: str) -> float:
    """Chance to pass a test."""
    return test_odds(me.skills.get(skill, 0))


def job_worth(me: PlayerView, part: Asset) -> float:
    """Estimate an attempt at a job."""
    prize = worth_of_reward(part.reward) if part.reward is not None else FAME
    chance, pains = 1.0, 0.0
    for skill in part.tested:
        if skill in part.must_pass:
            chance *= passing(me, skill)
        else:
            pains += (1 - passing(me, skill)) * DAMAGE * 2
    if not part.must_pass and part.tested:
        chance = 0.45 + 0.55 * passing(me, part.tested[0])
    weak = left(me, "ground") <= 2
    return chance * prize - pains - (1500 if weak and part.tested else 0)


# --- cards ----------------------------------------------------------------------------------------


def slots_free(me: PlayerView) -> dict[str, int]:
    """Empty slots by kind."""
    free: dict[str, int] = {}
    for slot in me.slots:
        if not slot.cards:
            free[slot.slot] = free.get(slot.slot, 0) + 1
    return free


def owned(me: PlayerView) -> list[str]:
    """All cards in slots."""
    return [card for slot in me.slots for card in slot.cards]


HOLDING: dict[str, tuple[str, ...]] = {
    "job": ("job_or_bounty",),
    "bounty": ("job_or_bounty",),
    "cargo": ("cargo", "cargo_or_mod"),
    "mod": ("mod", "cargo_or_mod"),
}
"""The slots in which a type of card may lie, where they are not those of its name."""


def has_room(me: PlayerView, kind: str) -> bool:
    """Say whether a card of this type fits without discarding anything."""
    free = slots_free(me)
    return any(slot in free for slot in HOLDING.get(kind, (kind,)))


MODIFIERS = {
    "ship_combat": 4000,
    "ground_combat": 2500,
    "hyperdrive": 1200,
    "hull": 2000,
    "health": 800,
    "opponent_ship_dice": 3500,
    "opponent_ground_dice": 2000,
    "fame": 4000,
    "damage_cap_after_win": 1000,
    "passes_maelstrom": 500,
}
ABILITY = 1500


def _worth_of_standing(standing: Standing) -> float:
    """Worth of something that stands; less if only at times."""
    rule = standing.rule
    amount = rule.amount if isinstance(rule.amount, int) else 1
    return MODIFIERS.get(rule.value, 500) * amount * (0.5 if standing.when is not None else 1)


def equipment_worth(part: Asset) -> float:
    """Worth of having gear, a mod or crew for the rest of the game."""
    total = sum(_worth_of_standing(each) for each in part.modifiers)
    return total + ABILITY * len(part.abilities) + 900 * len(part.skills)


@cache
def character_worth(character: str) -> float:
    """Worth of a character for the whole game: what it has, does and is made famous by."""
    card = CHARACTERS[character]
    lasting = sum(_worth_of_standing(each) for each in card.modifiers)
    goal = FAME / 4 if card.goal.at is Moment.ALWAYS else FAME / card.goal.tokens
    return 2 * lasting + ABILITY * len(card.abilities) + 900 * len(card.skills) + goal


@cache
def opponent_strength(character: str) -> float:
    """Strength of a character in the hands of the solo opponent, who uses no abilities."""
    card = CHARACTERS[character]
    return card.ground_combat + card.health + sum(map(_worth_of_standing, card.modifiers)) / 1000


def answers(me: PlayerView, moment: Moment, enemy: str = "") -> float:
    """Worth of what the sides that are up answer an event with: abilities, and goal tokens."""
    character, sheet = CHARACTERS[me.character], SHIPS[me.ship]
    side = sheet.named if me.ship_flipped and sheet.named is not None else sheet.front
    used = character.flipped_abilities if me.flipped else character.abilities
    abilities = [each for each in (*used, *side.abilities) if each.at is moment]
    goals = [None if me.flipped else character.goal, None if me.ship_flipped else sheet.goal]
    counted = [each for each in goals if each is not None and each.at is moment]
    return sum(
        worth_of_text(each.effect.says(), me) for each in abilities if _fits(each.when, enemy)
    ) + sum(FAME / each.tokens for each in counted if _fits(each.when, enemy))


def _fits(when: AnyCondition | None, enemy: str) -> bool:
    """Say whether a condition lets a fight with such an enemy count."""
    return not isinstance(when, InCombat) or when.enemy in ("", enemy)


def ship_worth(me: PlayerView, ship: str) -> float:
    """Worth of changing to another ship."""
    now, new = SHIPS[me.ship].front, SHIPS[ship].front
    better = (new.combat - now.combat) * 5000 + (new.hull - now.hull) * 1500
    better += (new.hyperdrive - now.hyperdrive) * 1200
    slots = new.slots.crew + new.slots.cargo + new.slots.mod + new.slots.cargo_or_mod
    before = now.slots.crew + now.slots.cargo + now.slots.mod + now.slots.cargo_or_mod
    goal = 3000 if SHIPS[ship].goal is not None else 0
    wish = None if me.flipped else CHARACTERS[me.character].goal.when
    if isinstance(wish, ShipCosts) and SHIPS[ship].cost >= wish.least:
        goal += FAME
    return better + (slots - before) * 700 + goal


def card_worth(view: View, me: PlayerView, card: str) -> float:
    """Worth of owning a market card, before its price."""
    printed = CARDS[card]
    if printed.ship == "used":
        best = [ship_worth(me, ship) for ship in view.ship_pool]
        return max(best, default=0) - 2000
    if printed.ship:
        return ship_worth(me, printed.ship)
    part = asset(card)
    room = 1.0 if has_room(me, part.type) else 0.0
    if part.bounty is not None:
        bounty = part.bounty
        won = combat_odds(strength(me, bounty.kind), bounty.dice)
        known = any(token.contact == bounty.target for token in view.contacts)
        found = 0.8 if known else 0.45
        return room * won * found * worth_of_reward(bounty.eliminate)
    if part.type == "job" and part.destination != "player":
        return room * 0.75 * max(0.0, job_worth(me, part) if part.tested else FAME * 1.6)
    if part.type == "job":
        return room * 3000
    if part.type == "cargo" and part.destination and part.reward is not None:
        chance = ILLEGAL_ODDS if Trait.ILLEGAL in part.traits else 1.0
        return room * 0.8 * chance * worth_of_reward(part.reward)
    if part.limit_one and any(asset(each).limit_one for each in owned(me)):
        return 0
    return (0.2 + 0.8 * room) * equipment_worth(part)


def price_of(me: PlayerView, card: str) -> int:
    """Price after the trade-in of a ship."""
    printed = CARDS[card]
    if printed.ship == "used":
        return 8000
    if printed.ship:
        return max(0, SHIPS[printed.ship].cost - SHIPS[me.ship].cost)
    return asset(card).cost or 0


def bargain(view: View, me: PlayerView, card: str) -> float:
    """Worth of buying a card: what it brings less what it costs."""
    price = price_of(me, card)
    if price > me.credits:
        return -1.0
    return card_worth(view, me, card) - credit(me) * price
