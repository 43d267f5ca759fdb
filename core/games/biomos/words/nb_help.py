"""Biomos’ rules in Norwegian bokmål for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Det trykte regelheftet til spillet var ikke å få tak i. Tallene er fra et utgitt kortregelark, den lisensierte nettutgaven eller en anmeldelse, eller de følger av reglene; våre egne tall ville hett det.",
    "help.goal.title": "Målet og bordet",
    "help.goal": """\
Du bygger en planet av brikker i fem farger: hav, ørken, skog, fjell og is.
Biomkort på bordet viser rekker av farger. Finnes en slik rekke på planeten
din, kan du ta kortet. {part.aim}

På bordet ligger {part.display}, utvalget. Alle andre brikker er i posen; tolv
av hver farge blir seksti. Ved siden av ligger fire små biomer, som gir 3, 5
eller 7 poeng, og fire store, som gir 10.

{part.ring}

Alt er åpent. Bare hvilken brikke posen gir neste gang, og rekkefølgen i
bunken, er ukjent.""",
    "help.turn.title": "Turen din",
    "help.turn": """\
{part.round}

  1  {part.taking}
  2  Legg den på et tomt felt i ringen din eller som månen din.
  3  Ta et biom som finnes i ringen din, om du vil.

{part.between}Om biomet ble ferdig i denne turen eller for lenge siden, er det samme, men
du tar høyst ett per tur.

{part.last}""",
    "help.ring.title": "Ringen",
    "help.ring": """\
Før du legger en brikke, kan du skyve dem på banen så langt du vil. De
kommer aldri forbi hverandre, og hull mellom dem teller ikke. Så bare
rekkefølgen betyr noe, og her velger du bare et hull: de andre gjør plass av
seg selv. Hull 1 er før den første brikken.

Banen er åpen: de to endene av den rører ikke hverandre.

{part.fixed}Ved siden av en brikke i samme farge er hullet på den ene siden det samme
som hullet på den andre siden av den. Bare ett av de to kan velges.""",
    "help.moon.title": "Månen",
    "help.moon": """\
Månen din er én brikke som du legger der i en av turene dine. Den flyttes
ikke igjen.

Til slutt gir hver brikke i ringen din som har samme farge som månen, 3
poeng. Månen selv teller ikke med.

Med én gang, om du vil, kan du løfte en brikke i ringen din og legge den et
annet sted i ringen. Det er den eneste måten å få en brikke forbi en annen
på. Det går med full ring også, for feltet under den løftede blir ledig; men
en brikke fra et fast felt trenger et annet tomt felt.

Tidlig eller sent? En tidlig måne forteller hvilken farge du skal samle; en
sen vet det allerede. Og venter du for lenge, må den siste brikken din bli
månen, uansett hvilken farge den har.""",
    "help.cards.title": "Biomer",
    "help.cards": """\
Et biom finnes i ringen din når fargene i det følger etter hverandre uten en
annen brikke mellom. Et felt med ** står for én brikke av hvilken som helst
farge, også nabofeltets; men det må være en brikke der.

  3 poeng   to like; eller to like med hvilken som helst brikke mellom
  5 poeng   en mellom to av en annen farge
  7 poeng   to like mellom to av en annen farge
  10 poeng  et stort biom: fire like i en bestemt takt

Brikkene blir ikke brukt opp. De samme kan brukes igjen i en senere tur.

Et lite biom erstattes straks fra bunken, et stort ikke. Det du har tatt, er
ditt og beholder poengene sine, uansett hva som skjer med brikkene. Alle
mønstre er like fra begge ender.""",
    "help.events.title": "Hendelser",
    "help.events": """\
{part.using}

  Vanning  En ørken ved siden av hav blir til skog.
  Frost    Et hav ved siden av fjell blir til is.
  Tørke    Hvilken som helst brikke ved siden av ørken blir til ørken.
  Mildvær  En isbrikke blir til det du trekker fra posen.

Den nye brikken kommer fra posen, så det må være en i den fargen der; for
mildvær duger alle. Den gamle legges i posen etterpå. Den nye ligger akkurat
der den gamle lå.

Ved siden av hverandre er brikker som følger etter hverandre i ringen,
uansett hvor langt fra hverandre de ligger på banen. {part.thaw}""",
    "help.end.title": "Slutten",
    "help.end": """\
Spillet slutter når {part.ending}: {part.fields}.
Så telles:

  poengene for biomene dine
  3 for hver brikke i ringen din i månens farge
{part.also}{part.winner}""",
    "help.alone.title": "Alene mot det svarte hullet",
    "help.alone": """\
Når du spiller alene, møter du det svarte hullet. Det begynner med {part.hole_start} poeng.

I hver runde trekkes tre brikker. Du tar en og har turen din som vanlig; det
svarte hullet sluker de to andre. Så fullfører det et av biomene på bordet
om det kan: det må ha fargene på kortet, uansett rekkefølge og uten
feltene med **, og de brikkene går ut av spillet. Kan det fullføre flere,
tar det det med flest poeng, det lengst til venstre av like gode.

Det har verken måne eller planet. Etter {part.hole_rounds} runder vinner du
om du har flere poeng enn det.""",
    "help.sources.title": "Der reglene tidde",
    "help.sources": """\
Vi hadde et kortregelark, den lisensierte nettutgaven og anmeldelser, men
ikke det trykte heftet. Der de tier eller er uenige, spiller vi slik; det
som er merket *, kan endres når spillet settes opp.

{part.rulings}- Like mange poeng og farger: planeten der de er jevnest fordelt, vinner.
- Hvilket biom det svarte hullet tar, og at det gjør det etter deg.""",
    "tip.1": "Se ikke bare etter ett biom: det beste stedet tjener to på én gang.",
    "tip.2": "Tolv brikker av hver farge: se i posen før du håper på en.",
    "tip.3": "Brikker blir ikke brukt opp: midt i hvert biom til 7 ligger et par til 3.",
    "tip.4": "Hold øye med den siste brikken i utvalget: etter den kommer det nye.",
    "tip.5": "Er ringen nesten full, og har du ingen måne? Ta den fargen du har flest av.",
    "tip.6": "Banen er åpen: ingen biomer går over endene av den.",
}
