"""What may be ruled, and the public object that says so."""

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trials.domain.casefile import Ruling
from trials.domain.fallacies import LESSONS, Fallacy
from trials.domain.memory import MarkedRound, TalliedFallacy
from trials.domain.phases import SCORED, Phase
from trials.domain.scoring import DIMENSIONS, Scores, total
from trials.domain.verdict import Verdict, assemble

KEYS = {
    "verdict", "threshold_verdict", "overridden", "override_reason", "total", "scores", "rounds",
    "fallacies", "hints_used", "contempt", "summary", "strongest_argument", "weakest_argument",
    "sentence", "engine",
}  # fmt: skip
ROUND_KEYS = {"phase", "scores", "reasons", "remark", "fallacies"}
VOCABULARY = {
    "ad_hominem", "ad_populum", "appeal_to_authority", "appeal_to_emotion",
    "appeal_to_ignorance", "appeal_to_nature", "appeal_to_tradition", "circular_reasoning",
    "equivocation", "false_analogy", "false_cause", "false_dilemma", "hasty_generalization",
    "red_herring", "relative_privation", "slippery_slope", "straw_man", "tu_quoque",
}  # fmt: skip


def marked(*rows: tuple[int, int, int, int]) -> tuple[MarkedRound, ...]:
    return tuple(
        MarkedRound(
            phase=phase,
            scores=Scores(
                **dict(zip(("strength", "evidence", "logic", "persuasion"), row, strict=True))
            ),
            reasons={d: f"{d} of {phase}" for d in DIMENSIONS},
            remark=f"heard in {phase}",
            engine="house",
        )
        for phase, row in zip(SCORED, rows, strict=False)
    )


def flat(hundredths: int) -> tuple[MarkedRound, ...]:
    """Marked rounds whose total is exactly `hundredths`, a multiple of five."""
    for sums in itertools.product(range(20, 29), repeat=4):
        if sum(w * s for w, s in zip((15, 20, 25, 40), sums, strict=True)) == hundredths:
            rows = [tuple(s // 4 + (i < s % 4) for i in range(4)) for s in sums]
            return marked(*rows)  # type: ignore[arg-type]
    raise AssertionError(f"no marks add up to {hundredths}")


def ruling(**changes: object) -> Ruling:
    return Ruling.model_validate(
        {
            "reasoning": "She weighed it.",
            "verdict": "guilty",
            "summary": "The court has heard enough.",
            "strongest_argument": "The sausages were cold before.",
            "weakest_argument": "Everybody does it.",
            "remarks": {phase: f"said of {phase}" for phase in SCORED},
            "sentence": "The defendant shall attend every barbecue in silence.",
            **changes,
        }
    )


def render(rounds: tuple[MarkedRound, ...], said: Ruling, **changes: object) -> Verdict:
    given_: dict[str, object] = {
        "marked": rounds,
        "fallacies": (),
        "ruling": said,
        "contempt": 0,
        "hints_used": 0,
        "engine": "house",
        **changes,
    }
    return assemble(**given_)  # type: ignore[arg-type]


def test_the_object_has_exactly_the_contracts_keys() -> None:
    named = TalliedFallacy(
        phase=Phase.ROUND_2, name=Fallacy.AD_POPULUM, quote="everyone does", explanation="many"
    )
    shown = render(flat(2400), ruling(), fallacies=(named, named)).model_dump(mode="json")
    assert set(shown) == KEYS
    assert [row["phase"] for row in shown["rounds"]] == [
        "round_1", "round_2", "round_3", "closing",
    ]  # fmt: skip
    for row in shown["rounds"]:
        assert set(row) == ROUND_KEYS
        assert set(row["scores"]) == set(row["reasons"]) == set(DIMENSIONS)
    assert set(shown["scores"]) == set(DIMENSIONS)
    assert shown["fallacies"] == {"ad_populum": 2}
    assert [len(row["fallacies"]) for row in shown["rounds"]] == [0, 2, 0, 0]
    assert set(shown["rounds"][1]["fallacies"][0]) == {"name", "quote", "explanation"}
    assert "She weighed it." not in str(shown), "her reasoning is for the case file only"


def test_the_numbers_are_ours_and_add_up() -> None:
    rounds = marked((4, 6, 7, 3), (5, 7, 10, 3), (7, 0, 8, 1), (5, 10, 9, 6))
    verdict = render(rounds, ruling(verdict="guilty"))
    assert verdict.total == 24.0
    assert verdict.verdict == verdict.threshold_verdict == "not_guilty"
    assert verdict.scores == {"strength": 5.35, "evidence": 6.3, "logic": 8.65, "persuasion": 3.7}


@pytest.mark.parametrize(
    ("hundredths", "ruled", "threshold"),
    [
        (2250, "not_guilty", "guilty"),
        (2395, "not_guilty", "guilty"),
        (2400, "guilty", "not_guilty"),
        (2550, "guilty", "not_guilty"),
    ],
)
def test_an_exceptional_case_may_be_ruled_either_way(
    hundredths: int, ruled: str, threshold: str
) -> None:
    verdict = render(
        flat(hundredths), ruling(verdict=ruled, override=True, override_reason=" A duck. ")
    )
    assert (verdict.verdict, verdict.threshold_verdict) == (ruled, threshold)
    assert verdict.overridden
    assert verdict.override_reason == "A duck."


@pytest.mark.parametrize(
    ("hundredths", "changes", "contempt"),
    [
        (2245, {}, 0),
        (2555, {"verdict": "guilty"}, 0),
        (2395, {"override_reason": "   "}, 0),
        (2395, {"override": False}, 0),
        (2395, {}, 1),
        (2395, {"verdict": "guilty"}, 0),
        (2400, {"verdict": "not_guilty"}, 0),
    ],
    ids=[
        "further than 1.5 below",
        "further than 1.5 above",
        "no reason",
        "not declared",
        "contempt",
        "no different, guilty",
        "no different, not guilty",
    ],
)
def test_any_other_override_is_ignored(
    hundredths: int, changes: dict[str, object], contempt: int
) -> None:
    said = ruling(
        **{"verdict": "not_guilty", "override": True, "override_reason": "A duck.", **changes}
    )
    verdict = render(flat(hundredths), said, contempt=contempt)
    assert verdict.verdict == verdict.threshold_verdict
    assert verdict.verdict == ("not_guilty" if hundredths >= 2400 else "guilty")
    assert not verdict.overridden
    assert verdict.override_reason == ""
    assert verdict.contempt == contempt


def test_only_the_guilty_are_sentenced() -> None:
    assert render(flat(2400), ruling()).sentence == ""
    assert render(flat(2395), ruling()).sentence != ""
    # Convicted by the numbers though the judge's words said otherwise.
    assert render(flat(2000 + 240), ruling(verdict="not_guilty")).sentence != ""


def test_a_round_the_judge_says_nothing_of_keeps_the_assessors_remark() -> None:
    verdict = render(flat(2400), ruling(remarks={Phase.ROUND_1: "Brisk.", Phase.ROUND_2: ""}))
    assert [row.remark for row in verdict.rounds] == [
        "Brisk.", "heard in round_2", "heard in round_3", "heard in closing",
    ]  # fmt: skip


marks = st.tuples(*[st.integers(0, 10)] * 4)


@given(
    st.tuples(marks, marks, marks, marks),
    st.sampled_from(["guilty", "not_guilty"]),
    st.booleans(),
    st.sampled_from(["", " ", "A duck."]),
    st.integers(0, 2),
)
def test_whatever_is_ruled_the_record_keeps_both(
    rows: tuple[tuple[int, int, int, int], ...],
    ruled: str,
    declared: bool,
    reason: str,
    contempt: int,
) -> None:
    rounds = marked(*rows)
    said = ruling(verdict=ruled, override=declared, override_reason=reason)
    verdict = render(rounds, said, contempt=contempt)
    sum_ = total({item.phase: item.scores for item in rounds})
    numbers = "not_guilty" if sum_ >= 2400 else "guilty"
    allowed = (
        declared and bool(reason.strip()) and contempt == 0 and abs(sum_ - 2400) <= 150
        and ruled != numbers
    )  # fmt: skip
    assert verdict.threshold_verdict == numbers
    assert verdict.overridden is allowed
    assert verdict.verdict == (ruled if allowed else numbers)
    assert round(verdict.total * 100) == sum_
    assert round(sum(verdict.scores.values()) * 100) == sum_


def test_the_vocabulary_of_fallacies_is_the_contract() -> None:
    assert set(Fallacy) == VOCABULARY
    assert set(LESSONS) == set(Fallacy)
    for lesson in LESSONS.values():
        assert lesson.name
        assert "\n" not in lesson.definition
        assert lesson.example
