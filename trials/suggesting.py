"""The pages on which people suggest a charge, and read what became of it."""

from typing import Any

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.utils import timezone
from django.views.decorators.http import require_GET, require_http_methods

from allrise.accounts.models import User
from allrise.accounts.people import person_of
from allrise.errors import NotSignedIn, SlowDown
from allrise.text import clean
from trials.services import suggestions
from trials.services.suggestions import MAX_ELEMENTS, MAX_EVIDENCE, MAX_LINE

SHOWN = 50


class _Words(forms.CharField):
    """A stranger's words as they may be stored."""

    def to_python(self, value: Any) -> str:
        return super().to_python(clean(value) if isinstance(value, str) else value) or ""


class _Lines(_Words):
    """A few ideas, one a line."""

    def __init__(self, *, most: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._most = most

    def clean(self, value: Any) -> list[str]:
        text: str = super().clean(value)
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        if len(lines) > self._most:
            raise forms.ValidationError(f"At most {self._most} lines; these are {len(lines)}.")
        if any(not 3 <= len(line) <= MAX_LINE for line in lines):
            raise forms.ValidationError(f"Each line has 3 to {MAX_LINE} characters.")
        return lines


class SuggestForm(forms.Form):
    title = _Words(
        min_length=3,
        max_length=80,
        help_text="What the prosecutor would shout across a car park. “Unlicensed Philosophy”.",
    )
    statute = _Words(
        label="The law that was broken",
        min_length=10,
        max_length=400,
        widget=forms.Textarea(attrs={"rows": 3}),
        help_text="One sentence, as the clerk would read it: “No person shall …”",
    )
    pitch = _Words(
        label="The pitch",
        required=False,
        max_length=400,
        widget=forms.Textarea(attrs={"rows": 2}),
        help_text="Two lines that make somebody want to plead. May be left to the curators.",
    )
    elements = _Lines(
        label="What the prosecution would have to establish",
        required=False,
        most=MAX_ELEMENTS,
        widget=forms.Textarea(attrs={"rows": 4}),
        help_text=f"One a line, at most {MAX_ELEMENTS}. “Food suffered by it”.",
    )
    evidence = _Lines(
        label="Evidence the prosecutor might invent",
        required=False,
        most=MAX_EVIDENCE,
        widget=forms.Textarea(attrs={"rows": 5}),
        help_text=f"One a line, at most {MAX_EVIDENCE}, and what is wrong with it if you know: "
        "“A garden gnome's diary; the gnome faces the fence”.",
    )


def _member(request: HttpRequest) -> User:
    """Raises NotSignedIn for nobody and for a guest, who would never hear of it again."""
    person = person_of(request)
    if person is None or person.is_guest:
        raise NotSignedIn("Sign in to suggest a charge.")
    return person


@require_http_methods(["GET", "HEAD", "POST"])
def suggest(request: HttpRequest) -> HttpResponse:
    """A new one; with `?again=`, one that was returned to be mended."""
    person = _member(request)
    asked = request.GET.get("again", "")
    again = suggestions.returned_to(person, int(asked)) if asked.isdecimal() else None
    refusal, status = None, 200
    if request.method == "POST":
        form = SuggestForm(request.POST)
        if form.is_valid():
            try:
                suggestions.suggest(
                    person=person, now=timezone.now(), again=again, **form.cleaned_data
                )
            except SlowDown as error:
                # On the same page, so that what was written is not lost.
                refusal, status = error, error.status
            else:
                messages.success(request, "Filed. The curators read every one.")
                return redirect("suggestions")
    else:
        form = SuggestForm(initial=_written(again) if again else None)
    context = {"form": form, "again": again, "refusal": refusal and refusal.message}
    response = render(request, "trials/suggest.html", context, status=status)
    if refusal is not None and refusal.retry_after is not None:
        response["Retry-After"] = str(refusal.retry_after)
    return response


def _written(row: Any) -> dict[str, str]:
    whole = {"title": row.title, "statute": row.statute, "pitch": row.pitch}
    lists = {name: "\n".join(getattr(row, name)) for name in ("elements", "evidence")}
    return whole | lists


@require_GET
def mine(request: HttpRequest) -> HttpResponse:
    rows = suggestions.of(_member(request)).select_related("draft")[:SHOWN]
    return render(request, "trials/suggestions.html", {"suggestions": rows})
