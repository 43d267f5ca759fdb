"""What in Biomos depends on what was agreed for a match, in Danish."""

MATCH: dict[str, str] = {
    "option.mode.basic.head": "grundspil",
    "option.mode.advanced.head": "udvidet spil",
    "option.mode.basic.brief": "grundspil",
    "option.mode.advanced.brief": "udvidet",
    "part.aim": "Flest point vinder.",
    "part.aim@seats=1": """\
Har du flere point
end det sorte hul, vinder du.""",
    "part.display": "fem brikker",
    "part.display@seats=1": "tre brikker",
    "part.round": "Turen går med uret. Din tur har tre trin:",
    "part.round@seats=1": "Hver runde er en tur for dig. Den har tre trin:",
    "part.taking": """\
Tag en brik fra udvalget. Først når udvalget er tomt, trækkes der fem
     nye.""",
    "part.taking@seats=1": """\
Tag en brik fra udvalget. Det sorte hul sluger de to andre, og i
     hver runde trækkes der tre nye.""",
    "part.last": """\
Når din planet er fuld, har du ikke flere ture. Når alle er fulde, er
spillet slut; turen med den sidste brik spilles dog færdig.""",
    "part.last@seats=1": """\
Når din planet er fuld, er spillet slut; turen med den sidste brik spilles
dog færdig.""",
    "part.between": "",
    "part.between@mode=advanced": """\
Mellem 2 og 3 må du bruge én hændelse, men ikke i den tur, hvor du lægger
din måne.

""",
    "part.ending": "alle planeter er fulde",
    "part.ending@seats=1": "din planet er fuld",
    "part.winner": """\
Flest point vinder. Står flere lige, vinder den ring, der har flest
forskellige farver, og så den, hvor de er jævnest fordelt; derefter deles
sejren.""",
    "part.winner@seats=1": """\
Du vinder, hvis du har flere point end det sorte hul; har I lige
mange, har det vundet.""",
    "tip.4@seats=1": "Det, du lader ligge, æder det sorte hul: se, hvilket biom det kan fuldføre.",
    "why.gap@seats=1": "Den brik er taget; der kommer nye i næste runde",
    "log.ended@seats=1": "Planeten er fuld: spillet er slut",
    "part.gap": """\
Så længe et af dem er
tomt, er ringen brudt dér; er begge fyldt, er den sluttet, og et biom må
løbe hen over dem.""",
    "part.gap@fixed_gap=skipped": """\
Et tomt springes over
ligesom et hul. I dette parti er ringen altså altid sluttet, og et biom må
løbe hen over dem.""",
    "part.ruling_gap": "Et tomt fast felt bryder ringen.",
    "part.ruling_gap@fixed_gap=skipped": "Et tomt fast felt springes over ligesom et hul, og ringen er sluttet.",
    "tip.6@mode=advanced": "To fyldte faste felter slutter ringen: et biom må løbe hen over dem.",
    "tip.6@mode=advanced,fixed_gap=skipped": "Ringen er altid sluttet: et biom må løbe hen over enderne.",
    "part.ruling_planets": "Planeter vælges, den sidste spiller først.",
    "part.ruling_planets@planets=random": "Planeter deles ud tilfældigt.",
    "part.ruling_planets@seats=1": "Planeten vælges.",
    "part.ruling_planets@seats=1,planets=random": "Planeten trækkes tilfældigt.",
    "part.ruling_dunes": "Biomet med fire ørkener er med i bunken.",
    "part.ruling_dunes@dunes=out": "Biomet med fire ørkener er ikke med.",
    "part.thaw": """\
Månen har ingen naboer, men
tøvejr må ændre en måne af is, medmindre andet er valgt.""",
    "part.thaw@ice_moon=stays": """\
Månen har ingen naboer, og
tøvejr ændrer ikke en måne af is.""",
    "part.ruling_thaw": "Tøvejr må ændre en måne af is; dens nye farve tæller til sidst.",
    "part.ruling_thaw@ice_moon=stays": "Tøvejr ændrer ikke en måne af is.",
    "rule.terrain.sea@mode=advanced": "Blå. Til sidst 3 point for hver i din ring, hvis din måne også er hav. Ved siden af bjerg kan det fryse til, og en ørken ved siden af hav kan blive til skov.",
    "rule.terrain.desert@mode=advanced": "Gul. Til sidst 3 point for hver i din ring, hvis din måne også er ørken. Den kan brede sig til enhver brik ved siden af, og ved siden af hav kan den selv blive til skov.",
    "rule.terrain.forest@mode=advanced": "Grøn. Til sidst 3 point for hver i din ring, hvis din måne også er skov. Hver skov i din ring giver 1 point, på skovplaneten 2.",
    "rule.terrain.mountain@mode=advanced": "Brun. Til sidst 3 point for hver i din ring, hvis din måne også er bjerg. Hav ved siden af bjerg kan fryse til.",
    "rule.terrain.ice@mode=advanced": "Hvid og blå. Til sidst 3 point for hver i din ring, hvis din måne også er is. Den kan tø og blive til det, du trækker fra posen.",
    "part.ring": """\
Din planet har en bane på tolv felter langs randen og en måne. Banen er din
ring; månen er ikke en del af den.""",
    "part.ring@mode=advanced": """\
Din planet har en bane på tolv felter langs randen, to faste felter og en
måne. Banen og de faste felter er ringen; månen er ikke en del af den.""",
    "part.fixed": "",
    "part.fixed@mode=advanced": """\
To faste felter ligger mellem enderne, side om side. Intet skubbes ind i dem
eller ud af dem. Det efter banen rører dens sidste brik, det før banen dens
første, og de rører hinanden. {part.gap}

""",
    "part.fields": "12 felter og månen",
    "part.fields@mode=advanced": """\
12 felter, de to
faste felter og månen""",
    "part.also": """\

""",
    "part.also@mode=advanced": """\
  1 for hver skov i din ring
  1 for hver brik i din ring i planetens farve

På skovplaneten giver en skov altså 2. Månen selv tæller ikke i noget af
det. """,
    "part.using": """\
Udvidet spil: når du har lagt en brik i din ring, må du bruge én hændelse.
Den behøver ikke at gælde den brik.""",
    "part.using@mode=advanced": """\
Når du har lagt en brik i din ring, må du bruge én hændelse. Den behøver
ikke at gælde den brik.""",
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
De sidste begynder med en brik: den anden af to, den tredje af tre, den
  tredje og fjerde af fire.""",
    "part.ruling_late@mode=advanced": "Ingen begynder med en brik, heller ikke de sidste.",
    "part.ruling_late@mode=advanced,late=both": """\
De sidste begynder med en brik: den anden af to, den tredje af tre, den
  tredje og fjerde af fire.""",
}
