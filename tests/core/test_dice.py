"""The dice are what docs/dice.md says they are, and fair."""

from __future__ import annotations

import re

import pytest
from playing import ROOT

from pyapp.core.chain import Known, sealed, until, whole
from pyapp.core.chance import Dice, Roll
from pyapp.core.errors import GameError
from pyapp.core.source import ByPlayers, Leg
from pyapp.core.stream import Stream, chance_stream, check_seed

DOC = (ROOT / "docs" / "dice.md").read_text(encoding="utf-8")
PLACES = re.findall(r"^\| `(.+?)` \| (turn[\d.]+) \| (.+?) \| `(.+?)` \|$", DOC, re.MULTILINE)
CHAINS = re.findall(r"^\| `(\S+)` \| (\d+) \| `([0-9a-f]{32})` \|$", DOC, re.MULTILINE)
LEGS = re.findall(r"^\| (players[\d.]+) \| (.+?) \| `(.+?)` \|$", DOC, re.MULTILINE)
VECTORS = re.findall(r"^\| `(.+?)` \| (\d+) \| (.+?) \| `(.+?)` \|$", DOC, re.MULTILINE)


@pytest.mark.parametrize(("seed", "index", "what", "result"), VECTORS)
def test_documented_vectors(seed: str, index: str, what: str, result: str) -> None:
    stream = chance_stream(seed, int(index))
    if what.endswith(("die", "dice")):
        assert Roll((Dice(int(what.split()[0])),)).sample(stream.below) == result
    else:
        assert stream.below(int(what.split()[-1])) == int(result)


@pytest.mark.parametrize(("seed", "place", "what", "result"), PLACES)
def test_documented_vectors_by_turn(seed: str, place: str, what: str, result: str) -> None:
    stream = Stream(seed, place)
    if what.endswith("dice"):
        assert Roll((Dice(int(what.split()[0])),)).sample(stream.below) == result
    else:
        assert stream.below(int(what.split()[-1])) == int(result)


@pytest.mark.parametrize(("secret", "number", "digits"), CHAINS)
def test_documented_vectors_of_chains(secret: str, number: str, digits: str) -> None:
    assert whole(secret)[int(number)].hex() == digits
    assert until(Known(int(number), bytes.fromhex(digits)))[0] == whole(secret)[0]


@pytest.mark.parametrize(("place", "what", "result"), LEGS)
def test_documented_vectors_of_games_by_link(place: str, what: str, result: str) -> None:
    secrets = dict.fromkeys(secret for secret, _, _ in CHAINS)
    known = [Known(9, whole(secret)[9]) for secret in secrets]
    source = ByPlayers(known)
    *numbers, roll = map(int, place.split(".")[1:])
    leg = Leg(0, roll, tuple(numbers))
    assert source.purpose(leg) == place
    stream = Stream(source.seed(leg, None) or "", source.purpose(leg))
    if what.endswith("dice"):
        assert Roll((Dice(int(what.split()[0])),)).sample(stream.below) == result
    else:
        assert stream.below(int(what.split()[-1])) == int(result)


def test_the_documented_sealed_move() -> None:
    assert f"`{sealed(whole(CHAINS[0][0])[3], 17, 'pass').hex()}`" in DOC


def test_there_are_vectors() -> None:
    assert len(CHAINS) >= 6
    assert len(LEGS) >= 4
    assert len(VECTORS) >= 8
    assert len(PLACES) >= 6


def test_the_documented_script_rolls_the_same_dice() -> None:
    script = re.search(r"```python\n(.*?)```", DOC, re.DOTALL)
    assert script
    names: dict[str, object] = {}
    exec(script[1], names)
    for seed, index, what, result in [*VECTORS, *PLACES]:
        if what.endswith(("die", "dice")):
            thrown = names["dice"](seed, index, int(what.split()[0]))  # type: ignore[operator]
            assert "roll " + " ".join(map(str, thrown)) == result


def test_words_that_would_favour_some_numbers_are_skipped() -> None:
    stream = Stream("rollbook", "skip")
    limit = 3_000_000_000
    raw = Stream("rollbook", "skip")
    words = [raw._word() for _ in range(40)]
    kept = [word for word in words if word < limit]
    assert len(kept) < len(words)
    assert [stream.below(limit) for _ in kept] == kept


def test_faces_are_equally_frequent() -> None:
    """A chi-square over 60,000 dice of 10,000 rolls; fair dice exceed 20.5 once in a thousand runs."""
    counts = [0] * 6
    for index in range(10_000):
        stream = chance_stream("fair", index)
        for _ in range(6):
            counts[stream.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


@pytest.mark.parametrize("seed", ["", " ", "a b", "é", "x" * 65, "a\n", None, 7])
def test_bad_seeds_are_refused(seed: object) -> None:
    with pytest.raises(GameError, match="bad_seed"):
        check_seed(seed)
