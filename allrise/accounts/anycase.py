"""A name in whatever case it is typed, as each database keeps it in an index.

It is what `__iexact` asks for: PostgreSQL compares in capitals, SQLite without case.
"""

from typing import Any

from django.db.models import Func


class AnyCase(Func):
    function = "UPPER"

    def as_sqlite(self, compiler: Any, connection: Any, **context: Any) -> Any:
        return self.as_sql(
            compiler, connection, template="(%(expressions)s COLLATE NOCASE)", **context
        )
