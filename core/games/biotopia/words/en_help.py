"""Biotopia's rules in English for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Not every number of this game is published. What the rulebook does not say is from a review of the game, from the sister edition by the same designer, or follows from the rules. House values are our own, balance-checked, because no source gives them.",
    "help.goal.title": "The goal and the table",
    "help.goal": """\
You tend a garden and hope for butterflies. The more flowers it has, the
pickier the guests it can welcome. Butterflies in play bring points, and so
do missions. Once somebody has 15 points the round is played out, and the
garden with the most points wins.

On the table lie the Deck, three open cards called the Sky, the Compost
Heap for used cards, and the missions. Each garden has a Flower row and,
above it, a Butterfly row.

Every card has a flower on its back. On its front is a butterfly, a
bio-card or a double flower.

You start with four cards. Plant one of them as your first flower, without
showing it, and keep the other three in your hand.""",
    "help.turn.title": "Your turn",
    "help.turn": """\
Players take turns clockwise. On your turn do exactly one of five actions:

  1  Draw the top card of the Deck.
  2  Take one of the three Sky cards; {part.gap}
  3  Plant a card from your hand: flower side up, it needs nothing.
  4  Play a card from your hand front side up, if you have the flowers.
  5  Claim a mission whose terms you meet.

If more than six cards are in your hand at the end of your turn, put some
in the Compost Heap until you hold six; you choose which.

An empty Deck is replaced by the Compost Heap, shuffled. Only if none of
the five actions is possible do you pass.

Your hand is secret. The Compost Heap may be looked through by everybody.""",
    "help.flowers.title": "Flowers",
    "help.flowers": """\
Every card can be a flower. Planted flower side up it gives one flower
symbol, whatever its front is. You may look at the fronts of your own
flowers at any time; nobody else may.

The number on a card is what it needs: to play it front side up, your
Flower row must show at least that many flower symbols. You do not pay with
them. They stay and count again next time.

Brown Knapweed is a double flower. Front side up it needs two symbols, lies
in the Flower row and counts as two. Planted flower side up it is one
flower like any other and never turns over.

If you have fewer flowers later, your butterflies stay.

What others took openly is named beside their hand, with a question mark
once it may lie among their flowers.""",
    "help.butterflies.title": "Butterflies",
    "help.butterflies": """\
A butterfly played front side up flies in your Butterfly row and scores its
points to the end. In your hand or among your flowers it scores nothing.
Four of them bring an event (see Events). The other six:

  Essex Skipper        Nothing by itself, but many missions want it.
  Red Admiral          Nothing by itself, just points.
  Small Tortoiseshell  Your first needs 3 flowers and scores 1 point, the
                       second needs 4 and scores 2, then 5 and 3, and on.
  Peacock              Cannot be flipped by a Chrysalis.
  Camberwell Beauty    A joker for missions (see Missions).
  Large White          Have the most, alone, and you hold the mission
                       Most Large Whites.""",
    "help.events.title": "Events and bio-cards",
    "help.events": """\
An event happens once, when the butterfly enters play: now or never.

  Common Blue   {part.blue}
  Orange Tip    You may take any card from the Compost Heap.
  Meadow Brown  {part.brown}
  Brimstone     The top card of the Deck becomes your flower, whatever it
                is. You may look at it.

Bio-cards are played front side up and then go to the Compost Heap.

  Sunshine      Needs two flower symbols. Draw three cards.
  Chrysalis     Flip one of your own flowers that is a butterfly, but not
                a Peacock. It enters play whatever it needs, and you have
                one flower fewer. Its event comes last, so an Orange Tip
                may fetch the same Chrysalis back.""",
    "help.missions.title": "Missions",
    "help.missions": """\
A mission asks for butterflies in your Butterfly row or for flower symbols
in your Flower row. Meeting its terms gives nothing yet: claiming it is your
action, on a later turn, one mission a turn. Its points count from then on.
Each mission has one owner, who keeps it to the end.

Camberwell Beauty is a joker: as you claim, one of them may stand for one
butterfly you lack. It is not used up and may stand for another one on
another turn, but it never counts as a flower, and it never takes over the
event or the points of another butterfly.

Most Large Whites is different. Nobody claims it: the player with more
Large Whites in play than anybody else has it at once. If two or more share
the lead, it goes back to the table and its two points are lost until
somebody leads alone again. Jokers do not count.""",
    "help.end.title": "The end",
    "help.end": """\
When a turn ends and its player has 15 points or more, this round is the
last. It is played out, so that everybody has had the same number of turns.
It stays the last even if Most Large Whites and its points are lost again.

Your score is the points of your butterflies in play and of your missions.
Flowers, bio-cards and the cards in your hand score nothing.

The highest score wins. If scores are equal, more different butterflies in
play decide; if those are equal too, the victory is shared.

Very rarely nobody can do anything any more: after a whole round of passes
the game ends and is scored in the same way.""",
    "help.editions.title": "Two editions",
    "help.editions": """\
                    English            Danish
  Missions          the same five      Most Large Whites and four of six
  Three Sky cards   they stay          they go to the Compost Heap, three
    that are alike                     new ones come
  Meadow Brown      you draw           you may draw all or nothing

Where the rulebooks are silent or differ, we play it like this in both:

- The Compost Heap becomes the new Deck as soon as the Deck is empty.
- {part.ruling_blue}
- A player who can act has to act.

The rulebooks leave most of the numbers to the cards. Where ours are from
stands further down.""",
    "tip.1": "Flowers are never used up: plant early and every later card is easier.",
    "tip.2": "A Brown Knapweed that lies front side up is two flowers from one card.",
    "tip.3": "Plant a demanding butterfly now, and a Chrysalis can wake it up later.",
    "tip.4": "Count the Large Whites: a tie for the lead costs its holder two points.",
    "tip.5": "Claiming a mission takes a whole turn, so do not leave it for too long.",
    "tip.6": "Everybody may look through the Compost Heap: do so before an Orange Tip.",
}
