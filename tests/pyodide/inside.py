"""Run by Pyodide: pytest on the tests it is given, and the counts of what came of them."""

import json
import os
from collections import Counter

import pytest

import pyapp


class Counting:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or not report.passed:
            self.counts[report.outcome] += 1

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.counts["failed"] += 1


def run(*arguments: str) -> str:
    assert pyapp.__file__.startswith("/engine.whl"), pyapp.__file__
    os.chdir("/project")
    counting = Counting()
    # The project's settings put its root on the path, where the engine's sources would hide the wheel.
    settings = ["-o", "pythonpath=tests", "-p", "no:cacheprovider", "-p", "_hypothesis_pytestplugin"]
    pytest.main(["-q", *settings, *arguments], plugins=[counting])
    return json.dumps(counting.counts)
