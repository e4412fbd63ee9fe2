"""Doors for learning agents: PettingZoo, OpenSpiel, many tables at once."""
