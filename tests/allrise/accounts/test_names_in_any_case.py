"""A name is one person's in whatever case, and looking somebody up by it enters an index."""

from importlib import import_module

import pytest
from django.apps import apps
from django.core.exceptions import ValidationError
from django.db import IntegrityError, connection, transaction

from allrise.accounts.models import User

pytestmark = pytest.mark.django_db
migration = import_module("allrise.accounts.migrations.0004_names_in_any_case")
[CONSTRAINT] = User._meta.constraints


def test_there_are_no_two_names_that_differ_by_case_alone() -> None:
    User.objects.create_user("Ada")
    with pytest.raises(IntegrityError), transaction.atomic():
        User.objects.create_user("aDA")
    with pytest.raises(ValidationError, match="already exists"):
        CONSTRAINT.validate(User, User(username="ADA"))
    CONSTRAINT.validate(User, User.objects.get())


def test_looking_a_name_up_in_any_case_enters_an_index() -> None:
    User.objects.bulk_create(User(username=f"person-{n}") for n in range(300))
    with connection.cursor() as cursor:
        cursor.execute("ANALYZE accounts_user")
        if connection.vendor == "postgresql":
            cursor.execute("SET LOCAL enable_seqscan = off")
    found = User.objects.filter(username__iexact="Person-7", is_guest=False).order_by("pk")
    assert found.get().username == "person-7"
    assert "name_once_in_any_case" in found.explain()


def test_names_that_stood_twice_are_told_apart_by_the_migration(
    caplog: pytest.LogCaptureFixture,
) -> None:
    # The test's transaction brings it back.
    with connection.cursor() as cursor:
        cursor.execute(f"DROP INDEX {CONSTRAINT.name}")
    first, second, third = (User.objects.create_user(name) for name in ("ada", "Ada", "ADA"))
    other = User.objects.create_user(f"Ada-{second.pk}")
    migration.part(apps, None)
    names = dict(User.objects.values_list("pk", "username"))
    assert names[first.pk] == "ada"
    assert names[other.pk] == f"Ada-{second.pk}"
    assert names[second.pk] == f"Ada-{second.pk}-2"
    assert names[third.pk] == f"ADA-{third.pk}"
    assert caplog.text.count("stood twice") == 2
