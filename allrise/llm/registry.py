"""From a setting like "groq:openai/gpt-oss-120b,openai:gpt-4o-mini,house" to models."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from allrise.llm.base import Model

HOUSE = "house"
GROQ_URL = "https://api.groq.com"
OPENAI_URL = "https://api.openai.com/v1"
NVIDIA_URL = "https://integrate.api.nvidia.com/v1"
PROVIDERS = ("groq", "openai", "nvidia", "local")
NO_KEY = "none"  # a server on this machine may want none; the SDK wants a text


@dataclass(frozen=True)
class Providers:
    """Keys and addresses. An empty key, or for `local` an empty address: not there."""

    groq_api_key: str = field(default="", repr=False)
    groq_base_url: str = ""
    openai_api_key: str = field(default="", repr=False)
    openai_base_url: str = ""
    nvidia_api_key: str = field(default="", repr=False)
    nvidia_base_url: str = ""
    local_llm_base_url: str = ""
    local_llm_model: str = ""
    local_llm_api_key: str = field(default="", repr=False)

    @classmethod
    def from_environ(cls, environ: Mapping[str, str]) -> "Providers":
        """From GROQ_API_KEY, LOCAL_LLM_BASE_URL and so on."""
        return cls(**{name: environ.get(name.upper(), "").strip() for name in cls.__annotations__})

    def has(self, provider: str) -> bool:
        reachable = {
            "groq": self.groq_api_key,
            "openai": self.openai_api_key,
            "nvidia": self.nvidia_api_key,
            "local": self.local_llm_base_url,
        }
        return bool(reachable.get(provider))


def parse(spec: str) -> list[str]:
    """The names in a setting, in order, each once. ValueError for one of no provider."""
    names = list(dict.fromkeys(name.strip() for name in spec.split(",") if name.strip()))
    for name in names:
        provider, _, model = name.partition(":")
        if provider != HOUSE and (provider not in PROVIDERS or not (model or provider == "local")):
            raise ValueError(f"{name!r} is not provider:model; providers are {PROVIDERS}, {HOUSE}")
    return names


def models(spec: str, keys: Providers) -> list[Model]:
    """The models a setting names, as far as their providers are there; "house" is no model."""
    found: list[Model] = []
    for name in parse(spec):
        provider, _, model = name.partition(":")
        if provider == "local":
            model = model or keys.local_llm_model
        if provider != HOUSE and model and keys.has(provider):
            found.append(_model(provider, model, keys))
    return found


@lru_cache(maxsize=256)
def _model(provider: str, model: str, keys: Providers) -> Model:
    """One object a model for the whole process: what it has learnt stays with it."""
    # An SDK takes up to a second to import; a court without a key needs none.
    if provider == "groq":
        from allrise.llm import groq

        return groq.GroqModel(
            provider, model, groq.client(keys.groq_base_url or GROQ_URL, keys.groq_api_key)
        )
    from allrise.llm import openai

    if provider == "openai":
        own = openai.client(keys.openai_base_url or OPENAI_URL, keys.openai_api_key)
        return openai.OpenAIModel(provider, model, own)
    if provider == "nvidia":
        url, key = keys.nvidia_base_url or NVIDIA_URL, keys.nvidia_api_key
    else:
        url, key = keys.local_llm_base_url, keys.local_llm_api_key or NO_KEY
    return openai.OpenAICompatibleModel(provider, model, openai.foreign_client(url, key))
