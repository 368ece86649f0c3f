"""Whatever is filed, the house answers it within its rules."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from allrise.quotes import is_verbatim
from tests.trials.house.cases import filed
from trials.domain.casefile import Brief
from trials.domain.phases import Phase
from trials.house import assessor, exhibits, fallacies, prosecutor, reader, weaknesses

WORDS = (
    "I not never the sausage tongs because , . ; : \" ' “ ” ’ - — \n maybe everyone my cousin Bea "
    "was saw did it so if 4:10 lol Exhibit A B on unsigned ? ! é 是 \u00ad 🙂 (sic) said don't "
    "admit"
).split(" ")
TEXTS = st.one_of(
    st.text(max_size=120),
    st.lists(st.sampled_from(WORDS), max_size=40).map(" ".join),
)


@settings(max_examples=120, deadline=None)
@given(TEXTS, st.sampled_from([Phase.ROUND_1, Phase.ROUND_2, Phase.ROUND_3]))
def test_any_text(text: str, phase: Phase) -> None:
    before = ((Phase.ROUND_1, "I was not there."),) if phase is not Phase.ROUND_1 else ()
    case = filed(text, phase=phase, before=before)
    for found in fallacies.detect(text):
        assert text[found.start : found.end] == found.quote
    gaps = weaknesses.find(case, text)
    assert all(is_verbatim(gap.quote, text) for gap in gaps)
    reader.read(case.sheet, text, case.exhibits)
    assert 0 <= assessor.assess(case, text).scores.sum() <= 40
    dealt = exhibits.draft(case, case.sheet.evidence[0].kind, "B")
    brief = Brief(weaknesses=gaps, exhibit=dealt)
    spoken = prosecutor.reply(case, brief)
    assert spoken.endswith("?")
    for quote in re.findall(r'"([^"]*)"', spoken):
        assert any(is_verbatim(quote, said.text) for said in case.defenses()), spoken
    prosecutor.reflect(case, brief, spoken)
