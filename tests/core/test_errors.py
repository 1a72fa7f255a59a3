"""What can be wrong in a record, a link, a seed, a seat or a request, each with its own clear error."""

from __future__ import annotations

import base64
import zlib
from fractions import Fraction
from typing import Any

import pytest
from playing import people, script

from pyapp.core import record
from pyapp.core.chance import Dice, Draw, Roll, lot, probability
from pyapp.core.errors import GameError, quote
from pyapp.core.game import Info, ranks_by
from pyapp.core.match import MOVE_LIMIT, NAME_LIMIT, STEP_LIMIT, Match, Seat, check_move, check_seat
from pyapp.core.option import Option, number, starter, yes_no
from pyapp.core.stream import SEED_LIMIT, Stream, bot_stream, chance_stream, check_seed
from pyapp.games import find_game

START = "scores 0 0, seat 1"
HEAD = "rollbook 1\ngame: _null 1\nseat: person Anna\nseat: person Ben\n"


def refused(text: object) -> dict[str, Any]:
    with pytest.raises(GameError) as caught:
        record.read(text, find_game)
    assert caught.value.code == "bad_record"
    return caught.value.params


def test_the_limits_are_what_the_documents_promise() -> None:
    assert record.SIZE_LIMIT == 1024 * 1024
    assert (SEED_LIMIT, NAME_LIMIT, MOVE_LIMIT, STEP_LIMIT) == (64, 40, 200, 20_000)


# Records


@pytest.mark.parametrize(
    ("text", "params"),
    [
        ("", {"line": 1, "why": "head"}),
        ("rollbook 2\n", {"line": 1, "why": "head"}),
        ("rollbook 1\n", {"line": 2, "why": "no_game"}),
        ("rollbook 1\n\npass\n", {"line": 2, "why": "no_game"}),
        ("rollbook 1\ngame: chess 1\n", {"line": 2, "why": "unknown_game", "game": "chess"}),
        ("rollbook 1\ngame: _null 7\n", {"line": 2, "why": "version", "value": "7"}),
        ("rollbook 1\ndice: _null 1\n", {"line": 2, "why": "header", "value": "dice: _null 1"}),
        (HEAD + "dice: loaded\n", {"line": 5, "why": "header", "value": "dice: loaded"}),
        (HEAD + "seed:x\n", {"line": 5, "why": "header", "value": "seed:x"}),
        (HEAD + "x" * 100, {"line": 5, "why": "header", "value": "x" * 79 + "…"}),
        (HEAD + "game: _null 1\n", {"line": 5, "why": "header", "value": "game: _null 1"}),
        (HEAD + "seed: a\nseed: b\n", {"line": 6, "why": "header", "value": "seed: b"}),
        (HEAD + "option: a 1\noption: a 2\n", {"line": 6, "why": "header", "value": "option: a 2"}),
        (HEAD + "option: a 1\n\n", {"line": 6, "why": "bad_option", "option": "a", "value": "1"}),
        (HEAD + "table: card\n\n", {"line": 6, "why": "bad_option", "option": "table", "value": "card"}),
        (HEAD + "seed: \n\n", {"line": 6, "why": "bad_seed", "seed": ""}),
        (HEAD + "\nfold\n", {"line": 6, "why": "illegal_move", "move": "fold", "position": START}),
        (HEAD + "\n!pass\n", {"line": 6, "why": "illegal_move", "move": "pass", "position": START}),
        (HEAD + "\n# well\n\npass\nthrow\nroll 7\n", {"line": 10, "why": "bad_move", "move": "roll 7"}),
        (HEAD + "\npass\npass\n\n# then\npass\n", {"line": 10, "why": "game_over", "move": "pass"}),
        (HEAD + "seed: x\n\nthrow\nroll 6\n", {"line": 8, "why": "wrong_outcome", "step": 2, "move": "roll 6"}),
    ],
)
def test_a_bad_record_is_reported_with_its_line_and_the_reason(text: str, params: dict[str, Any]) -> None:
    assert refused(text) == params


def test_texts_that_are_not_records() -> None:
    assert refused(None) == {"line": 1, "why": "text"}
    assert refused(b"rollbook 1") == {"line": 1, "why": "text"}
    assert refused("x" * (record.SIZE_LIMIT + 1)) == {"line": 1, "why": "size"}
    assert refused("x" * record.SIZE_LIMIT) == {"line": 1, "why": "head"}


def test_a_record_can_have_any_line_ends_and_comments() -> None:
    text = HEAD + "seed: x\ntable: roll\n\nthrow\n!roll 6\n"
    match = record.read(text.replace("\n", "\r\n"), find_game)
    assert record.write(match) == text
    remarked = "# a game\n" + text.replace("\n\n", "\n# dice of ours\n\n# begins\n\n  \n") + "# ends"
    assert record.write(record.read(remarked, find_game)) == text


def test_headers_can_be_in_any_order() -> None:
    text = "rollbook 1\nseed: x\ntable: roll\nseat: person Anna\ngame: _null 1\n\nthrow\n"
    match = record.read(text, find_game)
    ordered = "rollbook 1\ngame: _null 1\nseat: person Anna\nseed: x\ntable: roll\n\nthrow\n"
    assert record.write(match) == ordered


# Links


def pack(data: bytes) -> str:
    packer = zlib.compressobj(9, wbits=-15)
    return base64.urlsafe_b64encode(packer.compress(data) + packer.flush()).decode().rstrip("=")


GOOD = pack(HEAD.encode())


@pytest.mark.parametrize("code", [None, 7, b"abc", [], {}, "é" + GOOD, "x" * (record.SIZE_LIMIT + 1)])
def test_texts_that_are_not_links(code: object) -> None:
    with pytest.raises(GameError) as caught:
        record.from_code(code)
    assert (caught.value.code, caught.value.params) == ("bad_record", {"line": 1, "why": "code"})


@pytest.mark.parametrize("junk", [*"!*. \n\t~,:'\"<>()%&?#", "\x00"])
@pytest.mark.parametrize("at", [0, 7, len(GOOD)])
def test_junk_in_a_link_is_refused(junk: str, at: int) -> None:
    """A damaged link is not mistaken for another game."""
    with pytest.raises(GameError) as caught:
        record.from_code(GOOD[:at] + junk * 4 + GOOD[at:])
    assert (caught.value.code, caught.value.params) == ("bad_record", {"line": 1, "why": "code"})


@pytest.mark.parametrize(
    "code",
    ["", "A", GOOD[:-4], GOOD[:10], GOOD + "AAAA", pack(b"\xff\xfe"), pack(b"\n" * (record.SIZE_LIMIT + 1))],
    ids=["empty", "one letter", "cut", "cut short", "more behind", "no text", "flood"],
)
def test_a_link_that_cannot_be_unpacked(code: str) -> None:
    with pytest.raises(GameError) as caught:
        record.from_code(code)
    assert (caught.value.code, caught.value.params) == ("bad_record", {"line": 1, "why": "code"})


def test_a_link_unpacks_with_and_without_its_padding_and_up_to_the_limit() -> None:
    for text in (HEAD, HEAD + "\n", HEAD + "\npass\n", HEAD + "# ?>~\xff\n"):
        code = pack(text.encode())
        assert record.from_code(code) == text
        assert record.from_code(code + "=" * (-len(code) % 4)) == text
    longest = "\n" * record.SIZE_LIMIT
    assert record.from_code(pack(longest.encode())) == longest


# Moves and outcomes


@pytest.mark.parametrize("move", ["", " ", "   ", "\t", "\x00", "\x7f", "é", "x" * (MOVE_LIMIT + 1), None, 7, b"pass"])
def test_texts_that_are_not_moves(move: object) -> None:
    match = script("_null", "throw")  # waits for a die
    for asked in (check_move, match.play):
        with pytest.raises(GameError) as caught:
            asked(move)
        assert (caught.value.code, caught.value.params) == ("bad_move", {"move": quote(move)})
    assert len(match.steps) == 1
    assert check_move("x" * MOVE_LIMIT) == "x" * MOVE_LIMIT
    assert check_move("~ !") == "~ !"


def test_an_illegal_move_is_quoted_with_its_position() -> None:
    match = script("tutto", "draw", "card bonus300", "roll 1 2 3 4 6 6", start=1)
    with pytest.raises(GameError) as caught:
        match.play("keep 5")
    assert caught.value.params == {"move": "keep 5", "position": match.game.text(match.state)}
    assert "tray 1 2 3 4 6 6" in str(caught.value)


@pytest.mark.parametrize(
    "typed", ["roll", "roll 7", "roll 1 2", "rolls 1", "1", "roll *", "roll * 1 2", "throw", "pass"]
)
def test_an_impossible_outcome(typed: str) -> None:
    match = script("_null", "throw")
    with pytest.raises(GameError) as caught:
        match.play(typed)
    assert (caught.value.code, caught.value.params) == ("bad_move", {"move": typed})
    match.play("  roll   3 ")
    assert match.steps[-1].move == "roll 3"


def test_a_draw_takes_what_is_in_the_bag() -> None:
    bag = Draw((("red", 2), ("blue", 1), ("black", 0)), 2)
    assert bag.normalise("draw blue red") == "draw red blue"
    assert bag.normalise("draw red red") == "draw red red"
    for typed in ("draw blue blue", "draw black red", "draw red", "draw red red red", "take red red", "draw pink red"):
        with pytest.raises(GameError) as caught:
            bag.normalise(typed)
        assert (caught.value.code, caught.value.params) == ("bad_move", {"move": typed})
    assert (bag.total, dict(bag.outcomes())) == (3, {"draw red red": 1, "draw red blue": 2})


def test_a_lot_counts_the_seats_from_one() -> None:
    assert (lot(3).outcomes(), lot(3).total) == ((("lot 1", 1), ("lot 2", 1), ("lot 3", 1)), 3)
    assert [probability(lot(3), text) for text in ("lot 3", "lot 4", "roll 1")] == [Fraction(1, 3), 0, 0]


def test_two_groups_of_dice_are_sorted_separately() -> None:
    roll = Roll((Dice(2), Dice(1, ("a", "b"))))
    assert roll.normalise("roll 6 1 b") == "roll 1 6 b"
    for typed in ("roll 1 b 6", "roll 1 6", "roll 1 6 7", "roll 7 6 a"):
        with pytest.raises(GameError, match="bad_move"):
            roll.normalise(typed)
    assert roll.total == 72


# Seats and names


@pytest.mark.parametrize(
    ("seat", "params"),
    [
        (Seat("wizard", "Anna"), {"why": "kind", "value": "wizard"}),
        (Seat("person", ""), {"why": "length", "value": "", "limit": NAME_LIMIT}),
        (Seat("person", " \n "), {"why": "length", "value": " \n ", "limit": NAME_LIMIT}),
        (Seat("person", "x" * 41), {"why": "length", "value": "x" * 41, "limit": NAME_LIMIT}),
        (Seat("person", 7), {"why": "length", "value": "7", "limit": NAME_LIMIT}),  # type: ignore[arg-type]
        (Seat("person", "a\x1bb"), {"why": "characters", "value": "'a\\x1bb'"}),
        (Seat("person", "a\u202eb"), {"why": "characters", "value": "'a\\u202eb'"}),
    ],
)
def test_an_invalid_seat(seat: Seat, params: dict[str, Any]) -> None:
    with pytest.raises(GameError) as caught:
        check_seat(seat, ("random",))
    assert (caught.value.code, caught.value.params) == ("bad_seat", params)


def test_a_name_can_contain_any_readable_character() -> None:
    for name in ("x" * 40, "é", "👩\u200d👧", "<b>", "東京"):
        assert check_seat(Seat("person", f" {name} "), ()) == Seat("person", name)
    assert check_seat(Seat("random", "Otto"), ("random",)) == Seat("random", "Otto")


def test_a_wrong_number_of_seats_is_reported() -> None:
    for count in (0, 5):
        with pytest.raises(GameError) as caught:
            Match(find_game("_null"), people(count))
        assert caught.value.params == {"why": "count", "value": str(count), "fewest": 1, "most": 4}


# Seeds and bots


def test_a_seed_is_any_printable_ascii_without_a_space() -> None:
    for seed in ("!", "~", "a", "!~", "x" * SEED_LIMIT):
        assert check_seed(seed) == seed
    for seed in (" ", "\x7f", "a b", "a\x1f", "x" * (SEED_LIMIT + 1), "", None, 7, b"a", ["a"]):
        with pytest.raises(GameError) as caught:
            check_seed(seed)
        assert (caught.value.code, caught.value.params) == ("bad_seed", {"seed": quote(seed)})


def test_streams_differ_by_seed_purpose_seat_and_step() -> None:
    def first(stream: Stream) -> int:
        return stream.below(1 << 31)

    streams = [chance_stream("a", 0), chance_stream("a", 1), chance_stream("b", 0)]
    streams += [bot_stream("a", 0, 0), bot_stream("a", 1, 0), bot_stream("a", 0, 1), bot_stream("b", 0, 0)]
    assert len({first(stream) for stream in streams}) == len(streams)


def test_only_a_match_without_a_seed_can_be_given_one() -> None:
    match = script("_null", "throw")
    for bad in ("", "a b"):
        with pytest.raises(GameError, match="bad_seed"):
            match.play_on(bad)
    assert match.seed is None
    match.play_on("mine")
    assert (match.seed, match.steps[-1].given, match.rev) == ("mine", False, 2)
    with pytest.raises(GameError, match="bad_seed"):
        match.play_on("another")


# Options


def test_an_option_takes_its_values_as_text_or_directly() -> None:
    target = number("target", "X-1", 5, range(1, 11))
    assert [target.parse(value, 2) for value in (1, "10", "000000007")] == [1, 10, 7]
    for bad in (0, 11, "0", "11", "", "-1", "1.5", "²", "0000000007", True, False, None, 2.0, [1]):
        with pytest.raises(GameError) as caught:
            target.parse(bad, 2)
        assert (caught.value.code, caught.value.params) == ("bad_option", {"option": "target", "value": quote(bad)})
    first = starter("X-2", 4)
    assert [first.parse(value, 2) for value in ("lot", "1", 2)] == ["lot", "1", "2"]
    for bad in ("3", 3, 0, "seat"):
        with pytest.raises(GameError, match="bad_option"):
            first.parse(bad, 2)
    assert starter("X-2", 2, default="roll_off").values == ("roll_off", "1", "2")
    assert (starter("X-2", 2, default="1").values, starter("X-2", 2, default="1").default) == (("lot", "1", "2"), "1")
    assert yes_no("a", "X-3", "no") == Option("a", "X-3", "no", ("yes", "no"), "choice")
    info = Info("x", 1, (2, 2), options=(target, first))
    assert info.parse_options({"target": "3"}, 2) == {"target": 3, "start": "lot"}
    with pytest.raises(GameError) as caught:
        info.parse_options({"speed": 7}, 2)
    assert caught.value.params == {"option": "speed", "value": "7"}


def test_ties_share_a_rank() -> None:
    assert ranks_by((3, 7, 7, 1)) == (3, 1, 1, 4)


# What an error says


def test_an_error_quotes_only_a_short_text() -> None:
    assert quote("x" * 80) == "x" * 80
    assert quote("x" * 81) == "x" * 79 + "…"
    assert quote(None) == "None"
    assert quote("xxx", 2) == "x…"
    assert str(GameError("bad_move", move="x", at=1)) == "bad_move move='x' at=1"
