"""Names that people may have: harmless, of one script, and none that looks like another.

What looks alike is found by a skeleton, as in Unicode's technical standard 39, for the scripts whose
letters look like Latin ones; whole letters of other scripts look like none of those. The tables of
the standard know six thousand more signs, none of which a name may have here.
"""

import unicodedata

from msgspec.structs import replace

from core.bots.players import HUMAN
from tui.host.disk.record import TableRecord, name_for
from tui.match.seating import LONGEST, tidy

GENERIC = frozenset(("root", "admin", "user", "guest", "pi", "ubuntu", "git", "hedgerow"))
"""Account names that nobody chose for themselves."""
_SIGNS = frozenset(" -_.'")
_DIGITS = frozenset("0123456789")
SCRIPTS = frozenset(
    [
        "ARABIC",
        "ARMENIAN",
        "BENGALI",
        "CYRILLIC",
        "DEVANAGARI",
        "ETHIOPIC",
        "GEORGIAN",
        "GREEK",
        "GUJARATI",
        "GURMUKHI",
        "HEBREW",
        "KANNADA",
        "KHMER",
        "LAO",
        "LATIN",
        "MALAYALAM",
        "MYANMAR",
        "ORIYA",
        "SINHALA",
        "TAMIL",
        "TELUGU",
        "THAI",
    ]
)
"""Those that people write today; others have letters that look just like ours (Cherokee, Lisu …)."""
_PLAIN = 0x180
"""Below it a Latin letter with a mark is another letter (å is not a), above it a disguise."""
_LATIN = 0x250
"""Up to here, and in one more block, stand the letters of names; then phonetic signs begin."""
_MORE = range(0x1E00, 0x1F00)
_AFRICAN = frozenset("ɓɔɖɗɛɣɲʋ")

_PAIRS = (
    # what is typed, and the Latin letters it looks like
    ("авекмнорстухьѕіјѵԁԍԛԝһӏ", "abekmhopctyxbsijvdgqwhl"),
    ("АВЕКМНОРСТУХЬЅІЈѴԀԌԚԜҺӀ", "abekmhopctyxbsijvdgqwhl"),
    ("αβγεηικνορτυχωϳ", "abyenikvoptuxwj"),
    ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧͿ", "abezhlkmnoptyxj"),
    ("օոռհյսզցլա", "onnhjuqglw"),
    ("ՕՍՏԼ", "ousl"),
    ("01Iıȷ", "ollij"),
)
_LOOKS = str.maketrans(
    {one: other for ones, others in _PAIRS for one, other in zip(ones, others, strict=True)}
)
_TOGETHER = (("rn", "m"), ("vv", "w"))


def safe(name: str) -> str:
    """A name of letters, digits and a few signs, at most 16 of them; "" if nothing is left."""
    letters = tidy(unicodedata.normalize("NFKC", name))
    kept = "".join(each for each in letters if each.isalpha() or each in _DIGITS | _SIGNS)
    found = tidy(kept)[:LONGEST].strip()
    return found if any(each.isalnum() for each in found) else ""


def strange(name: str) -> bool:
    """Whether a name is of several scripts, or has signs that nobody writes names with."""
    scripts = {_script(letter) for letter in name if letter.isalpha()}
    return len(scripts) > 1 or not scripts <= SCRIPTS


def _script(letter: str) -> str:
    """The script of a letter; "" for one that is in no name."""
    script = unicodedata.name(letter, "").split(" ")[0]
    if script != "LATIN" or ord(letter) in _MORE or letter.lower() in _AFRICAN:
        return script
    return script if ord(letter) < _LATIN and unicodedata.category(letter) != "Lo" else ""


def looks(name: str) -> frozenset[str]:
    """What a name looks like, as it is written and in small letters: who shares one is taken for it."""
    return frozenset((_skeleton(name), _skeleton(name.casefold())))


def apart(record: TableRecord) -> TableRecord:
    """The same table; before its match begins, a bot called like a person there gets another name."""
    people = {look for chair in record.chairs if chair.person for look in looks(chair.name)}
    for seat, chair in enumerate(record.chairs):
        if not record.save and chair.kind != HUMAN and looks(chair.name) & people:
            other = replace(chair, name=name_for(seat, record))
            record = record.seated(seat, other)
    return record


def _skeleton(name: str) -> str:
    bare = "".join(map(_bare, unicodedata.normalize("NFKC", name)))
    parts = unicodedata.normalize("NFD", bare).translate(_LOOKS)
    found = unicodedata.normalize("NFC", parts).casefold()
    found = "".join(each for each in found if each.isalnum())
    for two, one in _TOGETHER:
        found = found.replace(two, one)
    return found


def _bare(letter: str) -> str:
    """A Latin letter without the marks that no usual one has."""
    if ord(letter) >= _PLAIN and unicodedata.name(letter, "").startswith("LATIN"):
        return unicodedata.normalize("NFD", letter)[0]
    return letter
