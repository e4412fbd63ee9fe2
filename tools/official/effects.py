"""Reading what is done: sentences, clauses, and one reader for each verb."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.games.destiny.cards import vocabulary as v
from cantina.games.destiny.cards.vocabulary import (
    ALL,
    ITS_CARD,
    OPPONENT,
    THAT_PLAYER,
    THIS,
    THOSE_DICE,
    YOU,
    Cards,
    Whose,
)
from official import decks, dice
from official.conditions import condition
from official.nouns import NUMBER, NUMBERS, Text, Unread, is_dice
from official.values import TOKENS, rather, value_of


def effects(text: Text) -> Any:
    """Read sentences to the end: two beside each other, or the second after "then"."""
    done = sentence(text)
    while True:
        text.take(r"\.")
        if not text.rest:
            return done
        text.cards_before += text.seen_card
        text.dice_before += text.seen_die
        then = text.take("then,?") is not None
        if text.take("otherwise,"):
            done = otherwise(done, sentence(text))
            continue
        done = joined(done, sentence(text), then)


def otherwise(done: Any, second: Any) -> Any:
    """Put what is done instead behind the last of several things."""
    if isinstance(done, v.Then):
        return v.Then(done.first, otherwise(done.then, second))
    if isinstance(done, v.If):
        return v.If(done.condition, done.effect, second)
    return v.Otherwise(done, second)


def joined(done: Any, following: Any, then: bool) -> Any:
    """Put a sentence behind others; a cost at the beginning is the cost of all of them."""
    if isinstance(done, v.To):
        return v.To(done.cost, joined(done.effect, following, then))
    if isinstance(done, v.Then):
        return v.Then(done.first, joined(done.then, following, then))
    if then:
        return v.Then(done, following)
    return v.Do((*done.effects, following)) if isinstance(done, v.Do) else v.Do((done, following))


def sentence(text: Text) -> Any:
    """Read one sentence: a condition, a choice, a cost, or several things at once."""
    if many := text.take("each (player|opponent) (?:chooses and )?(gain|draw|lose|discard|deal)s"):
        text.forced = True
        who = Whose.EVERYONE if many[1] == "player" else Whose.EACH_OPPONENT
        done = v.As(who, VERBS[many[2]](text))
        text.forced = False
        return done
    if text.take("you must pass all of your future turns this round"):
        return v.MustPass(ALL)
    if turns := text.take(r"you must pass your next (\d+) turns this round"):
        return v.MustPass(int(turns[1]))
    if text.take("count the number of"):
        return counted(text)
    if text.take("if"):
        asked = condition(text)
        text.need(",")
        return v.If(asked, sentence(text))
    if text.take("you may"):
        return v.May(sentence(text))
    if text.take("force an opponent to"):
        return forced(text)
    first = clause(text)
    if text.take("to(?! the| a side)"):
        text.cards_before += text.seen_card
        text.dice_before += text.seen_die
        return v.To(first, sentence(text))
    while text.take(r",?\s*and"):
        following = clause(text)
        first = (
            v.Do((*first.effects, following))
            if isinstance(first, v.Do)
            else v.Do((first, following))
        )
        if text.take("to(?! the| a side)"):
            return v.To(first, sentence(text))
    if text.take(r",?\s*or"):
        return v.Choose((first, sentence(text)))
    return first


def forced(text: Text) -> Any:
    """Read what an opponent is made to do; there, that player is "you"."""
    if split := text.take(
        r"deal (\d+) damage to their characters, distribut(?:ing the damage|ed) as they wish"
    ):
        return v.As(OPPONENT, v.DealSplit(int(split[1])))
    text.forced = True
    text.take("choose to either|either")
    text.take("choose and")
    first = clause(text)
    if text.take(r",?\s*or"):
        text.take("choose and")
        first = v.Choose((first, clause(text)))
    text.forced = False
    return v.As(OPPONENT, first)


def clause(text: Text) -> Any:
    """Read one thing that is done."""
    verb = text.need(r"[a-z]+")[0].strip()
    reader = VERBS.get(verb)
    if reader is None:
        raise Unread(f"{verb} {text.rest}")
    return reader(text)


def deal(text: Text) -> Any:
    """Read "deal 2 damage to a character", "deal a character damage equal to"."""
    if text.take(r"indirect damage(?:\s*\(\[indirect\]\))? to"):
        whom = player(text)
        text.need("equal to")
        return v.Indirect(value_of(text), whom)
    if text.take("damage to"):
        to = text.target()
        text.need("equal to")
        return v.Deal(value_of(text), to)
    if amount := text.take(
        rf"({NUMBER}) (unblockable |indirect )?damage(?:\s*\(\[indirect\]\))?(?: each)? to"
    ):
        n: Any = int(amount[1]) if amount[1].isdigit() else 1
        if amount[2] == "indirect ":
            return v.Indirect(n, player(text))
        to = text.target()
        return v.Deal(rather(text, n, "damage"), to, unblockable=bool(amount[2]))
    to = text.target()
    if text.take("damage equal to"):
        return v.Deal(value_of(text), to)
    amount = text.need(r"(\d+) (unblockable )?damage")
    if text.take("for each card in that opponent's hand"):
        return v.Deal(v.HandSize(THAT_PLAYER), to)
    return v.Deal(int(amount[1]), to, unblockable=bool(amount[2]))


def player(text: Text) -> Whose:
    """Read a player."""
    if text.take("yourself"):
        return YOU
    if text.take("an opponent|your opponent"):
        return OPPONENT
    if text.take("that opponent|that player"):
        return THAT_PLAYER
    text.need("a player|any player")
    return v.ANYONE


def give(text: Text) -> Any:
    """Read who gets shields, or to whom the battlefield goes."""
    if text.take("control of the battlefield to an opponent"):
        return v.GiveBattlefield(OPPONENT)
    if shared := text.take(r"(\d+) shields to your characters, distributed as you wish"):
        return v.ShareShields(int(shared[1]))
    if first := text.take(rf"({NUMBER}) shields? to"):
        n = int(first[1]) if first[1].isdigit() else 1
        return v.GiveShields(n, text.target())
    to = text.target()
    to = ITS_CARD if to == THOSE_DICE else to
    n = text.number()
    text.need("shields?")
    return v.GiveShields(rather(text, n, "shields?"), to)


def heal(text: Text) -> Any:
    """Read healing."""
    n = text.number()
    text.need("damage from")
    return v.Heal(n, text.target())


def gain(text: Text) -> Any:
    """Read resources gained."""
    if text.take("resources equal to"):
        return v.Gain(value_of(text))
    n = text.number()
    if text.take("actions?"):
        return v.ExtraActions(n)
    text.need("resources?")
    if each := text.take("for each (die|card) you just (?:removed|resolved|discarded)"):
        return v.Gain(v.JustDone(v.Handled.DICE if each[1] == "die" else v.Handled.CARDS))
    return v.Gain(n)


def spend(text: Text) -> Any:
    """Read resources spent."""
    if text.take("resources equal to"):
        return v.Spend(value_of(text))
    n = text.number()
    text.need("resources?")
    return v.Spend(n)


def lose(text: Text) -> Any:
    """Read resources lost."""
    n = text.number()
    text.need("resources?")
    return v.Lose(n)


def take(text: Text) -> Any:
    """Read actions, resources or the battlefield that are taken."""
    if text.take("control of the battlefield"):
        return v.TakeBattlefield()
    if text.take("all resources from"):
        return v.TakeTokens(v.Token.RESOURCE, ALL, text.target())
    text_up = text.take("up to")
    n = text.number()
    if text.take("additional actions?"):
        return v.ExtraActions(n)
    if text_up:
        raise Unread(text.rest)
    text.need("resources? from")
    return v.TakeResources(n, player(text))


def move(text: Text) -> Any:
    """Read damage or shields that are moved."""
    if every := text.take("(all|any number of) shields from"):
        source = text.target()
        text.cards_before += 1
        text.need("to")
        return v.MoveShields(ALL, source, text.target(), up_to=every[1] != "all")
    up_to = text.take("up to") is not None
    n = text.number()
    kind = text.need("(damage|shields?) from")[1]
    source = text.target()
    text.cards_before += 1
    text.need("to")
    to = text.target()
    if kind == "damage":
        return v.MoveDamage(n, source, to, up_to=up_to)
    return v.MoveShields(n, source, to)


def spot(text: Text) -> Any:
    """Read what is spotted."""
    if text.take("any number of"):
        return v.SpotAnyNumber(text.cards(v.ANYONE))
    n = text.number()
    cards = text.cards(v.ANYONE)
    if text.take("that share an? subtype"):
        return v.Spot(cards, n, share=v.Share.SUBTYPE)
    if text.take("with the same title"):
        return v.Spot(cards, n, share=v.Share.TITLE)
    return v.Spot(cards, n)


def ends(text: Text) -> Any:
    """Read the end of the action phase."""
    text.need("the action phase")
    return v.EndActionPhase()


def place_tokens(text: Text) -> Any:
    """Read what is put on this card."""
    if place := text.take(r"(this \w+) on the (top|bottom) of your deck"):
        text.take("instead of discarding it")
        return v.PutOnDeck(THIS, v.DeckPlace(place[2]))
    if some := text.take(
        rf"({NUMBER}|any number of) cards? from your hand on the (top|bottom) of your deck"
        r"(?: in any order)?"
    ):
        hand = Cards(YOU, zone=v.Zone.HAND)
        n = NUMBERS.get(some[1]) or (int(some[1]) if some[1].isdigit() else 0)
        what = v.AnyNumber(hand) if not n else v.One(hand) if n == 1 else v.Several(n, hand)
        return v.PutOnDeck(what, v.DeckPlace(some[2]))
    n = text.number()
    kind = text.need("(damage|shield|resource)s? on(?:to)?")[1]
    return v.PlaceTokens(v.Token[TOKENS[kind]], n, text.target())


VERBS: dict[str, Any] = {
    "deal": deal, "remove": dice.remove, "reroll": dice.reroll, "turn": dice.turn,
    "resolve": dice.resolve,
    "give": give, "heal": heal, "gain": gain, "spend": spend, "lose": lose, "draw": decks.draw,
    "take": take, "discard": decks.discard, "move": move, "look": decks.look, "play": decks.play,
    "spot": spot, "roll": dice.roll, "end": ends, "set": decks.sets, "return": decks.returns,
    "place": place_tokens, "reveal": decks.reveal, "search": decks.search,
    "add": decks.add, "shuffle": decks.shuffle,
    "use": lambda text: use(text),
    "switch": lambda text: switch(text),
    "ready": lambda text: v.Ready(text.target()),
    "exhaust": lambda text: v.Exhaust(text.target()),
    "exaust": lambda text: v.Exhaust(text.target()),
    "activate": lambda text: activate(text),
    "defeat": lambda text: v.Defeat(text.target()),
    "choose": lambda text: pick(text),
    "increase": dice.raises,
    "decrease": lambda text: lowers(text),
}  # fmt: skip


def activate(text: Text) -> Any:
    """Read what is activated."""
    what = text.target()
    text.take("at once|in the order of your choice")
    return v.Activate(what)


def pick(text: Text) -> Any:
    """Read a choice that what follows speaks of; what is chosen and played is played."""
    what = text.target()
    if text.take("and play it"):
        less = text.take(r",? ?decreasing its cost by (\d+)")
        return v.Play(what, less=int(less[1])) if less else v.Play(what)
    return v.Pick(what) if is_dice(what) else v.PickCard(what)


def lowers(text: Text) -> Any:
    """Read a card that costs less."""
    text.need("its cost by")
    return v.CostLess(text.number())


def use(text: Text) -> Any:
    """Read a special or a claim ability that is used."""
    if text.take("the claim ability of the battlefield|the battlefield's claim ability"):
        return v.UseClaim()
    text.need(r"an? special ability(?: \(\[special\]\))? on")
    return v.UseSpecial(text.target())


def switch(text: Text) -> Any:
    """Read a battlefield that takes the place of another."""
    text.need("the battlefield with the battlefield that is not being used")
    return v.SwitchBattlefield()


def counted(text: Text) -> Any:
    """Read "count the number of red characters you have. reroll that many dice"."""
    what = text.thing(text.whose() or v.ANYONE, {})
    if text.take("in your pool"):
        what = msgspec.structs.replace(what, of=YOU)
    text.need(r"\.")
    number = v.Count(what)
    may = text.take("you may") is not None
    if text.take("reroll that many of"):
        done: Any = v.Reroll(v.Several(number, text.dice_of_somebody()))
    elif text.take("deal that much damage to"):
        done = v.Deal(number, text.target())
    else:
        text.need("gain that many resources")
        done = v.Gain(number)
    return v.May(done) if may else done
