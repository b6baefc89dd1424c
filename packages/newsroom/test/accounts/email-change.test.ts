import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mails, socialIdentities, subscriptions, users } from '../../src/db/schema/index.ts';
import { limits } from '../../src/http/limits.ts';
import { addContents, addReader, lastMail, logIn, mailedToken, PASSWORD } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, ORIGIN, openBrowser } from '../support/browser.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const PROFILE = '/api/front/user/profile';
const RETURN = '/acceso/recuperar-correo/';
const HOUR = 3_600_000;
const manana = (isSubscribed: boolean) => ({ newsletters: [{ id: 'manana', name: '', isSubscribed }] });

async function loggedIn(fields?: Parameters<typeof addReader>[1]) {
  const reader = await addReader(newsroom.db, fields);
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  return { reader, browser, moved: `nueva-${reader.email}` };
}

const save = (browser: Browser, patch: unknown) => browser.send('PATCH', PROFILE, patch);
const subscriptionsTo = (email: string) =>
  newsroom.db.select().from(subscriptions).where(eq(subscriptions.email, email));
const press = (token: string, base = '') =>
  newsroom.app.inject({
    method: 'POST',
    url: `${base}${RETURN}?token=${token}`,
    headers: { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
  });

async function accountOf(id: string) {
  const [row] = await newsroom.db.select().from(users).where(eq(users.id, id));
  return row;
}

describe('a new e-mail address', () => {
  test.each([
    ['es', 'Confirma tu nueva dirección', 'El correo de tu cuenta ha cambiado', ''],
    ['ca', 'Confirma la nova adreça', 'El correu del teu compte ha canviat', '/ca'],
  ] as const)(
    'is answered at once, proved by mail and told to the old one (%s)',
    async (lang, asks, tells, base) => {
      const { reader, browser, moved } = await loggedIn({ lang });
      expect((await save(browser, { email: moved })).json().response.email).toBe(moved);
      expect((await lastMail(newsroom.db, moved))?.subject).toBe(asks);
      const notice = await lastMail(newsroom.db, reader.email);
      expect(notice?.subject).toBe(tells);
      expect(notice?.text).toContain(moved);
      expect(notice?.text).toContain(`http://localhost:4100${base}${RETURN}?token=`);

      // The session stays valid; the next login requires verification, and can request the email again.
      expect((await browser.get(PROFILE)).statusCode).toBe(200);
      const refused = await logIn(openBrowser(newsroom.app), { email: moved });
      expect(refused.statusCode).toBe(403);
      expect(refused.json().userId).toBe(reader.id);
      await browser.press(`/registro/activar/?token=${await mailedToken(newsroom.db, moved)}`);
      expect((await logIn(openBrowser(newsroom.app), { email: moved })).statusCode).toBe(200);
    },
  );

  test('sends one notice to the old address when the password is changed in the same save', async () => {
    const { reader, browser, moved } = await loggedIn();
    const both = { email: moved, password: PASSWORD, newPassword: 'Otra-clave-2027?' };
    expect((await save(browser, both)).statusCode).toBe(200);
    const emails = await newsroom.db
      .select({ to: mails.recipient, subject: mails.subject })
      .from(mails)
      .where(inArray(mails.recipient, [reader.email, moved]))
      .orderBy(mails.id);
    expect(emails).toEqual([
      { to: moved, subject: 'Confirma tu nueva dirección' },
      { to: reader.email, subject: 'El correo de tu cuenta ha cambiado' },
      { to: reader.email, subject: 'Tu contraseña ha cambiado' },
    ]);
  });

  test('ignores the same address in another case', async () => {
    const { reader, browser } = await loggedIn();
    await save(browser, { email: reader.email.toUpperCase() });
    expect(await accountOf(reader.id)).toMatchObject({ email: reader.email, status: 'active' });
    expect(await lastMail(newsroom.db, reader.email)).toBeUndefined();
  });

  test('moves newsletters to the new address, unconfirmed until it is verified', async () => {
    const { reader, browser, moved } = await loggedIn();
    await save(browser, manana(true));
    const shown = async () => (await browser.get(PROFILE)).json().response.newsletters[0].isSubscribed;
    await save(browser, { email: moved });
    expect(await subscriptionsTo(reader.email)).toEqual([]);
    expect(await subscriptionsTo(moved)).toMatchObject([{ newsletterId: 'manana', confirmedAt: null }]);
    expect(await shown()).toBe(true);
    await browser.press(`/registro/activar/?token=${await mailedToken(newsroom.db, moved)}`);
    expect((await subscriptionsTo(moved))[0]?.confirmedAt).toBeInstanceOf(Date);
    expect(await shown()).toBe(true);
  });

  test('does not reveal, change or end subscriptions when the new address is somebody else’s', async () => {
    const stranger = `ona-${Date.now()}@example.com`;
    const confirmedAt = new Date();
    await newsroom.db.insert(subscriptions).values({ email: stranger, newsletterId: 'manana', confirmedAt });
    const { browser } = await loggedIn();
    const answer = await save(browser, { email: stranger });
    expect(answer.json().response.newsletters[0]).toMatchObject({ id: 'manana', isSubscribed: false });
    await save(browser, manana(false));
    await browser.post(`/api/front/newsletter/${stranger}`, [
      { id: 'mercado', name: '', isSubscribed: true },
    ]);
    expect((await subscriptionsTo(stranger)).map((row) => [row.newsletterId, row.confirmedAt])).toEqual([
      ['manana', confirmedAt],
      ['mercado', null],
    ]);
    await browser.post('/api/front/user/delete');
    expect(await subscriptionsTo(stranger)).toMatchObject([{ newsletterId: 'manana', confirmedAt }]);
  });

  test('registration with somebody else’s address does not end their subscriptions', async () => {
    const stranger = `pol-${Date.now()}@example.com`;
    await newsroom.db
      .insert(subscriptions)
      .values({ email: stranger, newsletterId: 'manana', confirmedAt: new Date() });
    const answer = await openBrowser(newsroom.app).post('/api/front/user/register', {
      ...{ nick: `pol${Date.now()}`, email: stranger, password: PASSWORD, name: 'Pol', surname: 'Vidal' },
      ...{ terms: true, ...manana(false) },
    });
    expect(answer.statusCode).toBe(200);
    expect(await subscriptionsTo(stranger)).toHaveLength(1);
  });

  test('[API-11] rate-limits emails and attempts', async () => {
    const strict = await startApp({ rateLimits: true });
    const reader = await addReader(strict.db);
    const browser = openBrowser(strict.app);
    await logIn(browser, reader);
    const victim = 'victima@example.com';
    for (let attempt = 0; attempt < limits.mailByRecipient.times; attempt += 1) {
      expect((await save(browser, { email: victim })).statusCode).toBe(200);
      expect((await save(browser, { email: `x${attempt}-${reader.email}` })).statusCode).toBe(200);
    }
    const refused = await save(browser, { email: victim });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(await strict.db.$count(mails, eq(mails.recipient, victim))).toBe(limits.mailByRecipient.times);
    await strict.close();
  });
});

describe('the undo link', () => {
  /** An account whose address a thief with its session has changed. */
  async function stolen(fields?: Parameters<typeof addReader>[1]) {
    const theft = await loggedIn(fields);
    await save(theft.browser, manana(true));
    await save(theft.browser, { email: theft.moved });
    return { ...theft, token: await mailedToken(newsroom.db, theft.reader.email) };
  }

  test('asks for confirmation: a GET changes nothing, however often', async () => {
    const { reader, moved, token } = await stolen();
    for (const url of [`${RETURN}?token=${token}`, `/ca${RETURN}?token=${token}`]) {
      const page = await newsroom.app.inject(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<form class="plain-form" method="post">');
      expect(page.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
      });
    }
    expect((await accountOf(reader.id))?.email).toBe(moved);
  });

  test('its form restores the address and its newsletters, ends all sessions and redirects to a new password', async () => {
    const { reader, browser, moved, token } = await stolen({ lang: 'ca' });
    await browser.post('/api/front/user/recover-password', { email: moved });
    const thiefs = await mailedToken(newsroom.db, moved);
    const answer = await press(token, '/ca');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(/^\/ca\/acceso\/nueva-contrasena\/\?token=[\w-]{43}$/);
    expect(await accountOf(reader.id)).toMatchObject({ email: reader.email, status: 'active' });
    expect((await browser.get(PROFILE)).statusCode).toBe(401);
    expect((await subscriptionsTo(reader.email))[0]?.confirmedAt).toBeInstanceOf(Date);

    const change = (used: string | undefined) =>
      openBrowser(newsroom.app).post('/api/front/user/change-password', {
        ...{ token: used, password: 'Otra-clave-2027?' },
      });
    expect((await change(thiefs)).statusCode).toBe(400);
    expect((await change(answer.headers.location?.split('token=')[1])).statusCode).toBe(200);
    expect((await press(token)).body).toContain('Ya has recuperado tu dirección');
  });

  test('unlinks a provider linked since the change; keeps one linked before', async () => {
    const { reader, browser, moved } = await loggedIn();
    const link = (subject: string) =>
      newsroom.db
        .insert(socialIdentities)
        .values({ provider: 'google', subject, userId: reader.id, createdAt: newsroom.app.now() });
    await link(`own-${reader.id}`);
    newsroom.advance(HOUR);
    await browser.post('/api/front/user/prove', { password: PASSWORD });
    await save(browser, { email: moved });
    const token = await mailedToken(newsroom.db, reader.email);
    newsroom.advance(HOUR);
    await link(`thief-${reader.id}`);
    await press(token);
    const left = await newsroom.db
      .select({ subject: socialIdentities.subject })
      .from(socialIdentities)
      .where(eq(socialIdentities.userId, reader.id));
    expect(left).toEqual([{ subject: `own-${reader.id}` }]);
  });

  test('redirects a reader without a password to the login', async () => {
    const { reader, token } = await stolen();
    await newsroom.db.update(users).set({ passwordHash: null }).where(eq(users.id, reader.id));
    expect((await press(token)).headers.location).toBe('/acceso/');
  });

  test('voids the attacker’s own undo link once the owner has used theirs', async () => {
    const { reader, browser, moved, token } = await stolen();
    await browser.press(`/registro/activar/?token=${await mailedToken(newsroom.db, moved)}`);
    newsroom.advance(1_000);
    await save(browser, { email: `otra-${reader.email}` });
    const thiefs = await mailedToken(newsroom.db, moved);
    expect((await press(token)).statusCode).toBe(303);
    expect((await press(thiefs)).statusCode).toBe(400);
    expect((await accountOf(reader.id))?.email).toBe(reader.email);
  });

  test('does not take the account from the owner when the attacker uses their link first', async () => {
    const { reader, browser, moved, token } = await stolen();
    await browser.press(`/registro/activar/?token=${await mailedToken(newsroom.db, moved)}`);
    newsroom.advance(1_000);
    await save(browser, { email: `otra-${reader.email}` });
    expect((await press(await mailedToken(newsroom.db, moved))).statusCode).toBe(303);
    expect((await press(token)).statusCode).toBe(303);
    expect((await accountOf(reader.id))?.email).toBe(reader.email);
  });

  test('is not sent to an address that was never verified', async () => {
    const { reader, browser, moved } = await stolen();
    await save(browser, { email: `tercera-${reader.email}` });
    expect((await lastMail(newsroom.db, moved))?.text).not.toContain(RETURN);
  });

  test('expires when another account has the address, and after three days', async () => {
    const { reader, token } = await stolen();
    const second = await addReader(newsroom.db, { email: reader.email });
    const refused = await press(token);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('Este enlace ya no sirve');
    await newsroom.db.delete(users).where(eq(users.id, second.id));
    newsroom.advance(73 * HOUR);
    expect((await press(token)).statusCode).toBe(400);
    expect((await newsroom.app.inject(`/ca${RETURN}?token=${token}`)).statusCode).toBe(400);
    expect((await accountOf(reader.id))?.email).not.toBe(reader.email);
  });

  test('accepts requests from the site itself only', async () => {
    const { reader, moved, token } = await stolen();
    const answer = await newsroom.app.inject({
      method: 'POST',
      url: `${RETURN}?token=${token}`,
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(403);
    expect((await accountOf(reader.id))?.email).toBe(moved);
  });
});
