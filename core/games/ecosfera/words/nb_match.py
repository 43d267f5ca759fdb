"""What in Ecosfera depends on what was agreed for a match, in Norwegian bokmål."""

MATCH: dict[str, str] = {
    "option.level.1.head": "nivå 1",
    "option.level.2.head": "nivå 2",
    "option.level.27.head": "nivå 2, 27 kort",
    "option.level.1.brief": "nivå 1",
    "option.level.2.brief": "nivå 2",
    "option.level.27.brief": "nivå 2",
    "fact.elements": "6",
    "fact.pressure": "2",
    "fact.nutrients": "6",
    "part.stacks": """\
I markedet ligger fire produsenter (alger og planter), fire konsumenter
(dyr) og fem stabler på {fact.elements} elementer. Det som tas fra stablene, kommer
bare igjen når det leveres tilbake.""",
    "part.stacks@scarce=yes": """\
I markedet ligger fire produsenter (alger og planter), fire konsumenter
(dyr) og fem stabler på {fact.elements} elementer, men bare {fact.nutrients} næringsstoffer. Det som
tas fra stablene, kommer bare igjen når det leveres tilbake.""",
    "part.first_elements": "ett av hvert element",
    "part.first_elements@eutrophication=strict": "3 næringsstoffer, ett av hvert annet",
    "part.first_elements@eutrophication=unlimited": "3 næringsstoffer, ett av hvert annet",
    "part.first_pressure": "to belastningskort",
    "part.first_pressure@pressure=1": "ett belastningskort",
    "part.first_pressure@pressure=3": "tre belastningskort",
    "part.first_pressure@pressure=4": "fire belastningskort",
    "part.plan": """\
Legg planer
sammen: det du ikke trenger, er kanskje det den neste raden mangler.""",
    "part.plan@seats=1": """\
Legg planer:
det du ikke trenger nå, er kanskje det den neste raden din mangler.""",
    "part.pass": """\
Gi et ubrukt kort fra raden din til en annen rad, der det blir
          til den spillerens tur slutter; eller lever et ubrukt element
          tilbake til markedet. Et kort kan ikke sende seg selv.""",
    "part.pass@pass_pressure=no": """\
Gi et ubrukt kort fra raden din, men ikke et belastningskort, til
          en annen rad, der det blir til den spillerens tur slutter; eller
          lever et ubrukt element tilbake til markedet. Et kort kan ikke
          sende seg selv.""",
    "part.pass@seats=1": """\
Legg et ubrukt kort fra raden din øverst i bunken din; eller lever
          et ubrukt element tilbake til markedet. Et kort kan ikke sende
          seg selv.""",
    "part.pass@seats=1,pass_pressure=no": """\
Legg et ubrukt kort fra raden din, men ikke et belastningskort,
          øverst i bunken din; eller lever et ubrukt element tilbake til
          markedet. Et kort kan ikke sende seg selv.""",
    "rule.pass@pass_pressure=no": "Et ubrukt kort, men ikke et belastningskort, går til en annen rad. Eller et ubrukt element går tilbake til markedet.",
    "rule.pass@seats=1": "Et ubrukt kort legges øverst i bunken din. Eller et ubrukt element går tilbake til markedet.",
    "rule.pass@seats=1,pass_pressure=no": "Et ubrukt kort, men ikke et belastningskort, legges øverst i bunken din. Eller et ubrukt element går tilbake til markedet.",
    "rule.pressure@pass_pressure=no": "Tre belastningskort i raden din avslutter turen og gir en påvirkning. De betaler ikke for noe og blir i bunken din til det siste: i dette partiet kan de ikke sendes videre.",
    "rule.pressure@seats=1": "Tre belastningskort i raden din avslutter turen og gir en påvirkning. De betaler ikke for noe og blir i bunken din til det siste; Send kan bare legge et øverst i bunken din.",
    "rule.pressure@seats=1,pass_pressure=no": "Tre belastningskort i raden din avslutter turen og gir en påvirkning. De betaler ikke for noe og blir i bunken din til det siste: i dette partiet kan de ikke sendes videre.",
    "rule.pressure@level=2,pass_pressure=no": "Tre belastningskort i raden din avslutter turen og gir en påvirkning. De betaler ikke for noe og blir i bunken din til et politikkort fjerner dem.",
    "rule.pressure@level=2,seats=1": "Tre belastningskort i raden din avslutter turen og gir en påvirkning. De betaler ikke for noe og blir i bunken din til et politikkort fjerner dem.",
    "rule.pressure@level=2,seats=1,pass_pressure=no": "Tre belastningskort i raden din avslutter turen og gir en påvirkning. De betaler ikke for noe og blir i bunken din til et politikkort fjerner dem.",
    "rule.pressure@level=27,pass_pressure=no": "Tre belastningskort i raden din avslutter turen og gir en påvirkning. De betaler ikke for noe og blir i bunken din til et politikkort fjerner dem.",
    "rule.pressure@level=27,seats=1": "Tre belastningskort i raden din avslutter turen og gir en påvirkning. De betaler ikke for noe og blir i bunken din til et politikkort fjerner dem.",
    "rule.pressure@level=27,seats=1,pass_pressure=no": "Tre belastningskort i raden din avslutter turen og gir en påvirkning. De betaler ikke for noe og blir i bunken din til et politikkort fjerner dem.",
    "part.pressure_stays": """\
Belastningskort blir i bunken din til de sendes videre.""",
    "part.pressure_stays@pass_pressure=no": """\
Belastningskort blir i bunken din til det siste: i dette partiet kan de
ikke sendes videre.""",
    "part.pressure_stays@seats=1": """\
Belastningskort blir i bunken din til det siste; Send kan bare legge et
øverst i bunken din.""",
    "part.pressure_stays@seats=1,pass_pressure=no": """\
Belastningskort blir i bunken din til det siste: i dette partiet kan de
ikke sendes videre.""",
    "part.pressure_stays@level=2": """\
Belastningskort blir i bunken din til de sendes videre eller fjernes av et
politikkort.""",
    "part.pressure_stays@level=2,pass_pressure=no": "Belastningskort blir i bunken din til et politikkort fjerner dem.",
    "part.pressure_stays@level=2,seats=1": "Belastningskort blir i bunken din til et politikkort fjerner dem.",
    "part.pressure_stays@level=2,seats=1,pass_pressure=no": "Belastningskort blir i bunken din til et politikkort fjerner dem.",
    "part.pressure_stays@level=27": """\
Belastningskort blir i bunken din til de sendes videre eller fjernes av et
politikkort.""",
    "part.pressure_stays@level=27,pass_pressure=no": "Belastningskort blir i bunken din til et politikkort fjerner dem.",
    "part.pressure_stays@level=27,seats=1": "Belastningskort blir i bunken din til et politikkort fjerner dem.",
    "part.pressure_stays@level=27,seats=1,pass_pressure=no": "Belastningskort blir i bunken din til et politikkort fjerner dem.",
    "part.paying": """\
I turen din kan du betale for et tiltak med et finansieringskort, hvis alle
er enige. Det er verken handling eller evne. Det noen sier nei til, foreslås
ikke igjen i den turen.""",
    "part.paying@votes=none": """\
I turen din kan du betale for et tiltak med et finansieringskort; ingen blir
spurt. Det er verken handling eller evne.""",
    "part.paying@seats=1": """\
I turen din kan du betale for et tiltak med et finansieringskort; ingen blir
spurt. Det er verken handling eller evne.""",
    "part.paying@seats=1,votes=none": """\
I turen din kan du betale for et tiltak med et finansieringskort; ingen blir
spurt. Det er verken handling eller evne.""",
    "part.house": """\
Ingen vi kunne spørre, kjente tre av de tretti politikkortene.
Vi har selv laget tre.""",
    "part.house@level=27": """\
Ingen vi kunne spørre, kjente tre av de tretti politikkortene.
Dette partiet spilles med de 27 andre.""",
    "part.eutrophication": """\
To næringsstoffer mer til hver. Det finnes bare tolv, så
                    markedet har færre.""",
    "part.eutrophication@eutrophication=unlimited": """\
To næringsstoffer mer til hver; i dette partiet er
                    stabelen i markedet full.""",
    "rule.atmospheric_deposition@calanoida=out": "Det skjer ingenting: hoppekrepsen er ikke med i dette partiet.",
    "part.copepods": "Uten kortet som lever i alle habitater.",
    "part.copepods@calanoida=out": "Uten kortet som lever i alle habitater, som her.",
    "rule.underwater_noise@seats=1": "I din neste tur kan ingen evne brukes. Det gjelder både markører og kort. Stjerner og det å reaktivere en markør er ikke evner og er fortsatt tillatt.",
    "rule.beach_litter@seats=1": "Din neste tur hoppes over, og raden blir liggende. Selve kortet kommer i raden til den som trakk det, og er fra nå av et unyttig kort i bunken; det kan bare sendes videre.",
    "tip.1@seats=1": "Send legger et kort øverst i bunken din: da er det med i den neste raden.",
    "tip.3@seats=1": "Et tredje belastningskort kan utsettes med Send; det kommer i neste tur.",
    "tip.3@pass_pressure=no": "Belastning kan ikke sendes videre: følg med på den rad for rad.",
    "tip.3@seats=1,pass_pressure=no": "Belastning kan ikke sendes videre: følg med på den rad for rad.",
    "part.ruling_moved": "",
    "part.ruling_moved@level=2": """\
- Et habitat som et politikkort gjenoppretter, teller for turen din; en art
  som det flytter, gjør ikke.
""",
    "part.ruling_moved@level=27": """\
- Et habitat som et politikkort gjenoppretter, teller for turen din; en art
  som det flytter, gjør ikke.
""",
    "part.ruling_policies": "",
    "part.ruling_policies@level=2": """\

- Klimaendringer: én brikke mer hver gang, hva grunnen enn er, men ikke ved
  påvirkningen kortet ble trukket for.
- Et politikkort gjøres ferdig før belastning og elementer telles.""",
    "part.ruling_policies@level=27": """\

- Klimaendringer: én brikke mer hver gang, hva grunnen enn er, men ikke ved
  påvirkningen kortet ble trukket for.
- Et politikkort gjøres ferdig før belastning og elementer telles.""",
}
