"""Enumerations of the domain as the choices of a column."""

from enum import StrEnum


def choices(enum: type[StrEnum]) -> list[tuple[str, str]]:
    return [(item.value, item.value) for item in enum]
