/** While the database is away: nothing half-made, a clear word, and back with it. */

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { addContents } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Cluster, startCluster } from '../support/cluster.ts';
import { openDatabaseOn } from '../support/database.ts';
import { describeOnCluster } from '../support/postgres.ts';

const pages = [
  '/',
  '/acceso/',
  '/registro/',
  '/aviso-legal/',
  '/privacidad/',
  '/accesibilidad/',
  '/contacto/',
  '/puerto/',
  '/sin-conexion/',
];

describeOnCluster('without its database', () => {
  let cluster: Cluster;
  let newsroom: TestApp;
  beforeAll(async () => {
    cluster = await startCluster();
    newsroom = await startApp({}, () => openDatabaseOn(cluster.url));
    await addContents(newsroom.db);
  });
  afterAll(async () => {
    await newsroom.close();
    await cluster.remove();
  });

  const get = (url: string) => newsroom.app.inject(url);

  test('pages that caches keep may live on when it goes', async () => {
    for (const url of ['/', '/registro/']) {
      const page = await get(url);
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toContain('stale-if-error=86400');
    }
    expect((await get('/health/ready')).json()).toEqual({ status: 'ok' });
    await cluster.stop();
  });

  test.each(pages)('%s is a 503 in the language of its site, which nobody keeps', async (path) => {
    for (const [url, lang] of [
      [path, 'es'],
      [pageUrl('/ca', path), 'ca'],
    ] as const) {
      const page = await get(url);
      expect(page).toMatchObject({
        statusCode: 503,
        headers: { 'retry-after': '5', 'cache-control': 'private, no-store', 'content-language': lang },
      });
      expect(page.body).toContain(`<html lang="${lang}"`);
      expect(page.body).toContain('</html>');
    }
  });

  test.each(['/webapi/searcher/?site=1&mode=search', '/api/front/streaming/list'])(
    '%s is a JSON 503',
    async (url) => {
      const answer = await get(url);
      expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } });
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.json()).toMatchObject({ httpCode: 503, errorCode: 'UNKNOWN_ERROR' });
    },
  );

  test('an address that does not exist is still a page of the site', async () => {
    const page = await get('/ca/no/hi/ha/res/');
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<html lang="ca"');
  });

  test('it lives, and is not ready', async () => {
    expect((await get('/health/live')).statusCode).toBe(200);
    const ready = await get('/health/ready');
    expect(ready).toMatchObject({ statusCode: 503, headers: { 'cache-control': 'private, no-store' } });
  });

  test('it is back with the database', async () => {
    await cluster.start();
    await vi.waitUntil(async () => (await get('/health/ready')).statusCode === 200);
    expect((await get('/')).statusCode).toBe(200);
  });
});
