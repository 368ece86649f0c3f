import io
import os
import re

import pytest

from allrise.supervisor.console import Console


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_every_line_of_the_courts_own_words_is_prefixed():
    out = io.StringIO()
    Console(out, ["web"]).say("All rise!\nThe court is in session.")
    lines = out.getvalue().splitlines()
    assert [line.partition("| ")[2] for line in lines] == ["All rise!", "The court is in session."]
    assert all(re.match(r"\d\d:\d\d:\d\d court \| ", line) for line in lines)


def test_names_line_up():
    out = io.StringIO()
    console = Console(out, ["web", "evidence"])
    console.line("web", "a")
    console.line("evidence", "b")
    assert len({line.index("|") for line in out.getvalue().splitlines()}) == 1


def test_colours_on_a_terminal_only_and_never_against_the_readers_wish(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.delenv("NO_COLOR", raising=False)
    terminal, pipe = Terminal(), io.StringIO()
    Console(terminal, ["web"]).line("web", "hello")
    Console(pipe, ["web"]).line("web", "hello")
    assert "\x1b[" in terminal.getvalue()
    assert "\x1b[" not in pipe.getvalue()
    monkeypatch.setenv("NO_COLOR", "1")
    plain = Terminal()
    Console(plain, ["web"]).line("web", "hello")
    assert "\x1b[" not in plain.getvalue()


def test_the_court_goes_on_when_nobody_reads_its_log():
    read, write = os.pipe()
    os.close(read)
    with os.fdopen(write, "w") as out:
        console = Console(out, ["web"])
        console.line("web", "to nobody")
        console.line("web", "still to nobody")
