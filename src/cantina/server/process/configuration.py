"""Where settings come from: a file, then the environment, then the command line, the last wins."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from cantina.core.problem import Problem
from cantina.core.text import text
from cantina.server.process.settings import Settings

PREFIX = "CANTINA_"


class BadConfiguration(Problem):
    """Settings that cannot be used."""


def read_settings(
    file: Path | None, environment: Mapping[str, str], given: Mapping[str, Any]
) -> Settings:
    """Return the settings of a file, the environment and the command line (None: not given)."""
    found: dict[str, Any] = {} if file is None else _read_file(file)
    for name in Settings.__struct_fields__:
        said = environment.get(variable(name))
        if said is not None:
            found[name] = said.split(",") if _is_list(name) else said
    found |= {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadConfiguration(text("server-bad-configuration", detail=str(error))) from error


def _read_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        detail = f"{file}: {error}"
        raise BadConfiguration(text("server-bad-configuration", detail=detail)) from error


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return PREFIX + name.upper()


def _hints() -> dict[str, Any]:
    return get_type_hints(Settings, include_extras=True)


def _is_list(name: str) -> bool:
    kind = _hints()[name]
    inner = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    return get_origin(inner) is tuple


def described() -> list[tuple[str, Any, str]]:
    """Return every setting with its default and what it is for."""
    found: list[tuple[str, Any, str]] = []
    defaults = Settings()
    for name, kind in _hints().items():
        metas = [part for part in get_args(kind)[1:] if isinstance(part, msgspec.Meta)]
        about = next((meta.description for meta in metas if meta.description), "")
        found.append((name, getattr(defaults, name), about))
    return found


def settings_table() -> str:
    """Return the table of all settings for `docs/operating.md`."""
    lines = ["| setting | default | what it is for |", "| --- | --- | --- |"]
    for name, default, about in described():
        value = ", ".join(default) if isinstance(default, tuple) else str(default)
        lines.append(
            f"| `{name}` | `{value}` | {about} |" if value else f"| `{name}` | | {about} |"
        )
    return "\n".join(lines)
