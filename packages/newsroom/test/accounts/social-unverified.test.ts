/** Account pre-hijacking: an attacker registers an address that is not theirs and waits for its owner. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions, socialIdentities, users } from '../../src/db/schema/index.ts';
import { hashToken, newToken } from '../../src/db/tokens.ts';
import { addReader, logIn, mailedToken, PASSWORD } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { socialLogin } from '../support/social.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
});
afterAll(() => newsroom.close());

const PROFILE = '/api/front/user/profile';
const NEW_PASSWORD = 'Faro-1926!';

/** An attacker registers the victim's address with their own identity; the address stays unverified. */
async function squat(email: string) {
  const attacker = openBrowser(newsroom.app);
  const choice = { email: `atacante-${randomUUID().slice(0, 8)}@example.com`, name: 'Mal' };
  await socialLogin(attacker, 'facebook', choice);
  await attacker.post('/api/front/user/register', {
    nick: `mal-${randomUUID().slice(0, 8)}`,
    email,
    name: 'Mal',
    surname: 'Pas',
    birthdate: '1990-01-31',
    terms: true,
  });
  return choice;
}

const victim = () => `victima-${randomUUID().slice(0, 8)}@example.com`;

test('[LOGIN-05] the owner of the address gets the account, and the attacker loses all access', async () => {
  const reader = await addReader(newsroom.db, { status: 'pending' });
  const stolen = newToken();
  const soon = new Date(Date.now() + 3_600_000);
  await newsroom.db
    .insert(sessions)
    .values({ tokenHash: hashToken(stolen), userId: reader.id, expiresAt: soon });
  await openBrowser(newsroom.app).post('/api/front/user/resend-validation-mail', { userId: reader.id });
  const link = await mailedToken(newsroom.db, reader.email);

  const owner = openBrowser(newsroom.app);
  const answer = await socialLogin(owner, 'google', { email: reader.email, verified: true });
  expect(answer.headers.location).toBe('/perfil/mi-cuenta/');
  expect((await owner.get(PROFILE)).json().response).toMatchObject({
    id: reader.id,
    socialProvider: 'google',
  });

  expect((await logIn(openBrowser(newsroom.app), reader, PASSWORD)).statusCode).toBe(401);
  const thief = openBrowser(newsroom.app);
  thief.cookies.set('portada_session', stolen);
  expect((await thief.get(PROFILE)).statusCode).toBe(401);
  expect((await thief.press(`/registro/activar/?token=${link}`)).headers.location).toBe('/registro/error/');
});

test('[LOGIN-05] an identity linked to the unverified address is removed by the owner’s login', async () => {
  const email = victim();
  const attacker = await squat(email);
  const owner = openBrowser(newsroom.app);
  await socialLogin(owner, 'google', { email, verified: true });
  const { id } = (await owner.get(PROFILE)).json().response;
  expect(
    await newsroom.db.select().from(socialIdentities).where(eq(socialIdentities.userId, id)),
  ).toMatchObject([{ provider: 'google' }]);
  const back = openBrowser(newsroom.app);
  expect((await socialLogin(back, 'facebook', attacker)).headers.location).toBe('/registro/?type=rrss');
  expect(back.cookies.has('portada_session')).toBe(false);
});

test('[LOGIN-17] [LOGIN-22] and by the owner’s new password, set with the recovery email', async () => {
  const email = victim();
  const attacker = await squat(email);
  const owner = openBrowser(newsroom.app);
  await owner.post('/api/front/user/recover-password', { email });
  const token = await mailedToken(newsroom.db, email);
  const change = await owner.post('/api/front/user/change-password', { token, password: NEW_PASSWORD });
  expect(change.json()).toEqual({ success: true });
  expect((await logIn(owner, { email }, NEW_PASSWORD)).statusCode).toBe(200);
  expect((await owner.get(PROFILE)).json().response.socialProvider).toBe('');
  const back = openBrowser(newsroom.app);
  await socialLogin(back, 'facebook', attacker);
  expect(back.cookies.has('portada_session')).toBe(false);
});

test('[LOGIN-05] until then the attacker’s identity opens nothing, and triggers the verification email only', async () => {
  const email = victim();
  const attacker = await squat(email);
  const back = openBrowser(newsroom.app);
  expect((await socialLogin(back, 'facebook', attacker)).headers.location).toBe('/registro/confirmacion/');
  expect(back.cookies.has('portada_session')).toBe(false);
  const [account] = await newsroom.db.select().from(users).where(eq(users.email, email));
  expect(account?.status).toBe('pending');
});

test('[LOGIN-05] a verified account keeps everything when an identity is linked', async () => {
  const reader = await addReader(newsroom.db);
  const other = openBrowser(newsroom.app);
  await logIn(other, reader);
  await socialLogin(openBrowser(newsroom.app), 'google', { email: reader.email, verified: true });
  expect((await other.get(PROFILE)).statusCode).toBe(200);
  expect((await logIn(openBrowser(newsroom.app), reader)).statusCode).toBe(200);
});
