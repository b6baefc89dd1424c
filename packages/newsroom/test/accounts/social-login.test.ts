import { socialProviders } from '@portada/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions, socialIdentities, users } from '../../src/db/schema/index.ts';
import { addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { type Callback, choose, LOGIN, openProvider, sendCallback, socialLogin } from '../support/social.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

const PROFILE = '/api/front/user/profile';
const identitiesOf = (userId: string) =>
  newsroom.db.select().from(socialIdentities).where(eq(socialIdentities.userId, userId));

/** Whether a provider verifies addresses; Facebook does not. */
const vouching = socialProviders.filter((provider) => provider !== 'facebook');

describe('the redirect to the provider', () => {
  test.each(socialProviders)(
    '[LOGIN-03] [LOGIN-05] %s is asked for a code, with state and PKCE, and is told nothing secret',
    async (provider) => {
      const browser = openBrowser(newsroom.app);
      const answer = await browser.get(`/ca${LOGIN}/${provider}`);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      const url = new URL(String(answer.headers.location));
      expect(url.pathname).toBe(`/idp/${provider}/authorize`);
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        response_type: 'code',
        // One for both sites: it must be registered with the provider.
        redirect_uri: `http://localhost${LOGIN}/${provider}/callback`,
        state: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        code_challenge_method: 'S256',
      });
      const isOpenId = provider === 'google' || provider === 'apple';
      expect(url.searchParams.has('nonce')).toBe(isOpenId);
      expect(url.searchParams.get('response_mode')).toBe(provider === 'apple' ? 'form_post' : null);
      expect(url.searchParams.has('client_secret')).toBe(false);
      const [cookie] = answer.cookies;
      expect(cookie).toMatchObject({ name: 'portada_social', httpOnly: true, sameSite: 'Lax', maxAge: 600 });
    },
  );

  test('[LOGIN-05] every login has its own state, nonce and challenge', async () => {
    const browser = openBrowser(newsroom.app);
    const [one, two] = [await openProvider(browser, 'google'), await openProvider(browser, 'google')];
    for (const name of ['state', 'nonce', 'code_challenge']) {
      expect(one.searchParams.get(name)).not.toBe(two.searchParams.get(name));
    }
  });

  test('[LOGIN-05] its cookie is made anew, whatever the browser brought, and several tabs have one each', async () => {
    const browser = openBrowser(newsroom.app);
    browser.cookies.set('portada_social', 'planted');
    const choice = { email: (await addReader(newsroom.db)).email, verified: true };
    const callbacks: Callback[] = [];
    for (let tab = 0; tab < 2; tab += 1) {
      callbacks.push(await choose(browser, await openProvider(browser, 'google'), choice));
    }
    const planter = openBrowser(newsroom.app);
    planter.cookies.set('portada_social', 'planted');
    for (const [index, callback] of callbacks.entries()) {
      const end = await sendCallback(index === 0 ? browser : planter, callback);
      expect(end.headers.location).toBe(index === 0 ? '/perfil/mi-cuenta/' : '/acceso/?alert=social_failed');
    }
  });

  test('[LOGIN-05] on https the cookie is sent with the cross-site form of Apple’s page', async () => {
    const secure = await startApp({ siteUrl: 'https://diariodelpuerto.example', siteUrlFixed: true });
    const answer = await openBrowser(secure.app).get(`${LOGIN}/apple`);
    expect(answer.cookies[0]).toMatchObject({
      name: '__Host-portada_social',
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'None',
    });
    expect(answer.cookies[0]).not.toHaveProperty('domain');
    expect(String(answer.headers.location)).toContain('https://diariodelpuerto.example/idp/apple/authorize');
    await secure.close();
  });

  test('[LOGIN-05] in production a provider that is not configured is unavailable', async () => {
    const production = await startApp({ environment: 'production' });
    const browser = openBrowser(production.app);
    for (const provider of socialProviders) {
      expect((await browser.get(`${LOGIN}/${provider}`)).statusCode).toBe(503);
      expect((await browser.get(`${LOGIN}/${provider}/callback?code=x&state=y`)).statusCode).toBe(404);
      expect((await browser.get(`/idp/${provider}/authorize/`)).statusCode).toBe(404);
    }
    expect((await browser.get('/idp/google/.well-known/openid-configuration/')).statusCode).toBe(404);
    await production.close();
  });

  test('[LOGIN-05] shows an error page when an address starts too many logins', async () => {
    const limited = await startApp({ rateLimits: true });
    const browser = openBrowser(limited.app);
    for (let count = 0; count < 60; count += 1) await browser.get(`${LOGIN}/google`);
    const answer = await browser.get(`${LOGIN}/google`);
    expect(answer.headers.location).toBe('/acceso/?alert=social_failed');
    await limited.close();
  });
});

describe('the callback', () => {
  test.each(vouching)(
    '[LOGIN-05] %s leads to the account that has the verified address',
    async (provider) => {
      const reader = await addReader(newsroom.db);
      const browser = openBrowser(newsroom.app);
      const answer = await socialLogin(browser, provider, {
        email: reader.email.toUpperCase(),
        verified: true,
      });
      expect(answer.headers.location).toBe('/perfil/mi-cuenta/');
      expect(answer.headers['cache-control']).toBe('private, no-store');
      const profile = (await browser.get(PROFILE)).json().response;
      // The account keeps its password, so the reader sees the fields to change it.
      expect(profile).toMatchObject({ id: reader.id, nick: reader.nick, socialProvider: '' });
      expect(await identitiesOf(reader.id)).toMatchObject([{ provider }]);
      expect((await logIn(openBrowser(newsroom.app), reader)).statusCode).toBe(200);
    },
  );

  test('[LOGIN-05] a linked identity logs in to its account whatever its address is now', async () => {
    const reader = await addReader(newsroom.db);
    await socialLogin(openBrowser(newsroom.app), 'google', { email: reader.email, verified: true });
    await newsroom.db
      .update(users)
      .set({ email: `moved-${reader.email}` })
      .where(eq(users.id, reader.id));
    const browser = openBrowser(newsroom.app);
    await socialLogin(browser, 'google', { email: reader.email, verified: true });
    expect((await browser.get(PROFILE)).json().response.id).toBe(reader.id);
    expect(await identitiesOf(reader.id)).toHaveLength(1);
  });

  test('[LOGIN-05] an account can have several providers', async () => {
    const reader = await addReader(newsroom.db);
    for (const provider of vouching) {
      await socialLogin(openBrowser(newsroom.app), provider, { email: reader.email, verified: true });
    }
    expect((await identitiesOf(reader.id)).map((row) => row.provider).sort()).toEqual([...vouching].sort());
  });

  test.each([
    ['google', { verified: false }],
    ['apple', { verified: false }],
    ['twitter', { verified: false }],
    // Facebook does not say which addresses are verified: none is.
    ['facebook', { verified: true }],
  ] as const)('[LOGIN-05] an address that %s has not verified is never linked', async (provider, choice) => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app);
    const answer = await socialLogin(browser, provider, { email: reader.email, ...choice });
    expect(answer.headers.location).toBe('/registro/?type=rrss');
    expect(await identitiesOf(reader.id)).toEqual([]);
    expect(browser.cookies.has('portada_session')).toBe(false);
  });

  test('[LOGIN-05] starts a new session, and ends the existing one of the browser', async () => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app);
    await logIn(browser, await addReader(newsroom.db));
    const before = browser.cookies.get('portada_session') ?? '';
    await socialLogin(browser, 'google', { email: reader.email, verified: true });
    expect(browser.cookies.get('portada_session')).not.toBe(before);
    expect(browser.cookies.get('portada_user')).toBe(reader.id);
    const old = openBrowser(newsroom.app);
    old.cookies.set('portada_session', before);
    expect((await old.get(PROFILE)).statusCode).toBe(401);
  });

  test('[LOGIN-05] shows a message and changes nothing when the reader cancels at the provider', async () => {
    for (const provider of socialProviders) {
      const browser = openBrowser(newsroom.app);
      const answer = await socialLogin(browser, provider, { deny: true }, '?backUrl=/puerto/', '/ca');
      expect(answer.headers.location).toBe(
        `/ca/acceso/?alert=social_denied&backUrl=${encodeURIComponent('http://localhost/puerto/')}`,
      );
      expect([...browser.cookies.keys()]).toEqual(['portada_social']);
    }
  });

  test('[ACCT-17] an account without a password becomes one of the provider', async () => {
    const reader = await addReader(newsroom.db, { passwordHash: null });
    const browser = openBrowser(newsroom.app);
    await socialLogin(browser, 'apple', { email: reader.email, verified: true });
    expect((await browser.get(PROFILE)).json().response.socialProvider).toBe('apple');
    const change = { password: 'Otra-clave-1!', newPassword: 'Faro-2026-x' };
    expect((await browser.send('PATCH', PROFILE, change)).statusCode).toBe(401);
    expect((await browser.send('PATCH', PROFILE, { newPassword: 'Faro-2026-x' })).statusCode).toBe(400);
  });

  test('[LOGIN-11] also logs in to an account of the old system, which can still set its password', async () => {
    const reader = await addReader(newsroom.db, { kind: 'legacy', passwordHash: null });
    const browser = openBrowser(newsroom.app);
    await socialLogin(browser, 'google', { email: reader.email, verified: true });
    expect((await browser.get(PROFILE)).json().response).toMatchObject({ id: reader.id, socialProvider: '' });
  });

  test('two concurrent logins of one browser do not conflict', async () => {
    const [one, two] = [await addReader(newsroom.db), await addReader(newsroom.db)];
    const browser = openBrowser(newsroom.app);
    await openProvider(browser, 'apple');
    await socialLogin(browser, 'google', { email: one.email, verified: true });
    await socialLogin(browser, 'apple', { email: two.email, verified: true });
    expect((await browser.get(PROFILE)).json().response.id).toBe(two.id);
    expect(await newsroom.db.select().from(sessions).where(eq(sessions.userId, one.id))).toEqual([]);
  });
});
