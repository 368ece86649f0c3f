"""What a person fills in on their own pages."""

from typing import Any

from django import forms

from allrise.accounts import names
from allrise.accounts.models import User


class DisplayNameForm(forms.Form):
    display_name = forms.CharField(
        label="Name in court",
        required=False,
        max_length=names.LONGEST,
        help_text="What others see beside your public trials. Empty: your user name.",
    )

    def __init__(self, *args: Any, person: User, **kwargs: Any) -> None:
        self.person = person
        super().__init__(*args, **kwargs)

    def clean_display_name(self) -> str:
        name = names.tidy(self.cleaned_data["display_name"])
        withheld = names.squeezed(self.person.withheld_name)
        if withheld and names.squeezed(name or self.person.username) == withheld:
            raise forms.ValidationError("The curators took that name off. Choose another.")
        if not name:
            return ""
        wrong = names.complaint(name)
        if wrong is None and self._somebody_elses(name):
            wrong = "That is somebody else's user name."
        if wrong is not None:
            raise forms.ValidationError(wrong)
        return name

    def _somebody_elses(self, name: str) -> bool:
        others = User.objects.exclude(pk=self.person.pk)
        return others.filter(username__iexact=name).exists()


class TokenForm(forms.Form):
    name = forms.CharField(
        label="What is it for?", max_length=40, help_text="Only you see this, in the list below."
    )


class DeletionForm(forms.Form):
    password = forms.CharField(
        label="Your password",
        strip=False,
        max_length=4096,
        widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}),
    )
