"""Imaginary defendants of every skill, for any charge. Pure and seeded.

They are what the court is measured against: hundreds of people who put things in their own
way. They know a charge from its sheet alone, look at what lies on the table, and hold to one
story through a trial. None of their sentences is known to the court that judges them.
"""

from trials.house.defendants.people import SKILLS, Speak, defendant, structures

__all__ = ["SKILLS", "Speak", "defendant", "structures"]
