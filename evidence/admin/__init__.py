"""The curator's side of the room. The sealed truth and the seeds are in no list here."""

from evidence.admin import contenders, matches, passages, sources

__all__ = ["contenders", "matches", "passages", "sources"]
