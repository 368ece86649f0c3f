"""The wording of marks: what was earned, what was missing, what would lift it. Data only."""

EARNED = {
    "turned": "the attack is made to work for the defence",
    "turned_persuades": "the exhibit changes sides, which is worth watching",
    "several_reasons": "the reasons follow one another",
    "one_reason": "there is a reason, and it bears on the charge",
    "no_reason": "the position is clear",
    "answers": "the charge is answered with a reason",
    "meets": "the charge is met, if only by saying so",
    "no_facts": "the account is on the point",
    "one_fact": "there is one particular",
    "facts": "there are particulars to check",
    "joke": "the gallery enjoyed it",
    "engaged": "it takes up what the prosecutor actually said",
    "clear": "it is plainly put",
    "asserted": "it is said with some conviction",
}

OFF_POINT = {
    "strength": "something was said, though not to the charge",
    "evidence": "whatever it shows, it is not about this",
    "logic": "the sentences stand near one another",
    "persuasion": "it was at least not dull",
}

MISSING = {
    "element": "it meets no element of the charge",
    "element_fact": "no fact in it touches the charge",
    "element_heard": "the bench was left where it was",
    "reason": "it is a claim without a because",
    "specific": "there is nothing in it to check",
    "second": "everything hangs on one peg",
    "turn": "the exhibit is refused rather than used",
    "finish": "the end trails behind the argument",
    "saw": "it names a source, not what was seen",
    "number": "it gives no hour and no number",
    "name": "it gives nobody a name",
    "contradiction": "it disagrees with an earlier round",
    "fallacy": "one step in it does not hold",
    "admission": "it concedes the act and stops there",
}

LIFT = {
    "reason": "Say why",
    "specific": "Add one fact that could be looked up",
    "second": "Give a second reason that stands without the first",
    "turn": "Make that exhibit show your version",
    "finish": "End on the strongest line",
    "saw": "Add what they saw",
    "number": "Say when, or how many",
    "name": "Say who",
    "contradiction": "Own the change and explain it",
    "fallacy": "Replace that step with a fact",
    "admission": "Say what justified it",
    "hedge": "Say it outright",
    "absolute": "Name the one case that matters",
}

FULL = {
    "strength": "it meets the attack and leaves it shorter",
    "evidence": "it can be checked, and it holds together",
    "logic": "each step bears the next",
    "persuasion": "it says what it came to say and stops",
}

SPECIAL: dict[str, dict[str, str]] = {
    "empty": {
        "strength": "nothing was filed; a single sentence would have beaten it.",
        "evidence": "nothing was filed; one fact would have been a start.",
        "logic": "nothing was filed, so nothing follows; give one reason.",
        "persuasion": "silence persuades nobody here; say something.",
        "remark": "Nothing was filed this round; one sentence with a reason would have earned marks.",
    },
    "mash": {
        "strength": "the keyboard was pressed, but no claim was made; a sentence would earn a 2.",
        "evidence": "there are letters, and none of them is a fact; name one.",
        "logic": "nothing here can follow from anything; give one claim and one reason.",
        "persuasion": "there was energy in it; words would do more.",
        "remark": "There was typing, not argument; one plain sentence to the charge would earn a 2.",
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
