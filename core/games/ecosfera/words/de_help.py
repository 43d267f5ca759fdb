"""Ecosfera Baltica's rules in German for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Jede Karte sagt, woher wir sie kennen: aus dem Regelheft, von den Karten der offiziellen digitalen Fassung, oder „Hauskarte“: unsere eigene, anstelle einer Karte, die keine Quelle nennt.",
    "help.goal.title": "Das Ziel und der Tisch",
    "help.goal": """\
Ihr spielt alle zusammen, gegen die Zeit. Belebt alle sechs Habitate der
Ostsee, dann haben alle gewonnen. Mit dem sechsten Auswirkungsplättchen
haben alle verloren.

Im Markt liegen vier Produzenten (Algen und Pflanzen), vier Konsumenten
(Tiere) und fünf Stapel Elemente. Was von den Stapeln genommen wird, kommt
nur zurück, wenn jemand es zurückgibt.

Alle haben einen eigenen Stapel: anfangs von jedem Element eines und zwei
Belastungskarten. Vier Karten davon liegen offen als deine Reihe. Am Ende
deines Zuges wird die ganze Reihe abgelegt, und vier neue kommen; was du
erwirbst, kommt immer wieder.

Geheim ist nur die Reihenfolge verdeckter Karten. Plant gemeinsam: Was du
nicht brauchst, fehlt vielleicht gerade der nächsten Reihe.""",
    "help.turn.title": "Dein Zug",
    "help.turn": """\
In deinem Zug tust du so viel du willst, in beliebiger Folge, und beendest
ihn dann:

  Erwerben  einen Produzenten für Elemente oder einen Konsumenten für zwei
            Produzenten
  Beleben   Habitate mit zwei Konsumenten
  Nutzen    Fähigkeiten: deine Marken und die Symbole auf Karten der Reihe

Jede Karte dient im Zug höchstens einer Aktion; benutzte sind markiert.
Fähigkeiten sind keine Aktionen: Auch eine benutzte Karte hat noch ihre
Fähigkeit, und sie zu geben, benutzt die Karte nicht.

Hast du weder eine Karte erworben noch ein Habitat belebt, bringt dir das
Ende des Zuges eine Belastungskarte. Dann wird deine Reihe abgelegt,
benutzt oder nicht, und vier Karten deines Stapels sind die neue. Ist er
leer, werden die abgelegten Karten zu einem neuen gemischt.""",
    "help.buying.title": "Produzenten, Konsumenten, Habitate",
    "help.buying": """\
Ein Produzent kostet die Elemente, die seine Karte zeigt. Nimm unbenutzte
Elemente deiner Reihe. Fehlt genau eines, darf es aus dem Markt kommen und
bleibt in deinem Stapel. Ein Element, das du unbenutzt hast, fehlt nicht.

Ein Konsument kostet zwei unbenutzte Produzenten. Alle drei müssen ein
Habitat gemeinsam haben: Dass jeder Produzent eines der Habitate des Tieres
hat, genügt nicht.

Zwei unbenutzte Konsumenten beleben jedes Habitat, das beide haben und das
noch nicht belebt ist. Karten mit mehreren Habitaten können also viel auf
einmal.

Was du erwirbst, lässt sich im selben Zug nutzen: Ein schöner Zug erwirbt
zwei Produzenten, mit ihnen einen Konsumenten und belebt mit dem ein
Habitat. Ein leerer Platz im Markt wird sofort gefüllt.""",
    "help.abilities.title": "Fähigkeiten",
    "help.abilities": """\
Du hast drei Marken, und viele Karten zeigen dieselben Symbole.

  Abgeben   Gib eine unbenutzte Karte deiner Reihe in eine andere Reihe, wo
            sie bis zum Ende von deren Zug bleibt; oder gib ein unbenutztes
            Element in den Markt zurück. Keine Karte gibt sich selbst ab.
  Plus      Zieh die oberste Karte deines Stapels.
  Erneuern  Neue Produzenten oder neue Konsumenten im Markt.

Eine genutzte Marke ist inaktiv. Beginnt dein Zug mit zwei Konsumenten in
der Reihe, die ein Habitat teilen, darfst du eine Marke wecken.

Eine Karte gibt im Zug eine Fähigkeit, wann du willst, auch wenn sie
benutzt oder eben erst gekommen ist. Wie viele Karten du so nutzt, ist
nicht begrenzt.""",
    "help.pressure.title": "Belastung und Auswirkung",
    "help.pressure": """\
Drei Belastungskarten in deiner Reihe, jederzeit in deinem Zug: Ein
Auswirkungsplättchen wird gelegt, und dein Zug ist zu Ende.

Drei Elemente einer Sorte in deiner Reihe, auch benutzte: Du bekommst eine
Belastungskarte, und dein Zug ist zu Ende. Ist es deine dritte, kommt auch
eine Auswirkung.

Beginnt dein Zug mit drei Belastungskarten, ist er sofort zu Ende, mit
einer Auswirkung. Beginnt er mit vier oder mehr, mit drei Auswirkungen!

Das geschieht nur, wenn andere dir solche Karten geben: Deine neue Reihe
liegt offen, sobald dein Zug endet, wird aber erst geprüft, wenn dein
nächster beginnt.

Belastungskarten bleiben für immer in deinem Stapel, wenn du sie nicht
abgibst. Endet ein Zug vorzeitig, kommt keine fürs Nichtstun hinzu.""",
    "help.policies.title": "Stufe 2: Politik",
    "help.policies": """\
Für jedes Plättchen, das in deinem Zug gelegt wird, Habitat oder
Auswirkung, ziehst du eine Politikkarte. Mit einer Sternkarte darfst du
eine ziehen, einmal je Zug.

  Schlechte    Nachrichten wirken, sobald sie gezogen werden.
  Gemischte    auch; ob sie helfen, hängt davon ab, wie es steht.
  Maßnahmen    liegen für alle bereit, und Förderungen auch.

In deinem Zug darfst du eine Maßnahme mit einer Förderung bezahlen, wenn
alle zustimmen. Das ist weder Aktion noch Fähigkeit. Was jemand ablehnt,
wird in diesem Zug nicht noch einmal vorgeschlagen.

Mehrere Karten wirken nacheinander, jede ganz. Was am Ende deines Zuges
noch aussteht, wird gezogen, ehe deine Reihe abgelegt wird. Ist der
Politikstapel leer, gibt es nichts mehr zu ziehen.""",
    "help.variants.title": "Schwierigkeit und Varianten",
    "help.variants": """\
Leicht, normal und schwer sind unsere: 8, 6 und 4 Karten je Elementstapel,
und bei schwer drei Belastungskarten in jedem Startstapel. „Für Geübte“ ist
aus dem Regelheft: 3 und drei. Was es anbietet, lässt sich einzeln wählen:

  Elementkarten   3 bis 8 je Stapel.
  Belastung       Eine erste Reihe mit drei davon wird neu ausgeteilt.
  Eutrophierung   Zwei Nährstoffe mehr für alle. Es gibt nur zwölf, also
                  hat der Markt weniger. Drei in der ersten Reihe bleiben.
  Ohne Krebse     Ohne die Karte, die in allen Habitaten lebt.

Allein spielst du selbst zwei bis vier Reihen, ohne Abstimmung. Eine
einzelne Reihe ist eine Variante der digitalen Fassung: Abgeben legt eine
Karte oben auf deinen Stapel. Drei der dreißig Politikkarten kannte keine
Quelle. Wir haben drei eigene gemacht und mit „Haus“ bezeichnet.""",
    "help.rulings.title": "Wo das Regelheft schweigt",
    "help.rulings": """\
- Je Produzent darf ein Element aus dem Markt kommen, sooft du erwirbst;
  nehmen und erwerben ist eins, und erst danach wird gezählt.
- Geliehen oder nicht: Drei gleiche beenden den Zug, der Produzent bleibt.
- Das Spiel endet mit dem sechsten Plättchen; mehr geschieht nicht.
- Belastung zuerst: Bei drei Belastungskarten zählen gleiche Elemente nicht.
- Eine Marke wecken: eine, zu Beginn des Zuges, und du darfst nein sagen.
- Ein Habitat, das eine Politikkarte belebt, zählt für deinen Zug, eine
  Art, die sie bewegt, nicht.
- Gibt es keine Belastungskarten mehr, bekommt niemand eine; sonst bleibt
  alles gleich.
- Eine Karte, die deine Reihe verlässt und wiederkommt, ist frisch.
- Klimawandel: jedes Mal ein Plättchen mehr, aus welchem Grund auch immer.
- Eine Politikkarte wirkt ganz, ehe Belastung und Elemente zählen.""",
    "tip.1": "Sieh dir die nächste Reihe an, ehe du abgibst: Zwei Konsumenten beleben.",
    "tip.2": "Leih das dritte Element einer Sorte nur, wenn es deine letzte Tat ist.",
    "tip.3": "Deine dritte Belastungskarte kann in einer anderen Reihe harmlos sein.",
    "tip.4": "Nutze Symbole vor Marken: Mit der Karte sind sie wieder da.",
    "tip.5": "Gib Elemente zurück, die du nicht brauchst: Dünne Stapel, starke Reihen.",
    "tip.6": "Erwirb in jedem Zug etwas: Müßige Züge füllen die Stapel mit Belastung.",
}
