import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptions, users } from '../../src/db/schema/index.ts';
import { addContents, addReader, logIn, mailedToken, PASSWORD } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());

const REGISTER = '/api/front/user/register';
let count = 0;

function registration(changes: Record<string, unknown> = {}) {
  count += 1;
  return {
    nick: `nou-lector-${count}`,
    email: `Nou.Lector.${count}@example.com`,
    password: PASSWORD,
    name: 'Pol',
    surname: 'Vidal',
    birthdate: '1999-05-04',
    phone: '600123123',
    country: 'ES',
    province: 'Tarragona',
    city: 'Reus',
    address: 'Raval, 3',
    postalCode: '43201',
    newsletters: [{ id: 'mati', name: 'El matí', isSubscribed: true }],
    terms: true,
    recaptcha: '',
    origin: 'http://localhost/ca/',
    ...changes,
  };
}

const send = (body: unknown, url = REGISTER) => openBrowser(newsroom.app).post(url, body);

async function accountOf(email: string) {
  const [row] = await newsroom.db.select().from(users).where(eq(users.email, email.toLowerCase()));
  return row;
}

describe('registration', () => {
  test.each([
    ['corporació.cat', 'xn--corporaci-e7a.cat'],
    ['xn--ao-zja.example', 'AÑO.example'],
    ['почта.рф', 'xn--80a1acny.xn--p1ai'],
  ])('[REG-08] an address at %s is taken at %s, too', async (first, second) => {
    const taken = registration({ email: `lectora@${first}`, alternativeEmail: `otra@${first}` });
    expect((await send(taken)).json()).toEqual({ success: true });
    const again = await send(registration({ email: `lectora@${second}` }));
    expect(again.json()).toMatchObject({ httpCode: 409, errorCode: 'EMAIL_ALREADY_IN_USE' });
  });

  test('[REG-02] creates an unverified account, in the language of the site', async () => {
    const sent = registration();
    expect((await send(sent, `/ca${REGISTER}`)).json()).toEqual({ success: true });
    const account = await accountOf(sent.email);
    expect(account).toMatchObject({
      nick: sent.nick,
      status: 'pending',
      kind: 'standard',
      lang: 'ca',
      city: 'Reus',
    });
    expect(account?.termsAcceptedAt).toBeInstanceOf(Date);
    const browser = openBrowser(newsroom.app);
    expect((await logIn(browser, sent)).statusCode).toBe(403);

    const chosen = () =>
      newsroom.db.select().from(subscriptions).where(eq(subscriptions.email, sent.email.toLowerCase()));
    expect(await chosen()).toMatchObject([{ newsletterId: 'mati', confirmedAt: null }]);
    await browser.press(
      `/ca/registro/activar/?token=${await mailedToken(newsroom.db, sent.email.toLowerCase())}`,
    );
    expect((await logIn(browser, sent)).statusCode).toBe(200);
    expect((await chosen())[0]?.confirmedAt).toBeInstanceOf(Date);
  });

  test('uses the language of the referring page when the path has no prefix', async () => {
    const sent = registration();
    await openBrowser(newsroom.app).post(REGISTER, sent, { referer: 'http://localhost/ca/registro/' });
    expect((await accountOf(sent.email))?.lang).toBe('ca');
  });

  test('[REG-03] the demo payload creates a demo account', async () => {
    const sent = registration({
      isRegisteredInDemo: true,
      nif: '12345678z',
      alternativeEmail: 'otra@example.com',
      demoBulletin: true,
    });
    expect((await send(sent)).statusCode).toBe(200);
    expect(await accountOf(sent.email)).toMatchObject({
      kind: 'demo',
      nif: '12345678Z',
      alternativeEmail: 'otra@example.com',
      demoBulletin: true,
    });
  });

  test('[API-11] an account cannot be created active, nor with another kind', async () => {
    const sent = registration({ status: 'active', kind: 'legacy', id: 'mine', socialProvider: 'google' });
    await send(sent);
    const account = await accountOf(sent.email);
    expect(account).toMatchObject({ status: 'pending', kind: 'standard', socialProvider: '' });
    expect(account?.id).not.toBe('mine');
  });

  test('[REG-08] an address or nick that is taken gives its error code', async () => {
    const reader = await addReader(newsroom.db, { nick: 'Ocupado' });
    const email = await send(registration({ email: reader.email }));
    expect(email.statusCode).toBe(409);
    expect(email.json().errorCode).toBe('EMAIL_ALREADY_IN_USE');
    const nick = await send(registration({ nick: 'OCUPADÓ' }));
    expect(nick.statusCode).toBe(409);
    expect(nick.json().errorCode).toBe('NICK_ALREADY_IN_USE');
  });

  test('two concurrent registrations of one address create one account', async () => {
    const sent = registration();
    const answers = await Promise.all([send(sent), send({ ...sent, nick: `${sent.nick}-b` })]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
  });

  test.each([
    [{ terms: false }, { terms: 'validation.terms.required' }],
    [{ password: 'Aaaa-1111' }, { password: 'validation.password.run' }],
    [{ password: '' }, { password: 'validation.password.required' }],
    [{ nick: 'a b c d' }, { nick: 'validation.nick.invalid' }],
    [{ birthdate: '2024-01-01' }, { birthdate: 'validation.birthdate.tooYoung' }],
    [
      { email: 'x', phone: '1' },
      { email: 'validation.email.invalid', phone: 'validation.phone.invalid' },
    ],
  ])('[REG-09] refuses %j with the fields', async (changes, fields) => {
    const answer = await send(registration(changes));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errorCode).toMatch(/^INVALID_FIELDS?$/);
    expect(answer.json().fields).toEqual(fields);
  });
});

describe('nick', () => {
  const ask = (nick: unknown, browser = openBrowser(newsroom.app)) =>
    browser.post('/api/front/user/nick', { nick });

  test('[REG-05] returns whether it is available', async () => {
    const reader = await addReader(newsroom.db, { nick: 'Pescadora' });
    expect((await ask('marinera')).json()).toEqual({ available: true });
    expect((await ask('pescadorà')).json()).toEqual({ available: false });
    const browser = openBrowser(newsroom.app);
    await logIn(browser, reader);
    expect((await ask('Pescadora', browser)).json()).toEqual({ available: true });
  });

  test.each(['abc', '', "x' or '1'='1", 7, null])('rejects %j', async (nick) => {
    expect((await ask(nick)).statusCode).toBe(400);
  });
});
