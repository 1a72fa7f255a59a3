"""The examples in the README work."""

from __future__ import annotations

import doctest

from playing import ROOT


def test_the_readmes_examples() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted > 8
    assert result.failed == 0
