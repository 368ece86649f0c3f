"""Sources to verify against: a few of our own, and all that ship."""

import json
from functools import cache
from pathlib import Path
from typing import Any

from evidence.domain.exhibits import CONTENT, Citation, Exhibit, Kind, Passage, Source

SHIPPED = Path(__file__).parents[3] / "evidence" / "fixtures" / "sources"


def _padded(slug: str, title: str, kind: Kind, passages: list[dict[str, Any]]) -> Source:
    """A source has six passages at least; what is missing is about nothing in particular."""
    filler = {
        Kind.DOCUMENT: {"text": "The binding is plain."},
        Kind.CHART: {"form": "bar", "unit": "items", "points": [{"label": "total", "value": 1.0}]},
        Kind.AUDIO: {"segments": [{"t": "59:00", "speaker": "Clerk", "text": "The tape ends."}]},
        Kind.VIDEO: {"scenes": [{"from": "59:00", "to": "59:10", "text": "The reel ends."}]},
    }[kind]
    more = [
        {"locator": f"spare {n}", "title": "Spare", "content": filler, "claim": "It is plain."}
        for n in range(6 - len(passages))
    ]
    return Source.model_validate(
        {
            "slug": slug,
            "title": title,
            "kind": kind,
            "year": 2020,
            "subject": "test",
            "locators": "p. 1-99",
            "passages": [*passages, *more],
        }
    )


def _passage(
    locator: str, content: dict[str, Any], claim: str, caption: str = ""
) -> dict[str, Any]:
    return {
        "locator": locator,
        "title": "A page",
        "content": content,
        "claim": claim,
        "caption": caption,
    }


PEAKS = _padded(
    "peaks-and-depths",
    "Peaks – and Depths",
    Kind.DOCUMENT,
    [
        _passage(
            "p. 12",
            {
                "text": "Mount Everest rises 8,849 metres above the sea. Mauna Kea, measured from"
                " its base, is taller: about 10,200 metres. It is not higher above the sea."
            },
            "Mauna Kea is taller than Mount Everest: about 10,200 metres from its base.",
        ),
        _passage(
            "p. 14–15",
            {
                "text": "Glass is not a liquid, and old panes never flowed. The survey of"
                " 12 March 1898 weighed 340 panes at 5 kg each, before the fire."
            },
            "Glass is not a liquid.",
        ),
        _passage(
            "p. 20",
            {"text": "Sales rose until 1950 and fell after 1960. The keeper didn't count twice."},
            "Sales rose until 1950.",
        ),
    ],
)
RAIN = _padded(
    "rain-by-town",
    "Rain by Town",
    Kind.CHART,
    [
        _passage(
            "fig. 3",
            {
                "form": "bar",
                "unit": "mm",
                "points": [
                    {"label": "Bergen", "value": 2250.0},
                    {"label": "Lima", "value": 6.5},
                    {"label": "Oslo", "value": 763.0},
                ],
            },
            "Bergen has the most rain: 2,250 mm.",
            "Rain in a year. Bergen has the most and Lima the least.",
        ),
        _passage(
            "fig. 4",
            {
                "form": "line",
                "unit": "thousand visitors",
                "points": [{"label": "2010", "value": 120.0}, {"label": "2015", "value": 180.0}],
            },
            "Visits rose to 180,000 in 2015.",
            "Visits to the fountain rose.",
        ),
    ],
)
WIRELESS = _padded(
    "odile-and-bram",
    "Odile and Bram",
    Kind.AUDIO,
    [
        _passage(
            "04:00–04:30",
            {
                "segments": [
                    {"t": "04:02", "speaker": "Bram", "text": "The Moon is coming closer, surely?"},
                    {"t": "04:08", "speaker": "Odile", "text": "It recedes, by 3.8 cm every year."},
                    {"t": "04:15", "speaker": "Bram", "text": "I have not noticed. Have you?"},
                ]
            },
            "Odile says that the Moon recedes by 3.8 cm every year.",
        )
    ],
)
REEL = _padded(
    "reel-of-heights",
    "Reel of Heights",
    Kind.VIDEO,
    [
        _passage(
            "01:00–01:40",
            {
                "scenes": [
                    {"from": "01:00", "to": "01:12", "text": "A mast of 30 metres, from below."},
                    {"from": "01:12", "to": "01:40", "text": "The narrator does not look down."},
                ]
            },
            "The mast is of 30 metres.",
        )
    ],
)
OURS = (PEAKS, RAIN, WIRELESS, REEL)


@cache
def shipped() -> tuple[Source, ...]:
    files = sorted(SHIPPED.glob("*.json"))
    return tuple(Source.model_validate(json.loads(file.read_text("utf-8"))) for file in files)


def all_passages() -> list[tuple[Source, Passage]]:
    return [(source, each) for source in (*OURS, *shipped()) for each in source.passages]


def exhibit_of(
    source: Source,
    passage: Passage,
    *,
    preview: Any = None,
    claim: str | None = None,
    cited: str | None = None,
    locator: str | None = None,
) -> Exhibit:
    """The honest exhibit of a passage, but for what is given. `preview` may be plain data."""
    content = passage.content if preview is None else preview
    if isinstance(content, dict):
        content = CONTENT[source.kind].model_validate(content)
    return Exhibit.model_validate(
        {
            "kind": source.kind,
            "title": passage.title,
            "claim": passage.claim if claim is None else claim,
            "preview": content,
            "citation": Citation(
                source=source.title if cited is None else cited,
                locator=passage.locator if locator is None else locator,
            ),
        }
    )
