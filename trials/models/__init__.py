"""What is kept of charges and trials. Written by services only."""

from trials.models.boards import CountedTrial, FirstFiling, Standing, Unlisted
from trials.models.charges import (
    Charge,
    ChargeEdition,
    ChargeElement,
    ChargeState,
    ChargeSuggestion,
    EvidenceKindRow,
)
from trials.models.counsel import (
    Hint,
    HintState,
    SeatMemory,
)
from trials.models.record import (
    EvidenceUse,
    NamedFallacy,
    Round,
    Utterance,
    VerdictRecord,
)
from trials.models.trials import (
    DailyAttempt,
    ElementMark,
    Report,
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
    "ElementMark",
    "EvidenceKindRow",
    "EvidenceUse",
    "FirstFiling",
    "Hint",
    "HintState",
    "NamedFallacy",
    "Report",
    "Round",
    "SeatMemory",
    "Standing",
    "Trial",
    "TrialWords",
    "Unlisted",
    "Utterance",
    "VerdictRecord",
]
