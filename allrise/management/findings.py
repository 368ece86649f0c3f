"""What a look at this machine found."""

from dataclasses import dataclass
from enum import StrEnum


class State(StrEnum):
    OK = "ok"
    WARN = "warn"
    FAIL = "fail"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the diagnosis. FAIL means that no trial can be played; WARN, that
    something less is missing. `remedy` is empty when all is well."""

    name: str
    state: State
    says: str
    remedy: str = ""
