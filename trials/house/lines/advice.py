"""The strategist's advice: the name of a move, its kind, and ways to put it. Data only.

Never words to paste. {letter} an exhibit, {object} its object, {last} the last sentence of its
description in single quotation marks, {letters} several exhibits, {quote} a clause of theirs with
double quotation marks, {word} one word in single ones, {claim} an element, {then} an earlier
round, {nothing} "Nothing you said" where that is so, {asked} the prosecutor's last question and {attacked} the words of theirs that he went for,
{count} what was counted before, {most} how many words were filed.
"""

# Move → kind. Three hints of a trial are of three kinds while there is a choice.
KINDS: dict[str, str] = {
    "answer_exhibit": "exhibit", "flaw_line": "exhibit", "turn_exhibit": "exhibit",
    "clear_table": "exhibit", "closing_exhibits": "exhibit",
    "answer_demand": "attack", "his_words": "attack", "defend_quote": "attack",
    "hold_him": "attack", "first_move": "attack",
    "give_fact": "fact", "name_witness": "fact", "unseen_witness": "fact", "harden_hour": "fact",
    "harden_name": "fact", "build_on": "fact",
    "give_reason": "reason", "second_reason": "reason", "hollow_reason": "reason",
    "fallacy": "reason", "joke_reason": "reason",
    "drop_hedge": "wording", "drop_absolute": "wording", "cut_length": "wording",
    "say_more": "wording", "stay_civil": "wording",
    "mend_contradiction": "account", "settle_count": "account", "own_admission": "account",
    "concede_small": "account", "new_ground": "account",
    "come_back": "element", "pick_element": "element", "untouched_element": "element",
    "plea": "element", "plea_denied": "element", "plea_facts": "element",
    "close_strong": "closing", "closing_elements": "closing",
}  # fmt: skip

ADVICE: dict[str, tuple[str, ...]] = {
    "answer_exhibit": (
        "Exhibit {letter}, {object}, is unanswered. Read how its description ends: something is "
        "wrong with it in plain sight. Name that, and say what follows from it.",
        "He will count {object}, Exhibit {letter}, against you. It gives itself away near the end; "
        "point at that before you say anything else.",
        "Nobody has touched Exhibit {letter}. Pick it up first: one fault in it, one consequence "
        "of that fault, and then your own account.",
    ),
    "flaw_line": (
        "Exhibit {letter} says of itself: {last} Ask what that does to the rest of it, and put "
        "your answer into one sentence.",
        "The weak place of Exhibit {letter} is printed on it: {last} Draw the conclusion he hopes "
        "you will not.",
    ),
    "turn_exhibit": (
        "Stop refusing Exhibit {letter} and use it. Suppose every word of it true: which part "
        "would fit your version better than his? Build the answer on that part.",
        "Exhibit {letter} can change sides. Find the detail in it that only makes sense if you "
        "are right, and let it be your witness.",
    ),
    "clear_table": (
        "{letters} lie there unanswered, and he will read them out. Give each one short clause; "
        "a table cleared is worth more than one long reply.",
        "Too many exhibits are standing: {letters}. Take the two with the plainest faults and "
        "dispose of both in this turn.",
    ),
    "closing_exhibits": (
        "In the closing, walk the table: {letters} still stand. One fault for each will do, before "
        "your best point rather than after it.",
    ),
    "answer_demand": (
        "He ended on a question: {asked} Answer exactly that in your first sentence, then go "
        "where you please.",
        "{asked} That is what he is waiting to hear dodged. Give the plain answer at once, and he "
        "has nothing to do with it.",
    ),
    "his_words": (
        "Take up one thing he said, in his words, and show what it leaves out. Replying beats "
        "restating.",
        "He built his last speech on one assumption. Find it, name it, and say why this case is "
        "different.",
    ),
    "defend_quote": (
        "He went for your words {attacked} Do not repeat them: say what stands behind them, an "
        "hour or a person he has not heard of.",
        "Your {attacked} is where he is digging. Either give it a reason he cannot move, or let it "
        "go openly and stand elsewhere.",
    ),
    "hold_him": (
        "He changed the subject after your last answer. Say so in half a sentence, and put the "
        "same answer to use against what he says now.",
        "Your last answer sent him elsewhere. Follow him there, but bring it along: it may settle "
        "this point too.",
    ),
    "first_move": (
        "He opened on {object}. Begin there: what is wrong with it, and where you were in truth, "
        "with one thing that can be checked.",
        "Say in your first sentence which element fails. Then one reason and one particular; the "
        "stories can wait.",
    ),
    "give_fact": (
        "Give one fact that somebody could look up: an hour, a count, a name. One is plenty if it "
        "touches the charge.",
        "{nothing} could be checked. Choose the moment that matters and put a clock or a "
        "person beside it.",
        "{quote} has nothing in it to look up. Add the hour, or who stood there, and it becomes "
        "testimony.",
    ),
    "name_witness": (
        "You mention somebody by name. Say what they saw and from where; a witness without a view "
        "is scenery.",
    ),
    "unseen_witness": (
        "{quote} brings in a person who has no name and saw nothing. Give them both, or he will "
        "say they do not exist.",
    ),
    "harden_hour": (
        "You have a name but no clock. Put an hour to {quote} and two accounts can no longer be "
        "told apart.",
        "Somebody is named and nothing is timed. Say when; an alibi is a person and a clock.",
    ),
    "harden_name": (
        "You gave figures and nobody to vouch for them. Say who counted, or who looked at the "
        "clock.",
    ),
    "build_on": (
        "Your best line so far is {quote}. Do not leave it behind: say what follows from it, and "
        "let the exhibit meet that.",
    ),
    "give_reason": (
        "{quote} is a position with nothing under it. Follow it with the cause: what happened "
        "first, and why that settles it.",
        "Your last defence claims and does not explain. Take the one claim you need most and tie "
        "it to a cause.",
    ),
    "second_reason": (
        "One reason, however good, gives him one target. Add another that does not lean on it.",
        "Should he knock down {quote}, what is left? Put a second support beside it, of another "
        "kind.",
    ),
    "hollow_reason": (
        "{quote} could be said at any trial. Swap it for something that is true of this day and "
        "of nobody else.",
        "He will not even reply to {quote}. A reason has to belong to the case: what happened, "
        "when, to whom.",
    ),
    "fallacy": (
        "{quote} is a step that will not bear weight. Drop it, and put a fact in its place.",
    ),
    "joke_reason": (
        "The gallery liked {quote} The scales did not. Keep the joke if you must, and hang a "
        "reason on it.",
        "A joke alone earns a smile and no logic. Give the next one a cause to carry.",
    ),
    "drop_hedge": (
        "{word} is costing you. Either you know it or you do not: state the part you are sure of "
        "and leave the rest out.",
    ),
    "drop_absolute": (
        "{word} needs only one exception to fall. Shrink the claim to the occasion on the charge "
        "and it becomes hard to hit.",
    ),
    "cut_length": (
        "Your last defence ran to {most} words. Forty with a reason and a fact do more; end on the "
        "fact.",
    ),
    "say_more": (
        "Too short to be weighed. Two sentences will do: what was so, and how anybody could know "
        "it.",
        "{quote} leaves him the whole floor. Spend one more sentence on why.",
    ),
    "stay_civil": (
        "Leave the prosecutor's person out of it. The same breath spent on his exhibit would have "
        "earned something.",
    ),
    "mend_contradiction": (
        "{quote} does not sit with {then}. Choose one account, say aloud which, and explain the "
        "other in half a sentence before he does.",
    ),
    "settle_count": (
        "You had {count} before, and now the number has changed. Correct it yourself, with the "
        "reason, in your first sentence.",
    ),
    "own_admission": (
        "You conceded something in {quote}. Do not take it back; say what made it reasonable, "
        "with one circumstance that can be checked.",
    ),
    "concede_small": (
        "Concede the smallest thing he says, openly. It makes the denial beside it easier to "
        "believe.",
    ),
    "new_ground": (
        "You have said that already and he has already answered. Leave it standing and open a "
        "second line that works even if the first fails.",
    ),
    "come_back": (
        "You drifted from the charge. Pick one element and deny it, excuse it, or show it did no "
        "harm: {claim}.",
    ),
    "pick_element": (
        "He needs every element. You need to break one: that {claim}. Spend the whole turn there.",
    ),
    "untouched_element": (
        "Nobody has yet disputed that {claim}. He may be weakest where you have not looked; spend "
        "a sentence on it.",
        "One element has had an easy trial so far: that {claim}. Make him earn it.",
    ),
    "plea": ("Argue the plea you entered. {pleaword}",),
    "plea_denied": (
        "You pleaded an explanation and then denied the act. Leave the denial; say what the act "
        "prevented, or who asked for it.",
    ),
    "plea_facts": (
        "You called the statute absurd and then argued facts. Show one case, besides your own, "
        "that it would catch by mistake.",
    ),
    "close_strong": (
        "For the closing, choose your two best points and the exhibit you beat most plainly, in "
        "that order. It is worth forty per cent.",
        "The closing is forty per cent. Start from {quote}, answer what he said last, and stop on "
        "a short sentence.",
    ),
    "closing_elements": (
        "Take the elements in turn, one sentence each, and linger on the one that fails: that "
        "{claim}.",
    ),
}

PLEA_WORDS = {
    "not_guilty": "You dispute the elements, so make one of them fail on its facts.",
    "guilty_with_an_explanation": "The act is conceded, so every word should show it was "
    "justified.",
    "absurd": "You attack the statute, so show where it fails, not merely that it is silly.",
}
