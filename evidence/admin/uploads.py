"""A file of sources between its check and its import: kept a while for the one who brought it."""

import secrets
from dataclasses import dataclass
from typing import Any

from django import forms
from django.core.cache import cache
from django.core.exceptions import ValidationError
from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest
from redis.exceptions import RedisError

from evidence.library import formats

KEPT_SECONDS = 15 * 60


@dataclass(frozen=True)
class Waiting:
    name: str
    form: str
    keep_good: bool
    text: str


class UploadForm(forms.Form):
    file = forms.FileField(help_text="CSV, a passage a line, or JSONL, a source a line. UTF-8.")
    keep_good = forms.BooleanField(
        required=False, label="Keep the good rows", help_text="Otherwise it is all or nothing."
    )

    def clean_file(self) -> tuple[str, str]:
        """The file's name and its text."""
        file: UploadedFile = self.cleaned_data["file"]
        name = file.name or ""
        if not name.lower().endswith((".csv", ".jsonl")):
            raise ValidationError("The name of the file must end in .csv or .jsonl.")
        if (file.size or 0) > formats.LARGEST:
            raise ValidationError(f"It has more than {formats.LARGEST // 1024 // 1024} MB.")
        try:
            return name, formats.decoded(file.read())
        except formats.Unreadable as error:
            raise ValidationError(str(error)) from error

    def waiting(self) -> Waiting:
        name, text = self.cleaned_data["file"]
        form = formats.form_of(name)
        return Waiting(name, form, bool(self.cleaned_data["keep_good"]), text)


def keep(request: HttpRequest, waiting: Waiting) -> str:
    """Keep what was checked; the token that fetches it, for this person only.

    Empty when there is nowhere to keep it, as while the broker is down.
    """
    token = secrets.token_urlsafe(16)
    fields = (waiting.name, waiting.form, waiting.keep_good, waiting.text)
    try:
        cache.set(_key(request, token), fields, KEPT_SECONDS)
    except RedisError:
        return ""
    return token


def take(request: HttpRequest) -> Waiting | None:
    """What was checked, once; None when it is no longer there."""
    key = _key(request, request.POST.get("confirm", ""))
    try:
        fields: Any = cache.get(key)
        cache.delete(key)
    except RedisError:
        return None
    return Waiting(*fields) if fields else None


def _key(request: HttpRequest, token: str) -> str:
    return f"sources:upload:{request.user.pk}:{token[:64]}"
