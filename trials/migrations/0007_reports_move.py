"""Reports of trials move to where reports of everything are kept."""

from django.db import migrations


def move(apps, schema_editor):
    new = apps.get_model("reports", "Report")
    for old in apps.get_model("trials", "Report").objects.select_related("trial__charge"):
        new.objects.get_or_create(
            kind="trial",
            subject=str(old.trial_id),
            person_id=old.person_id,
            defaults={
                "title": f"The trial of {old.trial.charge.title}"[:160],
                "url": f"/trials/{old.trial_id}/",
                "reason": old.reason,
                "at": old.at,
            },
        )


class Migration(migrations.Migration):
    dependencies = [("trials", "0006_house_only"), ("reports", "0001_initial")]

    operations = [
        migrations.RunPython(move, migrations.RunPython.noop),
        migrations.DeleteModel(name="Report"),
    ]
