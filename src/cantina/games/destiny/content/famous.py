"""Fifty decks that people remember, each legal in the format of its year."""

from __future__ import annotations

from cantina.games.destiny.content import famous_2016_2017, famous_2018_2019
from cantina.games.destiny.content.ready import ReadyDeck

FAMOUS: tuple[ReadyDeck, ...] = famous_2016_2017.DECKS + famous_2018_2019.DECKS
"""All of them, every one ready to play."""
