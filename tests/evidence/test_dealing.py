"""What a person is dealt: nothing they have been shown, while anything is left."""

from typing import Any

import pytest

from evidence.domain.exhibits import Source
from evidence.house.views import Locus
from evidence.library.dealing import HAND, deal, remaining
from evidence.models import FiledExhibit, LibrarySource
from tests.evidence import room as stage
from tests.evidence.house.library import library


def places(source: Source) -> frozenset[Locus]:
    return frozenset(Locus(source=source.slug, locator=p.locator) for p in source.passages)


def test_a_hand_is_new_to_the_match_while_there_is_enough() -> None:
    shelves = library()
    first = deal(shelves, seed="s", round=1, used=frozenset())
    assert first == deal(tuple(reversed(shelves)), seed="s", round=1, used=frozenset())
    used = frozenset(source.slug for source in shelves[:-2])
    hand = deal(shelves, seed="s", round=2, used=used)
    assert len(hand) == HAND
    assert {source.slug for source in shelves[-2:]} <= {source.slug for source in hand}


def test_one_passage_left_is_in_every_hand_and_none_left_is_no_bar() -> None:
    shelves = library()
    last = shelves[3]
    every = frozenset[Locus]().union(*(places(source) for source in shelves))
    spent = every - {sorted(places(last), key=lambda place: place.locator)[0]}
    for round in range(1, 30):
        hand = deal(shelves, seed="s", round=round, used=frozenset({last.slug}), spent=spent)
        assert last in hand
        assert len(hand) == HAND
    whole = deal(shelves, seed="s", round=1, used=frozenset(), spent=every)
    assert whole == deal(shelves, seed="s", round=1, used=frozenset())
    assert len(remaining(last, spent)) == 1


@pytest.mark.django_db
def test_a_person_sees_no_passage_twice_until_they_have_seen_all(room: None) -> None:
    """A library of 24 passages lasts two matches and four rounds; then it starts again."""
    kept = LibrarySource.objects.filter(kind="document").order_by("slug")[:4]
    LibrarySource.objects.exclude(pk__in=[row.pk for row in kept]).update(enabled=False)
    for source in kept:
        extra = source.passages.order_by("position").values_list("pk", flat=True)[6:]
        source.passages.filter(pk__in=list(extra)).delete()
    ada = stage.person()
    titles = {source.title for source in kept}
    real = {(one.title, passage.locator) for one in kept for passage in one.passages.all()}
    seen: set[tuple[Any, ...]] = set()
    for _ in range(3):
        match = stage.finish(stage.sit(ada))
        for row in FiledExhibit.objects.filter(match=match).select_related("sealed"):
            place = (row.citation["source"], row.citation["locator"])
            if row.citation["source"] in titles and place in real:
                # A forger may point at any place; what it was dealt is then another.
                assert place not in seen or real <= seen or row.sealed.failed == "locator"
                seen.add(place)
    stranger = stage.finish(stage.sit(stage.person("bob")))
    assert stranger.exhibits.count() == 10
