"""`elbowroom dataset`, and the notebook that learns from it."""

import json
import os
import subprocess
from pathlib import Path

import matplotlib
import numpy as np
import pyarrow.parquet as pq

from elbowroom import Game, env

ROOT = Path(__file__).parents[3]


def dataset(out, *options, games=6):
    command = [os.environ["ELBOWROOM_COMMAND"], "dataset", "--games", str(games), "--seed", "4", "--out", str(out)]
    return subprocess.run([*command, *options], capture_output=True, text=True)


def test_columns_are_what_the_page_says(tmp_path):
    file = tmp_path / "games.parquet"
    options = ["--box", "underground", "--players", "3", "--bot", "greedy", "--stray", "50"]
    assert dataset(file, *options).returncode == 0
    table = pq.read_table(file)
    page = (ROOT / "docs/datasets.md").read_text().splitlines()
    listed = [line.split("`")[1] for line in page if line.startswith("| `")]
    assert table.column_names == listed
    about = json.loads(table.schema.metadata[b"elbowroom"])
    game = Game("underground", players=3)
    for name in ("box", "board", "players", "rounds", "tiles", "regions", "planes", "numbers", "actions"):
        assert about[name] == getattr(game, name), name
    strayed, rewards = 0, {}
    for row in table.to_pylist():
        assert row["action"] in row["legal"] and len(row["legal"]) > 1
        name = game.actions[row["action"]].split()
        assert row["answer"].split()[: len(name) - 1] == name[:-1]
        _, numbers = env.split(game, np.array(row["observation"], np.int16))
        # The row is of whoever is asked, who sees no other purse.
        assert numbers["asked_seat"] == 1 and numbers["coins[0]"] == row["coins"] and numbers["coins[1]"] == -1
        assert numbers["round"] == row["round"]
        end = (row["final_coins"], row["best_other_final_coins"], row["reward"])
        assert rewards.setdefault((row["game"], row["seat"]), end) == end
        strayed += row["strayed"]
    assert strayed > 0
    for number in range(6):
        ends = [rewards[number, seat] for seat in range(3)]
        assert abs(sum(end[2] for end in ends)) < 1e-5
        most = max(end[0] for end in ends)
        assert all(max(mine, other) == most and (reward <= 0 or mine == most) for mine, other, reward in ends)


def test_equal_options_give_equal_bytes_and_files_are_parts_of_one(tmp_path):
    one, two, other = (tmp_path / name for name in ("one", "two", "other"))
    assert dataset(one).returncode == dataset(two, "--threads", "3").returncode == 0
    assert one.read_bytes() == two.read_bytes()
    assert dataset(other, "--from", "3", games=3).returncode == 0
    whole = pq.read_table(one)
    late = whole.filter(np.asarray(whole["game"]) >= 3)
    assert late.num_rows > 0 and pq.read_table(other).to_pylist() == late.to_pylist()


def test_what_cannot_be_written_is_said(tmp_path):
    several = dataset(tmp_path / "x", "--box", "warcraft")
    assert several.returncode == 2 and "--board" in several.stderr
    nowhere = dataset(tmp_path / "no" / "folder")
    assert nowhere.returncode == 2 and "folder" in nowhere.stderr


def test_the_notebook_learns_something(capsys):
    matplotlib.use("Agg")
    notebook = json.loads((ROOT / "docs/value-model.ipynb").read_text())
    cells = ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 4
    names = {"__name__": "__main__"}
    for number, cell in enumerate(cells):
        exec(compile(cell, f"value-model.ipynb, code {number}", "exec"), names)
    assert names["model"] < 0.97 * names["baseline"], "it knows more than the round"
    assert len(names["figure"].axes) == 2 and names["figure"].axes[0].lines
    assert "typical error" in capsys.readouterr().out


def test_the_notebook_shows_what_it_has_drawn():
    notebook = json.loads((ROOT / "docs/value-model.ipynb").read_text())
    shown = [output for cell in notebook["cells"] for output in cell.get("outputs", [])]
    assert any("image/png" in output.get("data", {}) for output in shown)
    assert not any(output["output_type"] == "error" for output in shown)
