"""Devices that play a game by link: each keeps its record and talks to the bridge. They exchange nothing but links."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from pyapp import api
from pyapp.core.match import Match
from pyapp.core.option import Options

Json = dict[str, Any]
Choose = Callable[[Match[Any]], str]
NAMES = ("Anna", "Ben", "Cleo", "Dan")


def ask(method: str, **params: Any) -> Json:
    reply: Json = json.loads(api.call(method, json.dumps(params)))
    assert reply["ok"], reply
    return reply


class Device:
    """One person's device. After every call it has only its record, as after a reload."""

    def __init__(self, name: str, number: int) -> None:
        self.name = name
        self.handle = f"device{number}"
        self.secret = f"secret-of-device-{number}-{name}"
        self.record = ""
        self.position: Json = {}

    @property
    def standing(self) -> Json:
        found: Json = self.position["by_link"]
        return found

    @property
    def match(self) -> Match[Any]:
        return api._matches[self.handle]

    def keep(self, position: Json) -> Json:
        self.position = position
        self.record = position["record"]
        return position

    def reload(self) -> None:
        again = ask("load", match=self.handle, record=self.record)
        assert again["record"] == self.record
        self.keep(again)

    def invite(self, game: str, players: int, options: Options) -> str:
        asked = {"game": game, "options": options, "players": players, "name": self.name, "secret": self.secret}
        self.keep(ask("link_invite", match=self.handle, **asked))
        return self.pass_on()

    def join(self, code: str) -> str:
        self.keep(ask("link_join", match=self.handle, code=code, name=self.name, secret=self.secret))
        return self.pass_on()

    def open(self, code: str) -> Json:
        opened = ask("link_open", code=code, own=[self.record])
        if opened["relation"] == "next":
            self.record = opened["record"]
            self.reload()
        return opened

    def pass_on(self) -> str:
        """The newest link, handed out."""
        code: str = ask("link_code", match=self.handle)["code"]
        done = ask("link_sent", match=self.handle)
        assert done["by_link"]["sent"]
        assert not done["by_link"]["send"]
        assert not done["can_undo"]
        self.record = done["record"]
        return code

    def play(self, choose: Choose, pause: Callable[[Device], None] = lambda device: None) -> None:
        """All that this device has to decide now."""
        while self.standing["stage"] == "playing" and self.standing["waiting"] == self.standing["seat"]:
            self.keep(ask("play", match=self.handle, move=choose(self.match)))
            pause(self)


def table(game: str, players: int, options: Options, luck: str = "") -> list[Device]:
    """Devices on which a game has begun; only the first one knows that everybody has joined."""
    devices = [Device(name, number) for number, name in enumerate(NAMES[:players])]
    for device in devices:
        device.secret += luck
    invitation = devices[0].invite(game, players, options)
    for device in devices[1:]:
        assert devices[0].open(device.join(invitation))["kind"] == "reply"
    return devices


def play_on(
    devices: list[Device],
    choose: Choose,
    *,
    most: int = 1000,
    pause: Callable[[Device], None] = lambda device: None,
    each: Callable[[Device, str], None] = lambda device, code: None,
) -> list[str]:
    """Until the game is over on every device, or for so many links. Returns all links that were sent."""
    sent: list[str] = []
    device = devices[0]
    while len(sent) < most:
        device.play(choose, pause)
        standing = device.standing
        assert standing["send"], standing
        sent.append(device.pass_on())
        each(device, sent[-1])
        if standing["stage"] == "over":
            break
        device = devices[standing["to"]]
        assert device.open(sent[-1])["relation"] in ("next", "same")
        assert device.standing["waiting"] == device.standing["seat"] or device.standing["send"]
    for other in devices:
        if other is not device:
            assert other.open(sent[-1])["relation"] in ("next", "same")
    return sent
