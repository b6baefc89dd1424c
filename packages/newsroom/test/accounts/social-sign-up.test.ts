import { randomUUID } from 'node:crypto';
import { type SocialProvider, socialProviders } from '@portada/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { socialIdentities, socialSignups, subscriptions, users } from '../../src/db/schema/index.ts';
import { sweep } from '../../src/sweep.ts';
import { addContents, addReader, lastMail, logIn, mailedToken } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { socialLogin } from '../support/social.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const REGISTER = '/api/front/user/register';
const PROFILE = '/api/front/user/profile';
const HOUR = 3_600_000;

const newEmail = () => `nova-${randomUUID().slice(0, 8)}@example.com`;

/** The payload of the second step: everything except a password. */
const confirmation = (email: string, changes: Record<string, unknown> = {}) => ({
  nick: `nova-${randomUUID().slice(0, 8)}`,
  email,
  name: 'Berta',
  surname: 'Soler',
  birthdate: '1990-01-31',
  newsletters: [{ id: 'mati', name: 'El matí', isSubscribed: true }],
  terms: true,
  recaptcha: '',
  origin: '',
  ...changes,
});

/** A new reader at the second step. */
async function newcomer(provider: SocialProvider, email: string, verified = true): Promise<Browser> {
  const browser = openBrowser(newsroom.app);
  await socialLogin(browser, provider, { email, name: 'Berta', verified });
  return browser;
}

async function accountOf(email: string) {
  const [row] = await newsroom.db.select().from(users).where(eq(users.email, email));
  return row;
}

const identitiesOf = (userId = '') =>
  newsroom.db.select().from(socialIdentities).where(eq(socialIdentities.userId, userId));

describe('a new reader', () => {
  test.each(socialProviders)(
    '[REG-07] by %s comes to the second step, and no account is made',
    async (provider) => {
      const email = newEmail();
      const browser = openBrowser(newsroom.app);
      const choice = { email, name: 'Berta «B»', verified: true };
      const answer = await socialLogin(browser, provider, choice, '?backUrl=/ca/port/', '/ca');
      const end = String(answer.headers.location);
      expect(end).toBe(`/ca/registro/?type=rrss&backUrl=${encodeURIComponent('http://localhost/ca/port/')}`);
      const cookie = answer.cookies.find(({ name }) => name === 'portada_signup');
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 3_600 });
      expect(await accountOf(email)).toBeUndefined();

      const page = await browser.get(end);
      expect(page.headers['cache-control']).toBe('private, no-store');
      const tag = /<portada-register [^>]+>/.exec(page.body)?.[0] ?? '';
      expect(tag).toContain('type="rrss"');
      const reader = JSON.parse((/reader="([^"]+)"/.exec(tag)?.[1] ?? '').replaceAll('&#34;', '"'));
      expect(reader).toMatchObject({ name: 'Berta «B»', email });
    },
  );

  test('[REG-07] is unknown to every other browser', async () => {
    const email = newEmail();
    await newcomer('google', email);
    const page = await openBrowser(newsroom.app).get('/registro/?type=rrss');
    expect(page.statusCode).toBe(410);
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body).toContain('El registro ha caducado');
    expect(page.body).toContain('href="/acceso/"');
    expect(page.body).not.toContain(email);
    expect((await openBrowser(newsroom.app).get('/ca/registro/?type=rrss')).body).toContain(
      'El registre ha caducat',
    );
  });
});

describe('the second step', () => {
  test.each(['google', 'apple', 'twitter'] as const)(
    '[REG-07] with the verified address of %s the account is open at once',
    async (provider) => {
      const email = newEmail();
      const browser = await newcomer(provider, email);
      const answer = await browser.post(`/ca${REGISTER}`, confirmation(email.toUpperCase()));
      expect(answer.json()).toEqual({ success: true });
      const account = await accountOf(email);
      expect(account).toMatchObject({
        status: 'active',
        passwordHash: null,
        lang: 'ca',
        socialProvider: provider,
      });
      expect(account?.termsAcceptedAt).toBeInstanceOf(Date);
      expect(await identitiesOf(account?.id)).toMatchObject([{ provider }]);
      expect(browser.cookies.get('portada_user')).toBe(account?.id);
      expect(browser.cookies.has('portada_signup')).toBe(false);
      expect((await browser.get(PROFILE)).json().response).toMatchObject({ email, socialProvider: provider });
      expect(await lastMail(newsroom.db, email)).toBeUndefined();
      const [chosen] = await newsroom.db.select().from(subscriptions).where(eq(subscriptions.email, email));
      expect(chosen?.confirmedAt).toBeInstanceOf(Date);

      const again = openBrowser(newsroom.app);
      expect(
        (await socialLogin(again, provider, { email, name: 'Berta', verified: true })).headers.location,
      ).toBe('/perfil/mi-cuenta/');
    },
  );

  test.each([
    ['facebook', 'the address of', true, false],
    ['google', 'an address that is not verified by', false, false],
    ['google', 'another address than that of', true, true],
  ] as const)(
    '[REG-07] %s: with %s it the account waits for its mail',
    async (provider, _name, verified, other) => {
      const providerEmail = newEmail();
      const email = other ? newEmail() : providerEmail;
      const choice = { email: providerEmail, name: 'Berta', verified };
      const browser = await newcomer(provider, providerEmail, verified);
      expect((await browser.post(REGISTER, confirmation(email))).json()).toEqual({ success: true });
      expect(await accountOf(email)).toMatchObject({ status: 'pending', socialProvider: provider });
      expect(browser.cookies.has('portada_session')).toBe(false);

      const early = openBrowser(newsroom.app);
      expect((await socialLogin(early, provider, choice)).headers.location).toBe('/registro/confirmacion/');
      expect(early.cookies.has('portada_session')).toBe(false);
      await early.press(`/registro/activar/?token=${await mailedToken(newsroom.db, email)}`);
      const later = openBrowser(newsroom.app);
      expect((await socialLogin(later, provider, choice)).headers.location).toBe('/perfil/mi-cuenta/');
      expect((await later.get(PROFILE)).json().response.email).toBe(email);
    },
  );

  test('[REG-06] [REG-07] without the terms nothing is created, and the step can be sent again', async () => {
    const email = newEmail();
    const browser = await newcomer('google', email);
    const refused = await browser.post(REGISTER, confirmation(email, { terms: false }));
    expect(refused.json()).toMatchObject({ httpCode: 400, fields: { terms: 'validation.terms.required' } });
    expect(await accountOf(email)).toBeUndefined();
    expect((await browser.post(REGISTER, confirmation(email))).statusCode).toBe(200);
  });

  test('[REG-07] [REG-08] a taken address or nick is reported, and the step can be sent again', async () => {
    const owner = await addReader(newsroom.db);
    const email = newEmail();
    const browser = await newcomer('google', email);
    const address = await browser.post(REGISTER, confirmation(owner.email));
    expect(address.json()).toMatchObject({ httpCode: 409, errorCode: 'EMAIL_ALREADY_IN_USE' });
    const nick = await browser.post(REGISTER, confirmation(email, { nick: owner.nick }));
    expect(nick.json()).toMatchObject({ httpCode: 409, errorCode: 'NICK_ALREADY_IN_USE' });
    expect(await identitiesOf(owner.id)).toEqual([]);
    expect((await browser.post(REGISTER, confirmation(email))).statusCode).toBe(200);
  });

  test('[REG-07] expires after an hour: a password is then required', async () => {
    const late = await startApp();
    const email = newEmail();
    const browser = openBrowser(late.app);
    await socialLogin(browser, 'google', { email, verified: true });
    late.advance(HOUR);
    const answer = await browser.post(REGISTER, confirmation(email));
    expect(answer.json()).toMatchObject({ httpCode: 400, fields: { password: expect.any(String) } });
    expect((await browser.get('/registro/?type=rrss')).statusCode).toBe(410);
    expect(await late.db.select().from(users)).toEqual([]);
    await sweep(late.db, late.app.log, new Date(Date.now() + HOUR + 1_000));
    expect(await late.db.select().from(socialSignups)).toEqual([]);
    await late.close();
  });

  test('[REG-07] no account is created when the cookie is missing or unknown', async () => {
    for (const cookie of ['', 'x'.repeat(43)]) {
      const browser = openBrowser(newsroom.app);
      if (cookie) browser.cookies.set('portada_signup', cookie);
      expect((await browser.post(REGISTER, confirmation(newEmail()))).statusCode).toBe(400);
    }
  });

  test('[REG-07] can be completed once', async () => {
    const browser = await newcomer('google', newEmail());
    const token = browser.cookies.get('portada_signup') ?? '';
    await browser.post(REGISTER, confirmation(newEmail()));
    browser.cookies.set('portada_signup', token);
    expect((await browser.post(REGISTER, confirmation(newEmail()))).statusCode).toBe(400);
  });

  test('[REG-07] one identity creates one account, also from two tabs', async () => {
    const email = newEmail();
    const [one, two] = [await newcomer('google', email), await newcomer('google', email)];
    expect((await one.post(REGISTER, confirmation(newEmail()))).statusCode).toBe(200);
    const second = newEmail();
    const answer = await two.post(REGISTER, confirmation(second));
    expect(answer.json()).toMatchObject({ httpCode: 400, errorCode: 'INVALID_TOKEN' });
    expect(await accountOf(second)).toBeUndefined();
  });

  test('[REG-07] ignores sign-up data of the form', async () => {
    const providerEmail = newEmail();
    const email = newEmail();
    const browser = await newcomer('google', providerEmail);
    const claims = { status: 'active', emailVerified: true, socialProvider: 'apple', subject: 'x', id: 'x' };
    await browser.post(REGISTER, confirmation(email, claims));
    const account = await accountOf(email);
    expect(account).toMatchObject({ status: 'pending', socialProvider: 'google' });
    expect(account?.id).not.toBe('x');
  });

  test('does not affect a normal registration in the same browser', async () => {
    const browser = await newcomer('google', newEmail());
    const email = newEmail();
    await browser.post(REGISTER, { ...confirmation(email), password: 'Faro-2026!' });
    const account = await accountOf(email);
    expect(account).toMatchObject({ status: 'pending', socialProvider: '' });
    expect(await identitiesOf(account?.id)).toEqual([]);
  });

  test('[ACCT-17] the recovery of a reader without a password names their social login', async () => {
    const email = newEmail();
    const browser = await newcomer('twitter', email);
    await browser.post(REGISTER, confirmation(email));
    expect((await logIn(openBrowser(newsroom.app), { email })).statusCode).toBe(401);
    await openBrowser(newsroom.app).post('/api/front/user/recover-password', { email });
    expect((await lastMail(newsroom.db, email))?.text).toContain('X (Twitter)');
    const [row] = await newsroom.db
      .select()
      .from(socialIdentities)
      .innerJoin(users, eq(users.id, socialIdentities.userId))
      .where(and(eq(users.email, email), eq(socialIdentities.provider, 'twitter')));
    expect(row?.users.passwordHash).toBeNull();
  });
});
