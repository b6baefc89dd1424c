/** Under which addresses `deploy/nginx` keeps answers, and how an operator makes it forget them. */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { proxied, say } from '../support/proxied.ts';

const all = proxied();
const shared = { 'cache-control': 'public, max-age=0, s-maxage=300' };
const gone = { 'cache-control': 'private, no-store' };

/** How nginx came by its answer. */
const cacheOf = async (path: string, headers = {}) =>
  (await all.visitor().get(path, headers)).headers['x-cache'];

const purge = (...args: string[]) => {
  const script = join(all.nginx.folder, 'nginx/purge.sh');
  const env = { ...process.env, CACHE: all.nginx.cache };
  return execFileSync('sh', [script, ...args], { env, encoding: 'utf8' }).trim();
};

describe('the parameters of campaigns', () => {
  test.each(['?utm_source=x', '?utm_source=x&utm_medium=y&fbclid=z', '?gclid=', '?fbclid=%C3%B1&mc_eid=1&'])(
    'make no answer of their own: %s',
    async (query) => {
      all.handle(say(200, shared));
      const path = `/campaign-${query.length}/`;
      expect(await cacheOf(path)).toBe('MISS');
      expect(await cacheOf(path + query)).toBe('HIT');
    },
  );

  test.each(['?page=2', '?utm_source=x&page=2', '?page=2&fbclid=x', '?utm_source', '?xutm_source=x'])(
    'others do: %s',
    async (query) => {
      all.handle(say(200, shared));
      const path = `/other-${query.length}/`;
      await cacheOf(path);
      expect(await cacheOf(path + query)).toBe('MISS');
      expect(all.asked.at(-1)?.url).toBe(path + query);
    },
  );
});

describe('an operator', () => {
  const article = '/puerto/el-faro-4711/';
  const other = '/puerto/el-faro-47110/';

  beforeEach(async () => {
    purge('/');
    all.handle(say(200, shared));
    for (const path of [article, `${article}?comment=1`, other]) await cacheOf(path);
    all.handle(say(410, gone));
  });

  test('makes a withdrawn piece be gone at once, and nothing else', async () => {
    expect((await all.visitor().get(article)).status).toBe(200);
    expect(purge(article)).toBe('2 forgotten');
    for (const path of [article, `${article}?comment=1`])
      expect((await all.visitor().get(path)).status).toBe(410);
    expect(await cacheOf(other)).toBe('HIT');
  });

  test('forgets it in every encoding', async () => {
    all.handle(say(200, { ...shared, vary: 'accept-encoding' }));
    const encodings = [{ 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }];
    for (const headers of encodings) await cacheOf('/puerto/la-lonja-1/', headers);
    all.handle(say(410, gone));
    expect(purge('/puerto/la-lonja-1/')).toBe('2 forgotten');
    for (const headers of encodings)
      expect((await all.visitor().send('GET', '/puerto/la-lonja-1/', headers)).status).toBe(410);
  });

  test('forgets a section, or everything', async () => {
    expect(purge('/puerto/')).toBe('3 forgotten');
    expect(purge('/')).toBe('0 forgotten');
  });

  test('names an address, whose signs mean nothing', () => {
    for (const nothing of ['/.*', '/[a-z]', '/$', '/x;echo', '/puerto/el.faro-4711/'])
      expect(purge(nothing)).toBe('0 forgotten');
    const script = join(all.nginx.folder, 'nginx/purge.sh');
    expect(spawnSync('sh', [script]).status).toBe(2);
    expect(spawnSync('sh', [script, 'puerto']).status).toBe(2);
  });
});
