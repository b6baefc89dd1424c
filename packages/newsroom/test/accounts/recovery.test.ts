import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { mails, mailTokens, users } from '../../src/db/schema/index.ts';
import { addContents, addReader, lastMail, logIn, mailedToken } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser, sessionCookies } from '../support/browser.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const RECOVER = '/api/front/user/recover-password';
const CHANGE = '/api/front/user/change-password';
const RESEND = '/api/front/user/resend-validation-mail';
const NEW_PASSWORD = 'Otra-clave-2027?';

async function recover(email: string) {
  return openBrowser(newsroom.app).post(RECOVER, { email });
}

describe('recovery', () => {
  test('[LOGIN-17] sends a link in the reader’s language, on the configured origin', async () => {
    const reader = await addReader(newsroom.db, { lang: 'ca', nick: 'Jordi<b>' });
    const answer = await newsroom.app.inject({
      method: 'POST',
      url: RECOVER,
      headers: { host: 'evil.example', 'content-type': 'application/json' },
      payload: { email: reader.email.toUpperCase() },
    });
    expect(answer.json()).toEqual({ success: true });
    const mail = await lastMail(newsroom.db, reader.email);
    expect(mail?.subject).toBe('Canvia la contrasenya');
    expect(mail?.text).toContain('http://localhost:4100/ca/acceso/nueva-contrasena/?token=');
    expect(mail?.html).toContain('Jordi&lt;b&gt;');
    expect(mail?.html + (mail?.text ?? '')).not.toContain('evil.example');
  });

  test('[LOGIN-19] responds with 404 and its code when the address has no account', async () => {
    const answer = await recover('nadie@example.com');
    expect(answer.statusCode).toBe(404);
    expect(answer.json().errorCode).toBe('USER_NOT_FOUND');
  });

  test('tells a reader with social login how to log in', async () => {
    const reader = await addReader(newsroom.db, { socialProvider: 'google', passwordHash: null });
    expect((await recover(reader.email)).statusCode).toBe(200);
    expect((await lastMail(newsroom.db, reader.email))?.text).toContain('Google');
    expect(await newsroom.db.select().from(mailTokens).where(eq(mailTokens.userId, reader.id))).toEqual([]);
  });

  test('[LOGIN-22] the link sets a new password once and ends every session', async () => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app);
    await logIn(browser, reader);
    await recover(reader.email);
    const token = await mailedToken(newsroom.db, reader.email);
    const change = () => browser.post(CHANGE, { token, password: NEW_PASSWORD });
    expect(sessionCookies(browser)).toEqual(['portada_session', 'portada_user']);
    expect((await change()).json()).toEqual({ success: true });
    // The requesting browser had a session of the same account, and its cookies are removed at once.
    expect(sessionCookies(browser)).toEqual([]);
    expect((await browser.get('/api/front/user/profile')).statusCode).toBe(401);
    expect((await logIn(browser, reader, NEW_PASSWORD)).statusCode).toBe(200);
    const again = await change();
    expect(again.statusCode).toBe(400);
    expect(again.json().errorCode).toBe('INVALID_TOKEN');
    expect((await lastMail(newsroom.db, reader.email))?.subject).toBe('Tu contraseña ha cambiado');
  });

  test('[LOGIN-22] keeps the session of another reader in the same browser', async () => {
    const [reader, other] = [await addReader(newsroom.db), await addReader(newsroom.db)];
    const browser = openBrowser(newsroom.app);
    await logIn(browser, other);
    await recover(reader.email);
    const token = await mailedToken(newsroom.db, reader.email);
    await browser.post(CHANGE, { token, password: NEW_PASSWORD });
    expect((await browser.get('/api/front/user/profile')).statusCode).toBe(200);
  });

  test('works for an account of the old system, and for an unverified one', async () => {
    const legacy = await addReader(newsroom.db, { kind: 'legacy', passwordHash: null });
    const pending = await addReader(newsroom.db, { status: 'pending' });
    for (const reader of [legacy, pending]) {
      await recover(reader.email);
      const token = await mailedToken(newsroom.db, reader.email);
      const browser = openBrowser(newsroom.app);
      await browser.post(CHANGE, { token, password: NEW_PASSWORD });
      expect((await logIn(browser, reader, NEW_PASSWORD)).statusCode).toBe(200);
    }
  });

  test('rejects a weak password and keeps the link valid', async () => {
    const reader = await addReader(newsroom.db);
    await recover(reader.email);
    const token = await mailedToken(newsroom.db, reader.email);
    const browser = openBrowser(newsroom.app);
    const weak = await browser.post(CHANGE, { token, password: 'corta' });
    expect(weak.statusCode).toBe(400);
    expect(weak.json().fields.password).toBe('validation.password.length');
    expect((await browser.post(CHANGE, { token, password: NEW_PASSWORD })).statusCode).toBe(200);
  });

  test('a link expires after an hour, and a new password voids the others', async () => {
    const other = await startApp();
    const reader = await addReader(other.db);
    const browser = openBrowser(other.app);
    await browser.post(RECOVER, { email: reader.email });
    const first = await mailedToken(other.db, reader.email);
    await browser.post(RECOVER, { email: reader.email });
    const second = await mailedToken(other.db, reader.email);
    await browser.post(CHANGE, { token: second, password: NEW_PASSWORD });
    const voided = await browser.post(CHANGE, { token: first, password: NEW_PASSWORD });
    expect(voided.json().errorCode).toBe('INVALID_TOKEN');

    await browser.post(RECOVER, { email: reader.email });
    const late = await mailedToken(other.db, reader.email);
    other.advance(61 * 60_000);
    expect((await browser.post(CHANGE, { token: late, password: NEW_PASSWORD })).statusCode).toBe(400);
    await other.close();
  });

  test('a link for one purpose is invalid for any other', async () => {
    const reader = await addReader(newsroom.db, { status: 'pending' });
    const browser = openBrowser(newsroom.app);
    await browser.post(RESEND, { userId: reader.id });
    const token = await mailedToken(newsroom.db, reader.email);
    const answer = await browser.post(CHANGE, { token, password: NEW_PASSWORD });
    expect(answer.json().errorCode).toBe('INVALID_TOKEN');
  });
});

describe('the page of the link', () => {
  const PAGE = '/ca/acceso/nueva-contrasena/';

  test('sets the password with a form without script', async () => {
    const reader = await addReader(newsroom.db, { lang: 'ca' });
    await recover(reader.email);
    const token = await mailedToken(newsroom.db, reader.email);
    const page = await newsroom.app.inject(`${PAGE}?token=${token}`);
    expect(page.statusCode).toBe(200);
    expect(page.headers['referrer-policy']).toBe('same-origin');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.body).toContain(`value="${token}"`);
    const username = `autocomplete="username" readonly value="${reader.email}"`;
    expect(page.body).toContain(username);
    expect(page.body).toContain('name="password" data-field="newPassword"');
    const send = (password: string) =>
      newsroom.app.inject({
        method: 'POST',
        url: PAGE,
        headers: { origin: 'http://localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ token, password }).toString(),
      });
    const weak = await send('corta');
    expect(weak.statusCode).toBe(400);
    expect(weak.body).toContain('role="alert"');
    expect(weak.body).toContain(username);
    const sent = await send(NEW_PASSWORD);
    expect(sent.statusCode).toBe(303);
    expect(sent.headers.location).toBe('/ca/acceso/?alert=password_changed');
    expect((await send('Una-tercera-2028!')).body).toContain('Ja has canviat la contrasenya');
    expect((await logIn(openBrowser(newsroom.app), reader, NEW_PASSWORD)).statusCode).toBe(200);
  });

  test('[LOGIN-22] passes the token to the widget, with the form as its fallback', async () => {
    const page = await newsroom.app.inject(`${PAGE}?token=c2VjcmV0`);
    const [, widget = ''] =
      /<portada-change-password[^>]*token="c2VjcmV0">(.*?)<\/portada-change-password>/s.exec(page.body) ?? [];
    expect(widget).toContain(
      '<form class="portada-fallback-form portada-fallback-change-password" method="post"',
    );
    expect(widget).not.toContain('autocomplete="username"');
  });

  test('rejects requests from another site', async () => {
    const answer = await newsroom.app.inject({
      method: 'POST',
      url: PAGE,
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'token=a&password=b',
    });
    expect(answer.statusCode).toBe(403);
  });

  test('escapes a hostile token', async () => {
    const page = await newsroom.app.inject(
      `${PAGE}?token=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expect(page.body).not.toContain('<script>alert');
  });
});

describe('the verification email', () => {
  test('[LOGIN-14] is sent again to an unverified account, and its link activates the account', async () => {
    const reader = await addReader(newsroom.db, { status: 'pending' });
    const browser = openBrowser(newsroom.app);
    expect((await browser.post(RESEND, { userId: reader.id })).json()).toEqual({ success: true });
    const token = await mailedToken(newsroom.db, reader.email);
    const followed = await browser.press(`/registro/activar/?token=${token}`);
    expect(followed.headers.location).toBe('/registro/validado/');
    expect((await logIn(browser, reader)).statusCode).toBe(200);
  });

  test('has the same response for any id, and is sent to unverified accounts only', async () => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app);
    for (const userId of [reader.id, 'nobody', "' or 1=1 --", '']) {
      const answer = await browser.post(RESEND, { userId });
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ success: true });
    }
    expect(await newsroom.db.select().from(mails).where(eq(mails.recipient, reader.email))).toEqual([]);
  });

  test('a link to a former address of the account verifies nothing', async () => {
    const reader = await addReader(newsroom.db, { status: 'pending' });
    const browser = openBrowser(newsroom.app);
    await browser.post(RESEND, { userId: reader.id });
    const token = await mailedToken(newsroom.db, reader.email);
    await newsroom.db
      .update(users)
      .set({ email: `x${reader.email}` })
      .where(eq(users.id, reader.id));
    const answer = await browser.press(`/registro/activar/?token=${token}`);
    expect(answer.headers.location).toBe('/registro/error/');
  });

  test.each([
    ['/registro/confirmacion/', 'registered'],
    ['/registro/error/', 'activation-error'],
    ['/registro/validado/', 'email-validated'],
    ['/cuenta-eliminada/', 'account-deleted'],
  ])(
    '[REG-10][REG-11][REG-12][ACCT-33] the notice %s stands on both sites, in the place of its widget',
    async (path, kind) => {
      for (const [base, lang] of [
        ['', 'es'],
        ['/ca', 'ca'],
      ] as const) {
        const page = await newsroom.app.inject(pageUrl(base, path));
        expect(page.statusCode).toBe(200);
        expect(page.headers['content-language']).toBe(lang);
        expect(page.body).toMatch(new RegExp(`<portada-account-notice[^>]* kind="${kind}">\\s*<h1`));
      }
    },
  );
});
