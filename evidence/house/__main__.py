"""`python -m evidence.house 400 SEED FOLDER`: a league of house players, as a table."""

import sys
from pathlib import Path

from evidence.domain.exhibits import Source
from evidence.house.table import league, report


def main(matches: str = "400", seed: str = "1", folder: str = "evidence/fixtures/sources") -> None:
    files = sorted(Path(folder).glob("*.json"))
    library = [Source.model_validate_json(file.read_text("utf-8")) for file in files]
    sys.stdout.write(report(league(int(matches), seed, library)) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:4])
