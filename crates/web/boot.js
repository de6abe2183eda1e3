// The look comes before the page, so that nothing flashes; the page itself follows.
import init from './app.js';
const root = document.documentElement;
const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
const theme = kept('theme');
root.dataset.theme = theme === 'dark' || (theme !== 'light' && dark) ? 'dark' : 'light';
// A page that no server stands behind has its addresses behind the question mark, so that any web space can serve it.
const alone = 'alone' in root.dataset;
// Whoever comes straight to a table sees it as it is from the first moment; others get its look later.
if ((alone ? location.search.slice(1) : location.pathname).startsWith('/t/')) {
  document.head.append(Object.assign(document.createElement('link'), { id: 'look', rel: 'stylesheet', href: new URL('table.css', import.meta.url) }));
}
// What keeps tables in this browser and answers for them is fetched when it is first needed.
const here = () => import('./here.js');
let wait;
const seek = () => fetch('/healthz').then((it) => reach(it.ok), () => reach(false));
// Whether the server was reached last. While it is not, it is looked for.
const reach = (is) => {
  clearTimeout(wait);
  if (!is) wait = setTimeout(seek, 4000);
  if (elbowroom.reached !== is) { elbowroom.reached = is; dispatchEvent(new Event('reach')); }
};
globalThis.elbowroom = {
  reached: !alone && navigator.onLine !== false,
  reaches() { return this.reached; },
  // Asks the server, or this browser: for the tables it keeps, and for everything else while no server is reached. A path
  // may say who is meant.
  async ask(address, body) {
    const [, who, path] = address.match(/^(\/here|\/there)?(.*)/);
    const asksServer = path.startsWith('/api/');
    if (who !== '/here' && !path.startsWith('/api/tables/here-') && !(alone && asksServer)) {
      try {
        const post = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
        const reply = await fetch(path, body === undefined ? {} : post);
        // A proxy answers for a server that is down, in words of its own.
        if (reply.status > 501 && !/json/.test(reply.headers.get('content-type'))) throw new Error(reply.statusText);
        if (asksServer) reach(true);
        return [reply.status, await reply.text()];
      } catch (error) {
        if (asksServer) reach(false);
        if (!asksServer || who) throw error;
      }
    }
    return (await here()).ask(path, body);
  },
  // What stands in for the socket of a table that this browser keeps.
  socket(id) {
    const socket = { readyState: 0, send() {}, close() { this.readyState = 3; } };
    here().then((it) => socket.readyState || it.attach(socket, id), () => socket.onclose?.());
    return socket;
  },
};
if (!alone) {
  // A page that is kept comes without a server too.
  if (navigator.serviceWorker?.controller) seek();
  addEventListener('online', seek);
  addEventListener('offline', () => reach(false));
}
// Without a network the page comes from what the service worker keeps: a few megabytes. It begins when everything else is
// there, and not where people pay for every one of them.
addEventListener('load', () => setTimeout(() => {
  if (!navigator.connection?.saveData) navigator.serviceWorker?.register(new URL('../../sw.js', import.meta.url)).catch(() => {});
}, 2000));
init({ module_or_path: new URL('app_bg.wasm', import.meta.url) });
