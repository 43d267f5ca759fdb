"""What in Ecosfera depends on what was agreed for a match, in Danish."""

MATCH: dict[str, str] = {
    "option.level.1.head": "niveau 1",
    "option.level.2.head": "niveau 2",
    "option.level.27.head": "niveau 2, 27 kort",
    "option.level.1.brief": "niveau 1",
    "option.level.2.brief": "niveau 2",
    "option.level.27.brief": "niveau 2",
    "fact.elements": "6",
    "fact.pressure": "2",
    "fact.nutrients": "6",
    "part.stacks": """\
I markedet ligger fire producenter (alger og planter), fire konsumenter
(dyr) og fem stakke på {fact.elements} elementer. Det, der tages fra stakkene, kommer
kun igen, når det leveres tilbage.""",
    "part.stacks@scarce=yes": """\
I markedet ligger fire producenter (alger og planter), fire konsumenter
(dyr) og fem stakke på {fact.elements} elementer, men kun {fact.nutrients} næringsstoffer. Det, der
tages fra stakkene, kommer kun igen, når det leveres tilbage.""",
    "part.first_elements": "et af hvert element",
    "part.first_elements@eutrophication=strict": "3 næringsstoffer, et af hvert andet",
    "part.first_elements@eutrophication=unlimited": "3 næringsstoffer, et af hvert andet",
    "part.first_pressure": "to belastningskort",
    "part.first_pressure@pressure=1": "ét belastningskort",
    "part.first_pressure@pressure=3": "tre belastningskort",
    "part.first_pressure@pressure=4": "fire belastningskort",
    "part.plan": """\
Læg planer
sammen: det, du ikke har brug for, er måske det, den næste række mangler.""",
    "part.plan@seats=1": """\
Læg planer:
det, du ikke bruger nu, er måske det, din næste række mangler.""",
    "part.pass": """\
Giv et ubrugt kort fra din række til en anden række, hvor det
            bliver, til den spillers tur slutter; eller lever et ubrugt
            element tilbage til markedet. Et kort kan ikke aflevere sig
            selv.""",
    "part.pass@pass_pressure=no": """\
Giv et ubrugt kort fra din række, dog ikke et belastningskort,
            til en anden række, hvor det bliver, til den spillers tur
            slutter; eller lever et ubrugt element tilbage til markedet.
            Et kort kan ikke aflevere sig selv.""",
    "part.pass@seats=1": """\
Læg et ubrugt kort fra din række øverst i din bunke; eller lever
            et ubrugt element tilbage til markedet. Et kort kan ikke
            aflevere sig selv.""",
    "part.pass@seats=1,pass_pressure=no": """\
Læg et ubrugt kort fra din række, dog ikke et belastningskort,
            øverst i din bunke; eller lever et ubrugt element tilbage til
            markedet. Et kort kan ikke aflevere sig selv.""",
    "rule.pass@pass_pressure=no": "Et ubrugt kort, dog ikke et belastningskort, går til en anden række. Eller et ubrugt element går tilbage til markedet.",
    "rule.pass@seats=1": "Et ubrugt kort lægges øverst i din bunke. Eller et ubrugt element går tilbage til markedet.",
    "rule.pass@seats=1,pass_pressure=no": "Et ubrugt kort, dog ikke et belastningskort, lægges øverst i din bunke. Eller et ubrugt element går tilbage til markedet.",
    "rule.pressure@pass_pressure=no": "Tre belastningskort i din række slutter din tur og giver en påvirkning. De betaler ikke for noget og bliver i din bunke til det sidste: i dette parti kan de ikke afleveres.",
    "rule.pressure@seats=1": "Tre belastningskort i din række slutter din tur og giver en påvirkning. De betaler ikke for noget og bliver i din bunke til det sidste; Aflever kan kun lægge et øverst i din bunke.",
    "rule.pressure@seats=1,pass_pressure=no": "Tre belastningskort i din række slutter din tur og giver en påvirkning. De betaler ikke for noget og bliver i din bunke til det sidste: i dette parti kan de ikke afleveres.",
    "rule.pressure@level=2,pass_pressure=no": "Tre belastningskort i din række slutter din tur og giver en påvirkning. De betaler ikke for noget og bliver i din bunke, til et politikkort fjerner dem.",
    "rule.pressure@level=2,seats=1": "Tre belastningskort i din række slutter din tur og giver en påvirkning. De betaler ikke for noget og bliver i din bunke, til et politikkort fjerner dem.",
    "rule.pressure@level=2,seats=1,pass_pressure=no": "Tre belastningskort i din række slutter din tur og giver en påvirkning. De betaler ikke for noget og bliver i din bunke, til et politikkort fjerner dem.",
    "rule.pressure@level=27,pass_pressure=no": "Tre belastningskort i din række slutter din tur og giver en påvirkning. De betaler ikke for noget og bliver i din bunke, til et politikkort fjerner dem.",
    "rule.pressure@level=27,seats=1": "Tre belastningskort i din række slutter din tur og giver en påvirkning. De betaler ikke for noget og bliver i din bunke, til et politikkort fjerner dem.",
    "rule.pressure@level=27,seats=1,pass_pressure=no": "Tre belastningskort i din række slutter din tur og giver en påvirkning. De betaler ikke for noget og bliver i din bunke, til et politikkort fjerner dem.",
    "part.pressure_stays": """\
Belastningskort bliver i din bunke, til de afleveres.""",
    "part.pressure_stays@pass_pressure=no": """\
Belastningskort bliver i din bunke til det sidste: i dette parti kan de
ikke afleveres.""",
    "part.pressure_stays@seats=1": """\
Belastningskort bliver i din bunke til det sidste; Aflever kan kun lægge et
øverst i din bunke.""",
    "part.pressure_stays@seats=1,pass_pressure=no": """\
Belastningskort bliver i din bunke til det sidste: i dette parti kan de
ikke afleveres.""",
    "part.pressure_stays@level=2": """\
Belastningskort bliver i din bunke, til de afleveres eller fjernes af et
politikkort.""",
    "part.pressure_stays@level=2,pass_pressure=no": "Belastningskort bliver i din bunke, til et politikkort fjerner dem.",
    "part.pressure_stays@level=2,seats=1": "Belastningskort bliver i din bunke, til et politikkort fjerner dem.",
    "part.pressure_stays@level=2,seats=1,pass_pressure=no": "Belastningskort bliver i din bunke, til et politikkort fjerner dem.",
    "part.pressure_stays@level=27": """\
Belastningskort bliver i din bunke, til de afleveres eller fjernes af et
politikkort.""",
    "part.pressure_stays@level=27,pass_pressure=no": "Belastningskort bliver i din bunke, til et politikkort fjerner dem.",
    "part.pressure_stays@level=27,seats=1": "Belastningskort bliver i din bunke, til et politikkort fjerner dem.",
    "part.pressure_stays@level=27,seats=1,pass_pressure=no": "Belastningskort bliver i din bunke, til et politikkort fjerner dem.",
    "part.paying": """\
I din tur må du betale for et tiltag med et finansieringskort, hvis alle er
enige. Det er hverken handling eller færdighed. Det, nogen siger nej til,
foreslås ikke igen i den tur.""",
    "part.paying@votes=none": """\
I din tur må du betale for et tiltag med et finansieringskort; ingen bliver
spurgt. Det er hverken handling eller færdighed.""",
    "part.paying@seats=1": """\
I din tur må du betale for et tiltag med et finansieringskort; ingen bliver
spurgt. Det er hverken handling eller færdighed.""",
    "part.paying@seats=1,votes=none": """\
I din tur må du betale for et tiltag med et finansieringskort; ingen bliver
spurgt. Det er hverken handling eller færdighed.""",
    "part.house": """\
Ingen, vi kunne spørge, kender tre af de tredive politikkort. Vi har
selv lavet tre.""",
    "part.house@level=27": """\
Ingen, vi kunne spørge, kender tre af de tredive politikkort. Dette
parti spilles med de 27 andre.""",
    "part.eutrophication": """\
To næringsstoffer mere til hver. Der er kun tolv, så
                    markedet har færre.""",
    "part.eutrophication@eutrophication=unlimited": """\
To næringsstoffer mere til hver; i dette parti er
                    markedets stak fuld.""",
    "rule.atmospheric_deposition@calanoida=out": "Der sker ingenting: vandlopperne er ikke med i dette parti.",
    "part.copepods": "Uden kortet, der lever i alle habitater.",
    "part.copepods@calanoida=out": "Uden kortet, der lever i alle habitater, som her.",
    "rule.underwater_noise@seats=1": "I din næste tur kan ingen færdighed bruges. Det gælder både markører og kort. Stjerner og det at genaktivere en markør er ikke færdigheder og er stadig tilladt.",
    "rule.beach_litter@seats=1": "Din næste tur springes over, og rækken bliver liggende. Kortet selv kommer i rækken hos den, der trak det, og er fra nu af et unyttigt kort i bunken; det kan kun afleveres.",
    "tip.1@seats=1": "Aflever lægger et kort øverst i din bunke: så er det med i din næste række.",
    "tip.3@seats=1": "Et tredje belastningskort kan udsættes med Aflever; det kommer i næste tur.",
    "tip.3@pass_pressure=no": "Belastning kan ikke afleveres: hold øje med den række for række.",
    "tip.3@seats=1,pass_pressure=no": "Belastning kan ikke afleveres: hold øje med den række for række.",
    "part.ruling_moved": "",
    "part.ruling_moved@level=2": """\
- Et habitat, som et politikkort genopretter, tæller for din tur; en art,
  som det flytter, gør ikke.
""",
    "part.ruling_moved@level=27": """\
- Et habitat, som et politikkort genopretter, tæller for din tur; en art,
  som det flytter, gør ikke.
""",
    "part.ruling_policies": "",
    "part.ruling_policies@level=2": """\

- Klimaforandringer: én brik mere hver gang, hvad grunden end er, men ikke
  ved den påvirkning, kortet blev trukket for.
- Et politikkort gøres færdigt, før belastning og elementer tælles.""",
    "part.ruling_policies@level=27": """\

- Klimaforandringer: én brik mere hver gang, hvad grunden end er, men ikke
  ved den påvirkning, kortet blev trukket for.
- Et politikkort gøres færdigt, før belastning og elementer tælles.""",
}
