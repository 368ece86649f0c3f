"""What the tests of accounts share."""

from collections.abc import Callable
from typing import Any

import pytest
from django.test import Client

from allrise.accounts.models import User

PASSWORD = "a-rather-long-secret-7"


@pytest.fixture
def sign_up(db: None) -> Callable[..., Client]:
    """`sign_up("ada", email=…)`: somebody with a browser of their own, signed up by the form."""

    def new(username: str = "ada", *, client: Client | None = None, **fields: Any) -> Client:
        browser = client or Client()
        form = {"username": username, "password1": PASSWORD, "email": "", **fields}
        answer = browser.post("/accounts/signup/", form)
        assert answer.status_code == 302, answer.content.decode()
        return browser

    return new


@pytest.fixture
def ada(sign_up: Callable[..., Client]) -> Client:
    return sign_up("ada", email="ada@example.org")


def member(name: str = "ada") -> User:
    return User.objects.get(username=name)
