"""What presenters file: labels that hold, forgeries with one tell, truth quoted straight."""

import pytest

from evidence.domain.exhibits import Source
from evidence.domain.rules import Decision, Truth
from evidence.domain.verifier import verify
from evidence.house.players import PRESENTERS, Technique
from evidence.house.presenter import file
from evidence.house.signs import hard, signs
from evidence.house.tells import SOFT, Tell
from evidence.house.views import Filing, Forgery, Locus, PresenterView
from tests.evidence.house.library import OWN, library
from tests.evidence.house.stage import document, presenting, revealed


def held(view: PresenterView, filing: Filing) -> bool:
    """Whether the verifier says what the label says."""
    named = filing.exhibit.citation.source
    source = next((one for one in view.dealt if one.title == named), None)
    return verify(filing.exhibit, source).grounded is filing.is_grounded


def check(view: PresenterView, player: str) -> Filing:
    filing = file(view, player)
    assert held(view, filing)
    found = signs(filing.exhibit, view.catalogue, view.revealed)
    sharp = [sign.tell for sign in hard(found)]
    assert filing.is_grounded is (filing.forgery is None)
    if filing.forgery is None:
        assert sharp == []
    elif filing.forgery.tell in SOFT:
        assert sharp == []
        assert filing.forgery.tell in [sign.tell for sign in found]
    else:
        assert sharp == [filing.forgery.tell]
    return filing


@pytest.mark.parametrize("player", PRESENTERS)
@pytest.mark.parametrize("sources", [OWN, library()], ids=["own", "shipped"])
def test_label_and_verifier_agree_and_one_thing_gives_a_forgery_away(
    player: str, sources: tuple[Source, ...]
) -> None:
    for seed in range(40):
        check(presenting(sources, f"{player} {seed}"), player)


@pytest.mark.slow
@pytest.mark.parametrize("player", PRESENTERS)
@pytest.mark.parametrize("truth", Truth)
def test_thousands_of_exhibits(player: str, truth: Truth) -> None:
    past = (revealed(1, Decision.ACCEPT, Truth.HALLUCINATED),)
    for seed in range(500):
        view = presenting(library(), f"{player} {truth} {seed}", 2)
        update = {"coin": truth, "revealed": past if seed % 2 else ()}
        filing = check(view.model_copy(update=update), player)
        assert filing.is_grounded is (truth is Truth.GROUNDED)


@pytest.mark.parametrize("player", PRESENTERS)
def test_the_coin_overrides_the_temperament(player: str) -> None:
    for truth in Truth:
        for seed in range(15):
            view = presenting(library(), f"coin {seed}").model_copy(update={"coin": truth})
            assert file(view, player).is_grounded is (truth is Truth.GROUNDED)


@pytest.mark.parametrize("player", PRESENTERS)
def test_the_same_view_is_filed_the_same(player: str) -> None:
    first = file(presenting(library(), "again"), player)
    assert file(presenting(library(), "again"), player) == first
    others = {file(presenting(library(), f"{n}"), player).exhibit.claim for n in range(8)}
    assert len(others) > 4


def test_what_has_been_filed_is_not_filed_again() -> None:
    view = presenting(OWN, "used").model_copy(update={"coin": Truth.GROUNDED})
    seen = set[Locus]()
    while len(seen) < 12:
        filing = file(view.model_copy(update={"used": frozenset(seen)}), "archivist")
        citation = filing.exhibit.citation
        slug = next(one.slug for one in view.dealt if one.title == citation.source)
        place = Locus(source=slug, locator=citation.locator)
        assert place not in seen
        seen.add(place)


def test_with_everything_filed_there_is_nothing_to_file() -> None:
    view = presenting(OWN, "empty")
    used = frozenset(
        Locus(source=source.slug, locator=passage.locator)
        for source in view.dealt
        for passage in source.passages
    )
    with pytest.raises(ValueError, match="nothing"):
        file(view.model_copy(update={"used": used}), "gambler")


def test_a_filing_prints_the_same_true_or_false() -> None:
    exhibit = document()
    forgery = Forgery(technique=Technique.FIGURE, tell=Tell.FIGURE)
    false = Filing(exhibit=exhibit, is_grounded=False, forgery=forgery)
    assert repr(false) == repr(Filing(exhibit=exhibit, is_grounded=True))


def test_half_of_the_truth_sounds_false() -> None:
    surprising = 0
    for seed in range(160):
        view = presenting(library(), f"odd {seed}").model_copy(update={"coin": Truth.GROUNDED})
        citation = file(view, "gambler").exhibit.citation
        source = next(one for one in view.dealt if one.title == citation.source)
        surprising += next(
            passage.surprising for passage in source.passages if passage.locator == citation.locator
        )
    assert 0.35 < surprising / 160 < 0.65


@pytest.mark.parametrize("player", PRESENTERS)
def test_forgers_have_their_own_hands(player: str) -> None:
    used = set[Technique]()
    for seed in range(40):
        view = presenting(library(), f"hand {seed}").model_copy(update={"coin": Truth.HALLUCINATED})
        forgery = file(view, player).forgery
        assert forgery
        used.add(forgery.technique)
    favourite = max(
        PRESENTERS[player].techniques, key=lambda one: PRESENTERS[player].techniques[one]
    )
    assert favourite in used
    assert len(used) >= 4


def test_a_presenter_sees_the_revealed_rounds_of_others_without_stumbling() -> None:
    past = tuple(
        revealed(n, Decision.CHALLENGE, Truth.HALLUCINATED, document(title=f"Hours {n}"))
        for n in range(1, 10)
    )
    view = presenting(library(), "late", 10).model_copy(update={"revealed": past})
    for player in PRESENTERS:
        check(view, player)
