"""Named fallacies in a text, each with the words that show it. Pure.

Precision comes first: a fallacy that costs points must be plain on its face. `cues` says what
evidence is; `standing`, `stakes`, `inference` and `persons` hold it by family of argument scheme
(in Walton's terms); `detecting` weighs it; `measuring` tells how well that went.
"""

from trials.house.fallacies.detecting import COSTLY, Finding, detect

__all__ = ["COSTLY", "Finding", "detect"]
