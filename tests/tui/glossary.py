"""What the screens and the command line call things, in each language."""

from tests.core.published.glossary import Component, Glossary, Term

GLOSSARY: Glossary = {
    "bot": Component(
        en=Term(r"bots?", never=r"computer players?|robots?"),
        da=Term(r"bot|botten|botter|botterne|botternes", never=r"(?<!--)bots"),
        nb=Term(r"bot|boten|boter|botene|botenes", never=r"(?<!--)bots|botter"),
        de=Term(r"bots?", never=r"roboter\w*"),
    ),
    "host": Component(
        en=Term(r"hosts?"),
        da=Term(r"vært\w*"),
        nb=Term(r"vert\w*"),
        # "Dieser Rechner" is the machine one sits at.
        de=Term(r"gastgeber\w*", never=r"des rechners|dieses rechners|der rechner"),
        # What is typed after ssh.
        free="serve.lobby.help",
    ),
    "host key": Component(
        en=Term(r"host key"),
        da=Term(r"værtsnøgle\w*"),
        nb=Term(r"vertsnøkkel\w*"),
        de=Term(r"gastgeberschlüssel\w*"),
    ),
    "save": Component(
        en=Term(r"saves?|saved games?"),
        da=Term(r"gemte? spil", never=r"gemte? parti\w*"),
        nb=Term(r"lagre[dt]e? spill(?:ene)?", never=r"lagre[dt]e? parti\w*"),
        de=Term(r"spielst(?:and|ands|ände|änden)", never=r"gespeicherten? spiele?n?"),
        follows=False,
    ),
    "move": Component(
        en=Term(r"(?:every|first|last|same|that|which) move|moves"),
        da=Term(r"træk(?:ket)?"),
        nb=Term(r"trekk(?:et|ene)?"),
        de=Term(r"aktion|aktionen"),
        # There the verb: a bot moves.
        free="set.pace.step.help|set.pace.instant.help",
    ),
    "turn": Component(
        en=Term(r"turns?"),
        da=Term(r"turs?|turens?"),
        nb=Term(r"turs?|turens?"),
        de=Term(r"zu(?:g|ges)|züge|dran"),
        free="why.not_asked",
    ),
    "to move": Component(
        en=Term(r"to move"),
        da=Term(r"har tur", never=r"(?:skal|bot|andre har|den) (?:trække|trækker|trukket)"),
        nb=Term(r"har turen", never=r"(?:skal|bot|andre har|den) (?:trekke|trekker|trukket)"),
        de=Term(r"am zug", never=r"haben (?:\w+ )?gezogen|ziehen lassen|bot zieht"),
    ),
    "undo": Component(
        en=Term(r"undo"),
        da=Term(r"(?:at )?fortryde?|fortryder|fortrudt"),
        nb=Term(r"angrer?|angret|angremulighet\w*", never=r"\w* ?angring\w*"),
        de=Term(r"zurücknehmen|rücknahmen?|rücknehmbar"),
    ),
    "replay": Component(
        en=Term(r"replay"),
        da=Term(r"gensyn(?:et)?"),
        nb=Term(r"reprisen?"),
        de=Term(r"replays?", never=r"rückschau\w*|rückblick\w*"),
    ),
    "seat": Component(
        en=Term(r"seats?"),
        da=Term(r"plads\w*", never=r"sæde\w*"),
        nb=Term(r"plass\w*", never=r"sete\w*"),
        de=Term(r"pl[aä]tz\w*", never=r"sitz\w*(?<!sitzt)(?<!sitzen)(?<!sitzung)"),
    ),
    "turning point": Component(
        en=Term(r"turning points?"),
        da=Term(r"vendepunkt\w*"),
        nb=Term(r"vendepunkt\w*"),
        de=Term(r"wendepunkte?n?"),
    ),
    "lobby": Component(
        en=Term(r"lobby"),
        da=Term(r"lobby(?:en)?"),
        nb=Term(r"lobby(?:en)?"),
        de=Term(r"lobby"),
    ),
}
