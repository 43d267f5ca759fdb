"""The thirty consumers: what kind of animal, habitats, abilities, star (E3)."""

from core.games.ecosfera.printed import Basis, Species, symbols


def _species(  # noqa: PLR0913 - one line a card
    key: str,
    latin: str,
    family: str,
    habitats: str,
    abilities: str = "",
    *,
    star: bool = False,
    basis: Basis = "digital",
) -> Species:
    """A consumer from its line."""
    return Species(
        key,
        latin,
        "consumer",
        family,
        symbols(habitats),
        abilities=symbols(abilities),
        star=star,
        basis=basis,
    )


CONSUMERS: tuple[Species, ...] = (
    _species("calanoida", "Calanoida", "zooplankton", "ice coast pelagic river mud rock"),
    _species("rotifera", "Rotifera", "zooplankton", "ice", "refresh plus"),
    _species("clangula_hyemalis", "Clangula hyemalis", "bird", "ice coast", star=True),
    _species(
        "haliaeetus_albicilla", "Haliaeetus albicilla", "bird", "ice coast", "refresh", star=True
    ),
    _species("anguilla_anguilla", "Anguilla anguilla", "fish", "coast river", "pass"),
    _species("pusa_hispida", "Pusa hispida", "mammal", "ice pelagic rock", "refresh"),
    _species("lutra_lutra", "Lutra lutra", "mammal", "ice coast river", "refresh"),
    _species("larus_fuscus", "Larus fuscus", "bird", "coast pelagic", "pass"),
    _species("somateria_mollissima", "Somateria mollissima", "bird", "coast pelagic rock", "pass"),
    _species("platichthys_flesus", "Platichthys flesus", "fish", "coast mud", star=True),
    _species(
        "haematopus_ostralegus",
        "Haematopus ostralegus",
        "bird",
        "coast mud",
        "pass",
        basis="rulebook",
    ),
    _species("halichoerus_grypus", "Halichoerus grypus", "mammal", "ice coast pelagic"),
    _species("gasterosteus_aculeatus", "Gasterosteus aculeatus", "fish", "coast pelagic", "plus"),
    _species("squalus_acanthias", "Squalus acanthias", "fish", "pelagic", "refresh plus"),
    _species(
        "phocoena_phocoena", "Phocoena phocoena", "mammal", "pelagic", "refresh", basis="rulebook"
    ),
    _species(
        "gadus_morhua", "Gadus morhua", "fish", "pelagic", "pass refresh plus", basis="rulebook"
    ),
    _species("protists", "Protists", "zooplankton", "pelagic", "plus", star=True),
    _species("clupea_harengus", "Clupea harengus", "fish", "pelagic", star=True, basis="rulebook"),
    _species("alca_torda", "Alca torda", "bird", "pelagic", "pass", basis="rulebook"),
    _species("mergus_merganser", "Mergus merganser", "bird", "pelagic", "pass plus"),
    _species(
        "mytilus_edulis",
        "Mytilus edulis",
        "zoobenthos",
        "pelagic rock",
        "refresh",
        basis="rulebook",
    ),
    _species("salmo_salar", "Salmo salar", "fish", "pelagic river rock", "pass"),
    _species("idotea_baltica", "Idotea baltica", "zoobenthos", "rock", "plus"),
    _species("acipenser_oxyrinchus", "Acipenser oxyrinchus", "fish", "river mud", "pass"),
    _species("myoxocephalus_quadricornis", "Myoxocephalus quadricornis", "fish", "river mud rock"),
    _species(
        "perca_fluviatilis", "Perca fluviatilis", "fish", "river mud rock", "plus", basis="rulebook"
    ),
    _species("esox_lucius", "Esox lucius", "fish", "river mud rock", "refresh"),
    _species("saduria_entomon", "Saduria entomon", "zoobenthos", "mud rock", "plus"),
    _species("cygnus_olor", "Cygnus olor", "bird", "mud", "pass", basis="rulebook"),
    _species("macoma_balthica", "Macoma balthica", "zoobenthos", "mud", "refresh"),
)
