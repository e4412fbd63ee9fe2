"""The upkeep phase: ready, take dice back, gain resources, discard and draw (DS-UPKEEP)."""

from __future__ import annotations

from cantina.core.ask import ask_all_many
from cantina.core.text import text
from cantina.games.destiny import facts
from cantina.games.destiny.asking import at_card, confirm
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.standing import LessUpkeep, MoreUpkeep
from cantina.games.destiny.rules import delayed, dice, hand, ongoing, queue, winning, zones
from cantina.games.destiny.rules.resources import gain
from cantina.games.destiny.rules.zones import first_decider, seats_from
from cantina.games.destiny.state import Duel

INCOME = 2


async def upkeep(g: Duel) -> str:
    """Do steps 1 to 3, everybody together (DS-UPKEEP-1, -2, -3, DS-UPKEEP-7)."""
    seats = seats_from(g, first_decider(g))
    for card in g.play.values():
        card.exhausted = False
    g.say("ds-log-upkeep-ready", "DS-UPKEEP-1")
    for seat in seats:
        dice.back_to_cards(g, seat)
    for seat in seats:
        gain(g, seat, await income(g, seat))
    for scene, _, rule in ongoing.holding(g, MoreUpkeep):
        for seat in seats:
            if rule.who.is_seat(scene, seat):
                gain(g, seat, rule.n)
    return "upkeep-draw"


async def income(g: Duel, seat: int) -> int:
    """Return what a player gains of right, less what opponents' cards take of it."""
    gained = INCOME
    for scene, _, rule in ongoing.holding(g, LessUpkeep):
        if rule.who.is_seat(scene, seat) and not await mills_instead(scene, seat, rule.or_mill):
            gained = max(gained - rule.n, min(gained, rule.least))
    return gained


async def mills_instead(scene: Scene, seat: int, amount: int) -> bool:
    """Let a player discard cards off his deck to lose no resources, where the card says so."""
    g = scene.g
    if not amount or len(g.players[seat].deck) < amount:
        return False
    prompt = text("ds-ask-mill-instead", card=facts.name(g, scene.card), count=amount)
    if not await confirm(seat, prompt, at_card(scene.card)):
        return False
    await hand.mill(Scene(g, seat), seat, amount)
    return True


async def discard_and_draw(g: Duel) -> str:
    """Step 4: discard any number of cards in secret, then draw up to the hand size (DS-HAND-3)."""
    seats = seats_from(g, first_decider(g))
    holding = [seat for seat in seats if g.players[seat].hand]
    asks = hand.ask_of_hands(g, holding, "ds-ask-upkeep-discard", "DS-UPKEEP-4")
    answers = await ask_all_many(asks)
    for ask, gone in zip(asks, answers, strict=True):
        for card in zones.hold(g, ask.seat, gone):
            await hand.discard_card(Scene(g, ask.seat), ask.seat, card)
    for seat in seats:
        missing = hand.size(g, seat) - len(g.players[seat].hand)
        await zones.draw(g, seat, missing)  # DS-UPKEEP-5, DS-UPKEEP-6
    g.following = "round-end"
    return "queue"


async def end_round(g: Duel) -> str:
    """End the round: who is out of cards has lost (DS-WIN-2); effects of the round end."""
    winning.check_cards(g)
    if g.idle_rounds >= g.readings.idle_rounds:
        g.say("ds-log-idle", rounds=g.idle_rounds)
        winning.end(g, (), "idle")
        raise winning.GameOver
    for card in g.play.values():
        card.gained = ()  # DS-EFFECT-1
    delayed.arrive(g, "end-of-round")
    await queue.settle(g)
    g.following = "round"
    return "queue"
