import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { subscriptions } from '../../src/db/schema/index.ts';
import { compose } from '../../src/mail/compose.ts';
import * as emails from '../../src/mail/email-templates.ts';
import { queueEmail } from '../../src/mail/outbox.ts';
import { sendNewsletter } from '../../src/newsletters/send.ts';
import { addContents, addReader } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { openBrowser } from '../support/browser.ts';
import { type MailSink, openMailSink } from '../support/mail-sink.ts';

describe('email templates', () => {
  test('every email has both languages, with different texts', () => {
    for (const [name, write] of Object.entries(emails)) {
      const given: [string, string, string] = ['Ana', 'https://a.example/', 'https://b.example/'];
      const es = compose('es', write.es(...given));
      const ca = compose('ca', write.ca(...given));
      expect(es.subject, name).not.toBe(ca.subject);
      expect(es.text).toContain('Diario del Puerto');
      expect(ca.text).toContain('Diari del Port');
      expect(ca.html).toContain('<html lang="ca">');
    }
  });

  test('escapes readers’ texts in HTML', () => {
    const { html } = compose('es', emails.activationEmail.es('<img src=x>', 'https://a.example/?a=1&b="2'));
    expect(html).not.toContain('<img');
    expect(html).toContain('href="https://a.example/?a=1&amp;b=&quot;2"');
  });
});

describe('the mailbox', () => {
  let newsroom: TestApp;
  beforeAll(async () => {
    newsroom = await startApp();
  });
  afterAll(() => newsroom.close());

  test('shows sent emails with their link, and runs nothing', async () => {
    const reader = await addReader(newsroom.db, { nick: '<b>Ana</b>' });
    const browser = openBrowser(newsroom.app);
    await browser.post('/api/front/user/recover-password', { email: reader.email });
    const list = await browser.get('/ca/correo/');
    expect(list.body).toContain(reader.email);
    expect(list.headers['cache-control']).toBe('private, no-store');
    const path = /href="(\/ca\/correo\/\d+\/)"/.exec(list.body)?.[1] ?? '';
    const mail = await browser.get(path);
    expect(mail.body).toContain('<a href="http://localhost:4100/acceso/nueva-contrasena/?token=');
    expect(mail.body).not.toContain('<b>Ana</b>');
    expect((await browser.get('/correo/99999/')).statusCode).toBe(404);
    expect((await browser.get('/correo/x/')).statusCode).toBe(404);
  });

  test.each([{ environment: 'production' }, { smtpUrl: 'smtp://127.0.0.1:9' }] as const)(
    'is not there with %j',
    async (config) => {
      const other = await startApp(config);
      expect((await other.app.inject('/correo/')).statusCode).toBe(404);
      await other.close();
    },
  );
});

describe('with SMTP_URL', () => {
  let server: MailSink;
  let newsroom: TestApp;
  beforeAll(async () => {
    server = await openMailSink();
    newsroom = await startApp({ smtpUrl: server.url });
    await addContents(newsroom.db);
    await newsroom.app.listen();
  });
  afterAll(async () => {
    await newsroom.close();
    await server.close();
  });

  test('sends emails to the server', async () => {
    const reader = await addReader(newsroom.db);
    const answer = await openBrowser(newsroom.app).post('/api/front/user/recover-password', {
      email: reader.email,
    });
    expect(answer.statusCode).toBe(200);
    const sent = await server.mailTo(reader.email);
    expect(sent).toMatch(/^Subject: =\?UTF-8\?Q\?Cambia_tu_contrase/m);
    expect(sent).toMatch(/^Auto-Submitted: auto-generated\r$/m);
  });

  test('[CONT-01] Reply-To of a contact message is the reader’s address, and readers cannot inject headers', async () => {
    const email = emails.contactEmail.es('Ana', 'Un tema', 'Hola');
    const name = 'Ana "Mar"\r\nBcc: todos@example.com\r\n\r\n';
    const replyTo = { name, address: 'ana@example.com' };
    const recipient = { email: 'redaccion@example.com', lang: 'es' } as const;
    await queueEmail(newsroom.app, recipient, { ...email, replyTo });
    const sent = await server.mailTo(recipient.email);
    expect(sent).toMatch(/^Reply-To: .*<ana@example\.com>\r$/m);
    expect(sent).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(sent).not.toMatch(/^Bcc:/m);
    expect(server.mails.filter(({ to }) => to === 'todos@example.com')).toEqual([]);
  });

  test('each newsletter has a List-Id of its own', async () => {
    const email = 'mercado@example.com';
    await newsroom.db
      .insert(subscriptions)
      .values({ email, newsletterId: 'mercado', confirmedAt: new Date() });
    expect(await sendNewsletter(newsroom.app, 'mercado')).toMatchObject({ queued: 1 });
    expect(await server.mailTo(email)).toMatch(/^List-ID: <mercado\.localhost>\r$/im);
    await newsroom.db.delete(subscriptions);
  });

  test('every newsletter has one-click unsubscribe headers (RFC 8058)', async () => {
    const emails = ['ana@example.com', `${'b'.repeat(60)}@${'c'.repeat(60)}.${'d'.repeat(60)}.example`];
    await newsroom.db
      .insert(subscriptions)
      .values(emails.map((email) => ({ email, newsletterId: 'manana', confirmedAt: new Date() })));
    expect(await sendNewsletter(newsroom.app, 'manana')).toMatchObject({ queued: 2 });
    const sent = (await Promise.all(emails.map(server.mailTo))).join('');
    const links = [...sent.matchAll(/^List-Unsubscribe: <(http[^\s>]+)>\r$/gm)].map(([, url = '']) => url);
    expect(links).toHaveLength(2);
    expect(sent.match(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/gm)).toHaveLength(2);
    expect(sent.match(/^List-ID: <manana\.localhost>\r$/gim)).toHaveLength(2);
    expect(sent).not.toMatch(/^Auto-Submitted:/m);
    for (const link of links) {
      const { pathname, search } = new URL(link);
      const answer = await newsroom.app.inject({
        method: 'POST',
        url: pathname + search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(await newsroom.db.$count(subscriptions)).toBe(0);
  });
});
