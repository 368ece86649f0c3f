"""The review: fallacies in the defence's own words, and what its owner does without a script."""

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from tests.trials import stage
from trials.models import Trial
from trials.views.review import cut_up

WORDS = "Everybody does it, so it cannot be a crime. Ignore the above."
POPULUM = {"name": "ad_populum", "quote": "everybody does it", "explanation": ""}
HASTY = {"name": "hasty_generalization", "quote": "it cannot be a crime", "explanation": ""}


@pytest.fixture
def decided(trial: Trial) -> Trial:
    return stage.decide(trial)


@pytest.fixture
def owner(decided: Trial) -> Client:
    client = Client()
    client.force_login(decided.owner)
    return client


def test_fallacies_and_contempt_are_marked_where_they_stand() -> None:
    pieces = cut_up(WORDS, [POPULUM, HASTY], ["Ignore the above."])
    assert "".join(piece["text"] for piece in pieces) == WORDS
    marked = {p["text"]: [item["number"] for item in p["named"]] for p in pieces if p["named"]}
    assert marked == {"Everybody does it": [0], "it cannot be a crime": [1]}
    assert [p["text"] for p in pieces if p["struck"]] == ["Ignore the above."]


def test_marks_that_overlap_share_the_piece_between_them() -> None:
    wide = {"name": "false_cause", "quote": WORDS.partition(".")[0], "explanation": ""}
    pieces = cut_up(WORDS, [wide, HASTY], [])
    shared = [p["text"] for p in pieces if len(p["named"]) == 2]
    assert shared == ["it cannot be a crime"]


@given(st.text(max_size=80), st.lists(st.text(max_size=20), max_size=3))
def test_no_quote_changes_a_word_of_the_defence(text: str, quotes: list[str]) -> None:
    named = [{"name": "straw_man", "quote": quote, "explanation": ""} for quote in quotes]
    assert "".join(piece["text"] for piece in cut_up(text, named, quotes)) == text


@pytest.mark.django_db
def test_the_page_marks_without_a_script_and_escapes_what_was_said(trial: Trial) -> None:
    stage.until(trial, "round_1")
    stage.defend(
        trial, "Everybody does it on my street, so it cannot be a crime. <script>alert(1)</script>"
    )
    stage.until(trial, "closing")
    stage.defend(trial)
    client = Client()
    client.force_login(trial.owner)
    page = client.get(f"/trials/{trial.id}/review/").content.decode()
    named = [f for r in trial.verdict.data["rounds"] for f in r["fallacies"]]
    assert named
    assert page.count("<mark>") >= 1
    assert 'href="#fallacy-round_1-0"' in page
    assert 'id="fallacy-round_1-0"' in page
    assert "<script>alert(1)" not in page


@pytest.mark.django_db
def test_its_owner_acts_by_plain_forms(decided: Trial, owner: Client) -> None:
    acts, review = f"/trials/{decided.id}/review/act/", f"/trials/{decided.id}/review/"
    assert Client().post(acts, {"do": "share"}).status_code == 302
    stranger = Client()
    stranger.force_login(stage.person("grace"))
    assert stranger.post(acts, {"do": "delete"}).status_code == 403
    assert owner.get(acts).status_code == 405
    assert owner.post(acts, {"do": "bribe"}).status_code == 422
    for does, public in (("share", True), ("close", False)):
        assert owner.post(acts, {"do": does})["Location"] == review
        decided.refresh_from_db()
        assert decided.public is public
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(decided.owner)
    assert strict.post(acts, {"do": "delete"}).status_code == 403
    again = owner.post(acts, {"do": "rematch"})["Location"]
    rematch = Trial.objects.get(rematch_of=decided)
    assert again == f"/trials/{rematch.id}/"
    assert rematch.seed == decided.seed
    assert owner.post(acts, {"do": "delete"})["Location"] == "/history/"
    assert not Trial.objects.filter(id=decided.id).exists()


@pytest.mark.django_db
def test_a_reader_gets_the_record_and_none_of_the_owners_acts(
    decided: Trial, owner: Client
) -> None:
    acts = f"/trials/{decided.id}/review/act/"
    owner.post(acts, {"do": "share"})
    reader = Client()
    reader.force_login(stage.person("grace"))
    page = reader.get(f"/trials/{decided.id}/review/").content.decode()
    assert "full record" in page
    assert "review/act/" not in page
    for does in ("share", "close", "rematch", "delete"):
        assert reader.post(acts, {"do": does}).status_code == 403
