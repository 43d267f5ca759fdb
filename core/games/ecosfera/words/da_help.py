"""Ecosfera Baltica's rules in Danish for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Kortene kendes fra regelbogen eller fra den officielle digitale version. Vores egne kort er lavet i stedet for dem, som ingen kilde nævner.",
    "help.goal.title": "Målet og bordet",
    "help.goal": """\
I spiller alle sammen, mod tiden. Genopret alle Østersøens seks habitater,
så har alle vundet. Med den sjette påvirkningsbrik har alle tabt.

{part.stacks}

Hver har sin egen bunke. Den begynder med
{part.first_elements} og {part.first_pressure}.
Fire af dens kort ligger åbent som din række. Når din tur slutter, kasseres
hele rækken, og fire nye kort kommer; det, du anskaffer, kommer igen og
igen.

Intet er hemmeligt ud over rækkefølgen af de skjulte kort. {part.plan}""",
    "help.turn.title": "Din tur",
    "help.turn": """\
I din tur gør du, hvad du vil, i den rækkefølge, du vil, og slutter den så:

  Anskaf    en producent for elementer eller en konsument for to
            producenter
  Genopret  habitater med to konsumenter
  Brug      færdigheder: dine markører og symbolerne på kort i din række

Hvert kort bruges højst til én handling i en tur; brugte kort er mærket.
Færdigheder er ikke handlinger: et brugt kort har stadig sin færdighed, og
kortet regnes ikke som brugt, fordi færdigheden bruges.

Har du hverken anskaffet et kort eller genoprettet et habitat, får du et
belastningskort, når du slutter din tur.

Så kasseres din række, brugt eller ej, og fire kort fra din bunke er den
nye. Er bunken tom, blandes de kasserede kort til en ny.""",
    "help.buying.title": "Producenter, konsumenter, habitater",
    "help.buying": """\
En producent koster de elementer, kortet viser. Brug ubrugte elementer fra
din række. Mangler der netop ét, må det komme fra markedet, og det bliver i
din bunke. Et element, du har ubrugt, mangler ikke.

En konsument koster to ubrugte producenter. Alle tre skal have et habitat
til fælles: at hver producent har ét af dyrets habitater, er ikke nok.

To ubrugte konsumenter genopretter hvert habitat, som begge har, og som
ikke er genoprettet. Kort med flere habitater kan altså meget på én gang.

Det, du anskaffer, kan bruges i samme tur: en flot tur anskaffer to
producenter, med dem en konsument og genopretter et habitat med den.

En tom plads i markedet fyldes med det samme, så længe bunken rækker.""",
    "help.abilities.title": "Færdigheder",
    "help.abilities": """\
Du har tre markører, og mange kort viser de samme symboler.

  Aflever   {part.pass}
  Plus      Træk det øverste kort i din bunke.
  Opdater   Nye producenter eller nye konsumenter i markedet.

En brugt markør er inaktiv. Starter din tur med to konsumenter i rækken,
der har et habitat til fælles, må du genaktivere en markør.

På hvert kort kan én færdighed bruges i en tur, når du vil, også når kortet
er brugt eller lige er kommet. Der er ingen grænse for, hvor mange korts
færdigheder du bruger.""",
    "help.pressure.title": "Belastning og påvirkning",
    "help.pressure": """\
Tre belastningskort i din række, når som helst i din tur: der lægges en
påvirkningsbrik, og din tur er slut.

Tre elementer af samme slags i din række, også brugte: du får et
belastningskort, og din tur er slut. Er det dit tredje, kommer der også en
påvirkning.

Starter din tur med tre belastningskort, er den straks slut, med én
påvirkning. Starter den med fire eller flere, med tre påvirkninger! Oftest
kommer kortene med den nye række, du selv trækker sidst i din tur: den
ligger åben med det samme, men tælles op, når din næste tur starter.

Slutter en tur på grund af disse regler, kommer der ikke også et kort for
ikke at gøre noget; det gør der, hvis du selv slutter den uden en handling.
{part.pressure_stays}""",
    "help.policies.title": "Niveau 2: politik",
    "help.policies": """\
For hver brik, der lægges i din tur, habitat eller påvirkning, trækker du
et politikkort. Et kort med stjerne lader dig trække et, hvis du vil, én
gang i en tur.

  Negative kort   virker, når de trækkes.
  Dobbelte kort   virker også; om de hjælper, kommer an på situationen.
  Tiltag          ligger klar til alle, og det gør finansiering også.

{part.paying}

Flere kort udføres ét ad gangen, hvert kort helt. Kort, der endnu skal
trækkes, når din tur er slut, trækkes, før din række kasseres. Er
politikbunken tom, er der ikke mere at trække.""",
    "help.variants.title": "Sværhedsgrad og varianter",
    "help.variants": """\
Let, normal og svær er vores: 8, 6 og 4 kort i hver elementstak, og ved
svær tre belastningskort i hver startbunke. Avanceret er regelbogens: 3 og
tre. Alt, hvad regelbogen tilbyder, kan vælges for sig:

  Elementkort       3 til 8 i hver stak.
  Belastning        En første række med tre belastningskort gives om.
  Eutrofiering      {part.eutrophication} Tre i en første række bliver.
  Uden vandlopper   {part.copepods}

Alene spiller du selv to til fire rækker, uden afstemning. En enkelt række
er en variant fra den digitale version: Aflever lægger et kort øverst i din
bunke. {part.house}""",
    "help.rulings.title": "Hvor regelbogen tier",
    "help.rulings": """\
- For hver producent må ét element komme fra markedet, så tit du anskaffer;
  at tage det og at anskaffe er ét, og først derefter tælles det.
- Lånt eller ej: tre ens slutter turen, men producenten er din.
- Spillet standser ved den sjette habitat- eller påvirkningsbrik.
- Belastning først: med tre belastningskort tæller ens elementer ikke.
- At genaktivere en markør: én, når turen starter, og man må sige nej.
{part.ruling_moved}- Er der ikke flere belastningskort, får ingen et; resten er det samme.
- Et kort, der går ud af din række og kommer igen i samme tur, er ubrugt.{part.ruling_policies}""",
    "tip.1": "Se på næste række, før du afleverer: to konsumenter dér er et habitat værd.",
    "tip.2": "Lån ikke det tredje element af en slags, medmindre du er færdig bagefter.",
    "tip.3": "Et belastningskort, der er dit tredje, kan være uskadeligt andetsteds.",
    "tip.4": "Brug symboler på kort før markører: de er der igen, når kortet kommer.",
    "tip.5": "Lever overflødige elementer tilbage: en tynd bunke giver stærke rækker.",
    "tip.6": "Anskaf noget hver tur: ture uden anskaffelse fylder bunkerne med belastning.",
}
