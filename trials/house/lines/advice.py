"""The strategist's advice: the name of a move, and ways to put it. Never words to paste. Data only.

{letter} an exhibit, {object} its object, {quote} a clause of theirs with double quotation
marks, {word} one word in single ones, {claim} an element, {then} an earlier round.
"""

ADVICE: dict[str, tuple[str, ...]] = {
    "answer_exhibit": (
        "Exhibit {letter}, {object}, is unanswered. Read its last sentence: something is wrong with it in plain "
        "sight. Name that flaw and say what follows from it.",
        "He will count {object}, Exhibit {letter}, against you. Its description gives itself away near the end; "
        "point at that before you say anything else.",
    ),
    "turn_exhibit": (
        "Stop refusing Exhibit {letter} and use it. Suppose every word of it true: which part would "
        "fit your version better than his? Build the answer on that part.",
        "Exhibit {letter} can change sides. Find the detail in it that only makes sense if you are "
        "right, and let it be your witness.",
    ),
    "own_admission": (
        "You conceded something in {quote}. Do not take it back; say what made it reasonable, with "
        "one circumstance that can be checked.",
    ),
    "mend_contradiction": (
        "{quote} does not sit with {then}. Choose one account, say aloud which, and explain the "
        "other in half a sentence before he does.",
    ),
    "drop_hedge": (
        "{word} is costing you. Either you know it or you do not: state the part you are sure of and "
        "leave the rest out.",
    ),
    "drop_absolute": (
        "{word} needs only one exception to fall. Shrink the claim to the occasion on the charge and "
        "it becomes hard to hit.",
    ),
    "give_reason": (
        "{quote} is a position with nothing under it. Follow it with the cause: what happened first, "
        "and why that settles it.",
        "Your last defence claims and does not explain. Take the one claim you need most and tie it "
        "to a cause.",
    ),
    "give_fact": (
        "Give one fact that somebody could look up: an hour, a count, a name. One is plenty if it "
        "touches the charge.",
        "Nothing you said could be checked. Choose the moment that matters and put a clock or a "
        "person beside it.",
    ),
    "new_ground": (
        "You have said that already and he has already answered. Leave it standing and open a second "
        "line that works even if the first fails.",
    ),
    "come_back": (
        "You drifted from the charge. Pick one element and deny it, excuse it, or show it did no "
        "harm: {claim}.",
    ),
    "name_witness": (
        "You mention somebody. Say what they saw and from where; a witness without a view is "
        "scenery.",
    ),
    "answer_demand": (
        "He ended on a question. Answer exactly that in your first sentence, then go where you "
        "please; he has nothing to do with an answered question.",
    ),
    "pick_element": (
        "He needs every element. You need to break one: that {claim}. Spend the whole turn there.",
    ),
    "second_reason": (
        "One reason, however good, gives him one target. Add another that does not lean on it.",
    ),
    "concede_small": (
        "Concede the smallest thing he says, openly. It makes the denial beside it easier to believe.",
    ),
    "cut_length": (
        "Say less. Forty words with a reason and a fact do more than a page; end on the fact.",
    ),
    "close_strong": (
        "For the closing, choose your two best points and the exhibit you beat most plainly, in that "
        "order. It is worth forty per cent.",
    ),
    "his_words": (
        "Take up one thing he said, in his words, and show what it leaves out. Replying beats "
        "restating.",
    ),
    "plea": (
        "Argue the plea you entered. {pleaword}",
    ),
    "fallacy": (
        "{quote} is a step that will not bear weight. Drop it, and put a fact in its place.",
    ),
}  # fmt: skip

PLEA_WORDS = {
    "not_guilty": "You dispute the elements, so make one of them fail on its facts.",
    "guilty_with_an_explanation": "The act is conceded, so every word should show it was justified.",
    "absurd": "You attack the statute, so show where it fails, not merely that it is silly.",
}
