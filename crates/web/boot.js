// The look comes before the page, so that nothing flashes; the page itself follows.
import init from './app.js';
const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
const dark = matchMedia('(prefers-color-scheme: dark)').matches;
const theme = kept('theme');
document.documentElement.dataset.theme = theme === 'dark' || (theme !== 'light' && dark) ? 'dark' : 'light';
// Whoever comes straight to a table sees it as it is from the first moment; others get its look later.
if (location.pathname.startsWith('/t/')) {
  document.head.append(Object.assign(document.createElement('link'), { id: 'look', rel: 'stylesheet', href: new URL('table.css', import.meta.url) }));
}
init({ module_or_path: new URL('app_bg.wasm', import.meta.url) });
