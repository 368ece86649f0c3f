"""The house roster: four who file, four who rule. Pure.

Numbers of a temperament are probabilities unless they say otherwise. What a presenter does is
kept near 57% true by its own numbers; the league in the tests measures it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from evidence.domain.exhibits import Kind


class Technique(StrEnum):
    """How an exhibit was forged."""

    FIGURE = "figure"  # a number nudged
    DATE = "date"  # a year shifted
    PLACE = "place"  # a locator where the source does not go, or where something else stands
    PHANTOM = "phantom"  # a source that ought to exist
    WORDING = "wording"  # a "not" dropped or added, a direction swapped
    POINT = "point"  # a chart point moved
    VOICE = "voice"  # the words given to somebody else
    TIME = "time"  # a time code outside
    FORMAT = "format"  # the words of one kind under a source of another
    UNIT = "unit"  # the right number of the wrong thing


class Care(StrEnum):
    """What an examiner may look into; each has its own odds of being noticed."""

    PLACES = "places"  # locators, time codes, kinds, the catalogue itself
    FIGURES = "figures"  # arithmetic, units, dates
    WORDS = "words"  # directions, negations, voices
    MEMORY = "memory"  # what the revealed rounds say


@dataclass(frozen=True, slots=True)
class Nerve:
    """The odds of playing it straight, and what moves them."""

    truth: float
    late: float = 0.0  # added in the last three tenths of the match
    behind: float = 0.0  # added when the examiner leads
    ahead: float = 0.0  # added when the examiner trails
    caught: float = 0.0  # added when the last forgery was caught
    passed: float = 0.0  # added when the last forgery was believed
    straight: float = 0.0  # added after a true exhibit
    forged: float = 0.0  # added after a false one


@dataclass(frozen=True, slots=True)
class Presenter:
    slug: str
    name: str
    motto: str
    nerve: Nerve
    techniques: Mapping[Technique, float]  # weights; what is missing is never used by choice
    kinds: Mapping[Kind, float]  # weights over the kinds of source it likes to work in
    habit: float  # how often a forgery leans on having got this far, with no slip but the habit


@dataclass(frozen=True, slots=True)
class Examiner:
    slug: str
    name: str
    motto: str
    notices: Mapping[Care, float]
    doubt: float  # suspicion of an exhibit in which nothing was found, 0 to 1
    threshold: float  # challenges above it
    wobble: float  # standard deviation of the mood added to every suspicion
    base_rate: float = 0.0  # weight of the rate of forgeries revealed so far
    last_false: float = 0.0  # added when the last reveal was false
    last_true: float = 0.0  # added when the last reveal was true
    fooled: float = 0.0  # added in the two rounds after believing a forgery
    embarrassed: float = 0.0  # added in the round after accusing a true exhibit
    bold_claims: float = 0.0  # added when the claim sounds too good


def _presenter(
    slug: str,
    motto: str,
    nerve: Nerve,
    techniques: dict[Technique, float],
    kinds: dict[Kind, float],
    habit: float,
) -> Presenter:
    return Presenter(
        slug,
        slug.title(),
        motto,
        nerve,
        MappingProxyType(techniques),
        MappingProxyType(kinds),
        habit,
    )


def _notices(places: float, figures: float, words: float, memory: float) -> Mapping[Care, float]:
    return MappingProxyType(dict(zip(Care, (places, figures, words, memory), strict=True)))


_T, _K = Technique, Kind

PRESENTERS: Mapping[str, Presenter] = MappingProxyType(
    {
        player.slug: player
        for player in (
            _presenter(
                "archivist",
                "Everything in its place, until the place matters.",
                Nerve(truth=0.68, late=-0.40, caught=0.05),
                {_T.PLACE: 4, _T.TIME: 3, _T.DATE: 2, _T.WORDING: 2, _T.FORMAT: 1, _T.FIGURE: 1},
                {_K.DOCUMENT: 4, _K.VIDEO: 2, _K.CHART: 1, _K.AUDIO: 1},
                habit=0.15,
            ),
            _presenter(
                "embroiderer",
                "The cloth is real. I only do the stitching.",
                Nerve(truth=0.53, caught=0.14, passed=-0.10),
                {_T.FIGURE: 5, _T.POINT: 5, _T.UNIT: 3, _T.DATE: 2, _T.WORDING: 1},
                {_K.CHART: 4, _K.DOCUMENT: 3, _K.VIDEO: 1, _K.AUDIO: 1},
                habit=0.30,
            ),
            _presenter(
                "ghostwriter",
                "If the source did not say it, it was about to.",
                Nerve(truth=0.57, straight=-0.14, forged=0.14),
                {_T.PHANTOM: 5, _T.VOICE: 4, _T.PLACE: 2, _T.WORDING: 2, _T.FORMAT: 1},
                {_K.AUDIO: 4, _K.VIDEO: 3, _K.DOCUMENT: 2, _K.CHART: 1},
                habit=0.20,
            ),
            _presenter(
                "gambler",
                "Double it. The truth can wait its turn.",
                Nerve(truth=0.57, behind=-0.18, ahead=0.16),
                dict.fromkeys(Technique, 1.0) | {_T.TIME: 2, _T.WORDING: 2},
                dict.fromkeys(Kind, 1.0),
                habit=0.40,
            ),
        )
    }
)

EXAMINERS: Mapping[str, Examiner] = MappingProxyType(
    {
        player.slug: player
        for player in (
            Examiner(
                "notary",
                "Notary",
                "Show me where it says so.",
                _notices(0.85, 0.35, 0.25, 0.15),
                doubt=0.30,
                threshold=0.5,
                wobble=0.20,
            ),
            Examiner(
                "actuary",
                "Actuary",
                "Three in seven is where doubt begins to pay.",
                _notices(0.40, 0.72, 0.40, 0.60),
                doubt=0.30,
                threshold=3 / 7,
                wobble=0.13,
                base_rate=0.5,
            ),
            Examiner(
                "weathervane",
                "Weathervane",
                "I go where the last wind went.",
                _notices(0.28, 0.28, 0.28, 0.20),
                doubt=0.42,
                threshold=0.5,
                wobble=0.13,
                last_false=0.18,
                last_true=-0.12,
            ),
            Examiner(
                "terrier",
                "Terrier",
                "Fool me once and mind your ankles.",
                _notices(0.40, 0.40, 0.65, 0.50),
                doubt=0.30,
                threshold=0.5,
                wobble=0.16,
                fooled=0.26,
                embarrassed=-0.12,
                bold_claims=0.06,
            ),
        )
    }
)

# A house contender keeps both chairs: who files for it when it presents, who rules otherwise.
PARTNERS: Mapping[str, str] = MappingProxyType(dict(zip(PRESENTERS, EXAMINERS, strict=True)))
