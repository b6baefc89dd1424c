import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compose } from '../src/mail/compose.ts';
import * as letters from '../src/mail/letters.ts';
import { addReader } from './support/accounts.ts';
import { startApp, type TestApp } from './support/app.ts';
import { openBrowser } from './support/browser.ts';

describe('letters', () => {
  test('every letter is written in both languages, differently', () => {
    for (const [name, write] of Object.entries(letters)) {
      const given: [string, string, string] = ['Ana', 'https://a.example/', 'https://b.example/'];
      const es = compose('es', write.es(...given));
      const ca = compose('ca', write.ca(...given));
      expect(es.subject, name).not.toBe(ca.subject);
      expect(es.text).toContain('Diario del Puerto');
      expect(ca.text).toContain('Diari del Port');
      expect(ca.html).toContain('<html lang="ca">');
    }
  });

  test('what a reader chose is text in the HTML', () => {
    const { html } = compose('es', letters.activationLetter.es('<img src=x>', 'https://a.example/?a=1&b="2'));
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

  test('shows what was sent, its link and nothing that runs', async () => {
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

test('with SMTP_URL mail goes to the server', async () => {
  let received = '';
  const server = createServer((socket) => {
    socket.setEncoding('utf8').write('220 test\r\n');
    let isData = false;
    socket.on('data', (text: string) => {
      received += text;
      if (isData && !text.endsWith('\r\n.\r\n')) return;
      if (/^DATA/m.test(text)) isData = true;
      else if (isData) isData = false;
      socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const newsroom = await startApp({ smtpUrl: `smtp://127.0.0.1:${port}?ignoreTLS=true` });
  const reader = await addReader(newsroom.db);
  const answer = await openBrowser(newsroom.app).post('/api/front/user/recover-password', {
    email: reader.email,
  });
  expect(answer.statusCode).toBe(200);
  expect(received).toContain(`RCPT TO:<${reader.email}>`);
  expect(received).toMatch(/Subject: =\?UTF-8\?Q\?Cambia_tu_contrase/);
  await newsroom.close();
  server.close();
});
