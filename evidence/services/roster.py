"""The house roster: who may sit, put into the database once."""

from evidence.house.players import EXAMINERS, PRESENTERS
from evidence.models import Contender

# Minds of other houses. They are enabled by a curator once their vendor has a key.
GUESTS = (
    ("astra-6", "Astra-6", "openai:gpt-6-astra", "archivist"),
    ("nemotron-3-ultra", "Nemotron-3-Ultra", "nvidia:nvidia/nemotron-3-ultra", "embroiderer"),
    ("llama-3-1-70b", "Llama-3.1-70B", "nvidia:meta/llama-3.1-70b-instruct", "ghostwriter"),
    ("local-brain-router", "The local brain router", "local", "gambler"),
)


def load() -> int:
    """Add the contenders that are not there yet; how many."""
    written = 0
    for player in PRESENTERS.values():
        written += _add(player.slug, player.name, f"house:{player.slug}", player.motto, True, False)
    for examiner in EXAMINERS.values():
        slug = examiner.slug
        written += _add(slug, examiner.name, f"house:{slug}", examiner.motto, False, True)
    for slug, name, engine, fallback in GUESTS:
        fresh = _add(slug, name, engine, "", True, True, enabled=False)
        if fresh:
            stand_in = Contender.objects.filter(slug=fallback).first()
            Contender.objects.filter(slug=slug).update(fallback=stand_in)
        written += fresh
    return written


def _add(
    slug: str,
    name: str,
    engine: str,
    motto: str,
    presents: bool,
    examines: bool,
    *,
    enabled: bool = True,
) -> int:
    _, fresh = Contender.objects.get_or_create(
        slug=slug,
        defaults={
            "name": name,
            "engine": engine,
            "motto": motto,
            "presents": presents,
            "examines": examines,
            "enabled": enabled,
        },
    )
    return int(fresh)
