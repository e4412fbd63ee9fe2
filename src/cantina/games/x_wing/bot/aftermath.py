"""What an attack comes to: who is hurt or gone, and how the rest of the combat phase goes then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from cantina.core.wire import Option, kind_and_rest
from cantina.games.x_wing.bot.clash import Clash
from cantina.games.x_wing.bot.fighters import Stance, cost_of
from cantina.games.x_wing.bot.greedy import target_of
from cantina.games.x_wing.bot.losses import GONE
from cantina.games.x_wing.bot.sight import Sight, health
from cantina.games.x_wing.bot.stances import standing
from cantina.games.x_wing.plans import PlanView
from cantina.games.x_wing.view_records import ShipView

TASK: Final = 8.0
"""What it is worth to scan or to pick up what a mission is about, in points."""
KEPT: Final = {"focus": 0.0, "evade": 0.0, "lock": 0.4}
"""What a token is worth that is kept, beside the attacks to come this round."""
RARE: Final = 0.01
"""What is less likely is not looked at."""


class Aftermath:
    """The combat phase after the attack of one ship."""

    def __init__(self, sight: Sight, attacker: int, fear: float) -> None:
        self._fear = fear
        self._sight = sight
        self._attacker = attacker

    def after(self, target: ShipView, damage: float, spender: Stance | None = None) -> float:
        """Return what the own side gains if an attack deals so much damage."""
        sight = self._sight
        left = health(target)
        gone = damage >= left
        hurt = replace(target, shields=0, damage_total=target.hull - max(1, left - int(damage)))
        ships = [hurt if ship is target else ship for ship in [*sight.friends, *sight.enemies]]
        flying = [ship for ship in ships if not (gone and ship is hurt)]
        seen = Sight(sight.view)
        seen.friends = [ship for ship in flying if ship.side == sight.side]
        seen.enemies = [ship for ship in flying if ship.side != sight.side]
        places = {ship.ship_id: [standing(ship)] for ship in flying}
        whose = self._attacker if target in sight.enemies else target.ship_id
        if spender is not None and whose in places:
            places[whose] = [spender]
        clash = Clash(seen, places, self._fear, silent=self._attacker)
        return clash.value([0] * len(flying)) + self._lost(target, min(damage, left), gone)

    def hurt(self, target: ShipView, damage: float) -> float:
        """Return what the own side gains of some damage on average that destroys nobody."""
        whole = int(damage)
        more = damage - whole
        value = (1.0 - more) * self.after(target, float(whole))
        return value + (more * self.after(target, whole + 1.0) if more > RARE else 0.0)

    def _lost(self, target: ShipView, damage: float, gone: bool) -> float:
        """Return the points that damage takes off a ship, as the own side counts them."""
        points = cost_of(target.pilot, tuple(target.upgrades))
        whole = max(health(target), target.hull + target.shield_value)
        lost = points * ((1.0 - GONE) * damage / whole + GONE * gone)
        return -self._fear * lost if target in self._sight.friends else lost


def best_attack(sight: Sight, ship: ShipView, options: Sequence[Option], fear: float) -> str:
    """Return the attack after which the rest of the combat phase goes best."""
    aftermath = Aftermath(sight, ship.ship_id, fear)
    nothing = aftermath.after(ship, 0.0)

    def worth(option: Option) -> float:
        kind, _ = kind_and_rest(option.key)
        if kind != "attack":
            return nothing + (TASK if kind in ("scan", "pick-up") else 0.0)
        target = target_of(sight, option.key)
        told = option.note.args if option.note else {}
        expected, percent = told.get("damage", option.odds or 0.1), told.get("destroys", 0)
        if not isinstance(expected, int | float) or not isinstance(percent, int | float):
            return nothing
        if target in sight.friends:
            return nothing - 1.0
        fatal = min(1.0, percent / 100.0)
        left = health(target)
        average = max(0.0, min(left - 1.0, (expected - fatal * left) / max(0.01, 1.0 - fatal)))
        gain = (1.0 - fatal) * aftermath.hurt(target, average)
        return 0.01 + gain + (fatal * aftermath.after(target, left) if fatal else 0.0)

    return max(options, key=worth).key


def best_spending(
    sight: Sight, plans: Sequence[PlanView], keys: Sequence[str], fear: float
) -> str | None:
    """Return the token to spend on the own roll first, `done` for none, None if nobody can say."""
    attack = sight.view.attack
    able = [plan for plan in plans if all(token in keys for token in plan.spends[:1])]
    if attack is None or not able:
        return None
    attacker, target = sight.by_id[attack.attacker], sight.by_id[attack.defender]
    spender = attacker if target in sight.enemies else target
    aftermath = Aftermath(sight, attacker.ship_id, fear)

    def worth(plan: PlanView) -> float:
        here = standing(spender)
        left = here._replace(
            focus=0.0 if "focus" in plan.spends else here.focus,
            evades=max(0, here.evades - plan.spends.count("evade")),
        )
        total = -sum([KEPT.get(token, 0.0) for token in plan.spends])
        for damage, chance in enumerate(plan.damage):
            if chance >= RARE:
                total += chance * aftermath.after(target, float(damage), left)
        return total

    best = max(reversed(able), key=worth)
    return best.spends[0] if best.spends else "done"
