"""The boards of both courtrooms, and the charge of the day with its own."""

from datetime import date, timedelta
from enum import StrEnum
from typing import Any, TypeVar
from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils import timezone
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_GET, require_POST

from allrise.accounts.models import User
from allrise.accounts.people import person_of, start_guest
from allrise.errors import NotFound
from evidence import statistics as league
from evidence.domain.rules import Seat
from trials import statistics
from trials.domain.boards import MIN_TRIALS, Bench, By, Seal, Window
from trials.domain.phases import Mode, Plea
from trials.selectors import published_charges
from trials.services import daily, lobby
from trials.statistics import Board
from trials.views import PLEAS

BY = {By.ACQUITTALS: "Acquittals", By.TOTAL: "Best total", By.STREAK: "Streak"}
WINDOWS = {
    Window.DAY: "Today",
    Window.WEEK: "This week",
    Window.MONTH: "This month",
    Window.ALL: "All time",
}
BENCHES = {Bench.HOUSE: "The house bench", Bench.LIVE: "The live bench"}
SEAL_WORDS = {Seal.WHOLE: "held", Seal.CRACKED: "cracked", Seal.BROKEN: "broken"}
SEAL_PLACES = ("Round one", "Round two", "Round three", "Closing", "Verdict")
# The day the court opened: no board lies before it.
FIRST_DAY = date(2026, 1, 1)
Asked = dict[str, str]
Choice = TypeVar("Choice", bound=StrEnum)


@require_GET
def trial_board(request: HttpRequest) -> HttpResponse:
    """`/leaderboards/`: one board of the defendants, and the doors to all the others."""
    board, asked = _board(request)
    number = _number(request)
    today = timezone.now().date()
    found = statistics.page(board, today=today, asker=person_of(request), number=number)
    context = {
        "board": board,
        "found": found,
        "lonely": found.you if found.you and not any(row["you"] for row in found.items) else None,
        "least": MIN_TRIALS[board.window] if board.by is By.ACQUITTALS else 1,
        "bys": _doors(BY, "by", asked),
        "windows": _doors(WINDOWS, "window", asked),
        "benches": _doors(BENCHES, "bench", asked),
        "charges": published_charges(),
        "pages": _pages(asked, number, found.next),
    }
    return render(request, "leaderboards/trials.html", context)


@require_GET
def evidence_board(request: HttpRequest) -> HttpResponse:
    """`/leaderboards/evidence/`: one seat of the Evidence Room."""
    seat = _chosen(Seat, request.GET.get("seat"), Seat.EXAMINER)
    number = _number(request)
    found = league.page(seat=seat, number=number, page_size=statistics.PAGE_SIZE)
    labels = {Seat.EXAMINER: "Examiners", Seat.PRESENTER: "Presenters"}
    asked = {"seat": seat.value}
    context = {
        "seat": seat.value,
        "rows": found.items,
        "seats": _doors(labels, "seat", asked),
        "pages": _pages(asked, number, found.next),
        "start": (number - 1) * statistics.PAGE_SIZE,
    }
    return render(request, "leaderboards/evidence.html", context)


@require_GET
@ensure_csrf_cookie
def daily_board(request: HttpRequest, day: date | None = None) -> HttpResponse:
    """`/leaderboards/daily/`: today's charge and its board; with a date, that day's."""
    today = timezone.now().date()
    shown = day or today
    if not FIRST_DAY <= shown <= today:
        raise NotFound("No charge of the day is kept for that date.")
    person = person_of(request)
    bench = _chosen(Bench, request.GET.get("bench"), Bench.HOUSE)
    number = _number(request)
    found = statistics.daily_page(shown, bench=bench, asker=person, number=number)
    asked = {"bench": bench.value}
    over = shown < today
    context = {
        "day": shown,
        "over": over,
        "charge": _charge_of(shown, over=over),
        "found": found,
        "rows": [_sealed(row, over=over) for row in found.items],
        "lonely": _lonely(found, over=over),
        "benches": _doors(BENCHES, "bench", asked),
        "pages": _pages(asked, number, found.next),
        "before": shown - timedelta(days=1) if shown > FIRST_DAY else None,
        "after": shown + timedelta(days=1) if over else None,
        "mine": _mine(request, person, shown),
        "may_play": not over and _may_play(person),
        "pleas": PLEAS,
        "key": [{"seal": seal.value, "word": word} for seal, word in SEAL_WORDS.items()],
    }
    return render(request, "leaderboards/daily.html", context)


@require_POST
def open_daily(request: HttpRequest) -> HttpResponse:
    """The one attempt at today's charge; whoever has no account becomes a guest here."""
    plea = _chosen(Plea, request.POST.get("plea"), Plea.NOT_GUILTY)
    person = person_of(request) or start_guest(request)
    now = timezone.now()
    had = statistics.attempt_of(person, now.date())
    if had is not None and had.trial is not None:
        return redirect("courtroom", trial_id=had.trial.id)
    try:
        trial = daily.open_daily(owner=person, now=now, mode=Mode.TEXT, plea=plea, key=None)
    except lobby.GuestSpent:
        back = urlencode({"next": reverse("daily_board")})
        return redirect(f"{reverse('account_signup')}?{back}")
    return redirect("courtroom", trial_id=trial.id)


def _board(request: HttpRequest) -> tuple[Board, Asked]:
    """The board an address names; what it does not name, or misnames, is the usual one."""
    get = request.GET
    slug = get.get("charge", "")
    board = Board(
        by=_chosen(By, get.get("by"), By.ACQUITTALS),
        window=_chosen(Window, get.get("window"), Window.ALL),
        bench=_chosen(Bench, get.get("bench"), Bench.HOUSE),
        charge=statistics.charge_named(slug),
        no_hints=get.get("no_hints") in ("1", "true", "on"),
    )
    asked = {"by": board.by.value, "window": board.window.value, "bench": board.bench.value}
    if slug:
        asked["charge"] = slug
    if board.no_hints:
        asked["no_hints"] = "true"
    return board, asked


def _chosen(kind: type[Choice], value: str | None, usual: Choice) -> Choice:
    try:
        return kind(value or usual)
    except ValueError:
        return usual


def _number(request: HttpRequest) -> int:
    text = request.GET.get("page", "1")
    return int(text) if text.isascii() and text.isdigit() and 1 <= int(text) <= 10_000 else 1


def _doors(labels: Any, name: str, asked: Asked) -> list[dict[str, Any]]:
    """Links to the same board but for one choice; the one chosen says so."""
    return [
        {
            "label": label,
            "href": "?" + urlencode({**asked, name: choice.value}),
            "here": asked[name] == choice.value,
        }
        for choice, label in labels.items()
    ]


def _pages(asked: Asked, number: int, following: str | None) -> dict[str, str]:
    pages = {}
    if number > 1:
        pages["better"] = "?" + urlencode({**asked, "page": str(number - 1)})
    if following:
        pages["worse"] = "?" + urlencode({**asked, "page": following})
    return pages


# --- the charge of the day -------------------------------------------------------


def _charge_of(day: date, *, over: bool) -> Any:
    """The charge of a day: of one that is over, what was really played, if anything was."""
    if over:
        return statistics.charge_played(day)
    try:
        return daily.charge_of(day)
    except NotFound:
        return None


def _may_play(person: User | None) -> bool:
    return person is None or not statistics.attempt_of(person, timezone.now().date())


def _sealed(row: dict[str, Any], *, over: bool) -> dict[str, Any]:
    """A row with its seals in words, and the way to its transcript once the day is over."""
    return row | {
        "marks": seal_marks(row["seals"]),
        "review": row["trial"] if over and row["shared"] else None,
    }


def _lonely(found: statistics.Found, *, over: bool) -> dict[str, Any] | None:
    """The asker's own row where it is on another page."""
    if found.you is None or any(row["you"] for row in found.items):
        return None
    return _sealed(found.you, over=over)


def seal_marks(seals: str) -> list[dict[str, str]]:
    return [
        {"name": Seal(seal).name.lower(), "words": f"{place}: {SEAL_WORDS[Seal(seal)]}"}
        for place, seal in zip(SEAL_PLACES, seals, strict=True)
    ]


def _mine(request: HttpRequest, person: User | None, day: date) -> dict[str, Any] | None:
    """The asker's own attempt: in session, over with a card to copy, or deleted and spent."""
    attempt = statistics.attempt_of(person, day)
    if attempt is None:
        return None
    address = request.build_absolute_uri(reverse("daily_board", args=[day]))
    seals = attempt.seals
    return {
        "trial": attempt.trial,
        "marks": seal_marks(seals) if seals else [],
        "card": f"All Rise, {day:%-d %B %Y}\n{seals}\n{address}" if seals else "",
        "counted": attempt.counted,
    }
