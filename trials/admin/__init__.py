"""The curator's desk of this courtroom. Charges are kept, suggestions decided on; what
happened in court can only be read, and before it is public not even that."""

from trials.admin import charges, record, suggestions

__all__ = ["charges", "record", "suggestions"]
