/** Each site's service worker, at `/{alias}/service-worker.js` (SW-01), its offline page and its web app manifest. */

import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { showNotice } from '../accounts/screens/notice.ts';
import { MANIFEST_PATH } from '../config/site-paths.ts';
import { canonicalBase, type RequestSite, sites } from '../config/sites.ts';
import { cacheHeader } from '../http/cache.ts';
import { ApiError } from '../http/errors.ts';
import { portadaVersion } from '../http/version.ts';
import { offlineTexts } from './texts.ts';

const ICON = '/static/apple-touch-icon.png';
const OFFLINE = '/sin-conexion/';
/** A worker is subject to the policy of its own script: it may fetch from the site and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

export function registerServiceWorker(app: FastifyInstance): void {
  const files = [new URL('./worker.js', import.meta.url), new URL('./push.js', import.meta.url)];
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');

  app.get('/service-worker.js', (request, reply) => {
    const { site } = request;
    if (!site.base) throw new ApiError(404, 'NOT_FOUND', 'A service worker belongs to one site.');
    return (
      reply
        .header('content-security-policy', WORKER_POLICY)
        .header('cache-control', cacheHeader('revalidate'))
        // The Spanish pages are above the folder of their worker (PAGE-03).
        .header('service-worker-allowed', `${canonicalBase(site)}/`)
        .type('text/javascript; charset=utf-8')
        .send(`const site = ${JSON.stringify(workerSite(site))};\n${source}`)
    );
  });

  app.get(MANIFEST_PATH, ({ site }, reply) =>
    reply
      .header('cache-control', cacheHeader('revalidate'))
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(site))),
  );

  app.get(OFFLINE, (_request, reply) => showNotice(reply, 'offline'));
}

/** For a site on a home screen: iPhones and iPads have notifications for nothing else. */
function manifestOf(site: RequestSite) {
  const home = `${canonicalBase(site)}/`;
  return {
    id: home,
    start_url: home,
    scope: home,
    name: site.name,
    lang: site.lang,
    display: 'standalone',
    background_color: '#fffdf9',
    theme_color: '#fffdf9',
    icons: [{ src: ICON, sizes: '180x180', type: 'image/png' }],
  };
}

/** What a site's worker knows of it. */
function workerSite(site: RequestSite) {
  const { alias, lang, name } = site;
  const base = canonicalBase(site);
  const others = sites.filter((other) => other.alias !== alias && canonicalBase(other) !== '');
  return {
    alias,
    lang,
    name,
    version: portadaVersion,
    home: `${base}/`,
    icon: ICON,
    offline: base + OFFLINE,
    // A content is found by its id, and the address is corrected by a redirect.
    content: `${base}/-/-`,
    others: others.map((other) => `${canonicalBase(other)}/`),
    texts: offlineTexts[lang],
  };
}
