"""How each seat of a trial asks its models."""

from allrise.llm.asking import Accept, Asked, Made, Manner, SeatFailed, Voice, ask, request_of

__all__ = [
    "ASSESSOR",
    "JUDGE",
    "NOTES",
    "STAGE",
    "STRATEGIST",
    "TOOLS",
    "Accept",
    "Asked",
    "Made",
    "Manner",
    "SeatFailed",
    "Voice",
    "ask",
    "request_of",
]

# Somebody waits for these: a model that takes longer is passed over.
TOOLS = Manner("tools", temperature=0.2, timeout=8.0)
ASSESSOR = Manner("assessor", temperature=0.0, timeout=8.0)
STAGE = Manner("prosecutor", temperature=0.9)
NOTES = Manner("prosecutor", temperature=0.2, timeout=8.0)
JUDGE = Manner("judge", max_tokens=2500, temperature=0.3, timeout=40.0)
STRATEGIST = Manner("strategist", temperature=0.6)
