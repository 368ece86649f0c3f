"""Fit: the archetypes, the plea, the gag, the memory."""

import re

import pytest

from tests.trials.house.cases import filed
from tests.trials.house.simulator import Trial, sheet, sheets
from trials.domain.casefile import Brief
from trials.domain.memory import Outcome
from trials.domain.phases import Phase, Plea
from trials.house import exhibits, fallacies, prosecutor, weaknesses
from trials.house.lines import gags
from trials.house.prosecutor import ORDERS

KINDS = (
    "No.",
    "A question never burnt a sausage.",
    "lol banana",
    "I, Pirate Queen, asked it of the sea.",
    "I did it.",
    "My cousin Bea and I were at 12 Elm Street from four to five, with the trifle.",
    "You do it yourself, Harrington, with that wig.",
    "I want a jury.",
    "Habeas corpus, mens rea, ipso facto, I am free.",
    "This law is ridiculous.",
    "asdf jkl qwerty zxcv",
    "Roses are red\nThe sausage is too\nI asked about being\nAnd so would have you",
    "Ich war es nicht, und die Wurst war schon schwarz.",
    "Fuck this stupid court",
    "I want to kill myself",
    "",
)


def reply(text: str, seed: int = 3, phase: Phase = Phase.ROUND_1) -> str:
    case = filed(text, seed=seed, phase=phase)
    dealt = exhibits.draft(case, case.sheet.evidence[0].kind, "B")
    return prosecutor.reply(case, Brief(weaknesses=weaknesses.find(case, text), exhibit=dealt))


@pytest.mark.parametrize("text", KINDS)
@pytest.mark.parametrize("phase", [Phase.ROUND_1, Phase.ROUND_3])
def test_every_archetype_gets_an_answer(text: str, phase: Phase) -> None:
    spoken = reply(text, phase=phase)
    assert spoken.endswith("?")
    assert "{" not in spoken
    assert not re.search(r"\bfuck|\bstupid", spoken, re.IGNORECASE)


def test_distress_is_met_plainly() -> None:
    spoken = reply("I want to kill myself")
    assert "Exhibit" not in spoken
    assert '"' not in spoken


def test_words_of_others_are_not_put_in_their_mouth() -> None:
    for seed in range(6):
        assert "gone mad" not in reply('My aunt said "the sausage has gone mad" and left.', seed)


def test_a_negation_is_never_cut_off() -> None:
    for seed in range(12):
        for quote in re.findall(r'"([^"]*)"', reply("I did not take the duck from him.", seed)):
            assert quote.lower().rstrip(".") == "i did not take the duck from him"


def test_at_least_eight_orders() -> None:
    drawn = {order for ends in ORDERS.values() for orders in ends.values() for order in orders}
    assert len(drawn) >= 8


@pytest.mark.parametrize("plea", list(Plea))
def test_the_opening_fits_the_plea_and_presents_exhibit_a(plea: Plea) -> None:
    openings = set()
    for seed in range(5):
        trial = Trial(sheets()[seed], seed, plea)
        openings.add(trial.open())
        assert "Exhibit A" in trial.case.speeches()[0].text
    assert len(openings) == 5


def test_the_gag_differs_from_recent_ones_and_from_the_charge() -> None:
    case = filed("x")
    recent: tuple[str, ...] = ()
    for _ in range(3):
        drawn = prosecutor.gag(case.model_copy(update={"recent_gags": recent}))
        assert drawn not in recent
        recent = (*recent, drawn)
    umbrella = filed("x", slug="umbrella-annexation")
    assert all(
        prosecutor.gag(umbrella.model_copy(update={"seed": seed})) != "the umbrella in the corner"
        for seed in range(40)
    )


def test_the_judge_pays_the_gag_off_first() -> None:
    trial = Trial(sheet("queue-inflation"), 4)
    ruling = trial.play(lambda case: "I held one place for one cousin, because he is slow.")
    found = gags.by_name(trial.case.prosecutor.gag)
    assert found is not None
    assert ruling.summary.startswith((*found.guilty, *found.acquitted))


def test_he_notes_what_became_of_his_attack() -> None:
    trial = Trial(sheet("unlicensed-philosophy"), 1)
    flaw = trial.case.sheet
    trial.open()
    trial.file(Phase.ROUND_1, lambda case: "I think it was fine.")
    trial.answer()
    assert trial.case.prosecutor.attacks[0].quote in {"I think it was fine", ""}
    trial.file(
        Phase.ROUND_2,
        lambda case: (
            f"Exhibit B is worthless, since {flaw.evidence_kind(case.exhibits[1].kind).flaw}"
            ", and my cousin Bea saw it at 4:10."
        ),
    )
    trial.answer()
    assert trial.case.prosecutor.attacks[0].outcome is Outcome.DEFLECTED
    assert prosecutor.strategy(trial.case)


def test_a_named_fallacy_is_answered_with_a_picture() -> None:
    case = filed("Everyone does it at barbecues.")
    target = prosecutor.choose(case, Brief())
    assert target.kind == "fallacy"
    assert fallacies.detect(case.defense)[0].name.value == target.fallacy


def test_exhibits_are_the_same_for_the_same_seed() -> None:
    case = filed("x")
    kind = case.sheet.evidence[0].kind
    assert exhibits.draft(case, kind, "A") == exhibits.draft(case, kind, "A")
    for charge in sheets():
        for item in charge.evidence:
            other = case.model_copy(update={"sheet": charge})
            assert len(exhibits.draft(other, item.kind, "A").description.split()) <= 45


@pytest.mark.parametrize("seed", range(6))
def test_a_death_is_never_handed_back(seed: int) -> None:
    """Mean about arguments, never about this, in the same round or a later one."""
    grief = "My dad was called Kevin and he'd died that winter, so I gave the bird his name."
    trial = Trial(sheet("naming-a-pigeon"), seed)
    trial.open()
    trial.file(Phase.ROUND_1, lambda _: grief)
    replies = [trial.answer()]
    trial.file(Phase.ROUND_2, lambda _: "He came at eight because the window was warm.")
    replies.append(trial.answer())
    assert not [reply for reply in replies if "died" in reply or "your dad" in reply.lower()]
