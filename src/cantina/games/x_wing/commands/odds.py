"""`odds x-wing`: what an attack comes to, of two ships with their cards or of dice alone."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer

from cantina.cli.common import fail, print_json, reader, say
from cantina.cli.options import OptionsFlag, listed, read_options
from cantina.core.text import Text, text
from cantina.games.x_wing.attack_odds import odds_of
from cantina.games.x_wing.attack_rest import chance_to_destroy
from cantina.games.x_wing.commands.common import AsJson, in_bounds
from cantina.games.x_wing.commands.fighters import find_ship, plain, with_suggestions
from cantina.games.x_wing.duel import ATTACKER, DEFENDER, Fighter, duel, gap_at
from cantina.games.x_wing.game import game
from cantina.games.x_wing.names import card_name, weapon_name
from cantina.games.x_wing.odds import (
    MOST_DICE,
    AttackPlay,
    DefensePlay,
    Odds,
    attack_odds,
    dice_for,
)
from cantina.games.x_wing.rules.damage import damage_on
from cantina.games.x_wing.rules.firing import PRIMARY
from cantina.games.x_wing.rules.squads import SquadShip
from cantina.games.x_wing.rules.targets import attack_ban, reason_text, weapons, why_not
from cantina.games.x_wing.rules.values import hull_value, shield_value
from cantina.games.x_wing.state import Battle
from cantina.games.x_wing.terms import Token

LOCK = "lock"
OF_SHIPS = (*[token.value for token in Token], LOCK)
"""What can lie beside a ship of a duel."""
OF_DICE = {"attacker": ("focus", LOCK), "defender": ("focus", "evade")}
"""What helps dice that belong to no ship."""
MOST_LEFT = 100


def show_odds(
    ship: Annotated[str, typer.Argument(metavar="SHIP", help=say("xw-help-ship"))] = "",
    target: Annotated[str, typer.Argument(metavar="TARGET", help=say("xw-help-target"))] = "",
    weapon: Annotated[str, typer.Option(help=say("xw-help-weapon"))] = "",
    attack: Annotated[int | None, typer.Option(help=say("xw-help-attack"))] = None,
    defense: Annotated[int | None, typer.Option(help=say("xw-help-defense"))] = None,
    band: Annotated[int, typer.Option("--range", help=say("xw-help-range"))] = 2,
    attacker: Annotated[str, typer.Option(help=say("xw-help-attacker"))] = "",
    defender: Annotated[str, typer.Option(help=say("xw-help-defender"))] = "",
    hull: Annotated[int | None, typer.Option(help=say("xw-help-hull"))] = None,
    shields: Annotated[int | None, typer.Option(help=say("xw-help-shields"))] = None,
    secondary: Annotated[bool, typer.Option("--secondary", help=say("xw-help-secondary"))] = False,
    obstructed: Annotated[
        bool, typer.Option("--obstructed", help=say("xw-help-obstructed"))
    ] = False,
    option: OptionsFlag = None,
    as_json: AsJson = False,
) -> None:
    """Work out an attack exactly, under the best use of tokens."""
    in_bounds("--range", band, 1, 3)
    if hull is not None:
        in_bounds("--hull", hull, 1, MOST_LEFT)
    if shields is not None:
        in_bounds("--shields", shields, 0, MOST_LEFT)
    tokens = {"attacker": listed(attacker), "defender": listed(defender)}
    if ship and target and attack is None and defense is None and not secondary:
        left = (hull, shields)
        _show_duel(ship, target, weapon, band, tokens, left, obstructed, option, as_json)
    elif attack is not None and defense is not None and not (ship or weapon or option):
        in_bounds("--attack", attack, 0, MOST_DICE - 2)
        in_bounds("--defense", defense, 0, MOST_DICE - 2)
        dice = dice_for(attack, defense, band, not secondary, obstructed)
        _show_dice(dice, tokens, (hull, shields or 0), as_json)
    else:
        fail(text("xw-odds-two-ways"))


def _show_dice(
    dice: tuple[int, int],
    written: dict[str, list[str]],
    left: tuple[int | None, int],
    as_json: bool,
) -> None:
    """Tell the odds of dice with tokens and nothing else."""
    red, green = (_tokens(side, written[side], known) for side, known in OF_DICE.items())
    odds = attack_odds(
        *dice,
        AttackPlay(focus=red["focus"] > 0, lock=red[LOCK] > 0),
        DefensePlay(focus=green["focus"] > 0, evades=min(green["evade"], MOST_DICE)),
    )
    hull, shields = left
    destroyed = None if hull is None else odds.p_destroyed(hull, shields)
    if as_json:
        print_json({"attack_dice": dice[0], "defense_dice": dice[1], **_numbers(odds, destroyed)})
        return
    typer.echo(say("xw-odds-title", attack=dice[0], defense=dice[1]))
    _tell(odds, destroyed, hull or 0, shields)


def _show_duel(
    ship: str,
    target: str,
    weapon: str,
    band: int,
    written: dict[str, list[str]],
    left: tuple[int | None, int | None],
    obstructed: bool,
    option: list[str] | None,
    as_json: bool,
) -> None:
    """Tell the odds of one ship's attack on another, in the rules' own steps."""
    options = game.read_options(read_options(game, option))
    ships = find_ship(ship), find_ship(target)
    first, second = (
        _fighter(found, _tokens(side, written[side], OF_SHIPS), own)
        for found, side, own in zip(ships, OF_DICE, ((None, None), left), strict=True)
    )
    g = duel(first, second, gap_at(band), options=options, obstructed=obstructed)
    _check_left(g, second)
    fired = _weapon(g, weapon)
    _check_attack(g, fired)
    odds = odds_of(g, ATTACKER, "" if fired == PRIMARY else fired, DEFENDER)
    defends = g.ship(DEFENDER)
    destroyed = chance_to_destroy(g, odds, defends)
    if as_json:
        names = {
            side: {"pilot": found.pilot, "upgrades": list(found.upgrades)}
            for side, found in zip(OF_DICE, ships, strict=True)
        }
        print_json({**names, "weapon": fired, "range": band, **_numbers(odds, destroyed)})
        return
    attacks, defended = (Text(card_name("pilot", found.pilot)) for found in ships)
    fires = weapon_name("" if fired == PRIMARY else fired)
    title = text("xw-odds-duel", attacker=attacks, defender=defended, weapon=fires, range=band)
    typer.echo(reader().write(title))
    hull = hull_value(g, defends) - damage_on(defends)
    _tell(odds, destroyed, hull, defends.shields)


def _fighter(ship: SquadShip, tokens: Counter[str], left: tuple[int | None, int | None]) -> Fighter:
    locks = tokens.pop(LOCK, 0) > 0
    return Fighter(ship.pilot, ship.upgrades, dict(tokens), locks, *left)


def _check_left(g: Battle, fighter: Fighter) -> None:
    """End the command if the defender has more left than it ever had."""
    ship = g.ship(DEFENDER)
    if fighter.hull is not None:
        in_bounds("--hull", fighter.hull, 1, hull_value(g, ship))
    if fighter.shields is not None:
        in_bounds("--shields", fighter.shields, 0, shield_value(g, ship))


def _weapon(g: Battle, written: str) -> str:
    """Return the weapon that fires: the primary one, or one of the ship's upgrades."""
    ship = g.ship(ATTACKER)
    if not written:
        return PRIMARY
    known = {plain(weapon): weapon for weapon in weapons(ship)}
    known |= {
        plain(reader().write(weapon_name("" if weapon == PRIMARY else weapon))): weapon
        for weapon in weapons(ship)
    }
    found = known.get(plain(written))
    if found is None:
        pilot = Text(card_name("pilot", ship.pilot))
        there = ", ".join(weapons(ship))
        problem = text("xw-odds-no-weapon", ship=pilot, weapon=written, known=there)
        fail(with_suggestions(problem, plain(written), known))
    return found


def _check_attack(g: Battle, weapon: str) -> None:
    """End the command if the rules do not let the ship fire this weapon at the other."""
    ship, target = g.ship(ATTACKER), g.ship(DEFENDER)
    problem = attack_ban(g, ship) or why_not(g, ship, weapon, target)
    if problem is not None:
        fail(text("xw-odds-no-attack", reason=reason_text(g, ship, weapon, target, problem[0])))


def _tokens(side: str, written: list[str], known: tuple[str, ...]) -> Counter[str]:
    tokens = Counter(name for name in written if name)
    for token in tokens:
        if token not in known:
            named = ", ".join(known)
            wrong = text("xw-odds-bad-token", side=side, token=token, known=named)
            fail(with_suggestions(wrong, token, {name: name for name in known}))
    return tokens


def _numbers(odds: Odds, destroyed: float | None) -> dict[str, object]:
    found = {
        "expected_hits": odds.expected_hits,
        "expected_crits": odds.expected_crits,
        "expected_damage": odds.expected_damage,
        "p_hit": odds.p_hit,
        "p": odds.p,
    }
    return found if destroyed is None else {**found, "p_destroyed": destroyed}


def _tell(odds: Odds, destroyed: float | None, hull: int, shields: int) -> None:
    numbers = {
        "hits": odds.expected_hits,
        "crits": odds.expected_crits,
        "damage": odds.expected_damage,
    }
    typer.echo(say("xw-odds-expected", **numbers))
    typer.echo(say("xw-odds-p-hit", chance=100 * odds.p_hit))
    for total, p in enumerate(odds.p):
        typer.echo(say("xw-odds-total", total=total, chance=100 * p))
    if destroyed is not None:
        chance = 100 * destroyed
        typer.echo(say("xw-odds-destroyed", hull=hull, shields=shields, chance=chance))
