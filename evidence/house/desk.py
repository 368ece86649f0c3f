"""The presenter's desk: which passage to take up, and what to make of it. Pure."""

from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random
from typing import TypeVar

from allrise.seeds import rng as seeded
from evidence.domain.exhibits import Exhibit, Kind, Passage, Source
from evidence.domain.verifier import verify
from evidence.house import misplacing, straight
from evidence.house.edits import with_claim
from evidence.house.forging import CONTENT_FORGERS, cast_of, voice
from evidence.house.players import Presenter, Technique
from evidence.house.reading import speakers
from evidence.house.signs import Sign, hard, is_burnt, signs
from evidence.house.tells import Tell
from evidence.house.views import Filing, Forgery, Locus, PresenterView
from evidence.house.voices import attributed
from evidence.house.wording import likeness

_T = TypeVar("_T", bound=str)
_SURPRISES = 0.5  # of what is filed rests on passages that sound false
_ATTRIBUTES = 0.4  # of the recordings are filed with the speaker's name in the claim
# How much more a burnt source is liked: for telling the truth, and by force of habit.
_SHY, _BOLD = 0.2, 5.0
_PASSAGES = 5  # that a technique is tried on
_QUOTES = 3  # excerpts of a passage looked at


class Desk:
    """One round's work: the view, who works, and chances of their own for each purpose."""

    def __init__(self, view: PresenterView, presenter: Presenter) -> None:
        self._view = view
        self._presenter = presenter
        self._cited = {source.title: source for source in view.dealt}

    def straight(self) -> Filing | None:
        """A true exhibit that nothing speaks against; failing that, any true one."""
        rng = self._rng("straight")
        spare: Exhibit | None = None
        for source, passage in self._passages(rng, burnt=_SHY):
            for exhibit in self._quoted(source, passage, rng):
                if not verify(exhibit, source).grounded:
                    continue
                if not hard(self._signs(exhibit)):
                    return Filing(exhibit=exhibit, is_grounded=True)
                spare = spare or exhibit
        return Filing(exhibit=spare, is_grounded=True) if spare else None

    def forged(self) -> Filing | None:
        """A false exhibit with exactly one tell, by the technique that comes to hand."""
        rng = self._rng("forged")
        soft = rng.random() < self._presenter.habit
        techniques = weighted(self._presenter.techniques, rng)
        last_resorts = [Technique.PHANTOM, *Technique]
        for technique in dict.fromkeys([*techniques, *last_resorts]):
            filing = self._by(technique, rng, soft=soft)
            if filing:
                return filing
        return None

    def _by(self, technique: Technique, rng: Random, *, soft: bool) -> Filing | None:
        """A forgery by this technique on one of the first few passages that lend themselves."""
        bases = (
            (source, exhibit)
            for source, passage in self._passages(rng, burnt=_BOLD if soft else 1.0)
            for exhibit in islice(self._quoted(source, passage, rng), 1)
            if not hard(self._signs(exhibit))
        )
        for source, base in islice(bases, _PASSAGES):
            forgeries = self._forgeries(technique, base, source, rng)
            if soft and technique in CONTENT_FORGERS:  # habit is enough if the claim follows
                lies = [one for one in forgeries if one.claim != base.claim]
                found = self._with_one_tell(lies, rng, soft=True)
            else:
                found = self._with_one_tell(forgeries, rng, soft=soft)
            if found:
                exhibit, tell = found
                forgery = Forgery(technique=technique, tell=tell)
                return Filing(exhibit=exhibit, is_grounded=False, forgery=forgery)
        return None

    def _forgeries(
        self, technique: Technique, base: Exhibit, source: Source, rng: Random
    ) -> list[Exhibit]:
        match technique:
            case Technique.PLACE:
                return misplacing.elsewhere(base, source, rng)
            case Technique.TIME:
                return misplacing.out_of_time(base, rng)
            case Technique.FORMAT:
                return misplacing.misfiled(base, self._view.dealt, rng)
            case Technique.PHANTOM:
                return misplacing.phantoms(base, source, self._view.catalogue, rng)
            case Technique.VOICE:
                return voice(base, rng, cast_of(self._view.dealt))
        return CONTENT_FORGERS[technique](base, rng)

    def _with_one_tell(
        self, forgeries: list[Exhibit], rng: Random, *, soft: bool
    ) -> tuple[Exhibit, Tell] | None:
        """One that the verifier refuses and that one thing gives away.

        A tell is chosen first, each as likely, so that the commonest slip is not the only one.
        With `soft`, habit alone is enough where this match has given it away.
        """
        by_tell: dict[Tell, list[Exhibit]] = {}
        for exhibit in forgeries:
            found = self._signs(exhibit)
            sharp = hard(found)
            if len(sharp) == 1:
                by_tell.setdefault(sharp[0].tell, []).append(exhibit)
            elif soft and found and not sharp:
                by_tell.setdefault(found[0].tell, []).append(exhibit)
        tells = sorted(by_tell, key=list(Tell).index)
        rng.shuffle(tells)
        if soft:
            tells.sort(key=lambda tell: tell not in (Tell.HABIT, Tell.AGAIN))
        for tell in tells:
            for exhibit in by_tell[tell]:
                if not verify(exhibit, self._cited.get(exhibit.citation.source)).grounded:
                    return exhibit, tell
        return None

    def _quoted(self, source: Source, passage: Passage, rng: Random) -> Iterator[Exhibit]:
        """The passage quoted straight, now and then with the speaker's name in the claim."""
        attributes = source.kind is Kind.AUDIO and rng.random() < _ATTRIBUTES
        for exhibit in islice(straight.exhibits(source, passage, rng), _QUOTES):
            if attributes:
                yield with_claim(exhibit, attributed(exhibit.claim, _speaker(exhibit), rng))
            yield exhibit

    def _passages(self, rng: Random, *, burnt: float) -> Iterator[tuple[Source, Passage]]:
        """The dealt passages not yet filed, in the order in which this player takes them up."""
        surprising = rng.random() < _SURPRISES
        weights = {source.slug: self._liking(source, burnt) for source in self._view.dealt}
        by_slug = {source.slug: source for source in self._view.dealt}
        for slug in weighted(weights, rng):
            source = by_slug[slug]
            free = [passage for passage in source.passages if self._is_free(source, passage)]
            rng.shuffle(free)
            free.sort(key=lambda passage: passage.surprising is not surprising)
            yield from ((source, passage) for passage in free)

    def _is_free(self, source: Source, passage: Passage) -> bool:
        return Locus(source=source.slug, locator=passage.locator) not in self._view.used

    def _liking(self, source: Source, burnt: float) -> float:
        """How much this player likes the source, `burnt` times as much where it was burnt."""
        liking = self._presenter.kinds[source.kind]
        return liking * burnt if is_burnt(source, self._view.revealed) else liking

    def _signs(self, exhibit: Exhibit) -> list[Sign]:
        return signs(exhibit, self._view.catalogue, self._view.revealed)

    def _rng(self, purpose: str) -> Random:
        view = self._view
        return seeded(view.seed, "house", self._presenter.slug, str(view.round), purpose)


def weighted(weights: Mapping[_T, float], rng: Random) -> list[_T]:
    """All of them in an order of chance, in which the heavier tend to come first.

    Efraimidis and Spirakis: sort by u^(1/w), u uniform.
    """
    keys = {one: rng.random() ** (1 / weight) for one, weight in weights.items()}
    return sorted(keys, key=lambda one: keys[one], reverse=True)


def _speaker(exhibit: Exhibit) -> str:
    """Who comes nearest to saying the claim."""
    names = speakers(exhibit.preview)
    if len(names) < 2:
        return names[0]
    said = {name: " ".join(_words_of(exhibit, name)) for name in names}
    return max(names, key=lambda name: likeness(exhibit.claim, said[name]))


def _words_of(exhibit: Exhibit, name: str) -> list[str]:
    segments = getattr(exhibit.preview, "segments", ())
    return [segment.text for segment in segments if segment.speaker == name]
