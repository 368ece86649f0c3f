"""The Notary's lines: locators, stamps, and what can be looked up. Pure data."""

FOUND = (
    "{Place}. I do not stamp what I cannot place.",
    "{Fact}. The seal stays in its drawer.",
    "{Place}. A citation is an address, and nobody lives at this one.",
    "{Fact}. Sign here to acknowledge the challenge.",
    "{Fact}. I have refused wills for less.",
    "{Place}. The form asks where, and the answer will not do.",
    "{Place}. Returned to sender.",
    "{Fact}. My ink is dear, and I shall not spend it here.",
    "{Fact}. One irregularity is all the regulation requires.",
    "{Fact}. I note it, I date it, I challenge it.",
    "{Fact}. The margin of my register now has a small cross in it.",
    "{Fact}. Kindly file that under doubtful.",
    "{Fact}. Paper is patient; I am not.",
    "{Fact}. The carbon copy will say the same, and so shall I.",
    "{Fact}. A signature under that would be a confession.",
    "{Fact}. It may be a slip, but I am paid for slips.",
)

HUNCH = (
    "I have no complaint of {locator}, and still I would rather hold the book.",
    "“{title}” is filed a shade too neatly under {locator}. Challenged, on form.",
    "{locator} I could live with; the claim I could not. The stamp hesitates, and so it is no.",
    "I see nothing out of order at {locator}, which in my office is a reason to look again.",
    "The address reads well, {locator} of “{source}”, but I do not like the handwriting.",
    "{figure} is quoted without a tremor. I should like to see {locator} for myself.",
    "I have witnessed {locator} of many things, and few were this convenient.",
    "“{source}” may well say so at {locator}. I want it read into the register first.",
    "No fault in {locator} that I can name, and a cold feeling in the stamping hand.",
    "The claim leans its whole weight on {locator}. I decline to countersign.",
    "For {locator} I have only the presenter's word, and words are not my department.",
    "Neatly cited, {locator} and all, and so was the last forged deed I saw. Challenged.",
    "I shall be told that {locator} is in order. I shall apologise in triplicate.",
)

ACCEPTED = (
    "{locator} falls within {range}. Stamped.",
    "The catalogue has “{card}” and gives it {range}. In order.",
    "{locator}: within {range}, dated {year}, countersigned.",
    "“{card}” is listed as {matched} and is shown as {matched}. Sealed without prejudice.",
    "The claim's {figure} is in the exhibit, where I left my ruler. Accepted.",
    "I find no irregularity at {locator}. That is as warm as I get.",
    "An address I could write on an envelope: {locator}, “{source}”. Accepted.",
    "{locator} is cited, the claim is modest, the ink is dry. Stamped.",
    "Nothing to correct in the citation of {locator}, and I did want to.",
    "“{title}” at {locator}: form complete, fee waived.",
    "I tried {locator} for size and it fits “{source}”. Let it pass.",
    "Citation legible, {locator} plausible, lunch at one. Accepted.",
    "For all that the public papers show, {locator} is as it should be.",
    "The register takes “{source}”, {locator}, without comment.",
    "I have no box to tick against {locator}. Accepted.",
)
