"""The clerk's commentary: two lines, out of public facts only. Pure data.

STATE speaks of how the match stands, EXHIBIT of what lies on the table. A frame is used when
its facts hold; the plain ones always do.
"""

OPENING = (
    "{presenter} files for the first time; {examiner} has sharpened a pencil.",
    "Nobody owes anybody anything yet. {presenter} and {examiner} will see to that.",
    "{rounds} rounds, two seats, one catalogue. {presenter} begins.",
    "Nought all. It is the last time they will agree on anything.",
)

BURNT_TWICE = (
    "{examiner} burned twice; caution now costs less than pride.",
    "Two forgeries past {examiner} already. The third will feel personal.",
    "{examiner} has believed two lies, and reads this one with the lamp closer.",
)

BURNT_ONCE = (
    "The last one got past {examiner}. It is not mentioned; it is in the room.",
    "{examiner} nodded at a forgery a moment ago. The nod has stopped.",
    "{presenter} slipped one through last round, and has the manners not to smile.",
    "{examiner} would like round {last} back. The clerk does not do refunds.",
    "Round {last} looked honest and was not. {examiner} is polishing something that is clean.",
    "{presenter} has fifteen for round {last}, and {examiner} has a longer face.",
)

CAUGHT = (
    "{presenter} was caught a round ago. Some learn from it; some wait a round.",
    "Fifteen off {presenter}. The next move says which kind of player this is.",
    "{examiner} took the last forgery apart. The pieces have been swept up.",
    "Round {last} came to pieces in public. {presenter} is choosing the next one with care.",
    "Twenty to {examiner} for round {last}, and a little colour in the cheeks.",
    "{presenter} has been found out once more than was convenient.",
    "After round {last} {examiner} sits up straighter, which is not always wise.",
)

ACCUSED = (
    "{examiner} accused an honest exhibit last time, and owes the room some tact.",
    "A false accusation in round {last}. The page is still warm.",
    "Ten points for a wrong suspicion: {examiner} has felt the price of doubt.",
    "Round {last} was true all along. {presenter} bore it with dignity and ten points.",
    "{examiner} cried wolf in round {last}. The sheep has been paid.",
    "An honest exhibit was doubted in round {last}; it is used to better company.",
)

LEVEL = (
    "Level at {score}. The clerk has put down the knitting.",
    "{score} each. A point would look lonely.",
    "All square after {done}; even the benches are leaning neither way.",
)

AHEAD = (
    "{leader} leads by {margin}.",
    "{margin} points to {leader}, with {left} to play.",
    "{leader} is {margin} clear and has stopped looking at the board.",
    "The board has {leader} in front, {margin} points.",
    "{margin} in it, {leader} before {trailer}.",
    "{trailer} needs {margin} to draw level, and there are {left} to find them in.",
)

LAST = (
    "Last round. {leader} holds {margin} and the nearer end of the bench.",
    "The last lamp is lit: {margin} between them and one exhibit left.",
    "One exhibit more. {trailer} has {margin} to make up and the whole table of payoffs to do it.",
)

TRUE_RUN = (
    "{Run} true exhibits running. It cannot be comfortable for either of them.",
    "Nothing but honesty for {run} rounds. The clerk has started counting the spoons.",
    "{Run} in a row have held up. Trust is now at its most expensive.",
)

FALSE_RUN = (
    "{Run} false ones running. The bench wonders when the truth will have its turn.",
    "{Run} forgeries in a row revealed. {presenter} seems to be in good voice.",
    "After {run} forgeries together, an honest exhibit would be the boldest move left.",
)

CALLED = (
    "The table is bare. {presenter} is choosing what to put on it.",
    "Nothing is on the table yet, which is the last thing here that nobody can doubt.",
    "{presenter} is among the shelves. The clerk can hear pages.",
)

EXHIBIT = (
    "On the table: {kind}, cited to {locator}.",
    "{Kind} this time, under the title “{title}”.",
    "The citation is to {locator}. The claim is above it, looking innocent.",
    "“{title}”. The catalogue is open, and nobody is saying at which page.",
    "{Kind}, {words} words with its claim. {examiner} reads at the usual pace.",
    "The seal is on. Whatever “{title}” is, it can no longer change its mind.",
    "{examiner} has the exhibit, the catalogue, and {done} behind them.",
    "{locator}, says the citation. The room looks at {examiner}.",
    "A challenge here pays twenty or costs ten; believing it pays five or nothing.",
    "{presenter} offers {kind} and a straight face. The face is believed to be genuine.",
    "The claim runs to {claim_words} words. Most trouble needs fewer.",
    "“{title}”, cited to “{source}”. {examiner} will take it from there.",
)

AFTER = (
    "The seal opens on “{title}”, and there it is.",
    "That was {locator}, for those keeping a book.",
    "{presenter} {presenter_delta}, {examiner} {examiner_delta}. The clerk has blotted it.",
    "Round {round} may now be read again with the answer in hand.",
    "So much for “{title}”. It may step down.",
    "Round {round} goes into the record in ink.",
)

FINAL = (
    "{leader} by {margin}. The benches may talk again.",
    "It ends with {leader} {margin} ahead, and both of them reaching for the same coat.",
    "{leader} takes it, {margin} points. {trailer} would like a word with the catalogue.",
)

FINAL_LEVEL = (
    "It ends level, at {score}. The clerk had a small wager on that.",
    "{score} each at the close. Nobody wins, and both will say they did.",
)
