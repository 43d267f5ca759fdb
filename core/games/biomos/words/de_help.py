"""Biomos’ rules in German for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Das gedruckte Regelheft dieses Spiels war nicht zu bekommen, darum nennt jede Zahl ihre Quelle: ein veröffentlichtes Blatt mit Kurzregeln, die lizenzierte Online-Ausgabe, eine Rezension, die Regeln, aus denen sie folgt, oder „Hauswert“, der unser eigener ist, weil keine Quelle ihn nennt.",
    "help.goal.title": "Das Ziel und der Tisch",
    "help.goal": """\
Du baust einen Planeten aus Steinen in fünf Farben: Meer, Wüste, Wald, Berg
und Eis. Biomkarten auf dem Tisch zeigen Reihen von Farben. Liegt eine
solche Reihe auf deinem Planeten, darfst du die Karte nehmen. Die meisten
Punkte gewinnen.

Auf dem Tisch liegen fünf Steine, die Auslage. Alle anderen sind im Beutel;
zwölf jeder Farbe sind zusammen sechzig. Daneben liegen vier kleine Biome zu
3, 5 oder 7 Punkten und vier große zu je 10.

Dein Planet hat eine Bahn aus zwölf Feldern am Rand und einen Mond. Im
erweiterten Spiel hat er noch zwei feste Felder. Zusammen sind sie der Ring;
der Mond gehört nicht dazu.

Alles liegt offen. Nur welchen Stein der Beutel als Nächstes hergibt und wie
der Stapel liegt, ist unbekannt.""",
    "help.turn.title": "Dein Zug",
    "help.turn": """\
Es geht im Uhrzeigersinn. Dein Zug hat drei Schritte:

  1  Nimm einen Stein aus der Auslage. Erst wenn sie leer ist, werden fünf
     neue gezogen.
  2  Leg ihn auf ein leeres Feld deines Rings oder als deinen Mond.
  3  Nimm ein Biom, das in deinem Ring liegt, wenn du willst.

Im erweiterten Spiel darfst du zwischen 2 und 3 ein Ereignis nutzen, aber
nicht in dem Zug, in dem du deinen Mond legst.

Ob das Biom in diesem Zug oder vor langer Zeit fertig wurde, ist gleich,
aber du nimmst höchstens eines im Zug.

Ist dein Planet voll, hast du keine Züge mehr. Sind alle voll, ist das Spiel
zu Ende; der letzte Stein hat noch sein Ereignis und sein Biom.""",
    "help.ring.title": "Der Ring",
    "help.ring": """\
Bevor du einen Stein legst, darfst du die auf der Bahn verschieben, so weit
du willst. Sie kommen nie aneinander vorbei, und Lücken zwischen ihnen
zählen nicht. Also zählt nur die Reihenfolge, und hier wählst du einfach
eine Lücke: Die anderen machen Platz. Lücke 1 ist vor dem ersten Stein.

Die Bahn ist offen: Ihre beiden Enden berühren sich nicht.

Im erweiterten Spiel liegen zwischen diesen Enden zwei feste Felder, Seite
an Seite. Nichts wird hinein- oder herausgeschoben. Das hinter der Bahn
berührt ihren letzten Stein, das vor ihr den ersten, und sie berühren sich.
Solange eines leer ist, ist der Ring dort offen; sind beide belegt, ist er
geschlossen, und ein Biom darf darüber laufen.

Eine Lücke neben einem Stein derselben Farbe ist nichts anderes als die auf
seiner anderen Seite. Nur eine der beiden kann gewählt werden.""",
    "help.moon.title": "Der Mond",
    "help.moon": """\
Dein Mond ist ein Stein, den du in einem deiner Züge dorthin legst. Er
bleibt.

Am Ende zählt jeder Stein in deinem Ring, der die Farbe deines Mondes hat, 3
Punkte. Der Mond selbst zählt nicht mit.

Sofort, wenn du willst, darfst du einen Stein deines Rings aufheben und an
eine andere Stelle im Ring legen. Nur so kommt ein Stein an einem anderen
vorbei. Es geht auch mit vollem Ring, denn das Feld des aufgehobenen wird
frei; aber ein Stein von einem festen Feld braucht ein anderes leeres Feld.

Früh oder spät? Ein früher Mond sagt dir, welche Farbe du sammeln sollst;
ein später weiß es schon. Und wartest du zu lange, muss dein letzter Stein
der Mond sein, gleich welche Farbe er hat.""",
    "help.cards.title": "Biome",
    "help.cards": """\
Ein Biom liegt in deinem Ring, wenn seine Farben dort aufeinander folgen,
ohne einen anderen Stein dazwischen. Ein Feld mit Punkt steht für einen
Stein beliebiger Farbe, auch der des Nachbarfelds; aber er muss da sein.

  3 Punkte   zwei gleiche; oder zwei gleiche mit irgendeinem dazwischen
  5 Punkte   einer zwischen zweien einer anderen Farbe
  7 Punkte   zwei zwischen zweien einer anderen Farbe
  10 Punkte  ein großes Biom: vier gleiche in einem bestimmten Takt

Steine werden nicht verbraucht. Dieselben dürfen später wieder dienen.

Ein kleines Biom wird sofort aus dem Stapel ersetzt, ein großes nicht. Was
du genommen hast, gehört dir und behält seine Punkte, was immer aus den
Steinen wird. Alle Muster sind von beiden Enden gleich.""",
    "help.events.title": "Ereignisse",
    "help.events": """\
Erweitertes Spiel: Hast du einen Stein in deinen Ring gelegt, darfst du ein
Ereignis nutzen. Es muss nicht diesen Stein betreffen.

  Bewässerung  Eine Wüste neben Meer wird Wald.
  Frost        Ein Meer neben Berg wird Eis.
  Dürre        Ein beliebiger Stein neben Wüste wird Wüste.
  Tauwetter    Ein Eis wird, was du aus dem Beutel ziehst.

Der neue Stein kommt aus dem Beutel, also muss einer seiner Farbe darin
sein; für Tauwetter genügt jeder. Der alte kommt danach in den Beutel. Der
neue liegt genau da, wo der alte lag.

Nebeneinander liegen Steine, die im Ring aufeinander folgen, wie weit sie
auf der Bahn auch auseinander sind. Der Mond hat keine Nachbarn, aber
Tauwetter darf einen Mond aus Eis ändern, wenn nichts anderes gewählt ist.""",
    "help.end.title": "Das Ende",
    "help.end": """\
Das Spiel endet, wenn alle Planeten voll sind: 12 Felder und der Mond, im
erweiterten Spiel auch die zwei festen Felder. Dann zählt:

  die Punkte deiner Biome
  3 für jeden Stein in deinem Ring in der Farbe deines Mondes

und im erweiterten Spiel außerdem

  1 für jeden Wald in deinem Ring
  1 für jeden Stein in deinem Ring in der Farbe deines Planeten

Auf dem Waldplaneten bringt ein Wald also 2. Der Mond zählt bei alldem nicht
mit. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt der Ring mit mehr
verschiedenen Farben, dann der gleichmäßigere; danach wird der Sieg
geteilt.""",
    "help.alone.title": "Allein gegen das Schwarze Loch",
    "help.alone": """\
Allein spielst du gegen das Schwarze Loch. Es beginnt mit 20 Punkten, im
erweiterten Spiel mit 40.

In jeder Runde werden drei Steine gezogen. Du nimmst einen und spielst
deinen Zug wie sonst; das Schwarze Loch verschluckt die zwei anderen. Dann
vollendet es ein Biom, wenn es kann: Es braucht die Farben der Karte, in
beliebiger Reihenfolge und ohne die Punkte, und diese Steine verlassen das
Spiel. Kann es mehrere vollenden, nimmt es das mit den meisten Punkten, von
gleichen das am weitesten links.

Es hat weder Mond noch Planeten. Nach 13 Runden, im erweiterten Spiel nach
15, gewinnst du, wenn du mehr Punkte hast.""",
    "help.sources.title": "Wo die Regeln schwiegen",
    "help.sources": """\
Wir hatten ein Blatt mit Kurzregeln, die lizenzierte Online-Ausgabe und
Rezensionen, aber nicht das gedruckte Heft. Wo sie schweigen oder sich
widersprechen, spielen wir so; was mit * markiert ist, lässt sich ändern.

- Ein leeres festes Feld trennt den Ring. *
- Planeten werden gewählt, wer zuletzt spielt zuerst. *
- Das Biom mit vier Wüsten ist dabei. *
- Tauwetter darf einen Mond aus Eis ändern; die neue Farbe zählt am Ende. *
- Im Grundspiel beginnen die Letzten mit einem Stein: der Zweite von zweien,
  der Dritte von dreien, der Dritte und der Vierte von vieren. *
- Gleiche Punkte, gleich viele Farben: Der gleichmäßigere Planet gewinnt.
- Welches Biom das Schwarze Loch nimmt, und dass es nach dir handelt.""",
    "tip.1": "Sieh nicht nur auf ein Biom: Die beste Stelle dient zweien zugleich.",
    "tip.2": "Zwölf Steine jeder Farbe: Sieh in den Beutel, bevor du auf einen hoffst.",
    "tip.3": "Steine werden nie verbraucht: Ein Paar in einem Spiegel ist selbst ein Biom.",
    "tip.4": "Behalte den letzten Stein der Auslage im Blick: Danach kommen fünf neue.",
    "tip.5": "Der Ring fast voll und noch kein Mond? Nimm deine häufigste Farbe.",
    "tip.6": "Zwei belegte feste Felder schließen den Ring: Ein Biom darf hinüber.",
}
