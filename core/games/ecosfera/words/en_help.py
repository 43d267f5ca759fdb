"""Ecosfera Baltica's rules in English for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "The cards are known from the rulebook or from the official digital version. House cards are our own, made in place of those that no source names.",
    "help.goal.title": "The goal and the table",
    "help.goal": """\
You all play together, against time. Restore all six habitats of the Baltic
Sea and everybody has won. With the sixth impact tile everybody has lost.

{part.stacks}

Everybody has a deck of their own. It begins with
{part.first_elements} and {part.first_pressure}.
Four cards of it lie open as your row. At the end of your turn the whole row
goes to your discard and four new cards come; what you acquire comes round
again and again.

Nothing is secret but the order of face-down cards. {part.plan}""",
    "help.turn.title": "Your turn",
    "help.turn": """\
In your turn do as much as you like, in any order, and then end it:

  Buy       a producer for elements, or a consumer for two producers
  Restore   habitats with two consumers
  Use       abilities: your tokens, and the symbols of cards in your row

Each card is spent on one action a turn at most; used cards are marked.
Abilities are not actions: a used card still has its ability, and using
that does not use the card.

If you have neither acquired a card nor restored a habitat, ending your
turn brings a pressure card.

Your row then goes to your discard, used or not, and four cards of your
supply are the new one. An empty supply is your discard, shuffled.""",
    "help.buying.title": "Producers, consumers, habitats",
    "help.buying": """\
A producer costs the elements that its card shows. Spend unused elements of
your row. If just one is missing, it may come from the market, and stays in
your deck. An element that you hold unused is not missing.

A consumer costs two unused producers. All three must share a habitat: that
each producer has one habitat of the animal is not enough.

Two unused consumers restore every habitat that both have and that is not
restored yet. So cards with several habitats can do much at once.

What you acquire can be used in the same turn: a fine turn buys two
producers, a consumer with them, and restores a habitat with it.

An empty place in the market is filled at once, as long as the deck lasts.""",
    "help.abilities.title": "Abilities",
    "help.abilities": """\
You have three tokens, and many cards show the same symbols.

  Pass      {part.pass}
  Plus      Draw the top card of your supply.
  Refresh   New producers or new consumers in the market.

A used token stays inactive. If your turn starts with two consumers in your
row that share a habitat, you may wake one token.

A card gives one ability a turn, whenever you like, even if it has been used
or has just come into your row. There is no limit to the number of cards
whose abilities you use.""",
    "help.pressure.title": "Pressure and impact",
    "help.pressure": """\
Three pressure cards in your row, at any time in your turn: an impact tile
is placed and your turn is over.

Three elements of one kind in your row, used ones too: you get a pressure
card and your turn is over. If it is your third, an impact comes as well.

If your turn starts with three pressure cards, it is over at once, with one
impact. If it starts with four or more, with three impacts! Mostly the cards
come with your own new row, which you draw as your turn ends: it lies open
at once, but is tested when your next turn starts.

A turn ended by these rules brings no further card for having done nothing;
one that you end yourself without an action does. {part.pressure_stays}""",
    "help.policies.title": "Level 2: policies",
    "help.policies": """\
Each tile placed in your turn, habitat or impact, makes you draw a policy
card. A card with a star lets you draw one if you like, once a turn.

  Bad news     happens as it is drawn.
  Mixed news   happens too; whether it helps depends on how things stand.
  Measures     lie ready for all, and so does funding.

{part.paying}

Several draws are resolved one after another, each card completely. Draws
that are still due when your turn is over come before your row goes.
When the policy deck is empty there is nothing more to draw.""",
    "help.variants.title": "Difficulty and variants",
    "help.variants": """\
Easy, normal and hard are ours: 8, 6 and 4 cards in each element stack, and
on hard three pressure cards in each starting deck. Advanced is as in the
rulebook: 3 and three. All that it offers can be chosen by itself:

  Element cards    3 to 8 in each stack.
  Pressure         A first row with three pressure cards is dealt again.
  Eutrophication   {part.eutrophication} Three in a first row stay.
  Copepods lost    {part.copepods}

Alone, play two to four rows by yourself, without votes. A single row is a
variant of the digital version: Pass puts a card on top of your supply.

{part.house}""",
    "help.rulings.title": "Where the rulebook is silent",
    "help.rulings": """\
- One element may come from the market for each producer, as often as you
  buy; taking it and buying are one act, and only then is it counted.
- Borrowed or not, three of a kind end the turn, but the producer is yours.
- The game stops at the sixth habitat or impact tile.
- Pressure first: with three pressure cards, equal elements do not count.
- Waking a token: one, when the turn starts, and you may say no.
{part.ruling_moved}- With no pressure cards left nobody gets one; all else stays the same.
- A card that leaves your row and comes back in one turn is unused again.{part.ruling_policies}""",
    "tip.1": "Look at the next row before you pass: two consumers there restore a habitat.",
    "tip.2": "Do not borrow the third element of a kind unless it is your last act.",
    "tip.3": "A pressure card that would be your third may be harmless in another row.",
    "tip.4": "Use symbols of cards before tokens: they are back the next time they come.",
    "tip.5": "Return elements you do not need: a thin deck makes for strong rows.",
    "tip.6": "Buy something every turn: idle turns fill the decks with pressure.",
}
