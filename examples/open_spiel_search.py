"""Plug an algorithm of OpenSpiel in: information-set tree search plays Smuggler's Dice.

    python examples/open_spiel_search.py

The search asks what its seat might imagine, never how things really are. Needs
`pip install 'cantina[envs]'`.
"""

import sys

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from cantina.core.rng import Rng
from cantina.envs.open_spiel import load


def main(matches: int = 10, simulations: int = 30) -> int:
    """Let the search play against random answers; returns how often it wins."""
    game, rng, won = load("smugglers-dice", {"target": 10}), np.random.RandomState(1), 0
    worlds = Rng(1)
    search = ISMCTSBot(
        game,
        RandomRolloutEvaluator(1, rng),
        uct_c=1.4,
        max_simulations=simulations,
        random_state=rng,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
    )
    search.set_resampler(lambda state, player: state.imagined(player, worlds))
    for match in range(matches):
        state, seat = game.new_initial_state(), match % 2
        while not state.is_terminal():
            if state.is_chance_node():
                lots, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(lots, p=chances)))
            elif state.current_player() == seat:
                state.apply_action(search.step(state))
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
        won += state.returns()[seat] > 0
    print(f"the search won {won} of {matches}")
    return won


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
