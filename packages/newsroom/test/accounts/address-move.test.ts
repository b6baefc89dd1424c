/**
 * Account pre-hijacking by the undo link: an attacker moves an account of their own to a victim's address, which stays
 * unverified, and holds the link that takes the account back from whoever owns it by then.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepMailTokens } from '../../src/accounts/mail-tokens.ts';
import { mails, subscriptions, users } from '../../src/db/schema/index.ts';
import { addContents, addReader, logIn, mailedToken, PASSWORD } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, ORIGIN, openBrowser } from '../support/browser.ts';
import { socialLogin } from '../support/social.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const PROFILE = '/api/front/user/profile';
const NEW_PASSWORD = 'Otra-clave-2027?';
const HOUR = 3_600_000;

/** A reader whose account has moved from `reader.email` to an address that is not verified, and their undo link. */
async function moved(fields?: Parameters<typeof addReader>[1]) {
  const reader = await addReader(newsroom.db, fields);
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  const email = `victima-${randomUUID().slice(0, 8)}@example.com`;
  expect((await browser.send('PATCH', PROFILE, { email })).statusCode).toBe(200);
  return { reader, browser, email, undo: await mailedToken(newsroom.db, reader.email) };
}

const press = (token: string) =>
  newsroom.app.inject({
    method: 'POST',
    url: `/acceso/recuperar-correo/?token=${token}`,
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
  });

async function holderOf(email: string) {
  const [row] = await newsroom.db.select().from(users).where(eq(users.email, email));
  return row;
}

const registration = (email: string) => ({
  ...{ nick: `ana-${randomUUID().slice(0, 8)}`, email, name: 'Ana', surname: 'Mar' },
  ...{ birthdate: '1990-01-31', terms: true },
});
const register = (browser: Browser, email: string) =>
  browser.post('/api/front/user/register', { ...registration(email), password: NEW_PASSWORD });
const recover = (email: string) =>
  openBrowser(newsroom.app).post('/api/front/user/recover-password', { email });

/** The attacker presses the undo link and has the account of before, whose address it had; the victim keeps theirs. */
async function expectApart({ reader, email, undo }: Awaited<ReturnType<typeof moved>>, victim: Browser) {
  const own = (await victim.get(PROFILE)).json().response;
  expect(own).toMatchObject({ email });
  expect(own.id).not.toBe(reader.id);
  expect(await holderOf(reader.email)).toMatchObject({ id: reader.id, status: 'active' });
  await press(undo);
  expect(await holderOf(email)).toMatchObject({ id: own.id, status: 'active' });
  expect(await holderOf(reader.email)).toMatchObject({ id: reader.id, status: 'active' });
  expect((await victim.get(PROFILE)).json().response).toMatchObject({ id: own.id, email });
}

describe('an account that an attacker has moved to the victim’s address', () => {
  test('[LOGIN-05] is not what the victim gets by social login', async () => {
    const attack = await moved();
    const victim = openBrowser(newsroom.app);
    const answer = await socialLogin(victim, 'google', { email: attack.email, verified: true });
    expect(answer.headers.location).toBe('/registro/?type=rrss');
    const signUp = await victim.post('/api/front/user/register', registration(attack.email));
    expect(signUp.statusCode).toBe(200);
    await expectApart(attack, victim);
  });

  test('[LOGIN-17] [LOGIN-19] nor by recovery, which knows no account with that address', async () => {
    const attack = await moved();
    const before = await newsroom.db.$count(mails, eq(mails.recipient, attack.email));
    const answer = await recover(attack.email);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().errorCode).toBe('USER_NOT_FOUND');
    expect(await newsroom.db.$count(mails, eq(mails.recipient, attack.email))).toBe(before);
  });

  test('[REG-08] nor by registration, which finds the address free', async () => {
    const attack = await moved();
    const victim = openBrowser(newsroom.app);
    expect((await register(victim, attack.email)).statusCode).toBe(200);
    await victim.press(`/registro/activar/?token=${await mailedToken(newsroom.db, attack.email)}`);
    await logIn(victim, { email: attack.email }, NEW_PASSWORD);
    await expectApart(attack, victim);
  });

  test('does not keep another reader from moving there', async () => {
    const attack = await moved();
    const victim = openBrowser(newsroom.app);
    await logIn(victim, await addReader(newsroom.db));
    expect((await victim.send('PATCH', PROFILE, { email: attack.email })).statusCode).toBe(200);
    await victim.press(`/registro/activar/?token=${await mailedToken(newsroom.db, attack.email)}`);
    await expectApart(attack, victim);
  });

  test('cannot come back if it has given its own address away', async () => {
    const attack = await moved();
    expect((await register(openBrowser(newsroom.app), attack.reader.email)).statusCode).toBe(200);
    const victim = openBrowser(newsroom.app);
    await socialLogin(victim, 'google', { email: attack.email, verified: true });
    expect((await victim.get(PROFILE)).json().response.email).toBe(attack.email);
    expect((await attack.browser.get(PROFILE)).statusCode).toBe(401);
    await newsroom.db.delete(users).where(eq(users.email, attack.reader.email));
    expect((await press(attack.undo)).statusCode).toBe(400);
    expect((await victim.get(PROFILE)).json().response.email).toBe(attack.email);
  });

  test('is known as moved for as long as its address is not verified, long after the undo link', async () => {
    const attack = await moved();
    newsroom.advance(100 * HOUR);
    await sweepMailTokens(newsroom.db, newsroom.app.now());
    expect((await press(attack.undo)).statusCode).toBe(400);
    const victim = openBrowser(newsroom.app);
    expect((await register(victim, attack.email)).statusCode).toBe(200);
    expect(await holderOf(attack.reader.email)).toMatchObject({ id: attack.reader.id, status: 'active' });
  });
});

describe('a reader who has moved', () => {
  const activate = async (email: string) =>
    openBrowser(newsroom.app).press(`/registro/activar/?token=${await mailedToken(newsroom.db, email)}`);

  test('has the session, the old address and its newsletters when somebody else registers the new one', async () => {
    const { reader, browser } = await moved();
    await newsroom.db
      .insert(subscriptions)
      .values({ email: reader.email, newsletterId: 'manana', confirmedAt: new Date() });
    const { email } = (await browser.get(PROFILE)).json().response;
    await register(openBrowser(newsroom.app), email);
    expect((await browser.get(PROFILE)).json().response).toMatchObject({
      id: reader.id,
      email: reader.email,
    });
    const [row] = await newsroom.db.select().from(subscriptions).where(eq(subscriptions.email, reader.email));
    expect(row).toMatchObject({ newsletterId: 'manana', confirmedAt: expect.any(Date) });
  });

  test('recovers the account by the old address until the new one is verified, and then by that', async () => {
    const { reader, email } = await moved();
    expect((await recover(reader.email.toUpperCase())).statusCode).toBe(200);
    const token = await mailedToken(newsroom.db, reader.email);
    const change = { token, password: NEW_PASSWORD };
    const changed = await openBrowser(newsroom.app).post('/api/front/user/change-password', change);
    expect(changed.statusCode).toBe(200);
    expect((await logIn(openBrowser(newsroom.app), reader, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await holderOf(email)).toBeUndefined();

    const other = await moved();
    await activate(other.email);
    expect((await recover(other.email)).statusCode).toBe(200);
    expect((await recover(other.reader.email)).statusCode).toBe(404);
  });

  test('is moved by the own social login, and has the undo link still', async () => {
    const { reader, email, undo } = await moved();
    const identity = { email, verified: true };
    await activate(email);
    await socialLogin(openBrowser(newsroom.app), 'google', identity);
    await newsroom.db.update(users).set({ status: 'pending' }).where(eq(users.id, reader.id));
    const back = openBrowser(newsroom.app);
    await socialLogin(back, 'google', identity);
    expect((await back.get(PROFILE)).json().response).toMatchObject({ id: reader.id, email });
    expect((await logIn(openBrowser(newsroom.app), { email }, PASSWORD)).statusCode).toBe(200);
    expect((await press(undo)).statusCode).toBe(303);
    expect(await holderOf(reader.email)).toMatchObject({ id: reader.id, status: 'active' });
  });

  test('goes back past an address that was never verified', async () => {
    const { reader, browser, email } = await moved();
    await browser.send('PATCH', PROFILE, { email: `otra-${email}` });
    await register(openBrowser(newsroom.app), `otra-${email}`);
    expect(await holderOf(reader.email)).toMatchObject({ id: reader.id, status: 'active' });
  });
});
