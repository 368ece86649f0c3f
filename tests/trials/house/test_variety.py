"""He is new each time: no sentence twice, no skeleton worn out, lines no other charge could give.

The full run is `python -m tests.trials.house.variety`.
"""

import pytest

from tests.trials.house import variety
from tests.trials.house.variety import Variety, measure, skeleton, table
from trials.domain.memory import Outcome
from trials.domain.phases import Phase, Speaker

TRIALS = 72


@pytest.fixture(scope="module")
def seen() -> Variety:
    return measure(TRIALS)


def test_no_sentence_twice_in_a_trial(seen: Variety) -> None:
    assert not seen.repeats, seen.repeats


def test_no_skeleton_in_more_than_one_reply_in_twenty(seen: Variety) -> None:
    assert seen.top()[0][0] <= 0.05, table(seen)


def test_one_reply_in_three_could_come_from_no_other_charge(seen: Variety) -> None:
    assert seen.own / seen.replies >= 1 / 3, table(seen)


def test_nearly_every_reply_quotes_and_is_tied_to_something_earlier(seen: Variety) -> None:
    assert seen.quoted / seen.replies >= 0.95
    assert sum(seen.tied) / len(seen.tied) >= 0.95


def test_every_reply_presents_the_exhibit_it_was_dealt(seen: Variety) -> None:
    assert seen.presented == seen.replies


def test_gags_keep_their_middle(seen: Variety) -> None:
    assert seen.gag_middles / seen.trials >= 0.95


def test_he_is_short_when_rattled_and_long_when_winning(seen: Variety) -> None:
    for phase in (Phase.ROUND_2, Phase.ROUND_3):
        met = seen.words[phase, Outcome.DEFLECTED]
        hit = seen.words[phase, Outcome.LANDED]
        assert sum(met) / len(met) < 0.85 * sum(hit) / len(hit)


def test_many_lines_of_attack_are_taken(seen: Variety) -> None:
    assert len(seen.states) >= 8
    assert max(seen.states.values()) <= seen.replies * 0.4


def test_what_a_skeleton_is() -> None:
    assert skeleton("I am not the one who said it.") == "i am not the one who _ it"
    assert skeleton("Exhibit B: a doormat.") == ""
    assert skeleton('You said "I was not there at all, and so on".') == ""


def test_the_measure_sees_a_repeated_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def parrot(trial: variety.Trial) -> str:
        text = trial.case.speeches()[0].text
        trial._say(Speaker.PROSECUTOR, text)
        return text

    monkeypatch.setattr(variety.Trial, "answer", parrot)
    assert measure(1).repeats
