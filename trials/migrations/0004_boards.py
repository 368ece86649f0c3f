"""The boards: trials that count, who filed what first, and counters of each person."""

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

BENCH = models.CharField(choices=[("house", "house"), ("live", "live")], max_length=5)


def charge(**options):
    return models.ForeignKey(
        on_delete=django.db.models.deletion.CASCADE,
        related_name="+",
        to="trials.charge",
        **options,
    )


class Migration(migrations.Migration):
    dependencies = [
        ("trials", "0003_history"),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name="Unlisted",
            fields=[
                (
                    "person",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="+",
                        serialize=False,
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
                ("reason", models.CharField(max_length=200)),
                ("at", models.DateTimeField()),
            ],
            options={
                "verbose_name": "person off the boards",
                "verbose_name_plural": "people off the boards",
            },
        ),
        migrations.CreateModel(
            name="CountedTrial",
            fields=[
                (
                    "trial",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        related_name="counted",
                        serialize=False,
                        to="trials.trial",
                    ),
                ),
                ("bench", BENCH),
                ("acquitted", models.BooleanField()),
                ("total", models.PositiveIntegerField(help_text="hundredths of a point")),
                ("hints", models.PositiveSmallIntegerField()),
                ("seals", models.CharField(max_length=5)),
                ("day", models.DateField(null=True)),
                ("decided_at", models.DateTimeField()),
                ("listed", models.BooleanField(help_text="Its person stands on the boards.")),
                ("charge", charge(db_index=False)),
                (
                    "person",
                    models.ForeignKey(
                        db_index=False,
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="counted_trials",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(fields=["person", "decided_at"], name="counted_person"),
                    models.Index(
                        condition=models.Q(("day__isnull", False), ("listed", True)),
                        fields=["day", "bench", "-total", "decided_at", "trial"],
                        name="counted_day",
                    ),
                ],
            },
        ),
        migrations.CreateModel(
            name="FirstFiling",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("digest", models.CharField(max_length=64)),
                ("trial_id", models.UUIDField()),
                ("phase", models.CharField(max_length=10)),
                ("charge", charge()),
            ],
            options={
                "constraints": [
                    models.UniqueConstraint(fields=("charge", "digest"), name="filed_first_once")
                ],
            },
        ),
        migrations.CreateModel(
            name="Standing",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("bench", BENCH),
                ("window", models.CharField(max_length=10)),
                (
                    "hints",
                    models.CharField(choices=[("any", "any"), ("none", "none")], max_length=4),
                ),
                ("trials", models.PositiveIntegerField()),
                ("acquittals", models.PositiveIntegerField()),
                ("best_total", models.PositiveIntegerField(help_text="hundredths of a point")),
                (
                    "run",
                    models.PositiveIntegerField(help_text="acquittals since the last conviction"),
                ),
                ("streak", models.PositiveIntegerField(help_text="the longest run")),
                (
                    "merit",
                    models.PositiveIntegerField(
                        help_text="the lower end of the Wilson interval in billionths, 0 below the minimum"
                    ),
                ),
                ("charge", charge(db_index=False, null=True)),
                (
                    "person",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="standings",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={
                "indexes": [
                    models.Index(
                        fields=["bench", "charge", "window", "hints", f"-{value}", "person"],
                        name=f"standing_{value}",
                    )
                    for value in ("merit", "best_total", "streak")
                ]
                + [models.Index(fields=["window"], name="standing_window")],
                "constraints": [
                    models.UniqueConstraint(
                        condition=models.Q(("charge__isnull", True)),
                        fields=("person", "bench", "window", "hints"),
                        name="standing_once_over_all",
                    ),
                    models.UniqueConstraint(
                        condition=models.Q(("charge__isnull", False)),
                        fields=("person", "bench", "window", "hints", "charge"),
                        name="standing_once_a_charge",
                    ),
                ],
            },
        ),
    ]
