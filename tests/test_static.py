"""Static files get hashed names, inside our own modules too, and are compressed once."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.core.files.storage import storages
from django.core.management import call_command
from django.test import override_settings


@pytest.fixture
def collected(tmp_path: Path) -> Iterator[Path]:
    source, target = tmp_path / "source", tmp_path / "static"
    (source / "lib").mkdir(parents=True)
    (source / "page.js").write_text('import { rule } from "./lib/rules.js";\nrule();\n')
    (source / "lib" / "rules.js").write_text("export const rule = () => 24;\n" * 20)
    (source / "big.js.map").write_text("{}" * 1000)
    storage = {"BACKEND": "allrise.static.HashedStaticFilesStorage"}
    with override_settings(
        STATIC_ROOT=target,
        STATICFILES_DIRS=[source],
        STATICFILES_FINDERS=["django.contrib.staticfiles.finders.FileSystemFinder"],
        STORAGES={"staticfiles": storage},
    ):
        call_command("collectstatic", interactive=False, verbosity=0)
        yield target


def test_imports_between_modules_carry_the_hash(collected: Path):
    page = storages["staticfiles"].url("page.js").rpartition("/")[2]
    assert re.search(r'from "\./lib/rules\.[0-9a-f]{12}\.js"', (collected / page).read_text())


def test_only_what_pages_ask_for_is_compressed(collected: Path):
    compressed = {path.name for path in collected.rglob("*.br")}
    assert all(re.search(r"\.[0-9a-f]{12}\.js\.br$", name) for name in compressed)
    assert any(name.startswith("rules.") for name in compressed)


def test_a_second_time_compresses_nothing_again(collected: Path):
    before = {path: path.stat().st_mtime_ns for path in collected.rglob("*.gz")}
    call_command("collectstatic", interactive=False, verbosity=0)
    assert before
    assert {path: path.stat().st_mtime_ns for path in collected.rglob("*.gz")} == before
