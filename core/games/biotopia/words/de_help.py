"""Biotopia's rules in German for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Nicht jede Zahl dieses Spiels ist veröffentlicht. Was das Regelheft nicht sagt, ist aus einer Rezension des Spiels, aus dem Schwesterspiel desselben Autors oder folgt aus den Regeln. Eigene Werte sind von uns, auf Ausgewogenheit geprüft, weil keine Quelle sie angibt.",
    "help.goal.title": "Das Ziel und der Tisch",
    "help.goal": """\
Du pflegst einen Garten und hoffst auf Schmetterlinge. Je mehr Blumen er
hat, desto wählerischere Gäste kann er empfangen. Falter im Spiel bringen
Punkte, Aufträge auch. Hat jemand 15 Punkte, wird die Runde zu Ende
gespielt, und der Garten mit den meisten Punkten gewinnt.

Auf dem Tisch liegen der Stapel, drei offene Karten, genannt der Himmel,
der Komposthaufen für gebrauchte Karten und die Aufträge. Jeder Garten hat
eine Blumenreihe und darüber eine Falterreihe.

Jede Karte hat hinten eine Blume. Vorn ist ein Falter, eine Biokarte oder
eine Doppelblume.

Du beginnst mit vier Karten. Pflanze eine davon als erste Blume, ohne sie
zu zeigen, und behalte die anderen drei auf der Hand.""",
    "help.turn.title": "Dein Zug",
    "help.turn": """\
Es geht im Uhrzeigersinn. Dein Zug ist genau eine von fünf Aktionen:

  1  Zieh die oberste Karte vom Stapel.
  2  Nimm eine der drei Himmelskarten; {part.gap}
  3  Pflanze eine Handkarte: Mit der Blume nach oben braucht sie nichts.
  4  Spiele eine Handkarte offen aus, wenn du die Blumen dafür hast.
  5  Erfülle einen Auftrag, für den du alles hast.

Hast du am Ende deines Zuges mehr als sechs Karten auf der Hand, legst du
Karten auf den Komposthaufen, bis es sechs sind; du wählst, welche.

Ist der Stapel leer, ersetzt ihn der gemischte Komposthaufen. Nur wenn
keine der fünf Aktionen möglich ist, passt du.

Deine Hand ist geheim. Den Komposthaufen dürfen alle durchsehen.""",
    "help.flowers.title": "Blumen",
    "help.flowers": """\
Jede Karte kann eine Blume sein. Mit der Blumenseite nach oben gepflanzt,
gibt sie ein Blumensymbol, was auch immer vorn ist. Die Vorderseiten deiner
eigenen Blumen darfst du jederzeit ansehen, sonst niemand.

Die Zahl auf einer Karte ist ihr Bedarf: Um sie offen auszuspielen, muss
deine Blumenreihe mindestens so viele Blumensymbole zeigen. Du bezahlst
nicht mit ihnen. Sie bleiben liegen und zählen beim nächsten Mal wieder.

Die Wiesen-Flockenblume ist eine Doppelblume. Offen braucht sie zwei
Symbole, liegt in der Blumenreihe und zählt als zwei. Mit der Blumenseite
nach oben ist sie eine Blume wie jede andere und wird nie umgedreht.

Hast du später weniger Blumen, bleiben deine Falter trotzdem.

Was andere offen genommen haben, steht bei ihrer Hand, mit einem
Fragezeichen, sobald es unter ihren Blumen liegen kann.""",
    "help.butterflies.title": "Falter",
    "help.butterflies": """\
Ein offen gespielter Falter fliegt in deiner Falterreihe und bringt
bis zum Ende Punkte. Auf der Hand oder unter den Blumen bringt er nichts.
Vier von ihnen haben ein Ereignis (siehe Ereignisse). Die anderen sechs:

  Braundickkopf        Tut selbst nichts, aber viele Aufträge wollen ihn.
  Admiral              Tut selbst nichts, bringt nur Punkte.
  Kleiner Fuchs        Der erste braucht 3 Blumen und bringt 1 Punkt, der
                       zweite braucht 4 und bringt 2, dann 5 und 3 usw.
  Tagpfauenauge        Kann von keiner Puppe umgedreht werden.
  Trauermantel         Joker für Aufträge (siehe Aufträge).
  Großer Kohlweißling  Hast du allein die meisten, hast du den Auftrag
                       Meiste Kohlweißlinge.""",
    "help.events.title": "Ereignisse und Biokarten",
    "help.events": """\
Ein Ereignis geschieht ein einziges Mal: wenn der Falter ins Spiel kommt.

  Hauhechel-Bläuling  {part.blue}
  Aurorafalter        Du darfst eine beliebige Karte vom Kompost holen.
  Großes Ochsenauge   {part.brown}
  Zitronenfalter      Die oberste Karte vom Stapel wird deine Blume,
                      egal, was sie ist. Du darfst sie ansehen.

Biokarten werden offen gespielt und kommen dann auf den Komposthaufen.

  Sonnenschein        Braucht zwei Blumensymbole. Zieh drei Karten.
  Puppe               Dreh eine eigene Blume um, die ein Falter ist, aber
                      kein Tagpfauenauge. Er kommt ins Spiel, egal, was er
                      braucht, und du hast eine Blume weniger. Zuletzt sein
                      Ereignis: Ein Aurorafalter kann die Puppe zurückholen.""",
    "help.missions.title": "Aufträge",
    "help.missions": """\
Ein Auftrag verlangt Falter in deiner Falterreihe oder Blumensymbole in
deiner Blumenreihe. Sie zu haben bringt noch nichts: Den Auftrag zu
erfüllen ist deine Aktion, in einem späteren Zug, ein Auftrag je Zug. Von
da an zählen seine Punkte. Jeder Auftrag gehört einem, der ihn bis zum Ende
behält.

Der Trauermantel ist ein Joker: Erfüllst du einen Auftrag, darf einer für
einen Falter einspringen, der dir fehlt. Er wird nicht verbraucht und darf
in einem anderen Zug ein anderer sein, zählt aber nie als Blume und
übernimmt nie Ereignis oder Punkte eines anderen Falters.

Der Auftrag Meiste Kohlweißlinge ist anders. Er kostet keine Aktion: Wer
mehr Kohlweißlinge im Spiel hat als jeder andere, hat ihn sofort. Teilen
sich zwei oder mehr die Führung, kommt er zurück auf den Tisch, und die zwei
Punkte sind weg, bis wieder jemand allein führt. Joker zählen nicht.""",
    "help.end.title": "Das Ende",
    "help.end": """\
Hat jemand am Ende des eigenen Zuges 15 Punkte oder mehr, ist diese Runde
die letzte. Sie wird zu Ende gespielt, damit alle gleich oft am Zug waren.
Sie bleibt die letzte, auch wenn Meiste Kohlweißlinge mit seinen Punkten
wieder verloren geht.

Dein Ergebnis sind die Punkte deiner Falter im Spiel und deiner Aufträge.
Blumen, Biokarten und die Karten auf der Hand bringen nichts.

Das höchste Ergebnis gewinnt. Bei Gleichstand entscheiden mehr verschiedene
Falter im Spiel; ist auch das gleich, wird der Sieg geteilt.

Ganz selten kann niemand mehr etwas tun: Haben eine ganze Runde lang alle
gepasst, endet das Spiel und wird genauso gewertet.""",
    "help.editions.title": "Zwei Ausgaben",
    "help.editions": """\
                      Englisch           Dänisch
  Aufträge            dieselben fünf     Meiste Kohlweißlinge und vier
                                         von sechs
  Drei gleiche        sie bleiben        sie kommen auf den Kompost, drei
    Himmelskarten                        neue kommen
  Großes Ochsenauge   du ziehst          du darfst alle ziehen oder keine

Wo die Regelhefte schweigen oder uneins sind, spielen wir in beiden so:

- Der Kompost wird zum neuen Stapel, sobald der Stapel leer ist.
- {part.ruling_blue}
- Wer etwas tun kann, muss etwas tun.

Die meisten Zahlen stehen nur auf den Karten. Die Quellen folgen unten.""",
    "tip.1": "Blumen werden nie verbraucht: Pflanze früh, dann wird alles leichter.",
    "tip.2": "Eine offene Wiesen-Flockenblume ist zwei Blumen auf einer Karte.",
    "tip.3": "Pflanze jetzt einen anspruchsvollen Falter: Eine Puppe weckt ihn später.",
    "tip.4": "Zähl die Kohlweißlinge: Geteilte Führung kostet den Besitzer zwei Punkte.",
    "tip.5": "Einen Auftrag zu erfüllen kostet einen ganzen Zug: Warte nicht zu lang.",
    "tip.6": "Alle dürfen den Kompost durchsehen: Tu es vor einem Aurorafalter.",
}
