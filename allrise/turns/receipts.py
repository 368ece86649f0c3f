"""Keyed requests: the same key and words get the same answer and do nothing twice."""

import hashlib
import json
from datetime import datetime
from typing import Any
from uuid import UUID

from allrise.errors import Conflict
from allrise.turns.models import Receipt


class KeyReused(Conflict):
    code = "key_reused"


def fingerprint(request: dict[str, Any]) -> str:
    text = json.dumps(request, sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()


def recall(*, scope: str, key: UUID | None, request: dict[str, Any]) -> dict[str, Any] | None:
    """The answer given before, or None. Raises `KeyReused` when the key came with other words."""
    if key is None:
        return None
    receipt = Receipt.objects.filter(scope=scope, key=key).first()
    if receipt is None:
        return None
    if receipt.fingerprint != fingerprint(request):
        raise KeyReused("This key was already used for a different request.")
    answer: dict[str, Any] = receipt.answer
    return answer


def keep(
    *, scope: str, key: UUID | None, request: dict[str, Any], answer: dict[str, Any], now: datetime
) -> None:
    """Keep the answer, in the transaction that did the work.

    Raises IntegrityError when a twin request got there first.
    """
    if key is not None:
        Receipt.objects.create(
            scope=scope, key=key, fingerprint=fingerprint(request), answer=answer, at=now
        )


def forget(*, scope: str) -> None:
    """Nobody asks in this scope again."""
    Receipt.objects.filter(scope=scope).delete()


def hand_over(*, old: str, new: str) -> None:
    """Whoever asked in one scope asks in the other from now on. Where both used a key, the
    new scope's own answer stands."""
    used = Receipt.objects.filter(scope=new).values_list("key", flat=True)
    Receipt.objects.filter(scope=old).exclude(key__in=list(used)).update(scope=new)
    forget(scope=old)
