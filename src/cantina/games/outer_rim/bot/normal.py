"""A smuggler of common sense: rolls again what failed, spends what it earns, races at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from cantina.core.window import Glimpse
from cantina.core.wire import OpenAsk, Option, kind_and_rest
from cantina.games.outer_rim.bot import greedy, rivals, wishes, worth
from cantina.games.outer_rim.bot.plans import distances
from cantina.games.outer_rim.bot.routes import Routes, haste
from cantina.games.outer_rim.library import CARDS, asset
from cantina.games.outer_rim.moments import Moment, Value
from cantina.games.outer_rim.terms import AssetType
from cantina.games.outer_rim.view import PlayerView, View

SAVED: Final = 300.0
"""What a purchase has to be better than."""
LUXURY: Final = 0.8
"""How much of its fame a luxury brings in the end, before anybody is near the goal."""
WAGE: Final = 2000.0
"""What a turn is worth that is spent on earning instead of flying."""
FAR: Final = 0.85
"""How much of a card's worth is left for each turn more that its errand is away."""
STRANGER: Final = 0.2
"""How often the other player whom a job wants is met and is worth meeting."""
TALENT: Final = (
    "han_solo",
    "lando_calrissian",
    "jyn_erso",
    "bossk",
    "ig_88",
    "boba_fett",
    "doctor_aphra",
    "ketsu_onyo",
)
"""Characters by how often common sense wins with them."""


class NormalBot(greedy.GreedyBot):
    """Chooses what promises most, as somebody who has played before."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.is_unsure = False
        self.settled = ""
        """The space in which a move that was offered was turned down."""

    def choose(self, glimpse: Glimpse) -> str:
        """Return the key of the answer."""
        self.is_unsure = False
        return super().choose(glimpse)

    def otherwise(self, glimpse: Glimpse) -> str:
        """Refuse if that is offered, or else take what is offered first; and say so."""
        self.is_unsure = True
        keys = glimpse.keys()
        refusals = [key for key in greedy.REFUSALS if key in keys]
        return refusals[0] if refusals else next(glimpse.answers())

    def answer(self, ask: OpenAsk, view: View) -> str:
        """Return what it would like to answer."""
        return ANSWERS.get(ask.prompt.id, greedy.by_worth)(self, ask, view)


def fame_of(card: str) -> int:
    """Return the fame that a card gives while it is owned."""
    part = CARDS[card].asset
    if part is None:
        return 0
    held = [each.rule.amount for each in part.modifiers if each.rule.value is Value.FAME]
    return sum([amount for amount in held if isinstance(amount, int)])


def deal(view: View, me: PlayerView, card: str) -> float:
    """Return the worth of buying a card: near the end only fame counts."""
    late = haste(view)
    price = worth.price_of(me, card)
    if price > me.credits:
        return -1.0
    fame = fame_of(card)
    if fame and me.fame + fame >= view.fame_to_win:
        return 100.0 * worth.FAME
    if fame:
        return (LUXURY + late) * worth.FAME * fame - worth.credit(me) * (1.0 - late) * price
    useful = useful_worth(view, me, card) - worth.credit(me) * (1.0 - late) * price
    return (1.0 - 0.7 * late) * useful + wishes.card(me, card)


def useful_worth(view: View, me: PlayerView, card: str) -> float:
    """Return what a card is worth to own: the farther its errand, the less."""
    part = CARDS[card].asset
    value = worth.card_worth(view, me, card)
    if part is None or not part.destination:
        return value
    if part.destination == "player":
        return value * STRANGER
    if part.destination in [asset(each).destination for each in worth.owned(me)]:
        return value
    away = distances(tuple(view.tiles))[me.space][part.destination]
    return value * FAR ** max(0, -(-away // max(1, me.hyperdrive)) - 1)


class Journeys(Routes):
    """Routes that know what fame in the market is worth, and what the player's goals want."""

    def _best_bargain(self) -> float:
        shown = [deck.face_up for deck in self.view.market if deck.face_up]
        return max([SAVED, *[deal(self.view, self.me, card) for card in shown]])

    def worth(self, space: str) -> float:
        """Return what a turn ending in this space is worth, goals included."""
        if space not in self._worth:
            self._worth[space] = super().worth(space) + wishes.place(self.view, self.me, space)
        return self._worth[space]


def planning(bot: greedy.GreedyBot, ask: OpenAsk, view: View) -> str:
    """Move where this turn and the next ones are worth most, rest, or earn."""
    return greedy.best_option(ask, plan_worth(view, bot.met))


def plan_worth(view: View, met: Counter[str]) -> Callable[[Option], float]:
    """Return what says how good a way to plan a turn is."""
    me = greedy.own_player(view)
    plans = Journeys(view, met=met)
    hurt = me.damage or me.ship_damage
    rested = Journeys(view, healed=True, met=met) if hurt else plans
    wage = WAGE * worth.credit(me) * (1.0 - 0.8 * haste(view))

    def score(option: Option) -> float:
        kind, rest = kind_and_rest(option.key)
        if kind == "credits":
            return wage + plans.prospect(me.space)
        if kind == "recover":
            mended = 250 * (me.damage + me.ship_damage) + wishes.recovery(me)
            return mended + rested.prospect(me.space)
        if kind == "move":
            return plans.prospect(rest)
        return worth.worth_of_text(option.label) + plans.prospect(me.space)

    return score


def move(bot: greedy.GreedyBot, ask: OpenAsk, view: View) -> str:
    """Use an extra move as in planning, and remember when it is better to stay."""
    plans = Journeys(view, met=bot.met)
    key = greedy.best_option(ask, lambda option: plans.prospect(option.key))
    if isinstance(bot, NormalBot):
        bot.settled = key if key == plans.me.space else ""
    return key


def ability(bot: greedy.GreedyBot, ask: OpenAsk, view: View) -> str:
    """Use an ability when it changes something; whoever wanted to stay does not fly on."""
    here = greedy.own_player(view).space
    stays = isinstance(bot, NormalBot) and bot.settled == here
    if stays and any(greedy.mentions(option.label, "or-says-no-stop") for option in ask.options):
        return greedy.refuse(bot, ask, view)
    return greedy.ability(bot, ask, view)


def character(bot: greedy.GreedyBot, ask: OpenAsk, view: View) -> str:
    """Take the character who has won most."""
    order = {name: place for place, name in enumerate(TALENT)}
    return min(ask.options, key=lambda option: order.get(option.key, len(order))).key


def encounter(bot: greedy.GreedyBot, ask: OpenAsk, view: View) -> str:
    """Take the encounter that promises most, goals included."""
    return greedy.encounter(bot, ask, view, Journeys(view, met=bot.met))


def contact(bot: greedy.GreedyBot, ask: OpenAsk, view: View) -> str:
    """Turn to whoever would be most worth meeting."""
    plans = Journeys(view, met=bot.met)
    places = {token.place: token for token in view.contacts}

    def score(option: Option) -> float:
        token = places.get(option.key)
        return 0.0 if token is None else plans.contact(token)

    return greedy.best_option(ask, score)


def target(bot: greedy.GreedyBot, ask: OpenAsk, view: View) -> str:
    """Capture when a goal wants it, or when the way to the destination is worth it."""
    wanted = wishes.event(greedy.own_player(view), Moment.CAPTURE_DELIVERED)
    keys = [option.key for option in ask.options]
    return "capture" if wanted and "capture" in keys else greedy.target(bot, ask, view)


def market_buy(bot: greedy.GreedyBot, ask: OpenAsk, view: View) -> str:
    """Buy the best bargain, if there is one."""
    me = greedy.own_player(view)

    def score(option: Option) -> float:
        if option.key == "skip":
            return SAVED
        card = next(each.face_up for each in view.market if each.deck == option.key)
        return deal(view, me, card)

    return greedy.best_option(ask, score)


def market_discard(bot: greedy.GreedyBot, ask: OpenAsk, view: View) -> str:
    """Turn over a card that is of no use; what the rich lack lies among the luxuries."""
    me = greedy.own_player(view)
    rich = me.credits >= 10_000
    errands = worth.has_room(me, AssetType.JOB)
    hopes = {"bounty": 2.2 if errands else 0.3, "job": 2.4 if errands else 0.3}
    hopes |= {"cargo": 2.6 if worth.has_room(me, AssetType.CARGO) else 0.4, "gear_mod": 1.5}
    hopes |= {"luxury": 3.0 if rich else 0.5, "ship": 1.8 if rich else 0.8}

    def score(option: Option) -> float:
        if option.key == "skip":
            return 0.0
        card = next(each.face_up for each in view.market if each.deck == option.key)
        return hopes[option.key] if deal(view, me, card) <= SAVED else -1.0

    return greedy.best_option(ask, score)


def trade_offer(bot: greedy.GreedyBot, ask: OpenAsk, view: View) -> str:
    """Take an offer that brings more than it costs, and only a clear gain near the end."""
    trade = view.trade
    keys = [option.key for option in ask.options]
    if trade is None or "yes" not in keys:
        return greedy.refuse(bot, ask, view)
    me, late = greedy.own_player(view), haste(view)
    if rivals.gives_win(view, view.players[trade.seat], trade.wanted, -trade.paid):
        return "no"
    gained = sum([greedy.held_worth(view, me, card) for card in trade.given])
    lost = sum([greedy.held_worth(view, me, card) for card in trade.wanted])
    price = worth.credit(me) * (1.0 - late) * trade.paid
    is_gift = not trade.wanted and trade.paid >= 0
    return "yes" if is_gift or gained + price - lost > 500 + 4000 * late else "no"


def barter(bot: greedy.GreedyBot, ask: OpenAsk, view: View) -> str:
    """Give away no more than the price needs, what is worth least in the hand first."""
    me = greedy.own_player(view)
    return greedy.give_least(ask, me, lambda card: greedy.held_worth(view, me, card))


ANSWERS: Final[dict[str, greedy.Answer]] = {
    **greedy.ANSWERS,
    "or-ask-ability": ability,
    "or-ask-ability-roll": greedy.ability,
    "or-ask-move": move,
    "or-ask-planning": planning,
    "or-ask-encounter": encounter,
    "or-ask-choose": greedy.by_worth,
    "or-ask-deliver": greedy.by_worth,
    "or-ask-contact": contact,
    "or-ask-target": target,
    "or-ask-character": character,
    "or-ask-market-buy": market_buy,
    "or-ask-market-discard": market_discard,
    "or-ask-barter": barter,
    "or-ask-trade-offer": trade_offer,
}
