"""What the signs of the board of Ecosfera mean, and its sources, in Norwegian bokmål."""

SIGNS: dict[str, str] = {
    "means.pass": "Send: et kort til en annen rad, eller et element til markedet",
    "means.pass@seats=1": "Send: et kort øverst i bunken din, eller et element til markedet",
    "means.plus": "Pluss: trekk det øverste kortet i bunken din",
    "means.refresh": "Forny: nye produsenter eller konsumenter i markedet",
    "means.star": "en stjerne: trekker et politikkort én gang i turen, hvis du vil",
    "means.pressure": "et belastningskort: tre i en rad gir en påvirkning",
    "means.restored": "gjenopprettet",
    "means.meter": "hvor langt det har kommet; den må ikke bli full",
    "means.active": "en aktiv markør: kan brukes",
    "means.used": "brukt i denne turen; om en markør: inaktiv",
    "means.mine": "to av de ubrukte produsentene dine gir den",
    "means.shared": "en produsent hos deg og en hos en medspiller kunne gi den",
    "means.times": "så mange av dem",
    "means.others": "så mange til",
    "means.nothing": "ingenting der",
    "means.lasts": "i kraft til spillet er slutt",
    "means.reveal": "nettopp trukket, så alle ser det; fair angremulighet slutter der",
    # -- where the numbers are from
    "source.species": "Arter",
    "source.policies": "Politikkort",
    "means.giver": "sendt til denne raden siden din forrige tur, av hvem",
}
