// node load.js [--tables N] [--seconds N] [--flatfile]: as many moves as the server takes, by two players a table, each with a
// connection. Whoever is on turn moves as soon as both have been told of the last move. Prints one line of JSON.
const { fork } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { io } = require('socket.io-client');

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : Number(process.argv[at + 1]);
};
const tables = option('tables', 300);
const seconds = option('seconds', 30);
const store = process.argv.includes('--flatfile') ? 'flatfile' : 'append';
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-boardgame-io-'));
const server = fork(path.join(__dirname, 'server.js'), [folder, store], { silent: true });
const reply = (question) =>
  new Promise((resolve) => {
    server.once('message', resolve);
    if (question) server.send(question);
  });
const pause = (millis) => new Promise((resolve) => setTimeout(resolve, millis));

let measuring = false;
let stopping = false;
const times = [];

async function play(url, n) {
  // A match that is not there is made when the first player asks for it.
  const matchID = `match-${n}`;
  const sockets = ['0', '1'].map(() => io(`${url}/regions`, { transports: ['websocket'], forceNew: true }));
  const told = [-1, -1];
  let sent = 0;
  let state = null;
  for (const [seat, socket] of sockets.entries()) {
    await new Promise((resolve) => {
      socket.once('sync', (_, info) => {
        state = info.state;
        told[seat] = state._stateID;
        resolve();
      });
      const ask = () => socket.emit('sync', matchID, String(seat), undefined, 2);
      if (socket.connected) ask();
      else socket.once('connect', ask);
    });
  }
  const move = () => {
    if (stopping) return;
    const player = state.ctx.currentPlayer;
    const payload = { type: 'take', args: [state._stateID], playerID: player };
    sent = performance.now();
    sockets[Number(player)].emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, player);
  };
  sockets.forEach((socket, seat) =>
    socket.on('update', (_, next) => {
      if (next._stateID <= told[seat]) return;
      told[seat] = next._stateID;
      if (seat === Number(state.ctx.currentPlayer) && measuring) times.push(performance.now() - sent);
      if (told[0] === told[1]) {
        state = next;
        move();
      }
    }),
  );
  move();
}

async function main() {
  const { port } = await reply();
  const url = `http://127.0.0.1:${port}`;
  for (let n = 0; n < tables; n += 1) await play(url, n);
  await pause(3000);
  const before = await reply('count');
  const began = performance.now();
  measuring = true;
  await pause(seconds * 1000);
  const after = await reply('count');
  measuring = false;
  stopping = true;
  const took = (performance.now() - began) / 1000;
  times.sort((a, b) => a - b);
  const quantile = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const cpu = (usage) => (usage.user + usage.system) / 1e6;
  const moves = after.stored - before.stored;
  console.log(
    JSON.stringify({
      store,
      moves_per_second: moves / took,
      told_p50_ms: quantile(0.5),
      told_p99_ms: quantile(0.99),
      cpu_seconds: cpu(after.cpu) - cpu(before.cpu),
      cpu_us_per_move: ((cpu(after.cpu) - cpu(before.cpu)) * 1e6) / moves,
      moves,
    }),
  );
  server.kill();
  fs.rmSync(folder, { recursive: true });
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  server.kill();
  process.exit(1);
});
