/**
 * The service worker of one site (SW-01). The server prepends `const site`: `alias`, `lang`, `name`, `version`, the
 * addresses `home`, `icon`, `offline` and `content`, `others` (the paths of other sites within the scope) and `texts`;
 * it appends `push.js`.
 *
 * It caches immutable files, the offline page, and the articles that the reader opened or saved lately, to be read
 * offline. Only pages that are the same for everybody are stored: the server sends all others as `private`, a reader's
 * own pages and what stands behind the paywall. They tell what was read here, so a logout deletes them. Calls are never
 * cached: they may contain a reader's personal data.
 */
const PREFIX = `portada-${site.alias}-`;
const CACHE = PREFIX + site.version;
const FILES = `${CACHE}-files`;
const OPENED = `${CACHE}-opened`;
const SAVED = `${CACHE}-saved`;

/** Files are small and shared by all pages: an old one makes room for a new one. */
const MOST_FILES = 300;
const MOST_PAGES = 30;
const LONGEST_MS = 30 * 86_400_000;

addEventListener('install', (event) => {
  event.waitUntil(storeOfflinePage().then(() => skipWaiting()));
  event.waitUntil(inTurn(storeOpenPages));
});

addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches().then(() => clients.claim()));
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  // A page that is fetched ahead may never be opened: neither is it stored, nor does an offline page stand for it.
  if (url.origin !== location.origin || /\bprefetch\b/.test(request.headers.get('sec-purpose') ?? '')) return;
  if (request.method === 'GET' && request.mode === 'navigate') {
    if (isOurs(url)) event.respondWith(page(event, url));
  } else if (request.method === 'GET' && /^\/(portada|static)\//.test(url.pathname)) {
    if (!request.headers.has('range')) event.respondWith(file(request));
  } else {
    const change = changeBy(request.method, url.pathname);
    if (change) event.respondWith(call(event, change));
  }
});

/** An article that had been fetched ahead is shown: it tells so, as it was not asked for again. */
addEventListener('message', (event) => {
  if (event.data === 'opened') event.waitUntil(inTurn(() => storeShown(new URL(event.source.url))));
});

/** A scope may contain the pages of another site, which has a worker of its own. */
function isOurs({ pathname }) {
  return !site.others.some((path) => pathname.startsWith(path));
}

/** The offline page, and its files. */
async function storeOfflinePage() {
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
  const current = [CACHE, FILES, OPENED, SAVED];
  const old = names.filter((name) => name.startsWith(PREFIX) && !current.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** From the network; offline the stored copy of an article, or the offline page. */
async function page(event, url) {
  try {
    const response = await fetch(event.request);
    if (url.pathname.endsWith('/logout/')) event.waitUntil(inTurn(forgetPages));
    else if (isArticle(url)) {
      const copy = response.clone();
      event.waitUntil(inTurn(() => storeOpened(url, copy)));
    }
    return response;
  } catch (error) {
    const stored = (await storedPage(url)) ?? (await offlinePage());
    if (stored) return stored;
    throw error;
  }
}

/** A call that changes what is stored, once it has succeeded. */
async function call(event, change) {
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(inTurn(() => change(response)));
  return response;
}

/** Immutable files are cache first; all others are network first. */
async function file(request) {
  const cache = await caches.open(FILES);
  const cached = (await cache.match(request)) ?? (await caches.match(request, { cacheName: CACHE }));
  if (cached?.headers.get('cache-control')?.includes('immutable')) return cached;
  try {
    const response = await fetch(request);
    if (response.status === 200) {
      await cache.put(request, response.clone());
      await trim(cache, MOST_FILES);
    }
    return response;
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
}

/** Deletes the oldest entries beyond a number. */
async function trim(cache, most) {
  const requests = await cache.keys();
  const oldest = requests.slice(0, Math.max(0, requests.length - most));
  await Promise.all(oldest.map((request) => cache.delete(request)));
}

let changes = Promise.resolve();

/** One change after another: a page that is on its way during a logout is deleted with the others. */
function inTurn(change) {
  changes = changes
    .then(change)
    .catch((error) => console.warn('Portada: nothing stored for offline.', error));
  return changes;
}

function isArticle({ pathname, search }) {
  return search === '' && /-[1-9]\d*\/$/.test(pathname);
}

function isPublic({ status, headers }) {
  return (
    status === 200 &&
    /^public\b/.test(headers.get('cache-control') ?? '') &&
    /^text\/html\b/.test(headers.get('content-type') ?? '')
  );
}

/** Whatever a call changes: a bookmark of a content, or the end of the session. */
function changeBy(method, path) {
  if (method === 'GET') return undefined;
  const [, id] = /\/api\/bookmark\/content\/(\d+)$/.exec(path) ?? [];
  if (id) return () => (method === 'POST' ? storeSaved(id) : dropSaved(id));
  if (/\/api\/front\/user\/sessions\/[^/]+$/.test(path)) return forgetPagesOfEnded;
  return /\/api\/front\/user\/(?:logout|delete|sessions)$/.test(path) ? forgetPages : undefined;
}

/** The session may have been another browser's, which keeps what was read here. */
function forgetPagesOfEnded({ headers }) {
  return headers.get('portada-session') === 'ended' ? forgetPages() : undefined;
}

/** An article that was answered: stored, or deleted where it is no longer for everybody. */
async function storeOpened({ origin, pathname }, response) {
  const address = origin + pathname;
  if (isPublic(response)) return store(OPENED, address, response);
  if (response.status >= 500) return;
  for (const name of [OPENED, SAVED]) await (await caches.open(name)).delete(address);
}

/** The pages that were open before there was a worker. */
async function storeOpenPages() {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const { url } of open) await storeShown(new URL(url));
}

async function storeShown(url) {
  if (isOurs(url) && isArticle(url)) await storeOpened(url, await fetch(url, { credentials: 'omit' }));
}

async function storeSaved(id) {
  const response = await fetch(`${site.content}${id}/`, { credentials: 'omit' });
  if (isPublic(response)) await store(SAVED, response.url, response);
}

async function dropSaved(id) {
  const cache = await caches.open(SAVED);
  const requests = await cache.keys();
  await Promise.all(
    requests.filter(({ url }) => url.endsWith(`-${id}/`)).map((request) => cache.delete(request)),
  );
}

/** The newest last. */
async function store(name, address, response) {
  const cache = await caches.open(name);
  await cache.delete(address);
  await cache.put(address, response);
  await trim(cache, MOST_PAGES);
}

/** Of every site: a session is theirs together. */
async function forgetPages() {
  const names = await caches.keys();
  const pages = names.filter((name) => /^portada-.+-(?:opened|saved)$/.test(name));
  await Promise.all(pages.map((name) => caches.delete(name)));
}

function ageOf({ headers }) {
  return Date.now() - Date.parse(headers.get('date') ?? '');
}

/** The newer copy of an article that has not become too old, with a note of its age. */
async function storedPage({ origin, pathname }) {
  const copies = await Promise.all(
    [OPENED, SAVED].map((name) => caches.match(origin + pathname, { cacheName: name })),
  );
  const recent = copies.filter((copy) => copy && ageOf(copy) < LONGEST_MS);
  const [newest] = recent.sort((one, other) => ageOf(one) - ageOf(other));
  if (!newest) return undefined;
  const note = site.texts.kept.replace('{when}', ageInWords(ageOf(newest)));
  return withHtml(newest, /<main\b[^>]*>/, (tag) => `${tag}<p class="status wrap" role="status">${note}</p>`);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** `hace 3 horas` */
function ageInWords(age) {
  const [unit, size] = UNITS.find(([, least]) => age >= least) ?? ['second', Number.POSITIVE_INFINITY];
  return new Intl.RelativeTimeFormat(site.lang, { numeric: 'auto' }).format(-Math.floor(age / size), unit);
}

/** The offline page, with links to the stored articles. */
async function offlinePage() {
  const offline = await caches.match(site.offline, { cacheName: CACHE });
  const links = await linksToPages();
  if (!offline || links.length === 0) return offline;
  const list = `<section class="desk wrap"><div class="desk__sheet"><h2>${site.texts.list}</h2><ul>${links.join('')}</ul></div></section>`;
  return withHtml(offline, '</main>', (end) => list + end);
}

/** Newest first; each once. The server has escaped the titles. */
async function linksToPages() {
  const titles = new Map();
  for (const name of [OPENED, SAVED]) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).reverse()) {
      const copy = await cache.match(request);
      if (!copy || ageOf(copy) >= LONGEST_MS) continue;
      const [, title] = /<meta property="og:title" content="([^"]*)"/.exec(await copy.text()) ?? [];
      if (title) titles.set(new URL(request.url).pathname, title);
    }
  }
  return [...titles].map(([path, title]) => `<li><a href="${path}">${title}</a></li>`);
}

async function withHtml(response, place, replace) {
  const html = (await response.text()).replace(place, replace);
  const headers = new Headers(response.headers);
  // The body is neither compressed nor of that length any more.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(html, { headers });
}
