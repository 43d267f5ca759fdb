"""What in Biekrig depends on what was agreed for a match, in Danish."""

MATCH: dict[str, str] = {
    "part.points_hive": "hvert af dine stader                    1 point",
    "part.points_hive@points_per_hive=2": "hvert af dine stader                    2 point",
    "part.points_split": "et point mere",
    "part.points_split@points_per_hive=2": "to point mere",
    "part.ruling_hive": "Hvert stade er et point; regelhæftet nævner intet tal.",
    "part.ruling_hive@points_per_hive=2": "Hvert stade er to point; regelhæftet nævner intet tal.",
    "part.house_hive": "1 point for et stade",
    "part.house_hive@points_per_hive=2": "2 point for et stade, som valgt i dette parti; ellers er det 1",
    "rule.swarm@points_per_hive=2": "Før slaget: et nyt stade uden betaling, en dronning med to arbejdere. Det er to point med det samme.",
    "rule.hive@points_per_hive=2": "En dronning og to til fem arbejdere; hvert stade er to point værd. Jo flere bier, jo sikrere finder det mad: tre bier får ved 1 til 3, seks bier altid.",
    "price.split@points_per_hive=2": "deler et fuldt stade: +2",
    "part.order": "En tur har tre dele, altid i denne rækkefølge:",
    "part.order@phase_order=free": "En tur har tre dele; de to første i den rækkefølge, du vil, også på skift:",
    "part.bought": """\
Når du først har købt noget, kan du ikke
bruge flere hændelseskort i denne tur.""",
    "part.bought@phase_order=free": """\
Også når du har købt noget, kan du
bruge hændelseskort i samme tur.""",
    "part.ruling_order": "Alle hændelseskort i en tur kommer før det første køb.",
    "part.ruling_order@phase_order=free": "Hændelseskort og køb i en tur kommer i vilkårlig rækkefølge.",
    "rule.acid_treatment@acid_fresh=usable": "Når nogen angriber dig med Varroa: intet slag, intet tab. Vælg, før terningen falder. Også et kort, du lige har trukket, kan bruges.",
    "rule.space.event@acid_fresh=usable": "Allersidst i turen trækker du et hændelseskort. Det kan bruges fra og med din næste tur, en syrebehandling straks.",
    "part.drawn": """\
Du kan bruge det fra din
næste tur, én gang; så kasseres det. Fem kort må du have på
hånden;""",
    "part.drawn@acid_fresh=usable": """\
Du kan bruge det fra din
næste tur (Syrebehandling straks), én gang; så kasseres det. Fem kort må du
have på hånden;""",
    "part.ruling_acid": "En syrebehandling, du lige har trukket, beskytter ikke før din næste tur.",
    "part.ruling_acid@acid_fresh=usable": "En syrebehandling beskytter, så snart den er trukket.",
    "part.harvest_when": """\
Passerede du høststregen, kan du nu høste. Standsede du på et
spørgsmålstegn""",
    "part.harvest_when@harvest_timing=at_crossing": """\
Passerer du høststregen, kan du høste, før feltet virker. Standsede du på et
spørgsmålstegn""",
    "part.harvest_order": """\
Det sker efter det, der hører til feltet, du standsede på, så honningen
derfra tæller med, og før du trækker et kort.""",
    "part.harvest_order@harvest_timing=at_crossing": """\
Det sker før det, der hører til feltet, du standsede på, så honningen
derfra tæller ikke med endnu.""",
    "part.ruling_harvest": "Honninghøsten kommer efter det, der hører til feltet.",
    "part.ruling_harvest@harvest_timing=at_crossing": "Honninghøsten kommer før det, der hører til feltet.",
    "rule.varroa@varroa_targets=non_minimal_only": "Før slaget: nævn en, der har et stade med tre arbejdere eller flere. 4 til 6 koster en arbejder. Modspilleren vælger stadet; et minimalt stade går helt tabt, men aldrig det sidste. En syrebehandling standser angrebet, før terningen falder.",
    "why.varroa@varroa_targets=non_minimal_only": "Ingen andre har et stade med tre arbejdere eller flere",
    "tip.3@varroa_targets=non_minimal_only": "Varroa kommer kun der, hvor der er et stade, som ikke er minimalt.",
    "part.varroa_not": "Ikke mod en, hvis eneste stade er minimalt.",
    "part.varroa_not@varroa_targets=non_minimal_only": "Ikke mod en, der kun har minimale stader.",
    "part.ruling_varroa": """\
Varroa kan bruges mod en, der kun har minimale stader. Regelhæftet siger
  nej i en sætning, og i den næste, hvad der så sker.""",
    "part.ruling_varroa@varroa_targets=non_minimal_only": """\
Varroa kan ikke bruges mod en, der kun har minimale stader. Regelhæftet
  siger det i en sætning, og i den næste, hvad der så ville ske.""",
    "rule.robbing@robbing_empty_target=forbidden": "Før slaget: nævn en modspiller, der har honning, og slå. 1 til 3 stjæler så meget honning. Du får aldrig mere, end modspilleren har. Ved 4 til 6 sker der ingenting, og kortet er brugt under alle omstændigheder.",
    "part.rob": "du tager så meget honning, dog højst det, offeret har.",
    "part.rob@robbing_empty_target=forbidden": """\
du tager så meget honning, dog højst det, offeret har.
          Ikke mod en, der ingen honning har.""",
    "part.ruling_rob": "Man må røve fra en uden honning, men får intet ud af det.",
    "part.ruling_rob@robbing_empty_target=forbidden": "Man kan ikke røve fra en uden honning.",
    "part.last_round": """\
Der er ingen sidste runde, medmindre der er valgt en: så vinder den med
flest point, og ved pointlighed deles sejren.""",
    "part.last_round@round_limit=100": """\
Runde 100 er den sidste: efter den vinder den med flest point, og ved
pointlighed deles sejren.""",
    "part.ruling_limit": "Der er ingen grænse for antallet af stader og heller ingen for spillet.",
    "part.ruling_limit@round_limit=100": "Der er ingen grænse for antallet af stader. Runde 100 er den sidste.",
}
