"""Judge Constance Virtue: few words, all of them final. Data only.

{total} the total out of 40, {gap} how far from 24, {best}/{worst} phase names ("the closing"),
{bestn}/{worstn} what they earned out of 40, {Q}/{q} a quote, {these} exhibits.
"""

# Second sentence of the summary: the number and which way it fell.
ACQUITTED = (
    "The defence earned {total} of 40, where 24 suffices.",
    "At {total} of 40 the scales came down on the defendant's side, by {gap}.",
    "The total is {total}; the line is at 24, and the defendant is over it by {gap}.",
    "On {total} of 40 the charge is not made out.",
    "The figures come to {total}, which is {gap} more than doubt requires.",
    "With {total} of 40 the defendant has done enough, and {gap} to spare.",
    "Twenty-four was wanted and {total} was found.",
    "It ends at {total}, {gap} to the good.",
)
CONVICTED = (
    "The defence earned {total} of 40, and 24 was needed.",
    "At {total} of 40 the defendant is {gap} short of doubt.",
    "The total is {total}; the line is at 24, and {gap} of it was left unpaid.",
    "On {total} of 40 the charge stands.",
    "The figures come to {total}, and no arrangement of them makes 24.",
    "With {total} of 40 the defendant stops {gap} from the door.",
    "Twenty-four was wanted and {total} was found.",
    "It ends at {total}, {gap} too few.",
)
STRONG = (
    "{Best} did most of the work, at {bestn} of 40, with {q}.",
    "What told was {best}: {q}, and {bestn} of 40 for it.",
    "The best of the defence was {q}, in {best}, which earned {bestn}.",
    "{q}, from {best}, was worth the journey, and {bestn} of 40.",
    "The court put down its pen at {q}; {best} took {bestn} of 40.",
    "I was persuaded in {best}, {bestn} of 40, by {q}.",
)
WEAK = (
    "{Worst} earned {worstn}, and {q} is why: {gapline}.",
    "Against that stands {worst}, {worstn} of 40, where {q} met nothing: {gapline}.",
    "It was nearly undone in {worst}, at {worstn}, by {q}; {gapline}.",
    "The soft place was {worst}, {worstn} of 40, at {q}: {gapline}.",
    "In {worst} we had {q}, and {worstn} of 40 for it, since {gapline}.",
    "Less was done by {q}, in {worst}, for {worstn} of 40; {gapline}.",
)
FLAT = (
    "Every round earned about the same, and none of them surprised anyone.",
    "The rounds cannot be told apart, even by the court, which was there.",
    "It was an even performance, as a plain is even.",
)
LEFT = (
    "{These} went unanswered.",
    "Nobody ever replied to {these}.",
    "The court notes that {these} lay there to the end.",
    "To {these} the defence said nothing, and the court heard it.",
)
CLEARED = (
    "Every exhibit was answered, which the prosecution had not budgeted for.",
    "The table was cleared, exhibit by exhibit.",
    "Not one exhibit is left standing.",
)
CONTEMPT = (
    "An attempt to give this court its instructions is on the record, and was worth nothing.",
    "The court was told what to rule, and has a long memory for that.",
)
# Why a ruling may leave the numbers, within a point and a half of 24; stated, and rare.
MERCY = (
    "The numbers stop {gap} short, but every exhibit was answered without one false step, and the "
    "closing earned {closing} of 40; the court will not convict on a fraction.",
)
SEVERITY = (
    "The numbers clear 24 by {gap}, but {costly} fallacies carried them there and no exhibit was "
    "ever answered; the court will not acquit on a fraction.",
)
STRONGEST = (
    "{Q} In {best} that gave the court a reason, and something to hold it by.",
    "{Q} It was the part of {best} that the prosecution went round rather than through.",
    "{Q} {Best} rested on it, and it bore the weight.",
    "{Q} Said in {best}, and still true by the end.",
    "In {best}, {q} gave the court something to hold.",
)
STRONGEST_THIN = (
    "{Q} It was the best that {best} had, and {best} was the best there was.",
    "{Q} Of what was offered, this at least concerned the case.",
    "{Q} The strongest plank of {best}, though one would not dance on it.",
    "There was {q}, in {best}, and after that one looks for more.",
)
WEAKEST = (
    "{Q} The trouble with that, in {worst}: {gapline}.",
    "{Q} In {worst}, and there the trouble is plain: {gapline}.",
    "{Q} So {worst} had it, and {gapline}.",
    "What failed, in {worst}, was {q}: {gapline}.",
)
NOTHING_STRONG = "The defence left the court no sentence to praise."
NOTHING_WEAK = "No single sentence failed; there were merely too few of them."
REMARK = (
    "{Phase}, {sum} of 40: {remark}",
    "{sum} of 40 for {phase}: {remark}",
    "{Phase} comes to {sum}: {remark}",
    "{Phase} earned {sum} of 40: {remark}",
)
