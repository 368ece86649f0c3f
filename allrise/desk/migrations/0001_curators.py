"""The group `Curator`, with just these rights.

Permissions are usually made after all migrations; here they are needed before, so those
that are named below are made on the spot. Django finds them later and leaves them alone.
"""

from django.db import migrations

GROUP = "Curator"
# (app, model, what it is called, the verbs)
RIGHTS = [
    ("trials", "charge", "charge", ["view", "add", "change"]),
    ("trials", "chargesuggestion", "suggested charge", ["view", "change"]),
    ("trials", "trial", "trial", ["view"]),
    ("trials", "verdictrecord", "verdict", ["view"]),
    ("trials", "round", "round", ["view"]),
    ("trials", "namedfallacy", "named fallacy", ["view"]),
    ("trials", "hint", "hint", ["view"]),
    ("trials", "evidenceuse", "evidence use", ["view"]),
    ("evidence", "librarysource", "library source", ["view", "add", "change"]),
    ("evidence", "librarypassage", "library passage", ["view", "add", "change", "delete"]),
    ("evidence", "contender", "contender", ["view", "change"]),
    ("evidence", "match", "match", ["view"]),
    ("calls", "modelcall", "model call", ["view"]),
    ("reports", "report", "report", ["view", "change"]),
]


def create(apps, schema_editor):
    Group = apps.get_model("auth", "Group")
    Permission = apps.get_model("auth", "Permission")
    ContentType = apps.get_model("contenttypes", "ContentType")
    group, _ = Group.objects.get_or_create(name=GROUP)
    rights = []
    for app, model, called, verbs in RIGHTS:
        kind, _ = ContentType.objects.get_or_create(app_label=app, model=model)
        for verb in verbs:
            right, _ = Permission.objects.get_or_create(
                content_type=kind,
                codename=f"{verb}_{model}",
                defaults={"name": f"Can {verb} {called}"},
            )
            rights.append(right)
    group.permissions.set(rights)


def remove(apps, schema_editor):
    apps.get_model("auth", "Group").objects.filter(name=GROUP).delete()


class Migration(migrations.Migration):
    initial = True
    dependencies = [
        ("auth", "0012_alter_user_first_name_max_length"),
        ("contenttypes", "0002_remove_content_type_name"),
        ("accounts", "0001_initial"),
        ("calls", "0001_initial"),
        ("evidence", "0001_initial"),
        ("reports", "0001_initial"),
        ("trials", "0008_curators"),
    ]
    operations = [migrations.RunPython(create, remove)]
