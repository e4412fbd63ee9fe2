"""How Destiny is played well: what is searched, how far, and who stands better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from cantina.bots.mind import Effort, Mind, Policy
from cantina.core.window import Glimpse
from cantina.games.destiny.bot.force import force_of_team, health_left, strength
from cantina.games.destiny.bot.looks import LOOKS, look
from cantina.games.destiny.bot.normal import ACTIONS, ANSWERS, NormalBot, action_scores, idle
from cantina.games.destiny.bot.reading import action_of
from cantina.games.destiny.bot.worth import Sight
from cantina.games.destiny.game import game
from cantina.games.destiny.state import Duel

SEARCHED: Final = frozenset(
    {
        "ds-ask-action",
        "ds-ask-additional",
        "ds-ask-remove-die",
        "ds-ask-focus",
        "ds-ask-side",
        "ds-ask-reroll-dice",
    }
)
"""Where imagining found much better answers than common sense has; targets are not among them."""
RASH: Final = frozenset({"claim", "pass", "decline", "reroll", "action"})
"""Actions that `normal` looks into before it takes them."""
PREPARING: Final = frozenset(
    {"ds-ask-mulligan", "ds-ask-battlefield", "ds-ask-setup-shield", "ds-ask-upkeep-discard"}
)
"""Questions before a round: what their answers differ by drowns in all the luck of that round."""
LESSONS: Final = ("", "famous", "random")
"""The decks of the matches that teach the judge; the first are the usual ones."""
STEEPNESS: Final = 2.0
"""How surely the stronger side wins."""


class DestinyMind(Mind[Duel]):
    """Looks to the end of the round: tempo, kills and the claim are decided by then."""

    game = game
    normal: ClassVar = Effort(playouts=6, breadth=3)
    hard: ClassVar = Effort(playouts=80, breadth=8)
    ace: ClassVar = Effort(playouts=600, breadth=10, replies=6, answers=5500, sure=4.0)
    plays_by_judge: ClassVar = True
    reasons = (
        ("ds-why-lasting", "ds-why-fading"),
        ("ds-why-harm", "ds-why-harmless"),
        ("ds-why-force", "ds-why-feeble"),
    )
    manners: ClassVar = {"aggressive": (0.0, 0.015, 0.0), "careful": (0.015, 0.0, 0.0)}

    def policy(self, seed: int) -> Policy:
        """Return a player of common sense."""
        return NormalBot(seed)

    def is_known(self, prompt: str) -> bool:
        """Say whether common sense has a rule for a question."""
        return prompt in ANSWERS  # actions are not: there tempo beats any rule

    def is_settled(self, prompt: str, answer: str) -> bool:
        """Say whether common sense may be trusted: it gives up, rerolls and uses cards rashly."""
        if prompt in ACTIONS:
            return action_of(answer)[0] not in RASH
        return self.is_known(prompt)

    def is_searched(self, prompt: str) -> bool:
        """Say whether a question is worth imagining what comes of its answers."""
        return prompt in SEARCHED

    def is_looked_into(self, prompt: str) -> bool:
        """Look into all that is decided within a round: whom to hit, what to put on whom."""
        return prompt not in PREPARING

    def candidates(self, glimpse: Glimpse, first: str) -> list[str]:
        """Return actions in the order of common sense: one reroll, equal cards once."""
        if glimpse.prompt not in ACTIONS:
            return super().candidates(glimpse, first)
        sight = Sight(glimpse.view)
        keys = glimpse.keys()
        scores = action_scores(keys, sight)
        codes = {card.id: card.code for card in sight.me.hand}
        chosen: dict[str, str] = {}
        for key in sorted(keys, key=lambda one: -scores[one]):
            kind, thing = action_of(key)
            same = {"reroll": kind, "play": codes.get(thing, key)}.get(kind, key)
            chosen.setdefault(same, key)
        still = idle(keys, first)
        others = [key for key in chosen.values() if key not in (first, still)]
        return list(dict.fromkeys([first, *others[:2], still, *others[2:]]))

    def named(self, state: Duel, key: str) -> str:
        """Name a card in hand by what it is: in other worlds it has another number."""
        kind, thing = action_of(key)
        if kind == "play":
            return f"{kind} {state.codes[thing]}"
        return kind if kind == "reroll" else key

    def horizon(self, state: Duel, seat: int) -> Callable[[Duel], bool]:
        """Stop when the next round begins."""
        after = state.round
        return lambda g: g.round > after

    def value(self, state: Duel, seat: int) -> float:
        """Compare how long each team lasts and how hard it hits."""
        powers = [
            0.0 if player.out else strength(state, player.seat) ** STEEPNESS
            for player in state.players
        ]
        return powers[seat] / (sum(powers) or 1.0)

    looks = LOOKS

    def look(self, state: Duel, seat: int) -> list[float]:
        """Return what the learned judge looks at."""
        return look(state, seat)

    def lesson(self, number: int) -> tuple[int, dict[str, Any]]:
        """Play with the usual decks, famous ones, and any; now and then for three."""
        if number % 12 == 11:
            return 3, {"decks": ["famous"] * 3}
        decks = LESSONS[number % len(LESSONS)]
        return 2, {"decks": [decks, decks]} if decks else {}

    def amounts(self, state: Duel, seat: int) -> tuple[float, ...]:
        """Count the own team's health, the others' damage, and what the own dice promise."""
        others = [player.seat for player in state.players if player.seat != seat]
        harm = -sum([health_left(state, other) for other in others])
        return health_left(state, seat), harm, force_of_team(state, seat)


mind: Final = DestinyMind()
