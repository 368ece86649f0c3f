"""Groq."""

from functools import lru_cache
from typing import Any

import groq
import httpx
from groq import Groq

from allrise.llm.abilities import MAX_COMPLETION_TOKENS, Payload
from allrise.llm.compatible import CompatibleModel, Sdk
from allrise.llm.timing import response_hook

CONNECT = 5.0  # seconds
_PATH = "/openai/v1"  # the SDK adds it itself; people give it all the same


@lru_cache(maxsize=16)
def client(base_url: str, api_key: str) -> Groq:
    """One client a server and key, for the whole process: connections are kept open."""
    return Groq(
        api_key=api_key,
        base_url=base_url.rstrip("/").removesuffix(_PATH),
        max_retries=0,
        http_client=groq.DefaultHttpxClient(
            event_hooks={"response": [response_hook(httpx.SyncByteStream)]}
        ),
    )


class GroqModel(CompatibleModel):
    """A model on Groq. Usage comes in the last chunk of a stream without being asked for."""

    sdk = Sdk(
        status=groq.APIStatusError,
        api=groq.APIError,
        timeouts=(groq.APITimeoutError, httpx.TimeoutException),
        connections=(groq.APIConnectionError, httpx.RequestError),
    )
    budget = MAX_COMPLETION_TOKENS

    def __init__(self, provider: str, model: str, client: Groq) -> None:
        super().__init__(provider, model)
        self._client = client

    def _create(self, payload: Payload, silence: float) -> Any:
        timeout = groq.Timeout(silence, connect=min(silence, CONNECT))
        return self._client.chat.completions.create(**payload, timeout=timeout)
