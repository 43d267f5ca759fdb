"""Ecosfera Baltica's rules in Norwegian bokmål for a newcomer, pages of 76 by 16, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Kortene er kjent fra regelboka eller fra den offisielle digitale versjonen. Det som er vårt eget kort, er laget i stedet for dem som ingen kilde nevner.",
    "help.goal.title": "Målet og bordet",
    "help.goal": """\
Dere spiller alle sammen, mot tiden. Gjenopprett alle de seks habitatene i
Østersjøen, så har alle vunnet. Med den sjette påvirkningsbrikken har alle
tapt.

{part.stacks}

Hver har sin egen bunke. Den begynner med
{part.first_elements} og {part.first_pressure}.
Fire av kortene ligger åpent som raden din. Når turen din slutter, kastes
hele raden, og fire nye kort kommer; det du skaffer, kommer igjen og igjen.

Ingenting er hemmelig utover rekkefølgen av de skjulte kortene. {part.plan}""",
    "help.turn.title": "Turen din",
    "help.turn": """\
I turen din gjør du det du vil, i den rekkefølgen du vil, og avslutter den:

  Skaff       en produsent for elementer eller en konsument for to
              produsenter
  Gjenopprett habitater med to konsumenter
  Bruk        evner: markørene dine og symbolene på kort i raden

Hvert kort brukes til høyst én handling i en tur; brukte kort er merket.
Evner er ikke handlinger: et brukt kort har fortsatt evnen sin, og kortet
regnes ikke som brukt fordi evnen brukes.

Har du verken skaffet et kort eller gjenopprettet et habitat, får du et
belastningskort når du avslutter turen.

Så kastes raden din, brukt eller ikke, og fire kort fra bunken er den nye.
Er bunken tom, stokkes de kastede kortene til en ny.""",
    "help.buying.title": "Produsenter, konsumenter, habitater",
    "help.buying": """\
En produsent koster elementene som kortet viser. Bruk ubrukte elementer fra
raden din. Mangler det bare ett, kan det komme fra markedet, og det blir i
bunken din. Et element som du har ubrukt, mangler ikke.

En konsument koster to ubrukte produsenter. Alle tre må ha et habitat
felles: at hver produsent har ett av dyrets habitater, er ikke nok.

To ubrukte konsumenter gjenoppretter hvert habitat som begge har, og som
ikke er gjenopprettet. Kort med flere habitater kan altså mye på én gang.

Det du skaffer, kan brukes i samme tur: en flott tur skaffer to
produsenter, med dem en konsument, og gjenoppretter et habitat med den.

En tom plass i markedet fylles med det samme, så lenge bunken rekker.""",
    "help.abilities.title": "Evner",
    "help.abilities": """\
Du har tre markører, og mange kort viser de samme symbolene.

  Send    {part.pass}
  Pluss   Trekk det øverste kortet i bunken din.
  Forny   Nye produsenter eller nye konsumenter i markedet.

En brukt markør er inaktiv. Begynner turen din med to konsumenter i raden
som har et habitat felles, kan du reaktivere en markør.

På hvert kort kan én evne brukes i en tur, når du vil, også når kortet er
brukt eller nettopp er kommet. Det er ingen grense for hvor mange korts
evner du bruker.""",
    "help.pressure.title": "Belastning og påvirkning",
    "help.pressure": """\
Tre belastningskort i raden din, når som helst i turen: det legges en
påvirkningsbrikke, og turen din er over.

Tre elementer av samme slag i raden din, også brukte: du får et
belastningskort, og turen er over. Er det ditt tredje, kommer det også en
påvirkning.

Begynner turen din med tre belastningskort, er den straks over, med én
påvirkning. Begynner den med fire eller flere, med tre påvirkninger! Oftest
kommer kortene med den nye raden du selv trekker sist i turen: den ligger
åpent med én gang, men telles opp når din neste tur begynner.

Slutter en tur på grunn av disse reglene, kommer det ikke også et kort for
ikke å gjøre noe; det gjør det om du selv avslutter den uten en handling.
{part.pressure_stays}""",
    "help.policies.title": "Nivå 2: politikk",
    "help.policies": """\
For hver brikke som legges i turen din, habitat eller påvirkning, trekker
du et politikkort. Et kort med stjerne lar deg trekke et hvis du vil, én
gang i en tur.

  Dårlig nytt    skjer når det trekkes.
  Blandet nytt   skjer også; om det hjelper, kommer an på hvordan det står.
  Tiltak         ligger klare til alle, og det gjør finansiering også.

{part.paying}

Flere kort utføres ett om gangen, hvert kort helt. Kort som ennå skal
trekkes når turen din er over, trekkes før raden kastes. Er politikkbunken
tom, er det ikke mer å trekke.""",
    "help.variants.title": "Vanskelighetsgrad og varianter",
    "help.variants": """\
Lett, normal og vanskelig er våre: 8, 6 og 4 kort i hver elementstabel, og
ved vanskelig tre belastningskort i hver startbunke. Avansert er regelbokas:
3 og tre. Alt regelboka tilbyr, kan velges for seg:

  Elementkort       3 til 8 i hver stabel.
  Belastning        En første rad med tre belastningskort deles om.
  Eutrofiering      {part.eutrophication} Tre i en første rad blir.
  Uten hoppekreps   {part.copepods}

Alene spiller du selv to til fire rader, uten avstemning. En enkelt rad
er en variant fra den digitale versjonen: Send legger et kort øverst i
bunken din. {part.house}""",
    "help.rulings.title": "Der regelboka tier",
    "help.rulings": """\
- For hver produsent kan ett element komme fra markedet, så ofte du
  skaffer; å ta det og å skaffe er ett, og først etterpå telles det.
- Lånt eller ikke: tre like avslutter turen, men produsenten er din.
- Spillet stopper ved den sjette habitat- eller påvirkningsbrikken.
- Belastning først: med tre belastningskort teller like elementer ikke.
- Å reaktivere en markør: én, når turen begynner, og man kan si nei.
{part.ruling_moved}- Er det ikke flere belastningskort, får ingen et; resten er det samme.
- Et kort som går ut av raden og kommer igjen i samme tur, er ubrukt.{part.ruling_policies}""",
    "tip.1": "Se på den neste raden før du sender: to konsumenter der er verdt et habitat.",
    "tip.2": "Ikke lån det tredje elementet av et slag hvis du ikke er ferdig etterpå.",
    "tip.3": "Et belastningskort som er ditt tredje, kan være ufarlig et annet sted.",
    "tip.4": "Bruk symboler på kort før markører: de er der igjen når kortet kommer.",
    "tip.5": "Lever tilbake elementer du ikke trenger: en tynn bunke gir sterke rader.",
    "tip.6": "Skaff noe hver tur: en tur der ingenting skjer, gir mer belastning.",
}
