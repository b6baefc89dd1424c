import { SUBMISSION_MAX_LENGTH } from '@portada/contract';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageUrl } from '../../src/config/local-paths.ts';
import { topicsOf } from '../../src/contact/contact.ts';
import { contactMessages, mails } from '../../src/db/schema/index.ts';
import { limits } from '../../src/http/limits.ts';
import { countAttempt } from '../../src/http/rate-limit.ts';
import { addContents, addReader, lastMail, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

const CALL = '/api/front/contact';
const NEWSDESK = 'redaccion@diariodelpuerto.example';
const HOUSE = 'hola@diariodelpuerto.example';

let newsroom: TestApp;
beforeAll(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterAll(() => newsroom.close());
beforeEach(async () => {
  await newsroom.db.delete(contactMessages);
  await newsroom.db.delete(mails);
});

const written = {
  name: 'Ana Mar',
  email: 'Ana@Example.com',
  topic: 'tip',
  message: 'He visto luz en el faro.\n\n¿Lo sabéis?',
  terms: true,
};
const plain = { ...written, terms: 'true' };

const send = (fields: object = {}, base = '') =>
  openBrowser(newsroom.app).post(base + CALL, { ...written, ...fields });
const kept = () => newsroom.db.select().from(contactMessages).orderBy(desc(contactMessages.id));

describe('the call', () => {
  test('[CONT-01] stores an anonymous message, and emails it to the topic’s department', async () => {
    const answer = await send();
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true }]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(await kept()).toMatchObject([
      { siteId: 1, userId: null, name: 'Ana Mar', email: 'ana@example.com', topic: 'tip', isAnswered: false },
    ]);
    const mail = await lastMail(newsroom.db, NEWSDESK);
    expect(mail).toMatchObject({
      replyTo: 'ana@example.com',
      subject: 'Una pista o una noticia: mensaje de un lector',
    });
    expect(mail?.text).toContain('Ana Mar <ana@example.com> ha escrito');
    expect(mail?.text).toContain('He visto luz en el faro.\n\n¿Lo sabéis?');
  });

  test('[CONT-01] the Catalan site emails its own departments, in Catalan', async () => {
    expect((await send({}, '/ca')).statusCode).toBe(200);
    expect(await kept()).toMatchObject([{ siteId: 2 }]);
    const mail = await lastMail(newsroom.db, 'redaccio@diaridelport.example');
    expect(mail?.subject).toBe('Una pista o una notícia: missatge d’un lector');
  });

  test('[CONT-01] emails the newsroom when there is no topic; each topic has a department', async () => {
    await send({ topic: '' });
    expect((await lastMail(newsroom.db, HOUSE))?.subject).toBe('Otro asunto: mensaje de un lector');
    for (const { value } of topicsOf('es')) {
      await newsroom.db.delete(mails);
      expect((await send({ topic: value })).statusCode, value).toBe(200);
      expect(await newsroom.db.$count(mails), value).toBe(1);
    }
    expect(topicsOf('ca').map(({ value }) => value)).toEqual(topicsOf('es').map(({ value }) => value));
  });

  test('stores the reader’s id when there is a session', async () => {
    const reader = await addReader(newsroom.db);
    const browser = openBrowser(newsroom.app);
    await logIn(browser, reader);
    expect((await browser.post(CALL, written)).statusCode).toBe(200);
    expect(await kept()).toMatchObject([{ userId: reader.id, email: 'ana@example.com' }]);
  });

  test.each([
    ['name', '   ', 'validation.name.required'],
    ['name', '\u200b\u2060', 'validation.name.required'],
    ['name', '\u200c\u3164', 'validation.name.required'],
    ['name', 'Ana\r\nBcc: todos@example.com', 'validation.pattern'],
    ['name', 'Ana\u202etxt.exe', 'validation.pattern'],
    ['email', 'ana@example', 'validation.email.invalid'],
    ['email', 'ana@example.com\nBcc: todos@example.com', 'validation.pattern'],
    ['email', 'ana@example.com, todos@example.com', 'validation.email.invalid'],
    ['topic', 'nothing-of-ours', 'validation.pattern'],
    ['message', ' \u0000\u0007 ', expect.any(String)],
    ['message', '\u200b', 'validation.message.required'],
    ['message', 'a'.repeat(SUBMISSION_MAX_LENGTH + 1), expect.any(String)],
    ['terms', false, expect.any(String)],
  ])('refuses %s %j and says so at the field', async (name, value, key) => {
    const answer = await send({ [name]: value });
    expect(answer.statusCode).toBe(400);
    const { errorCode, fields } = answer.json();
    expect(errorCode).toBe('INVALID_FIELD');
    if (value !== ' \u0000\u0007 ') expect(fields).toEqual({ [name]: key });
    expect([await kept(), await newsroom.db.$count(mails)]).toEqual([[], 0]);
  });

  test('[CONT-02] fails and stores nothing when the email cannot be queued: the next attempt counts', async () => {
    const storing = vi.spyOn(newsroom.db, 'transaction').mockRejectedValueOnce(new Error('no database'));
    expect((await send()).statusCode).toBe(500);
    expect(await kept()).toEqual([]);
    expect((await send()).statusCode).toBe(200);
    expect(await kept()).toHaveLength(1);
    storing.mockRestore();
  });

  test('the same text again within an hour is the same message', async () => {
    await send();
    expect((await send()).statusCode).toBe(200);
    expect([await newsroom.db.$count(contactMessages), await newsroom.db.$count(mails)]).toEqual([1, 1]);
    await send({ message: 'Y otra cosa.' });
    expect(await newsroom.db.$count(contactMessages)).toBe(2);
    newsroom.advance(3_601_000);
    await send();
    expect(await newsroom.db.$count(contactMessages)).toBe(3);
  });

  test('three equal messages at once are one', async () => {
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect([await newsroom.db.$count(contactMessages), await newsroom.db.$count(mails)]).toEqual([1, 1]);
  });

  test('escapes hostile text', async () => {
    const message = '<img src=x onerror=alert(1)>\n<script>alert(1)</script>\u001b[2J';
    await send({ name: '<b>Ana</b>', message });
    const mail = await lastMail(newsroom.db, NEWSDESK);
    expect(mail?.html).not.toMatch(/<img|<script|<b>/);
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt;<br>&lt;script&gt;');
    expect(mail?.text).not.toContain('\u001b');
    const page = await openBrowser(newsroom.app).get(`/correo/${mail?.id}/`);
    expect(page.body).not.toContain('<img src=x');
    expect(page.body).toContain('ana@example.com');
  });
});

describe('the rate limit', () => {
  test('allows ten messages an hour per address, by call and form together', async () => {
    const limited = await startApp({ rateLimits: true });
    await addContents(limited.db);
    const browser = openBrowser(limited.app, '203.0.113.7');
    for (let nth = 1; nth <= 9; nth += 1) {
      expect((await browser.post(CALL, { ...written, message: `Aviso ${nth}` })).statusCode).toBe(200);
    }
    expect((await browser.form('/contacto/', { ...plain, message: 'Aviso 10' })).statusCode).toBe(303);
    const refused = await browser.post(CALL, { ...written, message: 'Aviso 11' });
    expect([refused.statusCode, refused.json().errorCode]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const page = await browser.form('/contacto/', { ...plain, message: 'Aviso 12' });
    expect(page.statusCode).toBe(429);
    expect(page.body).toContain('Has enviado muchos mensajes seguidos.');
    expect(page.body).toContain('Aviso 12</textarea>');
    expect((await openBrowser(limited.app, '203.0.113.8').post(CALL, written)).statusCode).toBe(200);
    await limited.close();
  });
});

test('does not count messages that were rejected or could not be stored', async () => {
  const limited = await startApp({ rateLimits: true });
  await addContents(limited.db);
  const browser = openBrowser(limited.app);
  const storing = vi.spyOn(limited.db, 'transaction').mockRejectedValue(new Error('no database'));
  for (let nth = 0; nth < 6; nth += 1) {
    expect((await browser.post(CALL, written)).statusCode).toBe(500);
    expect((await browser.form('/contacto/', plain)).statusCode).toBe(500);
    expect((await browser.post(CALL, { ...written, email: 'ana@' })).statusCode).toBe(400);
    expect((await browser.form('/contacto/', { ...plain, name: '' })).statusCode).toBe(400);
  }
  storing.mockRestore();
  expect((await browser.post(CALL, written)).statusCode).toBe(200);
  // Attempts have a limit of their own, by call and form together.
  await expect(countAttempt(limited.app, limits.writes, '127.0.0.1', 300)).rejects.toThrow('Too many');
  expect((await browser.post(CALL, written)).statusCode).toBe(429);
  expect((await browser.form('/contacto/', plain)).statusCode).toBe(429);
  await limited.close();
});

describe('without script', () => {
  const submit = (fields: Record<string, string>, base = '') =>
    openBrowser(newsroom.app).form(pageUrl(base, '/contacto/'), fields);

  test.each([
    ['', 'Hemos recibido tu mensaje', NEWSDESK],
    ['/ca', 'Hem rebut el teu missatge', 'redaccio@diaridelport.example'],
  ])('[CONT-01] %s/contacto/ sends, and leads to a page that says so', async (base, title, department) => {
    const url = pageUrl(base, '/contacto/');
    const empty = await openBrowser(newsroom.app).get(url);
    expect(empty.headers['cache-control']).toContain('public');
    expect(empty.body).toContain(
      `<form class="portada-fallback-form portada-fallback-contact-form late" method="post" action="${url}">`,
    );
    expect(empty.body).toContain('<option value="tip">');
    const answer = await submit(plain, base);
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${url}enviado/`]);
    expect(await lastMail(newsroom.db, department)).toBeDefined();
    const sent = await openBrowser(newsroom.app).get(`${url}enviado/`);
    expect(sent.statusCode).toBe(200);
    expect(sent.body).toContain(title);
  });

  test('shows each error at its field and keeps the values', async () => {
    const wrong = { name: ' ', email: 'ana@', message: '<b>Hola</b>\r\n</textarea>' };
    const answer = await submit({ ...plain, ...wrong });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.body).toContain('<p class="status" role="alert">Falta algo por corregir.');
    expect(answer.body).toContain('id="contact-name-error">Escribe tu nombre.');
    expect(answer.body).toContain('value="ana@" aria-invalid="true" aria-describedby="contact-email-error"');
    expect(answer.body).toContain('<option value="tip" selected>');
    expect(answer.body).toContain('&lt;b&gt;Hola&lt;/b&gt;\r\n&lt;/textarea&gt;</textarea>');
    expect(answer.body).toContain('value="true" required checked');
    expect(await kept()).toEqual([]);
  });

  test.each([
    [{}, 'Escribe tu mensaje.'],
    [{ ...plain, terms: '' }, 'Debes aceptar la política de privacidad.'],
    [{ ...plain, topic: 'otro' }, 'Elige uno de los asuntos.'],
    [{ ...plain, message: 'a'.repeat(SUBMISSION_MAX_LENGTH + 1) }, 'El texto es demasiado largo.'],
  ])('refuses %o', async (fields, text) => {
    const answer = await submit(fields);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(text);
  });

  test('[CONT-02] returns a text that is too long with its error, and does not read an endless one', async () => {
    const message = 'ñ¡'.repeat(15_000);
    const answer = await submit({ ...plain, message });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(`${message}</textarea>`);
    expect(answer.body).toContain(`maxlength="${SUBMISSION_MAX_LENGTH}"`);
    const endless = await submit({ ...plain, message: 'a'.repeat(300_000) }, '/ca');
    expect(endless.statusCode).toBe(413);
    expect(endless.body).toContain('role="alert">El text és massa llarg.');
    expect(endless.body).toContain('name="message"');
  });

  test('counts the line breaks of browsers (CRLF) once', async () => {
    const message = `${'a'.repeat(SUBMISSION_MAX_LENGTH - 2)}\r\na`;
    expect((await submit({ ...plain, message })).statusCode).toBe(303);
    expect((await kept())[0]?.text).toHaveLength(SUBMISSION_MAX_LENGTH);
  });

  test('[CONT-01] an emoji is one character, by call and by form', async () => {
    const message = '🔥'.repeat(SUBMISSION_MAX_LENGTH);
    expect((await send({ message })).statusCode).toBe(200);
    expect((await submit({ ...plain, message: `🌊${message.slice(2)}` })).statusCode).toBe(303);
    expect((await submit({ ...plain, message: `${message}!` })).statusCode).toBe(400);
  });

  test('[CONT-02] reports that storing failed, and keeps the values', async () => {
    const storing = vi.spyOn(newsroom.db, 'transaction').mockRejectedValueOnce(new Error('no database'));
    const answer = await submit(plain);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('No hemos podido enviar tu mensaje.');
    expect(answer.body).toContain('value="Ana Mar"');
    expect((await submit(plain)).statusCode).toBe(303);
    storing.mockRestore();
  });

  test('rejects requests from another site, and bodies that are no form', async () => {
    const browser = openBrowser(newsroom.app);
    const foreign = await browser.form('/contacto/', plain, { origin: 'https://evil.example' });
    expect(foreign.statusCode).toBe(403);
    expect((await browser.post('/contacto/', { ...plain })).statusCode).toBe(415);
    expect(await kept()).toEqual([]);
  });
});

test('deleting an account deletes its messages, and the emails about them', async () => {
  const reader = await addReader(newsroom.db);
  const browser = openBrowser(newsroom.app);
  await logIn(browser, reader);
  await browser.post(CALL, { ...written, email: reader.email });
  const data = (await browser.get('/api/front/user/data')).json();
  expect(data.contactMessages).toMatchObject([{ name: 'Ana Mar', text: written.message }]);
  expect((await browser.post('/api/front/user/delete')).statusCode).toBe(200);
  expect(await kept()).toEqual([]);
  expect(await newsroom.db.select().from(mails).where(eq(mails.replyTo, reader.email))).toEqual([]);
});

test('also the email to another address that was given; messages of that address’s owner stay', async () => {
  const browser = openBrowser(newsroom.app);
  await logIn(browser, await addReader(newsroom.db));
  await browser.post(CALL, { ...written, email: 'otra@example.com' });
  await send({ email: 'otra@example.com', message: 'Soy la dueña de esta dirección.' });
  expect((await browser.post('/api/front/user/delete')).statusCode).toBe(200);
  const left = await newsroom.db.select().from(mails).where(eq(mails.replyTo, 'otra@example.com'));
  expect(left.map(({ text }) => text)).toEqual([expect.stringContaining('Soy la dueña')]);
});
