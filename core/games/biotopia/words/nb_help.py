"""Biotopia's rules in Norwegian for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Ikke alle tallene i spillet er offentliggjort. Det regelheftet ikke sier, er fra en anmeldelse av spillet, fra søsterutgaven fra samme spillskaper, eller det følger av reglene. Våre egne tall er prøvd for balanse, fordi ingen kilde oppgir dem.",
    "help.goal.title": "Målet og bordet",
    "help.goal": """\
Du steller en hage og håper på sommerfugler. Jo flere blomster den har, jo
mer kresne gjester kan den ta imot. Sommerfugler i spill gir poeng, og det
gjør oppdrag også. Når noen har 15 poeng, spilles runden ferdig, og hagen
med flest poeng vinner.

På bordet ligger bunken, tre åpne kort som kalles himmelen, komposthaugen
for brukte kort, og oppdragene. Hver hage har en blomsterrad og over den en
sommerfuglrad.

Alle kort har en blomst på baksiden. På forsiden er det en sommerfugl, et
biokort eller en dobbeltblomst.

Du begynner med fire kort. Plant et av dem som din første blomst uten å
vise det, og behold de tre andre på hånden.""",
    "help.turn.title": "Din tur",
    "help.turn": """\
Turen går med klokka. I din tur gjør du nøyaktig én av fem ting:

  1  Trekk det øverste kortet i bunken.
  2  Ta et av de tre kortene i himmelen; {part.gap}
  3  Plant et kort fra hånden: med blomstersiden opp krever det ingenting.
  4  Spill et kort fra hånden med forsiden opp, om du har blomster nok.
  5  Fullfør et oppdrag du oppfyller kravene til.

Har du mer enn seks kort på hånden når turen din slutter, legger du kort i
komposthaugen til du har seks; du velger selv hvilke.

En tom bunke erstattes av komposthaugen, som stokkes. Bare om ingen av de
fem handlingene er mulige, melder du pass.

Hånden din er hemmelig. Komposthaugen kan alle se gjennom.""",
    "help.flowers.title": "Blomster",
    "help.flowers": """\
Alle kort kan være en blomst. Plantet med blomstersiden opp gir det ett
blomstersymbol, uansett hva som er på forsiden. Du kan alltid se på
forsiden av dine egne blomster; det kan ingen andre.

Tallet på et kort er kravet: skal det spilles med forsiden opp, må
blomsterraden din vise minst så mange blomstersymboler. Du betaler ikke med
dem. De blir liggende og teller igjen neste gang.

Engknoppurt er en dobbeltblomst. Med forsiden opp krever den to symboler,
ligger i blomsterraden og teller som to. Plantet med blomstersiden opp er
den en blomst som alle andre og blir aldri snudd.

Får du færre blomster senere, beholder du sommerfuglene dine.

Det andre har tatt åpent, står ved hånden deres, med et spørsmålstegn når
det kan være plantet siden.""",
    "help.butterflies.title": "Sommerfugler",
    "help.butterflies": """\
En sommerfugl med forsiden opp flyr i sommerfuglraden din og gir poeng helt
til slutten. På hånden og blant blomstene gir den ingenting. Fire av dem
har en hendelse (se Hendelser). De seks andre:

  Timoteismyger       Gjør ikke noe selv, men er med i mange oppdrag.
  Admiral             Gjør ikke noe selv, den gir bare poeng.
  Neslesommerfugl     Din første krever 3 blomster og gir 1 poeng, den
                      andre krever 4 og gir 2, så 5 og 3 og så videre.
  Dagpåfugløye        Kan ikke snus av en puppe.
  Sørgekåpe           Joker til oppdrag (se Oppdrag).
  Stor kålsommerfugl  Har du flest, helt alene, har du oppdraget
                      Flest kålsommerfugler.""",
    "help.events.title": "Hendelser og biokort",
    "help.events": """\
En hendelse skjer én gang, når sommerfuglen kommer i spill: nå eller aldri.

  Tiriltungeblåvinge  {part.blue}
  Aurorasommerfugl    Du kan hente hvilket kort du vil i komposthaugen.
  Rappringvinge       {part.brown}
  Sitronsommerfugl    Det øverste kortet i bunken blir en blomst for deg,
                      uansett hva det er. Du kan se på det.

Biokort spilles med forsiden opp og havner så i komposthaugen.

  Solskinn            Krever to blomstersymboler. Trekk tre kort.
  Puppe               Snu en av blomstene dine som er en sommerfugl, men
                      ikke et dagpåfugløye. Den kommer i spill uansett
                      krav, og du får én blomst mindre. Hendelsen kommer
                      sist, så en aurorasommerfugl kan ta puppen igjen.""",
    "help.missions.title": "Oppdrag",
    "help.missions": """\
Et oppdrag krever sommerfugler i sommerfuglraden din eller blomstersymboler
i blomsterraden. Å oppfylle kravet gir ingenting ennå: å fullføre oppdraget
er handlingen din i en senere tur, ett oppdrag per tur. Fra da av teller
poengene. Hvert oppdrag har én eier, som beholder det til slutten.

Sørgekåpen er joker: når du fullfører et oppdrag, kan én av dem gjelde som
én sommerfugl du mangler. Den blir ikke brukt opp og kan gjelde som en annen
i en annen tur, men den teller aldri som blomst, og den overtar ikke andres
hendelse eller poeng.

Flest kålsommerfugler er annerledes. Det koster ingen handling: har du
flere kålsommerfugler i spill enn noen annen, får du det straks. Deler to
eller flere ledelsen, legges det tilbake på bordet, og de to poengene er
borte til noen igjen leder alene. Jokere teller ikke.""",
    "help.end.title": "Slutten",
    "help.end": """\
Når en tur slutter og spilleren har 15 poeng eller mer, er runden den
siste. Den spilles ferdig, så alle har hatt like mange turer. Den forblir
den siste selv om Flest kålsommerfugler og poengene går tapt igjen.

Resultatet ditt er poengene for sommerfugler i spill og for oppdrag.
Blomster, biokort og kortene på hånden gir ingenting.

Det høyeste resultatet vinner. Står flere likt, avgjør flest ulike
sommerfugler i spill; står de fortsatt likt, deler de seieren.

Svært sjelden kan ingen lenger gjøre noe: har alle meldt pass en hel runde,
slutter spillet og telles opp på samme måte.""",
    "help.editions.title": "To utgaver",
    "help.editions": """\
                  Engelsk              Dansk
  Oppdrag         de samme fem         Flest kålsommerfugler og fire av seks
  Tre like kort   de blir liggende     de legges i komposthaugen, og tre
    i himmelen                         nye kommer
  Rappringvinge   du trekker           du kan trekke alle eller ingen

Der regelheftene tier eller er uenige, spiller vi slik i begge:

- Komposthaugen blir den nye bunken så snart bunken er tom.
- {part.ruling_blue}
- Den som kan gjøre noe, må gjøre det.

De fleste tallene står bare på kortene. Hvor våre er fra, står lenger ned.""",
    "tip.1": "Blomster blir ikke brukt opp: plant tidlig, så blir resten lettere.",
    "tip.2": "En engknoppurt med forsiden opp er to blomster på ett kort.",
    "tip.3": "Plant en kresen sommerfugl nå, så kan en puppe vekke den senere.",
    "tip.4": "Tell kålsommerfuglene: en delt førsteplass koster eieren to poeng.",
    "tip.5": "Et oppdrag koster en hel tur, så la det ikke ligge for lenge.",
    "tip.6": "Alle kan se gjennom komposthaugen: gjør det før en aurorasommerfugl.",
}
