"""What in Biomos depends on what was agreed for a match, in German."""

MATCH: dict[str, str] = {
    "option.mode.basic.head": "Grundspiel",
    "option.mode.advanced.head": "fortgeschrittenes Spiel",
    "option.mode.basic.brief": "Grundspiel",
    "option.mode.advanced.brief": "fortgeschritten",
    "part.aim": """\
Es
gewinnt, wer die meisten Punkte hat.""",
    "part.aim@seats=1": """\
Du
gewinnst, wenn du mehr Punkte hast als das Schwarze Loch.""",
    "part.display": "fünf Marker",
    "part.display@seats=1": "drei Marker",
    "part.round": "Es geht im Uhrzeigersinn. Dein Zug hat drei Phasen:",
    "part.round@seats=1": "Jede Runde ist ein Zug von dir. Er hat drei Phasen:",
    "part.taking": """\
Nimm einen Marker aus der Auslage. Erst wenn sie leer ist, werden fünf
     neue gezogen.""",
    "part.taking@seats=1": """\
Nimm einen Marker aus der Auslage. Das Schwarze Loch verschluckt die
     anderen zwei, und jede Runde werden drei neue gezogen.""",
    "part.last": """\
Ist dein Planet voll, hast du keine Züge mehr. Sind alle voll, ist das Spiel
zu Ende; der Zug mit dem letzten Marker wird noch zu Ende gespielt.""",
    "part.last@seats=1": """\
Ist dein Planet voll, ist das Spiel zu Ende; der Zug mit dem letzten Marker
wird noch zu Ende gespielt.""",
    "part.between": "",
    "part.between@mode=advanced": """\
Zwischen 2 und 3 darfst du ein Event auslösen, aber nicht in dem Zug, in dem
du deinen Mond legst.

""",
    "part.ending": "alle Planeten voll sind",
    "part.ending@seats=1": "dein Planet voll ist",
    "part.winner": """\
Es gewinnt, wer die meisten Punkte hat. Bei Gleichstand gewinnt der
Ring mit mehr verschiedenen Farben, dann der, in dem sie gleichmäßiger
verteilt sind; danach wird der Sieg geteilt.""",
    "part.winner@seats=1": """\
Du gewinnst, wenn du mehr Punkte hast als das Schwarze Loch; bei
gleich vielen gewinnt das Loch.""",
    "tip.4@seats=1": "Was du liegen lässt, frisst das Loch: Sieh nach, welches Biom es erfüllt.",
    "why.gap@seats=1": "Dieser Marker ist schon genommen; neue kommen in der nächsten Runde",
    "log.ended@seats=1": "Der Planet ist voll: Das Spiel ist zu Ende",
    "part.gap": """\
Solange eines leer ist, ist der Ring dort offen; sind beide belegt, ist er
geschlossen, und ein Biom darf darüber laufen.""",
    "part.gap@fixed_gap=skipped": """\
Ein leeres wird übersprungen wie eine Lücke. In dieser Partie ist der Ring
also immer geschlossen, und ein Biom darf darüber laufen.""",
    "part.ruling_gap": "Ein leeres Zusatzfeld trennt den Ring.",
    "part.ruling_gap@fixed_gap=skipped": "Ein leeres Zusatzfeld wird übersprungen, und der Ring ist geschlossen.",
    "tip.6@mode=advanced": "Zwei belegte Zusatzfelder schließen den Ring: Ein Biom darf darüber laufen.",
    "tip.6@mode=advanced,fixed_gap=skipped": "Der Ring ist immer geschlossen: Ein Biom darf über die Enden laufen.",
    "part.ruling_planets": "Planeten werden gewählt, der letzte Spieler zuerst.",
    "part.ruling_planets@planets=random": "Planeten werden ausgelost.",
    "part.ruling_planets@seats=1": "Der Planet wird gewählt.",
    "part.ruling_planets@seats=1,planets=random": "Der Planet wird ausgelost.",
    "part.ruling_dunes": "Das Biom mit vier Wüsten ist im Stapel.",
    "part.ruling_dunes@dunes=out": "Das Biom mit vier Wüsten ist nicht dabei.",
    "part.thaw": """\
Der Mond hat keine Nachbarn, aber
Tauwetter darf einen Mond aus Eis ändern, wenn nichts anderes gewählt ist.""",
    "part.thaw@ice_moon=stays": """\
Der Mond hat keine Nachbarn, und
Tauwetter ändert einen Mond aus Eis nicht.""",
    "part.ruling_thaw": "Tauwetter darf einen Mond aus Eis ändern; die neue Farbe zählt am Ende.",
    "part.ruling_thaw@ice_moon=stays": "Tauwetter ändert einen Mond aus Eis nicht.",
    "rule.terrain.sea@mode=advanced": "Blau. Am Ende je 3 Punkte in deinem Ring, wenn dein Mond auch Ozean ist. Neben Berg kann er gefrieren, und eine Wüste neben Ozean kann Wald werden.",
    "rule.terrain.desert@mode=advanced": "Gelb. Am Ende je 3 Punkte in deinem Ring, wenn dein Mond auch Wüste ist. Sie kann sich auf jeden Marker daneben ausbreiten, und neben Ozean kann sie selbst Wald werden.",
    "rule.terrain.forest@mode=advanced": "Grün. Am Ende je 3 Punkte in deinem Ring, wenn dein Mond auch Wald ist. Jeder Wald in deinem Ring zählt 1 Punkt, auf dem Waldplaneten 2.",
    "rule.terrain.mountain@mode=advanced": "Braun. Am Ende je 3 Punkte in deinem Ring, wenn dein Mond auch Berg ist. Ozean neben Berg kann gefrieren.",
    "rule.terrain.ice@mode=advanced": "Weißblau. Am Ende je 3 Punkte in deinem Ring, wenn dein Mond auch Eis ist. Es kann tauen und wird dann zu dem, was du aus dem Beutel ziehst.",
    "part.ring": """\
Dein Planet hat eine Bahn aus zwölf Feldern am Rand und einen Mond. Die Bahn
ist dein Ring; der Mond gehört nicht dazu.""",
    "part.ring@mode=advanced": """\
Dein Planet hat eine Bahn aus zwölf Feldern am Rand, zwei Zusatzfelder und
einen Mond. Bahn und Zusatzfelder sind zusammen der Ring; der Mond gehört
nicht dazu.""",
    "part.fixed": "",
    "part.fixed@mode=advanced": """\
Zwischen diesen Enden liegen zwei Zusatzfelder nebeneinander. Nichts wird
hinein- oder herausgeschoben. Das hinter der Bahn berührt ihren letzten
Marker, das vor ihr den ersten, und sie berühren sich.
{part.gap}

""",
    "part.fields": "12 Felder und der Mond",
    "part.fields@mode=advanced": """\
12 Felder, die
zwei Zusatzfelder und der Mond""",
    "part.also": """\

""",
    "part.also@mode=advanced": """\
  1 für jeden Wald in deinem Ring
  1 für jeden Marker in deinem Ring in der Farbe deines Planeten

Auf dem Waldplaneten bringt ein Wald also 2. Der Mond zählt bei alldem nicht
mit. """,
    "part.using": """\
Fortgeschrittenes Spiel: Hast du einen Marker in deinen Ring gelegt, darfst
du ein Event auslösen. Es muss nicht diesen Marker betreffen.""",
    "part.using@mode=advanced": """\
Hast du einen Marker in deinen Ring gelegt, darfst du ein Event auslösen. Es
muss nicht diesen Marker betreffen.""",
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
Die Letzten beginnen mit je einem Marker: der Zweite von zweien, der
  Dritte von dreien, der Dritte und der Vierte von vieren.""",
    "part.ruling_late@mode=advanced": "Niemand beginnt mit einem Marker, auch die Letzten nicht.",
    "part.ruling_late@mode=advanced,late=both": """\
Die Letzten beginnen mit je einem Marker: der Zweite von zweien, der
  Dritte von dreien, der Dritte und der Vierte von vieren.""",
}
