"""OpenAI, and every server that speaks its API: NVIDIA's, a router on this machine."""

import importlib
from functools import lru_cache
from typing import Any

import openai
from openai import OpenAI

from allrise.llm.abilities import MAX_COMPLETION_TOKENS, Payload
from allrise.llm.compatible import CompatibleModel, Sdk
from allrise.llm.timing import response_hook

CONNECT = 5.0  # seconds


def _http_library() -> Any:
    """The HTTP library that this version of the SDK stands on: httpx, or what followed it."""
    (base,) = (kind for kind in openai.DefaultHttpxClient.__mro__ if kind.__name__ == "Client")
    return importlib.import_module(base.__module__.partition(".")[0])


_http = _http_library()


@lru_cache(maxsize=16)
def client(base_url: str, api_key: str) -> OpenAI:
    """One client a server and key, for the whole process: connections are kept open."""
    hooks = {"response": [response_hook(_http.SyncByteStream)]}
    return OpenAI(
        api_key=api_key,
        base_url=base_url,
        max_retries=0,
        http_client=openai.DefaultHttpxClient(event_hooks=hooks),
    )


@lru_cache(maxsize=16)
def foreign_client(base_url: str, api_key: str) -> OpenAI:
    """A client for somebody else's server."""
    made = client.__wrapped__(base_url, api_key)
    # The SDK takes these from the environment; they are nobody else's business.
    made.organization = made.project = None
    return made


class OpenAIModel(CompatibleModel):
    """A model on OpenAI's own API."""

    sdk = Sdk(
        status=openai.APIStatusError,
        api=openai.APIError,
        timeouts=(openai.APITimeoutError, _http.TimeoutException),
        connections=(openai.APIConnectionError, _http.RequestError),
    )
    budget = MAX_COMPLETION_TOKENS
    stream_extras = {"stream_options": {"include_usage": True}}

    def __init__(self, provider: str, model: str, client: OpenAI) -> None:
        super().__init__(provider, model)
        self._client = client

    def _create(self, payload: Payload, silence: float) -> Any:
        timeout = openai.Timeout(silence, connect=min(silence, CONNECT))
        return self._client.chat.completions.create(**payload, timeout=timeout)


class OpenAICompatibleModel(OpenAIModel):
    """A model behind somebody else's server, which knows the older name of the budget."""

    budget = "max_tokens"
