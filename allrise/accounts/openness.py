"""Reads that are open to everyone: from any page, from caches, and not without end.

Works on the addresses under `settings.OPEN_READS`, before anything asks for a session. An
address that reads too much is told to slow down; other origins may read all; an answer that
is public carries its fingerprint, and whoever has it already gets 304.
"""

import math
from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.utils.cache import get_conditional_response, set_response_etag
from django.utils.http import quote_etag

from allrise.accounts.addresses import address_of
from allrise.accounts.limits import Away, Limit, Verdict

WINDOW = 10.0
TOO_FAST = "You read faster than the court can be read. Try again in a moment."


class OpenReadsMiddleware:
    def __init__(self, get_response: Callable[[HttpRequest], HttpResponse]) -> None:
        self.get_response = get_response

    def __call__(self, request: HttpRequest) -> HttpResponse:
        if not request.path.startswith(tuple(settings.OPEN_READS)):
            return self.get_response(request)
        # In front of us `kept` may have counted this read.
        counted = getattr(request, "scope", {}).get("allrise.counted")
        verdict = counted or read(address_of(request))
        if not verdict.allowed:
            return _open(slow_down(verdict))
        if request.method == "OPTIONS":
            return _preflight()
        response = self.get_response(request)
        if response.get("Access-Control-Allow-Origin") != "*":
            return response
        return _open(_conditional(request, response))


def read(address: str) -> Verdict:
    """Count one read. Reading costs the court little, so that it goes on while nobody can count."""
    rate = settings.READS_PER_SECOND
    if not rate:
        return Verdict(allowed=True, counted=False)
    limit = Limit("reads", limit=math.ceil(rate * WINDOW), window=WINDOW, away=Away.LET_THROUGH)
    return limit.take(address)


def slow_down(verdict: Verdict) -> HttpResponse:
    answer = JsonResponse({"code": "slow_down", "message": TOO_FAST}, status=429)
    answer["Retry-After"] = str(max(1, math.ceil(verdict.retry_after)))
    answer["Cache-Control"] = "no-store"
    return answer


def _preflight() -> HttpResponse:
    answer = HttpResponse(status=204)
    answer["Access-Control-Allow-Methods"] = "GET, OPTIONS"
    answer["Access-Control-Allow-Headers"] = "*"
    answer["Access-Control-Max-Age"] = "86400"
    return _open(answer)


def _conditional(request: HttpRequest, response: HttpResponse) -> HttpResponse:
    """304 for whoever has this answer already; only what caches may keep has a fingerprint."""
    if response.status_code != 200 or "public" not in response.get("Cache-Control", ""):
        return response
    set_response_etag(response)
    if "ETag" not in response:
        return response
    etag = quote_etag(response["ETag"])
    answer = get_conditional_response(request, etag=etag, response=response)
    return answer if answer is not None else response


def _open(answer: HttpResponse) -> HttpResponse:
    answer["Access-Control-Allow-Origin"] = "*"
    answer["Access-Control-Expose-Headers"] = "ETag, Retry-After"
    return answer
