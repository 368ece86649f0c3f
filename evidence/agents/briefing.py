"""What of a match goes into each prompt, as text.

Everything either mind wrote is fenced, its own earlier words too, for they may repeat the
other's. The almanac's passages are fenced as well: they come from files that anybody may
have written. A view holds no more than its seat may know; the seed in it is in no prompt.
"""

import json
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from evidence.agents.prompting import Prompt, fenced, render
from evidence.domain.exhibits import Content, Exhibit, Source
from evidence.domain.rules import BLUFF_PAYS_ABOVE, CHALLENGE_PAYS_ABOVE, TABLE, Truth
from evidence.house.views import CatalogueEntry, ExaminerView, PresenterView, RevealedRound

_CHOICE = {
    None: "yours.",
    Truth.GROUNDED: (
        "not yours. Your record is out of bounds and the coin says: play straight. An exhibit "
        "that is not grounded will be refused."
    ),
    Truth.HALLUCINATED: (
        "not yours. Your record is out of bounds and the coin says: fabricate. An exhibit that "
        "is grounded will be refused."
    ),
}


def presenter(view: PresenterView, name: str) -> Prompt:
    return render(
        "presenter",
        name=name,
        table=_table(),
        bluff=_odds(BLUFF_PAYS_ABOVE),
        doubt=_odds(CHALLENGE_PAYS_ABOVE),
        revealed=_revealed(view.revealed),
        round=str(view.round),
        rounds=str(view.rounds),
        mine=str(view.scores.presenter),
        theirs=str(view.scores.examiner),
        choice=_CHOICE[view.coin],
        dealt=_dealt(view.dealt),
        used=_used(view),
        catalogue=_catalogue(view.catalogue),
    )


def examiner(view: ExaminerView, name: str) -> Prompt:
    return render(
        "examiner",
        name=name,
        table=_table(),
        doubt=_odds(CHALLENGE_PAYS_ABOVE),
        revealed=_revealed(view.revealed),
        round=str(view.round),
        rounds=str(view.rounds),
        mine=str(view.scores.examiner),
        theirs=str(view.scores.presenter),
        catalogue=_catalogue(view.catalogue),
        exhibit=fenced(_exhibit(view.exhibit), "exhibit"),
    )


def _table() -> str:
    return "\n".join(
        f"- {decision} of a {truth} exhibit: {outcome.presenter_delta:+d} / "
        f"{outcome.examiner_delta:+d}"
        for (decision, truth), outcome in TABLE.items()
    )


def _odds(share: Fraction) -> str:
    return f"{share.numerator} in {share.denominator}"


def _catalogue(entries: Iterable[CatalogueEntry]) -> str:
    lines = (f"{e.title} | {e.kind} | {e.year} | {e.subject} | {e.locators}" for e in entries)
    return fenced("title | kind | year | subject | places\n" + "\n".join(lines), "catalogue")


def _exhibit(exhibit: Exhibit) -> str:
    return "\n".join(
        (
            f"kind: {exhibit.kind}",
            f"title: {exhibit.title}",
            f"claim: {exhibit.claim}",
            f"cited: {exhibit.citation.source}, {exhibit.citation.locator}",
            f"preview: {_json(exhibit.preview)}",
        )
    )


def _revealed(rounds: Iterable[RevealedRound]) -> str:
    """The rounds as published, one fence over all, so that it can be shortened whole."""
    return fenced("\n\n".join(map(_round, rounds)) or "No round has been revealed yet.", "rounds")


def _round(past: RevealedRound) -> str:
    lines = [
        f"Round {past.round}",
        _exhibit(past.exhibit),
        f"the examiner: {past.decision}: {past.reasoning}",
        f"revealed: {past.truth}, {past.verdict}, presenter {past.presenter_delta:+d}, "
        f"examiner {past.examiner_delta:+d}",
    ]
    if past.failed:
        lines.append(f"what did not hold: the {past.failed}")
    if past.failed and past.passage is not None:
        lines.append(f"what stands there: {_json(past.passage)}")
    return "\n".join(lines)


def _dealt(sources: Iterable[Source]) -> str:
    return fenced("\n\n".join(map(_source, sources)), "sources")


def _source(source: Source) -> str:
    lines = [f"{source.title} ({source.kind}, {source.year})"]
    for passage in source.passages:
        doubt = "; true, though it sounds false" if passage.surprising else ""
        lines.append(f"[{passage.locator}] {passage.title}{doubt}")
        lines.append(f"  content: {_json(passage.content)}")
        if passage.caption:
            lines.append(f"  caption: {passage.caption}")
        lines.append(f"  a claim it bears out: {passage.claim}")
    return "\n".join(lines)


def _used(view: PresenterView) -> str:
    """Of the places that are used up, those it could still pick from its hand."""
    titles = {source.slug: source.title for source in view.dealt}
    found = sorted((titles[u.source], u.locator) for u in view.used if u.source in titles)
    return fenced("\n".join(f"{title}, {locator}" for title, locator in found), "used")


def _json(content: Content) -> str:
    return json.dumps(_plain(content.model_dump(mode="json", by_alias=True)), ensure_ascii=False)


def _plain(value: Any) -> Any:
    """Whole numbers without the point and nought that floats are written with."""
    if isinstance(value, dict):
        return {key: _plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value
