import django.db.models.deletion
from django.db import migrations, models

import evidence.models


class Migration(migrations.Migration):
    dependencies = [("evidence", "0001_initial")]

    operations = [
        migrations.AlterField(
            model_name="contender",
            name="engine",
            field=models.CharField(max_length=120, validators=[evidence.models.valid_engine]),
        ),
        migrations.AddField(
            model_name="sealed",
            name="made_by",
            field=models.ForeignKey(
                db_index=False,
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="exhibits",
                to="evidence.contender",
            ),
        ),
        migrations.AddField(
            model_name="sealed",
            name="engine",
            field=models.CharField(default="", max_length=120),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name="ruling",
            name="made_by",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="rulings",
                to="evidence.contender",
            ),
        ),
        migrations.AddField(
            model_name="ruling",
            name="engine",
            field=models.CharField(default="", max_length=120),
            preserve_default=False,
        ),
        migrations.AddIndex(
            model_name="sealed",
            index=models.Index(fields=["made_by", "-exhibit"], name="sealed_made_by"),
        ),
    ]
