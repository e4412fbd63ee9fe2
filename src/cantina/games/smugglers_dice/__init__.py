"""Smuggler's Dice, the teaching game."""

from cantina.games.smugglers_dice.game import game

__all__ = ["game"]
