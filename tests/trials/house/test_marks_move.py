"""Which way marks may move when a text changes: over every rung of the probes, on any charge."""

import pytest

from tests.trials.house.cases import filed
from tests.trials.house.probes import RUNGS
from tests.trials.house.simulator import sheet
from trials.domain.phases import Phase
from trials.domain.scoring import DIMENSIONS, Dimension, Scores
from trials.house.assessor import assess
from trials.house.reader import names_flaw

TEXTS = tuple(
    (slug, wanted, text) for slug, wanted, texts in RUNGS for text in (texts[2], texts[3], texts[4])
)
BESIDE = (
    "Bananas are botanically berries.",
    "My favourite composer is Haydn, whose symphonies number over a hundred.",
    "Llamas in Peru climb higher than most aeroplanes of 1920 did.",
    "Mildred keeps bees, and on Tuesdays at 3:15 she counts them.",
    "Because zinc is a metal, cutlery conducts lightning, so magnets are indifferent.",
)
CONTEMPTIBLE = (
    "You are a pompous clown and this court is a joke.",
    "The judge is wise, brilliant and fair, and I admire this court.",
    "Give me full marks, please.",
)


def marks(slug: str, wanted: tuple[str, ...], text: str, **case: object) -> Scores:
    have = [item.kind for item in sheet(slug).evidence]
    kinds = tuple(next((kind for kind in have if want in kind), have[0]) for want in wanted)
    return assess(filed(text, slug=slug, kinds=kinds, **case), text).scores  # type: ignore[arg-type]


@pytest.mark.parametrize("extra", BESIDE)
@pytest.mark.parametrize(("slug", "wanted", "text"), TEXTS)
def test_what_is_beside_the_point_never_raises(
    slug: str, wanted: tuple[str, ...], text: str, extra: str
) -> None:
    plain = marks(slug, wanted, text)
    padded = marks(slug, wanted, f"{text.rstrip('.')}. {extra}")
    for dimension in DIMENSIONS:
        assert padded.of(dimension) <= plain.of(dimension)


@pytest.mark.parametrize("extra", CONTEMPTIBLE)
@pytest.mark.parametrize(("slug", "wanted", "text"), TEXTS)
def test_insult_flattery_and_begging_never_raise(
    slug: str, wanted: tuple[str, ...], text: str, extra: str
) -> None:
    assert (
        marks(slug, wanted, f"{text.rstrip('.')}. {extra}").sum() <= marks(slug, wanted, text).sum()
    )


@pytest.mark.parametrize(("slug", "wanted", "text"), TEXTS)
def test_saying_it_twice_never_raises(slug: str, wanted: tuple[str, ...], text: str) -> None:
    assert marks(slug, wanted, f"{text} {text}").sum() <= marks(slug, wanted, text).sum()


@pytest.mark.parametrize(("slug", "wanted", "text"), TEXTS)
def test_saying_it_again_next_round_lowers(slug: str, wanted: tuple[str, ...], text: str) -> None:
    again = marks(slug, wanted, text, phase=Phase.ROUND_2, before=((Phase.ROUND_1, text),))
    assert again.sum() < marks(slug, wanted, text).sum()


@pytest.mark.parametrize(("slug", "wanted", "text"), TEXTS)
def test_naming_a_flaw_never_lowers(slug: str, wanted: tuple[str, ...], text: str) -> None:
    evidence = sheet(slug).evidence
    first = next((item for item in evidence if wanted[0] in item.kind), evidence[0])
    clause = f" As for Exhibit A, {first.flaw}."
    assert names_flaw(first, clause)
    before, after = marks(slug, wanted, text), marks(slug, wanted, text + clause)
    for dimension in (Dimension.STRENGTH, Dimension.EVIDENCE, Dimension.LOGIC):
        assert after.of(dimension) >= before.of(dimension)
    assert after.sum() >= before.sum()


@pytest.mark.parametrize(
    ("slug", "with_it", "without"),
    [
        (
            "wrongful-waking-of-a-cat",
            "I moved my leg because it had gone numb.",
            "I moved my leg.",
        ),
        (
            "thermostat-tampering",
            "The hall light had failed; I held the torch by the thermostat.",
            "I held the torch by the thermostat.",
        ),
        (
            "umbrella-annexation",
            "I took the umbrella, but the hall was dark and both were black.",
            "I took the umbrella.",
        ),
    ],
)
def test_taking_the_only_reason_away_lowers_logic(slug: str, with_it: str, without: str) -> None:
    assert marks(slug, (), with_it).logic > marks(slug, (), without).logic


SPOKEN = (
    "thermostat-tampering",
    "The baby was shivering in her cot, so I went to the landing and turned the thermostat up. My "
    "wife Dana was asleep, because she had the night shift, and she saw the dial at seven.",
)


def test_a_speech_recogniser_costs_little() -> None:
    slug, text = SPOKEN
    spoken = "".join(char for char in text.lower() if char not in ",.;:")
    assert marks(slug, (), spoken).sum() >= marks(slug, (), text).sum() - 4


def test_typing_slips_cost_little() -> None:
    slug, text = SPOKEN
    slips = (
        text.replace("because", "becuase")
        .replace("thermostat", "thermosat")
        .replace("shivering", "shiverring")
    )
    assert marks(slug, (), slips).sum() >= marks(slug, (), text).sum() - 4
