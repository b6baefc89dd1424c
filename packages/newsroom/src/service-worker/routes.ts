/** Each site's service worker, at `/{alias}/service-worker.js` (SW-01), and its offline page. */

import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { showNotice } from '../accounts/screens.ts';
import { cacheHeader } from '../http/cache.ts';
import { ApiError } from '../http/errors.ts';
import { portadaVersion } from '../http/version.ts';

const OFFLINE = '/sin-conexion/';
/** A worker is subject to the policy of its own script: it may fetch from the site and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

export function registerServiceWorker(app: FastifyInstance): void {
  const source = readFileSync(new URL('./worker.js', import.meta.url), 'utf8');

  app.get('/service-worker.js', (request, reply) => {
    const { alias, base } = request.site;
    if (!base) throw new ApiError(404, 'NOT_FOUND', 'A service worker belongs to one site.');
    const site = { alias, version: portadaVersion, offline: base + OFFLINE };
    return reply
      .header('content-security-policy', WORKER_POLICY)
      .header('cache-control', cacheHeader('revalidate'))
      .type('text/javascript; charset=utf-8')
      .send(`const site = ${JSON.stringify(site)};\n${source}`);
  });

  app.get(OFFLINE, (_request, reply) => showNotice(reply, 'offline'));
}
