"""How many bots may think at a time where nobody says."""

import os
from pathlib import Path

import pytest

from tui.host.disk import config
from tui.process.cores import cores


@pytest.mark.parametrize(("there", "wanted"), [(1, 1), (2, 1), (8, 7)])
def test_one_core_is_left_to_the_screens_where_there_are_several(
    there: int, wanted: int, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(config, "cores", lambda: there)
    file = tmp_path / "serve.toml"
    file.touch()

    assert config.load(file, {}).thinkers == wanted
    assert config.load(file, {"workers": 3}).thinkers == 3


def test_only_cores_that_this_process_may_use_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {2, 5, 7}, raising=False)
    assert cores() == 3

    monkeypatch.delattr(os, "sched_getaffinity")
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert cores() == 1
