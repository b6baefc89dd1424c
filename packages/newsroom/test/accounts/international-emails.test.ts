/** Addresses with an international domain: both spellings are one, stored in ASCII and shown as readers write them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { subscriptions } from '../../src/db/schema/index.ts';
import { addContents, addReader, lastMail, logIn, mailedToken } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const domains = [
  ['corporació.cat', 'xn--corporaci-e7a.cat'],
  ['CORPORACIÓ.cat', 'xn--corporaci-e7a.cat'],
  ['año.example', 'xn--ao-zja.example'],
  ['xn--ao-zja.example', 'xn--ao-zja.example'],
  ['почта.рф', 'xn--80a1acny.xn--p1ai'],
] as const;
let count = 0;

test.each(domains)(
  '[LOGIN-07] [LOGIN-17] a reader at %s logs in and asks for a password',
  async (domain, ascii) => {
    count += 1;
    const stored = `lectora${count}@${ascii}`;
    const reader = await addReader(newsroom.db, { email: stored });
    const browser = openBrowser(newsroom.app);
    expect((await logIn(browser, { ...reader, email: `Lectora${count}@${domain}` })).statusCode).toBe(200);
    const shown = await browser.get('/api/front/user/profile');
    expect(shown.json().response.email).toMatch(/^lectora\d@(corporació\.cat|año\.example|почта\.рф)$/);
    const email = `lectora${count}@${domain}`;
    const answer = await browser.post('/api/front/user/recover-password', { email });
    expect(answer.json()).toEqual({ success: true });
    const token = await mailedToken(newsroom.db, stored);
    const page = await newsroom.app.inject(`/acceso/nueva-contrasena/?token=${token}`);
    expect(page.body).toContain(`value="${shown.json().response.email}"`);
  },
);

test.each(domains)(
  '[NEWSL-03] a newsletter goes to %s once, however it is written',
  async (domain, ascii) => {
    count += 1;
    const subscribe = (email: string) =>
      openBrowser(newsroom.app).post(`/api/front/newsletter/${encodeURIComponent(email)}`, [
        { id: 'manana', isSubscribed: true },
      ]);
    for (const one of [domain, ascii]) {
      expect((await subscribe(`boletin${count}@${one}`)).json()).toEqual({ httpCode: 200 });
    }
    const email = `boletin${count}@${ascii}`;
    expect(await newsroom.db.$count(subscriptions, eq(subscriptions.email, email))).toBe(1);
    expect(await lastMail(newsroom.db, email)).toBeDefined();
  },
);

test.each([
  ['núria@example.com', 'validation.email.letters'],
  ['lectora@corporació', 'validation.email.invalid'],
  ['lectora@corporació.cat:80', 'validation.email.invalid'],
])('[NEWSL-03] %s is refused, and why is said', async (email, key) => {
  const answer = await openBrowser(newsroom.app).post(`/api/front/newsletter/${encodeURIComponent(email)}`, [
    { id: 'manana', isSubscribed: true },
  ]);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({ email: key });
});
