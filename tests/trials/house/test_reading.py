"""What the house sees in a text, and what it marks."""

import pytest

from allrise.quotes import is_verbatim
from tests.trials.house.cases import filed
from tests.trials.house.simulator import sheets
from trials.house.analysis import analyse
from trials.house.archetypes import Archetype, classify
from trials.house.reader import read
from trials.house.words import stem, tokens

TEXT = (
    "I did not take the duck, and my cousin Bea saw it at 4:15. Maybe it was mine, but I think he "
    'said "no way", so it is fine. If it rained, I stayed home. The tongs log is unsigned, so it '
    "proves nothing; I was elsewhere."
)


def quotes(text: str) -> list[str]:
    return [span.text for span in analyse(text).quotable]


def test_a_clause_is_quoted_whole_or_not_at_all() -> None:
    found = quotes(TEXT)
    assert "it proves nothing" in found
    assert "take the duck" not in found
    assert "I stayed home" not in found  # governed by a condition
    assert not any("no way" in quote for quote in found)  # somebody else's words


@pytest.mark.parametrize("text", [TEXT, "No.", "word " * 60, "I never ran, he ran; we all ran."])
def test_every_quotable_clause_is_verbatim_and_short(text: str) -> None:
    for quote in quotes(text):
        assert is_verbatim(quote, text)
        assert len(tokens(quote)) <= 20


def test_a_governed_noun_phrase_is_not_quoted() -> None:
    found = [span.text for span in analyse("I never saw my cousin. My aunt came.").noun_phrases]
    assert found == ["My aunt"]


def test_reasons_need_something_behind_them() -> None:
    assert len(analyse("I left because the grill was on fire.").reasons) == 1
    assert not analyse("Because. Therefore. So.").reasons
    assert not analyse("I have lived here since Tuesday.").reasons


@pytest.mark.parametrize(
    ("left", "right"),
    [("burnt", "burning"), ("took", "takes"), ("parties", "party"), ("hopped", "hopping")],
)
def test_morphology(left: str, right: str) -> None:
    assert stem(left) == stem(right)


@pytest.mark.parametrize("charge", sheets(), ids=lambda charge: charge.slug)
def test_naming_the_flaw_answers_the_exhibit(charge: object) -> None:
    for item in charge.evidence:  # type: ignore[attr-defined]
        case = filed("", slug=charge.slug, kinds=(item.kind,))  # type: ignore[attr-defined]
        for synonym in item.flaw_synonyms:
            text = f"It shows nothing, because I say this about it: {synonym}."
            assert read(case.sheet, text, case.exhibits).answered == ("A",), synonym


def test_a_reasoned_reply_answers_and_a_bare_mention_does_not() -> None:
    case = filed("")
    reasoned = "On Exhibit A: I was indoors for the whole of it because the trifle had to be cut."
    assert read(case.sheet, reasoned, case.exhibits).answered == ("A",)
    assert not read(case.sheet, "Exhibit A is silly.", case.exhibits).answered


def test_a_list_of_flaws_answers_nothing() -> None:
    case = filed("", kinds=tuple(item.kind for item in filed("").sheet.evidence[:4]))
    text = " ".join(item.flaw_synonyms[0] for item in case.sheet.evidence)
    assert not read(case.sheet, text, case.exhibits).answered


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("No.", Archetype.SINGLE_WORD),
        ("lol your wig is a badger", Archetype.COUNTER_ACCUSATION),
        ("I, Pirate Queen of the cul-de-sac, asked it of the sea.", Archetype.ROLE_PLAY),
        ("I did it. I asked what reality was.", Archetype.CONFESSION),
        ("I demand a jury of my peers.", Archetype.JURY),
        ("I move to dismiss, prima facie and ipso facto.", Archetype.LEGALESE),
        ("This law is ridiculous and the court should be ashamed.", Archetype.LAW_ABSURD),
        ("asdfgh jkl qwerty zxcvb", Archetype.MASH),
        ("Lorem ipsum dolor sit amet consectetur", Archetype.MASH),
        (
            "Roses are red\nSausages are not\nI asked about being\nAnd what had I got",
            Archetype.VERSE,
        ),
        ("Ich war es nicht, und die Wurst war schon schwarz.", Archetype.FOREIGN),
        (
            "Non sono stato io, la salsiccia era già bruciata e il fuoco era spento.",
            Archetype.FOREIGN,
        ),
        ("Fuck off you stupid clown", Archetype.RUDE),
        ("I don't want to be alive any more", Archetype.DISTRESS),
        ("", Archetype.SILENCE),
        ("I was not there, because I was buying relish.", Archetype.ARGUMENT),
    ],
)
def test_archetypes(text: str, kind: Archetype) -> None:
    assert classify(filed(text), text) is kind
