"""What in Biomos depends on what was agreed for a match, in English."""

MATCH: dict[str, str] = {
    "option.mode.basic.head": "basic game",
    "option.mode.advanced.head": "advanced game",
    "option.mode.basic.brief": "basic",
    "option.mode.advanced.brief": "advanced",
    "part.aim": "The most points win.",
    "part.aim@seats=1": """\
More points win
than the Black Hole has.""",
    "part.display": "five markers",
    "part.display@seats=1": "three markers",
    "part.round": "Players take turns clockwise. Your turn has three steps:",
    "part.round@seats=1": "Each round is one turn of yours. It has three steps:",
    "part.taking": """\
Take one marker from the display. Only when the display is empty are
     five new ones drawn.""",
    "part.taking@seats=1": """\
Take one marker from the display. The Black Hole swallows the
     other two, and each round three new ones are drawn.""",
    "part.last": """\
Once your planet is full you take no more turns. When all are full the game
is over; the turn of the last marker is still played to its end.""",
    "part.last@seats=1": """\
Once your planet is full the game is over; the turn of the last marker is
still played to its end.""",
    "part.between": "",
    "part.between@mode=advanced": """\
Between 2 and 3 you may use one event, but not in the turn in which you set
your moon.

""",
    "part.ending": "every planet is full",
    "part.ending@seats=1": "your planet is full",
    "part.winner": """\
The most points win. If they are equal, the ring with more
different colours wins, then the more even one; after that the victory is
shared.""",
    "part.winner@seats=1": """\
You win if you have more points than the Black
Hole; with as many it has won.""",
    "tip.4@seats=1": "What you leave feeds the Black Hole: see which biome it could complete.",
    "why.gap@seats=1": "This marker has been taken; new ones come in the next round",
    "log.ended@seats=1": "The planet is full: the game is over",
    "part.gap": """\
While
one of them is empty, the ring is broken there; when both are filled it is
closed, and a biome may run across.""",
    "part.gap@fixed_gap=skipped": """\
An
empty one is skipped like a gap. So in this match the ring is always closed,
and a biome may run across.""",
    "part.ruling_gap": "An empty fixed field breaks the ring.",
    "part.ruling_gap@fixed_gap=skipped": "An empty fixed field is skipped like a gap, and the ring is closed.",
    "tip.6@mode=advanced": "Two fixed fields filled close the ring: a biome may cross its ends.",
    "tip.6@mode=advanced,fixed_gap=skipped": "The ring is always closed: a biome may cross its ends.",
    "part.ruling_planets": "Planets are picked, the last player first.",
    "part.ruling_planets@planets=random": "Planets are dealt by chance.",
    "part.ruling_planets@seats=1": "The planet is picked.",
    "part.ruling_planets@seats=1,planets=random": "The planet is dealt by chance.",
    "part.ruling_dunes": "The biome of four deserts is in the deck.",
    "part.ruling_dunes@dunes=out": "The biome of four deserts is left out.",
    "part.thaw": """\
The moon is next to nothing, but Thaw may
change a moon of ice, unless the match was set up without that.""",
    "part.thaw@ice_moon=stays": """\
The moon is next to nothing, and
Thaw does not change a moon of ice.""",
    "part.ruling_thaw": "Thaw may change a moon of ice; its new colour counts at the end.",
    "part.ruling_thaw@ice_moon=stays": "Thaw does not change a moon of ice.",
    "rule.terrain.sea@mode=advanced": "Blue. 3 points each in your ring at the end if your moon is sea too. Next to a mountain it can freeze, and a desert next to it can become forest.",
    "rule.terrain.desert@mode=advanced": "Yellow. 3 points each in your ring at the end if your moon is desert too. It can spread to any marker next to it, and next to sea it can become forest itself.",
    "rule.terrain.forest@mode=advanced": "Green. 3 points each in your ring at the end if your moon is forest too. Each one in your ring is worth 1 point, on the forest planet 2.",
    "rule.terrain.mountain@mode=advanced": "Brown. 3 points each in your ring at the end if your moon is mountain too. Sea next to it can freeze.",
    "rule.terrain.ice@mode=advanced": "White and blue. 3 points each in your ring at the end if your moon is ice too. It can thaw and become whatever you draw from the bag.",
    "part.ring": """\
Your planet has a track of twelve fields along its rim, and a moon. The
track is your ring; the moon is not part of it.""",
    "part.ring@mode=advanced": """\
Your planet has a track of twelve fields along its rim, two fixed fields and
a moon. Track and fixed fields together are the ring; the moon is not part
of it.""",
    "part.fixed": "",
    "part.fixed@mode=advanced": """\
Two fixed fields lie between those ends, side by side. Nothing slides into
them or out of them. The one after the track touches its last marker, the
one before it its first, and they touch each other. {part.gap}

""",
    "part.fields": "12 fields and the moon",
    "part.fields@mode=advanced": """\
12 fields, two fixed
fields and the moon""",
    "part.also": """\

""",
    "part.also@mode=advanced": """\
  1 for each forest in your ring
  1 for each marker in your ring in the colour of your planet

On the forest planet a forest therefore brings 2. The moon counts for none
of these. """,
    "part.using": """\
Advanced game: after placing a marker in your ring you may use one event.
It need not concern that marker.""",
    "part.using@mode=advanced": """\
After placing a marker in your ring you may use one event. It need not
concern that marker.""",
    "part.rulings": """\
- {part.ruling_dunes} *
- {part.ruling_late}
""",
    "part.rulings@mode=advanced": """\
- {part.ruling_gap} *
- {part.ruling_planets} *
- {part.ruling_dunes} *
- {part.ruling_thaw} *
- {part.ruling_late} *
""",
    "part.hole_start": "20",
    "part.hole_start@mode=advanced": "40",
    "part.hole_rounds": "13",
    "part.hole_rounds@mode=advanced": "15",
    "part.ruling_late": """\
Those who play last begin with one marker: the second of two, the third
  of three, the third and fourth of four.""",
    "part.ruling_late@mode=advanced": "Nobody begins with a marker, not even those who play last.",
    "part.ruling_late@mode=advanced,late=both": """\
Those who play last begin with one marker: the second of two, the third
  of three, the third and fourth of four.""",
}
