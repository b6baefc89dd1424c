/** Uploads over a real socket: cut in the middle of a piece, gone on with, and more than a form may bring. */
import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContents, addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { film } from '../support/films.ts';
import { addAsked, newUploadDir, readHeaders, type Sender, sender } from '../support/uploads.ts';

let newsroom: TestApp;
let browser: Browser;
let reader: Sender;
let port: number;

beforeAll(async () => {
  newsroom = await startApp({ uploadDir: newUploadDir() });
  await addContents(newsroom.db);
  browser = openBrowser(newsroom.app);
  await logIn(browser, await addReader(newsroom.db));
  reader = sender(newsroom.app, browser);
  await newsroom.app.listen({ port: 0, host: '127.0.0.1' });
  const address = newsroom.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => newsroom.close());

const cookies = () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

/** Sends a part of what was promised, and hangs up once the server has it. */
function sendAndHangUp(path: string, headers: Record<string, string | number>, part: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const origin = `http://127.0.0.1:${port}`;
    const call = httpRequest({
      host: '127.0.0.1',
      port,
      path,
      method: 'PATCH',
      headers: { ...headers, origin, cookie: cookies() },
    });
    call.on('error', () => resolve());
    call.write(part, () => setImmediate(() => call.destroy()));
    call.on('close', () => resolve());
  });
}

test('[INTV-02] what came before a cut is kept, and the rest makes it whole', async () => {
  const content = film(600_000);
  const announced = await reader.announce({ bytes: content.length, type: 'video/mp4', purpose: 'interview' });
  const { location = '' } = readHeaders(announced);
  await sendAndHangUp(
    location,
    {
      'tus-resumable': '1.0.0',
      'content-type': 'application/offset+octet-stream',
      'upload-offset': 0,
      'content-length': content.length,
    },
    content.subarray(0, 200_000),
  );
  let offset = 0;
  await expect
    .poll(async () => {
      const asked = await reader.ask('HEAD', location);
      offset = Number(asked.headers['upload-offset']);
      return asked.statusCode;
    })
    .toBe(200);
  expect(offset).toBeLessThanOrEqual(200_000);
  const rest = await reader.piece(location, offset, content.subarray(offset));
  expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, String(content.length)]);
  const interview = await addAsked(newsroom.db, 'interview');
  const uploadId = location.split('/').at(-1) ?? '';
  const answer = await reader.form(`/api/front/interview/${interview}/question`, {
    question: '¿?',
    uploadId,
  });
  expect(answer.statusCode).toBe(200);
});

test('[INTV-02] a form that promises 600 MB is refused before it is read', async () => {
  const interview = await addAsked(newsroom.db, 'interview');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = httpRequest(
      {
        ...{ host: '127.0.0.1', port, method: 'POST', path: `/api/front/interview/${interview}/question` },
        headers: {
          ...{ origin: `http://127.0.0.1:${port}`, cookie: cookies() },
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 600 * 1_048_576,
        },
      },
      (response) => {
        resolve(response.statusCode);
        call.destroy();
      },
    );
    call.on('error', reject);
    call.write('--x\r\n');
  });
  expect(status).toBe(413);
});
