"""What in Ecosfera depends on what was agreed for a match, in German."""

MATCH: dict[str, str] = {
    "option.level.1.head": "Stufe 1",
    "option.level.2.head": "Stufe 2",
    "option.level.27.head": "Stufe 2, 27 Karten",
    "option.level.1.brief": "Stufe 1",
    "option.level.2.brief": "Stufe 2",
    "option.level.27.brief": "Stufe 2",
    "fact.elements": "6",
    "fact.pressure": "2",
    "fact.nutrients": "6",
    "part.stacks": """\
Im Markt liegen vier Produzenten (Algen und Pflanzen), vier Konsumenten
(Tiere) und fünf Stapel von {fact.elements} Elementen. Was von diesen genommen wird,
kommt nur wieder, wenn es zurückgegeben wird.""",
    "part.stacks@scarce=yes": """\
Im Markt liegen vier Produzenten (Algen und Pflanzen), vier Konsumenten
(Tiere) und fünf Stapel von {fact.elements} Elementen, aber nur {fact.nutrients} Nährstoffe. Was von
diesen genommen wird, kommt nur wieder, wenn es zurückgegeben wird.""",
    "part.first_elements": "einem von jedem Element",
    "part.first_elements@eutrophication=strict": "3 Nährstoffen, sonst je einem Element",
    "part.first_elements@eutrophication=unlimited": "3 Nährstoffen, sonst je einem Element",
    "part.first_pressure": "zwei Belastungskarten",
    "part.first_pressure@pressure=1": "einer Belastungskarte",
    "part.first_pressure@pressure=3": "drei Belastungskarten",
    "part.first_pressure@pressure=4": "vier Belastungskarten",
    "part.plan": """\
Plant gemeinsam: Was du
nicht brauchst, fehlt vielleicht gerade der nächsten Reihe.""",
    "part.plan@seats=1": """\
Plane voraus: Was du
jetzt nicht brauchst, fehlt vielleicht gerade deiner nächsten Reihe.""",
    "part.pass": """\
Gib eine unbenutzte Karte aus deiner Reihe in eine andere, wo
            sie bis zum Ende von deren Zug bleibt; oder gib ein unbenutztes
            Element in den Markt zurück. Keine Karte gibt sich selbst ab.""",
    "part.pass@pass_pressure=no": """\
Gib eine unbenutzte Karte aus deiner Reihe, aber keine
            Belastungskarte, in eine andere, wo sie bis zum Ende von deren
            Zug bleibt; oder gib ein unbenutztes Element in den Markt
            zurück. Keine Karte gibt sich selbst ab.""",
    "part.pass@seats=1": """\
Leg eine unbenutzte Karte aus deiner Reihe oben auf deinen
            Stapel; oder gib ein unbenutztes Element in den Markt zurück.
            Keine Karte gibt sich selbst ab.""",
    "part.pass@seats=1,pass_pressure=no": """\
Leg eine unbenutzte Karte aus deiner Reihe, aber keine
            Belastungskarte, oben auf deinen Stapel; oder gib ein
            unbenutztes Element in den Markt zurück. Keine Karte gibt sich
            selbst ab.""",
    "rule.pass@pass_pressure=no": "Eine unbenutzte Karte, aber keine Belastung, geht in eine andere Reihe. Oder ein unbenutztes Element geht in den Markt zurück.",
    "rule.pass@seats=1": "Eine unbenutzte Karte kommt oben auf deinen Stapel. Oder ein unbenutztes Element geht in den Markt zurück.",
    "rule.pass@seats=1,pass_pressure=no": "Eine unbenutzte Karte, aber keine Belastung, kommt oben auf deinen Stapel. Oder ein unbenutztes Element geht in den Markt zurück.",
    "rule.pressure@pass_pressure=no": "Drei Belastungskarten in deiner Reihe beenden den Zug: eine Auswirkung. Sie bezahlen nichts und bleiben bis zum Ende in deinem Stapel: In dieser Partie lassen sie sich nicht abgeben.",
    "rule.pressure@seats=1": "Drei Belastungskarten in deiner Reihe beenden den Zug: eine Auswirkung. Sie bezahlen nichts und bleiben bis zum Ende in deinem Stapel; Abgeben legt eine nur oben auf den Stapel.",
    "rule.pressure@seats=1,pass_pressure=no": "Drei Belastungskarten in deiner Reihe beenden den Zug: eine Auswirkung. Sie bezahlen nichts und bleiben bis zum Ende in deinem Stapel: In dieser Partie lassen sie sich nicht abgeben.",
    "rule.pressure@level=2,pass_pressure=no": "Drei Belastungskarten in deiner Reihe beenden den Zug: eine Auswirkung. Sie bezahlen nichts und bleiben in deinem Stapel, bis eine Politikkarte sie entfernt.",
    "rule.pressure@level=2,seats=1": "Drei Belastungskarten in deiner Reihe beenden den Zug: eine Auswirkung. Sie bezahlen nichts und bleiben in deinem Stapel, bis eine Politikkarte sie entfernt.",
    "rule.pressure@level=2,seats=1,pass_pressure=no": "Drei Belastungskarten in deiner Reihe beenden den Zug: eine Auswirkung. Sie bezahlen nichts und bleiben in deinem Stapel, bis eine Politikkarte sie entfernt.",
    "rule.pressure@level=27,pass_pressure=no": "Drei Belastungskarten in deiner Reihe beenden den Zug: eine Auswirkung. Sie bezahlen nichts und bleiben in deinem Stapel, bis eine Politikkarte sie entfernt.",
    "rule.pressure@level=27,seats=1": "Drei Belastungskarten in deiner Reihe beenden den Zug: eine Auswirkung. Sie bezahlen nichts und bleiben in deinem Stapel, bis eine Politikkarte sie entfernt.",
    "rule.pressure@level=27,seats=1,pass_pressure=no": "Drei Belastungskarten in deiner Reihe beenden den Zug: eine Auswirkung. Sie bezahlen nichts und bleiben in deinem Stapel, bis eine Politikkarte sie entfernt.",
    "part.pressure_stays": """\
Belastungskarten bleiben in
deinem Stapel, bis sie abgegeben werden.""",
    "part.pressure_stays@pass_pressure=no": """\
Belastungskarten bleiben bis
zum Ende in deinem Stapel: In dieser Partie kann sie niemand abgeben.""",
    "part.pressure_stays@seats=1": """\
Belastungskarten bleiben bis
zum Ende in deinem Stapel; Abgeben legt eine nur oben auf den Stapel.""",
    "part.pressure_stays@seats=1,pass_pressure=no": """\
Belastungskarten bleiben bis
zum Ende in deinem Stapel: In dieser Partie kann sie niemand abgeben.""",
    "part.pressure_stays@level=2": """\
Belastungskarten bleiben in
deinem Stapel, bis sie abgegeben werden oder eine Politikkarte sie entfernt.""",
    "part.pressure_stays@level=2,pass_pressure=no": """\
Belastungskarten bleiben in
deinem Stapel, bis eine Politikkarte sie entfernt.""",
    "part.pressure_stays@level=2,seats=1": """\
Belastungskarten bleiben in
deinem Stapel, bis eine Politikkarte sie entfernt.""",
    "part.pressure_stays@level=2,seats=1,pass_pressure=no": """\
Belastungskarten bleiben in
deinem Stapel, bis eine Politikkarte sie entfernt.""",
    "part.pressure_stays@level=27": """\
Belastungskarten bleiben in
deinem Stapel, bis sie abgegeben werden oder eine Politikkarte sie entfernt.""",
    "part.pressure_stays@level=27,pass_pressure=no": """\
Belastungskarten bleiben in
deinem Stapel, bis eine Politikkarte sie entfernt.""",
    "part.pressure_stays@level=27,seats=1": """\
Belastungskarten bleiben in
deinem Stapel, bis eine Politikkarte sie entfernt.""",
    "part.pressure_stays@level=27,seats=1,pass_pressure=no": """\
Belastungskarten bleiben in
deinem Stapel, bis eine Politikkarte sie entfernt.""",
    "part.paying": """\
In deinem Zug darfst du eine Maßnahme mit einer Förderung bezahlen, wenn
alle zustimmen. Das ist weder Aktion noch Fähigkeit. Was jemand ablehnt,
wird in diesem Zug nicht noch einmal vorgeschlagen.""",
    "part.paying@votes=none": """\
In deinem Zug darfst du eine Maßnahme mit einer Förderung bezahlen; gefragt
wird niemand. Das ist weder Aktion noch Fähigkeit.""",
    "part.paying@seats=1": """\
In deinem Zug darfst du eine Maßnahme mit einer Förderung bezahlen; gefragt
wird niemand. Das ist weder Aktion noch Fähigkeit.""",
    "part.paying@seats=1,votes=none": """\
In deinem Zug darfst du eine Maßnahme mit einer Förderung bezahlen; gefragt
wird niemand. Das ist weder Aktion noch Fähigkeit.""",
    "part.house": """\
Keine Quelle nennt drei der dreißig
Politikkarten. Drei sind von uns gemacht.""",
    "part.house@level=27": """\
Keine Quelle nennt drei der dreißig
Politikkarten. Diese Partie spielt mit den anderen 27.""",
    "part.eutrophication": """\
Zwei Nährstoffe mehr für alle. Es gibt nur zwölf, also
                  hat der Markt weniger.""",
    "part.eutrophication@eutrophication=unlimited": """\
Zwei Nährstoffe mehr für alle; hier ist der Stapel im
                  Markt voll.""",
    "rule.atmospheric_deposition@calanoida=out": "Nichts geschieht: Die Ruderfußkrebse sind in dieser Partie nicht dabei.",
    "part.copepods": "Ohne die Karte, die in allen Habitaten lebt.",
    "part.copepods@calanoida=out": "Ohne die Karte, die in allen Habitaten lebt, wie hier.",
    "rule.underwater_noise@seats=1": "In deinem nächsten Zug lässt sich keine Fähigkeit nutzen. Das gilt für Marken und Karten. Sterne und das Wecken einer Marke sind keine Fähigkeiten und bleiben erlaubt.",
    "rule.beach_litter@seats=1": "Dein nächster Zug fällt aus, die Reihe bleibt, wie sie ist. Die Karte selbst kommt in die Reihe, für die sie gezogen wurde, und ist von nun an eine nutzlose Karte in diesem Stapel; sie lässt sich nur abgeben.",
    "tip.1@seats=1": "Abgeben legt eine Karte auf den Stapel: Die nächste Reihe hat sie sicher.",
    "tip.3@seats=1": "Abgeben schiebt eine dritte Belastung auf, bis zum nächsten Zug.",
    "tip.3@pass_pressure=no": "Belastung lässt sich nicht abgeben: Zähl sie Reihe für Reihe.",
    "tip.3@seats=1,pass_pressure=no": "Belastung lässt sich nicht abgeben: Zähl sie Reihe für Reihe.",
    "part.ruling_moved": "",
    "part.ruling_moved@level=2": """\
- Ein Habitat, das durch eine Politikkarte belebt wird, zählt für deinen
  Zug, eine Art, die durch eine bewegt wird, nicht.
""",
    "part.ruling_moved@level=27": """\
- Ein Habitat, das durch eine Politikkarte belebt wird, zählt für deinen
  Zug, eine Art, die durch eine bewegt wird, nicht.
""",
    "part.ruling_policies": "",
    "part.ruling_policies@level=2": """\

- Klimawandel: jedes Mal ein Plättchen mehr, gleich warum, nur nicht bei der
  Auswirkung, für die er gezogen wurde.
- Eine Politikkarte wirkt ganz, ehe Belastung und Elemente gezählt werden.""",
    "part.ruling_policies@level=27": """\

- Klimawandel: jedes Mal ein Plättchen mehr, gleich warum, nur nicht bei der
  Auswirkung, für die er gezogen wurde.
- Eine Politikkarte wirkt ganz, ehe Belastung und Elemente gezählt werden.""",
}
