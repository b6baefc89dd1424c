/**
 * The service worker of one site (SW-01). The server prepends `const site = { alias, version, offline }`.
 * It caches immutable files, and the offline page. Calls and pages are never cached: they may contain a reader's
 * personal data.
 */
const PREFIX = `portada-${site.alias}-`;
const CACHE = PREFIX + site.version;

addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => skipWaiting()));
});

addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (/^\/(portada|static)\//.test(url.pathname)) event.respondWith(file(request));
});

/** The offline page, and its files. */
async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  const response = await fetch(site.offline, { credentials: 'omit' });
  if (!response.ok) throw new Error(`The offline page answered ${response.status}.`);
  const html = await response.clone().text();
  await cache.put(site.offline, response);
  const files = [...html.matchAll(/(?:href|src)="(\/(?:portada|static)\/[^"]+)"/g)].map((match) => match[1]);
  await Promise.allSettled([...new Set(files)].map((address) => cache.add(address)));
}

async function dropOldCaches() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function page(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const offline = await caches.match(site.offline, { cacheName: CACHE });
    if (offline) return offline;
    throw error;
  }
}

/** Immutable files are cache first; all others are network first. */
async function file(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept?.headers.get('cache-control')?.includes('immutable')) return kept;
  try {
    const response = await fetch(request);
    if (response.status === 200) await cache.put(request, response.clone());
    return response;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}
