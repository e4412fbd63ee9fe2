"""How the greedy pilot modifies dice: no more than is needed, and what is worth nothing first."""

from __future__ import annotations

from cantina.core.wire import OpenAsk, Option
from cantina.games.x_wing.bot.flights import ship_at
from cantina.games.x_wing.view_records import BattleView, DieView

GOOD_FACES = {"attack": ("hit", "critical"), "defense": ("evade",)}


def modify_attack(ask: OpenAsk, view: BattleView) -> str:
    """Use cards, then the lock on bad dice, then the focus token on focus results."""
    attack = view.attack
    if attack is None or ship_at(ask) == attack.defender:
        return first_of(ask, "use:") or "done"
    bad = _bad_dice(attack.attack_roll, "attack")
    focuses = [die for die in attack.attack_roll if die.face == "focus"]
    keys = [option.key for option in ask.options]
    for option in ask.options:
        if option.key.startswith("use:") and (bad or not _is_reroll(option)):
            return option.key
    rerollable = [die for die in bad if not die.rerolled and not die.added]
    wasted = [die for die in rerollable if die.face == "blank" or "focus" not in keys]
    if "lock" in keys and wasted:
        return "lock"
    return "focus" if "focus" in keys and focuses else "done"


def modify_defense(ask: OpenAsk, view: BattleView) -> str:
    """Spend no more than is needed to cancel what is coming."""
    attack = view.attack
    if attack is None or ship_at(ask) == attack.attacker:
        return first_of(ask, "use:") or "done"
    coming = len([die for die in attack.attack_roll if die.face in GOOD_FACES["attack"]])
    evades = len([die for die in attack.defense_roll if die.face == "evade"])
    if coming <= evades:
        return "done"
    focuses = len([die for die in attack.defense_roll if die.face == "focus"])
    keys = [option.key for option in ask.options]
    if used := first_of(ask, "use:"):
        return used
    if "focus" in keys and focuses and ("evade" not in keys or coming - evades > 1):
        return "focus"
    if "evade" in keys:
        return "evade"
    return "focus" if "focus" in keys and focuses else "done"


def reroll(ask: OpenAsk, view: BattleView, seat: int) -> str:
    """Reroll what is worth nothing; keep focus results that a token will turn."""
    attack = view.attack
    assert attack is not None
    die = "defense" if any("die:defense" in (o.at or "") for o in ask.options) else "attack"
    roll = attack.attack_roll if die == "attack" else attack.defense_roll
    roller = attack.attacker if die == "attack" else attack.defender
    mine = view.ships[roller].side == view.sides[seat]
    has_focus = view.ships[roller].tokens.get("focus", 0) > 0
    faces = {option.key: roll[int(option.key)].face for option in ask.options}
    good = GOOD_FACES[die] + (("focus",) if has_focus else ())
    wanted = [key for key, face in faces.items() if (face not in good) == mine][: ask.most]
    if len(wanted) < ask.least:
        left = [key for key in faces if key not in wanted]
        rest = sorted(left, key=lambda key: faces[key] in good)
        wanted += rest[: ask.least - len(wanted)]
    return "+".join(sorted(wanted, key=int)) or "none"


def first_of(ask: OpenAsk, prefix: str) -> str | None:
    """Return the first option of a kind."""
    return next((o.key for o in ask.options if o.key.startswith(prefix)), None)


def _bad_dice(roll: list[DieView], die: str) -> list[DieView]:
    return [one for one in roll if one.face not in GOOD_FACES[die]]


def _is_reroll(option: Option) -> bool:
    return option.note is not None and "reroll" in option.note.id
