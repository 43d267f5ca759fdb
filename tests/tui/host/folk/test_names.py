"""What people are called: nobody is taken for another, and a name goes with its chair."""

import json
from pathlib import Path

import pytest

from core.errors import Refused
from tests.tui.host.hosting import come, hosting, key
from tests.tui.host.tables import fingerprint, opened, seated
from tui.host.disk.folder import HostFolder
from tui.host.disk.names import looks, safe, strange
from tui.host.disk.people import People, Person
from tui.host.disk.record import Chair
from tui.host.folk import belonging


def people(folder: Path) -> People:
    """Those of a host that does not run."""
    place = HostFolder(folder)
    place.path.mkdir(parents=True, exist_ok=True)
    return People(place)


@pytest.mark.parametrize(
    "other",
    [
        "ANNA",
        "Аnna",  # a Cyrillic А
        "Αnna",  # a Greek one
        "Аnnа",
        "Ａｎｎａ",
        "𝐀nna",
        "An\u200bna",
        "An\u00adna",
        "Anna\u2060",
        "\u202eAnna",
        "Anna.",
        "An na",
        "Ạnna",
        "Anna\u0323",
        "ɑnna",
        "ꓮnna",
    ],
)
def test_a_name_that_looks_like_another_is_nobodys(tmp_path: Path, other: str) -> None:
    folk = people(tmp_path)
    folk.rename("SHA256:a", "Anna")
    with pytest.raises(Refused):
        folk.rename("SHA256:b", other)

    assert folk.get("SHA256:b").name == ""
    assert not looks(folk.suggestion("SHA256:b", other)) & looks("Anna")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bop", "Вор"),  # all of it Cyrillic
        ("BOP", "ВОР"),
        ("Tom", "Том"),
        ("HAHA", "НАНА"),
        ("Nova", "Νονα"),
        ("Ida", "lda"),
        ("Bo1", "Bol"),
        ("B0", "Bo"),
        ("Bernd", "Bemd"),
        ("Yvva", "Ywa"),
        ("Jon", "ȷon"),
        ("Kim", "kım"),
        ("Oho", "Օհօ"),
    ],
)
def test_a_whole_name_in_letters_that_look_like_others_is_taken_for_it(
    one: str, other: str
) -> None:
    assert looks(safe(one)) & looks(safe(other))
    assert looks(safe(other)) & looks(safe(one).upper())


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bo", "Bø"),
        ("Ase", "Åse"),
        ("Soren", "Søren"),
        ("Muller", "Müller"),
        ("Anna", "Анна"),
        ("Anna 2", "Anna 3"),
        ("Max", "Maxi"),
        ("Leo", "Lea"),
        ("Рита", "Рина"),
        ("Kai", "Kaj"),
    ],
)
def test_names_that_differ_for_whoever_reads_them_live_side_by_side(
    tmp_path: Path, one: str, other: str
) -> None:
    folk = people(tmp_path)
    folk.rename("SHA256:a", one)

    assert folk.rename("SHA256:b", other).name == other


@pytest.mark.parametrize("name", ["Аnna", "Bo Бо", "ꓮꓠꓠꓮ", "ᎪᏞ", "ᴀnna", "Ɐnna", "ʘʘ", "ǁ"])
def test_a_name_is_of_one_alphabet_that_names_are_written_in(tmp_path: Path, name: str) -> None:
    assert strange(safe(name))
    with pytest.raises(Refused) as refused:
        people(tmp_path).rename("SHA256:a", name)

    assert refused.value.message.key == "serve.name_strange"


@pytest.mark.parametrize(
    "name",
    ["Søren", "Åse-Lill", "Günter", "O'Hara", "Анна", "Ёлка", "Νίκος", "Łukasz", "Ọla", "Ɛsi"],
)
def test_people_are_called_what_they_are_called(tmp_path: Path, name: str) -> None:
    assert people(tmp_path).rename("SHA256:a", name).name == name


@pytest.mark.parametrize("name", ["", "  ", "...", "-_'", "\u200b", "\U0001f98b", "。"])
def test_a_name_has_letters_or_digits(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refused) as refused:
        people(tmp_path).rename("SHA256:a", name)

    assert refused.value.message.key == "serve.name_empty"


def test_names_from_before_work_though_they_could_not_be_taken_today(tmp_path: Path) -> None:
    old = [
        {"id": "SHA256:a", "name": "Anna"},
        {"id": "SHA256:b", "name": "Аnna"},
        {"id": "SHA256:c"},
    ]
    (tmp_path / "people.json").write_text(json.dumps(old))
    folk = people(tmp_path)

    assert folk.get("SHA256:b") == Person("SHA256:b", "Аnna")
    assert folk.rename("SHA256:b", "Аnna").name == "Аnna"
    assert folk.like("SHA256:b", bell=True).name == "Аnna"
    assert folk.named("anna") == Person("SHA256:a", "Anna")


def test_a_name_that_was_given_up_is_free(tmp_path: Path) -> None:
    folk = people(tmp_path)
    folk.rename("SHA256:a", "Ida")
    folk.rename("SHA256:a", "Anna")

    assert folk.rename("SHA256:b", "Ida").name == "Ida"
    with pytest.raises(Refused):
        folk.rename("SHA256:c", "anna")


def test_ten_thousand_names_are_not_gone_through_for_another_one(tmp_path: Path) -> None:
    folk = people(tmp_path)
    for number in range(3000):
        folk._keep(Person(f"SHA256:{number}", f"Player {number}"))
    looked = [len(each) for each in folk._alike.values()]

    assert max(looked) < 10
    assert folk.suggestion("SHA256:new", "Player 3000") == "Player 3000"


# -- at the tables ---------------------------------------------------------------------------------


async def test_a_chair_follows_a_new_name_and_the_old_one_is_free(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, game="biotopia")
        anna, bo = await seated(host, table, keys)
        anna.press("/")
        await anna.until("Enter: say it")
        anna.press("hello\r", "\x1b")
        await bo.until("Anna: hello")
        belonging.rename(host.house, fingerprint(keys[0]), "Ann-Sofie")
        await bo.until("Ann-Sofie")

        assert [chair.name for chair in table.record.chairs] == ["Ann-Sofie", "Bo"]
        assert [line.name for line in table.talk] == ["Ann-Sofie"]
        assert "Anna" not in (await bo.settled()).split("\n")[0]
        stranger = await come(host, key(), "Anna")
        await stranger.until("Anna, 3 people here")


async def test_what_is_over_keeps_the_names_it_was_played_under(tmp_path: Path) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        over, running = opened(host, keys, game="biotopia"), opened(host, keys, game="biotopia")
        over.close()
        belonging.rename(host.house, fingerprint(keys[0]), "Ann-Sofie")

        assert over.record.chairs[0].name == "Anna"
        assert running.record.chairs[0].name == "Ann-Sofie"


async def test_chairs_from_before_bear_the_names_of_today_when_the_host_starts(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys, game="biotopia")
        host.house.people.rename(fingerprint(keys[0]), "Ann-Sofie")  # as it was done before
        assert table.record.chairs[0].name == "Anna"
    async with hosting(tmp_path / "h") as host:
        table = host.house.tables[table.record.id]

        assert table.record.chairs[0].name == "Ann-Sofie"
        assert table.name(0) == "Ann-Sofie"


async def test_a_bot_that_is_called_like_a_person_gets_another_name_before_the_match_begins(
    tmp_path: Path,
) -> None:
    async with hosting(tmp_path / "h") as host:
        keys = [key(), key()]
        table = opened(host, keys[:1], game="biotopia", bots=("easy",), free=1)
        table.keep(table.record.seated(2, Chair("easy", name="Rowan")))
        host.house.people.rename(fingerprint(keys[1]), "rowan")
        belonging.rename(host.house, fingerprint(keys[0]), "Anna-Lena")
        assert table.record.chairs[2].name == "Rowan"
        table.sit(fingerprint(keys[1]), "rowan")

        names = [chair.name for chair in table.record.chairs]
        assert names[:2] == ["Anna-Lena", "rowan"]
        assert not looks(names[2]) & (looks(names[0]) | looks(names[1]))
        assert names[2]
        assert table.journal.match.seats[2].name == names[2]
