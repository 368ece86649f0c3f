"""The curator's desk from the outside: a client, a page, a form as the browser sends it."""

from typing import Any

from django.contrib.auth.models import Permission
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse

from allrise.accounts.models import User
from evidence.library import formats, importing, store
from evidence.library.formats import Shelved
from evidence.models import Contender, LibraryPassage, LibrarySource

SOURCES = "admin:evidence_librarysource"
PASSAGES = "admin:evidence_librarypassage"
CONTENDERS = "admin:evidence_contender"
IMPORT, EXPORT = f"{SOURCES}_import", f"{SOURCES}_export"
LIBRARY = ("librarysource", "librarypassage")


def staff(name: str, *permissions: str) -> Client:
    """A client logged in as staff with just these permissions ("view_librarysource")."""
    person = User.objects.create_user(username=name, password="x", is_staff=True)
    granted = Permission.objects.filter(content_type__app_label="evidence")
    person.user_permissions.set(granted.filter(codename__in=permissions))
    client = Client()
    client.force_login(person)
    return client


def page(client: Client, name: str, *args: Any, **data: Any) -> str:
    response = client.get(reverse(name, args=args), data)
    assert response.status_code == 200
    return response.content.decode()


def passage_of(kind: str) -> LibraryPassage:
    return LibraryPassage.objects.filter(source__kind=kind).select_related("source")[0]


def typed(client: Client, row: LibraryPassage) -> dict[str, str]:
    """The form of a passage as the browser would send it, untouched."""
    form = client.get(reverse(f"{PASSAGES}_change", args=[row.pk])).context["adminform"].form
    fields = {name: form.get_initial_for_field(field, name) for name, field in form.fields.items()}
    return {name: "on" if value is True else value for name, value in fields.items() if value}


def send(client: Client, row: LibraryPassage, fields: dict[str, str]) -> Any:
    return client.post(reverse(f"{PASSAGES}_change", args=[row.pk]), fields)


def act(client: Client, action: str, name: str = SOURCES, **chosen: Any) -> Any:
    model = LibrarySource if name == SOURCES else Contender
    pks = list(model.objects.filter(**chosen).values_list("pk", flat=True))
    data = {"action": action, "_selected_action": pks}
    return client.post(reverse(f"{name}_changelist"), data, follow=True)


def upload(client: Client, text: str | bytes, name: str = "new.jsonl", **more: str) -> Any:
    data = text.encode() if isinstance(text, str) else text
    return client.post(reverse(IMPORT), {"file": SimpleUploadedFile(name, data), **more})


def fresh_text(form: str) -> str:
    """Two sources that are not on the shelves."""
    known = store.titles()
    fresh = [source for source in importing.shipped() if source.slug not in known][:2]
    return formats.write([Shelved(source) for source in fresh], form)
