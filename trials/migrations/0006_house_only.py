from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("trials", "0005_boards_filled")]

    operations = [
        migrations.AddField(
            model_name="trial",
            name="house_only",
            field=models.BooleanField(default=False),
        ),
    ]
