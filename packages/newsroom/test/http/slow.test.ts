/** Slow request bodies, over a real socket; only the clock is fake. */
import { request as httpRequest } from 'node:http';
import type { Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addContents, addReader, logIn } from '../support/accounts.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { type Browser, openBrowser } from '../support/browser.ts';
import { addSubmissionTarget, newUploadDir, readHeaders, sender } from '../support/uploads.ts';

const CHECK_MS = 30_000;
const FEWEST_BYTES = 60_000;
const LENGTH = 1_000_000;

let newsroom: TestApp;
let browser: Browser;
let port: number;
/** The server's end of the last connection. */
let socket: Socket | undefined;

beforeAll(async () => {
  newsroom = await startApp({ uploadDir: newUploadDir() });
  await addContents(newsroom.db);
  browser = openBrowser(newsroom.app);
  await logIn(browser, await addReader(newsroom.db));
  newsroom.app.server.on('connection', (opened) => {
    socket = opened;
  });
  await newsroom.app.listen({ port: 0, host: '127.0.0.1' });
  const address = newsroom.app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => newsroom.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts to send a body; resolves when the server has received its first byte. */
async function begin(method: string, path: string, headers: Record<string, string>) {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const common = { origin: `http://127.0.0.1:${port}`, cookie, 'content-length': LENGTH };
  const request = httpRequest({ host: '127.0.0.1', port, method, path, headers: { ...common, ...headers } });
  let outcome: unknown;
  request.on('error', (error) => {
    outcome ??= 'code' in error ? error.code : error.message;
  });
  request.on('response', ({ statusCode }) => {
    outcome ??= statusCode;
  });
  request.write(' ');
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  return { request, outcome: () => outcome };
}

const JSON_BODY = { 'content-type': 'application/json' };
const MESSAGE = { ...JSON_BODY, 'content-length': '1000' };
const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const PIECE = {
  ...{ 'tus-resumable': '1.0.0', 'upload-offset': '0' },
  'content-type': 'application/offset+octet-stream',
};

const newUpload = async () =>
  readHeaders(await sender(newsroom.app, browser).announce({ bytes: LENGTH })).location ?? '';
const newCall = async () =>
  `/api/front/contribution/${await addSubmissionTarget(newsroom.db, 'contribution')}`;

test.each([
  ['a message of somebody unknown', 'POST', async () => '/api/front/contact', MESSAGE],
  ['a form with a file', 'POST', newCall, FORM],
  ['a piece of a file', 'PATCH', newUpload, PIECE],
])('%s that drips is ended', async (_what, method, path, headers) => {
  const { outcome } = await begin(method, await path(), headers);
  // Polling between advances the fake clock a little.
  vi.advanceTimersByTime(CHECK_MS - 2_000);
  expect(socket?.destroyed).toBe(false);
  vi.advanceTimersByTime(2_000);
  await expect.poll(outcome).toBe('ECONNRESET');
  expect(socket?.destroyed).toBe(true);
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

test('accepts a body that arrives slowly but steadily', async () => {
  const { request, outcome } = await begin('PATCH', await newUpload(), PIECE);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    request.write(Buffer.alloc(FEWEST_BYTES));
    await expect.poll(() => socket?.bytesRead).toBeGreaterThan(attempt * FEWEST_BYTES);
    vi.advanceTimersByTime(CHECK_MS);
  }
  expect([socket?.destroyed, outcome()]).toEqual([false, undefined]);
  request.destroy();
  await expect.poll(() => vi.getTimerCount()).toBe(0);
});

test('leaves no timer after a complete body, read or not', async () => {
  for (const path of ['/api/front/contact', '/api/front/user/delete', '/nowhere/']) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      ...{ method: 'POST', body: '{}', headers: { ...JSON_BODY, origin: `http://127.0.0.1:${port}` } },
    });
    await answer.text();
    expect(answer.status, path).toBeGreaterThanOrEqual(400);
    await expect.poll(() => vi.getTimerCount()).toBe(0);
  }
});
