"""Biekrig's rules in German for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Nicht alles an diesem Spiel ist uns bekannt: Die Bilder von Brett und Karten haben wir nicht gesehen. Die Zahlen sind aus dem Regelheft oder eigene Werte: von uns, in vielen tausend Spielen abgestimmt.",
    "help.goal.title": "Das Ziel und der Tisch",
    "help.goal": """\
Du hältst Bienen, und deine Nachbarn auch. Wer zuerst zehn Punkte hat,
gewinnt auf der Stelle. Punkte kommen aus drei Quellen:

  {part.points_hive}
  sieben Honig, im Herbst geerntet        1 Punkt
  eine Karte Extrapunkt in der Hand       1 Punkt

Ein Volk ist eine Königin mit zwei bis fünf Arbeiterinnen. Mit zwei ist es
minimal, mit fünf ist es voll. Du beginnst mit zwei minimalen Völkern auf
dem ersten Feld des Frühlings, sonst mit nichts. Alle würfeln, und der
höchste Wurf beginnt.

Das Brett ist das Jahr: vierzig Felder im Kreis, zehn für jede Jahreszeit,
im Herbst der Erntestrich. Völker, Pollen und Honig liegen offen. Die
Ereigniskarten in der Hand sind geheim.""",
    "help.turn.title": "Dein Zug",
    "help.turn": """\
{part.order}

  1  Spiele Ereigniskarten, so viele du willst.
  2  Kaufe Bienen, so viele du bezahlen kannst.
  3  Würfle, geh so viele Felder vor und tu, was das Feld sagt.

Die ersten beiden darfst du auslassen. {part.bought}

Nur das Feld zählt, auf dem du stehen bleibst; die anderen überquerst du
ohne Wirkung, bis auf den Erntestrich. Mehrere Figuren auf einem Feld sind
erlaubt.

{part.harvest_when}, ziehst du ganz zum Schluss eine Karte.""",
    "help.buying.title": "Bienen kaufen",
    "help.buying": """\
  Eine Arbeiterin   zwei Pollen verschiedener Farbe und einen Honig.
  Eine Königin      einen Pollen jeder der drei Farben und einen Honig.

Eine Arbeiterin kommt in eines deiner Völker, das nicht voll ist.

Eine Königin kauft man, um ein volles Volk zu teilen, und das geschieht
sofort. Von den fünf Arbeiterinnen bleiben zwei bei der alten Königin, zwei
gehen mit der neuen, und eine geht verloren: Du hast zwei minimale Völker
und {part.points_split}.

Anders wechseln Bienen nie das Volk, und zwischen den Spielern wird nicht
gehandelt. Bienen, Pollen und Honig gehen nie aus.""",
    "help.flowers.title": "Blüten",
    "help.flowers": """\
Auf einem blauen, roten oder grünen Feld fliegt jedes Volk aus. Würfle der
Reihe nach für jedes. Zeigt der Würfel nicht mehr als die Bienen des Volkes,
Königin mitgezählt, bekommst du einen Pollen der Farbe und einen Honig.

  K+2   drei Bienen     1 bis 3 bringt Tracht
  K+3   vier Bienen     1 bis 4
  K+4   fünf Bienen     1 bis 5
  K+5   sechs Bienen    immer, ohne Würfel

Du darfst so viel Pollen und Honig haben, wie du willst. Die anderen sehen
es: Honig kann geraubt werden, Pollen nicht.""",
    "help.swarms.title": "Schwärme",
    "help.swarms": """\
Auf einem Feld mit S, im Frühling und im Sommer, können große Völker
schwärmen. Würfle für jedes Volk mit drei Arbeiterinnen oder mehr.
Bei 4, 5 oder 6 fliegt die Hälfte der Arbeiterinnen fort, abgerundet:

  drei Arbeiterinnen   eine geht, zwei bleiben
  vier Arbeiterinnen   zwei gehen, zwei bleiben
  fünf Arbeiterinnen   zwei gehen, drei bleiben

Niemand bekommt dadurch ein neues Volk. Minimale Völker würfeln nicht, und
durch Schwärmen geht nie ein Volk verloren.

Die Karte Schwarmkontrolle verhindert das alles einmal, wenn du sie vor dem
ersten dieser Würfel einsetzt. Vor deinem Wurf zeigt der Tisch, welche
Augenzahlen dich auf ein S führen und welche Völker dann in Gefahr sind.""",
    "help.harvest.title": "Die Ernte",
    "help.harvest": """\
Der Erntestrich liegt im Herbst. In dem Zug, in dem deine Figur ihn
überquert oder auf dem ersten Feld dahinter stehen bleibt, darfst du Honig
in Punkte verwandeln: je sieben Honig, so oft du willst.

{part.harvest_order} Honig, den du nicht
eintauschst, bleibt dir, aber bis zur nächsten Ernte musst du einmal herum.

Geerntete Punkte werden aufgeschrieben und gehen nie verloren.""",
    "help.events.title": "Ereigniskarten",
    "help.events": """\
Ein Fragezeichen bringt am Ende des Zuges eine Karte. {part.drawn} Fünf Karten
darfst du halten; bei einer sechsten legst du eine ab, die neue oder eine
alte.

  Extra-Arbeiterin  vor dem Wurf, in ein Volk, das nicht voll ist
  Extrapollen       vor dem Wurf, ein Pollen deiner Wahl
  Schwarm           vor dem Wurf, ein neues minimales Volk
  Extrapunkt        ein Punkt, solange du ihn hältst, nie gespielt
  Schwarmkontrolle  auf einem S: keine Würfel, kein Schwarm
  Säurebehandlung   wenn Varroa dich angreift: kein Würfel, kein Verlust
  Räuberei, AFB, Varroa: siehe unten, Angriffe

Ist der Stapel leer, werden die abgelegten Karten gemischt. Eine Karte ohne
Ziel oder ohne Wirkung ist nicht spielbar.""",
    "help.attacks.title": "Angriffe",
    "help.attacks": """\
Vor dem Wurf darfst du jemanden nennen, einen Angriff spielen und würfeln.
Die Karte ist verbraucht, was der Würfel auch sagt.

  Räuberei 1, 2, 3: {part.rob}
  AFB      4, 5, 6: Ein Volk mit allen Bienen geht verloren; das Opfer
           wählt, welches. Nicht gegen jemanden mit nur einem Volk.
  Varroa   4, 5, 6: Eine Arbeiterin geht verloren; das Opfer wählt, wo.
           Ein minimales Volk kann keine entbehren und geht ganz verloren.
           {part.varroa_not}

Das letzte Volk geht nie verloren. Gegen Varroa, und nur dagegen, hilft die
Säurebehandlung: Wer angegriffen wird, darf sie einsetzen, bevor der Würfel
fällt. Gefragt wird, sobald die Karte auf der Hand sein kann: So verrät die
Frage nichts.""",
    "help.end.title": "Das Ende",
    "help.end": """\
Sobald du in deinem eigenen Zug zehn Punkte hast, ist das Spiel zu Ende, und
du hast gewonnen. Die Runde wird nicht zu Ende gespielt. Das kann durch eine
Karte Schwarm geschehen, eine Teilung, eine Ernte oder einen Extrapunkt.

Punkte können wieder verloren gehen: ein Volk durch AFB oder Varroa, ein
Extrapunkt, wenn du ihn ablegst. Geerntete Punkte bleiben.

Die anderen sehen deine Punkte aus Völkern und Ernte. Extrapunkte sind
geheim bis zum Ende, dann werden alle aufgedeckt.

{part.last_round}""",
    "help.rulings.title": "Wo das Regelheft schweigt",
    "help.rulings": """\
- {part.ruling_hive}
- {part.ruling_varroa}
- {part.ruling_order}
- {part.ruling_harvest}
- {part.ruling_acid}
- {part.ruling_rob}
- {part.ruling_limit}

Das meiste davon lässt sich beim Einrichten der Partie anders wählen. Brett
und Kartenzahlen sind von uns, denn die Bilder, die zum Regelheft gehören,
haben wir nicht gesehen.""",
    "help.numbers.title": "Die Zahlen",
    "help.numbers": """\
Aus dem Regelheft:
  2 Völker zu Beginn; 2 bis 5 Arbeiterinnen in einem Volk
  eine Arbeiterin für 2 Farben Pollen, eine Königin für 3, je 1 Honig
  Völker schwärmen ab 4; Räuberei wirkt bis 3, AFB und Varroa ab 4
  7 Honig sind ein Punkt, 5 Karten füllen die Hand, 10 Punkte siegen

Eigene Werte, in vielen tausend Spielen abgestimmt:
  die 40 Felder des Jahres, ihre Reihenfolge und ihre Farben
  der Start auf dem ersten, der Erntestrich nach 3 des Herbstes
  {part.house_hive}
  42 Ereigniskarten:
    Extra-Arbeiterin 7, Extrapunkt 5, Schwarm 4, Schwarmkontrolle 4,
    Extrapollen 6, Räuberei 4, AFB 3, Varroa 6, Säurebehandlung 3""",
    "tip.1": "Fülle erst ein Volk: Sechs Bienen gehen nie leer aus, nur volle teilt man.",
    "tip.2": "Auf einem S schwärmen große Völker leicht: Sieh, welcher Wurf dorthin führt.",
    "tip.3": "Zwei minimale Völker sind für Varroa ein besseres Ziel als ein großes.",
    "tip.4": "Honig kauft das ganze Jahr Bienen; vor der Ernte zählt man in Siebenern.",
    "tip.5": "Pollen einer Farbe kauft nichts: Die Farben der nächsten Felder zählen.",
    "tip.6": "Ein Extrapunkt ist in der Hand sicher, solange keine sechste Karte kommt.",
}
