"""Biomos’ rules in German for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Das gedruckte Regelheft dieses Spiels war nicht zu bekommen. Die Zahlen sind aus einem veröffentlichten Blatt mit Kurzregeln, der lizenzierten Online-Ausgabe oder einer Rezension, oder sie folgen aus den Regeln; eigene Werte hießen so.",
    "help.goal.title": "Das Ziel und der Tisch",
    "help.goal": """\
Du baust einen Planeten aus Markern in fünf Farben: Ozean, Wüste, Wald, Berg
und Eis. Biom-Karten auf dem Tisch zeigen Reihen von Farben. Kommt eine
solche Reihe auf deinem Planeten vor, darfst du die Karte erfüllen. {part.aim}

Auf dem Tisch liegen {part.display}, die Auslage. Alle anderen sind im Beutel;
zwölf jeder Farbe sind zusammen sechzig. Daneben liegen vier kleine Biome zu
3, 5 oder 7 Punkten und vier große zu je 10.

{part.ring}

Alles liegt offen. Nur welchen Marker der Beutel als Nächstes hergibt und
wie der Stapel liegt, ist unbekannt.""",
    "help.turn.title": "Dein Zug",
    "help.turn": """\
{part.round}

  1  {part.taking}
  2  Leg ihn auf ein leeres Feld deines Rings oder als deinen Mond.
  3  Erfülle ein Biom, das in deinem Ring liegt, wenn du willst.

{part.between}Ob das Biom in diesem Zug oder vor langer Zeit fertig wurde, ist gleich,
aber du erfüllst höchstens eines im Zug.

{part.last}""",
    "help.ring.title": "Der Ring",
    "help.ring": """\
Bevor du einen Marker legst, darfst du die auf der Bahn verschieben, so weit
du willst. Sie kommen nie aneinander vorbei, und Lücken zwischen ihnen
zählen nicht. Also zählt nur die Reihenfolge, und hier wählst du einfach
eine Lücke: Die anderen machen Platz. Lücke 1 ist vor dem ersten Marker.

Die Bahn ist offen: Ihre beiden Enden berühren sich nicht.

{part.fixed}Neben einem Marker derselben Farbe ist die Lücke auf der einen Seite nichts
anderes als die auf der anderen. Nur eine der beiden kann gewählt werden.""",
    "help.moon.title": "Der Mond",
    "help.moon": """\
Dein Mond ist ein Marker, den du in einem deiner Züge dorthin legst. Er wird
nicht mehr bewegt.

Am Ende zählt jeder Marker in deinem Ring, der die Farbe deines Mondes hat,
3 Punkte. Der Mond selbst zählt nicht mit.

Sofort, wenn du willst, darfst du einen Marker deines Rings aufheben und an
eine andere Stelle im Ring legen. Nur so kommt ein Marker an einem anderen
vorbei. Es geht auch mit vollem Ring, denn das Feld des aufgehobenen wird
frei; aber ein Marker von einem Zusatzfeld braucht ein anderes leeres Feld.

Früh oder spät? Ein früher Mond sagt dir, welche Farbe du sammeln sollst;
ein später weiß es schon. Und wartest du zu lange, muss dein letzter Marker
der Mond sein, gleich welche Farbe er hat.""",
    "help.cards.title": "Biome",
    "help.cards": """\
Ein Biom liegt in deinem Ring, wenn seine Farben dort aufeinander folgen,
ohne einen anderen Marker dazwischen. Ein Feld mit ** ist ein Joker: Es
steht für einen Marker beliebiger Farbe, auch der des Nachbarfelds; aber er
muss da sein.

  3 Punkte   zwei gleiche; oder zwei gleiche mit irgendeinem dazwischen
  5 Punkte   einer zwischen zweien einer anderen Farbe
  7 Punkte   zwei gleiche zwischen zweien einer anderen Farbe
  10 Punkte  ein großes Biom: vier gleiche in einem bestimmten Takt

Marker werden nicht verbraucht. In einem späteren Zug dürfen dieselben
wieder dienen.

Ein kleines Biom wird sofort aus dem Stapel ersetzt, ein großes nicht. Was
du erfüllt hast, gehört dir und behält seine Punkte, was immer aus den
Markern wird. Alle Muster lesen sich von beiden Enden gleich.""",
    "help.events.title": "Events",
    "help.events": """\
{part.using}

  Bewässerung  Eine Wüste neben Ozean wird zu Wald.
  Frost        Ein Ozean neben Berg wird zu Eis.
  Dürre        Ein beliebiger Marker neben Wüste wird zu Wüste.
  Tauwetter    Ein Eis-Marker wird zu dem, was du aus dem Beutel ziehst.

Der neue Marker kommt aus dem Beutel, also muss einer seiner Farbe darin
sein; für Tauwetter genügt jeder. Der alte kommt danach in den Beutel. Der
neue liegt genau da, wo der alte lag.

Nebeneinander liegen Marker, die im Ring aufeinander folgen, wie weit sie
auf der Bahn auch auseinander sind. {part.thaw}""",
    "help.end.title": "Das Ende",
    "help.end": """\
Das Spiel endet, wenn {part.ending}: {part.fields}.
Dann zählen:

  die Punkte deiner Biome
  3 für jeden Marker in deinem Ring in der Farbe deines Mondes
{part.also}{part.winner}""",
    "help.alone.title": "Allein gegen das Schwarze Loch",
    "help.alone": """\
Allein spielst du gegen das Schwarze Loch. Es beginnt mit {part.hole_start} Punkten.

In jeder Runde werden drei Marker gezogen. Du nimmst einen und spielst
deinen Zug wie sonst; das Schwarze Loch verschluckt die zwei anderen. Dann
erfüllt es ein Biom auf dem Tisch, wenn es kann: Es braucht die Farben der
Karte, in beliebiger Reihenfolge und ohne die Joker, und diese Marker
verlassen das Spiel. Kann es mehrere erfüllen, nimmt es das mit den meisten
Punkten, von gleichen das am weitesten links.

Es hat weder Mond noch Planeten. Nach {part.hole_rounds} Runden
gewinnst du, wenn du mehr Punkte hast als das Loch.""",
    "help.sources.title": "Wo die Regeln schwiegen",
    "help.sources": """\
Wir hatten ein Blatt mit Kurzregeln, die lizenzierte Online-Ausgabe und
Rezensionen, aber nicht das gedruckte Heft. Wo sie schweigen oder sich
widersprechen, spielen wir so; was mit * markiert ist, lässt sich beim
Einrichten der Partie ändern.

{part.rulings}- Gleiche Punkte, gleich viele Farben: Der gleichmäßigere Planet gewinnt.
- Welches Biom das Schwarze Loch nimmt und dass es nach dir handelt.""",
    "tip.1": "Sieh nicht nur auf ein Biom: Die beste Stelle dient zweien zugleich.",
    "tip.2": "Zwölf Marker jeder Farbe: Sieh in den Beutel, bevor du auf einen hoffst.",
    "tip.3": "Marker bleiben liegen: Mitten in jedem Biom zu 7 steckt ein Paar zu 3.",
    "tip.4": "Behalte den letzten Marker der Auslage im Blick: Danach kommen neue.",
    "tip.5": "Der Ring fast voll und noch kein Mond? Nimm deine häufigste Farbe.",
    "tip.6": "Die Bahn ist offen: Kein Biom läuft über ihre Enden.",
}
