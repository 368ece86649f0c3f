"""The court's settings as tests see them: a data directory of their own, no keys, no pauses.

`DATABASE_URL` alone is taken from outside, so that the same tests run on PostgreSQL.
"""

import atexit
import os
import re
import shutil
import tempfile
from pathlib import Path

import environ

ROOT = Path(__file__).resolve().parent.parent
SAMPLE = (ROOT / ".env.example").read_text()

# Neither the developer's shell nor their .env has a say in what a test sees.
for name in re.findall(r"^#? ?([A-Z][A-Z0-9_]+)=", SAMPLE, re.MULTILINE):
    if name != "DATABASE_URL":
        os.environ.pop(name, None)
environ.Env.read_env = staticmethod(lambda *args, **kwargs: None)  # type: ignore[method-assign]

_process = os.getpid()
_data_dir = tempfile.mkdtemp(prefix="allrise-test-")


def _clean() -> None:
    if os.getpid() == _process:
        shutil.rmtree(_data_dir, ignore_errors=True)


atexit.register(_clean)
os.environ["ALLRISE_DATA_DIR"] = _data_dir
os.environ["ALLRISE_HOUSE_PACE"] = "0"
os.environ["ALLRISE_LOG_LEVEL"] = "WARNING"
# A test reads as fast as it can; those about limits set their own.
os.environ["ALLRISE_READS_PER_SECOND"] = "0"
os.environ["ALLRISE_DESK_SECONDS"] = "0"

from allrise.settings import *  # noqa: E402, F403

# Hundreds of test people sign up; none of them needs a strong hash, or hashed file names.
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
STORAGES["staticfiles"] = {  # noqa: F405
    "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
}
STATIC_ROOT.mkdir(exist_ok=True)  # noqa: F405
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):  # noqa: F405
    # A file, as the product has it: threads that share one in memory meet other locks.
    DATABASES["default"]["TEST"] = {"NAME": str(DATA_DIR / "test.sqlite3")}  # noqa: F405
