"""Trains the net of crates/bots/src/net from files of `elbowroom selfplay`.

    python3 train/train.py --out net.bin --seconds 120 data/*.bin

What is learned is a correction to the value function: the coins every seat gains from a table between two turns to the end.
Targets are lambda-returns: coins gained turn by turn, mixed with what the net of the last pass says of later tables, so that
the luck of the end does not drown what matters. Turns in which somebody strayed teach nothing of what came before them.

Games whose number is a multiple of 16 are kept for validation. The file written has weights of one or two bytes; beside it
`FILE.check` has views with what the rounded weights make of them in double precision, for the tests of the bots.
"""

import argparse
import struct
import time

import numpy as np
import torch
import torch.nn.functional as F

SUMS, HIDDEN, STACKS, FEATURES = 64, 32, 11, 29
NUMBERS = 2 * FEATURES + 2
NONE = 0xFFFF


class Games:
    """The games of one file: tensors by game, turn and seat, on the processor until they are needed."""

    def __init__(self, path, vocabulary, limit=None):
        with open(path, "rb") as file:
            assert file.readline() == b"elbowroom-selfplay 1\n", path
            head = [int(word) for word in file.readline().split()]
            self.players, _, self.fixed, self.roles, things, features, self.words = head
            assert features == FEATURES
            tiles = []
            while (line := file.readline().decode().split()):
                tiles.append(line[0])
                vocabulary.setdefault(line[0], [tuple(map(float, word.split(":"))) for word in line[1:]])
            row = np.dtype([("things", "<u2", things), ("numbers", "<f4", features), ("future", "<f4"),
                            ("coins", "<u2"), ("turns", "u1"), ("flags", "u1")])
            rows = np.fromfile(file, row)
        self.path, self.tiles = path, tiles
        rows = rows.reshape(-1, self.players)
        ends = np.flatnonzero(rows["flags"][:, 0] & 2)
        starts = np.concatenate([[0], ends[:-1] + 1])
        lengths = ends - starts + 1
        # All games of a box have one length; what was interrupted would be of another.
        length = np.bincount(lengths).argmax()
        keep = lengths == length
        index = starts[keep][:, None] + np.arange(length)[None]
        self.rows = rows[index[:limit]]
        self.odd = int((~keep).sum())


def remapped(games, keys):
    """Things with the places of tiles in the common list; what is not there is the last place."""
    n = games.fixed + games.roles * len(keys)
    table = np.full(NONE + 1, n, np.int32)
    table[: games.fixed] = np.arange(games.fixed)
    for role in range(games.roles):
        for at, key in enumerate(games.tiles):
            table[games.fixed + 256 * role + at] = games.fixed + role * len(keys) + keys.index(key)
    return table


class Net(torch.nn.Module):
    def __init__(self, fixed, roles, n_tiles, words):
        super().__init__()
        self.fixed, self.roles, self.n_tiles, self.n_words = fixed, roles, n_tiles, words.shape[1]
        small = lambda *shape: torch.nn.Parameter(torch.randn(*shape) * 0.05)
        self.things = small(fixed, SUMS)
        self.known = small(roles, n_tiles, SUMS)
        self.by_word = small(roles, self.n_words, SUMS)
        self.numbers = small(NUMBERS, SUMS)
        self.bias = torch.nn.Parameter(torch.zeros(SUMS))
        # Each number of turns left has layers of its own, near those common to all.
        layers = {"first": (SUMS, HIDDEN), "second": (HIDDEN, HIDDEN), "last": (HIDDEN, 2)}
        for name, (n_in, n_out) in layers.items():
            scale = (2 / n_in) ** 0.5 if name != "last" else 0.01
            setattr(self, name, torch.nn.Parameter(torch.randn(n_in, n_out) * scale))
            setattr(self, name + "_own", torch.nn.Parameter(torch.zeros(STACKS, n_in, n_out)))
            setattr(self, name + "_bias", torch.nn.Parameter(torch.zeros(STACKS, n_out)))
        self.direct = torch.nn.Parameter(torch.zeros(STACKS, NUMBERS, 2))
        self.log_spread = torch.nn.Parameter(torch.full((STACKS + 1, 4), 2.0))
        self.register_buffer("words", words)

    def table(self, drop=0.0):
        """The rows of all things; of some tiles only what they do, so that this is learned as well."""
        known = self.known
        if drop:
            known = known * (torch.rand(1, self.n_tiles, 1, device=known.device) > drop)
        tiles = known + torch.einsum("tw,rws->rts", self.words, self.by_word)
        return torch.cat([self.things, tiles.reshape(-1, SUMS)])

    def forward(self, things, numbers, turns, drop=0.0):
        """things: [n, most], numbers: [n, NUMBERS], turns: [n]. Returns [n, 2]."""
        table = self.table(drop)
        n_things = table.shape[0]
        counts = torch.zeros(things.shape[0], n_things + 1, device=things.device)
        counts.scatter_add_(1, things.long(), torch.ones_like(things, dtype=torch.float32))
        sums = counts[:, :n_things] @ table + numbers @ self.numbers + self.bias
        at = (turns.long() - 1).clamp(0, STACKS - 1)
        x = sums
        for name in ("first", "second", "last"):
            x = F.relu(x)
            w, own, b = (getattr(self, name + part) for part in ("", "_own", "_bias"))
            shared = x @ w + b[at]
            # By turns left: one product for all, of which each row takes its own.
            every = torch.einsum("ni,tio->nto", x, own)
            x = shared + every.gather(1, at[:, None, None].expand(-1, 1, every.shape[2]))[:, 0]
        every = torch.einsum("ni,tio->nto", numbers, self.direct)
        x = x + every.gather(1, at[:, None, None].expand(-1, 1, 2))[:, 0]
        return x * (turns > 0)[:, None]


class Data:
    """One file's games on the device, flat over games and turns."""

    def __init__(self, games, keys, device):
        rows = games.rows
        self.players = games.players
        self.shape = rows.shape  # games, turns and the end, seats
        table = remapped(games, keys)
        width = int((rows["things"] != NONE).sum(-1).max())
        things = np.empty((*rows.shape, width), np.int16)
        for part in range(0, len(rows), 256):
            things[part : part + 256] = table[rows["things"][part : part + 256, ..., :width]]
        put = lambda array: torch.from_numpy(np.ascontiguousarray(array)).to(device)
        self.things = put(things)
        self.own = put(rows["numbers"])
        self.future = put(rows["future"])
        self.coins = put(rows["coins"].astype(np.float32))
        self.turns = put(rows["turns"])
        self.strayed = put((rows["flags"][:, :, 0] & 1).astype(bool))
        self.seat = put((rows["flags"][:, :, 0] >> 2).astype(np.int64))
        self.win = self.future[:, -1].clone()
        self.future[:, -1] = 0
        number = torch.arange(self.shape[0], device=device)
        self.held_out = number % 16 == 0
        self.target = None
        self.weight = None

    def view(self, at):
        """The inputs at some places (games * turns), all seats: things, numbers, turns."""
        flat = lambda x: x.reshape(-1, *x.shape[2:])
        own = flat(self.own)[at]
        p = self.players
        others = (own.sum(1, keepdim=True) - own) / (p - 1)
        seat = flat(self.seat)[at]
        ahead = (torch.arange(p, device=own.device)[None] + p - seat[:, None]) % p
        extra = torch.stack([ahead / (p - 1), torch.full_like(ahead, p - 2, dtype=torch.float32)], -1)
        numbers = torch.cat([own, others, extra.float()], -1)
        join = lambda x: x.reshape(-1, *x.shape[2:])
        return join(flat(self.things)[at]), join(numbers), flat(self.turns)[at].reshape(-1)

    def totals(self, net, at, drop=0.0):
        """Coins every seat should end with, and what speaks for its win besides: [n, seats] each."""
        out = net(*self.view(at), drop).reshape(-1, self.players, 2)
        flat = lambda x: x.reshape(-1, self.players)[at]
        return flat(self.coins) + flat(self.future) + out[..., 0], out[..., 1]

    def spread_place(self, at):
        return self.turns.reshape(-1, self.players)[at].max(1).values.long().clamp(max=STACKS)

    @torch.no_grad()
    def look_ahead(self, net, fade):
        """Sets the targets by what the net says now."""
        n, length, p = self.shape
        value = torch.empty(n * length, p, device=self.coins.device)
        for part in torch.arange(n * length, device=value.device).split(16384 // p * 2):
            value[part] = self.totals(net, part)[0]
        value = value.reshape(n, length, p)
        value[:, -1] = self.coins[:, -1]
        target = value.clone()
        weight = torch.ones(n, length, device=value.device)
        weight[:, -1] = 0
        keep = fade ** (1 / p)
        for turn in range(length - 2, -1, -1):
            clean = ~self.strayed[:, turn + 1]
            ahead = (1 - keep) * value[:, turn + 1] + keep * target[:, turn + 1]
            target[:, turn] = torch.where(clean[:, None], ahead, value[:, turn])
            weight[:, turn] = clean.float()
        self.target, self.weight = target, weight


def losses(data, net, at, drop=0.0):
    totals, edge = data.totals(net, at, drop)
    p = data.players
    target = data.target.reshape(-1, p)[at]
    error = totals - target
    margin = error - (error.sum(1, keepdim=True) - error) / (p - 1)
    weight = data.weight.reshape(-1)[at]
    norm = weight.sum().clamp(min=1)
    coin_loss = (weight * (F.huber_loss(margin, torch.zeros_like(margin), delta=15.0, reduction="none").mean(1)
                           + 0.3 * F.huber_loss(error, torch.zeros_like(error), delta=15.0, reduction="none").mean(1))).sum() / norm
    spread = net.log_spread[data.spread_place(at), p - 2].exp()
    logits = totals.detach() / spread[:, None] + edge
    win = data.win[at // data.shape[1]]
    win_loss = (weight * -(win * F.log_softmax(logits, 1)).sum(1)).sum() / norm
    return coin_loss, win_loss


@torch.no_grad()
def validate(datas, net):
    """Mean square of the margin's error against the real end, without and with the net, and the loss of the odds."""
    lines = []
    for data in datas:
        n, length, p = data.shape
        games = torch.nonzero(data.held_out)[:, 0]
        if not len(games):
            continue
        at = (games[:, None] * length + torch.arange(length - 1, device=games.device)[None]).reshape(-1)
        sums = np.zeros(4)
        for part in at.split(8192):
            totals, edge = data.totals(net, part)
            plain = (data.coins + data.future).reshape(-1, p)[part]
            end = data.coins[:, -1][part // length]
            margin = lambda x: x - (x.sum(1, keepdim=True) - x) / (p - 1)
            spread = net.log_spread[data.spread_place(part), p - 2].exp()
            logits = totals / spread[:, None] + edge
            win = data.win[part // length]
            cross = -(win * F.log_softmax(logits, 1)).sum(1)
            sums += [((margin(plain) - margin(end)) ** 2).mean(1).sum().item(),
                     ((margin(totals) - margin(end)) ** 2).mean(1).sum().item(), cross.sum().item(), len(part)]
        lines.append((data, sums[:3] / sums[3], int(sums[3])))
    return lines


def keep_best(net, datas, best):
    """The least error so far with its weights, and the error now, as a part of the value function's."""
    now = float(np.mean([means[1] / means[0] for _, means, _ in validate(datas, net)]))
    if now < best[0]:
        best = (now, {name: weights.clone() for name, weights in net.state_dict().items()})
    return (best[0], best[1], now)


def rounded(matrix, width):
    """Whole numbers of so many bytes, and what each row is to be multiplied by."""
    matrix = matrix.detach().double().cpu().numpy()
    matrix = matrix.reshape(1, -1) if matrix.ndim == 1 else matrix
    most = 127 if width == 1 else 32767
    unit = (np.abs(matrix).max(1) / most).astype(np.float32)
    unit[unit == 0] = 1
    return np.rint(matrix / unit[:, None].astype(np.float64)).astype("<i1" if width == 1 else "<i2"), unit


def write(net, keys, path):
    parts = []

    def table(matrix, width):
        numbers, unit = rounded(matrix, width)
        matrix = matrix.reshape(1, -1) if matrix.ndim == 1 else matrix
        parts.append(bytes([width]) + b"".join(struct.pack("<f", u) + row.tobytes() for u, row in zip(unit, numbers)))
        return torch.from_numpy(numbers.astype(np.float64) * unit[:, None].astype(np.float64))

    exact = {}
    table_bias = table(net.bias, 2)
    things = table(net.things, 1)
    known = torch.stack([table(net.known[role], 1) for role in range(net.roles)])
    by_word = torch.stack([table(net.by_word[role], 1) for role in range(net.roles)])
    exact["numbers"] = table(net.numbers, 2)
    table(net.log_spread.exp(), 2)
    tiles = known + torch.einsum("tw,rws->rts", net.words.double().cpu(), by_word)
    exact["bias"], exact["table"] = table_bias[0], torch.cat([things, tiles.reshape(-1, SUMS)])
    exact["stacks"] = []
    for at in range(STACKS):
        stack = []
        for name in ("first", "second", "last"):
            bias = table(getattr(net, name + "_bias")[at], 2)[0]
            stack.append((table(getattr(net, name) + getattr(net, name + "_own")[at], 2 if name == "last" else 1), bias))
        exact["stacks"].append((stack, table(net.direct[at], 2)))
    with open(path, "wb") as file:
        file.write(b"elbowroom-net 1\n" + " ".join(keys).encode() + b"\n" + b"".join(parts))
    return exact


class Reader:
    """Reads tables of a net file from its front, as [`write`] puts them there."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def table(self, n, width):
        size = self.data[self.at]
        row = np.dtype([("unit", "<f4"), ("weights", "<i1" if size == 1 else "<i2", width)])
        rows = np.frombuffer(self.data, row, n, self.at + 1)
        self.at += 1 + n * row.itemsize
        return torch.from_numpy(rows["weights"].astype(np.float32) * rows["unit"][:, None])


@torch.no_grad()
def begin_from(net, keys, path):
    """Begins with the weights of a net file; tiles that it does not know keep theirs."""
    with open(path, "rb") as file:
        assert file.readline() == b"elbowroom-net 1\n", path
        known = file.readline().decode().split()
        reader = Reader(file.read())
    net.bias.copy_(reader.table(1, SUMS)[0])
    net.things.copy_(reader.table(net.fixed, SUMS))
    places = [keys.index(key) for key in known]
    for role in range(net.roles):
        net.known[role, places] = reader.table(len(known), SUMS).to(net.known.device)
    for role in range(net.roles):
        net.by_word[role].copy_(reader.table(net.n_words, SUMS))
    net.numbers.copy_(reader.table(NUMBERS, SUMS))
    net.log_spread.copy_(reader.table(STACKS + 1, 4).log())
    sizes = {"first": (SUMS, HIDDEN), "second": (HIDDEN, HIDDEN), "last": (HIDDEN, 2)}
    stacks = {name: [] for name in sizes}
    for at in range(STACKS):
        for name, (n_in, n_out) in sizes.items():
            getattr(net, name + "_bias")[at].copy_(reader.table(1, n_out)[0])
            stacks[name].append(reader.table(n_in, n_out))
        net.direct[at].copy_(reader.table(NUMBERS, 2))
    assert reader.at == len(reader.data), "the net file is longer than it should be"
    for name, tables in stacks.items():
        common = torch.stack(tables).mean(0)
        getattr(net, name).copy_(common)
        getattr(net, name + "_own").copy_(torch.stack(tables) - common)


def reference(exact, things, numbers, turns):
    """The net with rounded weights in double precision, one view."""
    if turns == 0:
        return torch.zeros(2, dtype=torch.float64)
    x = exact["bias"] + exact["table"][things].sum(0) + numbers @ exact["numbers"]
    stack, direct = exact["stacks"][min(turns, STACKS) - 1]
    for weights, bias in stack:
        x = F.relu(x) @ weights + bias
    return x + numbers @ direct


def write_checks(datas, files, exact, keys, path, each=6):
    """Views in the numbers of their game's own tiles, with what must come of them."""
    rng = np.random.default_rng(1)
    with open(path, "w") as file:
        file.write("elbowroom-net-check 1\n")
        for data, games in zip(datas, files):
            n, length, p = data.shape
            for _ in range(each):
                game, turn, seat = rng.integers(n), rng.integers(length - 1), rng.integers(p)
                at = torch.tensor([game * length + turn], device=data.coins.device)
                things, numbers, turns = data.view(at)
                own = games.rows["things"][game, turn, seat]
                common = things[seat].cpu().long()
                out = reference(exact, common[common < exact["table"].shape[0]], numbers[seat].double().cpu(),
                                int(turns[seat]))
                file.write(f"{games.path.split('/')[-1].rsplit('.', 1)[0]} {int(turns[seat])}\n")
                file.write(" ".join(str(thing) for thing in own[own != NONE]) + "\n")
                file.write(" ".join(f"{x:.8g}" for x in numbers[seat].tolist()) + "\n")
                file.write(f"{out[0]:.6f} {out[1]:.6f}\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("files", nargs="+")
    parser.add_argument("--out", required=True)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--fade", type=float, default=0.7, help="how much of a later round counts against the net's word")
    parser.add_argument("--begin", help="a net file to begin from")
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--states", type=int, default=8192, help="tables in a step")
    parser.add_argument("--passes", type=int, default=8, help="how often the targets are made again")
    options = parser.parse_args()
    begun = time.time()
    torch.manual_seed(1)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    torch.backends.cuda.matmul.allow_tf32 = True
    vocabulary = {}
    files = [Games(path, vocabulary) for path in options.files]
    keys = sorted(vocabulary)
    words = torch.zeros(len(keys), files[0].words)
    for at, key in enumerate(keys):
        for word, amount in vocabulary[key]:
            words[at, int(word)] += amount
    net = Net(files[0].fixed, files[0].roles, len(keys), words).to(device)
    if options.begin:
        begin_from(net, keys, options.begin)
    datas = [Data(games, keys, device) for games in files]
    views = sum(np.prod(data.shape) for data in datas)
    print(f"{len(datas)} files, {sum(len(f.rows) for f in files)} games ({sum(f.odd for f in files)} odd ones left out), "
          f"{views} views, {len(keys)} tiles; loaded in {time.time() - begun:.0f} s on {device}", flush=True)
    heavy = [p for name, p in net.named_parameters() if name not in ("log_spread", "bias")]
    light = [net.log_spread, net.bias]
    optimizer = torch.optim.AdamW([{"params": heavy, "weight_decay": options.decay},
                                   {"params": light, "weight_decay": 0.0}], lr=options.rate)
    begun = time.time()
    steps, made = 0, 0
    places = [torch.arange(np.prod(data.shape[:2]), device=device) for data in datas]
    places = [at[~data.held_out[at // data.shape[1]]] for at, data in zip(places, datas)]
    mean = torch.zeros(2)
    best = (float("inf"), None, 1.0)
    while (spent := (time.time() - begun) / options.seconds) < 1:
        if spent * options.passes >= made:
            for data in datas:
                data.look_ahead(net, options.fade)
            made += 1
            best = keep_best(net, datas, best)
            print(f"{time.time() - begun:5.0f} s, {steps} steps, loss {mean[0]:.2f} and {mean[1]:.4f}; held out "
                  f"{best[2]:.4f} of the value function's error", flush=True)
        for group in optimizer.param_groups:
            group["lr"] = options.rate * min(1, steps / 200 + 0.01) * max(0.02, 0.5 + 0.5 * np.cos(np.pi * spent))
        # Files by turns, each as often as it has tables, in steps of a like number of views.
        sizes = np.array([len(at) for at in places], float)
        which = np.random.choice(len(datas), p=sizes / sizes.sum())
        data, at = datas[which], places[which]
        at = at[torch.randint(len(at), (min(options.states, len(at)),), device=device)]
        coin_loss, win_loss = losses(data, net, at, 0.1)
        optimizer.zero_grad(set_to_none=True)
        (coin_loss + 5 * win_loss).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 20.0)
        optimizer.step()
        steps += 1
        if steps % 10 == 0:
            mean = 0.95 * mean + 0.05 * torch.tensor([coin_loss.item(), win_loss.item()])
    best = keep_best(net, datas, best)
    print(f"{steps} steps in {time.time() - begun:.0f} s; held out {best[2]:.4f}, best {best[0]:.4f}", flush=True)
    net.load_state_dict(best[1])
    for data, games, (_, means, n) in zip(datas, files, validate(datas, net)):
        print(f"{games.path}: {n} tables held out, square of the margin's error {means[0]:.1f} by the value function, "
              f"{means[1]:.1f} with the net; loss of the odds {means[2]:.4f}")
    print("spread", net.log_spread.exp().detach().cpu().numpy().round(1).tolist())
    exact = write(net, keys, options.out)
    write_checks(datas, files, exact, keys, options.out + ".check")


main()
