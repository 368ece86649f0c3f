import pytest
from hypothesis import given
from hypothesis import strategies as st

from allrise.llm.reasoning import Listener, UnclosedThought, without_thoughts

PIECES = st.lists(st.sampled_from(["<think>", "</think>", "[THINK]", "[/THINK]", "a", " <", "[B"]))


def test_thoughts_are_left_out():
    assert without_thoughts("<think>a <think>b</think> c</think>Order!") == "Order!"
    assert without_thoughts("so I say</think>Order!") == "Order!"
    assert without_thoughts("Exhibit [A] < B") == "Exhibit [A] < B"


@pytest.mark.parametrize("text", ["<think>hm", "a <thinking> b", "x</think><think>y"])
def test_a_thought_without_an_end(text: str):
    with pytest.raises(UnclosedThought):
        without_thoughts(text)


def said(pieces: list[str]) -> str | None:
    """What a listener makes of it; None for a thought without an end."""
    listener = Listener()
    heard = ""
    try:
        for piece in pieces:
            heard += listener.feed(piece)
            if listener.take_back:
                heard, listener.take_back = heard[len(heard) :], False
        return heard + listener.finish()
    except UnclosedThought:
        return None


@given(PIECES, st.data())
def test_it_does_not_matter_where_a_stream_is_cut(tokens: list[str], data: st.DataObject):
    text = "".join(tokens)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=6)))
    pieces = [text[a:b] for a, b in zip([0, *cuts], [*cuts, len(text)], strict=True)]
    whole, cut = said([text]), said(pieces)
    if "</think>" in text or "[/THINK]" in text:
        # What was passed on before a stray closing tag is taken back by the caller.
        assert (whole is None) == (cut is None)
    else:
        assert whole == cut
