"""One name in whatever case, and an index that looking somebody up by it enters."""

import logging

from django.db import migrations, models

import allrise.accounts.anycase

log = logging.getLogger(__name__)


def part(apps, schema_editor):
    """Where names differ by case alone the oldest keeps it, and the others get their number."""
    people = apps.get_model("accounts", "User").objects
    taken = set()
    for key, name in people.order_by("pk").values_list("pk", "username").iterator():
        if name.upper() not in taken:
            taken.add(name.upper())
            continue
        fresh = f"{name[:120]}-{key}"
        while people.filter(username__iexact=fresh).exists():
            fresh += "-2"
        people.filter(pk=key).update(username=fresh)
        taken.add(fresh.upper())
        log.warning("The name %s stood twice but for its case: person %s is %s.", name, key, fresh)


class Migration(migrations.Migration):
    dependencies = [("accounts", "0003_withheld_names")]

    operations = [
        migrations.RunPython(part, migrations.RunPython.noop, elidable=True),
        migrations.AddConstraint(
            model_name="user",
            constraint=models.UniqueConstraint(
                allrise.accounts.anycase.AnyCase("username"),
                name="name_once_in_any_case",
                violation_error_message="A user with that username already exists.",
            ),
        ),
    ]
