"""What the stub vendor says in the Evidence Room: plausible filings and rulings.

It knows nothing but the prompt it was sent. Asked to choose, it plays straight in odd rounds
and moves a citation to the neighbouring place in even ones.
"""

import json
import re
from dataclasses import dataclass
from typing import Any

from tests.stubs import answers

Body = dict[str, Any]
PRESENTER, EXAMINER = "ExhibitFiling", "ExaminersRuling"
EMPTY = {"text": "", "form": "", "unit": "", "points": [], "segments": [], "scenes": []}
_SOURCE = re.compile(r"^(.+) \((document|chart|audio|video), \d{4}\)$", re.MULTILINE)
_PASSAGE = re.compile(
    r"^\[(?P<locator>.+?)\] (?P<title>.+?)(?:; true, though it sounds false)?\n"
    r"  content: (?P<content>.+)\n(?:  caption: .*\n)?  a claim it bears out: (?P<claim>.+)$",
    re.MULTILINE,
)


@dataclass(frozen=True)
class Passage:
    source: str
    kind: str
    locator: str
    title: str
    content: Body
    claim: str


def answer(body: Body) -> str | Body:
    """The default for every schema of the room; for others, what the stub says elsewhere."""
    schema = answers.wanted_schema(body)
    if schema is None:
        return answers.answer(body)
    if "is_grounded" in schema["properties"]:
        return filing(body)
    return ruling(body) if "decision" in schema["properties"] else answers.answer(body)


def wanted(body: Body) -> str:
    """The name of the schema asked for in the strict way; empty for none."""
    asked = body.get("response_format") or {}
    return str(asked.get("json_schema", {}).get("name", ""))


def filing(body: Body, *, straight: bool | None = None) -> Body:
    """An exhibit whose label holds; `straight` None leaves the choice to coin and round."""
    if straight is None:
        straight = chosen(body)
    shown = _prompt(body)
    free = [each for each in dealt(body) if f"{each.source}, {each.locator}" not in _used(shown)]
    here = free[0]
    locator = here.locator
    if not straight:
        beside = [each for each in free if each.source == here.source and each != here]
        locator = beside[0].locator
    return {
        "plan": "Straight, for once." if straight else "The neighbour's place. Nobody looks.",
        "decision": "straight" if straight else "fabricated",
        "kind": here.kind,
        "source": here.source,
        "locator": locator,
        "title": here.title,
        "preview": EMPTY | here.content,
        "claim": here.claim,
        "is_grounded": straight,
    }


def ruling(body: Body) -> Body:
    accept = _round(body) % 3 != 0
    return {
        "reasoning": "The place lies in the range that the catalogue gives."
        if accept
        else "The place and the claim have not met before.",
        "decision": "ACCEPT" if accept else "CHALLENGE",
    }


def chosen(body: Body) -> bool:
    """Whether to play straight: what the coin says, else odd rounds."""
    prompt = _prompt(body)
    if "the coin says" in prompt:
        return "the coin says: play straight" in prompt
    return _round(body) % 2 == 1


def dealt(body: Body) -> list[Passage]:
    """The passages in the presenter's prompt, as far as each can be told from its lines."""
    text = _fenced(_prompt(body), "sources")
    heads = list(_SOURCE.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return [
        Passage(
            source=head[1],
            kind=head[2],
            locator=match["locator"],
            title=match["title"],
            content=json.loads(match["content"]),
            claim=match["claim"],
        )
        for head, end in zip(heads, ends, strict=True)
        for match in _PASSAGE.finditer(text, head.end(), end)
    ]


def _prompt(body: Body) -> str:
    return "\n".join(str(message.get("content", "")) for message in body["messages"])


def _fenced(text: str, tag: str) -> str:
    return text.partition(f"<{tag}>\n")[2].partition(f"\n</{tag}>")[0]


def _used(prompt: str) -> str:
    """What was filed, whether it is still among the sources dealt or not."""
    return _fenced(prompt, "used") + "\n" + _fenced(prompt, "rounds")


def _round(body: Body) -> int:
    found = re.search(r"^Round (\d+) of \d+\.", _prompt(body), re.MULTILINE)
    return int(found[1]) if found else 1
