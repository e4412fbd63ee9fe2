"""A smuggler who looks for fame: plans routes, picks fights worth winning, buys what helps."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from cantina.core.rng import Rng
from cantina.core.text import Text
from cantina.core.window import Glimpse
from cantina.core.wire import OpenAsk, Option, kind_and_rest
from cantina.games.outer_rim.bot.plans import Plans, distances
from cantina.games.outer_rim.bot.worth import (
    bargain,
    card_worth,
    character_worth,
    credit,
    opponent_strength,
    owned,
    price_of,
    worth_of_reward,
    worth_of_text,
)
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.odds import combat_odds
from cantina.games.outer_rim.printed import Bounty
from cantina.games.outer_rim.rules.test import SUCCESSES
from cantina.games.outer_rim.view import PlayerView, View

REFUSALS: Final = ("pass", "skip", "no", "none", "decline", "-1", "done")
GOOD_FACES: Final = ("hit", "crit")

Answer = Callable[["GreedyBot", OpenAsk, View], str]


class GreedyBot:
    """Chooses what promises most, seeing only its own seat's view and questions."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)
        self.met: Counter[str] = Counter()
        """Contacts met so far, to try somebody else next time."""

    def choose(self, glimpse: Glimpse) -> str:
        """Return the key of the answer."""
        key = self.answer(glimpse.ask, glimpse.view)
        return key if glimpse.legal(key) else self.otherwise(glimpse)

    def otherwise(self, glimpse: Glimpse) -> str:
        """Answer where what it would like is not offered: by chance."""
        return glimpse.sample(self._rng)

    def answer(self, ask: OpenAsk, view: View) -> str:
        """Return what it would like to answer."""
        return ANSWERS.get(ask.prompt.id, by_worth)(self, ask, view)


def own_player(view: View) -> PlayerView:
    """Return whose view it is."""
    assert view.seat is not None
    return view.players[view.seat]


def best_option(ask: OpenAsk, score: Callable[[Option], float]) -> str:
    """Return the option that is worth most."""
    return max(ask.options, key=score).key


def by_worth(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Answer a question nobody prepared for by reading its labels."""
    me = own_player(view)
    return best_option(
        ask, lambda option: worth_of_text(option.label, me, option.odds) + (option.odds or 0)
    )


# --- setup ----------------------------------------------------------------------------------------


def character(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Take the character who makes fame most easily."""
    return best_option(ask, lambda option: character_worth(option.key))


def solo_opponent(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Leave the solo opponent the character who makes fame most slowly."""
    return best_option(ask, lambda option: -opponent_strength(option.key))


def starting_ship(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Take the sturdier starting ship."""
    return "g_1a"


# --- the turn -------------------------------------------------------------------------------------


def planning(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Move where this turn and the next ones are worth most, rest, or earn."""
    me = own_player(view)
    plans = Plans(view, met=bot.met)
    rested = Plans(view, healed=True, met=bot.met) if me.damage or me.ship_damage else plans

    def score(option: Option) -> float:
        kind, rest = kind_and_rest(option.key)
        if kind == "credits":
            return 2000 * credit(me) + plans.prospect(me.space)
        if kind == "recover":
            return 250 * (me.damage + me.ship_damage) + rested.prospect(me.space)
        if kind == "move":
            return plans.prospect(rest)
        return worth_of_text(option.label) + plans.prospect(me.space)

    return best_option(ask, score)


def move(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Use an extra move as in planning."""
    plans = Plans(view, met=bot.met)
    return best_option(ask, lambda option: plans.prospect(option.key))


def action(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Deliver, shop, use what helps; never trade."""

    def score(option: Option) -> float:
        kind, _ = kind_and_rest(option.key)
        if kind == "deliver":
            return 10000
        if kind == "market":
            return 5000
        if kind in ("ability", "now"):
            return worth_of_text(option.label) - 100
        return 0 if kind == "done" else -1

    return best_option(ask, score)


def encounter(bot: GreedyBot, ask: OpenAsk, view: View, plans: Plans | None = None) -> str:
    """Take the encounter that promises most."""
    plans = plans or Plans(view, met=bot.met)

    def score(option: Option) -> float:
        kind, rest = kind_and_rest(option.key)
        if kind == "patrol":
            return max([plans.patrol(each) for each in view.patrols if each.faction == rest])
        if kind == "contact":
            return max([plans.contact(each) for each in view.contacts if each.place == rest])
        if kind == "job":
            return plans.job(rest, option.odds)
        if kind == "hunt":
            return plans.hunt(kind_and_rest(rest)[0])
        if kind == "space":
            return 1200
        return worth_of_text(option.label)

    key = best_option(ask, score)
    for token in view.contacts:
        if key == f"contact:{token.place}" and token.contact is not None:
            bot.met[token.contact] += 1
    return key


# --- market and assets ----------------------------------------------------------------------------


def market_discard(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Turn over the deck whose card is of no use and that could bring the most."""
    me = own_player(view)
    hopes = {"ship": 3.0, "bounty": 2.5, "job": 2.0, "cargo": 2.0, "gear_mod": 1.5, "luxury": 1.0}

    def score(option: Option) -> float:
        if option.key == "skip":
            return 0.0
        card = next(each.face_up for each in view.market if each.deck == option.key)
        useless = bargain(view, me, card) <= 500
        return hopes[option.key] if useless else -1

    return best_option(ask, score)


def market_buy(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Buy the best bargain, if there is one."""
    me = own_player(view)

    def score(option: Option) -> float:
        if option.key == "skip":
            return 400.0
        card = next(each.face_up for each in view.market if each.deck == option.key)
        return bargain(view, me, card)

    return best_option(ask, score)


def barter(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Give away no more than the price needs, the least useful cards first."""
    me = own_player(view)
    return give_least(ask, me, lambda card: card_worth(view, me, card))


def give_least(ask: OpenAsk, me: PlayerView, worth: Callable[[str], float]) -> str:
    """Give away no more than the price needs, the least useful cards first."""
    price = ask.prompt.args.get("price", 0)
    missing = int(price) - me.credits if isinstance(price, int) else 0
    given: list[str] = []
    for option in sorted(ask.options, key=lambda each: worth(each.key)):
        if missing <= 0:
            break
        given.append(option.key)
        missing -= asset(option.key).cost or 0
    order = [option.key for option in ask.options if option.key in given]
    return "+".join(order) or "none"


def search(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Take the best of the cards found."""
    me = own_player(view)

    def score(option: Option) -> float:
        return 0.0 if option.key == "skip" else card_worth(view, me, option.key)

    return best_option(ask, score)


def ship(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Take the ship that is the best bargain."""
    me = own_player(view)
    return best_option(ask, lambda option: bargain(view, me, f"ship_{option.key}"))


def keep(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Keep what was gained."""
    return "keep"


def make_room(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Replace the least useful card, or decline the new one if it is even less useful."""
    me = own_player(view)
    new = ask.prompt.args.get("card")
    gained = card_named(new)

    def score(option: Option) -> float:
        if option.key == "decline":
            return -held_worth(view, me, gained) if gained else 0.0
        return -held_worth(view, me, option.key)

    return best_option(ask, score)


def card_named(name: object) -> str:
    """Return the card that a name is of."""
    if not isinstance(name, Text):
        return ""
    wanted = name.id.removeprefix("or-card-").replace("-", "_")
    return wanted if wanted in CARDS else ""


def held_worth(view: View, me: PlayerView, card: str) -> float:
    """Worth of a card that already has its slot."""
    if card in me.captured:
        return 20000
    part = asset(card)
    if part.bounty is not None:
        return 0.5 * worth_of_reward(part.bounty.eliminate)
    if part.reward is not None:
        return 0.6 * worth_of_reward(part.reward)
    return card_worth(view, me, card)


def least_useful(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Give up the card that is worth least."""
    me = own_player(view)
    return best_option(ask, lambda option: -held_worth(view, me, option.key))


def sell(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Sell what pays more than it helps."""
    me = own_player(view)
    return best_option(
        ask, lambda option: price_of(me, option.key) - held_worth(view, me, option.key)
    )


# --- fights and tests -----------------------------------------------------------------------------


def target(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Capture when the way to the destination is worth the difference."""
    me = own_player(view)
    found = bounty_in_question(ask, me)
    if found is None:
        return "eliminate"
    _, bounty = found
    far = Plans(view, met=bot.met).away[me.space][bounty.destination]
    turns = -(-far // max(1, me.hyperdrive))
    later = worth_of_reward(bounty.capture) * 0.85**turns
    return "capture" if later > worth_of_reward(bounty.eliminate) + 1500 else "eliminate"


def bounty_in_question(ask: OpenAsk, me: PlayerView) -> tuple[str, Bounty] | None:
    """Return the own card on the head of whom a question is about, with what it pays."""
    name = ask.prompt.args.get("contact")
    for card in owned(me):
        bounty = asset(card).bounty
        if bounty is None or not isinstance(name, Text):
            continue
        if name.id == f"or-contact-{bounty.target.replace('_', '-')}":
            return card, bounty
    return None


def hunt(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Fight a wanted contact when it is worth it."""
    plans = Plans(view, met=bot.met)
    return best_option(
        ask, lambda option: 1500 if option.key == "databank" else plans.hunt(option.key)
    )


def ability(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Use an ability when it changes something for the better."""

    def score(option: Option) -> float:
        if option.key == "pass":
            return 0.0
        effect = _find(option.label, "or-says-reroll") or _find(
            option.label, "or-says-reroll-faces"
        )
        if effect is not None:
            return 1.0 if _bad_dice(view) else -1.0
        if _test_passed(view):
            return -1.0
        return worth_of_text(option.label)

    return best_option(ask, score)


def mentions(text: Text, message: str) -> bool:
    """Say whether a text has a message anywhere in it."""
    return _find(text, message) is not None


def _find(text: Text, message: str) -> Text | None:
    if text.id == message:
        return text
    for value in text.args.values():
        if isinstance(value, Text):
            found = _find(value, message)
            if found is not None:
                return found
    return None


def _needed(view: View) -> tuple[str, ...]:
    """Faces that are good in the roll on the table."""
    roll = view.roll
    if roll is None or roll.purpose != "test":
        return ("hit",) if roll is not None and roll.purpose == "delivery" else GOOD_FACES
    return SUCCESSES[min(2, own_player(view).skills.get(roll.skill, 0))]


def _test_passed(view: View) -> bool:
    roll = view.roll
    if roll is None or roll.purpose not in ("test", "delivery"):
        return False
    return any(die.face in _needed(view) for die in roll.dice)


def _bad_dice(view: View) -> list[int]:
    if view.roll is None or _test_passed(view):
        return []
    return [place for place, die in enumerate(view.roll.dice) if die.face not in _needed(view)]


def reroll(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Reroll the dice that are no good."""
    bad = {str(place) for place in _bad_dice(view)}
    order = [option.key for option in ask.options]
    chosen = [key for key in order if key in bad][: ask.most]
    return "+".join(chosen or order[: max(1, ask.least)])


def turn_dice(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Turn as many dice as allowed."""
    return "+".join([option.key for option in ask.options[: ask.most]])


def protect(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Protect crew only when in good health."""
    me = own_player(view)
    return "yes" if me.health - me.damage >= 3 else "no"


def opponent(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Fight the weakest."""
    return best_option(ask, lambda option: -view.players[int(option.key)].ground_combat)


def may(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Do it if it reads well and the odds are fair."""
    odds = next((option.odds for option in ask.options if option.odds is not None), None)
    read = [value for value in ask.prompt.args.values() if isinstance(value, Text)]
    worth = sum(worth_of_text(value, own_player(view), odds) for value in read)
    return "yes" if worth > 0 else "no"


def gamble(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Stake only with the odds on our side."""
    odds = next((option.odds for option in ask.options if option.odds is not None), 0.0)
    return "yes" if (odds or 0.0) > 0.55 else "no"


def harm(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Let an enemy do what hurts its victim most."""
    return best_option(ask, lambda option: -worth_of_text(option.label))


def skill(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Test the better skill."""
    return best_option(ask, lambda option: option.odds or 0.0)


# --- the map --------------------------------------------------------------------------------------


def send_patrol(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Keep patrols away that we would not like to fight, draw in those we would."""
    return best_option(ask, patrol_scores(ask, view))


def patrol_scores(ask: OpenAsk, view: View) -> Callable[[Option], float]:
    """Return what says how well a patrol stands in a space, in spaces from here."""
    me = own_player(view)
    away = distances(tuple(view.tiles))[me.space]
    name = ask.prompt.args.get("patrol")
    wanted = False
    if isinstance(name, Text):
        for patrol in view.patrols:
            if name.id.endswith(patrol.token.replace("_", "-")) and patrol.combat is not None:
                wanted = combat_odds(me.ship_combat, patrol.combat) > 0.6
    return lambda option: away[option.key] * (-1 if wanted else 1)


def starting_reputation(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Be on good terms with whoever is near."""
    return ask.options[0].key


def refuse(bot: GreedyBot, ask: OpenAsk, view: View) -> str:
    """Say no."""
    keys = [option.key for option in ask.options]
    return next((key for key in REFUSALS if key in keys), keys[0])


ANSWERS: Final[dict[str, Answer]] = {
    "or-ask-character": character,
    "or-ask-ai-character": solo_opponent,
    "or-ask-starting-ship": starting_ship,
    "or-ask-starting-reputation": starting_reputation,
    "or-ask-planning": planning,
    "or-ask-move": move,
    "or-ask-action": action,
    "or-ask-encounter": encounter,
    "or-ask-market-discard": market_discard,
    "or-ask-market-buy": market_buy,
    "or-ask-barter": barter,
    "or-ask-search": search,
    "or-ask-ship": ship,
    "or-ask-keep": keep,
    "or-ask-make-room": make_room,
    "or-ask-surplus": least_useful,
    "or-ask-discard": least_useful,
    "or-ask-sell": sell,
    "or-ask-target": target,
    "or-ask-hunt": hunt,
    "or-ask-ability": ability,
    "or-ask-reroll": reroll,
    "or-ask-turn": turn_dice,
    "or-ask-protect": protect,
    "or-ask-opponent": opponent,
    "or-ask-may": may,
    "or-ask-gamble": gamble,
    "or-ask-enemy": harm,
    "or-ask-match-stake": refuse,
    "or-ask-stake": refuse,
    "or-ask-skill": skill,
    "or-ask-patrol-route": send_patrol,
    "or-ask-push-patrol": send_patrol,
    "or-ask-trade-offer": refuse,
    "or-ask-trade-partner": refuse,
    "or-ask-trade-give": refuse,
    "or-ask-trade-take": refuse,
    "or-ask-random-map": refuse,
}
