"""A record as a few years of matches leave it, written in bulk.

Who met whom and how each round ended is drawn by a seed; the counters are counted from the
same rounds by the league's own arithmetic, as the room would have kept them. What the table
and the archive read is written: matches, the ends of their rounds, counters; no exhibits.

    python -m bench.seasons [MATCHES [PEOPLE]]     into the database that settings name
"""

import random
import sys
import uuid
from collections import defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import islice

import django

django.setup()

from django.db import connection, transaction  # noqa: E402 - models need Django set up

from evidence.domain.league import Tally as Counts  # noqa: E402
from evidence.domain.league import recount  # noqa: E402
from evidence.domain.rules import BY_VERDICT, RoundVerdict, Seat  # noqa: E402
from evidence.models import Contender, Match, MatchState, Resolution, Tally  # noqa: E402

ROUNDS = 10
SEED = "seasons"
FIRST = datetime(2024, 1, 1, tzinfo=UTC)
A_MATCH = timedelta(minutes=7)
MATCHES, PEOPLE = 100_000, 2000
BATCH = 2000
VERDICTS = list(RoundVerdict)
# One match in so many is a person's, and of these every second is public.
HUMAN_EVERY = 20


def write(matches: int, *, people: int = 0) -> None:
    """Write so many matches of ten rounds, some of them by `people` members."""
    draw = random.Random(SEED)
    minds = list(Contender.objects.filter(person__isnull=True, enabled=True))
    presenters = [each for each in minds if each.presents]
    examiners = [each for each in minds if each.examines]
    members = Contender.objects.bulk_create(
        Contender(
            slug=f"member-bench-{number}",
            name="a member",
            engine="human",
            presents=False,
            examines=False,
        )
        for number in range(people)
    )
    counts: dict[tuple[int, Seat], Counts] = defaultdict(Counts)
    numbers = iter(range(matches))
    while batch := list(islice(numbers, BATCH)):
        played = []
        for number in batch:
            human = bool(members) and number % HUMAN_EVERY == 0
            examiner = draw.choice(members if human else examiners)
            verdicts = draw.choices(VERDICTS, k=ROUNDS)
            row = _match(number, draw.choice(presenters), examiner, verdicts, human=human)
            played.append((row, verdicts))
            for key in ((row.presenter_id, Seat.PRESENTER), (row.examiner_id, Seat.EXAMINER)):
                counts[key] = counts[key].plus(recount([verdicts]))
        with transaction.atomic():
            Match.objects.bulk_create([row for row, _ in played])
            _end([end for row, verdicts in played for end in _ends(row, verdicts)])
    Tally.objects.bulk_create(
        Tally(
            contender_id=contender,
            seat=seat,
            mu=draw.gauss(25, 3),
            **{name: getattr(held, name) for name in Counts.__dataclass_fields__},
        )
        for (contender, seat), held in counts.items()
    )
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE")


def _match(
    number: int,
    presenter: Contender,
    examiner: Contender,
    verdicts: list[RoundVerdict],
    *,
    human: bool,
) -> Match:
    opened = FIRST + number * A_MATCH
    return Match(
        id=uuid.UUID(int=random.Random(f"{SEED}:{number}").getrandbits(128), version=4),
        human=human,
        public=human and number % (2 * HUMAN_EVERY) == 0,
        presenter=presenter,
        examiner=examiner,
        presenter_sat=presenter.engine,
        examiner_sat=examiner.engine,
        state=MatchState.COMPLETE,
        phase="complete",
        round=ROUNDS,
        ruled=True,
        presenter_score=sum(BY_VERDICT[v].presenter_delta for v in verdicts),
        examiner_score=sum(BY_VERDICT[v].examiner_delta for v in verdicts),
        opened_at=opened,
        moved_at=opened + A_MATCH,
        closed_at=opened + A_MATCH,
    )


def _ends(match: Match, verdicts: list[RoundVerdict]) -> Iterator[tuple[object, ...]]:
    at = connection.ops.adapt_datetimefield_value(match.opened_at)
    key = match.id if connection.features.has_native_uuid_field else match.id.hex
    for number, verdict in enumerate(verdicts, start=1):
        outcome = BY_VERDICT[verdict]
        yield key, number, verdict.value, outcome.presenter_delta, outcome.examiner_delta, at


def _end(rows: list[tuple[object, ...]]) -> None:
    """A million rows: past the ORM, which would take a minute for them."""
    columns = ("match_id", "round", "verdict", "presenter_delta", "examiner_delta", "resolved_at")
    marks = ", ".join(["%s"] * len(columns))
    table = Resolution._meta.db_table
    with connection.cursor() as cursor:
        cursor.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})", rows)


if __name__ == "__main__":
    asked = [int(word) for word in sys.argv[1:3]]
    write(*(asked[:1] or [MATCHES]), people=(asked[1:] or [PEOPLE])[0])
