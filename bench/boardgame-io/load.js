// node load.js [--tables N] [--seconds N] [--store postgres|append|flatfile]: as many moves as the server takes, by two players a table, each with a
// connection. Whoever is on turn moves as soon as both have been told of the last move. Prints one line of JSON.
const { execFileSync, fork } = require('node:child_process');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { io } = require('socket.io-client');

const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const tables = Number(option('tables', 300));
const seconds = Number(option('seconds', 30));
const store = option('store', 'postgres');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-boardgame-io-'));
const database = store === 'postgres' ? startDatabase(path.join(folder, 'database')) : null;
const server = fork(path.join(__dirname, 'server.js'), [store, database ? database.address : folder], { silent: true });

// A PostgreSQL of its own on a free port, set up as it comes: commits wait for the disk. It refuses to run as root, who
// therefore starts it as the user that Debian's package made for it.
function startDatabase(data) {
  const programs = execFileSync('sh', ['-c', 'ls -d /usr/lib/postgresql/*/bin | tail -1']).toString().trim();
  const root = process.getuid() === 0;
  const run = (program, ...args) => {
    const command = [path.join(programs, program), ...args];
    const whole = root ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    execFileSync(whole[0], whole.slice(1), { stdio: ['ignore', 'ignore', 'inherit'], cwd: folder });
  };
  if (root) execFileSync('chown', ['postgres', folder]);
  const port = 20000 + (process.pid % 20000);
  run('initdb', '--auth=trust', '--username=bench', '-D', data);
  const settings = `-p ${port} -h 127.0.0.1 -k ${folder}`;
  run('pg_ctl', '-w', '-D', data, '-l', path.join(folder, 'database.log'), '-o', settings, 'start');
  const stop = () => run('pg_ctl', '-w', '-D', data, '-m', 'fast', 'stop');
  return { address: `postgresql://bench@127.0.0.1:${port}/postgres`, stop };
}
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
}

main()
  .catch((error) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => {
    server.kill();
    database?.stop();
    fs.rmSync(folder, { recursive: true });
    process.exit();
  });
