"""Claims, leases, the sweep and receipts: who may think, until when, and what is kept."""

import threading
import time
import uuid
from datetime import timedelta
from typing import Any

import pytest
from celery import current_app
from django.db import IntegrityError, connection, transaction
from django.utils import timezone

from allrise.turns import claims, receipts, tasks
from allrise.turns.models import Receipt, StoredReply, Turn
from allrise.turns.thinking import Thinking, ThinkingFailed

TASK = "trials.prosecute"


def owe(step: str = "round_1", subject: uuid.UUID | None = None) -> Turn:
    return claims.queue(
        task=TASK, kind="test", subject=subject or uuid.uuid4(), step=step, now=timezone.now()
    )


def lapse(turn: Turn) -> None:
    Turn.objects.filter(id=turn.id).update(due_at=timezone.now() - timedelta(seconds=1))


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Ids of the turns handed out, in order."""
    ids: list[str] = []
    monkeypatch.setattr(current_app.tasks[TASK], "apply_async", lambda args, **_: ids.extend(args))
    return ids


@pytest.mark.django_db
def test_a_turn_is_claimed_once() -> None:
    turn = owe()
    held = claims.claim(turn.id)
    assert held is not None
    assert (held.turn, held.step, held.attempt, held.hopeless) == (turn.id, "round_1", 1, False)
    assert claims.claim(turn.id) is None
    assert claims.claim(uuid.uuid4()) is None


@pytest.mark.django_db
def test_a_lapsed_lease_is_anybodys_and_the_first_holder_finds_out() -> None:
    turn = owe()
    first = claims.claim(turn.id)
    assert first is not None
    lapse(turn)
    second = claims.claim(turn.id)
    assert second is not None
    assert second.attempt == 2
    for act in (claims.renew, lambda held: claims.finish(held, now=timezone.now())):
        with pytest.raises(claims.Stale):
            act(first)
    claims.finish(second, now=timezone.now())
    turn.refresh_from_db()
    assert (turn.state, turn.holder) == ("done", None)
    with pytest.raises(claims.Stale):
        claims.finish(second, now=timezone.now())
    assert claims.claim(turn.id) is None, "what is done is done"


@pytest.mark.django_db
def test_renewing_extends_the_lease() -> None:
    held = claims.claim(owe().id)
    assert held is not None
    Turn.objects.update(due_at=timezone.now() + timedelta(seconds=1))
    claims.renew(held)
    left = Turn.objects.get().due_at - timezone.now()
    assert timedelta(seconds=5) < left <= timedelta(seconds=6)


@pytest.mark.django_db
def test_a_step_is_owed_once_unless_it_failed() -> None:
    turn = owe()
    with pytest.raises(IntegrityError), transaction.atomic():
        owe(subject=turn.subject)
    held = claims.claim(turn.id)
    assert held is not None
    claims.finish(held, now=timezone.now(), state="failed")
    again = owe(subject=turn.subject)
    assert (again.id, again.state, again.attempt) == (turn.id, "queued", 1)
    held = claims.claim(turn.id)
    assert held is not None
    assert held.attempt == 2, "numbers go on, so that streams can be told apart"
    claims.finish(held, now=timezone.now())
    with pytest.raises(IntegrityError), transaction.atomic():
        owe(subject=turn.subject)


@pytest.mark.django_db
def test_what_is_cancelled_or_forgotten_is_owed_no_longer() -> None:
    turn, other = owe(), owe()
    held = claims.claim(turn.id)
    assert held is not None
    claims.cancel(kind="test", subject=turn.subject, now=timezone.now())
    with pytest.raises(claims.Stale):
        claims.renew(held)
    assert claims.claim(turn.id) is None
    assert claims.claim(other.id) is not None
    StoredReply.objects.create(
        turn=other, purpose="x", engine="house", data="words", at=timezone.now()
    )
    claims.forget(kind="test", subject=other.subject)
    assert list(Turn.objects.all()) == [turn]
    assert not StoredReply.objects.exists()


# --- the sweep -----------------------------------------------------------------


@pytest.mark.django_db(transaction=True)
def test_a_turn_is_handed_out_by_name_after_commit(sent: list[str]) -> None:
    with transaction.atomic():
        turn = owe()
        assert sent == []
    assert sent == [str(turn.id)]


@pytest.mark.django_db(transaction=True)
def test_the_sweep_hands_out_what_was_lost_and_leaves_the_rest(sent: list[str]) -> None:
    fresh, lost, thinking, dead, done = (owe() for _ in range(5))
    for turn in (thinking, dead, done):
        held = claims.claim(turn.id)
        assert held is not None
        if turn is done:
            claims.finish(held, now=timezone.now())
    for turn in (lost, dead, done):
        lapse(turn)
    sent.clear()
    tasks.sweep_turns()
    assert sorted(sent) == sorted([str(lost.id), str(dead.id)])
    sent.clear()
    tasks.sweep_turns()
    assert sent == [], "not once more before it is due again"
    for turn in (lost, dead):
        assert claims.claim(turn.id) is not None
    assert claims.claim(thinking.id) is None
    assert claims.claim(fresh.id) is not None


@pytest.mark.django_db(transaction=True)
def test_a_renewed_lease_is_not_swept(sent: list[str]) -> None:
    turn = owe()
    held = claims.claim(turn.id)
    assert held is not None
    lapse(turn)
    claims.renew(held)
    sent.clear()
    assert claims.sweep() == 0
    assert sent == []


@pytest.mark.django_db(transaction=True)
def test_a_sweep_of_one_kind_leaves_the_others(sent: list[str]) -> None:
    lapse(owe())
    sent.clear()
    assert claims.sweep(kind="match") == 0
    assert claims.sweep(kind="test") == 1


@pytest.fixture
def works(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Make this process a worker's."""
    monkeypatch.setattr(claims._process, "worker", "")
    return claims.begin_work


@pytest.mark.django_db(transaction=True)
def test_a_worker_that_starts_takes_up_what_its_last_life_held(sent: list[str], works: Any) -> None:
    works("trials@here")
    held = claims.claim(owe("held").id)
    works("trials@there")
    others = claims.claim(owe("others").id)
    assert held is not None
    assert others is not None
    unclaimed = owe("unclaimed")
    sent.clear()

    assert works("trials@here") == 2
    assert sorted(sent) == sorted([str(held.turn), str(unclaimed.id)])
    with pytest.raises(claims.Stale):
        claims.finish(held, now=timezone.now())
    claims.renew(others)
    again = claims.claim(held.turn)
    assert again is not None
    claims.finish(again, now=timezone.now())
    assert Turn.objects.get(id=held.turn).worker == "trials@here"


@pytest.mark.django_db(transaction=True)
def test_what_no_worker_claimed_is_nobodys_to_take_up(sent: list[str], works: Any) -> None:
    held = claims.claim(owe().id)
    assert held is not None
    assert works("trials@here") == 0
    claims.renew(held)


@pytest.mark.django_db(transaction=True)
def test_of_many_claimants_one_gets_it() -> None:
    turn = owe()
    got: list[Any] = []
    start = threading.Barrier(6)

    def take() -> None:
        try:
            start.wait(10)
            got.append(claims.claim(turn.id))
        finally:
            connection.close()

    threads = [threading.Thread(target=take) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(30)
    assert len(got) == 6
    assert len([held for held in got if held is not None]) == 1


# --- receipts ------------------------------------------------------------------


@pytest.mark.django_db
def test_a_receipt_gives_the_same_answer_for_ever() -> None:
    key, asked = uuid.uuid4(), {"text": "Ich wär's nicht", "phase": None}
    assert receipts.recall(scope="a", key=key, request=asked) is None
    receipts.keep(scope="a", key=key, request=asked, answer={"seq": 3}, now=timezone.now())
    assert receipts.recall(scope="a", key=key, request=dict(reversed(asked.items()))) == {"seq": 3}
    assert receipts.recall(scope="b", key=key, request=asked) is None
    with pytest.raises(receipts.KeyReused) as refused:
        receipts.recall(scope="a", key=key, request={"text": "Other"})
    assert refused.value.status == 409
    with pytest.raises(IntegrityError), transaction.atomic():
        receipts.keep(scope="a", key=key, request=asked, answer={}, now=timezone.now())
    assert "nicht" not in str(list(Receipt.objects.values())), "the words themselves are not kept"


@pytest.mark.django_db
def test_without_a_key_nothing_is_kept() -> None:
    receipts.keep(scope="a", key=None, request={}, answer={}, now=timezone.now())
    assert receipts.recall(scope="a", key=None, request={}) is None
    assert not Receipt.objects.exists()


# --- thinking ------------------------------------------------------------------


class Call:
    def __init__(self, purpose: str, run: Any, result: Any = str) -> None:
        self.purpose, self.result, self._run = purpose, result, run

    def run(self) -> tuple[Any, str]:
        return self._run(), "test:engine"


def thinking(**watch: Any) -> Thinking:
    held = claims.claim(owe().id)
    assert held is not None
    return Thinking(held, **watch)


@pytest.mark.django_db
def test_calls_run_side_by_side() -> None:
    together = threading.Barrier(3, timeout=10)
    calls = [Call(str(i), lambda: str(together.wait())) for i in range(3)]
    done = thinking().gather(calls)
    assert set(done) == {"0", "1", "2"}
    assert {engine for _, engine in done.values()} == {"test:engine"}


@pytest.mark.django_db
def test_one_failure_fails_the_turn_but_keeps_what_was_thought() -> None:
    books = thinking()

    def broken() -> str:
        raise ValueError("out of tokens")

    books.gather([Call("good", lambda: "words")])
    with pytest.raises(ThinkingFailed):
        books.gather([Call("bad", broken)])
    again = Thinking(books.held)
    asked: list[str] = []
    done = again.gather([Call("good", lambda: asked.append("again") or "others")])
    assert done == {"good": ("words", "test:engine")}
    assert asked == []


@pytest.mark.django_db
def test_streamed_text_comes_in_pieces_that_join_without_gap() -> None:
    deltas: list[tuple[int, int, str, str]] = []
    books = thinking(on_delta=lambda *delta: deltas.append(delta))
    words = [f"word{i} " for i in range(200)]
    text, engine = books.stream(Call("reply", lambda: ""), lambda: iter(words))
    assert (text, engine) == ("".join(words), "test:engine")
    so_far = ""
    assert len({attempt for attempt, *_ in deltas}) == 1
    for _, offset, piece, whole in deltas:
        assert offset == len(so_far)
        so_far += piece
        assert whole == so_far
    assert so_far == text
    assert Thinking(books.held).stream(Call("reply", lambda: ""), lambda: iter(["no"]))[0] == text


@pytest.mark.django_db
@pytest.mark.parametrize("said", [[], ["  "], ["\n"]])
def test_saying_nothing_is_a_failure(said: list[str]) -> None:
    with pytest.raises(ThinkingFailed):
        thinking().stream(Call("reply", lambda: ""), lambda: iter(said))


@pytest.mark.django_db
def test_the_lease_is_renewed_while_thinking_and_its_loss_is_noticed(settings: Any) -> None:
    settings.TURN_RENEW_SECONDS = 0.0
    books = thinking()
    first = Turn.objects.get().due_at
    books.gather([Call("slow", lambda: time.sleep(0.05) or "words")])
    assert Turn.objects.get().due_at > first
    Turn.objects.update(holder=uuid.uuid4())
    with pytest.raises(claims.Stale):
        books.gather([Call("more", lambda: "words")])
