#!/usr/bin/env bash
# Makes the net of the grandmaster again: three rounds of games and training. See README.md beside it.
set -euo pipefail
elbowroom=${1:?usage: train/make.sh ELBOWROOM FOLDER}
folder=${2:?usage: train/make.sh ELBOWROOM FOLDER}
here=$(cd "$(dirname "$0")" && pwd)
threads=$(nproc)
boxes="base underground base+underground river warcraft"

# games ROUND BOX PLAYERS BOT SECONDS [--net FILE]
games() {
  mkdir -p "$folder/$1"
  "$elbowroom" selfplay --box "$2" --players "$3" --bot "$4" --seconds "$5" --games 10000000 --seed "${1}01" \
    --threads "$threads" --out "$folder/$1/$2-$3p.bin" "${@:6}"
}

for box in $boxes; do games 1 "$box" 2 planner "${SECONDS_OF_TWO:-24}"; done
for box in $boxes; do
  for players in 3 4 5; do games 1 "$box" "$players" veteran "${SECONDS_OF_MORE:-12}"; done
done
python3 "$here/train.py" --out "$folder/one.bin" --seconds 95 "$folder"/1/*.bin

for box in $boxes; do games 2 "$box" 2 planner "${SECONDS_OF_TWO:-10}" --net "$folder/one.bin"; done
for box in $boxes; do
  for players in 3 4 5; do games 2 "$box" "$players" veteran "${SECONDS_OF_MORE:-6}" --net "$folder/one.bin"; done
done
python3 "$here/train.py" --begin "$folder/one.bin" --rate 1e-3 --out "$folder/two.bin" --seconds 60 "$folder"/2/*.bin

# Tables of three to five have most of the time of the third round: the second has fewest games of them.
for box in $boxes; do
  games 3 "$box" 2 planner "${SECONDS_OF_TWO:-9}" --net "$folder/two.bin"
  for players in 3 4 5; do games 3 "$box" "$players" veteran "${SECONDS_OF_MORE:-13}" --net "$folder/two.bin"; done
done
python3 "$here/train.py" --begin "$folder/two.bin" --rate 7e-4 --out "$folder/three.bin" --seconds 110 "$folder"/3/*.bin
echo "the net is $folder/three.bin, its checks are $folder/three.bin.check"
