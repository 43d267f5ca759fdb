"""Biekrig's rules in Norwegian for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Vi kjenner ikke alt ved dette spillet: vi har ikke sett bildene av brettet og kortene. Tallene er fra regelheftet, eller det er våre egne tall, tilpasset ved å spille spillet mange tusen ganger.",
    "help.goal.title": "Målet og bordet",
    "help.goal": """\
Du driver en bigård, og det gjør naboene også. Den som først har ti poeng,
vinner med det samme. Poengene kommer fra tre kilder:

  {part.points_hive}
  sju honning, høstet om høsten           1 poeng
  et kort «Ekstra poeng» på hånden        1 poeng

En kube er en dronning og to til fem arbeidere. Med to arbeidere er den
minimal, med fem er den maksimal. Du begynner med to minimale kuber på det
første vårfeltet, og ikke noe annet. Alle kaster, høyeste kast begynner.

Brettet er året: førti felter i ring, ti for hver årstid, og en
innhøstingsstrek om høsten. Kuber, pollen og honning ligger åpent.
Hendelseskort på hånden er hemmelige.""",
    "help.turn.title": "Turen din",
    "help.turn": """\
{part.order}

  1  Bruk hendelseskort, så mange du vil.
  2  Kjøp bier, så mange du kan betale.
  3  Kast terningen, gå så mange felter frem, og gjør det feltet sier.

De to første kan du hoppe over. {part.bought}

Bare feltet du stanser på, teller; de andre passeres uten virkning, bortsett
fra innhøstingsstreken. Flere brikker kan stå på samme felt.

{part.harvest_when}, trekker du et kort aller sist.""",
    "help.buying.title": "Å kjøpe bier",
    "help.buying": """\
  En arbeider   to pollen i ulike farger og en honning.
  En dronning   en pollen i hver av de tre fargene og en honning.

En arbeider settes i en av kubene dine som ikke er maksimal.

En dronning kjøpes for å dele en maksimal kube, og det skjer med det samme.
Av de fem arbeiderne blir to hos den gamle dronningen, to følger den nye, og
en går tapt: du har to minimale kuber, og {part.points_split}.

Ellers flytter bier aldri fra kube til kube, og spillerne bytter ikke med
hverandre. Det er alltid nok bier, pollen og honning.""",
    "help.flowers.title": "Blomster",
    "help.flowers": """\
På et blått, rødt eller grønt felt flyr alle kubene ut. Kast en terning for
hver av dem, i rekkefølge. Viser den ikke mer enn antallet bier i kuben,
dronningen medregnet, får du en pollen i den fargen og en honning.

  D+2   tre bier     1 til 3 gir mat
  D+3   fire bier    1 til 4
  D+4   fem bier     1 til 5
  D+5   seks bier    alltid, uten terning

Du kan ha så mye pollen og honning du vil. Andre ser det: honning kan bli
robbet, pollen kan ikke.""",
    "help.swarms.title": "Sverming",
    "help.swarms": """\
På et felt med S, om våren og om sommeren, kan store kuber sverme.
Kast for hver kube med minst tre arbeidere. Ved 4, 5 eller 6 flyr
halvparten av arbeiderne sin vei, rundet ned:

  tre arbeidere    en drar, to blir
  fire arbeidere   to drar, to blir
  fem arbeidere    to drar, tre blir

Ingen får en ny kube av det. Minimale kuber kaster ikke, og en kube går
aldri tapt ved sverming.

Kortet Svermekontroll hindrer alt dette én gang, hvis du bruker det før den
første av disse terningene. Før kastet viser bordet hvilke kast som fører
til en S, og hvilke kuber som da er i fare.""",
    "help.harvest.title": "Innhøstingen",
    "help.harvest": """\
Innhøstingsstreken ligger om høsten. I den turen brikken din går forbi den,
eller stanser på det første feltet bak den, kan du gjøre honning til poeng:
sju honning for hvert, så mange ganger du vil.

{part.harvest_order} Honning du ikke bytter inn, beholder
du, men du må rundt en gang til før du kan høste igjen.

Høstede poeng skrives opp og kan aldri mistes.""",
    "help.events.title": "Hendelseskort",
    "help.events": """\
Et spørsmålstegn gir ett kort på slutten av turen. {part.drawn} med et sjette forkaster du ett, det nye eller et gammelt.

  Ekstra arbeider  før kastet, en arbeider i en kube som ikke er maksimal
  Ekstra pollen    før kastet, en pollen i den fargen du vil
  Sverm            før kastet, en ny minimal kube
  Ekstra poeng     et poeng så lenge du har det, brukes aldri
  Svermekontroll   på en S: ingen terninger, ingen sverm
  Syrebehandling   når Varroa angriper deg: ingen terning, ingen tap
  Røving, AFB, Varroa: se nedenfor, under Angrep

Når bunken er tom, stokkes de forkastede kortene. Et kort uten mål eller
uten virkning kan ikke brukes.""",
    "help.attacks.title": "Angrep",
    "help.attacks": """\
Før kastet kan du nevne en motspiller, legge et angrepskort og kaste. Kortet
er brukt, hva terningen enn viser.

  Røving   1, 2, 3: {part.rob}
  AFB      4, 5, 6: en kube går tapt med alle biene; offeret velger hvilken.
           Ikke mot en som bare har én kube.
  Varroa   4, 5, 6: en arbeider går tapt i en kube offeret velger. En
           minimal kube kan ikke unnvære noen: den går tapt i sin helhet.
           {part.varroa_not}

Den siste kuben går aldri tapt. Mot Varroa, og ikke mot annet, finnes
Syrebehandling, til bruk før terningen faller. Den som angripes, blir spurt
så snart kortet kan være på hånden; da røper ikke spørsmålet noe.""",
    "help.end.title": "Slutten",
    "help.end": """\
Så snart du har ti poeng i din egen tur, er spillet slutt, og du har vunnet.
Runden spilles ikke ferdig. Det kan skje med et Sverm-kort, en deling, en
innhøsting eller et ekstra poeng som du trekker.

Poeng kan gå tapt igjen: en kube ved AFB eller Varroa, et ekstra poeng når
du forkaster det. Høstede poeng består.

De andre ser poengene dine fra kuber og innhøsting. De ekstra poengene er
hemmelige til slutten; da legges alle frem.

{part.last_round}""",
    "help.rulings.title": "Der regelheftet tier",
    "help.rulings": """\
- {part.ruling_hive}
- {part.ruling_varroa}
- {part.ruling_order}
- {part.ruling_harvest}
- {part.ruling_acid}
- {part.ruling_rob}
- {part.ruling_limit}

Det meste av dette kan velges annerledes når spillet settes opp. Brettet og
antallet av hvert kort er vårt eget, for vi har ikke sett bildene som hører
til regelheftet.""",
    "help.numbers.title": "Tallene",
    "help.numbers": """\
Fra regelheftet:
  2 kuber til å begynne med; 2 til 5 arbeidere i en kube
  en arbeider for 2 farger pollen, en dronning for 3, og 1 honning hver
  kuber svermer fra 4; Røving virker til og med 3, AFB og Varroa fra 4
  7 honning gir et poeng, 5 kort fyller en hånd, med 10 poeng vinner man

Våre egne tall, tilpasset ved å spille mange tusen spill:
  årets 40 felter, rekkefølgen og fargene
  starten på det første, innhøstingsstreken etter 3 av høsten
  {part.house_hive}
  42 hendelseskort:
    Ekstra arbeider 7, Ekstra poeng 5, Sverm 4, Svermekontroll 4,
    Ekstra pollen 6, Røving 4, AFB 3, Varroa 6, Syrebehandling 3""",
    "tip.1": "Fyll én kube først: seks bier slår aldri feil; bare en maksimal kan deles.",
    "tip.2": "På en S svermer store kuber lett: se hvilke kast som fører dit.",
    "tip.3": "To minimale kuber er et bedre mål for Varroa enn én stor.",
    "tip.4": "Honning kjøper bier hele året, men nær innhøstingen teller man i sjuere.",
    "tip.5": "Pollen i én farge kjøper ingenting: fargene på de neste feltene teller.",
    "tip.6": "Et ekstra poeng er trygt så lenge du ikke trekker et sjette kort.",
}
