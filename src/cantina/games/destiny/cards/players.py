"""Which players the words mean."""

from __future__ import annotations

from collections.abc import Iterable

from cantina.core.text import Text
from cantina.games.destiny.asking import choose_opponent, choose_player
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.rules.zones import opponents, seats_from
from cantina.games.destiny.terms import DestinyTerm


class Whose(DestinyTerm):
    """Players, seen from "you". In a game for two each opponent is simply the other player."""

    YOU = "you"
    OPPONENT = "opponent"  # one opponent, of your choice, to whom all objects belong: THAT_PLAYER
    THAT_PLAYER = "that-player"  # the player last chosen, or whose die, card or hand was last used
    EACH_OPPONENT = "each-opponent"  # in turn order from you
    ANOTHER = "another"  # any one player but you, of your choice
    ANYONE = "anyone"  # any one player, you included, of your choice; as a filter: no restriction
    CONTROLLER = "controller"  # whose card this is, also where another player carries it out
    EVERYONE = "everyone"  # each player in turn order from you

    def says(self) -> Text:
        return Text("ds-says-player", {"who": self.value, "person": "you"})

    def of(self, what: Text) -> Text:
        """Say whose a die or card is."""
        return Text("ds-says-owned", {"what": what, "whose": self.value, "person": "you"})

    def seats(self, scene: Scene) -> Iterable[int]:
        """Return the players it means, where no choice is left."""
        if self is Whose.YOU:
            return (scene.seat,)
        if self is Whose.OPPONENT:
            return (scene.opponent,) if scene.opponent >= 0 else opponents(scene.g, scene.seat)
        if self is Whose.CONTROLLER:
            return (scene.controller,)
        if self is Whose.THAT_PLAYER:
            return (scene.player,) if scene.player >= 0 else ()
        if self in (Whose.EACH_OPPONENT, Whose.ANOTHER):
            return opponents(scene.g, scene.seat)
        return (scene.seat, *opponents(scene.g, scene.seat))

    def is_seat(self, scene: Scene, seat: int) -> bool:
        """Say whether a player is the one a filter asks for."""
        if self is Whose.ANYONE:
            return True
        if self is Whose.YOU:
            return seat == scene.seat
        return seat in self.seats(scene)

    async def choose(self, scene: Scene) -> int | None:
        """Find the one player it means, choosing where there is a choice (DS-FFA-10)."""
        g = scene.g
        if self is Whose.YOU:
            return scene.seat
        if self is Whose.CONTROLLER:
            return scene.controller
        if self is Whose.THAT_PLAYER:
            return scene.player if scene.player >= 0 and not g.players[scene.player].out else None
        if self is Whose.OPPONENT or self is Whose.ANOTHER:
            return await choose_opponent(g, scene.seat)
        return await choose_player(g, scene.seat, "ds-ask-player", seats_from(g, scene.seat))

    async def all(self, scene: Scene) -> list[int]:
        """Find the players it means, in turn order from you."""
        if self is Whose.EVERYONE:
            return seats_from(scene.g, scene.seat)
        if self is Whose.EACH_OPPONENT:
            return opponents(scene.g, scene.seat)
        found = await self.choose(scene)
        return [] if found is None else [found]


YOU = Whose.YOU
OPPONENT = Whose.OPPONENT
THAT_PLAYER = Whose.THAT_PLAYER
ANYONE = Whose.ANYONE
