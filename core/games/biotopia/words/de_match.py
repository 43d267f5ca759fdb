"""What in Biotopia depends on what was agreed for a match, in German."""

MATCH: dict[str, str] = {
    "option.edition.en.head": "englische Ausgabe",
    "option.edition.da.head": "dänische Ausgabe",
    "rule.common_blue@common_blue=must": "Ereignis: Nimm eine der Himmelskarten auf die Hand; ablehnen geht nicht. Der Himmel wird sofort aufgefüllt.",
    "part.blue": "Du darfst eine Karte aus dem Himmel nehmen.",
    "part.blue@common_blue=must": "Nimm eine Himmelskarte; ablehnen geht nicht.",
    "part.ruling_blue": """\
Die Karte des Hauhechel-Bläulings darf man ablehnen, außer es ist „muss
  nehmen“ gewählt.""",
    "part.ruling_blue@common_blue=must": """\
Die Karte des Hauhechel-Bläulings muss man nehmen, wie für diese Partie
  gewählt.""",
    "part.brown": "Zieh eine Karte für jedes, das du im Spiel hast.",
    "part.brown@edition=da": """\
Du darfst eine Karte für jedes ziehen, das du im
                      Spiel hast; alle oder keine.""",
    "rule.meadow_brown@edition=da": "Ereignis: Du darfst 1 Karte für jedes deiner Ochsenaugen im Spiel ziehen. Auch dieses zählt; es heißt alles oder nichts.",
    "part.gap": "die Lücke füllt der Stapel.",
    "part.gap@edition=da": """\
die Lücke füllt der Stapel.
     Sind alle drei gleich, kommen sie auf den Kompost und drei neue her.""",
    "mission.edge_three@rules=1": "Aurora, Dickk, Admiral",
    "mission.edge_three.short@rules=1": "Aurora Dickk Admiral",
    "rule.edge_three@rules=1": "Du brauchst Aurorafalter, Braundickkopf und Admiral im Spiel. Ein Trauermantel darf für einen davon einspringen.",
}
