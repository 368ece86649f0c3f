"""A model's thoughts, told from its answer.

Models that think aloud wrap it in tags, may nest them, forget to open them, or leak the
channel marks of their own format. What stands between such tags is never part of an answer.
"""

import re

_NAMES = "think|thinking|thought|thoughts|reasoning|reflection"
TAG = re.compile(
    rf"<(?P<close>/)?(?:{_NAMES})(?:\s[^<>]*)?>|\[(?P<close2>/)?THINK\]|◁(?P<close3>/)?think▷",
    re.IGNORECASE,
)
_FINAL = "<|channel|>final<|message|>"
_ANALYSIS = re.compile(r"<\|channel\|>(?:analysis|commentary)\b[^<]*<\|message\|>")
_CHANNEL_END = re.compile(r"<\|(?:end|return|start)\|>")
_LONGEST_TAG = 40  # characters of a tag that a stream may cut in two
_FOLLOWING = re.compile(r"[<\[◁]")


class UnclosedThought(ValueError):
    """The text ends inside a thought."""


def closes(tag: re.Match[str]) -> bool:
    return any(tag.groups())


def final_channel(text: str) -> str:
    """The final channel's text where a model leaked the marks of its channels, else `text`.

    Raises UnclosedThought when there are marks, and no final channel among them.
    """
    if _FINAL in text:
        text = text.rpartition(_FINAL)[2]
        return _CHANNEL_END.split(text)[0]
    if _ANALYSIS.search(text):
        raise UnclosedThought
    return text


def without_thoughts(text: str) -> str:
    """`text` less its thoughts. Raises UnclosedThought."""
    listener = Listener()
    return listener.feed(final_channel(text)) + listener.finish()


class Listener:
    """Hears a stream piece by piece and passes on what is said, not what is thought.

    A tag that closes what was never opened says that everything so far was thought:
    `take_back` tells, for text that was passed on already.
    """

    def __init__(self) -> None:
        self._pending = ""
        self._depth = 0
        self.has_thought = False
        self.take_back = False

    def feed(self, piece: str) -> str:
        """What may be passed on now."""
        self._pending += piece
        said: list[str] = []
        while tag := TAG.search(self._pending):
            before, self._pending = self._pending[: tag.start()], self._pending[tag.end() :]
            if not self._depth:
                said.append(before)
            if not closes(tag):
                self._depth += 1
            elif self._depth:
                self._depth -= 1
            else:
                said.clear()
                self.take_back = True
            self.has_thought = True
        hold = self._hold()
        if not self._depth:
            said.append(self._pending[:hold])
        self._pending = self._pending[hold:]
        return "".join(said)

    def _hold(self) -> int:
        """Where a tag may have begun that is not whole yet."""
        start = max(0, len(self._pending) - _LONGEST_TAG)
        for opening in _FOLLOWING.finditer(self._pending, start):
            if not re.search(r"[>\]▷]", self._pending[opening.start() :]):
                return opening.start()
        return len(self._pending)

    def finish(self) -> str:
        """What was still held back. Raises UnclosedThought."""
        if self._depth:
            raise UnclosedThought
        rest, self._pending = self._pending, ""
        return rest
