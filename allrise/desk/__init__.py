"""The curators' desk: Django's admin, with a door of our own and tables that are only read."""
