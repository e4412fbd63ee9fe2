"""Pazaak, as two travellers might play it with one die."""

from cantina_pazaak.game import game

__all__ = ["game"]
