"""Ecosfera Baltica's rules in German for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Die Karten sind aus dem Regelheft oder aus der offiziellen digitalen Fassung bekannt. Eigene Karten sind von uns gemacht, anstelle derer, die in keiner Quelle stehen.",
    "help.goal.title": "Das Ziel und der Tisch",
    "help.goal": """\
Ihr spielt alle zusammen, gegen die Zeit. Belebt alle sechs Habitate der
Ostsee, dann haben alle gewonnen. Mit dem sechsten Auswirkungsplättchen
haben alle verloren.

{part.stacks}

Alle haben einen eigenen Stapel. Er beginnt mit
{part.first_elements} und {part.first_pressure}.
Vier Karten davon liegen offen als deine Reihe. Am Ende deines Zuges wird
die ganze Reihe abgelegt, und vier neue kommen; was du erwirbst, kommt
immer wieder.

Geheim ist nur die Reihenfolge verdeckter Karten. {part.plan}""",
    "help.turn.title": "Dein Zug",
    "help.turn": """\
In deinem Zug tust du in beliebiger Reihenfolge, so viel du willst:

  Erwirb  einen Produzenten für Elemente oder einen Konsumenten für zwei
          Produzenten
  Belebe  Habitate mit zwei Konsumenten
  Nutze   Fähigkeiten: deine Marken und die Symbole auf Karten der Reihe

Jede Karte dient im Zug höchstens einer Aktion; benutzte sind markiert.
Fähigkeiten sind keine Aktionen: Auch eine benutzte Karte hat noch ihre
Fähigkeit, und diese zu nutzen, macht die Karte nicht zu einer benutzten.

Hast du weder eine Karte erworben noch ein Habitat belebt, bringt dir das
Ende des Zuges eine Belastungskarte.

Dann wird deine Reihe abgelegt, benutzt oder nicht, und vier Karten deines
Stapels sind die neue. Ist er leer, werden die abgelegten neu gemischt.""",
    "help.buying.title": "Produzenten, Konsumenten, Habitate",
    "help.buying": """\
Ein Produzent kostet die Elemente, die seine Karte zeigt. Nimm unbenutzte
Elemente aus der Reihe. Fehlt genau eines, darf es aus dem Markt kommen und
bleibt in deinem Stapel. Ein Element, das du unbenutzt hast, fehlt nicht.

Ein Konsument kostet zwei unbenutzte Produzenten. Alle drei müssen ein
Habitat teilen: Dass jeder Produzent irgendeines der Habitate des Tieres
hat, genügt nicht.

Zwei unbenutzte Konsumenten beleben jedes Habitat, das beide haben und das
noch nicht belebt ist. Karten mit mehreren Habitaten können viel auf einmal.

Was du erwirbst, lässt sich im selben Zug nutzen: Ein schöner Zug erwirbt
zwei Produzenten, mit ihnen einen Konsumenten und belebt mit dem ein
Habitat. Ein leerer Platz im Markt wird sofort gefüllt, solange der Stapel
reicht.""",
    "help.abilities.title": "Fähigkeiten",
    "help.abilities": """\
Du hast drei Marken, und viele Karten zeigen dieselben Symbole.

  Abgeben   {part.pass}
  Plus      Zieh die oberste Karte deines Stapels.
  Erneuern  Neue Produzenten oder neue Konsumenten im Markt.

Eine genutzte Marke ist inaktiv. Beginnt dein Zug mit zwei Konsumenten in
der Reihe, die ein Habitat teilen, darfst du eine Marke wecken.

Jede Karte gibt dir im Zug eine Fähigkeit, wann du willst, auch wenn sie
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
Meist kommen die Karten mit der Reihe, die du selbst am Ende deines Zuges
ziehst: Sie liegt gleich offen und wird geprüft, wenn dein nächster beginnt.

Endet ein Zug durch diese Regeln, kommt keine Karte fürs Nichtstun hinzu;
beendest du ihn selbst, ohne Aktion, schon. {part.pressure_stays}""",
    "help.policies.title": "Stufe 2: Politik",
    "help.policies": """\
Für jedes Plättchen, das in deinem Zug gelegt wird, Habitat oder
Auswirkung, ziehst du eine Politikkarte. Mit einer Sternkarte darfst du
eine ziehen, einmal je Zug.

  Schlechte    Nachrichten wirken, sobald sie gezogen werden.
  Gemischte    auch; ob sie helfen, hängt davon ab, wie es steht.
  Maßnahmen    liegen für alle bereit, und Förderungen auch.

{part.paying}

Mehrere Karten wirken nacheinander, jede ganz. Karten, die am Ende deines
Zuges noch ausstehen, werden gezogen, ehe deine Reihe abgelegt wird. Ist der
Politikstapel leer, gibt es nichts mehr zu ziehen.""",
    "help.variants.title": "Schwierigkeit und Varianten",
    "help.variants": """\
Leicht, normal und schwer sind unsere: 8, 6 und 4 Karten je Elementstapel,
und bei schwer drei Belastungskarten in jedem Startstapel. „Für Geübte“ ist
aus dem Regelheft: 3 und drei. Was es anbietet, lässt sich einzeln wählen:

  Elementkarten   3 bis 8 je Stapel.
  Belastung       Eine erste Reihe mit drei davon wird neu ausgeteilt.
  Eutrophierung   {part.eutrophication} Drei in der ersten Reihe bleiben.
  Ohne Krebse     {part.copepods}

Allein spielst du selbst zwei bis vier Reihen, ohne Abstimmung. Eine
einzelne Reihe ist eine Variante der digitalen Fassung: Abgeben legt eine
Karte oben auf deinen Stapel. {part.house}""",
    "help.rulings.title": "Wo das Regelheft schweigt",
    "help.rulings": """\
- Je Produzent darf ein Element aus dem Markt kommen, sooft du erwirbst;
  nehmen und erwerben ist eins, und erst danach wird gezählt.
- Geliehen oder nicht: Drei gleiche beenden den Zug, der Produzent bleibt.
- Das Spiel endet mit dem sechsten Habitat- oder Auswirkungsplättchen.
- Belastung zuerst: Bei drei Belastungskarten zählen gleiche Elemente nicht.
- Eine Marke wecken: eine, zu Beginn des Zuges, und du darfst nein sagen.
{part.ruling_moved}- Gibt es keine Belastungskarten mehr, bekommt niemand eine; sonst bleibt
  alles gleich.
- Eine Karte, die im selben Zug deine Reihe verlässt und wiederkommt, ist
  unbenutzt.{part.ruling_policies}""",
    "tip.1": "Sieh vor dem Abgeben zur nächsten Reihe: zwei Konsumenten dort, ein Habitat.",
    "tip.2": "Leih das dritte Element einer Sorte nur, wenn es dein letzter Schritt ist.",
    "tip.3": "Deine dritte Belastungskarte kann in einer anderen Reihe harmlos sein.",
    "tip.4": "Nutze Symbole vor Marken: Mit der Karte sind sie wieder da.",
    "tip.5": "Gib Elemente zurück, die du nicht brauchst: dünne Stapel, starke Reihen.",
    "tip.6": "Erwirb in jedem Zug etwas: Müßige Züge füllen die Stapel mit Belastung.",
}
