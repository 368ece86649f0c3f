"""The detector of fallacies, on defences of the game's own kind."""

import re
import subprocess
import sys
import time
from itertools import chain, islice
from statistics import median

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from allrise.quotes import is_verbatim
from tests.trials.house.defences import FALLACIOUS, HONEST
from tests.trials.house.players import LADDER, LINES
from trials.domain.fallacies import Fallacy
from trials.house.fallacies import COSTLY, detect
from trials.house.fallacies.cues import Cue
from trials.house.fallacies.detecting import FREE, MAX_FOUND, _detect
from trials.house.fallacies.matching import MAX_REPEATS, Matcher
from trials.house.fallacies.persons import REJECTION
from trials.house.fallacies.schemes import SCHEMES
from trials.house.fallacies.starts import CAPITAL, LETTERS, starts

CUES = [*chain.from_iterable(SCHEMES.values()), *REJECTION]
TEXTS = [text for _, text in FALLACIOUS] + list(HONEST)


def test_most_fallacies_are_named_first_and_rightly() -> None:
    right = [detect(text)[:1] and detect(text)[0].name == name for name, text in FALLACIOUS]
    assert len(FALLACIOUS) == 60
    assert sum(map(bool, right)) >= 54


@pytest.mark.parametrize("label", sorted({name for name, _ in FALLACIOUS}))
def test_every_kind_is_known(label: str) -> None:
    mine = [text for name, text in FALLACIOUS if name == label]
    found = [any(item.name == label for item in detect(text)) for text in mine]
    assert sum(found) >= 0.7 * len(mine) or len(mine) == 1


@pytest.mark.parametrize("text", HONEST)
def test_an_honest_defence_is_not_accused(text: str) -> None:
    assert detect(text) == []


def test_there_are_sixty_honest_defences() -> None:
    assert len(set(HONEST)) == 60


@pytest.mark.parametrize("skill", ["flippant", "average", "good", "excellent"])
def test_ordinary_players_are_not_accused(skill: str) -> None:
    rungs = [text for rung in LADDER.values() for name, text in rung if name == skill]
    for text in (*LINES[skill], *rungs):
        assert not any(item.costs_points for item in detect(text)), text


@pytest.mark.parametrize(
    "text",
    [
        "Just because it is a tradition does not make it right.",
        "You say I must choose between the hat and the law. There are other options.",
        "I disagree that it is fine just because it's natural.",
        "Even if most people agree, I rest my case on the receipt.",
        'The prosecutor said "there are far worse crimes out there". I say nothing of them.',
    ],
)
def test_who_turns_an_argument_away_is_not_accused_of_it(text: str) -> None:
    assert detect(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "My neighbour says the gate was already open at nine.",
        "My doctor told me to rest on the Friday, so I rested.",
        "Mr Pettigrew said the ladder was his. But the receipt has my name on it.",
        "It was never a choice between only two hats; I own three.",
        "Harmful traditions can change, and this tradition should end.",
        "A slippery slope is an exaggeration: one gnome does not lead to a thousand.",
        "Most people were at the fair on Saturday; the register lists 41 names.",
        "There were two options on the form and I ticked the first.",
    ],
)
def test_testimony_and_plain_facts_are_no_fallacies(text: str) -> None:
    assert detect(text) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (Fallacy.APPEAL_TO_AUTHORITY, "If the vicar says it is a parrot, it must be a parrot."),
        (Fallacy.APPEAL_TO_AUTHORITY, "I read it on the internet, so it must be true."),
        (Fallacy.SLIPPERY_SLOPE, "Next they will ban teapots, and then they will ban saucers."),
        (Fallacy.APPEAL_TO_TRADITION, "Why fix what is not broken? It is the old way."),
        (Fallacy.RELATIVE_PRIVATION, "Is this really such a big deal? There are worse crimes."),
        (Fallacy.HASTY_GENERALIZATION, "One goose bit me, so all geese are criminals."),
        (Fallacy.AD_POPULUM, "So many people signed my petition that I must be right."),
    ],
)
def test_a_kind_is_known_in_words_of_ones_own(name: Fallacy, text: str) -> None:
    assert [item.name for item in detect(text)] == [name]


def test_a_text_wholly_between_quotation_marks_is_examined() -> None:
    assert [item.name for item in detect('"Everyone does it."')] == [Fallacy.AD_POPULUM]


def test_scattered_evidence_does_not_add_up() -> None:
    filler = " I then walked the dog around the pond, slowly, as one does on a Tuesday." * 6
    assert detect("The majority was asleep. Public opinion is with me.") != []
    assert detect("The majority was asleep." + filler + " Public opinion is with me.") == []


def test_what_is_plain_in_a_remark_may_be_an_aside_in_a_speech() -> None:
    speech = " I then walked the dog around the pond, slowly, as one does on a Tuesday." * 9
    tradition = "It is a tradition in our lane."
    assert [item.name for item in detect(tradition)] == [Fallacy.APPEAL_TO_TRADITION]
    assert detect(tradition + speech) == []


def test_a_foreseen_step_alone_is_not_a_slope() -> None:
    assert detect("If the hedge grows, it could lead to a word with the council.") == []
    plain = detect("Allow one gnome and, before you know it, there could eventually be chaos.")
    assert [item.name for item in plain] == [Fallacy.SLIPPERY_SLOPE]


def test_news_from_a_relative_is_not_an_appeal_to_their_authority() -> None:
    assert detect("My aunt told me she was ill on the Friday.") == []
    leaned = detect("My aunt told me that hedges are public, so they must be.")
    assert [item.name for item in leaned] == [Fallacy.APPEAL_TO_AUTHORITY]


def test_the_surest_comes_first_and_each_name_once() -> None:
    found = detect(
        "Everyone does it. It is only natural. You are either with the gnomes or against them."
    )
    assert len(found) == 3
    assert [item.confidence for item in found] == sorted(
        (item.confidence for item in found), reverse=True
    )
    assert len({item.name for item in found}) == len(found)


def test_what_could_not_be_measured_never_costs() -> None:
    assert {"tu_quoque", "false_analogy", "appeal_to_ignorance"} <= FREE
    assert frozenset(Fallacy) == FREE | COSTLY
    for text in TEXTS:
        assert all(item.costs_points == (item.name in COSTLY) for item in detect(text))


@pytest.mark.parametrize("text", TEXTS)
def test_quotes_are_verbatim(text: str) -> None:
    for item in detect(text):
        assert text[item.start : item.end] == item.quote
        assert is_verbatim(item.quote, text)
        assert 0 < item.confidence < 1


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from([*TEXTS, "\u201c", "\n", "\u0130", "é", "so ", '"']), max_size=6))
def test_any_text_keeps_the_contract(parts: list[str]) -> None:
    text = " ".join(parts)
    found = detect(text)
    assert len(found) <= MAX_FOUND
    for item in found:
        assert text[item.start : item.end] == item.quote
        assert is_verbatim(item.quote, text)


@pytest.mark.parametrize("cue", CUES, ids=lambda cue: cue.pattern.pattern[:40])
@settings(
    max_examples=8,
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(data=st.data())
def test_every_match_begins_as_foreseen(cue: Cue, data: st.DataObject) -> None:
    """The beginnings only spare work: nothing that a pattern would match is lost by them."""
    branches = cue.pattern.pattern.split("(?!\\w)|\\b")
    bare = re.sub(
        r"\(\?[=!<]+[^()]*(?:\([^()]*\)[^()]*)*\)", "", data.draw(st.sampled_from(branches))
    )
    bare = bare.replace("\\b", "").replace("(?-i:[A-Z])", "[A-Z]")
    try:
        words = data.draw(st.from_regex(re.compile(bare, re.ASCII), fullmatch=True))
    except re.error:
        return
    if match := cue.pattern.search(words):
        begun = words[match.start() :]
        beginnings = {begun[:size].lower() for size in range(LETTERS + 1)}
        beginnings |= {CAPITAL} if begun[0].isupper() else set()
        assert cue.starts & beginnings, words


@pytest.mark.parametrize(
    ("pattern", "beginnings"),
    [
        ("so (?:it|they)", {"so it", "so the"}),
        ("(?:the )?hedges?", {"the he", "hedge"}),
        (r"(?:not|\w+n't) natural", {""}),
        ("(?<!x)(?:a|an) [- ]y(?! z)", {"a -y", "a  y", "an -y", "an  y"}),
        ("(?-i:[A-Z])[a-z]+ said", {CAPITAL}),
        (r"\d{2}% of", set("0123456789")),
        ("(?P<same>we) (?P=same)", {"we "}),
        ("no+ ?way", {"no"}),
    ],
)
def test_beginnings_are_read_from_a_pattern(pattern: str, beginnings: set[str]) -> None:
    assert starts(pattern) == beginnings


@pytest.mark.parametrize("text", [" ".join(TEXTS[at::6]) for at in range(6)])
def test_one_walk_finds_what_each_pattern_finds(text: str) -> None:
    flat = text.replace("\u2019", "'")
    found = Matcher([(Fallacy.AD_POPULUM, CUES)]).hits(flat, flat.lower(), ())
    walked = [(hit.cue, hit.start, hit.end) for hit in found[Fallacy.AD_POPULUM]]
    alone = [
        (number, match.start(), match.end())
        for number, cue in enumerate(CUES)
        for match in islice(
            cue.pattern.finditer(flat if cue.minds_case else flat.lower()), MAX_REPEATS
        )
    ]
    assert len(alone) > 20
    assert sorted(walked) == alone


def test_a_full_speech_is_read_in_little_time() -> None:
    """In every text new words: nothing is remembered from the one before."""
    lines = [*TEXTS, *chain.from_iterable(LINES.values())]
    times = []
    for at in range(60):
        rotated = lines[at * 7 % len(lines) :] + lines[: at * 7 % len(lines)]
        speech = " ".join(rotated)[:2_000]
        start = time.process_time()
        _detect.__wrapped__(speech)
        times.append(time.process_time() - start)
    assert median(times) < 0.010  # five milliseconds, on a machine that does nothing else


@pytest.mark.parametrize(
    "unit",
    [
        "either ", "if they don't ", "because because ", "my dad said ", "most of the people ",
        "then ", "natural ", "a, b, ", "should or ", "the the ", "'", '"', "x" * 40, "majority of ",
    ],
)  # fmt: skip
def test_time_grows_no_faster_than_the_text(unit: str) -> None:
    """A text four times as long takes at most about four times as long, whatever it repeats."""

    def seconds(size: int) -> float:
        text = (unit * size)[: size - 2] + "x."
        times = []
        for _ in range(5):
            start = time.process_time()
            _detect.__wrapped__(text)
            times.append(time.process_time() - start)
        return min(times)

    assert seconds(2_000) < 12 * seconds(500)


def test_it_loads_fast_and_reads_nothing_later() -> None:
    code = (
        "import sys, time; t = time.perf_counter(); from trials.house.fallacies import detect; "
        "print(time.perf_counter() - t); import builtins; builtins.open = None; "
        "assert detect('Everyone does it.'); assert 'django' not in sys.modules"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert float(ran.stdout) < 2.0  # a second, on a machine that does nothing else
