"""What a model handed back, held against what a schema cannot say.

Every objection is a `ModelError` of one and the same kind: the log of calls is read by
people while the round is open, and which objection it was could tell them what lies sealed.
The message is for the model, which is asked once more.
"""

import unicodedata
from typing import Any

from pydantic import ValidationError

from allrise.llm.base import ModelError, Remedy
from allrise.quotes import fold
from allrise.text import clean
from evidence.agents.answers import ExaminersRuling, ExhibitFiling, PreviewAnswer
from evidence.agents.ports import Opinion
from evidence.domain.exhibits import CONTENT, Exhibit, Kind
from evidence.domain.rules import Truth
from evidence.house.views import Filing, PresenterView

UNFIT = "unfit"
# The fields of a preview that each kind fills.
_FIELDS = {
    Kind.DOCUMENT: ("text",),
    Kind.CHART: ("form", "unit", "points"),
    Kind.AUDIO: ("segments",),
    Kind.VIDEO: ("scenes",),
}


def unfit(problem: str, remedy: Remedy = Remedy.ASK_AGAIN) -> ModelError:
    return ModelError(UNFIT, problem, remedy=remedy)


def filing(answer: ExhibitFiling, view: PresenterView) -> Filing:
    """What the answer files. Raises ModelError for what may not be filed, label apart."""
    straight = answer.decision == "straight"
    if straight is not answer.is_grounded:
        raise unfit("`is_grounded` is true for straight and false for fabricated")
    if view.coin is not None and answer.is_grounded is not (view.coin is Truth.GROUNDED):
        raise unfit("the coin has chosen, and you chose otherwise")
    exhibit = _exhibit(answer, view)
    _require_fresh(exhibit, view)
    return Filing(exhibit=exhibit, is_grounded=answer.is_grounded)


def opinion(answer: ExaminersRuling) -> Opinion:
    """Raises ModelError for reasons in which nothing can be read."""
    reasoning = _line(answer.reasoning)
    if not reasoning:
        raise unfit("`reasoning` is empty")
    return Opinion(decision=answer.decision, reasoning=reasoning)


def _exhibit(answer: ExhibitFiling, view: PresenterView) -> Exhibit:
    source = _line(answer.source)
    # Published under its title, by whichever name and in whatever quotation marks it was cited.
    titles = {entry.slug: entry.title for entry in view.catalogue}
    titles |= {fold(entry.title): entry.title for entry in view.catalogue}
    title = titles.get(source) or titles.get(fold(source), source)
    try:
        return Exhibit.model_validate(
            {
                "kind": answer.kind,
                "title": _line(answer.title),
                "claim": _line(answer.claim),
                "preview": _preview(answer.preview, answer.kind),
                "citation": {"source": title, "locator": _line(answer.locator)},
            }
        )
    except ValidationError as error:
        # Not chained: its text repeats the answer.
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(str(step) for step in first["loc"])
        raise unfit(f"{where}: {first['msg']}") from None


def _preview(given: PreviewAnswer, kind: Kind) -> Any:
    """The content of that kind. Raises ModelError where another kind's is given as well."""
    fields = given.model_dump(by_alias=True)
    odd = [name for name, value in fields.items() if value and name not in _FIELDS[kind]]
    if odd:
        raise unfit(f"a {kind}'s preview leaves `{odd[0]}` empty")
    return CONTENT[kind].model_validate(_cleaned({name: fields[name] for name in _FIELDS[kind]}))


def _require_fresh(exhibit: Exhibit, view: PresenterView) -> None:
    """Raises ModelError for a place, a claim or a preview that was on the table before."""
    titles = {entry.slug: entry.title for entry in view.catalogue}
    used = {(titles.get(place.source), fold(place.locator)) for place in view.used}
    if (exhibit.citation.source, fold(exhibit.citation.locator)) in used:
        raise unfit("that place was filed before")
    for past in (revealed.exhibit for revealed in view.revealed):
        if _folded(past.citation) == _folded(exhibit.citation):
            raise unfit("that place was filed before")
        if fold(past.claim) == fold(exhibit.claim):
            raise unfit("that claim was filed before")
        if _folded(past.preview) == _folded(exhibit.preview):
            raise unfit("that preview was filed before")


def _folded(value: Any) -> str:
    return fold(value.model_dump_json())


def _cleaned(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _cleaned(item) for key, item in value.items()}
    if isinstance(value, list):
        return [_cleaned(item) for item in value]
    return _seen(value) if isinstance(value, str) else value


def _seen(text: str) -> str:
    """Without what cannot be seen, which could turn a text around on the page."""
    return "".join(char for char in clean(text) if unicodedata.category(char) != "Cf")


def _line(text: str) -> str:
    return " ".join(_seen(text).split())
