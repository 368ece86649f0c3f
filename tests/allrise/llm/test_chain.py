"""Who is asked, how often, with what, and what is told of it."""

from contextlib import suppress
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from allrise.llm.base import Message, ModelError, Remedy, Usage
from allrise.llm.breaker import Breaker
from allrise.llm.chain import CALLS, CUT, Chain, Exhausted, trimmed
from tests.allrise.llm.conftest import Assessment, request_for
from tests.allrise.llm.fakes import USAGE, CountingGate, FakeClock, FakeModel, Recording

AGAIN, WAIT, NEXT = Remedy.ASK_AGAIN, Remedy.WAIT, Remedy.NEXT


def failing(kind: str, remedy: Remedy = NEXT, after: float | None = None) -> ModelError:
    return ModelError(kind, remedy=remedy, retry_after=after)


@dataclass
class Bench:
    """A chain of three models with everything around it in reach."""

    first: FakeModel = field(default_factory=lambda: FakeModel("groq:a"))
    second: FakeModel = field(default_factory=lambda: FakeModel("groq:b"))
    third: FakeModel = field(default_factory=lambda: FakeModel("openai:c"))
    recorder: Recording = field(default_factory=Recording)
    gate: CountingGate = field(default_factory=CountingGate)
    clock: FakeClock = field(default_factory=FakeClock)
    memory: Breaker = field(default_factory=Breaker)

    @property
    def models(self) -> list[FakeModel]:
        return [self.first, self.second, self.third]

    @property
    def chain(self) -> Chain:
        return Chain(self.models, self.recorder, self.gate, self.clock, self.memory)

    @property
    def asked(self) -> list[int]:
        return [len(model.asked) for model in self.models]


@pytest.fixture
def bench() -> Bench:
    return Bench()


def test_the_first_that_answers(bench: Bench):
    reply = bench.chain.complete(request_for())
    assert (reply.text, reply.engine) == ("groq:a speaks", "groq:a")
    assert bench.asked == [1, 0, 0]
    (call,) = bench.recorder.calls
    assert (call.seat, call.purpose, call.prompt_hash) == ("prosecutor", "reply", "abc123")
    assert (call.engine, call.attempt, call.outcome) == ("groq:a", 1, "ok")
    assert call.usage == USAGE
    assert bench.gate.settled == [(1, USAGE)]


def test_an_unusable_answer_is_asked_for_once_more_with_a_word_on_it(bench: Bench):
    bench.first.outcomes = [failing("missing:score", AGAIN)]
    assert bench.chain.complete(request_for(Assessment)).engine == "groq:a"
    before, after = bench.first.asked
    assert after.messages[:-1] == before.messages
    assert after.messages[-1].role == "user"
    assert "missing:score" in after.messages[-1].content
    assert "schema" in after.messages[-1].content
    assert bench.recorder.told == [("groq:a", 1, "missing:score"), ("groq:a", 2, "ok")]


def test_twice_unusable_is_enough(bench: Bench):
    bench.first.outcomes = [failing("type", AGAIN)] * 5
    assert bench.chain.complete(request_for()).engine == "groq:b"
    assert bench.asked == [2, 1, 0]


def test_what_cannot_get_better_goes_on_at_once(bench: Bench):
    for kind in ("refused", "truncated", "empty", "reasoning_only", "filtered", "timeout"):
        bench.first.outcomes = [failing(kind)]
        assert bench.chain.complete(request_for()).engine == "groq:b"
    assert bench.asked == [6, 6, 0]
    assert bench.clock.slept == []


def test_a_short_wait_is_waited_once(bench: Bench):
    bench.first.outcomes = [failing("rate_limited", WAIT, 7.5)]
    assert bench.chain.complete(request_for()).engine == "groq:a"
    assert bench.clock.slept == [7.5]
    bench.first.outcomes = [failing("rate_limited", WAIT, 2.0)] * 2
    assert bench.chain.complete(request_for()).engine == "groq:b"
    assert bench.clock.slept == [7.5, 2.0]


def test_a_long_wait_is_not_waited(bench: Bench):
    bench.first.outcomes = [failing("rate_limited", WAIT, 8.5)]
    assert bench.chain.complete(request_for()).engine == "groq:b"
    assert bench.clock.slept == []
    # and the model is left alone until then
    assert bench.chain.complete(request_for()).engine == "groq:b"
    assert bench.asked == [1, 2, 0]
    bench.clock.time += 8.6
    assert bench.chain.complete(request_for()).engine == "groq:a"


def test_too_large_is_trimmed_once(bench: Bench):
    story = "\n".join(f"line {n} of what was said" for n in range(100))
    messages = (Message("system", "Be brief."), Message("user", story), Message("user", "Go."))
    request = request_for(messages=messages, trimmable=1)
    bench.first.outcomes = [failing("too_large", AGAIN)] * 2
    assert bench.chain.complete(request).engine == "groq:b"
    assert bench.asked == [2, 1, 0]
    shorter = bench.first.asked[1].messages
    assert len(shorter[1].content) < len(story) * 0.6
    assert shorter[1].content.startswith("line 0")
    assert shorter[1].content.endswith("line 99 of what was said")
    assert (shorter[0], shorter[2]) == (messages[0], messages[2])
    # the next model gets the whole
    assert bench.second.asked[0].messages == messages


def test_nothing_to_trim_is_not_asked_again(bench: Bench):
    bench.first.outcomes = [failing("too_large", AGAIN)]
    assert bench.chain.complete(request_for()).engine == "groq:b"
    assert bench.asked == [1, 1, 0]


@given(st.text(max_size=3000))
def test_trimming_keeps_both_ends(content: str):
    shorter = trimmed(request_for(messages=(Message("user", content),), trimmable=0))
    if shorter is None:
        assert len(content) < 200
        return
    (message,) = shorter.messages
    assert len(message.content) <= len(content) // 2 + len(CUT) + 1
    head, _, tail = message.content.partition(CUT)
    assert content.startswith(head)
    assert content.endswith(tail)


@pytest.mark.parametrize(
    ("error", "seconds"),
    [
        (failing("daily_limit", NEXT, 578.5), 578.5),
        (failing("daily_limit"), 600),
        (failing("auth"), 600),
        (failing("model_gone"), 600),
        (failing("rate_limited", WAIT, 60), 60),
        (failing("daily_limit", NEXT, 1e9), 86_400),
    ],
    ids=lambda value: getattr(value, "kind", value),
)
def test_who_is_down_is_left_alone_until_the_time_stated(
    bench: Bench, error: ModelError, seconds: float
):
    bench.first.outcomes = [error]
    chain = bench.chain
    chain.complete(request_for())
    bench.clock.time += seconds - 0.1
    chain.complete(request_for())
    assert bench.asked == [1, 2, 0]
    # another chain of the same process knows it too
    assert bench.chain.complete(request_for()).engine == "groq:b"
    bench.clock.time += 0.2
    assert chain.complete(request_for()).engine == "groq:a"


@pytest.mark.parametrize("kind", ["timeout", "refused", "server_error", "too_large", "missing:x"])
def test_passing_failures_put_nobody_down(bench: Bench, kind: str):
    bench.first.outcomes = [failing(kind)]
    bench.chain.complete(request_for())
    assert bench.chain.complete(request_for()).engine == "groq:a"


def test_when_all_fail(bench: Bench):
    bench.first.outcomes = [failing("auth")]
    bench.second.outcomes = [failing("type", AGAIN), failing("range", AGAIN)]
    bench.third.outcomes = [failing("timeout")]
    with pytest.raises(ModelError) as caught:
        bench.chain.complete(request_for())
    error = caught.value
    assert isinstance(error, Exhausted)
    assert error.kind == "exhausted"
    assert error.failures == (
        ("groq:a", "auth"),
        ("groq:b", "type"),
        ("groq:b", "range"),
        ("openai:c", "timeout"),
    )
    assert "openai:c: timeout" in str(error)
    assert error.__context__ is None
    bench.second.outcomes = [failing("timeout")]
    bench.third.outcomes = [failing("timeout")]
    with pytest.raises(Exhausted, match="groq:a: auth"):
        bench.chain.complete(request_for())
    assert len(bench.first.asked) == 1


def test_no_models_at_all():
    with pytest.raises(Exhausted, match="no model"):
        Chain([]).complete(request_for())
    with pytest.raises(Exhausted, match="no model"):
        list(Chain([]).stream(request_for()))


def test_a_closed_gate_lets_nothing_through(bench: Bench):
    bench.gate.allowed = 0
    with pytest.raises(Exhausted, match="budget"):
        bench.chain.complete(request_for())
    assert bench.asked == [0, 0, 0]
    assert bench.recorder.calls == []


def test_what_a_failure_cost_is_settled(bench: Bench):
    error = failing("missing:score", NEXT)
    error.usage = Usage(7, 3)
    bench.first.outcomes = [error]
    bench.chain.complete(request_for())
    assert [call.usage for call in bench.recorder.calls] == [Usage(7, 3), USAGE]
    assert bench.gate.settled == [(1, Usage(7, 3)), (2, USAGE)]


# --- streams ---------------------------------------------------------------------------


def test_a_stream(bench: Bench):
    bench.first.outcomes = [["Order, ", "order!"]]
    stream = bench.chain.stream(request_for())
    with pytest.raises(RuntimeError):
        _ = stream.reply
    assert list(stream) == ["Order, ", "order!"]
    assert (stream.reply.text, stream.reply.engine) == ("Order, order!", "groq:a")
    (call,) = bench.recorder.calls
    assert call.first_token is not None
    assert call.usage == USAGE


def test_failures_before_any_text_stay_unseen(bench: Bench):
    bench.first.outcomes = [[failing("empty")]]
    bench.second.outcomes = [[failing("rate_limited", WAIT, 1.0)], ["Order!"]]
    stream = bench.chain.stream(request_for())
    assert list(stream) == ["Order!"]
    assert stream.reply.engine == "groq:b"
    assert bench.asked == [1, 2, 0]


def test_half_an_answer_is_the_listeners_affair(bench: Bench):
    bench.first.outcomes = [["Ord", failing("truncated")]]
    heard: list[str] = []
    with pytest.raises(ModelError) as caught:
        heard.extend(bench.chain.stream(request_for()))
    assert heard == ["Ord"]
    assert caught.value.kind == "dropped"
    assert "truncated" in str(caught.value)
    assert bench.asked == [1, 0, 0]
    assert bench.recorder.told == [("groq:a", 1, "truncated")]


def test_half_an_answer_is_taken_back(bench: Bench):
    bench.first.outcomes = [["Ord", failing("dropped", AGAIN)]]
    bench.second.outcomes = [["Si", failing("timeout")]]
    heard: list[str] = []
    restarts: list[str] = []

    def forget() -> None:
        restarts.append("".join(heard))
        heard.clear()

    stream = bench.chain.stream(request_for(), forget)
    for text in stream:
        heard.append(text)
    assert restarts == ["Ord", "Si"]
    assert heard == ["openai:c speaks"]
    assert stream.reply.engine == "openai:c"
    # no second call to a model that broke off: the listener has waited long enough
    assert bench.asked == [1, 1, 1]


def test_a_restart_with_nobody_left(bench: Bench):
    bench.third.outcomes = [["Ord", failing("dropped")]]
    bench.first.outcomes = bench.second.outcomes = [failing("timeout")] * 2
    restarts: list[int] = []
    with pytest.raises(Exhausted):
        list(bench.chain.stream(request_for(), lambda: restarts.append(1)))
    assert restarts == [1]


def test_a_listener_who_leaves(bench: Bench):
    bench.first.outcomes = [["Order, ", "order!"]]
    heard = iter(bench.chain.stream(request_for()))
    next(heard)
    heard.close()  # type: ignore[attr-defined]
    assert bench.recorder.told == [("groq:a", 1, "abandoned")]
    assert bench.gate.open == set()
    assert bench.asked == [1, 0, 0]


# --- bounds ----------------------------------------------------------------------------

FAILURES = st.builds(
    failing,
    st.sampled_from(["timeout", "rate_limited", "daily_limit", "auth", "too_large", "type", "x"]),
    st.sampled_from(list(Remedy)),
    st.none() | st.floats(0, 20),
)
OUTCOMES = st.lists(FAILURES | st.just("Order!"), max_size=4)
STREAMED = st.lists(st.lists(FAILURES | st.just("Or"), min_size=1, max_size=3), max_size=4)


@given(st.lists(OUTCOMES, min_size=3, max_size=3), st.integers(0, 7))
def test_no_step_calls_a_model_more_than_twice(scripts: list, allowed: int):
    bench = Bench(gate=CountingGate(allowed))
    for model, script in zip(bench.models, scripts, strict=True):
        model.outcomes = list(script)
    with suppress(Exhausted):
        assert bench.chain.complete(request_for(trimmable=0)).text
    check_bounds(bench)


@given(st.lists(STREAMED, min_size=3, max_size=3), st.booleans())
def test_no_stream_calls_a_model_more_than_twice(scripts: list, restarts: bool):
    bench = Bench()
    for model, script in zip(bench.models, scripts, strict=True):
        model.outcomes = list(script)
    heard: list[str] = []
    stream = bench.chain.stream(request_for(), heard.clear if restarts else None)
    outcome = "ok"
    try:
        for text in stream:
            heard.append(text)
    except ModelError as error:
        outcome = error.kind
    assert outcome in ("ok", "exhausted", "dropped")
    assert "".join(heard) == (stream.reply.text if outcome == "ok" else "".join(heard))
    assert heard or outcome != "dropped"
    assert not (restarts and outcome == "dropped")
    check_bounds(bench)


def check_bounds(bench: Bench) -> None:
    assert all(count <= CALLS for count in bench.asked)
    assert len(bench.recorder.calls) == sum(bench.asked) == len(bench.gate.settled)
    assert not bench.gate.open
    assert all(seconds <= 8.0 for seconds in bench.clock.slept)
    assert len(bench.clock.slept) <= len(bench.models)
