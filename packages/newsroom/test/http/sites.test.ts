import { pageFields } from '@portada/contract';
import { parse } from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleSites, resolvePath, useSites } from '../../src/config/sites.ts';
import { startApp, type TestApp } from '../support/app.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

describe('prefix', () => {
  test.each([
    ['/', 'es', '', '/'],
    ['/acceso/?a=/ca/', 'es', '', '/acceso/?a=/ca/'],
    ['/ca/', 'ca', '/ca', '/'],
    ['/es/acceso/', 'es', '/es', '/acceso/'],
    ['/ca/?text=x', 'ca', '/ca', '/?text=x'],
    ['/ca', 'ca', '/ca', ''],
    ['/ca?x=1', 'ca', '/ca', '?x=1'],
    ['/cava/', 'es', '', '/cava/'],
    ['/fr/', 'es', '', '/fr/'],
    ['//ca/', 'es', '', '//ca/'],
    ['/ca//x', 'ca', '/ca', '//x'],
  ])('%s is of %s', (url, alias, base, path) => {
    expect(resolvePath(url)).toMatchObject({ site: { alias }, base, path });
  });
});

function blockOf(html: string): Record<string, unknown> {
  const block = /<script type="application\/json" id="portada-page">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(block ?? '');
}

describe('the page block', () => {
  test.each([
    ['', 'es', 'Diario del Puerto'],
    ['/es', 'es', 'Diario del Puerto'],
    ['/ca', 'ca', 'Diari del Port'],
  ])('[PAGE-02][PAGE-03][PAGE-04] at %j is that of %s, with every field', async (base, alias, name) => {
    const page = await newsroom.app.inject({ url: `${base}/acceso/`, headers: { host: '127.0.0.1:4321' } });
    expect(page.body).toContain(`<html lang="${alias}"`);
    const block = blockOf(page.body);
    for (const [field, schema] of Object.entries(pageFields)) {
      expect(() => parse(schema, block[field]), field).not.toThrow();
    }
    const url = `http://127.0.0.1:4321${base}`;
    expect(block).toMatchObject({
      site: {
        alias,
        id: expect.any(String),
        mediaId: expect.any(String),
        name,
        scheme: 'http',
        staticUrl: 'http://127.0.0.1:4321',
        url,
      },
      siteUrl: url,
      apiUrl: url,
      sessionCookie: 'portada_user',
      environment: 'test',
      webRoutes: {
        login: `${base}/acceso/`,
        register: `${base}/registro/`,
        'user.profile': `${base}/perfil/mi-cuenta/`,
        'user.saved': `${base}/perfil/contenidos-guardados/`,
        'user.authors': `${base}/perfil/autores/`,
        'user.newsletters': `${base}/perfil/boletines/`,
      },
    });
  });

  test('[PAGE-08][PAGE-09] public pages are the same for everybody and cached by a CDN', async () => {
    for (const url of ['/acceso/', '/ca/butlletins/', '/registro/validado/']) {
      const page = await newsroom.app.inject({ url, cookies: { portada_session: 'x', portada_user: 'y' } });
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toMatch(
        /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/,
      );
      expect(page.headers).not.toHaveProperty('set-cookie');
    }
  });

  test('URLs use SITE_URL, when it is set, whatever the request’s host', async () => {
    const fixed = await startApp({ siteUrl: 'https://diariodelpuerto.example', siteUrlFixed: true });
    const page = await fixed.app.inject({ url: '/ca/acceso/', headers: { host: 'evil.example' } });
    expect(blockOf(page.body).siteUrl).toBe('https://diariodelpuerto.example/ca');
    expect(page.body).not.toContain('evil.example');
    await fixed.close();
  });
});

test('a publisher with one site has no links to another', async () => {
  const [, only] = exampleSites;
  if (!only) throw new Error('There is no second site.');
  useSites([only]);
  try {
    const { body } = await newsroom.app.inject('/acceso/');
    expect(body).toContain('<html lang="ca"');
    expect(body).not.toContain('hreflang');
    expect(body).not.toContain('href="/ca/');
  } finally {
    useSites(exampleSites);
  }
});
