// Keeps tables in this browser and answers for them: the program of the tables (`host.js`), and IndexedDB below it. Nobody
// hears of anything before it is kept.
const folder = new URL('../../', import.meta.url).pathname;
// Who connects with which number, and the table that is joined there.
const sockets = new Map();
// How often each table had been changed when it was read or written here last: another tab may have changed it since.
const known = new Map();
const others = new BroadcastChannel(`elbowroom ${folder}`);
let host;

const ready = async () => {
  if (host) return;
  const program = await import('./host.js');
  await program.default({ module_or_path: new URL('host_bg.wasm', import.meta.url) });
  host = program;
};

let opening;
const store = () => opening ??= new Promise((opened, failed) => {
  const request = indexedDB.open(`elbowroom ${folder}`, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore('tables', { keyPath: 'id' });
    request.result.createObjectStore('facts');
  };
  request.onsuccess = () => opened(request.result);
  request.onerror = () => failed(request.error);
});

const found = (request) => new Promise((done, failed) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => failed(request.error);
});

const ended = (change) => new Promise((done, failed) => {
  change.oncomplete = done;
  change.onabort = () => failed(change.error ?? new Error('aborted'));
});

// Everything that was said at a table.
const allOf = (id) => IDBKeyRange.bound([id], [id, []]);

const problem = (key) => JSON.stringify({ key });

const row = async (id) => found((await store()).transaction('tables').objectStore('tables').get(id));

const tell = (id, texts) => {
  for (const [socket, table] of sockets) if (table === id) postMessage({ socket, texts });
};

const announce = (id, changes) => {
  known.set(id, changes);
  others.postMessage([id, changes]);
};

// Reads a table as it is kept, and has it played again. Returns what is wrong, if anything is.
const load = async (id) => {
  await ready();
  const read = (await store()).transaction(['tables', 'facts']);
  const [kept, facts] = await Promise.all([
    found(read.objectStore('tables').get(id)),
    found(read.objectStore('facts').getAll(allOf(id))),
  ]);
  if (!kept) return problem('problem-no-table');
  if (known.get(id) !== kept.changes) host.forget(id);
  const fault = host.load(id, String(kept.head), facts.join('\n'));
  if (!fault) known.set(id, kept.changes);
  return fault;
};

// Writes what a batch says. Whether it could be: the table may have changed elsewhere since it was read.
const write = async ([id, from, head, facts, summary]) => {
  const change = (await store()).transaction(['tables', 'facts'], 'readwrite', { durability: 'strict' });
  const [tables, lines] = [change.objectStore('tables'), change.objectStore('facts')];
  const changes = known.get(id) ?? 0;
  const kept = await found(tables.get(id));
  if ((kept?.changes ?? 0) !== changes || (kept?.n ?? 0) !== from) return false;
  tables.put({
    id, head: head ?? kept.head, n: from + facts.length, changes: changes + 1, summary, at: Date.now(),
  });
  facts.forEach((line, nth) => lines.put(line, [id, from + nth]));
  await ended(change);
  announce(id, changes + 1);
  return true;
};

// Keeps what a batch says, then tells it. What cannot be kept has not happened: the table is read again as it was.
const keep = async (batch) => {
  const [id, , head, facts, , told] = batch;
  let [isKept, isFailed] = [true, false];
  if (head !== null || facts.length) {
    try {
      isKept = await write(batch);
    } catch (error) {
      console.warn(error);
      [isKept, isFailed] = [false, true];
    }
  }
  if (isKept) {
    tell(id, told);
    return true;
  }
  if (isFailed) tell(id, [refusal(told)]);
  await rejoin(id, !isFailed);
  return false;
};

// What is said in place of what could not be kept.
const refusal = (told) => {
  const ack = told.map((text) => JSON.parse(text).ack).find(Boolean);
  const why = { key: 'problem-not-kept' };
  return JSON.stringify(ack ? { refused: { ...ack, problem: why } } : { trouble: why });
};

// Whoever is at a table is told everything anew.
const rejoin = async (id, goesOn) => {
  host.forget(id);
  known.delete(id);
  if (![...sockets.values()].includes(id)) return;
  const fault = await load(id);
  if (fault) return tell(id, [`{"trouble":${fault}}`]);
  tell(id, host.join(id)[5]);
  if (goesOn) think();
};

let isThinking = false;
// Thinks over one thing after the other, and listens in between.
const think = () => {
  if (isThinking) return;
  isThinking = true;
  setTimeout(() => next(async () => {
    isThinking = false;
    const batch = host.think();
    if (batch && await keep(batch)) think();
  }));
};

const list = async () => {
  const rows = await found((await store()).transaction('tables').objectStore('tables').getAll());
  rows.sort((one, other) => other.at - one.at);
  return JSON.stringify(rows.map(({ id, summary }) => ({ id, summary: String(summary) })));
};

const remove = async (id) => {
  const change = (await store()).transaction(['tables', 'facts'], 'readwrite', { durability: 'strict' });
  change.objectStore('tables').delete(id);
  change.objectStore('facts').delete(allOf(id));
  await ended(change);
  announce(id, 0);
  host?.forget(id);
  tell(id, [`{"trouble":${problem('problem-no-table')}}`]);
};

// Answers what a server would be asked over HTTP: a status and a text.
const answer = async (path, body) => {
  if (path === '/api/here' && body === undefined) return [200, await list()];
  if (path === '/api/here') return [200, await remove(JSON.parse(body).text) ?? 'null'];
  const [, id, rest] = path.match(/^\/api\/tables\/(here-[^/]*)(.*)/) ?? [];
  if (id && !rest) {
    const kept = await row(id);
    return kept ? [200, String(kept.summary)] : [404, problem('problem-no-table')];
  }
  // What only a server has is not worth starting the program for.
  const isNew = path === '/api/tables' && body !== undefined;
  if (!id && !isNew && /^\/api\/(tables|addresses|trials)/.test(path)) return [503, problem('problem-offline')];
  const fault = id ? await load(id) : await ready();
  if (fault) return [400, fault];
  const [isDone, text, batch] = host.ask(path, body, crypto.getRandomValues(new Uint8Array(32)));
  if (batch && !await keep(batch)) return [507, problem('problem-not-kept')];
  return [isDone ? 200 : 400, text];
};

const join = async (socket, id) => {
  sockets.set(socket, id);
  const fault = await load(id);
  if (fault) return postMessage({ socket, texts: [`{"trouble":${fault}}`] });
  postMessage({ socket, texts: host.join(id)[5] });
  think();
};

const leave = (socket) => {
  const id = sockets.get(socket);
  sockets.delete(socket);
  if (![...sockets.values()].includes(id)) host?.leave(id);
};

const hear = async (socket, text) => {
  const id = sockets.get(socket);
  const batch = id && host?.say(id, text);
  if (batch && await keep(batch)) think();
};

const serve = async ({ number, path, body, socket, joins, leaves, text }) => {
  if (number) {
    const failed = (error) => {
      if (error instanceof WebAssembly.RuntimeError) throw error;
      console.warn(error);
      return [507, problem('problem-not-kept')];
    };
    return postMessage({ answered: number, reply: await answer(path, body).catch(failed) });
  }
  if (joins) return join(socket, joins);
  if (leaves) return leave(socket);
  return hear(socket, text);
};

// One thing after the other, so that what is kept is in the order in which it happened.
let last = Promise.resolve();
const next = (act) => {
  last = last.then(act).catch((error) => {
    console.error(error);
    postMessage({ broken: true });
  });
};

onmessage = ({ data }) => next(() => serve(data));
others.onmessage = ({ data: [id, changes] }) => next(() => {
  if (known.get(id) !== changes && [...sockets.values()].includes(id)) return rejoin(id, true);
});
