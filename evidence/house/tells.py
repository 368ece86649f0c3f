"""The ways an exhibit can give itself away. Pure.

A hard tell shows in no exhibit that is quoted straight; a soft one only makes a forgery
likelier.
"""

from enum import StrEnum
from types import MappingProxyType

from evidence.house.players import Care


class Tell(StrEnum):
    ABSENT = "absent"  # the catalogue has no such title
    KIND = "kind"  # the catalogue has the source down as another kind
    RANGE = "range"  # the locator lies outside what the catalogue gives
    TIME = "time"  # the content's time codes do not fit the locator, the source or each other
    FIGURE = "figure"  # the claim's figure is not in the preview
    TITLE = "title"  # the title's figure is in neither
    SUM = "sum"  # figures that do not add up within the exhibit
    UNIT = "unit"  # one figure, two units
    WORDING = "wording"  # claim and preview point in opposite directions
    VOICE = "voice"  # the words are not the speaker's own
    PRECISION = "precision"  # one chart point finer than all the others
    RECORD = "record"  # a revealed passage says something else at that place
    HABIT = "habit"  # soft: this presenter has been seen forging this kind in this match
    AGAIN = "again"  # soft: a source that has been forged before in this match


SOFT = frozenset({Tell.HABIT, Tell.AGAIN})

CARES = MappingProxyType(
    {
        Tell.ABSENT: Care.PLACES,
        Tell.KIND: Care.PLACES,
        Tell.RANGE: Care.PLACES,
        Tell.TIME: Care.PLACES,
        Tell.FIGURE: Care.FIGURES,
        Tell.TITLE: Care.FIGURES,
        Tell.SUM: Care.FIGURES,
        Tell.UNIT: Care.FIGURES,
        Tell.PRECISION: Care.FIGURES,
        Tell.WORDING: Care.WORDS,
        Tell.VOICE: Care.WORDS,
        Tell.RECORD: Care.MEMORY,
        Tell.HABIT: Care.MEMORY,
        Tell.AGAIN: Care.MEMORY,
    }
)
