"""The wording of marks: what was earned, what was missing, what would lift it. Data only.

{q} a clause of the defendant's between double quotation marks, {letter} an exhibit, {claim} what
the prosecution must establish, {word} a word of theirs in double quotation marks. Of every list
one line is drawn; those with a slot that cannot be filled are passed over.
"""

EARNED: dict[str, tuple[str, ...]] = {
    # strength
    "flaw": (
        "the flaw in Exhibit {letter} is named",
        "{q} puts a finger on what is wrong with Exhibit {letter}",
        "Exhibit {letter} is caught out on its own facts",
        "somebody read Exhibit {letter} to the end",
    ),
    "answered": (
        "Exhibit {letter} is answered",
        "{q} gives Exhibit {letter} a reply",
        "Exhibit {letter} is taken up rather than walked round",
    ),
    "answers": (
        "{q} answers the charge with a reason",
        "the charge is met, and {q} says why",
        "there is an answer here, and {q} carries it",
        "the charge is answered with a reason",
    ),
    "meets": (
        "{q} meets the charge",
        "{q} takes a position on the charge",
        "{q} is at least about this",
        "the charge is met, if only by saying so",
    ),
    # evidence
    "flaw_fact": (
        "Exhibit {letter} is met on its own facts",
        "Exhibit {letter} has been read more closely than it was meant to be",
        "{q} can be checked against Exhibit {letter} itself",
    ),
    "facts": (
        "{q} can be checked",
        "{q} is something that somebody could look up",
        "{q} gives the court an address to call at",
        "there are particulars to check",
    ),
    "one_fact": (
        "{q} is one particular",
        "{q} gives the court one thing to hold",
        "there is one particular",
    ),
    "no_facts": (
        "the account is on the point",
        "{q} is an account, of a kind",
        "{q} is testimony",
    ),
    # logic
    "turned": (
        "the attack is made to work for the defence",
        "{q} turns the thing round",
        "what was brought against the defence now carries it",
    ),
    "several_reasons": (
        "the reasons follow one another, and {q} is the best of them",
        "{q} does not stand alone",
        "one reason leads to the next",
    ),
    "one_reason": (
        "{q} gives a reason",
        "{q} explains something",
        "{q} is a because, whatever it calls itself",
        "there is a reason, and it bears on the charge",
    ),
    "half_reason": (
        "{q} leans towards a reason",
        "{q} has the shape of a reason",
    ),
    "no_reason": (
        "the position is clear",
        "{q} says where the defence stands",
        "one knows what is claimed",
    ),
    # persuasion
    "joke": (
        "the gallery enjoyed it",
        "somebody at the back laughed",
        "as a remark it had its moment",
    ),
    "turned_persuades": (
        "the exhibit changes sides, which is worth watching",
        "it borrows the prosecutor's stick and gives it back in two pieces",
        "the prosecutor brought the weapon, and went home without it",
        "it wins on the other side's ground",
        "one could hear the prosecutor's pencil stop",
        "it lets him be right, and is the better for it",
        "{q} is where the room changed its mind",
        "it is a pleasure to see a door opened from the wrong side",
        "the attack walks in at the front and leaves with the defence",
    ),
    "engaged": (
        "it takes up what the prosecutor actually said",
        "it was asked something, and it replied",
        "it looks the attack in the face",
        "it speaks to the man who spoke",
        "his last point does not go home unanswered",
        "it listens before it talks",
        "it answers him and not some other prosecutor",
    ),
    "clear": (
        "it is plainly put",
        "there is a voice in it",
        "it sounds like somebody who was there",
        "{q} stays in the ear",
        "one could repeat it to a neighbour",
        "{q} is easily followed",
        "nobody had to ask what {q} meant",
    ),
    "asserted": (
        "it is said with some conviction",
        "{q} is said as if it were enough",
        "it was brief about its position",
    ),
}

OFF_POINT: dict[str, tuple[str, ...]] = {
    "strength": (
        "something was said, though not to the charge",
        "{q} is an answer to some other question",
    ),
    "evidence": (
        "whatever it shows, it is not about this",
        "{q} may be so, in some other case",
    ),
    "logic": (
        "the sentences stand near one another",
        "{q} follows from nothing here",
    ),
    "persuasion": (
        "it was at least not dull",
        "it held the floor for as long as it took",
    ),
}

MISSING: dict[str, tuple[str, ...]] = {
    "element": ("it meets no element of the charge",),
    "element_fact": ("no fact in it touches the charge",),
    "element_heard": ("the bench was left where it was",),
    "untouched": (
        "nothing is said to the claim that {claim}",
        "it leaves standing that {claim}",
        "the claim that {claim} sits there undisturbed",
    ),
    "reason": (
        "it is a claim without a because",
        "nothing holds {q} up",
        "why it should be so is left to the court",
        "there is no reason under it",
    ),
    "hollow": (
        "{q} would be as true of any other defendant",
        "{q} is a reason for anybody, not for this",
    ),
    "specific": (
        "there is nothing in it to check",
        "{q} has no hour, no name and no number",
        "nobody could be telephoned about any of it",
    ),
    "second": (
        "everything hangs on one peg",
        "should {q} fall, nothing else stands",
        "it has one leg, and stands very still",
    ),
    "turn": (
        "it stops at defending itself",
        "the attack is survived but not turned",
    ),
    "finish": (
        "the last sentence is a long one",
        "it ends on a sentence that has to be read to its end",
        "what it ends on has too many words to ring",
    ),
    "more": (
        "there is still room above it",
        "it could carry a little more",
        "it has not used everything it has",
    ),
    "saw": (
        "it names a source, not what was seen",
        "{q} does not say what anybody saw",
    ),
    "number": (
        "it gives no hour and no number",
        "{q} might have been any hour of any day",
        "the clock is missing from it",
    ),
    "name": (
        "it gives nobody a name",
        "whoever could bear it out is not named",
        "nobody in it is called anything",
    ),
    "exhibit": (
        "Exhibit {letter} went without a flaw being found in it",
        "Exhibit {letter} lies there as it was laid",
        "nobody looked at Exhibit {letter} twice",
    ),
    "contradiction": (
        "it disagrees with an earlier round",
        "{q} is not what was said before",
    ),
    "fallacy": ("one step in it does not hold", "it takes a step over nothing"),
    "admission": ("it concedes the act and stops there", "{q} concedes the act, and then rests"),
    "hedge": (
        "{word} takes back what it gives",
        "{word} leaves a way out, which the court used",
        "{word} is not a word to lean on",
    ),
    "absolute": (
        "{word} invites one exception",
        "{word} needs only one counter-example to fall",
    ),
    "flippant": (
        "a joke stood where an answer was wanted",
        "it would rather be quoted than believed",
    ),
    "beside": (
        "much of it is beside the point",
        "it wanders off, and takes its time about it",
    ),
    "attack": (
        "what the prosecutor last said is not taken up",
        "it could have been said before he ever spoke",
    ),
}

LIFT: dict[str, tuple[str, ...]] = {
    "element_fact": ("Give one fact about whether {claim}",),
    "element_heard": ("Speak to the claim that {claim}",),
    "element_excuse": ("Say what excused it, and why",),
    "element_law": ("Say what the statute gets wrong, and why",),
    "element": ("Say why it is not so that {claim}",),
    "untouched": ("Say a word to that", "Take that one up as well", "Deny it, or excuse it"),
    "reason": ("Say why", "Follow it with a because", "Put the cause beside the claim"),
    "hollow": ("Give the reason that only this case has", "Say what happened on the day"),
    "specific": (
        "Add one fact that could be looked up",
        "Add an hour or a name",
        "Put one thing in it that could turn out false",
    ),
    "second": (
        "Give a second reason that stands without the first",
        "Find another that does not lean on it",
    ),
    "turn": (
        "Make that exhibit show your version",
        "Say what it proves if he is right about every word",
    ),
    "finish": ("End on a short line of its own", "Close on fewer words"),
    "more": (
        "Add one more particular of your own",
        "Bring one more thing that only you could know",
        "Give it one more leg to stand on",
    ),
    "saw": ("Add what they saw", "Say what they saw, and from where"),
    "number": ("Say when, or how many", "Put an hour to it"),
    "name": ("Say who", "Name the person"),
    "exhibit": (
        "Say what is wrong with Exhibit {letter}",
        "Read Exhibit {letter} again and name what does not fit",
    ),
    "contradiction": ("Own the change and explain it", "Say which of the two is so, and why"),
    "fallacy": ("Replace that step with a fact", "Put a fact where the leap was"),
    "admission": ("Say what justified it", "Add what made it right at the time"),
    "hedge": ("Say it outright", "Keep what is certain and drop the rest"),
    "absolute": ("Name the one case that matters", "Say it of this occasion only"),
    "flippant": ("Give the joke a reason to carry", "Keep the joke and put a because behind it"),
    "beside": ("Cut what is not about this", "Keep to the charge"),
    "attack": ("Answer his last point first", "Begin with what he just said"),
}

FULL: dict[str, tuple[str, ...]] = {
    "strength": (
        "it meets the attack and leaves it shorter",
        "there is little of the attack left",
        "what he came with is not what he has left",
        "he will need another line, and knows it",
    ),
    "evidence": ("it can be checked, and it holds together", "it would survive a telephone call"),
    "logic": (
        "each step bears the next",
        "nothing in it stands on air",
        "one thing follows from another, all the way down",
        "it goes where it says it is going",
    ),
    "persuasion": (
        "it says what it came to say and stops",
        "the gallery leaned forward, and stayed there",
        "it would be repeated at dinner",
        "nobody looked at the clock",
        "it left the prosecutor looking for his place",
        "the court was moved, and noticed it only afterwards",
    ),
}

SPECIAL: dict[str, dict[str, str]] = {
    "empty": {
        "strength": "nothing was filed; a single sentence would have beaten it.",
        "evidence": "nothing was filed; one fact would have been a start.",
        "logic": "nothing was filed, so nothing follows; give one reason.",
        "persuasion": "silence persuades nobody here; say something.",
        "remark": "Nothing was filed this round; one sentence with a reason would have earned "
        "marks.",
    },
    "mash": {
        "strength": "the keyboard was pressed, but no claim was made; a sentence would earn a 2.",
        "evidence": "there are letters, and none of them is a fact; name one.",
        "logic": "nothing here can follow from anything; give one claim and one reason.",
        "persuasion": "there was energy in it; words would do more.",
        "remark": "There was typing, not argument; one plain sentence to the charge would earn a "
        "2.",
    },
    "foreign": {
        "strength": "this bench reads English, so it could not weigh what was said.",
        "evidence": "this bench reads English; the facts may well be there, unread.",
        "logic": "this bench reads English and will not guess at reasons.",
        "persuasion": "it had a fine ring; this bench reads English.",
        "remark": "This bench reads English; the same defence in English would be marked in full.",
    },
    "distress": {
        "strength": "this was not marked hard, and need not be the last word.",
        "evidence": "nothing needs proving here; argue the charge whenever you like.",
        "logic": "the court did not look for gaps; an argument to the charge can wait.",
        "persuasion": "the court heard it; the game can wait.",
        "remark": "The court was more concerned with you than with the charge.",
    },
    "repeated": {
        "strength": "it was said before, and marked then; answer the newest attack instead.",
        "evidence": "no fact in it is new; bring one that the court has not heard.",
        "logic": "repetition is not a second reason; give one.",
        "persuasion": "the court remembers it well enough; say what has changed.",
        "remark": "Most of it had been heard already; an answer to the last attack would lift it.",
    },
}

# How a reason or remark ends after what would have lifted it: "Name the hour, and this is a 6".
# As many as a trial can need: a remark and four reasons in each of four rounds.
GOALS = (
    "and this is {a}",
    "and I write {n} instead",
    "and it climbs to {n}",
    "and the column says {n}",
    "and it earns {a}",
    "and my pen stops at {n}",
    "and there is {a} in it",
    "and I am looking at {a}",
    "and it passes for {a}",
    "and {n} is what I put down",
    "and {n} is within reach",
    "and nobody argues with {a}",
    "and the figure is {n}",
    "and I go as high as {n}",
    "and you leave with {a}",
    "and {n} is fair",
    "and I round nothing down from {n}",
    "and it stands at {n}",
    "and {a} goes in the book",
    "and I hear {a}",
    "and it weighs {n}",
)
