"""`.env.example` tells of every variable, and of none that is not read."""

import re

from tests.running import ROOT

READ = re.compile(r'env\.\w+\(\s*"([A-Z][A-Z0-9_]*)"')
LISTED = re.compile(r"^# ([A-Z][A-Z0-9_]+)=", re.MULTILINE)


def test_every_variable_is_listed_and_none_is_made_up():
    read = set(READ.findall((ROOT / "allrise" / "settings.py").read_text()))
    listed = LISTED.findall((ROOT / ".env.example").read_text())
    assert set(listed) == read
    assert len(listed) == len(set(listed))


def test_nothing_is_set_by_copying_it():
    lines = (ROOT / ".env.example").read_text().splitlines()
    assert [line for line in lines if line and not line.startswith("#")] == []
