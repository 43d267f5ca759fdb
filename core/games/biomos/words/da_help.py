"""Biomos’ rules in Danish for a newcomer, a screen of 76 by 16 each, and tips."""

HELP: dict[str, str] = {
    "help.basis": "Spillets trykte regelhæfte var ikke til at få fat i. Tallene er fra et udgivet kortregelark, den licenserede onlineudgave eller en anmeldelse, eller de følger af reglerne; vores egne tal ville hedde det.",
    "help.goal.title": "Målet og bordet",
    "help.goal": """\
Du bygger en planet af brikker i fem farver: hav, ørken, skov, bjerg og is.
Biomkort på bordet viser rækker af farver. Findes sådan en række på din
planet, må du tage kortet. {part.aim}

På bordet ligger {part.display}, udvalget. Alle andre brikker er i posen; tolv
af hver farve bliver tres. Ved siden af ligger fire små biomer, som giver 3,
5 eller 7 point, og fire store, som giver 10.

{part.ring}

Alt er åbent. Kun hvilken brik posen giver næste gang, og bunkens
rækkefølge, er ukendt.""",
    "help.turn.title": "Din tur",
    "help.turn": """\
{part.round}

  1  {part.taking}
  2  Læg den på et tomt felt i din ring eller som din måne.
  3  Tag et biom, der findes i din ring, hvis du vil.

{part.between}Om biomet blev færdigt i denne tur eller for længe siden, er lige meget, men
du tager højst ét pr. tur.

{part.last}""",
    "help.ring.title": "Ringen",
    "help.ring": """\
Før du lægger en brik, må du skubbe dem på banen så langt, du vil. De kommer
aldrig forbi hinanden, og huller imellem dem tæller ikke. Så kun rækkefølgen
betyder noget, og her vælger du bare et hul: de andre gør selv plads. Hul 1
er før den første brik.

Banen er åben: dens to ender rører ikke hinanden.

{part.fixed}Ved siden af en brik i samme farve er hullet på den ene side det samme som
hullet på dens anden side. Kun det ene af de to kan vælges.""",
    "help.moon.title": "Månen",
    "help.moon": """\
Din måne er én brik, som du lægger dér i en af dine ture. Den flyttes ikke
igen.

Til sidst giver hver brik i din ring, der har samme farve som månen, 3
point. Månen selv tæller ikke med.

Straks, hvis du vil, må du løfte en brik i din ring og lægge den et andet
sted i ringen. Det er den eneste måde at få en brik forbi en anden. Det går
også med en fuld ring, for feltet under den løftede bliver frit; men en brik
fra et fast felt behøver et andet tomt felt.

Tidligt eller sent? En tidlig måne fortæller, hvilken farve du skal samle;
en sen ved det allerede. Og venter du for længe, er din sidste brik nødt til
at blive månen, uanset farve.""",
    "help.cards.title": "Biomer",
    "help.cards": """\
Et biom findes i din ring, når dets farver følger efter hinanden uden en
anden brik imellem. Et felt med ** står for én brik af en hvilken som helst
farve, også nabofeltets; men der skal være en brik.

  3 point   to ens; eller to ens med en hvilken som helst brik imellem
  5 point   en mellem to af en anden farve
  7 point   to ens mellem to af en anden farve
  10 point  et stort biom: fire ens i en bestemt takt

Brikkerne bliver ikke brugt op. De samme kan bruges igen i en senere tur.

Et lille biom erstattes straks fra bunken, et stort ikke. Det, du har taget,
er dit og beholder sine point, uanset hvad der sker med brikkerne. Alle
mønstre er ens fra begge ender.""",
    "help.events.title": "Hændelser",
    "help.events": """\
{part.using}

  Vanding  En ørken ved siden af hav bliver til skov.
  Frost    Et hav ved siden af bjerg bliver til is.
  Tørke    En hvilken som helst brik ved siden af ørken bliver til ørken.
  Tøvejr   En isbrik bliver til det, du trækker fra posen.

Den nye brik kommer fra posen, så der skal være en i dens farve; til tøvejr
duer alle. Den gamle lægges i posen bagefter. Den nye ligger præcis, hvor
den gamle lå.

Ved siden af hinanden er brikker, der følger efter hinanden i ringen, hvor
langt fra hinanden de end ligger på banen. {part.thaw}""",
    "help.end.title": "Slutningen",
    "help.end": """\
Spillet slutter, når {part.ending}: {part.fields}.
Så tælles:

  point for dine biomer
  3 for hver brik i din ring i månens farve
{part.also}{part.winner}""",
    "help.alone.title": "Alene mod det sorte hul",
    "help.alone": """\
Når du spiller alene, møder du det sorte hul. Det begynder med {part.hole_start} point.

I hver runde trækkes tre brikker. Du tager en og har din tur som sædvanlig;
det sorte hul sluger de to andre. Så fuldfører det et af biomerne på bordet,
hvis det kan: det skal have farverne på kortet, uanset rækkefølgen og uden
felterne med **, og de brikker går ud af spillet. Kan det fuldføre flere,
tager det det med flest point, det længst til venstre af lige gode.

Det har hverken måne eller planet. Efter {part.hole_rounds} runder vinder
du, hvis du har flere point end det.""",
    "help.sources.title": "Hvor reglerne tav",
    "help.sources": """\
Vi havde et kortregelark, den licenserede onlineudgave og anmeldelser, men
ikke det trykte hæfte. Hvor de tier eller er uenige, spiller vi sådan; det,
der er mærket *, kan ændres, når spillet sættes op.

{part.rulings}- Lige point og farver: den planet, hvor de er jævnest fordelt, vinder.
- Hvilket biom det sorte hul tager, og at det gør det efter dig.""",
    "tip.1": "Se ikke kun efter ét biom: det bedste sted tjener to på én gang.",
    "tip.2": "Tolv brikker af hver farve: se i posen, før du håber på en.",
    "tip.3": "Brikker bliver ikke brugt op: midt i hvert biom til 7 ligger et par til 3.",
    "tip.4": "Hold øje med udvalgets sidste brik: efter den kommer der nye.",
    "tip.5": "Er ringen næsten fuld, og har du ingen måne? Tag den farve, du har flest af.",
    "tip.6": "Banen er åben: intet biom løber hen over dens ender.",
}
