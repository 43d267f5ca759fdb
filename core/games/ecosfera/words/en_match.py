"""What in Ecosfera depends on what was agreed for a match, in English."""

MATCH: dict[str, str] = {
    "option.level.1.head": "level 1",
    "option.level.2.head": "level 2",
    "option.level.27.head": "level 2, 27 cards",
    "option.level.1.brief": "level 1",
    "option.level.2.brief": "level 2",
    "option.level.27.brief": "level 2",
    "fact.elements": "6",
    "fact.pressure": "2",
    "fact.nutrients": "6",
    "part.stacks": """\
In the market lie four producers (algae and plants), four consumers
(animals) and five stacks of {fact.elements} elements. What is taken from the stacks
only comes back when it is returned.""",
    "part.stacks@scarce=yes": """\
In the market lie four producers (algae and plants), four consumers
(animals) and five stacks of {fact.elements} elements, but only {fact.nutrients} nutrients. What is
taken from the stacks only comes back when it is returned.""",
    "part.first_elements": "one of each element",
    "part.first_elements@eutrophication=strict": "3 nutrients, one of each other element",
    "part.first_elements@eutrophication=unlimited": "3 nutrients, one of each other element",
    "part.first_pressure": "two pressure cards",
    "part.first_pressure@pressure=1": "one pressure card",
    "part.first_pressure@pressure=3": "three pressure cards",
    "part.first_pressure@pressure=4": "four pressure cards",
    "part.plan": """\
Plan together: what you
do not need may be just what the next row lacks.""",
    "part.plan@seats=1": """\
Plan ahead: what you do
not need now may be just what your next row lacks.""",
    "part.pass": """\
Give an unused card of your row to another row, where it stays
            until the end of that player’s turn; or return an unused
            element to the market. A card cannot pass itself.""",
    "part.pass@pass_pressure=no": """\
Give an unused card of your row, but no pressure card, to
            another row, where it stays to the end of its turn; or return an
            unused element to the market. A card cannot pass itself.""",
    "part.pass@seats=1": """\
Put an unused card of your row on top of your supply; or return
            an unused element to the market. A card cannot pass itself.""",
    "part.pass@seats=1,pass_pressure=no": """\
Put an unused card of your row, but no pressure card, on top of
            your supply; or return an unused element to the market. A
            card cannot pass itself.""",
    "rule.pass@pass_pressure=no": "An unused card, but no pressure card, goes to another row. Or an unused element goes back to the market.",
    "rule.pass@seats=1": "An unused card goes on top of your supply. Or an unused element goes back to the market.",
    "rule.pass@seats=1,pass_pressure=no": "An unused card, but no pressure card, goes on top of your supply. Or an unused element goes back to the market.",
    "rule.pressure@pass_pressure=no": "Three pressure cards in your row end your turn and bring an impact. They pay for nothing and stay in your deck to the end: in this match they cannot be passed on.",
    "rule.pressure@seats=1": "Three pressure cards in your row end your turn and bring an impact. They pay for nothing and stay in your deck to the end; Pass can only put one back on top of your supply.",
    "rule.pressure@seats=1,pass_pressure=no": "Three pressure cards in your row end your turn and bring an impact. They pay for nothing and stay in your deck to the end: in this match they cannot be passed on.",
    "rule.pressure@level=2,pass_pressure=no": "Three pressure cards in your row end your turn and bring an impact. They pay for nothing and stay in your deck until a policy card removes them.",
    "rule.pressure@level=2,seats=1": "Three pressure cards in your row end your turn and bring an impact. They pay for nothing and stay in your deck until a policy card removes them.",
    "rule.pressure@level=2,seats=1,pass_pressure=no": "Three pressure cards in your row end your turn and bring an impact. They pay for nothing and stay in your deck until a policy card removes them.",
    "rule.pressure@level=27,pass_pressure=no": "Three pressure cards in your row end your turn and bring an impact. They pay for nothing and stay in your deck until a policy card removes them.",
    "rule.pressure@level=27,seats=1": "Three pressure cards in your row end your turn and bring an impact. They pay for nothing and stay in your deck until a policy card removes them.",
    "rule.pressure@level=27,seats=1,pass_pressure=no": "Three pressure cards in your row end your turn and bring an impact. They pay for nothing and stay in your deck until a policy card removes them.",
    "part.pressure_stays": """\
Pressure cards stay in
your deck until they are passed on.""",
    "part.pressure_stays@pass_pressure=no": """\
Pressure cards stay in
your deck to the end: in this match they cannot be passed on.""",
    "part.pressure_stays@seats=1": """\
Pressure cards stay in
your deck to the end; Pass can only put one back on top of your supply.""",
    "part.pressure_stays@seats=1,pass_pressure=no": """\
Pressure cards stay in
your deck to the end: in this match they cannot be passed on.""",
    "part.pressure_stays@level=2": """\
Pressure cards stay in
your deck until they are passed on, or a policy card removes them.""",
    "part.pressure_stays@level=2,pass_pressure=no": """\
Pressure cards stay in
your deck until a policy card removes them.""",
    "part.pressure_stays@level=2,seats=1": """\
Pressure cards stay in
your deck until a policy card removes them.""",
    "part.pressure_stays@level=2,seats=1,pass_pressure=no": """\
Pressure cards stay in
your deck until a policy card removes them.""",
    "part.pressure_stays@level=27": """\
Pressure cards stay in
your deck until they are passed on, or a policy card removes them.""",
    "part.pressure_stays@level=27,pass_pressure=no": """\
Pressure cards stay in
your deck until a policy card removes them.""",
    "part.pressure_stays@level=27,seats=1": """\
Pressure cards stay in
your deck until a policy card removes them.""",
    "part.pressure_stays@level=27,seats=1,pass_pressure=no": """\
Pressure cards stay in
your deck until a policy card removes them.""",
    "part.paying": """\
In your turn you may pay for a measure with a funding card if everybody
agrees. It is no action and no ability. What somebody refuses is not
proposed again in that turn.""",
    "part.paying@votes=none": """\
In your turn you may pay for a measure with a funding card; nobody is
asked. It is no action and no ability.""",
    "part.paying@seats=1": """\
In your turn you may pay for a measure with a funding card; nobody is
asked. It is no action and no ability.""",
    "part.paying@seats=1,votes=none": """\
In your turn you may pay for a measure with a funding card; nobody is
asked. It is no action and no ability.""",
    "part.house": """\
Three of the thirty policy cards are known to nobody we could ask. We made
three of our own.""",
    "part.house@level=27": """\
Three of the thirty policy cards are known to nobody we could ask. This
match is played with the other 27.""",
    "part.eutrophication": """\
Two nutrients more for everybody. There are only twelve,
                   so the market has fewer.""",
    "part.eutrophication@eutrophication=unlimited": """\
Two nutrients more for everybody; in this match the
                   market’s stack is full.""",
    "rule.atmospheric_deposition@calanoida=out": "Nothing happens: this match is played without the copepods.",
    "part.copepods": "Without the card that lives in all habitats.",
    "part.copepods@calanoida=out": "Without the card that lives in all habitats, as here.",
    "rule.underwater_noise@seats=1": "In your next turn no ability of tokens or cards can be used. Stars and the waking of a token are not abilities and stay allowed.",
    "rule.beach_litter@seats=1": "Your next turn is skipped, the row stays as it is. The card itself comes into the row of whoever drew it and is from now on a useless card in that deck; it can only be passed.",
    "tip.1@seats=1": "Pass puts a card on top of your supply: your next row is sure to have it.",
    "tip.3@seats=1": "A third pressure card can be put off with Pass; it comes back next turn.",
    "tip.3@pass_pressure=no": "Nobody can be relieved of pressure by passing it: count it row by row.",
    "tip.3@seats=1,pass_pressure=no": "Nobody can be relieved of pressure by passing it: count it row by row.",
    "part.ruling_moved": "",
    "part.ruling_moved@level=2": """\
- A habitat restored by a policy counts for your turn, a species moved by
  one does not.
""",
    "part.ruling_moved@level=27": """\
- A habitat restored by a policy counts for your turn, a species moved by
  one does not.
""",
    "part.ruling_policies": "",
    "part.ruling_policies@level=2": """\

- Climate change: one more tile each time, for whatever reason, but not for
  the impact that drew it.
- A policy card is finished before pressure and elements are counted.""",
    "part.ruling_policies@level=27": """\

- Climate change: one more tile each time, for whatever reason, but not for
  the impact that drew it.
- A policy card is finished before pressure and elements are counted.""",
}
