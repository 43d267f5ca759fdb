"""What Ecosfera Baltica's components are called."""

from tests.core.glossary import Component, Glossary, Term

GLOSSARY: Glossary = {
    "producer": Component(
        en=Term(r"producers?"),
        da=Term(r"producent\w*"),
        nb=Term(r"produsent\w*"),
        de=Term(r"produzent\w*"),
        follows=False,
    ),
    "consumer": Component(
        en=Term(r"consumers?"),
        da=Term(r"konsument\w*"),
        nb=Term(r"konsument\w*"),
        de=Term(r"konsument\w*"),
        follows=False,
    ),
    "habitat": Component(
        en=Term(r"habitats?"),
        da=Term(r"habitat\w*"),
        nb=Term(r"habitat\w*"),
        de=Term(r"habitat\w*"),
        follows=False,
    ),
}

NEVER_ONE: frozenset[str] = frozenset()
