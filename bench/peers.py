"""What others do in the same time, measured in the same run."""

import random
from collections.abc import Callable

from bench.measure import rate


def chess_moves(seed: int) -> int:
    """Play one random game of chess with python-chess; return its moves."""
    import chess

    source = random.Random(seed)
    board = chess.Board()
    while not board.is_game_over() and board.ply() < 200:
        board.push(source.choice(list(board.legal_moves)))
    return int(board.ply())


def catan_decisions(seed: int) -> int:
    """Play one random game of catanatron; return its decisions with two or more options."""
    from catanatron import Color, Game, RandomPlayer

    class Counting(RandomPlayer):  # type: ignore[misc]
        decisions = 0

        def decide(self, game, playable_actions):  # type: ignore[no-untyped-def]
            Counting.decisions += len(playable_actions) > 1
            return super().decide(game, playable_actions)

    random.seed(seed)
    Game([Counting(Color.RED), Counting(Color.BLUE)], seed=seed).play()
    return Counting.decisions


def rlcard_decisions(seed: int) -> int:
    """Play one random game of gin rummy with rlcard; return its decisions."""
    import rlcard
    from rlcard.agents import RandomAgent

    environment = rlcard.make("gin-rummy", config={"seed": seed})
    environment.set_agents([RandomAgent(environment.num_actions)] * environment.num_players)
    trajectories, _ = environment.run()
    return sum(len(states) // 2 for states in trajectories)


def open_spiel_decisions(seed: int) -> int:
    """Play one random game of gin rummy with OpenSpiel; return its decisions."""
    import pyspiel

    source = random.Random(seed)
    state = pyspiel.load_game("gin_rummy").new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(source.choices(outcomes, weights)[0])
        else:
            actions = state.legal_actions()
            decisions += len(actions) > 1
            state.apply_action(source.choice(actions))
    return decisions


def peer_rate(name: str) -> int | None:
    """Return a peer's decisions a second, or None where it is not installed."""
    try:
        return round(max(rate(PEERS[name], 1.0) for _ in range(2)))
    except ImportError:
        return None


PEERS: dict[str, Callable[[int], int]] = {
    "chess": chess_moves,
    "catanatron": catan_decisions,
    "rlcard": rlcard_decisions,
    "open_spiel": open_spiel_decisions,
}
