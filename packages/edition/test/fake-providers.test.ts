/** The fake providers hold the newsroom to the rules that the providers hold it to. */
import { createHash } from 'node:crypto';
import { socialProviders } from '@portada/contract';
import { startApp, type TestApp } from '@portada/newsroom/test/support/app.ts';
import { ORIGIN, openBrowser } from '@portada/newsroom/test/support/browser.ts';
import { choose, LOGIN, openProvider } from '@portada/newsroom/test/support/social.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

const VERIFIER = 'v'.repeat(43);
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
const redirectUri = (provider: string) => `${ORIGIN}${LOGIN}/${provider}/callback`;

/** The address that the newsroom sends to, with what the test changes; `undefined` leaves out. */
async function pageWith(
  provider: 'google' | 'apple' | 'twitter',
  changes: Record<string, string | undefined>,
) {
  const url = await openProvider(openBrowser(newsroom.app), provider);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.pathname + url.search;
}

describe('the page of a fake provider', () => {
  test.each(socialProviders)(
    'for %s says that it is fake, in both languages, and has no scripts',
    async (provider) => {
      const url = await openProvider(openBrowser(newsroom.app), provider);
      for (const [language, label] of [
        ['es-ES', 'Proveedor de prueba'],
        ['ca-ES', 'Proveïdor de prova'],
      ] as const) {
        const page = await newsroom.app.inject({
          url: url.pathname + url.search,
          headers: { 'accept-language': language },
        });
        expect(page.statusCode).toBe(200);
        expect(page.body).toContain(label);
        expect(page.body).toContain(`<html lang="${language.slice(0, 2)}"`);
        expect(page.body).not.toContain('<script');
        const policy = String(page.headers['content-security-policy']);
        expect(policy).toContain("default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'");
        expect(policy).not.toMatch(/unsafe|script-src/);
      }
    },
  );

  test.each([
    { client_id: 'another' },
    { redirect_uri: 'https://evil.example/' },
    { redirect_uri: `${redirectUri('google')}/` },
    { redirect_uri: redirectUri('facebook') },
    { redirect_uri: undefined },
  ])('does not redirect for an unknown client: %j', async (changes) => {
    for (const method of ['GET', 'POST'] as const) {
      const url = await pageWith('google', changes);
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      const page = await newsroom.app.inject({
        method,
        url,
        headers,
        payload: method === 'POST' ? 'person=berta' : '',
      });
      expect(page.statusCode).toBe(400);
      expect(page.headers.location).toBeUndefined();
      expect(page.body).not.toContain('evil.example');
    }
  });

  test.each([
    ['google', { code_challenge: undefined }],
    ['google', { code_challenge_method: 'plain' }],
    ['google', { code_challenge_method: undefined }],
    ['google', { response_type: 'token' }],
    ['google', { nonce: undefined }],
    ['google', { state: '' }],
    ['twitter', { code_challenge: 'short' }],
    ['twitter', { scope: undefined }],
  ] as const)('requires every parameter of a request to %s: %j', async (provider, changes) => {
    const page = await newsroom.app.inject(await pageWith(provider, changes));
    expect(page.statusCode).toBe(303);
    expect(new URL(String(page.headers.location)).searchParams.get('error')).toBe('invalid_request');
  });

  test('of Apple responds with a form only', async () => {
    const page = await newsroom.app.inject(await pageWith('apple', { response_mode: 'query' }));
    expect(page.body).toContain('name="error" value="invalid_request"');
  });
});

describe('an authorization code', () => {
  async function newCode(): Promise<string> {
    const browser = openBrowser(newsroom.app);
    const page = await openProvider(browser, 'google');
    page.searchParams.set('code_challenge', CHALLENGE);
    const { parameters } = await choose(browser, page, { email: 'ona@example.com', verified: true });
    return parameters.get('code') ?? '';
  }

  function redeem(code: string, changes: Record<string, string | undefined> = {}, provider = 'google') {
    const fields = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri('google'),
      code_verifier: VERIFIER,
      client_id: 'diario-del-puerto',
      client_secret: 'no-es-un-secreto',
      ...changes,
    };
    const given = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    return newsroom.app.inject({
      method: 'POST',
      url: `/idp/${provider}/token`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(given).toString(),
    });
  }

  test('is valid once', async () => {
    const code = await newCode();
    const answer = await redeem(code);
    expect(answer.json()).toMatchObject({
      token_type: 'Bearer',
      id_token: expect.stringMatching(/^[\w.-]+$/),
    });
    expect(answer.headers['cache-control']).toContain('no-store');
    expect((await redeem(code)).json()).toEqual({ error: 'invalid_grant' });
  });

  test.each([
    [{ code_verifier: 'w'.repeat(43) }, 400, 'invalid_grant'],
    [{ code_verifier: CHALLENGE }, 400, 'invalid_grant'],
    [{ redirect_uri: redirectUri('apple') }, 400, 'invalid_grant'],
    [{ client_secret: 'x' }, 401, 'invalid_client'],
    [{ client_id: 'x' }, 401, 'invalid_client'],
    [{ code_verifier: undefined }, 401, 'invalid_client'],
  ])('is rejected with %j', async (changes, status, error) => {
    const answer = await redeem(await newCode(), changes);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toEqual({ error });
  });

  test('is used up by a failed request, and invalid at another provider', async () => {
    const code = await newCode();
    expect((await redeem(code, { code_verifier: 'w'.repeat(43) })).statusCode).toBe(400);
    expect((await redeem(code)).statusCode).toBe(400);
    expect((await redeem(await newCode(), {}, 'apple')).statusCode).toBe(400);
  });

  test('expires after a minute', async () => {
    const other = await startApp();
    const browser = openBrowser(other.app);
    const way = await choose(browser, await openProvider(browser, 'google'), {
      email: 'ona@example.com',
      verified: true,
    });
    other.advance(60_001);
    const answer = await browser.get(`${way.path}?${way.parameters}`);
    expect(answer.headers.location).toBe('/acceso/?alert=social_failed');
    await other.close();
  });
});

test.each([{}, { authorization: 'Bearer x' }, { authorization: 'Basic x' }])(
  'user information requires a valid token: %j',
  async (headers) => {
    expect((await newsroom.app.inject({ url: '/idp/twitter/userinfo', headers })).statusCode).toBe(401);
  },
);
