"""Whatever is changed of an honest exhibit: what matters flips the verdict, what does not doesn't.

Over all passages that ship and a few of our own, each exhibit honest but for one change.
"""

import re
from collections.abc import Callable

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from allrise.quotes import fold
from evidence.domain.exhibits import Chart, Kind, Passage, Source
from evidence.domain.verifier import verify
from tests.evidence.domain.mutating import (
    ANY,
    DIGITS,
    UNITS,
    at,
    is_grounded,
    of_kind,
    plain,
    put,
    refused,
    replaced,
    texts_of,
)
from tests.evidence.domain.sources import exhibit_of

# --- what does not matter ---

IDLE: list[Callable[[str], str]] = [
    str.upper,
    str.lower,
    str.swapcase,
    str.title,
    lambda text: text.replace(" ", "  "),
    lambda text: text.replace(" ", "\u00a0"),
    lambda text: text.replace(" ", "\n") if not re.search(r"\d \d{3}", text) else text,
    lambda text: text.replace("-", "–").replace("—", "–"),
    lambda text: text.replace("–", "-"),
    lambda text: text.replace("'", "’").replace('"', "“"),
    lambda text: text.replace("’", "'"),
    lambda text: f"“{text}”",
    lambda text: text.replace("a", "a\u00ad", 1),
]


@given(pair=ANY, change=st.sampled_from(IDLE), data=st.data())
@settings(max_examples=300, deadline=None)
def test_case_space_quotation_marks_and_dashes_do_not(
    pair: tuple[Source, Passage], change: Callable[[str], str], data: st.DataObject
) -> None:
    source, passage = pair
    where = data.draw(st.sampled_from(["claim", "locator", "source", "preview", "label"]))
    if where == "claim":
        assume(not change("x").startswith("“"))  # a claim in quotation marks is one long quote
        assume(fold(change(passage.claim)) == fold(passage.claim))
        assert is_grounded(source, passage, claim=change(passage.claim))
    elif where in ("locator", "source"):
        assume(not change("x").startswith("“"))
        cited = {"locator": change(passage.locator)} if where == "locator" else {}
        cited |= {"cited": change(source.title)} if where == "source" else {}
        assert is_grounded(source, passage, **cited)
    elif isinstance(passage.content, Chart):
        assume(not change("x").startswith("“"))
        content = plain(passage)
        content["unit"] = change(content["unit"])
        for point in content["points"]:
            point["label"] = change(point["label"])
        content["form"] = "line" if content["form"] == "bar" else "bar"
        assert is_grounded(source, passage, preview=content)
    else:
        content = plain(passage)
        for path in texts_of(passage):
            put(content, path, change(at(content, path)))
        assert is_grounded(source, passage, preview=content)


# --- what does: the preview ---


@given(pair=of_kind(Kind.DOCUMENT, Kind.AUDIO, Kind.VIDEO), data=st.data())
@settings(max_examples=200, deadline=None)
def test_a_number_of_the_preview(pair: tuple[Source, Passage], data: st.DataObject) -> None:
    source, passage = pair
    path = data.draw(st.sampled_from(texts_of(passage)))
    text = at(plain(passage), path)
    numbers = list(DIGITS.finditer(text))
    assume(numbers)
    found = data.draw(st.sampled_from(numbers))
    digit = data.draw(st.integers(0, 9))
    new = found[0][:-1] + str(digit)
    assume(new != found[0])
    refused(
        source, passage, "preview", preview=put(plain(passage), path, replaced(text, found, new))
    )


@given(pair=of_kind(Kind.DOCUMENT, Kind.AUDIO, Kind.VIDEO), data=st.data())
@settings(max_examples=200, deadline=None)
def test_a_negation_of_the_preview(pair: tuple[Source, Passage], data: st.DataObject) -> None:
    source, passage = pair
    path = data.draw(st.sampled_from(texts_of(passage)))
    text = at(plain(passage), path)
    added = [
        replaced(text, found, f"{found[0]} not")
        for found in re.finditer(r"\b(?:is|are|was|were|has|had|can|will|would)\b", text)
    ]
    dropped = [
        re.sub(" +", " ", replaced(text, found, ""))
        for found in re.finditer(r"\b(?:not|never|no) (?=\w)", text)
    ]
    assume(added or dropped)
    changed = data.draw(st.sampled_from([*added, *dropped]))
    refused(source, passage, "preview", preview=put(plain(passage), path, changed))


@given(pair=of_kind(Kind.DOCUMENT, Kind.AUDIO, Kind.VIDEO), data=st.data())
@settings(max_examples=200, deadline=None)
def test_a_name_of_the_preview(pair: tuple[Source, Passage], data: st.DataObject) -> None:
    source, passage = pair
    path = data.draw(st.sampled_from(texts_of(passage)))
    text = at(plain(passage), path)
    names = list(re.finditer(r"(?<=[a-z,] )[A-Z][a-z]+", text))
    assume(names)
    found = data.draw(st.sampled_from(names))
    new = data.draw(st.sampled_from(["Quixote", "Zanzibar", found[0] + "ia", found[0][:-1]]))
    refused(
        source, passage, "preview", preview=put(plain(passage), path, replaced(text, found, new))
    )


@given(pair=of_kind(Kind.DOCUMENT, Kind.AUDIO, Kind.VIDEO), data=st.data())
@settings(max_examples=150, deadline=None)
def test_a_unit_of_the_preview(pair: tuple[Source, Passage], data: st.DataObject) -> None:
    source, passage = pair
    path = data.draw(st.sampled_from(texts_of(passage)))
    text = at(plain(passage), path)
    units = [
        (found, UNITS[found[1]])
        for found in re.finditer(r"(?<=\d) ?(%|°C|per cent|[a-z]+)(?!\w)", text)
        if found[1] in UNITS
    ]
    assume(units)
    found, new = data.draw(st.sampled_from(units))
    refused(
        source,
        passage,
        "preview",
        preview=put(plain(passage), path, replaced(text, found, f" {new}")),
    )


@given(pair=of_kind(Kind.AUDIO), data=st.data())
@settings(max_examples=100, deadline=None)
def test_a_voice_or_a_time_of_a_recording(
    pair: tuple[Source, Passage], data: st.DataObject
) -> None:
    source, passage = pair
    content = plain(passage)
    segment = data.draw(st.sampled_from(content["segments"]))
    if data.draw(st.booleans()):
        others = {"Bram", "Odile", "Nobody"} - {segment["speaker"]}
        segment["speaker"] = data.draw(st.sampled_from(sorted(others)))
    else:
        segment["t"] = nudged(segment["t"], data)
    refused(source, passage, "preview", preview=content)


@given(pair=of_kind(Kind.VIDEO), data=st.data())
@settings(max_examples=100, deadline=None)
def test_a_time_code_of_a_reel(pair: tuple[Source, Passage], data: st.DataObject) -> None:
    source, passage = pair
    content = plain(passage)
    scene = data.draw(st.sampled_from(content["scenes"]))
    edge = data.draw(st.sampled_from(["from", "to"]))
    scene[edge] = nudged(scene[edge], data)
    refused(source, passage, "preview", preview=content)


def nudged(code: str, data: st.DataObject) -> str:
    minutes, seconds = map(int, code.split(":"))
    moved = (minutes * 60 + seconds + data.draw(st.integers(1, 59))) % 6000
    return f"{moved // 60:02}:{moved % 60:02}"


@given(pair=of_kind(Kind.CHART), data=st.data())
@settings(max_examples=200, deadline=None)
def test_a_point_or_the_unit_of_a_chart(pair: tuple[Source, Passage], data: st.DataObject) -> None:
    source, passage = pair
    content = plain(passage)
    points = content["points"]
    index = data.draw(st.integers(0, len(points) - 1))
    what = data.draw(st.sampled_from(["value", "label", "unit", "swap"]))
    if what == "value":
        points[index]["value"] += data.draw(st.sampled_from([0.001, -0.5, 1, 10, 1e-9]))
    elif what == "label":
        points[index]["label"] += " B"
    elif what == "unit":
        content["unit"] = f"thousand {content['unit']}"
    else:
        other = points[(index + 1) % len(points)]
        assume(other["value"] != points[index]["value"])
        points[index]["value"], other["value"] = other["value"], points[index]["value"]
    refused(source, passage, "preview", preview=content)


# --- the citation ---


@given(pair=ANY, data=st.data())
@settings(max_examples=200, deadline=None)
def test_a_locator(pair: tuple[Source, Passage], data: st.DataObject) -> None:
    source, passage = pair
    if data.draw(st.booleans()):
        found = data.draw(st.sampled_from(list(re.finditer(r"\d", passage.locator)) or [None]))
        assume(found)
        digit = str((int(found[0]) + data.draw(st.integers(1, 9))) % 10)
        locator = replaced(passage.locator, found, digit)
    else:
        locator = data.draw(st.sampled_from([each.locator for each in source.passages]))
    there = next((each for each in source.passages if each.locator == locator), None)
    assume(there is None or there.content != passage.content)
    finding = verify(exhibit_of(source, passage, locator=locator), source)
    assert (finding.failed, finding.passage) == ("locator", there)
    assert bool(finding.differs) is (there is not None)
