"""Sources into the library: the shipped ones, and those that curators bring.

A bad row is reported with its line. Whether the good ones are kept beside it is the
caller's wish.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from django.db import transaction

from evidence.domain.exhibits import Source
from evidence.library import formats, review, store
from evidence.library.formats import BadRow, Row

MOST_REPORTED = 200
SHIPPED = Path(__file__).resolve().parent.parent / "fixtures" / "sources"


@dataclass(frozen=True)
class Report:
    """The slugs that were written (in a dry run: would be), and what was wrong.

    The first bad rows are listed and the others counted.
    """

    added: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()
    bad: tuple[BadRow, ...] = ()
    unreported: int = 0

    @property
    def written(self) -> int:
        return len(self.added) + len(self.replaced)


def import_text(text: str, *, form: str, keep_good: bool, dry_run: bool = False) -> Report:
    """Import `text` in `form` ("jsonl" or "csv").

    With `keep_good` the rows that hold together are written and the others reported;
    without it nothing is written unless everything is good. A source of which one row is
    bad is left out whole, lest half a source replace a good one.
    """
    with transaction.atomic():
        shelved = store.titles()
        found = _judged(_alone(formats.read(text, form), shelved))
        bad = tuple(sorted((i for i in found if isinstance(i, BadRow)), key=lambda row: row.line))
        if bad and not keep_good:
            return Report(bad=bad[:MOST_REPORTED], unreported=len(bad[MOST_REPORTED:]))
        good = [row.shelved for row in found if isinstance(row, Row)]
        if not dry_run:
            for each in good:
                store.write(each.source, enabled=each.enabled)
    slugs = [each.source.slug for each in good]
    return Report(
        added=tuple(slug for slug in slugs if slug not in shelved),
        replaced=tuple(slug for slug in slugs if slug in shelved),
        bad=bad[:MOST_REPORTED],
        unreported=len(bad[MOST_REPORTED:]),
    )


def load_shipped(*, overwrite: bool = False) -> int:
    """Put the shipped sources that are not there yet into the database; how many."""
    known = store.titles()
    with transaction.atomic():
        fresh = [s for s in shipped() if overwrite or s.slug not in known]
        for source in fresh:
            store.write(source)
    return len(fresh)


def shipped() -> list[Source]:
    """The sources that come with the house, by file name."""
    return [
        Source.model_validate_json(path.read_text(encoding="utf-8"))
        for path in sorted(SHIPPED.glob("*.json"))
    ]


def _alone(found: Iterable[Row | BadRow], shelved: dict[str, str]) -> list[Row | BadRow]:
    """Every source whose slug and title are its own; citations name a source by its title."""
    owner = {title: slug for slug, title in shelved.items()}
    seen: set[str] = set()
    kept: list[Row | BadRow] = []
    for item in found:
        if isinstance(item, BadRow):
            kept.append(item)
            continue
        source = item.shelved.source
        if source.slug in seen:
            kept.append(BadRow(item.line, f"slug: {source.slug} is in this file twice"))
        elif owner.get(source.title, source.slug) != source.slug:
            kept.append(BadRow(item.line, f"title: {owner[source.title]} is called that already"))
        else:
            seen.add(source.slug)
            owner[source.title] = source.slug
            kept.append(item)
    return kept


def _judged(found: Iterable[Row | BadRow]) -> list[Row | BadRow]:
    """The sources that stand up to review, and for the others every fault with its line."""
    kept: list[Row | BadRow] = []
    for item in found:
        wrong = review.faults(item.shelved.source) if isinstance(item, Row) else []
        if isinstance(item, BadRow) or not wrong:
            kept.append(item)
            continue
        for fault in wrong:
            line = item.line if fault.index is None else item.lines[fault.index]
            kept.append(BadRow(line, _at(item, fault)))
    return kept


def _at(row: Row, fault: review.Fault) -> str:
    if fault.index is None:
        return fault.problem
    return f"{row.shelved.source.passages[fault.index].locator}: {fault.problem}"
