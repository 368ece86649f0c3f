"""What is kept of charges and trials. Written by services only."""

from trials.models.boards import CountedTrial, FirstFiling, Standing, Unlisted
from trials.models.charges import (
    Charge,
    ChargeEdition,
    ChargeElement,
    ChargeState,
    EvidenceKindRow,
)
from trials.models.counsel import (
    Hint,
    HintState,
    SeatMemory,
)
from trials.models.playtests import DeletedPlays
from trials.models.record import (
    EvidenceUse,
    NamedFallacy,
    Round,
    Utterance,
    VerdictRecord,
)
from trials.models.suggestions import ChargeSuggestion, SuggestionState
from trials.models.trials import (
    DailyAttempt,
    ElementMark,
    Trial,
    TrialWords,
)

__all__ = [
    "Charge",
    "ChargeEdition",
    "ChargeElement",
    "ChargeState",
    "ChargeSuggestion",
    "CountedTrial",
    "DailyAttempt",
    "DeletedPlays",
    "ElementMark",
    "EvidenceKindRow",
    "EvidenceUse",
    "FirstFiling",
    "Hint",
    "HintState",
    "NamedFallacy",
    "Round",
    "SeatMemory",
    "Standing",
    "SuggestionState",
    "Trial",
    "TrialWords",
    "Unlisted",
    "Utterance",
    "VerdictRecord",
]
