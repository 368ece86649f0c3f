"""A model's speech as it comes, guarded, with the house ready to begin again."""

import logging
from collections.abc import Callable, Iterator

from allrise.llm.base import RESTART, ModelError, Remedy, Reply, Request, Restart
from trials.agents.asking import Asked, SeatFailed
from trials.agents.ports import Guard, Speech

log = logging.getLogger(__name__)


class LiveSpeech:
    """Pieces of a speech. A `RESTART` among them says that what came before is void.

    `house` is None where the house may not sit: then iteration raises `SeatFailed` when no
    model has said anything that can stand.
    """

    def __init__(
        self,
        chain: Asked,
        request: Request,
        guard: Guard,
        house: Callable[[], Speech] | None,
    ) -> None:
        self._chain, self._request, self._guard, self._house = chain, request, guard, house
        self._restarted = False
        self.engine = ""

    def __iter__(self) -> Iterator[str]:
        spoken = begun = False
        try:
            stream = self._chain.stream(self._request, self._on_restart, self._accept)
            for piece in self._guarded(iter(stream)):
                begun = True
                spoken = not isinstance(piece, Restart) and (spoken or bool(piece.strip()))
                yield piece
            self.engine = stream.engine
            if spoken:
                return
        except ModelError as error:
            log.warning("%s: no model spoke (%s)", self._request.purpose, error)
        if self._house is None:
            raise SeatFailed(self._request.purpose)
        if begun:
            yield RESTART
        speech = self._house()
        yield from speech
        self.engine = speech.engine

    def _on_restart(self) -> None:
        self._restarted = True

    def _accept(self, reply: Reply) -> None:
        """Raises ModelError for a whole speech of which nothing can stand."""
        if not "".join(self._guard([reply.text])).strip():
            raise ModelError("not_a_speech", remedy=Remedy.ASK_AGAIN)

    def _guarded(self, pieces: Iterator[str]) -> Iterator[str]:
        """Each model's words through a guard of their own, with a restart between them."""
        first: list[str] = []

        def of_one_model() -> Iterator[str]:
            if first:
                yield first.pop()
            for piece in pieces:
                if self._restarted:
                    first.append(piece)
                    return
                yield piece

        while True:
            yield from self._guard(of_one_model())
            if not self._restarted:
                return
            self._restarted = False
            yield RESTART
