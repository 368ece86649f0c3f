"""Titles for sources that ought to exist. Pure data."""

from collections.abc import Mapping
from types import MappingProxyType

from evidence.domain.exhibits import Kind

PHANTOMS: Mapping[Kind, tuple[str, ...]] = MappingProxyType(
    {
        Kind.DOCUMENT: (
            "The {Subject} Handbook",
            "{Subject}: A Short Reckoning",
            "Notes Towards {Subject}",
            "The Household Book of {Subject}",
            "{Subject}, Plainly Put",
            "A Pocket Guide to {Subject}",
        ),
        Kind.CHART: (
            "{Subject} in Figures",
            "The {Subject} Tables",
            "{Subject}: Plates and Figures",
            "A Chart Book of {Subject}",
            "{Subject}, Drawn to Scale",
            "Sheets on {Subject}",
        ),
        Kind.AUDIO: (
            "The {Subject} Conversations",
            "Talking of {Subject}",
            "{Subject} by the Wireless",
            "An Evening with {Subject}",
            "{Subject}: The Repeat",
            "The {Subject} Half-Hour",
        ),
        Kind.VIDEO: (
            "The {Subject} Reel",
            "{Subject} in Motion",
            "{Subject}: The Long Take",
            "Seeing {Subject}",
            "{Subject}, One Shot at a Time",
            "The {Subject} Footage",
        ),
    }
)

# What might follow the name of a series.
TAILS: tuple[str, ...] = (
    "{Subject} Revisited",
    "The {Subject} Postbag",
    "{Subject} After Dark",
    "The Other {Subject}",
    "{Subject}, With Apologies",
    "A Second Look at {Subject}",
    "{Subject} for the Suspicious",
    "The {Subject} Argument",
    "Nine Minutes of {Subject}",
    "{Subject} and Its Discontents",
    "Small Matters of {Subject}",
    "The {Subject} Rehearsal",
)

SEQUELS: tuple[str, ...] = (
    "{title}, Second Series",
    "More of {title}",
    "{title}, Revised",
    "{title}, a Supplement",
    "{title}, the Companion",
    "After {title}",
)
