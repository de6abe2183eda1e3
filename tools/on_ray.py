#!/usr/bin/env python3
"""Plays `elbowroom lab` or `elbowroom fit` on many machines, and writes what one machine would have, byte for byte.

    python tools/on_ray.py --games 1000000 --job 5000 --out report -- lab --box base --players 3 --bot planner

What follows `--` is the command as for one machine, without `--games`, `--out` and `--threads`. The games are split into
jobs, which Ray (`pip install ray`) hands to its workers; each is a call of `elbowroom … --part FROM..TO`, and
`elbowroom … --merge` puts the parts together at the end. A job whose worker is lost is played again elsewhere. Parts that
have come in lie in a folder beside the result, so a driver that was ended goes on where it was when started again.

Every machine needs the same `elbowroom`, and files that the command names, in the same places. Without `--address`, Ray's
own rules hold: the cluster that RAY_ADDRESS names, or one on this machine alone.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import ray


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, required=True, help="how many games in all")
    parser.add_argument("--job", type=int, default=1000, help="how many games a job has at most")
    parser.add_argument("--out", required=True, help="what to write: the folder of a lab, the file of a fit")
    parser.add_argument("--parts", help="the folder for what jobs bring; the result's name with '.parts' if left out")
    parser.add_argument("--elbowroom", default="elbowroom", help="the command, as workers find it")
    parser.add_argument("--address", help="where the cluster is")
    parser.add_argument("--retries", type=int, default=5, help="how often a job is played again when its worker is lost")
    parser.add_argument("command", nargs="+", help="lab or fit, with its options")
    given = parser.parse_args()
    if given.command[0] not in ("lab", "fit"):
        parser.error(f"only lab and fit are split into jobs, not {given.command[0]}")
    if given.games < 1 or given.job < 1:
        parser.error("--games and --job are at least 1")
    return given


def play(command, begin, end):
    """Plays a job; returns the bytes of its part."""
    with tempfile.TemporaryDirectory(prefix="elbowroom-") as folder:
        part = Path(folder, "job.part")
        job = [*command, "--part", f"{begin}..{end}", "--threads", "1", "--out", str(part)]
        done = subprocess.run(job, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"{' '.join(job)}: {done.stderr.strip() or done.returncode}")
        return part.read_bytes()


def part_file(parts, begin, end):
    return parts / f"{begin}-{end}.part"


def open_jobs(parts, games, size):
    """The ranges of games that no part has yet, cut into jobs."""
    there = sorted(tuple(map(int, file.stem.split("-"))) for file in parts.glob("*.part"))
    begin, jobs = 0, []
    for next_begin, next_end in [*there, (games, games)]:
        while begin < next_begin:
            end = min(begin + size, next_begin)
            jobs.append((begin, end))
            begin = end
        begin = max(begin, next_end)
    return jobs


def keep(file, content):
    """Writes a file that is there as a whole or not at all."""
    unfinished = file.with_suffix(".unfinished")
    unfinished.write_bytes(content)
    os.replace(unfinished, file)


def main():
    given = read_arguments()
    parts = Path(given.parts or f"{given.out.rstrip('/')}.parts")
    parts.mkdir(parents=True, exist_ok=True)
    command = [given.elbowroom, *given.command, "--games", str(given.games)]
    jobs = open_jobs(parts, given.games, given.job)
    if jobs:
        ray.init(address=given.address, log_to_driver=False, logging_level="error")
        task = ray.remote(num_cpus=1, max_retries=given.retries)(play)
        running = {task.remote(command, *job): job for job in jobs}
        played, begun = given.games - sum(end - begin for begin, end in jobs), time.monotonic()
        while running:
            (ready,), _ = ray.wait(list(running), num_returns=1)
            begin, end = running.pop(ready)
            try:
                keep(part_file(parts, begin, end), ray.get(ready))
            except ray.exceptions.RayError as error:
                sys.exit(f"the games {begin}..{end} could not be played: {error}\nStarted again, the rest goes on.")
            played += end - begin
            seconds = time.monotonic() - begun
            print(f"{played} of {given.games} games, {len(running)} jobs left, {seconds:.0f} s", file=sys.stderr)
    merge = [*command, "--merge", str(parts), "--out", given.out]
    sys.exit(subprocess.run(merge).returncode)


if __name__ == "__main__":
    main()
