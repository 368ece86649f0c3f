"""Lists of a charge as one types them: lines, or words between commas."""

from typing import Any

from django import forms

WIDE = {"class": "shelf-wide"}


class Lines(forms.CharField):
    """A list, an item a line."""

    def __init__(self, *, rows: int = 4, **kwargs: Any) -> None:
        kwargs.setdefault("required", False)
        kwargs.setdefault("widget", forms.Textarea(attrs={"rows": rows, **WIDE}))
        super().__init__(**kwargs)

    def prepare_value(self, value: Any) -> Any:
        return "\n".join(map(str, value)) if isinstance(value, list) else value

    def clean(self, value: Any) -> list[str]:
        text: str = super().clean(value)
        return [line.strip() for line in text.splitlines() if line.strip()]

    def has_changed(self, initial: Any, data: Any) -> bool:
        return self.clean(data) != (initial or [])


class Words(Lines):
    """A list of words or short phrases, with commas between."""

    def __init__(self, *, rows: int = 2, **kwargs: Any) -> None:
        kwargs.setdefault("help_text", "With commas between.")
        super().__init__(rows=rows, **kwargs)

    def prepare_value(self, value: Any) -> Any:
        return ", ".join(map(str, value)) if isinstance(value, list) else value

    def clean(self, value: Any) -> list[str]:
        text: str = forms.CharField.clean(self, value)
        return [word.strip() for word in text.replace("\n", ",").split(",") if word.strip()]
