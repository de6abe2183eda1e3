// Keeps the page, so that it opens without a network. Every version of the page has its files in a folder named after what
// is in them, and a cache of its own here, which is complete or not there at all: no page is put together from two.
const VERSION = 'ASSETS';
const FILES = ['FILES'];
const root = new URL('./', location).href;
const own = `${root} ${VERSION}`;
// How long the page of the server is waited for before the one that is kept is shown, in milliseconds.
const PATIENCE = 3000;
// How many files are fetched at the same time.
const LANES = 4;

const fill = async () => {
  const cache = await caches.open(own);
  const page = await fetch(new Request('./', { cache: 'no-cache' }));
  // While this was on its way there may have come another version, which brings its own of this.
  if (!page.ok || !(await page.clone().text()).includes(VERSION)) throw new Error('this is not the page of this version');
  const missing = [...FILES];
  const lane = async () => {
    for (let file; (file = missing.pop());) {
      if (await cache.match(file)) continue;
      const reply = await fetch(file);
      if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
      await cache.put(file, reply);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  await cache.put('./', page);
};

// The version before this one stays: a page of it may still be open.
const tidy = async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith(`${root} `) && name !== own);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
};

// The newest page there is: the server's, or the one that is kept.
const page = async (request) => {
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  try {
    const reply = await Promise.race([fetch(request), late]);
    if (reply && reply.status < 500) return reply;
  } catch {
    // There is no network.
  }
  return await (await caches.open(own)).match('./') ?? fetch(request);
};

const kept = async (request, path) => {
  const found = await (await caches.open(own)).match(path, { ignoreVary: true });
  if (found) return found;
  for (const name of (await caches.keys()).filter((name) => name.startsWith(`${root} `))) {
    const earlier = await (await caches.open(name)).match(path, { ignoreVary: true });
    if (earlier) return earlier;
  }
  return fetch(request);
};

addEventListener('install', (event) => {
  skipWaiting();
  event.waitUntil(fill());
});

addEventListener('activate', (event) => event.waitUntil(tidy().then(() => clients.claim())));

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(root)) return;
  const path = request.url.slice(root.length).split(/[?#]/)[0];
  if (request.mode === 'navigate') {
    // Everything else that is shown or downloaded is the server's.
    if (path === 'index.html' || !/^(api\/|healthz|readyz|metrics)|\.\w+$/.test(path)) event.respondWith(page(request));
  } else if (path.startsWith('assets/') || FILES.includes(path)) {
    event.respondWith(kept(request, path));
  }
});
