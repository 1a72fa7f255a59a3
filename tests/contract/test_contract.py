"""What every game promises, including the smallest. A new game is tested here without adding a line."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from playing import all_ids, any_options, at_random, new_match, people

from pyapp import advice
from pyapp.core import record
from pyapp.core.chance import Draw, Roll
from pyapp.core.errors import GameError
from pyapp.core.game import Decide, Over
from pyapp.core.match import Match, Seat
from pyapp.core.stream import Stream, bot_stream
from pyapp.games import find_bots, find_game, listed_ids

pytestmark = pytest.mark.parametrize("id", all_ids())

SEEDS = [f"contract{number}" for number in range(6)]
MANY = 250
"""After this many decisions of a game, trying every move of every position shows nothing new."""
HOSTILE = ["", " ", "nonsense", "roll", "roll 7", "keep", "\n", "é", "x" * 1000, "<b>", None, 7, ["keep 1"]]


def test_random_games_end_with_any_options(id: str) -> None:
    for seed in SEEDS * 2:
        match = new_match(id, seed)
        for _ in at_random(match, seed):
            pass
        outcome = match.outcome
        assert outcome is not None
        assert outcome.reason
        assert len(outcome.scores) == len(outcome.ranks) == len(match.seats)
        if len(match.seats) > 1:  # a single player can be unranked
            assert outcome.winners
            assert all(1 <= rank <= len(match.seats) for rank in outcome.ranks)
        assert match.legal == ()
        with pytest.raises(GameError, match="game_over"):
            match.play("anything")


def test_states_are_values_that_no_call_changes(id: str) -> None:
    match = new_match(id, SEEDS[0])
    game = match.game
    for count, _ in enumerate(at_random(match, SEEDS[0])):
        if count > MANY:
            break
        state = match.state
        before = copy.deepcopy(state)
        hash(state)
        game.turn(state)
        for move in match.legal:
            game.apply(state, move)
        game.text(state)
        for seat in (None, *range(len(match.seats))):
            game.view(game.mask(state, seat), seat)
        assert state == before


def test_every_view_says_whose_turn_it_is_and_offers_exactly_the_legal_moves(id: str) -> None:
    """A seat that must not see the moves gets none."""
    for seed in SEEDS[:3]:
        match = new_match(id, seed)
        for _, _ in zip(range(MANY // 5), at_random(match, seed), strict=False):
            assert isinstance(match.turn, Decide)
            decides = match.turn.seat
            for seat in {None, decides, (decides + 1) % len(match.seats)}:
                view = match.game.view(match.game.mask(match.state, seat), seat)
                assert view["player"] == decides
                assert isinstance(view["phase"], str)
                if seat != decides and view.get("secret") and not view["choices"]:
                    continue
                assert [choice["move"] for choice in view["choices"]] == list(match.legal)
                assert all(list(choice)[:2] == ["move", "kind"] for choice in view["choices"])


def test_legal_moves_are_unique_steady_and_all_accepted(id: str) -> None:
    for seed in SEEDS[:3]:
        match = new_match(id, seed)
        for count, _ in enumerate(at_random(match, seed)):
            if count > MANY:
                break
            legal = match.legal
            assert legal, "a decision without a move"
            assert len(set(legal)) == len(legal)
            assert legal == match.game.legal_moves(match.state)
            for move in legal:
                assert 0 < len(move) <= 200
                assert move.isascii()
                assert move.isprintable()
                assert move == " ".join(move.split())
                after, events = match.game.apply(match.state, move)
                assert after != match.state
                assert isinstance(events, tuple)
                match.game.turn(after)


def test_anything_else_is_refused_and_changes_nothing(id: str) -> None:
    match = new_match(id, SEEDS[1])
    for count, _ in enumerate(at_random(match, SEEDS[1])):
        turn = match.turn
        assert isinstance(turn, Decide)
        before = (match.rev, len(match.steps), match.state)
        for move in HOSTILE:
            with pytest.raises(GameError) as caught:
                match.play(move)
            assert caught.value.code in ("bad_move", "illegal_move")
        with pytest.raises(GameError) as caught:
            match.play(match.legal[0], rev=match.rev + 1)
        assert caught.value.code == "stale"
        with pytest.raises(GameError) as caught:
            match.play(match.legal[0], seat=turn.seat + 1)
        assert caught.value.code == "not_your_turn"
        assert (match.rev, len(match.steps), match.state) == before
        if count > 60:
            break


def test_the_same_seed_gives_the_same_game(id: str) -> None:
    first, second = new_match(id, SEEDS[3]), new_match(id, SEEDS[3])
    for _ in at_random(first, SEEDS[3]):
        pass
    for _ in at_random(second, SEEDS[3]):
        pass
    assert [step.move for step in first.steps] == [step.move for step in second.steps]
    assert first.state == second.state


def test_a_record_with_other_dice_is_refused(id: str) -> None:
    match = new_match(id, SEEDS[4])
    for _ in at_random(match, SEEDS[4]):
        if any(step.seat is None for step in match.steps):
            break
    at = next(at for at, step in enumerate(match.steps) if step.seat is None)
    state = match.steps[at - 1].state if at else match.start
    chance = match.game.turn(state)
    assert isinstance(chance, (Roll, Draw))
    stream = Stream("another", "outcome")
    other = next(move for move in iter(lambda: chance.sample(stream.below), "") if move != match.steps[at].move)
    lines = record.write(match).split("\n")
    line = lines.index("") + 1 + at
    lines[line] = other
    with pytest.raises(GameError) as caught:
        record.read("\n".join(lines), find_game)
    assert caught.value.code == "bad_record"
    assert caught.value.params["line"] == line + 1
    assert caught.value.params["why"] == "wrong_outcome"


def test_chance_is_exact_and_every_outcome_has_one_string(id: str) -> None:
    match = new_match(id, SEEDS[5])
    seen: set[Any] = set()
    for _ in at_random(match, SEEDS[5]):
        pass
    state = match.start
    for step in match.steps:
        chance = match.game.turn(state)
        state = step.state
        if isinstance(chance, (Decide, Over)) or chance in seen or len(seen) > 40:
            continue
        seen.add(chance)
        assert chance.normalise(step.move) == step.move
        if chance.total > 50_000:
            continue
        outcomes = chance.outcomes()
        assert sum(weight for _, weight in outcomes) == chance.total
        assert len(dict(outcomes)) == len(outcomes)
        assert step.move in dict(outcomes)
        for outcome, weight in outcomes[:200]:
            assert weight > 0
            assert chance.normalise(outcome) == outcome


def test_views_are_plain_json_of_what_a_seat_can_know(id: str) -> None:
    for seed in SEEDS[:3]:
        match = new_match(id, seed)
        game = match.game
        for count, _ in enumerate(at_random(match, seed)):
            for seat in (None, *range(len(match.seats))):
                masked = game.mask(match.state, seat)
                assert game.mask(masked, seat) == masked
                view = game.view(masked, seat)
                assert json.loads(json.dumps(view)) == view
            turn = match.turn
            assert isinstance(turn, Decide)
            assert game.legal_moves(game.mask(match.state, turn.seat)) == match.legal
            if count > 150:
                break


def test_events_are_plain_json_too(id: str) -> None:
    match = new_match(id, SEEDS[1])
    for _ in at_random(match, SEEDS[1]):
        pass
    for step in match.steps:
        for event in step.events:
            assert event.code.isidentifier()
            assert event.code == event.code.lower()
            assert json.loads(json.dumps(event.params)) == event.params


def test_undo_takes_back_a_decision_but_never_chance(id: str) -> None:
    stream = Stream("undo", id)
    taken_back = refused = 0
    for seed in SEEDS:
        match = new_match(id, seed)
        for _ in range(60):
            turn = match.turn
            if not isinstance(turn, Decide):
                break
            before, rev, count = match.state, match.rev, len(match.steps)
            match.play(match.legal[stream.below(len(match.legal))])
            if match.steps[-1].seat is None:
                assert not match.can_undo()
                with pytest.raises(GameError, match="cannot_undo"):
                    match.undo()
                refused += 1
                continue
            with pytest.raises(GameError, match="cannot_undo"):
                match.undo(seat=turn.seat + 1)
            match.undo(seat=turn.seat)
            assert (match.state, match.rev, len(match.steps)) == (before, rev + 2, count)
            taken_back += 1
            match.play(match.legal[stream.below(len(match.legal))])
    assert taken_back
    assert refused


def test_undo_also_takes_back_a_bots_replies(id: str) -> None:
    game = find_game(id)
    seats = [Seat("person", "Anna"), Seat("random", "Otto")]
    stream = Stream("bots", id)
    for seed in SEEDS:
        match: Match[Any] = Match(game, seats, {}, seed)
        match.begin()
        for _ in range(60):
            turn = match.turn
            if not isinstance(turn, Decide):
                break
            match.play(match.legal[stream.below(len(match.legal))])
            at = len(match.steps)
            while at and match.steps[at - 1].seat == 1:
                at -= 1
            possible = at > 0 and match.steps[at - 1].seat == 0
            assert match.can_undo() == possible
            if possible and stream.below(3) == 0:
                match.undo()
                assert len(match.steps) == at - 1


def test_every_option_value_is_playable_and_no_other_is_accepted(id: str) -> None:
    game = find_game(id)
    fewest = game.info.seats[0]
    assert game.info.parse_options({}, fewest) == {option.id: option.default for option in game.info.options}
    for option in game.info.options:
        values = option.values[: fewest + 1] if option.kind == "seat" else option.values
        sample = values if len(values) < 8 else (values[0], values[1], values[-1])
        for value in sample:
            match: Match[Any] = Match(game, people(fewest), {option.id: value}, "options")
            match.begin()
            for count, _ in enumerate(at_random(match, "options")):
                if count > 30:
                    break
            assert record.read(record.write(match), find_game).options[option.id] == value
        for bad in ("nonsense", -1, None, True, 10**9, "9" * 5000, [], "<b>"):
            with pytest.raises(GameError) as caught:
                Match(game, people(fewest), {option.id: bad})
            assert caught.value.code == "bad_option"
    with pytest.raises(GameError, match="bad_option"):
        Match(game, people(fewest), {"unheard_of": 1})


def test_seats_are_checked(id: str) -> None:
    game = find_game(id)
    fewest, most = game.info.seats
    for count in (fewest - 1, most + 1):
        with pytest.raises(GameError, match="bad_seat"):
            Match(game, [Seat("person", "A")] * count)
    for name in ("", "  ", "x" * 10_000, "a\nb", "a\x00", "\u202egnirts", "a\u2028b"):
        with pytest.raises(GameError, match="bad_seat"):
            Match(game, [Seat("person", name)] * fewest)
    with pytest.raises(GameError, match="bad_seat"):
        Match(game, [Seat("wizard", "A")] * fewest)
    Match(game, [Seat("person", "<b>Ann & Bob</b>")] * fewest)


def test_bots_are_as_declared_and_use_only_what_they_see(id: str) -> None:
    game = find_game(id)
    bots = find_bots(id)
    assert tuple(bots) == game.info.bots
    for level in bots:
        stream = Stream("bots", level)
        seats = game.info.seats[1]
        match: Match[Any] = Match(game, [Seat(level, "Bot")] * seats, any_options(game, seats, stream), "bots")
        match.begin()
        for _ in range(60):
            if match.outcome is not None:
                break
            move = advice.choose(match, level)
            assert move in match.legal
            assert move == advice.choose(match, level), "the same position and stream, another move"
            match.play(move)


def test_bots_use_their_own_numbers(id: str) -> None:
    assert bot_stream("seed", 0, 0).below(1 << 30) != bot_stream("seed", 1, 0).below(1 << 30)


def test_a_listed_game_can_be_played_with_real_dice(id: str) -> None:
    """With real dice the match waits for every outcome and accepts exactly the possible ones."""
    game = find_game(id)
    match: Match[Any] = Match(game, people(game.info.seats[1]), {}, "table", game.info.typed)
    match.begin()
    stream = Stream("table", id)
    typed = 0
    for _ in range(60):
        turn = match.turn
        if isinstance(turn, Over):
            break
        if isinstance(turn, Decide):
            match.play(match.legal[stream.below(len(match.legal))])
            continue
        with pytest.raises(GameError, match="bad_move"):
            match.play(f"{turn.verb} nonsense")
        match.play(turn.sample(stream.below))
        typed += 1
    assert typed
    again = record.read(record.write(match), find_game)
    assert again.state == match.state
    assert again.table == match.table


def test_only_real_games_are_listed(id: str) -> None:
    assert (id in listed_ids()) == (not id.startswith("_"))


def test_a_hint_is_a_legal_move_and_at_most_three_facts(id: str) -> None:
    match = new_match(id, SEEDS[0])
    for count, _ in enumerate(at_random(match, SEEDS[0])):
        if count % 5:
            continue
        move, odds = advice.hint(match)
        assert move in match.legal
        assert len(odds) <= 3
        for fact in odds:
            assert fact.code.isidentifier()
            assert json.loads(json.dumps(fact.params)) == fact.params
            assert 0 <= fact.params.get("chance", 0) <= 1
        if count > 100:
            break
