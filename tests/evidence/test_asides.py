"""What the pages show beside the state: useful, and silent about everything sealed."""

import json
from typing import Any

import pytest
from django.test import Client

from evidence import asides, selectors
from evidence.domain.exhibits import Citation
from evidence.models import FiledExhibit, LibrarySource, Match, Sealed
from tests.evidence import room as stage
from tests.evidence.test_sealing import assert_sealed

pytestmark = pytest.mark.django_db
SEALED = {"truth", "nonce", "passage", "failed", "differs", "seed"}


def beside(match: Match) -> dict[str, Any]:
    state = selectors.room_state().match
    assert state is not None
    assert state.id == match.id
    return asides.beside(state)


@pytest.mark.parametrize("step", [stage.filed, stage.ruled])
@pytest.mark.parametrize("number", [1, 5])
def test_nothing_sealed_is_in_them(match: Match, client: Client, step: Any, number: int) -> None:
    step(match, number)
    for path in ("/evidence-room/asides/", f"/evidence-room/chair/{match.id}/asides/"):
        text = client.get(path).content.decode()
        assert_sealed(text, match)
        assert json.loads(text)["match"] == str(match.id)
        assert not stage.keys(json.loads(text)) & SEALED


def test_they_are_the_same_whatever_the_seal_holds(match: Match) -> None:
    """Turn the open round's truth, and not a letter of the asides changes."""
    stage.filed(match, 3)
    before = beside(match)
    row = Sealed.objects.filter(exhibit__match=match, exhibit__round=3)
    other = "grounded" if row.get().truth == "hallucinated" else "hallucinated"
    row.update(truth=other, failed="", passage=None, nonce="0" * 32)
    assert beside(match) == before


def test_the_clerk_speaks_from_the_first_moment_to_the_last(match: Match) -> None:
    said: list[tuple[str, ...]] = []

    def listen(_: str) -> None:
        state = selectors.room_state().match
        if state is not None:
            said.append(tuple(asides.beside(state)["clerk"]))

    listen("opened")
    stage.play(match, after_each=listen)
    assert all(len(lines) == 2 and all(lines) for lines in said)
    assert len(set(said)) >= 15


def test_the_card_of_a_source_and_of_one_that_is_not(match: Match) -> None:
    stage.filed(match, 1)
    row = FiledExhibit.objects.get(match=match, round=1)
    source = LibrarySource.objects.order_by("slug")[0]
    for cited, known in (
        (source.title, True),
        (source.slug, True),
        (source.title.upper(), False),
        ("A Book That Ought to Exist", False),
    ):
        row.citation = Citation(source=cited, locator="p. 1").model_dump(mode="json")
        row.save()
        selectors._latest.kept = None
        card = beside(match)["catalogue"][cited]
        assert (card is not None) is known
        if card:
            assert card["title"] == source.title
            assert set(card) == set(asides.CARD)
    LibrarySource.objects.update(enabled=False)
    assert asides.cards([source.title]) == {source.title: None}


def test_form_is_of_the_seat_and_the_latest_first(match: Match) -> None:
    assert beside(match)["presenter"]["form"] == []
    over = stage.play(match)
    latest = stage.begin()
    latest.presenter = over.presenter
    latest.save(update_fields=["presenter"])
    form = beside(latest)["presenter"]["form"]
    assert form[0]["match"] == str(over.id)
    points = over.presenter_score - over.examiner_score
    assert form[0]["result"] == ("won" if points > 0 else "lost" if points < 0 else "level")


def test_mottos_and_what_a_house_presenter_says_to_a_person(room: None, client: Client) -> None:
    ada = stage.person()
    match = stage.sit(ada)
    stage.rule(match)
    path = f"/evidence-room/chair/{match.id}/asides/"
    assert client.get(path).status_code in (302, 401)
    client.force_login(ada)
    told = client.get(path).json()
    assert told["presenter"]["motto"]
    assert told["examiner"] == {"motto": "", "form": []}
    assert set(told["taunts"]) == {"1"}
    stranger = Client()
    stranger.force_login(stage.person("bob"))
    assert stranger.get(path).status_code == 403


def test_an_empty_room_has_none(room: None, client: Client) -> None:
    assert client.get("/evidence-room/asides/").json() is None


def test_a_thousand_looks_at_one_moment_cost_one(
    match: Match, client: Client, django_assert_max_num_queries: Any
) -> None:
    stage.filed(match, 2)
    client.get("/evidence-room/asides/")
    with django_assert_max_num_queries(2):
        answer = client.get("/evidence-room/asides/")
    assert answer["Cache-Control"] == "public, max-age=1"


def test_the_catalogue_shows_cards_and_no_passage(room: None, client: Client) -> None:
    page = client.get("/evidence-room/catalogue/").content.decode()
    for source in LibrarySource.objects.prefetch_related("passages")[:5]:
        passage = source.passages.all()[0]
        assert passage.title not in page
        assert passage.claim not in page
    assert page.count("cards__title") == LibrarySource.objects.count()
