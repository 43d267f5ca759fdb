"""Messages become sentences: slots, fallbacks, names."""

from typing import Any

import pytest

from core.words import Message, Words, message

GAME = {
    "card.peacock": "Peacock",
    "card.brimstone": "Brimstone",
    "log.took": "{seat:who} took {card:word}.",
    "log.all": "{seat:who} took {cards:words}.",
    "log.drew": "{seat:who} drew {n} {n:card|cards}.",
    "log.raw": "{n} of {card}",
    "plain": "Nothing to fill in {{here}}.",
}
KERNEL = {"seat": "Seat", "plain": "hidden by the game's own", "quit": "Quit"}


@pytest.fixture
def words() -> Words:
    """English with two people at the table."""
    return Words("en", (GAME, KERNEL), ("Ada", "Bo"))


def test_a_message_is_a_value_with_its_arguments_in_order() -> None:
    assert message("log.took", seat=1, card="x") == Message(
        "log.took", (("seat", 1), ("card", "x"))
    )


@pytest.mark.parametrize("name", ["key", "args", "self"])
def test_an_argument_may_have_any_name(name: str) -> None:
    given: dict[str, Any] = {name: 1}

    assert message("x", **given).args == ((name, 1),)


def test_a_slot_looks_up_the_word_of_a_key(words: Words) -> None:
    assert words.say(message("log.took", seat=0, card="card.peacock")) == "Ada took Peacock."


def test_a_slot_lists_the_words_of_several_keys(words: Words) -> None:
    cards = ("card.peacock", "card.brimstone")

    assert words.say(message("log.all", seat=1, cards=cards)) == "Bo took Peacock, Brimstone."
    assert words.say(message("log.all", seat=1, cards=())) == "Bo took ."


def test_a_slot_counts_what_is_alike(words: Words) -> None:
    cards = ("card.peacock", "card.brimstone", "card.peacock")

    assert words.say(message("log.all", seat=1, cards=cards)) == "Bo took 2 × Peacock, Brimstone."


@pytest.mark.parametrize(("n", "text"), [(0, "0 cards"), (1, "1 card"), (2, "2 cards")])
def test_a_slot_takes_one_form_of_two_by_number(words: Words, n: int, text: str) -> None:
    assert words.say(message("log.drew", seat=0, n=n)) == f"Ada drew {text}."


def test_a_plain_slot_shows_the_value_itself(words: Words) -> None:
    assert words.say(message("log.raw", n=3, card="card.peacock")) == "3 of card.peacock"


def test_a_key_alone_can_be_said(words: Words) -> None:
    assert words.say("quit") == "Quit"
    assert words.word("card.peacock") == "Peacock"


def test_braces_written_twice_are_said_once(words: Words) -> None:
    assert words.say(message("plain")) == "Nothing to fill in {here}."


def test_the_first_catalogue_that_knows_a_key_wins(words: Words) -> None:
    assert words.word("plain") == GAME["plain"]
    assert words.word("seat") == "Seat"


def test_an_unknown_key_is_shown_as_itself(words: Words) -> None:
    assert words.word("card.unknown") == "card.unknown"
    assert words.say(message("no.such", n=1)) == "no.such"
    assert words.say(message("log.took", seat=0, card="card.new")) == "Ada took card.new."


def test_it_knows_which_keys_it_has(words: Words) -> None:
    assert words.has("quit")
    assert not words.has("no.such")


def test_the_first_known_of_several_keys_is_taken_and_else_the_last(words: Words) -> None:
    assert words.first("no.such", "card.peacock", "quit") == "Peacock"
    assert words.first("no.such", "nor.such") == "nor.such"


def test_who_has_no_name_is_a_numbered_seat(words: Words) -> None:
    assert words.who(1) == "Bo"
    assert words.who(2) == "Seat 3"
    assert words.sits(()).say(message("log.drew", seat=0, n=1)) == "Seat 1 drew 1 card."


def test_other_people_sit_down_to_the_same_words(words: Words) -> None:
    others = words.sits(("Cy",))

    assert others.who(0) == "Cy"
    assert (others.language, others.word("quit")) == ("en", "Quit")
    assert words.who(0) == "Ada"


def test_a_name_with_braces_is_only_a_name(words: Words) -> None:
    others = words.sits(("{n}", "{0.__class__}"))

    assert others.say(message("log.drew", seat=0, n=2)) == "{n} drew 2 cards."
    assert others.who(1) == "{0.__class__}"


# -- the words of a match ---------------------------------------------------------------------------

AGREED = {
    "rule.hive": "a point",
    "rule.hive@worth=2": "two points",
    "rule.hive@worth=2,seats=3": "two points among three",
    "page": "It is worth {part.worth}, {n} times",
    "part.worth": "one of {fact.stack}",
    "part.worth@worth=2": "two of {fact.stack}",
    "fact.stack": "6",
    "tip.1": "Tip",
    "tip.1@worth=2": "Another tip",
}


def of(**facts: str) -> Words:
    """The words of a match of which these facts hold."""
    return Words("en", (AGREED, {"rule.hive@worth=2": "not ours"})).of(facts)


def test_a_text_says_what_holds_in_the_match() -> None:
    assert of(worth="1").word("rule.hive") == "a point"
    assert of(worth="2").word("rule.hive") == "two points"


def test_of_several_variants_the_most_specific_is_said() -> None:
    assert of(worth="2", seats="3").word("rule.hive") == "two points among three"
    assert of(worth="2", seats="4").word("rule.hive") == "two points"
    assert of(worth="1", seats="3").word("rule.hive") == "a point"


def test_a_text_within_a_text_has_variants_of_its_own() -> None:
    assert Words("en", (AGREED,)).say(message("page", n=2)) == "It is worth one of 6, 2 times"
    assert of(worth="2", stack="8").say(message("page", n=2)) == "It is worth two of 8, 2 times"
    assert of(worth="2", stack="8").terse().word("part.worth") == "two of 8"


def test_the_words_of_another_match_take_the_place_of_the_first_ones() -> None:
    other = of(worth="2").sits(["Ada"]).of({"worth": "1"})

    assert other.word("rule.hive") == "a point"
    assert other.names == ("Ada",)


def test_a_language_is_lent_no_variant_of_what_it_has_words_for() -> None:
    danish = Words("da", ({"rule.hive": "et point"}, AGREED)).of({"worth": "2"})

    assert danish.word("rule.hive") == "et point"
    assert danish.word("part.worth") == "two of 6"


def test_variants_are_not_listed_among_the_keys() -> None:
    assert of(worth="2").starting("tip.") == ("tip.1",)


def test_what_a_match_says_otherwise_is_listed_among_all_the_rest() -> None:
    game = {"tip.1": "One", "tip.2": "Another", "tip.2@worth=2": "Something else", "tip.3": "Three"}
    words = Words("en", (game,)).of({"worth": "2"})

    assert words.starting("tip.") == ("tip.1", "tip.2", "tip.3")
    assert words.word("tip.2") == "Something else"


KEYED = {
    "more": "{key:view}: next",
    "not_here": "{key} does nothing here ({key:help}: the keys)",
    "page": "{part.how} on page {n}",
    "part.how": "{key:view} looks",
    "rule@worth=2": "two: {key:view}",
    "rule": "one: {key:view}",
}


def test_a_text_names_the_key_of_an_action() -> None:
    plain = Words("en", (KEYED,), ("Ada",))
    words = plain.keyed({"view": "V", "help": "F1"}.__getitem__)

    assert plain.word("more") == "view: next"
    assert words.word("more") == "V: next"
    assert words.say(message("not_here", key="z")) == "z does nothing here (F1: the keys)"
    assert words.say(message("page", n=3)) == "V looks on page 3"


def test_whatever_is_made_of_words_names_the_same_keys() -> None:
    words = Words("en", (KEYED,)).keyed(str.upper)

    for made in (words.sits(["Ada"]), words.terse(), words.of({"worth": "1"})):
        assert made.word("more") == "VIEW: next"
    assert words.of({"worth": "2"}).word("rule") == "two: VIEW"


def test_a_brace_is_a_key_like_any_other() -> None:
    words = Words("en", (KEYED,)).keyed({"view": "{", "help": "}"}.__getitem__)

    assert words.word("more") == "{: next"
    assert words.say(message("not_here", key="{0}")) == "{0} does nothing here (}: the keys)"
    assert words.say(message("page", n=3)) == "{ looks on page 3"


def test_an_action_that_nobody_knows_is_an_error() -> None:
    with pytest.raises(KeyError):
        Words("en", (KEYED,)).keyed({"view": "v"}.__getitem__).say(message("not_here", key="z"))
