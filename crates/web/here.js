// Tables that this browser keeps, as the page sees them: a worker answers requests and sockets in place of a server.
let worker;
let last = 0;
const asked = new Map();
const sockets = new Map();

const send = (message) => {
  worker ??= start();
  worker.postMessage(message);
};

const start = () => {
  const fresh = new Worker(new URL('worker.js', import.meta.url), { type: 'module' });
  fresh.onmessage = ({ data: { answered, reply, socket, texts, broken } }) => {
    if (broken) return stop();
    if (answered) return settle(answered, reply);
    const heard = sockets.get(socket);
    for (const data of texts) heard?.onmessage?.(new MessageEvent('message', { data }));
  };
  fresh.onerror = stop;
  return fresh;
};

// A worker that has failed is ended; whoever goes on gets another, which reads what was kept.
const stop = () => {
  worker?.terminate();
  worker = undefined;
  for (const number of [...asked.keys()]) settle(number, [500, '{"key":"problem-not-kept"}']);
  const lost = [...sockets.values()];
  sockets.clear();
  for (const socket of lost) {
    socket.readyState = 3;
    socket.onclose?.();
  }
};

const settle = (number, reply) => {
  asked.get(number)?.(reply);
  asked.delete(number);
};

// Asks what a server would be asked over HTTP. Comes back with a status and a text.
export const ask = (path, body) => new Promise((settled) => {
  // What people play here should not be cleared away when space runs short.
  if (path === '/api/tables' && body !== undefined) navigator.storage?.persist?.();
  asked.set(++last, settled);
  send({ number: last, path, body });
});

// Connects what stands in for a socket to a table.
export const attach = (socket, id) => {
  const number = ++last;
  sockets.set(number, socket);
  socket.readyState = 1;
  socket.send = (text) => send({ socket: number, text });
  socket.close = () => {
    if (!sockets.delete(number)) return;
    socket.readyState = 3;
    send({ socket: number, leaves: true });
    setTimeout(() => socket.onclose?.());
  };
  send({ socket: number, joins: id });
};
