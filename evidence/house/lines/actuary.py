"""The Actuary's lines: rates, odds, and the price of being wrong. Pure data."""

FOUND = (
    "{Fact}. My estimate has left 3 in 7 far behind.",
    "{Fact}. The premium on believing this is prohibitive.",
    "{Fact}. Twenty points for a challenge is fair value.",
    "{Fact}. That moves the posterior, and the chair with it.",
    "{Fact}. Honest exhibits do this too rarely to insure.",
    "{Fact}. I would not write this policy at any price.",
    "{Fact}. The residual is too large to be called noise.",
    "{Fact}. Expected value favours the unkind word.",
    "{Fact}. I have adjusted the odds, and they have stopped returning my calls.",
    "{Fact}. One anomaly is evidence; I round up.",
    "{Fact}. Risk accepted is five points, risk refused is twenty.",
    "{Fact}. The table has a column for this, and it is headed No.",
    "{Fact}. My confidence interval excludes the charitable reading.",
    "{Fact}. Challenged, with a modest standard error.",
)

HUNCH = (
    "{Rate_high} exhibits so far were false. {locator} is judged by its company.",
    "With {rate_high} revealed as forgeries, “{source}” pays for its neighbours.",
    "The count stands at {rate_high} false, which is above the price. {figure} may be innocent.",
    "I have no quarrel with {locator}; I have one with the base rate, {rate_high} false.",
    "“{title}” scores a hair over 3 in 7. A hair is what the threshold is for.",
    "I put {locator} at near enough evens, and evens is a challenge.",
    "The figure {figure} is plausible to a degree I price at just too little.",
    "No single flaw at {locator}. I am charging for the sum of the small ones.",
    "Ten points lost against twenty gained: for {locator} I will take the bet.",
    "“{source}” is within tolerance. My tolerance, this round, is the problem.",
    "A claim this tidy, under “{title}”, belongs in the tail of my distribution.",
    "Were seven such exhibits cited to {locator}, I think more than three would be false.",
    "My model says challenge “{source}”, and the model has a better record than my manners.",
    "I weighed {locator} and it came out heavy. This is not proof; it is arithmetic.",
)

ACCEPTED = (
    "Below 3 in 7 by my reckoning. {locator} may go through.",
    "{figure} is in the claim and in the exhibit, where I like a figure. Standard rates.",
    "{Rate} exhibits so far were false, and I see no mark on {locator}. I take the five points.",
    "I ran what sums {locator} offers, and none of them frightened me. Accepted.",
    "“{card}”, {year}: listed and unremarkable. I like unremarkable.",
    "A challenge here costs ten on average and I see no return at {locator}.",
    "I looked for a tell in “{title}” and found only a mean.",
    "The risk in “{source}” is priced in. Accepted.",
    "{locator} lies inside {range}, and my estimate inside the safe half. Accepted.",
    "Nothing here moves me off the prior, and the prior accepts “{source}”.",
    "“{title}” survives the figures I ran, which is all that figures can say.",
    "I would insure {locator}, with a small excess.",
    "I find the risk in “{source}” low and the remuneration small. Accepted.",
    "I make “{title}” less than evens to be false. Accepted, without enthusiasm.",
    "Five points for {locator}, taken quietly.",
)
