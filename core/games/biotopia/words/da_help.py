"""Biotopia's rules in Danish for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Ikke alle spillets tal er offentliggjort. Det, regelhæftet ikke siger, er fra en anmeldelse af spillet, fra søsterudgaven af samme spilmager, eller det følger af reglerne. Vores egne tal er afprøvet for balance, fordi ingen kilde giver dem.",
    "help.goal.title": "Målet og bordet",
    "help.goal": """\
Du passer en have og håber på sommerfugle. Jo flere blomster den har, jo
mere kræsne gæster kan den tage imod. Sommerfugle i spil giver point, og det
gør missioner også. Når nogen har 15 point, spilles runden færdig, og haven
med flest point vinder.

På bordet ligger bunken, tre åbne kort, der kaldes himmelen, kompostbunken
til brugte kort og missionerne. Hver have har en blomsterrække og over den
en sommerfuglerække.

Alle kort har en blomst på bagsiden. På forsiden er der en sommerfugl, et
biokort eller en dobbeltblomst.

Du begynder med fire kort. Plant et af dem som din første blomst uden at
vise det, og behold de tre andre på hånden.""",
    "help.turn.title": "Din tur",
    "help.turn": """\
Turen går med uret. I din tur gør du præcis én af fem ting:

  1  Træk det øverste kort i bunken.
  2  Tag et af himmelens tre kort; {part.gap}
  3  Plant et kort fra hånden: med blomstersiden op kræver det intet.
  4  Spil et kort fra hånden med forsiden op, hvis du har blomster nok.
  5  Tag en mission, hvis krav du opfylder.

Har du over seks kort på hånden, når din tur slutter, lægger du kort i
kompostbunken, til du har seks; du vælger selv hvilke.

En tom bunke erstattes af kompostbunken, som blandes. Kun hvis ingen af de
fem handlinger er mulig, melder du pas.

Din hånd er hemmelig. Kompostbunken må alle kigge igennem.""",
    "help.flowers.title": "Blomster",
    "help.flowers": """\
Ethvert kort kan være en blomst. Plantet med blomstersiden op giver det ét
blomstersymbol, uanset hvad der er på forsiden. Du må altid se på forsiden
af dine egne blomster; det må ingen andre.

Tallet på et kort er dets krav: skal det spilles med forsiden op, skal din
blomsterrække vise mindst så mange blomstersymboler. Du betaler ikke med
dem. De bliver liggende og tæller igen næste gang.

Almindelig knopurt er en dobbeltblomst. Med forsiden op kræver den to
symboler, ligger i blomsterrækken og tæller som to. Plantet med
blomstersiden op er den en blomst som alle andre og bliver aldrig vendt.

Får du færre blomster senere, beholder du dine sommerfugle.

Hvad andre har taget åbent, står ved deres hånd, med et spørgsmålstegn, når
det kan være plantet siden.""",
    "help.butterflies.title": "Sommerfugle",
    "help.butterflies": """\
En sommerfugl med forsiden op flyver i din sommerfuglerække og giver point
til spillets slutning. På hånden og blandt blomsterne giver den intet.
Fire af dem har en hændelse (se Hændelser). De seks andre:

  Stregbredpande    Gør ikke noget selv, men er med i mange missioner.
  Admiral           Gør ikke noget selv, den giver bare point.
  Nældens takvinge  Din første kræver 3 blomster og giver 1 point, den
                    anden kræver 4 og giver 2, så 5 og 3 og så videre.
  Dagpåfugleøje     Kan ikke vendes af en puppe.
  Sørgekåbe         Joker til missioner (se Missioner).
  Kålsommerfugl     Har du flest, helt alene, har du missionen
                    Flest kålsommerfugle.""",
    "help.events.title": "Hændelser og biokort",
    "help.events": """\
En hændelse sker én gang, når sommerfuglen kommer i spil, eller slet ikke.

  Almindelig blåfugl  {part.blue}
  Aurora              Du må hente et hvilket som helst kort i kompostbunken.
  Græsrandøje         {part.brown}
  Citronsommerfugl    Bunkens øverste kort bliver din blomst, uanset hvad
                      det er. Du må se på det.

Biokort spilles med forsiden op og havner så i kompostbunken.

  Solskin             Kræver to blomstersymboler. Træk tre kort.
  Puppe               Vend en af dine blomster, der er en sommerfugl, men
                      ikke et dagpåfugleøje. Den kommer i spil uanset krav,
                      og du får én blomst mindre. Dens hændelse kommer til
                      sidst, så en aurora kan hente puppen tilbage.""",
    "help.missions.title": "Missioner",
    "help.missions": """\
En mission kræver sommerfugle i din sommerfuglerække eller blomstersymboler
i din blomsterrække. At opfylde kravet giver intet endnu: at tage missionen
er din handling i en senere tur, én mission pr. tur. Fra da af tæller dens
point. Hver mission har én ejer, som beholder den til det sidste.

Sørgekåben er joker: når du tager en mission, må én af dem gøre det ud for
én sommerfugl, du mangler. Den bliver ikke brugt op og må være en anden art
i en anden tur, men den tæller aldrig som blomst, og den overtager ikke
andres hændelse eller point.

Flest kålsommerfugle er anderledes. Den koster ingen handling: har du flere
kålsommerfugle i spil end nogen anden, får du den straks. Deles to eller
flere om føringen, lægges den tilbage på bordet, og dens to point er væk,
til nogen igen fører alene. Jokere tæller ikke.""",
    "help.end.title": "Slutningen",
    "help.end": """\
Når en tur slutter, og spilleren har 15 point eller mere, er runden den
sidste. Den spilles færdig, så alle har haft lige mange ture. Den forbliver
den sidste, selv om Flest kålsommerfugle og dens point går tabt igen.

Din score er dine point for sommerfugle i spil og for missioner. Blomster,
biokort og kortene på hånden giver intet.

Den højeste score vinder. Står flere lige, afgør flest forskellige
sommerfugle i spil; står de stadig lige, deler de sejren.

Meget sjældent kan ingen længere gøre noget: har alle meldt pas en hel
runde, slutter spillet og tælles op på samme måde.""",
    "help.editions.title": "To udgaver",
    "help.editions": """\
                  Engelsk               Dansk
  Missioner       de samme fem          Flest kålsommerfugle og fire af seks
  Tre ens kort    de bliver liggende    de lægges i kompostbunken, og tre
    i himmelen                          nye kommer
  Græsrandøje     du trækker            du må trække alle eller ingen

Hvor regelhæfterne tier eller er uenige, spiller vi sådan i begge:

- Kompostbunken bliver til den nye bunke, så snart bunken er tom.
- {part.ruling_blue}
- Den, der kan gøre noget, skal gøre det.

De fleste tal står kun på kortene. Hvor vores er fra, står længere nede.""",
    "tip.1": "Blomster bliver ikke brugt op: plant tidligt, så er resten lettere.",
    "tip.2": "En almindelig knopurt med forsiden op er to blomster på ét kort.",
    "tip.3": "Plant en krævende sommerfugl nu, så kan en puppe vække den senere.",
    "tip.4": "Tæl kålsommerfuglene: en delt førsteplads koster ejeren to point.",
    "tip.5": "En mission koster en hel tur, så lad den ikke ligge for længe.",
    "tip.6": "Alle må se kompostbunken igennem: gør det, før du spiller en aurora.",
}
