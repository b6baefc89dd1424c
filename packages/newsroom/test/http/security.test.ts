import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePolicy } from '../../src/http/security.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { ORIGIN, openBrowser } from '../support/browser.ts';
import { getRaw } from '../support/raw.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

const LOGOUT = '/api/front/user/logout';

describe('headers', () => {
  test('a page runs only its own scripts, under Trusted Types', async () => {
    const page = await newsroom.app.inject('/acceso/');
    const policy = String(page.headers['content-security-policy']);
    for (const directive of [
      "script-src 'self'",
      "object-src 'none'",
      "style-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types dompurify portada',
    ]) {
      expect(policy.split('; ')).toContain(directive);
    }
    expect(policy).not.toMatch(/unsafe|\*|http:/);
    const scripts = page.body.match(/<script(?![^>]*application\/(ld\+)?json)[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) expect(script).toMatch(/ src="\/(?:portada|static)\//);
  });

  test('[ARCH-08] the next page of a list may be fetched ahead, which no directive but the default one governs', async () => {
    const page = await newsroom.app.inject('/hemeroteca/');
    const policy = String(page.headers['content-security-policy']).split('; ');
    expect(policy).toContain("default-src 'self'");
    const named = policy.map((directive) => directive.split(' ')[0]);
    const others = 'script style img font connect media worker manifest frame object'.split(' ');
    expect(named).toEqual(expect.arrayContaining(others.map((name) => `${name}-src`)));
  });

  test('every response, errors included, has the security headers', async () => {
    for (const url of [
      '/acceso/',
      '/nada/aqui/',
      '/api/front/user/profile',
      '/api/nada',
      '/static/nada.css',
      '/%',
    ]) {
      const { headers } = await newsroom.app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
        'origin-agent-cluster': '?1',
      });
      expect(headers['content-security-policy']).toMatch(/default-src 'none'|object-src 'none'/);
      expect(headers['permissions-policy']).toContain('geolocation=()');
      // The searcher listens.
      expect(headers['permissions-policy']).toContain('microphone=(self)');
    }
  });

  test('each response has one policy: pages their own, files none, which their workers would inherit', async () => {
    const policiesOf = async (url: string) => {
      const { rawHeaders } = await getRaw(newsroom.app, url);
      return rawHeaders.filter((_, index) => /^content-security-policy$/i.test(rawHeaders[index - 1] ?? ''));
    };
    expect(await policiesOf('/acceso/')).toEqual([pagePolicy()]);
    expect(await policiesOf('/api/front/user/profile')).toEqual([
      "default-src 'none';frame-ancestors 'none'",
    ]);
    expect(await policiesOf('/static/favicon.svg')).toEqual([]);
  });

  test('on https cookies are secure and HSTS is set', async () => {
    const secure = await startApp({ siteUrl: 'https://diariodelpuerto.example', siteUrlFixed: true });
    const reader = await addReader(secure.db);
    const answer = await openBrowser(secure.app).post(
      '/api/front/user/login',
      { email: reader.email, password: 'Portada-2026!' },
      { origin: 'https://diariodelpuerto.example' },
    );
    expect(answer.cookies.map(({ name, secure }) => [name, secure])).toEqual([
      ['__Host-portada_session', true],
      ['portada_user', true],
      ['__Host-portada_device', true],
    ]);
    // Without subdomains: others of the publisher's may still speak http.
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });
});

describe('cross-site writes', () => {
  test.each([
    { origin: 'https://evil.example' },
    { origin: 'http://localhost.evil.example' },
    { origin: 'http://localhost:8080' },
    { origin: 'https://localhost' },
    { origin: 'null' },
    { origin: '' },
    { origin: 'http://localhost@evil.example' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('[API-11] are refused: %j', async (headers) => {
    const browser = openBrowser(newsroom.app);
    await logIn(browser, await addReader(newsroom.db));
    const answer = await newsroom.app.inject({
      method: 'POST',
      url: LOGOUT,
      headers,
      cookies: Object.fromEntries(browser.cookies),
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().errorCode).toBe('FORBIDDEN');
    expect((await browser.get('/api/front/user/profile')).statusCode).toBe(200);
  });

  test.each([
    { origin: ORIGIN },
    { origin: 'http://localhost:4100' },
    { 'sec-fetch-site': 'same-origin' },
    {},
  ])('are taken from the site itself, and from programs: %j', async (headers) => {
    const answer = await newsroom.app.inject({ method: 'POST', url: `/ca${LOGOUT}`, headers });
    expect(answer.statusCode).toBe(200);
  });

  test('are rejected for every method, PATCH and DELETE too', async () => {
    const headers = { origin: 'https://evil.example' };
    for (const [method, url] of [
      ['PATCH', '/api/front/user/profile'],
      ['DELETE', '/api/bookmark/content/1'],
      ['POST', '/api/front/newsletter/a@example.com'],
    ] as const) {
      expect((await newsroom.app.inject({ method, url, headers })).statusCode).toBe(403);
    }
  });

  test('the request’s host is ignored when SITE_URL is set', async () => {
    const fixed = await startApp({ siteUrl: 'https://diariodelpuerto.example', siteUrlFixed: true });
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    expect((await fixed.app.inject({ method: 'POST', url: LOGOUT, headers })).statusCode).toBe(403);
    await fixed.close();
  });
});
