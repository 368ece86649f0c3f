"""Bringing an exhibit, and naming those left lying. Data only.

{letter}, {obj} ("a garden gnome's diary"), {Obj} the same with a capital, {fig} its figure.
A line of the charge's own follows.
"""

EXHIBIT = (
    "Exhibit {letter}: {obj}, {fig}.",
    "I call {obj}, {fig}; let it be Exhibit {letter}.",
    "{Obj}, {fig}, and henceforth Exhibit {letter}.",
    "Exhibit {letter} is {obj}, {fig}.",
    "Bring in Exhibit {letter}, {obj}, {fig}.",
    "I lay down Exhibit {letter}: {obj}, {fig}.",
    "Which brings me, by the short road, to Exhibit {letter}: {obj}, {fig}.",
    "Here is {obj}, {fig}, which the clerk will mark as Exhibit {letter}.",
    "Mind the table; this is Exhibit {letter}, {obj}, {fig}.",
    "I did not want to do this: {obj}, {fig}, Exhibit {letter}.",
    "The court will be gentle with Exhibit {letter}, {obj}, {fig}.",
    "Exhibit {letter} has come a long way: {obj}, {fig}.",
    "Make room for Exhibit {letter}, {obj}, {fig}.",
    "Then there is {obj}, {fig}, Exhibit {letter}.",
    "I produce, with tongs, Exhibit {letter}: {obj}, {fig}.",
    "Behold {obj}, {fig}, or, for short, Exhibit {letter}.",
    "We turn to {obj}, {fig}, as Exhibit {letter}.",
    "Under this cloth is Exhibit {letter}, {obj}, {fig}.",
    "Exhibit {letter}, found by patience: {obj}, {fig}.",
    "I take from my sleeve {obj}, {fig}; Exhibit {letter}.",
    "Against that I set Exhibit {letter}: {obj}, {fig}.",
    "How fortunate that I packed {obj}, {fig}, as Exhibit {letter}.",
    "You will not have met Exhibit {letter}: {obj}, {fig}.",
    "Another voice, now, and it is Exhibit {letter}: {obj}, {fig}.",
    "Exhibit {letter}, if the court will bear it: {obj}, {fig}.",
    "Carried in by two ushers, Exhibit {letter}: {obj}, {fig}.",
    "Exhibit {letter} needs no introduction, being {obj}, {fig}.",
    "I had been saving Exhibit {letter}: {obj}, {fig}.",
    "Let us hear instead from {obj}, {fig}, Exhibit {letter}.",
    "And to Exhibit {letter}, without further music: {obj}, {fig}.",
    "The next witness does not speak: {obj}, {fig}, Exhibit {letter}.",
    "Placed before you, Exhibit {letter}: {obj}, {fig}.",
)

# For an exhibit the house did not make, known by its title only ({obj} is the title).
TITLE_ONLY = (
    "Exhibit {letter} is on the table: {obj}.",
    "The clerk has marked it Exhibit {letter}: {obj}.",
    "I refer the court to Exhibit {letter}, {obj}.",
    "Look, when you can bear to, at Exhibit {letter}: {obj}.",
)

# {these}: "Exhibit A", "Exhibits A and B", "Exhibits A, B and C".
UNANSWERED = (
    "{these}: still there, still unanswered, still better dressed than the defence.",
    "I count them off aloud, {these}, and hear nobody reply.",
    "Unanswered at this hour: {these}.",
    "Of {these} we have heard precisely what we have heard from the tide.",
    "Dust is settling on {these}, for want of an answer.",
    "You have left {these} alone on the table, and it is getting dark.",
    "To {these} no answer has been offered, nor so much as a cough.",
    "We close with {these} waiting, and a defendant looking elsewhere.",
    "I draw a line in red under {these}, unanswered to the last.",
    "Nobody has laid a glove, or an adjective, on {these}.",
    "The silence about {these} I shall leave to the jury's memory, when there is one.",
    "The table still holds {these}, and the defence still holds its tongue.",
)

ALL_ANSWERED = (
    "You have met every exhibit I own, and I am beginning to feel undressed.",
    "My table has been cleared, course by course.",
    "Not one of my exhibits can look me in the eye.",
    "I came with a full table, and you have brought it down to the wood.",
)
