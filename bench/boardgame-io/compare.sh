#!/bin/sh
# compare.sh [TABLES] [SECONDS]: the load against both servers, one after the other on the same machine, and the ratios of
# durable moves a second and of processor time a move, for boardgame.io on PostgreSQL and on the least durable store there
# can be.
set -eu
tables=${1:-300}
seconds=${2:-30}
cd "$(dirname "$0")"
[ -d node_modules ] || npm install --no-audit --no-fund
postgres=$(node load.js --tables "$tables" --seconds "$seconds" --store postgres)
append=$(node load.js --tables "$tables" --seconds "$seconds" --store append)
ours=$(cd ../.. && cargo xtask load --tables "$tables" --seconds "$seconds" --rate 0 --watchers 0 --idle 0 --json | tail -1)
echo "boardgame.io: $postgres"
echo "boardgame.io: $append"
echo "elbowroom:    $ours"
node -e '
const [postgres, append, ours] = process.argv.slice(1).map((text) => JSON.parse(text));
const rounded = (ratio) => Math.round(10 * ratio) / 10;
const ratios = (theirs) => ({
  ratio: rounded(ours.moves_per_second / theirs.moves_per_second),
  cpu_ratio: rounded(theirs.cpu_us_per_move / ours.cpu_us_per_move),
});
console.log(JSON.stringify({ postgres: ratios(postgres), append: ratios(append) }));' "$postgres" "$append" "$ours"
