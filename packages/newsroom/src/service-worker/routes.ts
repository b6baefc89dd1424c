/** Each site's service worker, at `/{alias}/service-worker.js` (SW-01), and its offline page. */

import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { showNotice } from '../accounts/screens/notice.ts';
import { canonicalBase, type RequestSite, sites } from '../config/sites.ts';
import { cacheHeader } from '../http/cache.ts';
import { ApiError } from '../http/errors.ts';
import { portadaVersion } from '../http/version.ts';
import { offlineTexts } from './texts.ts';

const OFFLINE = '/sin-conexion/';
/** A worker is subject to the policy of its own script: it may fetch from the site and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

export function registerServiceWorker(app: FastifyInstance): void {
  const source = ['worker', 'push']
    .map((name) => readFileSync(new URL(`./${name}.js`, import.meta.url), 'utf8'))
    .join('\n');

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

  app.get(OFFLINE, (_request, reply) => showNotice(reply, 'offline'));
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
    icon: '/static/apple-touch-icon.png',
    offline: base + OFFLINE,
    // A content is found by its id, and the address is corrected by a redirect.
    content: `${base}/-/-`,
    others: others.map((other) => `${canonicalBase(other)}/`),
    texts: offlineTexts[lang],
  };
}
