"""History at scale: a verdict's figures on the trial, two covering indexes, the search.

The search's index is each database's own. On SQLite it is an FTS5 table kept by triggers;
whoever alters `trials_trialwords` later has to make them again, as SQLite rebuilds the
table and drops them with the old one.
"""

import django.db.models.deletion
from django.db import migrations, models

from trials.domain.searching import document

SQLITE = [
    """CREATE VIRTUAL TABLE trials_wordindex USING fts5(
        text, content='trials_trialwords', content_rowid='id')""",
    """CREATE TRIGGER trials_words_added AFTER INSERT ON trials_trialwords BEGIN
        INSERT INTO trials_wordindex(rowid, text) VALUES (new.id, new.text); END""",
    """CREATE TRIGGER trials_words_removed AFTER DELETE ON trials_trialwords BEGIN
        INSERT INTO trials_wordindex(trials_wordindex, rowid, text)
        VALUES ('delete', old.id, old.text); END""",
    """CREATE TRIGGER trials_words_changed AFTER UPDATE ON trials_trialwords BEGIN
        INSERT INTO trials_wordindex(trials_wordindex, rowid, text)
        VALUES ('delete', old.id, old.text);
        INSERT INTO trials_wordindex(rowid, text) VALUES (new.id, new.text); END""",
]
UNDO_SQLITE = [
    "DROP TRIGGER trials_words_changed",
    "DROP TRIGGER trials_words_removed",
    "DROP TRIGGER trials_words_added",
    "DROP TABLE trials_wordindex",
]
# `fastupdate` off: pending entries would be gone through one by one by the next search.
POSTGRES = [
    """CREATE INDEX trials_wordindex ON trials_trialwords
        USING gin (array_to_tsvector(string_to_array(text, ' '))) WITH (fastupdate = off)"""
]
UNDO_POSTGRES = ["DROP INDEX trials_wordindex"]


def build(apps, schema_editor):
    sqlite = schema_editor.connection.vendor == "sqlite"
    for statement in SQLITE if sqlite else POSTGRES:
        schema_editor.execute(statement)


def unbuild(apps, schema_editor):
    sqlite = schema_editor.connection.vendor == "sqlite"
    for statement in UNDO_SQLITE if sqlite else UNDO_POSTGRES:
        schema_editor.execute(statement)


def fill(apps, schema_editor):
    """What trials of before lack: their verdict's figures, and their words."""
    trials = apps.get_model("trials", "Trial").objects
    verdict = apps.get_model("trials", "VerdictRecord").objects.filter(
        trial_id=models.OuterRef("pk")
    )
    trials.filter(verdict__isnull=False).update(
        decision=models.Subquery(verdict.values("decision")[:1]),
        total=models.Subquery(verdict.values("total")[:1]),
    )
    words = apps.get_model("trials", "TrialWords").objects
    rows = trials.select_related("edition").prefetch_related("rounds").order_by("id")
    made = []
    for trial in rows.iterator(chunk_size=500):
        said = [filed.text for filed in trial.rounds.all()]
        text = document(trial.owner_id, [trial.edition.sheet["title"], *said])
        made.append(words.model(trial=trial, text=text))
        if len(made) == 500:
            words.bulk_create(made)
            made = []
    words.bulk_create(made)


class Migration(migrations.Migration):
    dependencies = [("trials", "0002_minds")]

    operations = [
        migrations.AddField(
            model_name="trial",
            name="decision",
            field=models.CharField(
                blank=True,
                choices=[("guilty", "guilty"), ("not_guilty", "not_guilty")],
                editable=False,
                max_length=12,
                null=True,
            ),
        ),
        migrations.AddField(
            model_name="trial",
            name="total",
            field=models.PositiveIntegerField(
                blank=True, editable=False, help_text="hundredths of a point", null=True
            ),
        ),
        migrations.RemoveIndex(model_name="trial", name="trial_history"),
        migrations.AddIndex(
            model_name="trial",
            index=models.Index(
                fields=["owner", "created_at", "id", "status", "decision", "charge", "mode"],
                name="trial_by_time",
            ),
        ),
        migrations.AddIndex(
            model_name="trial",
            index=models.Index(
                condition=models.Q(("total__isnull", False)),
                fields=["owner", "total", "id", "decision", "charge", "mode", "created_at"],
                name="trial_by_total",
            ),
        ),
        migrations.CreateModel(
            name="TrialWords",
            fields=[
                (
                    "id",
                    models.BigAutoField(
                        auto_created=True, primary_key=True, serialize=False, verbose_name="ID"
                    ),
                ),
                ("text", models.TextField()),
                (
                    "trial",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        related_name="words",
                        to="trials.trial",
                    ),
                ),
            ],
            options={"verbose_name_plural": "trial words"},
        ),
        # The tables are made when this is run, so that what stands on them can be, too.
        migrations.RunPython(build, unbuild),
        migrations.RunPython(fill, migrations.RunPython.noop, elidable=True),
    ]
