"""How the modifiers of later upgrade cards read."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing.abilities import upgrade_words as w
from cantina.games.x_wing.abilities.printing import TOKENS, plain
from cantina.games.x_wing.abilities.scene import language
from cantina.games.x_wing.content.cards import Slot
from cantina.games.x_wing.equipping import slot_name

says = language.says

plain(w.FocusForLock, "xw-gives-focus-for-lock")
plain(w.ShootsOverObstacles, "xw-gives-shoots-over-obstacles")
plain(w.AttacksTouched, "xw-gives-attacks-touched")
plain(w.RedUnderStress, "xw-gives-red-under-stress")
plain(w.DialIsRed, "xw-gives-dial-is-red")
plain(w.Softened, "xw-gives-softened")
plain(w.HitsStand, "xw-gives-hits-stand")
plain(w.OnlyFocusModifies, "xw-gives-only-focus")
plain(w.NothingModifies, "xw-gives-nothing-modifies")
plain(w.OnlyInArc, "xw-gives-only-in-arc")
plain(w.DelaysStress, "xw-gives-delays-stress")
plain(w.LongRangeLocks, "xw-gives-long-range-locks")
plain(w.LocksThroughFriends, "xw-gives-locks-through-friends")
plain(w.FliesOverObstacles, "xw-gives-flies-over-obstacles")
plain(w.ActsOverObstacles, "xw-gives-acts-over-obstacles")
plain(w.NoObstacleCriticals, "xw-gives-no-obstacle-criticals")
plain(w.CardsFaceUp, "xw-gives-cards-face-up")
plain(w.FirstCardFaceUp, "xw-gives-first-card-face-up")
plain(w.SharesTokens, "xw-gives-shares-tokens")
plain(w.ForcesFocus, "xw-gives-forces-focus")
plain(w.HiddenFromLesser, "xw-gives-hidden-from-lesser")
plain(w.DiscardsOnHit, "xw-gives-discards-on-hit")

PER = {"agility": "xw-gives-dice-per-agility", "speed": "xw-gives-dice-per-speed"}


@says(w.TouchedAgility)
def _(node: w.TouchedAgility) -> Text:
    return text("xw-gives-touched-agility", by=-node.by)


@says(w.ExtraDicePer)
def _(node: w.ExtraDicePer) -> Text:
    return Text(PER[node.value], {"most": node.most})


@says(w.KeepsToken)
def _(node: w.KeepsToken) -> Text:
    return text("xw-gives-keeps-token", token=Text(TOKENS[node.token]))


@says(w.AtMostOne)
def _(node: w.AtMostOne) -> Text:
    return text("xw-gives-at-most-one", token=Text(TOKENS[node.token]))


@says(w.MovesUnderStress)
def _(node: w.MovesUnderStress) -> Text:
    return text("xw-gives-moves-under-stress", count=node.most)


@says(w.TokensOn)
def _(node: w.TokensOn) -> Text:
    slots = [slot_name(Slot(slot)) for slot in node.slots]
    return text("xw-gives-tokens-on-squad" if node.squad else "xw-gives-tokens-on", slots=slots)
