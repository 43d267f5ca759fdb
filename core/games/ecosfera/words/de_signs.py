"""What the signs of the board of Ecosfera mean, and its sources, in German."""

SIGNS: dict[str, str] = {
    "means.pass": "Abgeben: eine Karte in eine andere Reihe, ein Element in den Markt",
    "means.pass@seats=1": "Abgeben: eine Karte auf deinen Stapel, ein Element in den Markt",
    "means.plus": "Plus: zieh die oberste Karte deines Stapels",
    "means.refresh": "Erneuern: neue Produzenten oder Konsumenten im Markt",
    "means.star": "ein Stern: zieht einmal im Zug eine Politikkarte, wenn du willst",
    "means.pressure": "eine Belastungskarte: drei in einer Reihe bringen eine Auswirkung",
    "means.restored": "belebt",
    "means.meter": "wie weit es ist; voll werden darf es nicht",
    "means.active": "eine aktive Marke: lässt sich nutzen",
    "means.used": "in diesem Zug benutzt; bei einer Marke: inaktiv",
    "means.mine": "zwei deiner unbenutzten Produzenten bringen ihn",
    "means.shared": "ein Produzent bei dir und einer bei anderen könnten ihn bringen",
    "means.times": "so viele davon",
    "means.others": "so viele mehr",
    "means.nothing": "nichts da",
    "means.lasts": "in Kraft bis zum Ende des Spiels",
    "means.reveal": "eben gezogen, alle sehen es; faires Zurücknehmen endet da",
    # -- where the numbers are from
    "source.species": "Arten",
    "source.policies": "Politikkarten",
    "means.giver": "seit deinem letzten Zug an diese Reihe abgegeben, von wem",
}
