"""One process that starts the court's processes, keeps them up, and takes them down with it.

It knows commands, process groups, pipes and signals; nothing of Django or of what runs
in its children. `children.py` is the table of what runs.
"""
