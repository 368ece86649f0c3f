from django.db import migrations
from django.db.models import OuterRef, Subquery


def credit_whoever_sat(apps, schema_editor):
    """Before this, a contender's own engine made every move there is on record."""
    Match = apps.get_model("evidence", "Match")
    Sealed = apps.get_model("evidence", "Sealed")
    Ruling = apps.get_model("evidence", "Ruling")
    filed = Match.objects.filter(exhibits=OuterRef("exhibit_id"))
    ruled = Match.objects.filter(pk=OuterRef("match_id"))
    Sealed.objects.update(
        made_by=Subquery(filed.values("presenter_id")[:1]),
        engine=Subquery(filed.values("presenter_sat")[:1]),
    )
    Ruling.objects.update(
        made_by=Subquery(ruled.values("examiner_id")[:1]),
        engine=Subquery(ruled.values("examiner_sat")[:1]),
    )


class Migration(migrations.Migration):
    # Apart from the columns: PostgreSQL indexes no table whose rows just changed.
    dependencies = [("evidence", "0002_who_made_each_move")]

    operations = [migrations.RunPython(credit_whoever_sat, migrations.RunPython.noop)]
