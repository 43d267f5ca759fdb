"""What the signs of the board of Ecosfera mean, and its sources, in Danish."""

SIGNS: dict[str, str] = {
    "means.pass": "Aflever: et kort til en anden række, eller et element til markedet",
    "means.pass@seats=1": "Aflever: et kort øverst i din bunke, eller et element til markedet",
    "means.plus": "Plus: træk det øverste kort i din bunke",
    "means.refresh": "Opdater: nye producenter eller konsumenter i markedet",
    "means.star": "en stjerne: trækker et politikkort én gang i turen, hvis du vil",
    "means.pressure": "et belastningskort: tre i en række giver en påvirkning",
    "means.restored": "genoprettet",
    "means.meter": "hvor langt det er nået; den må ikke blive fuld",
    "means.active": "en aktiv markør: kan bruges",
    "means.used": "brugt i denne tur; om en markør: inaktiv",
    "means.mine": "to af dine ubrugte producenter giver den",
    "means.shared": "en producent hos dig og en hos en medspiller kunne give den",
    "means.times": "så mange af dem",
    "means.others": "så mange flere",
    "means.nothing": "intet der",
    "means.lasts": "i kraft til spillets slutning",
    "means.reveal": "lige trukket, så alle ser det; fair fortryd slutter der",
    # -- where the numbers are from
    "source.species": "Arter",
    "source.policies": "Politikkort",
    "means.giver": "afleveret til denne række siden din sidste tur, af hvem",
}
