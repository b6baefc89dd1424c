import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profileRules } from '../../src/accounts/rules.ts';
import { subscriptions, users } from '../../src/db/schema/index.ts';
import { addContents, addReader, lastMail, logIn, mailedToken, PASSWORD } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const PROFILE = '/api/front/user/profile';
const NEW_PASSWORD = 'Otra-clave-2027?';

async function loggedIn(fields?: Parameters<typeof addReader>[1]) {
  const reader = await addReader(newsroom.db, fields);
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  return { reader, browser };
}

const save = (browser: Browser, patch: unknown, url = PROFILE) => browser.send('PATCH', url, patch);

describe('saving', () => {
  test('[ACCT-18] saves every field and returns the user', async () => {
    const { browser } = await loggedIn();
    const patch = {
      nick: 'Faro_Nou',
      name: 'Núria',
      surname: 'Olivé',
      email: 'Nuria.Olive@example.com',
      birthdate: '1991-02-28',
      phone: '600111222',
      postalCode: '43004',
      address: 'Carrer Major, 1',
      city: 'L’Hospitalet de l’Infant',
      province: 'Tarragona',
      country: 'ES',
    };
    const answer = await save(browser, patch);
    expect(answer.statusCode).toBe(200);
    const saved = { ...patch, email: 'nuria.olive@example.com' };
    expect(answer.json().response).toMatchObject(saved);
    expect((await browser.get(PROFILE)).json().response).toMatchObject(saved);
  });

  test('keeps fields that are not sent', async () => {
    const { browser } = await loggedIn({
      name: 'Ana',
      surname: 'Mar',
      birthdate: '1980-01-01',
      city: 'Reus',
    });
    const answer = await save(browser, { name: 'Anna' });
    expect(answer.json().response).toMatchObject({
      name: 'Anna',
      surname: 'Mar',
      birthdate: '1980-01-01',
      city: 'Reus',
    });
    const cleared = await save(browser, { birthdate: null, city: '' });
    expect(cleared.json().response).toMatchObject({ birthdate: null, city: '', surname: 'Mar' });
  });

  test('[API-11] does not change fields that a reader may not change', async () => {
    const { reader, browser } = await loggedIn();
    const answer = await save(browser, {
      name: 'Eva',
      surname: 'Pons',
      id: 'another',
      kind: 'demo',
      status: 'pending',
      socialProvider: 'google',
      passwordHash: 'x',
      isRegisteredInDemo: true,
      bulletin: true,
      nif: '12345678Z',
      __proto__: { kind: 'demo' },
    });
    expect(answer.statusCode).toBe(200);
    const [row] = await newsroom.db.select().from(users).where(eq(users.id, reader.id));
    expect(row).toMatchObject({
      kind: 'standard',
      status: 'active',
      socialProvider: '',
      passwordHash: reader.passwordHash,
      bulletin: false,
      nif: '',
      name: 'Eva',
    });
  });

  test.each([
    [{ nick: 'ana' }, 'nick', 'validation.nick.short'],
    [{ nick: '' }, 'nick', 'validation.nick.required'],
    [{ email: 'ana@' }, 'email', 'validation.email.invalid'],
    [{ name: '  ' }, 'name', 'validation.name.required'],
    [{ phone: '12345' }, 'phone', 'validation.phone.invalid'],
    [{ postalCode: '430' }, 'postalCode', 'validation.postalCode.short'],
    [{ city: 'Reus 2' }, 'city', 'validation.city.invalid'],
    [{ country: 'Spain' }, 'country', 'validation.country.invalid'],
    [{ birthdate: '2020-01-01' }, 'birthdate', 'validation.birthdate.tooYoung'],
    [{ birthdate: '1999-02-30' }, 'birthdate', 'validation.birthdate.invalid'],
  ])('[ACCT-23] refuses %j', async (patch, field, key) => {
    const { reader, browser } = await loggedIn();
    const answer = await save(browser, patch);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errorCode: 'INVALID_FIELD', fields: { [field]: key } });
    expect((await browser.get(PROFILE)).json().response.nick).toBe(reader.nick);
  });

  test('[ACCT-27] responds with 401 when the session has ended', async () => {
    expect((await save(openBrowser(newsroom.app), { name: 'Ana' })).statusCode).toBe(401);
  });

  test('responds with 409 when the nick or address is somebody else’s, in any case and accents', async () => {
    await addReader(newsroom.db, { nick: 'Ramón_Llull', email: 'ramon@example.com' });
    const { browser } = await loggedIn();
    const nick = await save(browser, { nick: 'ramon_llull' });
    expect(nick.statusCode).toBe(409);
    expect(nick.json()).toMatchObject({
      errorCode: 'NICK_ALREADY_IN_USE',
      fields: { nick: 'validation.nick.taken' },
    });
    const email = await save(browser, { email: 'RAMON@example.com' });
    expect(email.statusCode).toBe(409);
    expect(email.json().errorCode).toBe('EMAIL_ALREADY_IN_USE');
  });

  test('sends a notice of a new address to the old one, and voids its recovery links', async () => {
    const { reader, browser } = await loggedIn();
    await browser.post('/api/front/user/recover-password', { email: reader.email });
    const token = await mailedToken(newsroom.db, reader.email);
    const moved = `nueva-${reader.email}`;
    expect((await save(browser, { email: moved })).statusCode).toBe(200);
    expect((await lastMail(newsroom.db, reader.email))?.text).toContain(moved);
    const answer = await browser.post('/api/front/user/change-password', { token, password: NEW_PASSWORD });
    expect(answer.json().errorCode).toBe('INVALID_TOKEN');
  });
});

describe('password', () => {
  test('[ACCT-24] requires the current one, ends the other sessions and sends a notice', async () => {
    const { reader, browser } = await loggedIn();
    const elsewhere = openBrowser(newsroom.app);
    await logIn(elsewhere, reader);
    const answer = await save(browser, { password: PASSWORD, newPassword: NEW_PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect((await browser.get(PROFILE)).statusCode).toBe(200);
    expect((await elsewhere.get(PROFILE)).statusCode).toBe(401);
    expect((await logIn(elsewhere, reader)).statusCode).toBe(401);
    expect((await logIn(elsewhere, reader, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await lastMail(newsroom.db, reader.email))?.subject).toBe('Tu contraseña ha cambiado');
  });

  test('[ACCT-27] responds with 401 and saves nothing when the current password is wrong', async () => {
    const { browser } = await loggedIn({ name: 'Ana' });
    const answer = await save(browser, { name: 'Eva', password: 'Falsa-2026!', newPassword: NEW_PASSWORD });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().errorCode).toBe('INVALID_CREDENTIALS');
    expect((await browser.get(PROFILE)).json().response.name).toBe('Ana');
  });

  test.each([
    [{ password: PASSWORD }, 'newPassword', 'validation.newPassword.required'],
    [{ newPassword: NEW_PASSWORD }, 'password', 'validation.password.required'],
    [{ password: PASSWORD, newPassword: 'Abc-12' }, 'newPassword', 'validation.password.length'],
    [{ password: PASSWORD, newPassword: 'Clavee-2027' }, 'newPassword', 'validation.newPassword.run'],
  ])('[ACCT-24] refuses %j', async (patch, field, key) => {
    const { browser } = await loggedIn();
    const answer = await save(browser, patch);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ [field]: key });
  });

  test('cannot be changed by a reader with social login only', async () => {
    const { reader, browser } = await loggedIn();
    await newsroom.db
      .update(users)
      .set({ passwordHash: null, socialProvider: 'google' })
      .where(eq(users.id, reader.id));
    expect((await save(browser, { password: PASSWORD, newPassword: NEW_PASSWORD })).statusCode).toBe(401);
    expect((await browser.get(PROFILE)).json().response.socialProvider).toBe('google');
  });
});

describe('newsletters', () => {
  test('[ACCT-35][ACCT-36] only the newsletters sent change, of the site’s own', async () => {
    const { browser } = await loggedIn();
    const before = (await browser.get(PROFILE)).json().response.newsletters;
    expect(before).toEqual([
      { id: 'manana', name: 'La <em>mañana</em>', isSubscribed: false },
      { id: 'mercado', name: 'El mercado', isSubscribed: false },
    ]);
    await save(browser, { newsletters: [{ id: 'manana', name: '', isSubscribed: true }] });
    const answer = await save(browser, { newsletters: [{ id: 'mercado', name: '', isSubscribed: true }] });
    expect(answer.json().response.newsletters).toMatchObject([
      { id: 'manana', isSubscribed: true },
      { id: 'mercado', isSubscribed: true },
    ]);
    const off = await save(browser, { newsletters: [{ id: 'manana', name: '', isSubscribed: false }] });
    expect(off.json().response.newsletters[0].isSubscribed).toBe(false);
    const catalan = await browser.get(`/ca${PROFILE}`);
    expect(catalan.json().response.newsletters).toMatchObject([{ id: 'mati' }]);
  });

  test('rejects the whole save when a newsletter is unknown', async () => {
    const { reader, browser } = await loggedIn({ name: 'Ana' });
    const answer = await save(browser, {
      name: 'Eva',
      newsletters: [
        { id: 'manana', name: '', isSubscribed: true },
        { id: 'ninguno', name: '', isSubscribed: true },
      ],
    });
    expect(answer.statusCode).toBe(400);
    expect((await browser.get(PROFILE)).json().response.name).toBe('Ana');
    expect(
      await newsroom.db.select().from(subscriptions).where(eq(subscriptions.email, reader.email)),
    ).toEqual([]);
  });
});

describe('[API-11] hostile characters', () => {
  test.each(['name', 'surname', 'address'])('are removed from %s', async (field) => {
    const { reader, browser } = await loggedIn({ name: 'Ana', surname: 'Mar', address: 'Calle Mayor, 1' });
    for (const sign of ['\u202e', '\u2066', '\n', '\u001b']) {
      const answer = await save(browser, { [field]: `Ana${sign}Mar` });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().fields).toEqual({ [field]: 'validation.pattern' });
    }
    expect((await save(browser, { [field]: 'Ana\u0000' })).statusCode).toBe(400);
    const [row] = await newsroom.db.select().from(users).where(eq(users.id, reader.id));
    expect(row).toEqual(reader);
  });

  test('are removed where they hide, and kept where a name is written with them', async () => {
    const { reader, browser } = await loggedIn();
    const given = {
      name: 'ශ්\u200dරී\u200b',
      surname: 'Ma\u200cr',
      address: 'می\u200cخواهم',
      province: 'ക്\u200d',
    };
    expect((await save(browser, given)).statusCode).toBe(200);
    const [row] = await newsroom.db.select().from(users).where(eq(users.id, reader.id));
    expect(row).toMatchObject({ ...given, name: 'ශ්\u200dරී', surname: 'Mar' });
    for (const name of ['\u200b\u200d', '\u3164']) {
      expect((await save(browser, { name })).json().fields).toEqual({ name: 'validation.name.required' });
    }
  });

  test('a nick with or without its joiner is the same nick', async () => {
    const { browser } = await loggedIn();
    expect((await save(browser, { nick: 'می\u200cخواهم' })).statusCode).toBe(200);
    const other = await loggedIn();
    expect((await save(other.browser, { nick: 'میخواهم' })).statusCode).toBe(409);
  });

  test('do not make a nick look like another one, or empty', async () => {
    const { browser } = await loggedIn();
    for (const nick of [
      'Mar\u200bina',
      '\u3164\u3164\u3164\u3164',
      'Mar\u0301\u0302\u0303\u0304ina',
      '\u202eanira',
    ]) {
      const answer = await save(browser, { nick });
      expect(answer.statusCode).toBe(400);
    }
  });
});

test('[VAL-12] a reader turns thirteen at midnight in the newsroom’s time zone, not in UTC', () => {
  const bornAt = (now: string) =>
    v.is(
      profileRules(() => new Date(now)),
      { birthdate: '2013-11-22' },
    );
  expect(bornAt('2026-11-21T22:59:59Z')).toBe(false);
  expect(bornAt('2026-11-21T23:00:00Z')).toBe(true);
});
