"""The trial's pages. Rendering only; what may be seen is decided by selectors."""

from trials.views.court import PLEAS, charge, courtroom, open_trial, phase_rows
from trials.views.history import trial_history
from trials.views.review import act, card, review

__all__ = [
    "PLEAS",
    "act",
    "card",
    "charge",
    "courtroom",
    "open_trial",
    "phase_rows",
    "review",
    "trial_history",
]
