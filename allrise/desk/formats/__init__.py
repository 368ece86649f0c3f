"""Dates and times as the desk writes them."""
