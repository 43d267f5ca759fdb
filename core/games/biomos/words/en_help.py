"""Biomos’ rules in English for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "The printed rule book of this game could not be had. Its numbers are from a published short-rules sheet, the licensed online edition or a review, or follow from the rules; house values would be our own.",
    "help.goal.title": "The goal and the table",
    "help.goal": """\
You build a planet out of markers in five colours: sea, desert, forest,
mountain and ice. Biome cards on offer show rows of colours. When such a row
occurs on your planet you may claim the card. {part.aim}

On the table lie {part.display}, the display. All other markers are in the
bag; twelve of each colour make sixty. Beside them lie four small biomes,
worth 3, 5 or 7 points, and four large ones, worth 10 each.

{part.ring}

Everything is open. Only which marker the bag gives next and the order of
the deck are unknown.""",
    "help.turn.title": "Your turn",
    "help.turn": """\
{part.round}

  1  {part.taking}
  2  Place it: on any empty field of your ring, or as your moon.
  3  Claim one biome that occurs in your ring, if you like.

{part.between}Whether the biome was completed in this turn or long ago does not matter,
but you claim no more than one a turn.

{part.last}""",
    "help.ring.title": "The ring",
    "help.ring": """\
Before you place a marker you may slide those on the track as far as you
like. They never pass each other, and gaps between them do not count. So
only the order matters, and here you simply choose a gap: the others make
room by themselves. Gap 1 is before the first marker.

The track is open: its two ends do not touch.

{part.fixed}Beside a marker of the same colour, the gap on one side is the same as the
gap on its other side. Only one of the two can be chosen.""",
    "help.moon.title": "The moon",
    "help.moon": """\
Your moon is one marker, placed there in any of your turns. It is not moved
again.

At the end each marker in your ring that has the colour of your moon is
worth 3 points. The moon itself is not counted.

At once, if you like, you may lift one marker of your ring and put it in
another place of your ring. This is the only way to move a marker past
another. It works with a full ring too, since the field of the lifted one
becomes free; but a marker from a fixed field needs another empty field.

Early or late? An early moon tells you which colour to collect, a late one
knows. And if you wait for too long, your last marker has to be the moon,
whatever its colour is.""",
    "help.cards.title": "Biomes",
    "help.cards": """\
A biome lies in your ring when its colours follow each other there without
another marker between them. A field marked ** stands for one marker of any
colour, even of the colour beside it; but a marker must be there.

  3 points   two alike; or two alike with any marker between them
  5 points   one between two of another colour
  7 points   two alike between two of another colour
  10 points  a large biome: four of a colour in a given rhythm

Markers are not used up. The same ones may serve again in a later turn.

A small biome is replaced from the deck at once, a large one is not. What
you have claimed is yours and keeps its points, whatever becomes of the
markers. All patterns are the same read from either end.""",
    "help.events.title": "Events",
    "help.events": """\
{part.using}

  Irrigation  A desert next to sea becomes forest.
  Frost       A sea next to a mountain becomes ice.
  Drought     Any marker next to a desert becomes desert.
  Thaw        An ice marker becomes what you draw from the bag.

The new marker comes out of the bag, so one of its colour must be there; for
Thaw any will do. The old marker goes into the bag afterwards. The new one
lies exactly where the old one lay.

Next to each other are markers that follow each other in the ring, however
far apart they lie on the track. {part.thaw}""",
    "help.end.title": "The end",
    "help.end": """\
The game ends when {part.ending}: {part.fields}.
Then count:

  the points of your biomes
  3 for each marker in your ring in the colour of your moon
{part.also}{part.winner}""",
    "help.alone.title": "Alone against the Black Hole",
    "help.alone": """\
Playing alone you meet the Black Hole. It begins with {part.hole_start} points.

Each round three markers are drawn. You take one and play your turn as
usual; the Black Hole swallows the other two. Then it completes one biome on
offer, if it can: it needs the colours shown, in any order and without
the fields marked **, and these markers leave the game. If it can complete
several it takes the one with most points, the leftmost of equals.

It has no moon and no planet. After {part.hole_rounds} rounds you win
if you have more points than it has.""",
    "help.sources.title": "Where the rules were silent",
    "help.sources": """\
We had a short-rules sheet, the licensed online edition and reviews, and not
the printed book. Where they are silent or differ we play it like this; what
is marked * can be changed when a match is set up.

{part.rulings}- Equal points and equal colours: the more even planet wins.
- Which biome the Black Hole takes, and that it acts after your claim.""",
    "tip.1": "Do not look at one biome only: the best place serves two at a time.",
    "tip.2": "Twelve markers of each colour: look into the bag before you hope for one.",
    "tip.3": "Markers are never used up: in the middle of a biome of 7 lies a pair for 3.",
    "tip.4": "Keep an eye on the last marker of the display: after it come new ones.",
    "tip.5": "Ring almost full and no moon yet? Take the colour you have most of.",
    "tip.6": "The track is open: no biome crosses its two ends.",
}
