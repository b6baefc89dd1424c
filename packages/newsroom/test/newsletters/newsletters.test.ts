import { and, eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commands } from '../../src/commands/index.ts';
import { pageUrl } from '../../src/config/local-paths.ts';
import { contents, mails, newsletters, sections, subscriptions } from '../../src/db/schema/index.ts';
import { sendNewsletter } from '../../src/newsletters/send.ts';
import { readUnsubscribeToken, unsubscribeToken } from '../../src/newsletters/unsubscribe-token.ts';
import { addContents, lastMail } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';

let newsroom: TestApp;
beforeEach(async () => {
  newsroom = await startApp();
  await addContents(newsroom.db);
});
afterEach(() => newsroom.close());

const ANA = 'ana@example.com';
const DAY = 86_400_000;

async function subscribe(email: string, newsletterId = 'manana', confirmedAt: Date | null = new Date()) {
  await newsroom.db.insert(subscriptions).values({ email, newsletterId, confirmedAt });
}

const mailsTo = (email: string) => newsroom.db.$count(mails, eq(mails.recipient, email));
const send = (id = 'manana') => sendNewsletter(newsroom.app, id);
const linkOf = (text = '') =>
  /http:\/\/\S+\/(?:boletines|butlletins)\/baja\/\?token=[\w-]+/.exec(text)?.[0] ?? '';

describe('an issue', () => {
  test('contains the latest contents, as text and HTML, with each subscriber’s unsubscribe link', async () => {
    await subscribe(ANA);
    await subscribe('bea@example.com');
    expect(await send()).toEqual({ contents: 2, queued: 2, had: 0 });
    const [first, second] = [
      await lastMail(newsroom.db, ANA),
      await lastMail(newsroom.db, 'bea@example.com'),
    ];
    expect(first?.subject).toBe('La mañana: El faro vuelve a girar');
    for (const part of [first?.text, first?.html]) {
      expect(part).toContain('La lonja abre antes');
      expect(part).toContain('http://localhost:4100/puerto/la-lonja-1/');
      expect(part).toContain(ANA);
      expect(part).toContain(linkOf(first?.text));
    }
    expect(first?.html).not.toContain('<em>');
    expect(first?.text).toContain('Para darte de baja:');
    expect(linkOf(first?.text)).not.toBe(linkOf(second?.text));
  });

  test('of a Catalan newsletter is Catalan, and links to the Catalan site', async () => {
    await newsroom.db.insert(sections).values({ id: 9, siteId: 2, slug: 'port', name: 'Port', code: 'port' });
    const when = { publishedAt: new Date(), updatedAt: new Date() };
    const content = { siteId: 2, sectionId: 9, kind: 'article', lang: 'ca', slug: 'llotja' } as const;
    await newsroom.db.insert(contents).values({
      ...content,
      ...when,
      id: 9,
      title: 'L’<b>amo</b> & la llotja',
      summary: 'Uns <em>quants</em>',
    });
    await subscribe(ANA, 'mati');
    expect(await send('mati')).toMatchObject({ contents: 1, queued: 1 });
    const mail = await lastMail(newsroom.db, ANA);
    expect(mail?.lang).toBe('ca');
    expect(mail?.html).toContain('<html lang="ca">');
    expect(mail?.html).toContain('L’&lt;b&gt;amo&lt;/b&gt; &amp; la llotja');
    expect(mail?.text).toContain(
      'L’<b>amo</b> & la llotja\nUns quants\nhttp://localhost:4100/ca/port/llotja-9/',
    );
    expect(linkOf(mail?.text)).toContain('http://localhost:4100/ca/butlletins/baja/');
  });

  test('contains the newsletter’s section only, and no hidden contents', async () => {
    await newsroom.db.insert(sections).values({ id: 8, siteId: 1, slug: 'mesa', name: 'Mesa', code: 'food' });
    await newsroom.db.update(contents).set({ sectionId: 8 }).where(eq(contents.id, 2));
    await newsroom.db.update(newsletters).set({ sectionCode: 'food' }).where(eq(newsletters.id, 'mercado'));
    await subscribe(ANA, 'mercado');
    expect(await send('mercado')).toMatchObject({ contents: 1, queued: 1 });
    expect((await lastMail(newsroom.db, ANA))?.text).not.toContain('La lonja');
    await newsroom.db.update(contents).set({ withdrawnAt: new Date() });
    await subscribe(ANA);
    expect(await send()).toEqual({ contents: 0, queued: 0, had: 0 });
  });

  test('is sent to this newsletter’s confirmed subscribers only', async () => {
    await subscribe(ANA, 'manana', null);
    await subscribe('bea@example.com', 'mercado');
    expect(await send()).toMatchObject({ queued: 0 });
    expect(await newsroom.db.$count(mails)).toBe(0);
  });

  test('is sent once a day to each, also by concurrent runs', async () => {
    await subscribe(ANA);
    const reports = await Promise.all([send(), send()]);
    expect(reports.map((report) => report?.queued).sort()).toEqual([0, 1]);
    await subscribe('tarde@example.com');
    expect(await send()).toMatchObject({ queued: 1, had: 1 });
    expect([await mailsTo(ANA), await mailsTo('tarde@example.com')]).toEqual([1, 1]);
  });

  test('contains the next day’s new contents only, and is not sent when there are none', async () => {
    await subscribe(ANA);
    await send();
    newsroom.advance(DAY);
    expect(await send()).toEqual({ contents: 0, queued: 0, had: 0 });
    await newsroom.db
      .update(contents)
      .set({ publishedAt: new Date(Date.now() + DAY - 3_600_000) })
      .where(eq(contents.id, 1));
    expect(await send()).toMatchObject({ contents: 1, queued: 1 });
    expect((await lastMail(newsroom.db, ANA))?.subject).toBe('La mañana: La lonja abre antes');
  });

  test('is queued for the others by the next run, where one was interrupted', async () => {
    const rows = Array.from({ length: 120 }, (_, nth) => ({ email: `lectora-${nth}@example.com` }));
    const confirmed = { newsletterId: 'manana', confirmedAt: new Date() };
    await newsroom.db.insert(subscriptions).values(rows.map((row) => ({ ...row, ...confirmed })));
    const { transaction } = newsroom.db;
    const storing = vi.spyOn(newsroom.db, 'transaction');
    storing.mockImplementationOnce(transaction).mockRejectedValueOnce(new Error('the process ends'));
    await expect(send()).rejects.toThrow('the process ends');
    const queued = await newsroom.db.$count(mails);
    expect(queued).toBeGreaterThan(0);
    storing.mockRestore();
    expect(await send()).toEqual({ contents: 2, queued: rows.length - queued, had: queued });
    const recipients = await newsroom.db.selectDistinct({ recipient: mails.recipient }).from(mails);
    expect([recipients.length, await newsroom.db.$count(mails)]).toEqual([rows.length, rows.length]);
  });
});

describe('the command', () => {
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    await commands['send-newsletter']?.run(newsroom.app, args, (line) => lines.push(line));
    return lines.join('\n');
  };

  test('prints a summary', async () => {
    await subscribe(ANA);
    expect(await run('manana')).toBe('manana: 2 contents, 1 queued, 0 had it already.');
    expect(await run('manana')).toBe('manana: 2 contents, 0 queued, 1 had it already.');
    newsroom.advance(DAY);
    expect(await run('manana')).toContain('nothing new since the last issue');
  });

  test('lists the newsletters when the id is unknown', async () => {
    await expect(run('ninguno')).rejects.toThrow('There are: manana, mati, mercado.');
    await expect(run()).rejects.toThrow('There is no newsletter «».');
  });
});

describe('unsubscribing', () => {
  const FORM = 'application/x-www-form-urlencoded';
  const isSubscribed = async (email = ANA, id = 'manana') =>
    (await newsroom.db.$count(
      subscriptions,
      and(eq(subscriptions.email, email), eq(subscriptions.newsletterId, id)),
    )) > 0;

  async function link(email = ANA, newsletterId = 'manana', base = '') {
    const token = await unsubscribeToken(newsroom.db, { email, newsletterId });
    return pageUrl(base, `/boletines/baja/?token=${token}`);
  }

  /** The request of a mail client: without cookie and Origin. */
  function press(url: string, headers: Record<string, string> = { 'content-type': FORM }, payload = '') {
    return newsroom.app.inject({ method: 'POST', url, headers, payload });
  }

  const shows = (page: LightMyRequestResponse, text: string) => expect(page.body).toContain(text);

  test('a GET of the link only asks, however often', async () => {
    await subscribe(ANA);
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const page = await newsroom.app.inject({ method, url: await link() });
      expect(page.statusCode).toBe(200);
      expect(page.headers['cache-control']).toBe('private, no-store');
      expect(page.headers['referrer-policy']).toBe('same-origin');
      if (method === 'GET') shows(page, '<h1 class="desk__title">Darse de baja de «La mañana»</h1>');
    }
    expect(await isSubscribed()).toBe(true);
    shows(await newsroom.app.inject(await link(ANA, 'manana', '/ca')), 'Donar-se de baixa de «La mañana»');
  });

  test.each([
    ['the page’s own form', { 'content-type': FORM, origin: 'http://localhost' }, ''],
    ['a mail program, as RFC 8058 has it', { 'content-type': FORM }, 'List-Unsubscribe=One-Click'],
    [
      'one that sends parts',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    [
      'a mail program on the web',
      { 'content-type': FORM, origin: 'https://mail.example' },
      'List-Unsubscribe=One-Click',
    ],
    ['one that hides where it is', { origin: 'null', 'sec-fetch-site': 'cross-site' }, ''],
  ])('is done by %s, at once and without a redirect', async (_who, headers, payload) => {
    await subscribe(ANA);
    await subscribe(ANA, 'mercado');
    await subscribe('bea@example.com');
    const answer = await press(await link(), headers, payload);
    expect(answer.statusCode).toBe(200);
    shows(answer, 'Ya no recibes «La mañana»');
    expect(await isSubscribed()).toBe(false);
    expect(await isSubscribed(ANA, 'mercado')).toBe(true);
    expect(await isSubscribed('bea@example.com')).toBe(true);
  });

  test('is idempotent, and the link then shows that it is done', async () => {
    await subscribe(ANA);
    const url = await link();
    await press(url);
    expect((await press(url)).statusCode).toBe(200);
    const page = await newsroom.app.inject(url);
    shows(page, 'Ya no recibes «La mañana»');
    expect(page.body).not.toContain('<form class="plain-form"');
  });

  test('the link of an old email also works for a new subscription', async () => {
    const url = await link();
    await subscribe(ANA);
    await press(url);
    await subscribe(ANA);
    await press(url);
    expect(await isSubscribed()).toBe(false);
  });

  test('rejects a forged, truncated or changed link', async () => {
    await subscribe(ANA);
    const token = await unsubscribeToken(newsroom.db, { email: ANA, newsletterId: 'manana' });
    const other = await unsubscribeToken(newsroom.db, { email: 'eva@example.com', newsletterId: 'manana' });
    const forged = token.slice(0, -43) + other.slice(-43);
    for (const wrong of [
      '',
      'x',
      token.slice(1),
      token.slice(0, -1),
      forged,
      `${token}A`,
      'a'.repeat(5_000),
    ]) {
      const url = `/boletines/baja/?token=${wrong}`;
      expect((await press(url)).statusCode, wrong).toBe(400);
      expect((await newsroom.app.inject(url)).statusCode, wrong).toBe(400);
      expect(await readUnsubscribeToken(newsroom.db, wrong)).toBeUndefined();
    }
    expect(await isSubscribed()).toBe(true);
  });

  test('neither starts nor ends a session, and its token is valid for nothing else', async () => {
    await subscribe(ANA);
    const answer = await press(await link(), { 'content-type': FORM, cookie: 'portada_session=x' });
    expect(answer.cookies).toEqual([]);
    for (const url of ['/boletines/baja', '/acceso/nueva-contrasena/', '/api/front/user/logout']) {
      expect([403, 404]).toContain((await press(url, { origin: 'https://evil.example' })).statusCode);
    }
  });

  test('the development mailbox sends an issue, but not when another site requests it', async () => {
    await subscribe(ANA);
    const headers = { 'content-type': FORM, origin: 'https://evil.example' };
    expect((await press('/correo/boletines/', headers, 'id=manana')).statusCode).toBe(403);
    const own = { ...headers, origin: 'http://localhost' };
    expect((await press('/ca/correo/boletines/', own, 'id=manana')).headers.location).toBe('/ca/correo/');
    expect(await mailsTo(ANA)).toBe(1);
    expect((await press('/correo/boletines/', own, 'id=ninguno')).statusCode).toBe(404);
    shows(await openBrowser(newsroom.app).get('/correo/'), '<option value="manana">La mañana</option>');
  });
});
