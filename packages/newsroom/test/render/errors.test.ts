import { workOf } from '@portada/contract/test/work.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refuseDeepJson } from '../../src/http/nesting.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { ORIGIN, openBrowser } from '../support/browser.ts';
import { getRaw } from '../support/raw.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

const LOGIN = '/api/front/user/login';
const asJson = { origin: ORIGIN, 'content-type': 'application/json' };

describe('calls', () => {
  test.each(['/api/front/nothing', '/ca/api/front/nothing', '/webapi/nothing', '/api/', '/es/api/bookmark'])(
    'an unknown call %s is a JSON 404',
    async (url) => {
      const answer = await newsroom.app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ httpCode: 404, errorCode: 'NOT_FOUND' });
      expect(answer.headers['cache-control']).toBe('private, no-store');
    },
  );

  test.each(['{', '[1,', 'null', '"text"', '7', '{"email":"a@b.es","password":"x","__proto__":{"a":1}}'])(
    'the body %s is a 400',
    async (payload) => {
      const answer = await newsroom.app.inject({ method: 'POST', url: LOGIN, headers: asJson, payload });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().httpCode).toBe(400);
    },
  );

  test.each([
    ['[', ']'],
    ['{"a":', '}'],
  ])('30,000 levels of %s are a 400, in a body and in a query', async (open, close) => {
    const nest = (levels: number) => open.repeat(levels) + (open === '[' ? '' : '1') + close.repeat(levels);
    const deep = nest(Math.floor(60_000 / (open.length + 1)));
    for (const payload of [deep, `{"email":${deep}}`]) {
      const answer = await newsroom.app.inject({ method: 'POST', url: LOGIN, headers: asJson, payload });
      expect([answer.statusCode, answer.json().httpCode]).toEqual([400, 400]);
    }
    for (const name of ['filterValues', 'dateValue']) {
      const asked = new URLSearchParams({ [name]: nest(2_000) });
      expect((await newsroom.app.inject(`/webapi/searcher/?${asked}`)).statusCode).toBe(400);
    }
  });

  test('brackets inside texts do not count', async () => {
    const payload = JSON.stringify({ email: 'ana@example.com', password: `"${'['.repeat(100)}\\` });
    const answer = await newsroom.app.inject({ method: 'POST', url: LOGIN, headers: asJson, payload });
    expect(answer.statusCode).toBe(401);
  });

  test('a text that never closes a string is read once, not from each of its quotes', () => {
    const text = '\\"'.repeat(300_000);
    expect(workOf(() => refuseDeepJson(text))).toBeLessThan(1_000);
  });

  test('a NUL in a body or a path is a 400', async () => {
    const { app } = newsroom;
    const payload = JSON.stringify({ email: 'a\u0000@example.com', password: 'x' });
    const login = await app.inject({ method: 'POST', url: LOGIN, headers: asJson, payload });
    expect(login.statusCode).toBe(400);
    const url = '/api/front/newsletter/a%00@example.com';
    const newsletter = await app.inject({ method: 'POST', url, headers: asJson, payload: '[]' });
    expect(newsletter.statusCode).toBe(400);
  });

  test('a body of any type but JSON is a 415', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { origin: ORIGIN, 'content-type': type };
      const answer = await newsroom.app.inject({
        method: 'POST',
        url: LOGIN,
        headers,
        payload: '{"email":"a"}',
      });
      expect(answer.statusCode).toBe(415);
      expect(answer.json().httpCode).toBe(415);
    }
  });

  test('a body that is too large is a 413', async () => {
    const payload = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(70_000) });
    const answer = await newsroom.app.inject({ method: 'POST', url: LOGIN, headers: asJson, payload });
    expect(answer.statusCode).toBe(413);
  });

  test('an empty body with the JSON content type is accepted', async () => {
    const answer = await newsroom.app.inject({
      method: 'POST',
      url: '/api/front/user/logout',
      headers: asJson,
    });
    expect(answer.json()).toEqual({ success: true });
  });

  test.each([
    ['/%E0%A4%A', 'es'],
    ['/acceso/%zz/', 'es'],
    ['/ca/%', 'ca'],
    ['/ca/port/%C3%28-12/', 'ca'],
  ])('an address that cannot be decoded, %s, is a page in the language of its site', async (url, lang) => {
    const { statusCode, headers, body } = await getRaw(newsroom.app, url);
    expect(statusCode).toBe(400);
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(body).toContain(`<html lang="${lang}"`);
    expect(body).toMatch(/<h1[^>]*>(Esta dirección no se entiende|Aquesta adreça no s’entén)/);
    expect(body).not.toContain('rel="canonical"');
  });

  test('a call at such an address is answered in JSON, and such a query does not matter', async () => {
    expect(JSON.parse((await getRaw(newsroom.app, '/ca/api/front/%zz')).body).httpCode).toBe(400);
    expect((await getRaw(newsroom.app, '/acceso/?x=%zz')).statusCode).toBe(200);
  });

  test('a malformed URL is a client error, never a 500', async () => {
    for (const url of ['/%', '/%E0%A4%A', `/${'a'.repeat(5_000)}/`, '/acceso/%00', '/..%2f..%2fetc/passwd']) {
      const answer = await getRaw(newsroom.app, url);
      expect([301, 400, 404, 414]).toContain(answer.statusCode);
    }
  });
});

describe('pages', () => {
  test.each([
    ['/acceso', '/acceso/'],
    ['/ca/acceso?alert=x', '/ca/acceso/?alert=x'],
    ['/ca', '/ca/'],
    ['/es', '/es/'],
  ])('%s leads to %s', async (url, location) => {
    const answer = await newsroom.app.inject(url);
    expect(answer.statusCode).toBe(301);
    expect(answer.headers.location).toBe(location);
  });

  test.each(['//evil.example', '//evil.example/a', '/\\evil.example', '/ca//evil.example'])(
    '%s leads nowhere else',
    async (url) => {
      const { statusCode, headers } = await getRaw(newsroom.app, url);
      expect(statusCode).not.toBe(200);
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    },
  );

  test('an unknown path gives the 404 page of its site', async () => {
    for (const [url, lang] of [
      ['/no/hay/nada/aqui/', 'es'],
      ['/ca/no/hi/ha/res/', 'ca'],
    ] as const) {
      const answer = await newsroom.app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain(`<html lang="${lang}"`);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.body).not.toContain('rel="canonical"');
      expect(answer.body).not.toContain('og:url');
    }
  });

  test('[LOGIN-05] social login that is not configured shows an error page of the site', async () => {
    const production = await startApp({ environment: 'production' });
    const browser = openBrowser(production.app);
    for (const provider of ['apple', 'twitter', 'facebook', 'google']) {
      const answer = await browser.get(`/ca/api/front/user/login/${provider}?backUrl=%2Fca%2F`);
      expect(answer.statusCode).toBe(503);
      expect(answer.headers['content-language']).toBe('ca');
      expect(answer.body).toContain('<h1');
    }
    expect((await browser.get('/api/front/user/login/linkedin')).statusCode).toBe(404);
    await production.close();
  });
});

test('an unexpected error is a 500 without details', async () => {
  const other = await startApp();
  await other.db.execute(sql`drop table sessions, users cascade`);
  const payload = JSON.stringify({ email: 'a@example.com', password: 'secreta' });
  const answer = await other.app.inject({ method: 'POST', url: LOGIN, headers: asJson, payload });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    httpCode: 500,
    errorCode: 'UNKNOWN_ERROR',
    message: 'The request could not be answered.',
  });
  await other.close();
});
