"""What curators do to the shelves by hand, and whether it may stand.

The room reads every source that is switched on, so one that does not hold together must not
be; a source in the making stays off until it does.
"""

from collections.abc import Iterable

from django.db import transaction
from pydantic import ValidationError

from evidence.domain.exhibits import CONTENT, Kind, Passage, Source
from evidence.library import review, store
from evidence.library.notation import problem
from evidence.models import LibraryPassage, LibrarySource


def passage_of(row: LibraryPassage, kind: Kind) -> Passage:
    """A row as a value. Raises ValidationError where it is none."""
    content = CONTENT[kind].model_validate(row.content)
    names = ("locator", "title", "caption", "claim", "surprising", "checks")
    return Passage.model_validate({"content": content, **{n: getattr(row, n) for n in names}})


def source_of(row: LibrarySource, passages: Iterable[Passage]) -> Source:
    """A source with these passages, in the making too: with fewer than a whole one has."""
    names = ("slug", "title", "year", "subject", "locators")
    fields = {name: getattr(row, name) for name in names}
    return Source.model_construct(kind=Kind(row.kind), passages=tuple(passages), **fields)


def with_passage(row: LibrarySource, passage: Passage, *, pk: int | None) -> Source:
    """The source as it would be with the passage in the place of the row `pk`, or added."""
    others = [each for each in row.passages.all() if each.pk != pk] if row.pk else []
    return source_of(row, [*(passage_of(other, Kind(row.kind)) for other in others), passage])


def unsound(row: LibrarySource) -> str | None:
    """Why the source may not be switched on; None when it may."""
    try:
        source = store.to_source(row)
    except ValidationError as error:
        return problem(error)
    wrong = review.faults(source)
    if not wrong:
        return None
    index = wrong[0].index
    place = "" if index is None else f"{source.passages[index].locator}: "
    return f"{place}{wrong[0].problem}"


@transaction.atomic
def switch_on(rows: Iterable[LibrarySource]) -> dict[str, str]:
    """Switch on the sources that are sound; what is wrong with the others, by title."""
    wrong: dict[str, str] = {}
    for row in rows:
        fault = unsound(row)
        if fault:
            wrong[row.title] = fault
        else:
            LibrarySource.objects.filter(pk=row.pk).update(enabled=True)
    return wrong


@transaction.atomic
def switch_off_unsound(pks: Iterable[int]) -> list[str]:
    """Switch off those that no longer hold together; their titles."""
    off = []
    for row in LibrarySource.objects.filter(pk__in=set(pks), enabled=True):
        if unsound(row):
            LibrarySource.objects.filter(pk=row.pk).update(enabled=False)
            off.append(row.title)
    return off
