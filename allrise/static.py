"""Static files under names that carry their content's hash, compressed once."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import brotli
from whitenoise.compress import Compressor
from whitenoise.storage import CompressedManifestStaticFilesStorage

# 11, the library's default, takes ten times as long to save another few hundredths.
BROTLI_QUALITY = 9
UNCOMPRESSED = (*Compressor.SKIP_COMPRESS_EXTENSIONS, "map")


class QuickCompressor(Compressor):
    """Gzip and Brotli at a quality that a first start can wait for."""

    @staticmethod
    def compress_brotli(data: bytes) -> bytes:
        return bytes(brotli.compress(data, quality=BROTLI_QUALITY))


class HashedStaticFilesStorage(CompressedManifestStaticFilesStorage):
    """Browsers may keep a file for ever: another content has another name.

    Relative imports between our ES modules are rewritten too; without this the entry
    would be fresh and what it imports stale.
    """

    support_js_module_import_aggregation = True

    def create_compressor(self, **options: Any) -> Compressor:
        return QuickCompressor(**(options | {"extensions": UNCOMPRESSED}))

    def compress_files(self, paths: Iterable[str]) -> Iterator[tuple[str, str]]:
        """Only what pages ask for, which is the hashed names, and only once."""
        hashed = set(self.hashed_files.values())
        new = [
            path for path in paths if path in hashed and not Path(self.path(f"{path}.gz")).exists()
        ]
        yield from super().compress_files(new)
