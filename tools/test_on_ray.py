#!/usr/bin/env python3
"""Proves tools/on_ray.py: a lab and a fit on a cluster of several workers write the bytes that one process writes, though a
worker is killed in the middle of a job, a whole node is lost, and the driver is killed and started again.

    python tools/test_on_ray.py ELBOWROOM SCRATCH

`cargo xtask lab-cluster` runs it. It needs Linux, for /proc.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

from ray.cluster_utils import Cluster

NODES = 3
PATIENCE = 300
DRIVER = Path(__file__).parent / "on_ray.py"


def check(holds, claim):
    if not holds:
        sys.exit(f"NOT TRUE: {claim}")
    print(f"true: {claim}", flush=True)


def wait_for(what, look):
    """Looks until there is something to see."""
    patient_until = time.monotonic() + PATIENCE
    while time.monotonic() < patient_until:
        if seen := look():
            return seen
        time.sleep(0.02)
    sys.exit(f"waited in vain for {what}")


def workers_at_work(elbowroom):
    """The processes of Ray that play a job now, each with the range of its games."""
    found = {}
    for process in Path("/proc").glob("[0-9]*"):
        try:
            words = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
            status = (process / "status").read_text()
        except OSError:
            continue
        if words[0] == elbowroom and "--part" in words:
            parent = next(line.split()[1] for line in status.splitlines() if line.startswith("PPid:"))
            found[int(parent)] = words[words.index("--part") + 1]
    return found


def content(result):
    """The bytes of a file, or of all files in a folder."""
    if result.is_file():
        return {"the file": result.read_bytes()}
    return {file.name: file.read_bytes() for file in sorted(result.iterdir())}


def run(name, command, games, job, elbowroom, scratch, cluster, nodes):
    alone, split = scratch / f"{name}-alone", scratch / f"{name}-split"
    subprocess.run(
        [elbowroom, *command, "--games", str(games), "--out", str(alone)], check=True, stdout=subprocess.DEVNULL
    )
    driver = [sys.executable, str(DRIVER), "--games", str(games), "--job", str(job), "--out", str(split)]
    driver += ["--elbowroom", elbowroom, "--address", cluster.address, "--", *command]
    parts = Path(f"{split}.parts")

    def there():
        return {file.stem.replace("-", "..") for file in parts.glob("*.part")}

    first = subprocess.Popen(driver)
    wait_for("the first parts", lambda: len(there()) >= 2)
    # A worker in the middle of a job.
    worker, games_lost = wait_for("a worker at work", lambda: workers_at_work(elbowroom)).popitem()
    check(games_lost not in there(), f"{name}: a worker is killed while it plays {games_lost}")
    os.kill(worker, signal.SIGKILL)
    # A machine, with whatever it plays.
    cluster.remove_node(nodes.pop(), allow_graceful=False)
    wait_for("parts after that", lambda: len(there()) >= 5)
    first.send_signal(signal.SIGKILL)
    first.wait()
    brought = there()
    check(len(brought) * job < games, f"{name}: the driver is killed with {len(brought)} of {games // job} parts there")
    before = {file: file.stat().st_mtime_ns for file in parts.glob("*.part")}
    check(subprocess.run(driver).returncode == 0, f"{name}: the driver goes on when it is started again")
    check(games_lost in there(), f"{name}: the games {games_lost} were played again")
    kept = all(file.stat().st_mtime_ns == when for file, when in before.items())
    check(kept, f"{name}: no part was played twice")
    mine, theirs = content(alone), content(split)
    check(mine.keys() == theirs.keys(), f"{name}: the same files were written: {', '.join(mine)}")
    for file, written in mine.items():
        check(written == theirs[file], f"{name}: {file} has the same {len(written)} bytes")
    # A part that is missing, or of another run, is not passed over.
    next(parts.glob("*.part")).unlink()
    merge = [elbowroom, *command, "--games", str(games), "--merge", str(parts), "--out", str(scratch / "none")]
    refused = subprocess.run(merge, capture_output=True, text=True)
    check(refused.returncode == 2 and "no part has" in refused.stderr, f"{name}: {refused.stderr.strip()}")


def main():
    elbowroom, scratch = sys.argv[1], Path(sys.argv[2])
    shutil.rmtree(scratch, ignore_errors=True)
    scratch.mkdir(parents=True)
    # The head keeps the books and plays nothing.
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 0})
    try:
        for name, command, games, job in [
            ("lab", ["lab", "--box", "base", "--players", "2", "--bot", "planner", "--seed", "5"], 600, 20),
            ("fit", ["fit", "--box", "base", "--players", "2", "--bot", "planner", "--seed", "5"], 600, 20),
        ]:
            nodes = [cluster.add_node(num_cpus=1) for _ in range(NODES)]
            run(name, command, games, job, elbowroom, scratch, cluster, nodes)
            for node in nodes:
                cluster.remove_node(node)
    finally:
        cluster.shutdown()
    print("a cluster that loses workers writes what one process writes")


if __name__ == "__main__":
    main()
