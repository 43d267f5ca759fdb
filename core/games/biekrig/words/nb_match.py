"""What in Biekrig depends on what was agreed for a match, in Norwegian bokmål."""

MATCH: dict[str, str] = {
    "part.points_hive": "hver av kubene dine                     1 poeng",
    "part.points_hive@points_per_hive=2": "hver av kubene dine                     2 poeng",
    "part.points_split": "et poeng mer",
    "part.points_split@points_per_hive=2": "to poeng mer",
    "part.ruling_hive": "Hver kube er ett poeng; regelheftet nevner ikke noe tall.",
    "part.ruling_hive@points_per_hive=2": "Hver kube er to poeng; regelheftet nevner ikke noe tall.",
    "part.house_hive": "1 poeng for en kube",
    "part.house_hive@points_per_hive=2": "2 poeng for en kube, som valgt i dette partiet; ellers er det 1",
    "rule.swarm@points_per_hive=2": "Før kastet: en ny kube uten betaling, en dronning med to arbeidere. Det er to poeng med det samme.",
    "rule.hive@points_per_hive=2": "En dronning og to til fem arbeidere; hver kube er verdt to poeng. Jo flere bier, jo sikrere finner den mat: tre bier får ved 1 til 3, seks bier alltid.",
    "price.split@points_per_hive=2": "deler en maksimal kube: +2",
    "part.order": "En tur har tre deler, alltid i denne rekkefølgen:",
    "part.order@phase_order=free": "En tur har tre deler; de to første i den rekkefølgen du vil, også på skift:",
    "part.bought": """\
Når du først har kjøpt noe, kan du ikke
bruke flere hendelseskort i denne turen.""",
    "part.bought@phase_order=free": """\
Også når du har kjøpt noe, kan du bruke
hendelseskort i samme tur.""",
    "part.ruling_order": "Alle hendelseskort i en tur kommer før det første kjøpet.",
    "part.ruling_order@phase_order=free": "Hendelseskort og kjøp i en tur kommer i valgfri rekkefølge.",
    "rule.acid_treatment@acid_fresh=usable": "Når noen angriper deg med Varroa: ingen terning kastes, du mister ingenting. Velg før terningen faller. Også et kort du nettopp har trukket, kan brukes.",
    "rule.space.event@acid_fresh=usable": "Aller sist i turen trekker du et hendelseskort. Det kan brukes fra og med den neste turen din, en syrebehandling straks.",
    "part.drawn": """\
Du kan bruke det fra din
neste tur, én gang; så forkastes det. Fem kort kan du ha på
hånden;""",
    "part.drawn@acid_fresh=usable": """\
Du kan bruke det fra din
neste tur (Syrebehandling straks), én gang; så forkastes det. Fem kort kan
du ha på hånden;""",
    "part.ruling_acid": "En syrebehandling du nettopp trakk, verner ikke før din neste tur.",
    "part.ruling_acid@acid_fresh=usable": "En syrebehandling verner så snart den er trukket.",
    "part.harvest_when": """\
Passerte du innhøstingsstreken, kan du nå høste. Stanset du på et
spørsmålstegn""",
    "part.harvest_when@harvest_timing=at_crossing": """\
Passerer du innhøstingsstreken, kan du høste før feltet virker. Stanset du
på et spørsmålstegn""",
    "part.harvest_order": """\
Det skjer etter det som hører til feltet du stanset på, så honningen derfra
teller med, og før du trekker et kort.""",
    "part.harvest_order@harvest_timing=at_crossing": """\
Det skjer før det som hører til feltet du stanset på, så honningen derfra
teller ikke med ennå.""",
    "part.ruling_harvest": "Innhøstingen kommer etter det som hører til feltet.",
    "part.ruling_harvest@harvest_timing=at_crossing": "Innhøstingen kommer før det som hører til feltet.",
    "rule.varroa@varroa_targets=non_minimal_only": "Før kastet: nevn en som har en kube med tre arbeidere eller flere. 4 til 6 koster en arbeider. Motspilleren velger kuben; en minimal kube går tapt i sin helhet, men aldri den siste. En syrebehandling stanser angrepet før terningen faller.",
    "why.varroa@varroa_targets=non_minimal_only": "Ingen andre har en kube med tre arbeidere eller flere",
    "tip.3@varroa_targets=non_minimal_only": "Varroa kommer bare der det er en kube som ikke er minimal.",
    "part.varroa_not": "Ikke mot en som bare har én kube, når den er minimal.",
    "part.varroa_not@varroa_targets=non_minimal_only": "Ikke mot en som bare har minimale kuber.",
    "part.ruling_varroa": """\
Varroa kan brukes mot en som bare har minimale kuber. Regelheftet sier nei
  i en setning, og i den neste hva som da skjer.""",
    "part.ruling_varroa@varroa_targets=non_minimal_only": """\
Varroa kan ikke brukes mot en som bare har minimale kuber. Regelheftet
  sier det i en setning, og i den neste hva som da ville skje.""",
    "rule.robbing@robbing_empty_target=forbidden": "Før kastet: nevn en motspiller som har honning, og kast. Ved 1 til 3 tar du så mye honning. Du får aldri mer enn motspilleren har. Ved 4 til 6 skjer det ingenting, og kortet er brukt uansett.",
    "part.rob": "du tar så mye honning, men høyst det offeret har.",
    "part.rob@robbing_empty_target=forbidden": """\
du tar så mye honning, men høyst det offeret har.
           Ikke mot en som ikke har honning.""",
    "part.ruling_rob": "En uten honning kan robbes, men det gir ingenting.",
    "part.ruling_rob@robbing_empty_target=forbidden": "En uten honning kan ikke robbes.",
    "part.last_round": """\
Det er ingen siste runde, med mindre det er valgt en: da vinner den med
flest poeng, og ved poenglikhet deles seieren.""",
    "part.last_round@round_limit=100": """\
Runde 100 er den siste: etter den vinner den med flest poeng, og ved
poenglikhet deles seieren.""",
    "part.ruling_limit": "Det er ingen grense for antall kuber, og heller ikke for spillet.",
    "part.ruling_limit@round_limit=100": "Det er ingen grense for antall kuber. Runde 100 er den siste.",
}
