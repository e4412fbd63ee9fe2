from collections.abc import Callable
from typing import Any

class Copier:
    def __init__(
        self,
        owner: type[Any],
        plans: tuple[Any, ...],
        handed_on: tuple[str, ...],
        other: Callable[[Any], Any],
        /,
    ) -> None: ...
    def __call__(self, piece: Any, /) -> Any: ...
