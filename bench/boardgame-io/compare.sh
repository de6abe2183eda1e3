#!/bin/sh
# compare.sh [TABLES] [SECONDS]: the load against both servers, one after the other on the same machine, and the ratios of
# durable moves a second and of processor time a move.
set -eu
tables=${1:-300}
seconds=${2:-30}
cd "$(dirname "$0")"
[ -d node_modules ] || npm install --no-audit --no-fund
theirs=$(node load.js --tables "$tables" --seconds "$seconds")
ours=$(cd ../.. && cargo xtask load --tables "$tables" --seconds "$seconds" --rate 0 --watchers 0 --idle 0 --json | tail -1)
echo "boardgame.io: $theirs"
echo "elbowroom:    $ours"
node -e '
const [theirs, ours] = process.argv.slice(1).map((text) => JSON.parse(text));
const ratio = (a, b) => Math.round((10 * a) / b) / 10;
console.log(JSON.stringify({
  ratio: ratio(ours.moves_per_second, theirs.moves_per_second),
  cpu_ratio: ratio(theirs.cpu_us_per_move, ours.cpu_us_per_move),
}));' "$theirs" "$ours"
