"""What in Biomos depends on what was agreed for a match, in Norwegian bokmål."""

MATCH: dict[str, str] = {
    "option.mode.basic.head": "grunnspill",
    "option.mode.advanced.head": "utvidet spill",
    "option.mode.basic.brief": "grunnspill",
    "option.mode.advanced.brief": "utvidet",
    "part.aim": "Flest poeng vinner.",
    "part.aim@seats=1": """\
Har du flere poeng
enn det svarte hullet, vinner du.""",
    "part.display": "fem brikker",
    "part.display@seats=1": "tre brikker",
    "part.round": "Turen går med klokka. Turen din har tre trinn:",
    "part.round@seats=1": "Hver runde er en tur for deg. Den har tre trinn:",
    "part.taking": """\
Ta en brikke fra utvalget. Først når utvalget er tomt, trekkes det fem
     nye.""",
    "part.taking@seats=1": """\
Ta en brikke fra utvalget. Det svarte hullet sluker de to andre, og
     i hver runde trekkes det tre nye.""",
    "part.last": """\
Når planeten din er full, har du ikke flere turer. Når alle er fulle, er
spillet slutt; turen med den siste brikken spilles likevel ferdig.""",
    "part.last@seats=1": """\
Når planeten din er full, er spillet slutt; turen med den siste brikken
spilles likevel ferdig.""",
    "part.between": "",
    "part.between@mode=advanced": """\
Mellom 2 og 3 kan du bruke én hendelse, men ikke i den turen da du legger
månen.

""",
    "part.ending": "alle planeter er fulle",
    "part.ending@seats=1": "planeten din er full",
    "part.winner": """\
Flest poeng vinner. Står flere likt, vinner ringen med flest ulike farger,
og så den der de er jevnest fordelt; etter det deles seieren.""",
    "part.winner@seats=1": """\
Du vinner om du har flere poeng enn det svarte hullet; har dere like mange,
har det vunnet.""",
    "tip.4@seats=1": "Det du lar ligge, spiser det svarte hullet: hvilket biom kan det fullføre?",
    "why.gap@seats=1": "Den brikken er tatt; det kommer nye i neste runde",
    "log.ended@seats=1": "Planeten er full: spillet er slutt",
    "part.gap": """\
Så lenge
ett av dem er tomt, er ringen brutt der; er begge fylt, er den sluttet, og
et biom kan gå tvers over.""",
    "part.gap@fixed_gap=skipped": """\
Et tomt
hoppes over som et hull. I dette partiet er ringen altså alltid sluttet, og
et biom kan gå tvers over.""",
    "part.ruling_gap": "Et tomt fast felt bryter ringen.",
    "part.ruling_gap@fixed_gap=skipped": "Et tomt fast felt hoppes over som et hull, og ringen er sluttet.",
    "tip.6@mode=advanced": "To fylte faste felter slutter ringen: et biom kan gå tvers over dem.",
    "tip.6@mode=advanced,fixed_gap=skipped": "Ringen er alltid sluttet: et biom kan gå tvers over endene.",
    "part.ruling_planets": "Planeter velges, den siste spilleren først.",
    "part.ruling_planets@planets=random": "Planeter deles ut tilfeldig.",
    "part.ruling_planets@seats=1": "Planeten velges.",
    "part.ruling_planets@seats=1,planets=random": "Planeten trekkes tilfeldig.",
    "part.ruling_dunes": "Biomet med fire ørkener er med i bunken.",
    "part.ruling_dunes@dunes=out": "Biomet med fire ørkener er ikke med.",
    "part.thaw": """\
Månen har ingen naboer,
men mildvær kan endre en måne av is, om ikke annet er valgt.""",
    "part.thaw@ice_moon=stays": """\
Månen har ingen naboer,
og mildvær endrer ikke en måne av is.""",
    "part.ruling_thaw": "Mildvær kan endre en måne av is; den nye fargen teller til slutt.",
    "part.ruling_thaw@ice_moon=stays": "Mildvær endrer ikke en måne av is.",
    "rule.terrain.sea@mode=advanced": "Blå. Til slutt 3 poeng for hver i ringen din hvis månen også er hav. Ved siden av fjell kan det fryse til, og en ørken ved siden av hav kan bli til skog.",
    "rule.terrain.desert@mode=advanced": "Gul. Til slutt 3 poeng for hver i ringen din hvis månen også er ørken. Den kan spre seg til enhver brikke ved siden av, og ved siden av hav kan den selv bli til skog.",
    "rule.terrain.forest@mode=advanced": "Grønn. Til slutt 3 poeng for hver i ringen din hvis månen også er skog. Hver skog i ringen din gir 1 poeng, på skogplaneten 2.",
    "rule.terrain.mountain@mode=advanced": "Brun. Til slutt 3 poeng for hver i ringen din hvis månen også er fjell. Hav ved siden av fjell kan fryse til.",
    "rule.terrain.ice@mode=advanced": "Hvit og blå. Til slutt 3 poeng for hver i ringen din hvis månen også er is. Den kan tine og bli til det du trekker fra posen.",
    "part.ring": """\
Planeten din har en bane på tolv felter langs kanten og en måne. Banen er
ringen din; månen er ikke en del av den.""",
    "part.ring@mode=advanced": """\
Planeten din har en bane på tolv felter langs kanten, to faste felter og en
måne. Banen og de faste feltene er ringen; månen er ikke en del av den.""",
    "part.fixed": "",
    "part.fixed@mode=advanced": """\
To faste felter ligger mellom endene, side om side. Ingenting skyves inn i
dem eller ut av dem. Det etter banen rører den siste brikken på banen, det
før banen den første, og de rører hverandre. {part.gap}

""",
    "part.fields": "12 felter og månen",
    "part.fields@mode=advanced": """\
12 felter, de to faste
feltene og månen""",
    "part.also": """\

""",
    "part.also@mode=advanced": """\
  1 for hver skog i ringen din
  1 for hver brikke i ringen din i planetens farge

På skogplaneten gir en skog altså 2. Månen selv teller ikke i noe av dette.
""",
    "part.using": """\
Utvidet spill: når du har lagt en brikke i ringen din, kan du bruke én
hendelse. Den trenger ikke gjelde den brikken.""",
    "part.using@mode=advanced": """\
Når du har lagt en brikke i ringen din, kan du bruke én hendelse. Den
trenger ikke gjelde den brikken.""",
    "part.rulings": """\
- {part.ruling_dunes} *
- {part.ruling_late}
""",
    "part.rulings@mode=advanced": """\
- {part.ruling_gap} *
- {part.ruling_planets} *
- {part.ruling_dunes} *
- {part.ruling_thaw} *
- {part.ruling_late} *
""",
    "part.hole_start": "20",
    "part.hole_start@mode=advanced": "40",
    "part.hole_rounds": "13",
    "part.hole_rounds@mode=advanced": "15",
    "part.ruling_late": """\
De siste begynner med en brikke: den andre av to, den tredje av tre, den
  tredje og fjerde av fire.""",
    "part.ruling_late@mode=advanced": "Ingen begynner med en brikke, heller ikke de siste.",
    "part.ruling_late@mode=advanced,late=both": """\
De siste begynner med en brikke: den andre av to, den tredje av tre, den
  tredje og fjerde av fire.""",
}
