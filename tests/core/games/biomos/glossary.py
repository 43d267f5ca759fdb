"""What Biomos's components are called."""

from tests.core.glossary import Component, Glossary, Term

GLOSSARY: Glossary = {
    "bag": Component(
        en=Term(r"bag"),
        da=Term(r"posen?s?"),
        nb=Term(r"posen?s?"),
        de=Term(r"beutels?", never=r"sack"),
        follows=False,
    ),
    "planet": Component(
        en=Term(r"planets?"),
        da=Term(r"planet\w*"),
        nb=Term(r"planet\w*"),
        de=Term(r"planet\w*"),
        follows=False,
    ),
    "moon": Component(
        en=Term(r"moons?"),
        da=Term(r"måne\w*"),
        nb=Term(r"måne\w*"),
        de=Term(r"mond\w*"),
        follows=False,
    ),
}

NEVER_ONE: frozenset[str] = frozenset({"why.full"})
