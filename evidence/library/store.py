"""The almanac as it lies in the database, as values."""

from collections.abc import Iterator

from evidence.domain.exhibits import Source
from evidence.library.formats import Shelved
from evidence.models import LibrarySource


def sources() -> tuple[Source, ...]:
    """Every enabled source with its passages, by slug."""
    rows = LibrarySource.objects.filter(enabled=True).prefetch_related("passages")
    return tuple(to_source(row) for row in rows.order_by("slug"))


def shelved(slugs: frozenset[str] | None = None) -> Iterator[Shelved]:
    """Every source on the shelves, switched off ones included, by slug; or only some."""
    rows = LibrarySource.objects.prefetch_related("passages").order_by("slug")
    if slugs is not None:
        rows = rows.filter(slug__in=slugs)
    for row in rows:
        yield Shelved(to_source(row), row.enabled)


def titles() -> dict[str, str]:
    """The title of every source on the shelves, switched off ones included, by slug."""
    return dict(LibrarySource.objects.values_list("slug", "title"))


def to_source(row: LibrarySource) -> Source:
    return Source.model_validate(
        {
            "slug": row.slug,
            "title": row.title,
            "kind": row.kind,
            "year": row.year,
            "subject": row.subject,
            "locators": row.locators,
            "passages": [
                {
                    "locator": passage.locator,
                    "title": passage.title,
                    "content": passage.content,
                    "caption": passage.caption,
                    "claim": passage.claim,
                    "surprising": passage.surprising,
                    "checks": passage.checks,
                }
                for passage in row.passages.all()
            ],
        }
    )


def write(source: Source, *, enabled: bool | None = None) -> None:
    """Put a source into the database, or replace the one of that slug. Call it in a transaction.

    One that is replaced stays as switched on or off as it was, unless `enabled` says.
    """
    fields = source.model_dump(mode="json", by_alias=True, exclude={"passages"})
    if enabled is not None:
        fields["enabled"] = enabled
    row, _ = LibrarySource.objects.update_or_create(slug=source.slug, defaults=fields)
    row.passages.all().delete()
    row.passages.bulk_create(
        row.passages.model(
            source=row, position=index, **passage.model_dump(mode="json", by_alias=True)
        )
        for index, passage in enumerate(source.passages)
    )
