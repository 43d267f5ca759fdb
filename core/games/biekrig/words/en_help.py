"""Biekrig's rules in English for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Not everything about this game is published: we have not seen the pictures of its board and cards. Its numbers are from the rulebook, or house values: our own, tuned by playing the game many thousand times.",
    "help.goal.title": "The goal and the table",
    "help.goal": """\
You keep bees, and your neighbours do too. Whoever first has ten points
wins at once. Points come from three sources:

  {part.points_hive}
  seven honey, harvested in autumn        1 point
  an extra point card in your hand        1 point

A hive is a queen and two to five workers. With two workers it is minimal,
with five it is full. You begin with two minimal hives, on the first space
of spring, with nothing else. Everybody rolls a die, and the highest begins.

The board is the year: forty spaces in a ring, ten for each season, and a
harvest line in autumn. Hives, pollen and honey lie open. Event cards in
hand are secret.""",
    "help.turn.title": "Your turn",
    "help.turn": """\
{part.order}

  1  Play event cards, as many as you like.
  2  Buy bees, as many as you can pay for.
  3  Roll the die, go that many spaces forward, and do what the space says.

The first two may be left out. {part.bought}

Only the space where you stop counts; others are passed without effect,
except for the harvest line. Several pieces may stand on one space.

{part.harvest_when} a card, as the very last thing.""",
    "help.buying.title": "Buying bees",
    "help.buying": """\
  A worker   two pollen of different colours and one honey.
  A queen    one pollen of each of the three colours and one honey.

A worker goes into any of your hives that is not full.

A queen is bought to split a full hive, and that happens at once. Of the
five workers two stay with the old queen, two go with the new one, and one
is lost: you have two minimal hives, and {part.points_split}.

Bees never move from hive to hive in any other way, and nothing is traded
between players. There are always enough bees, pollen and honey.""",
    "help.flowers.title": "Flowers",
    "help.flowers": """\
On a blue, red or green space every hive flies out. Roll a die for each of
them, in order. If it shows no more than the bees of the hive, queen
included, you get a pollen of that colour and a honey.

  Q+2   three bees    1 to 3 brings food
  Q+3   four bees     1 to 4
  Q+4   five bees     1 to 5
  Q+5   six bees      always, without a die

You may keep as much pollen and honey as you like. Others see it: honey can
be robbed, pollen cannot.""",
    "help.swarms.title": "Swarms",
    "help.swarms": """\
On a space with an S, in spring and in summer, big hives may swarm.
Roll for each hive with three workers or more. On 4, 5 or 6 half of its
workers fly away, rounded down:

  three workers   one leaves, two stay
  four workers    two leave, two stay
  five workers    two leave, three stay

Nobody gets a new hive from that. Minimal hives do not roll, and a hive is
never lost by swarming.

The card Swarm control prevents all this for one landing, if you use it
before the first of these dice. Before your roll the table shows which
faces of the die would take you to an S, and which hives would be at risk.""",
    "help.harvest.title": "The harvest",
    "help.harvest": """\
The harvest line lies in autumn. In the turn in which your piece goes past
it, or stops on the first space behind it, you may turn honey into points:
seven honey each, as many times as you like.

{part.harvest_order} Honey that you do not turn in stays
yours, but you have to go round once more before you may harvest again.

Harvested points are written down and can never be lost.""",
    "help.events.title": "Event cards",
    "help.events": """\
A question mark brings one card at the end of the turn. {part.drawn}

  Extra worker     before your roll, a worker into a hive that is not full
  Extra pollen     before your roll, a pollen of the colour you want
  Swarm            before your roll, a new minimal hive
  Extra point      a point while you hold it, never played
  Swarm control    on an S: no dice, no swarm
  Acid treatment   when Varroa attacks you: no die, no loss
  Robbing, AFB, Varroa: see Attacks, below

When the pile is empty the discards are shuffled. A card without a target,
or without effect, cannot be played.""",
    "help.attacks.title": "Attacks",
    "help.attacks": """\
Before your roll you may name an opponent, play an attack and roll. The card
is gone, whatever the die says.

  Robbing  1, 2, 3: {part.rob}
  AFB      4, 5, 6: they lose a hive with all its bees; they choose which.
           Not against somebody who has only one hive.
  Varroa   4, 5, 6: they lose a worker from a hive they choose. A minimal
           hive cannot spare one: it is lost as a whole.
           {part.varroa_not}

The last hive is never lost. Against Varroa, and nothing else, there is Acid
treatment: whoever is attacked may use it before the die falls. They are
asked whenever they may hold it, so that the question gives nothing away.""",
    "help.end.title": "The end",
    "help.end": """\
As soon as you have ten points in your own turn the game is over, and you
have won. The round is not played out. That can happen with a Swarm card, a
split, a harvest or an extra point that you draw.

Points can be lost again: a hive to AFB or Varroa, an extra point when you
discard it. Harvested points stay.

Others see your points from hives and harvests. Your extra points are
secret until the end, when all are laid open.

{part.last_round}""",
    "help.rulings.title": "Where the rulebook is silent",
    "help.rulings": """\
- {part.ruling_hive}
- {part.ruling_varroa}
- {part.ruling_order}
- {part.ruling_harvest}
- {part.ruling_acid}
- {part.ruling_rob}
- {part.ruling_limit}

Most of these can be chosen otherwise when a match is set up. The board and
the number of each card are our own, for we have not seen the pictures that
belong to the rulebook.""",
    "help.numbers.title": "The numbers",
    "help.numbers": """\
From the rulebook:
  2 hives to begin with; 2 to 5 workers in a hive
  a worker for 2 colours of pollen, a queen for 3, and 1 honey each
  hives swarm from 4 on; Robbing works up to 3, AFB and Varroa from 4 on
  7 honey make a point, 5 event cards fill a hand, 10 points win

House values, our own, tuned by playing the game many thousand times:
  the 40 spaces of the year, their order and their colours
  the start on the first of them, the harvest line after 3 of autumn
  {part.house_hive}
  42 event cards:
    Extra worker 7, Extra point 5, Swarm 4, Swarm control 4,
    Extra pollen 6, Robbing 4, AFB 3, Varroa 6, Acid treatment 3""",
    "tip.1": "Fill one hive first: six bees never fail, and only a full hive can split.",
    "tip.2": "On an S big hives swarm easily: look ahead which rolls lead there.",
    "tip.3": "Two minimal hives are a better target for Varroa than one big one.",
    "tip.4": "Honey pays for bees all year, but near the harvest line count in sevens.",
    "tip.5": "Pollen of one colour buys nothing: the colours of the next spaces matter.",
    "tip.6": "An extra point is safe in your hand as long as you draw no sixth card.",
}
