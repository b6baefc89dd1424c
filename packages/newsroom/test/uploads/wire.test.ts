/** Uploads over a real socket: interrupted within a chunk, resumed, and larger than a form may be. */
import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addContents, addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { film } from '../support/films.ts';
import { addSubmissionTarget, newUploadDir, readHeaders, type Sender, sender } from '../support/uploads.ts';

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

const MB = 1_048_576;
const cookies = () => [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const to = (path: string) => ({ host: '127.0.0.1', port, path, method: 'POST' });
/** The headers of the reader's session. */
const own = () => ({ origin: `http://127.0.0.1:${port}`, cookie: cookies() });

/** Sends a part of the declared body, and disconnects once the server has it. */
function sendAndHangUp(path: string, headers: Record<string, string | number>, part: Buffer): Promise<void> {
  return new Promise((resolve) => {
    const call = httpRequest({ ...to(path), method: 'PATCH', headers: { ...headers, ...own() } });
    call.on('error', () => resolve());
    call.write(part, () => setImmediate(() => call.destroy()));
    call.on('close', () => resolve());
  });
}

test('[INTV-02] keeps what arrived before an interruption, and completes it afterwards', async () => {
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
      const head = await reader.ask('HEAD', location);
      offset = Number(head.headers['upload-offset']);
      return head.statusCode;
    })
    .toBe(200);
  expect(offset).toBeLessThanOrEqual(200_000);
  const rest = await reader.piece(location, offset, content.subarray(offset));
  expect([rest.statusCode, rest.headers['upload-offset']]).toEqual([204, String(content.length)]);
  const interview = await addSubmissionTarget(newsroom.db, 'interview');
  const uploadId = location.split('/').at(-1) ?? '';
  const answer = await reader.form(`/api/front/interview/${interview}/question`, {
    question: '¿?',
    uploadId,
  });
  expect(answer.statusCode).toBe(200);
});

test('[INTV-02] rejects a form that declares 600 MB before reading it', async () => {
  const interview = await addSubmissionTarget(newsroom.db, 'interview');
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const call = httpRequest(
      {
        ...to(`/api/front/interview/${interview}/question`),
        headers: {
          ...own(),
          'content-type': 'multipart/form-data; boundary=x',
          'content-length': 600 * MB,
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

test('[UGC-03] reads a form with a rejected file to its end, so that the client gets the response', async () => {
  const call = await addSubmissionTarget(newsroom.db, 'contribution');
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="f.gif"\r\ncontent-type: image/gif\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), Buffer.alloc(20 * MB), Buffer.from('\r\n--x--\r\n')]);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const path = `/api/front/contribution/${call}`;
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': body.length };
    const answered = Promise.withResolvers<number | undefined>();
    const sent = Promise.withResolvers<void>();
    const post = httpRequest({ ...to(path), agent, headers: { ...own(), ...headers } }, (response) => {
      response.resume().on('end', () => answered.resolve(response.statusCode));
    });
    post.on('error', reject).on('finish', sent.resolve).end(body);
    void Promise.all([answered.promise, sent.promise]).then(([code]) => resolve(code), reject);
  });
  expect(status).toBe(415);
  // The connection can be reused.
  const next = await new Promise<number | undefined>((resolve, reject) => {
    httpRequest({ ...to('/contacto/'), method: 'GET', agent }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(next).toBe(200);
  agent.destroy();
});
