"""A person's record: their trials, filtered and in order, and how they are getting on."""

from dataclasses import asdict
from typing import Any

from django import forms
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.http import urlencode
from django.views.decorators.http import require_GET

from allrise import paging
from allrise.accounts.people import person_of
from trials import schemas
from trials.domain.fallacies import LESSONS
from trials.domain.phases import Mode, Status
from trials.domain.scoring import DIMENSIONS
from trials.domain.verdict import Decision
from trials.history import RECENT, Order, Wanted, history, standing
from trials.selectors import charge_titles
from trials.views.plotting import plot

ANY = ("", "Any")
VERDICTS = [ANY, (Decision.NOT_GUILTY.value, "Not guilty"), (Decision.GUILTY.value, "Guilty")]
MODES = [
    ANY,
    (Mode.TEXT.value, "Typed"),
    (Mode.HYBRID.value, "Hands-free"),
    (Mode.LIVE.value, "Live voice"),
]
STATUSES = [
    ANY,
    (Status.DECIDED.value, "Decided"),
    (Status.DEFENSE.value, "Waiting for you"),
    (Status.PROSECUTION.value, "Prosecutor speaking"),
    (Status.DELIBERATION.value, "Judge deliberating"),
    (Status.STALLED.value, "Stalled"),
    (Status.ABANDONED.value, "Abandoned"),
]
ORDERS = [
    (Order.NEWEST.value, "Newest first"),
    (Order.OLDEST.value, "Oldest first"),
    (Order.BEST.value, "Best total first"),
    (Order.WORST.value, "Worst total first"),
]
# How many fallacies make a habit worth a place on the page.
SHOWN_FALLACIES = 5


class Filters(forms.Form):
    """What the page's address asks for. A value that makes no sense counts as none."""

    search = forms.CharField(required=False, max_length=100)
    verdict = forms.ChoiceField(required=False, choices=VERDICTS)
    charge = forms.ChoiceField(required=False)
    mode = forms.ChoiceField(required=False, choices=MODES)
    status = forms.ChoiceField(required=False, choices=STATUSES)
    since = forms.DateField(required=False, label="from")
    until = forms.DateField(required=False, label="to")
    order = forms.ChoiceField(required=False, choices=ORDERS)

    def __init__(self, data: QueryDict, charges: list[tuple[str, str]]) -> None:
        super().__init__(data)
        choice = self.fields["charge"]
        assert isinstance(choice, forms.ChoiceField)
        choice.choices = [ANY, *charges]

    def wanted(self) -> Wanted:
        self.is_valid()
        told = self.cleaned_data
        return Wanted(
            status=Status(told["status"]) if told.get("status") else None,
            verdict=Decision(told["verdict"]) if told.get("verdict") else None,
            charge=told.get("charge") or "",
            mode=Mode(told["mode"]) if told.get("mode") else None,
            search=told.get("search") or "",
            since=told.get("since"),
            until=told.get("until"),
            order=Order(told.get("order") or Order.NEWEST),
        )

    def query(self) -> dict[str, str]:
        """What is asked for, as short as an address can say it."""
        given = {name: self.data.get(name, "").strip() for name in self.fields}
        usual = {"order": Order.NEWEST.value}
        return {name: value for name, value in given.items() if value and value != usual.get(name)}


@require_GET
def trial_history(request: HttpRequest) -> HttpResponse:
    person = person_of(request)
    if person is None:
        back = urlencode({"next": request.get_full_path()})
        return redirect(f"{reverse('account_login')}?{back}")
    filters = Filters(request.GET, charge_titles())
    query, after = filters.query(), request.GET.get("after", "")
    if any(not value for value in request.GET.values()):
        # A form sends its empty fields, too; an address to keep has none.
        return redirect(_address(query, after=after))
    wanted = filters.wanted()
    found = paging.by_time(
        history(person, wanted),
        field=wanted.order.field,
        descending=wanted.order.descending,
        after=after,
        most=wanted.most,
    )
    context = {
        "trials": [schemas.trial_row(trial) for trial in found.items],
        "count": found.count,
        "filters": filters,
        "or_more": found.count == wanted.most,
        "filtered": bool(query.keys() - {"order"}),
        "scored_only": wanted.order.field == "total",
        "next_url": _address(query, after=found.next) if found.next else "",
        "first_url": _address(query) if after else "",
    }
    if not after:
        context["standing"] = _standing(standing(person))
    return render(request, "trials/history.html", context)


def _address(query: dict[str, str], *, after: str = "") -> str:
    asked = {**query, **({"after": after} if after else {})}
    return f"{reverse('history')}?{urlencode(asked)}" if asked else reverse("history")


def _standing(found: Any) -> dict[str, Any] | None:
    """The figures as the page shows them; None before the first verdict."""
    if not found.verdicts:
        return None
    return {
        "verdicts": found.verdicts,
        "recent": RECENT,
        "dimensions": [each.value for each in DIMENSIONS],
        "steps": [
            {**asdict(step), "means": [step.means[each] for each in DIMENSIONS]}
            for step in found.steps
        ],
        "plot": plot(found.steps) if len(found.steps) > 1 else None,
        "fallacies": [
            {"count": count, **LESSONS[name]._asdict()}
            for name, count in found.fallacies[:SHOWN_FALLACIES]
        ],
    }
