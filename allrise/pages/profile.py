"""A person as others see them: a name, and what they made public. Nothing else."""

from urllib.parse import urlencode

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_GET

from allrise import paging
from allrise.accounts.models import User
from allrise.accounts.people import person_of
from allrise.errors import NotFound
from allrise.pages.boards import BENCHES
from evidence.schemas import match_row
from evidence.selectors import archive
from trials import statistics
from trials.domain.boards import Bench
from trials.services.boards import is_listed

MATCHES = 20


@require_GET
def profile(request: HttpRequest, name: str) -> HttpResponse:
    """`/u/{name}/`: the same 404 for nobody, for guests and for who is shown nowhere."""
    person = _member_called(name)
    if person.username != name:
        return redirect("profile", name=person.username)
    today = timezone.now().date()
    shared = paging.by_time(
        statistics.shared_trials(person, today=today),
        field="created_at",
        after=request.GET.get("after", ""),
    )
    matches = archive().filter(owner=person, human=True).order_by("-closed_at", "-id")
    context = {
        "person": person,
        "own": person_of(request) == person,
        "standings": [
            row | {"label": BENCHES[Bench(row["bench"])]}
            for row in statistics.standings_of(person, today=today)
        ],
        "trials": shared.items,
        "older": f"?{urlencode({'after': shared.next})}" if shared.next else "",
        "matches": [match_row(match) for match in matches[:MATCHES]],
    }
    return render(request, "profile/profile.html", context)


def _member_called(name: str) -> User:
    """The member of that name, in any case. Raises NotFound."""
    person = User.objects.filter(username__iexact=name, is_guest=False).first()
    if person is None or not is_listed(person):
        raise NotFound("There is nobody of that name in this court.")
    return person
