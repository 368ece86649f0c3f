"""Views for tests, at any point of a match."""

from collections.abc import Sequence

from allrise.seeds import rng
from evidence.domain.exhibits import Chart, Citation, Document, Exhibit, Kind, Point, Source
from evidence.domain.rules import Decision, Truth, resolve
from evidence.house.views import (
    CatalogueEntry,
    ExaminerView,
    PresenterView,
    RevealedRound,
    entry,
)

CATALOGUE = (
    CatalogueEntry(
        slug="ledger",
        title="A Ledger",
        kind=Kind.DOCUMENT,
        year=2013,
        subject="calendar",
        locators="p. 1–48",
    ),
    CatalogueEntry(
        slug="sheets",
        title="Sheets",
        kind=Kind.CHART,
        year=2014,
        subject="calendar",
        locators="fig. 1–12",
    ),
    CatalogueEntry(
        slug="hour",
        title="The Hour",
        kind=Kind.AUDIO,
        year=2015,
        subject="units",
        locators="00:00–24:00",
    ),
)


def catalogue(sources: Sequence[Source]) -> tuple[CatalogueEntry, ...]:
    return tuple(entry(source) for source in sources)


def deal(sources: Sequence[Source], seed: str) -> tuple[Source, ...]:
    return tuple(rng(seed, "deal").sample(list(sources), 3))


def document(
    text: str = "A week has 168 hours. 56 of them are slept.",
    claim: str = "A week has 168 hours.",
    title: str = "Hours",
    source: str = "A Ledger",
    locator: str = "p. 4",
) -> Exhibit:
    return Exhibit(
        kind=Kind.DOCUMENT,
        title=title,
        claim=claim,
        preview=Document(text=text),
        citation=Citation(source=source, locator=locator),
    )


def chart(claim: str, unit: str = "days", **points: float) -> Exhibit:
    return Exhibit(
        kind=Kind.CHART,
        title="Months",
        claim=claim,
        preview=Chart(
            form="bar",
            unit=unit,
            points=tuple(Point(label=name, value=value) for name, value in points.items()),
        ),
        citation=Citation(source="Sheets", locator="fig. 3"),
    )


def revealed(
    number: int, decision: Decision, truth: Truth, exhibit: Exhibit | None = None
) -> RevealedRound:
    outcome = resolve(decision, truth)
    return RevealedRound(
        round=number,
        exhibit=exhibit or document(),
        decision=decision,
        truth=truth,
        verdict=outcome.verdict,
        presenter_delta=outcome.presenter_delta,
        examiner_delta=outcome.examiner_delta,
    )


def presenting(sources: Sequence[Source], seed: str, number: int = 1) -> PresenterView:
    return PresenterView(
        seed=seed,
        round=number,
        rounds=10,
        dealt=deal(sources, seed),
        catalogue=catalogue(sources),
    )


def examining(
    exhibit: Exhibit,
    seed: str = "s",
    number: int = 1,
    past: tuple[RevealedRound, ...] = (),
    shown: tuple[CatalogueEntry, ...] = CATALOGUE,
) -> ExaminerView:
    return ExaminerView(
        seed=seed, round=number, rounds=10, exhibit=exhibit, catalogue=shown, revealed=past
    )
