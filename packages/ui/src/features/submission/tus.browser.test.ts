import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFileUpload, type SendingFailure } from './tus.ts';

/** Status and headers of an answer; the body says why, as the back end does. With a status of 0 none comes. */
type Answer = readonly [status: number, headers?: Readonly<Record<string, string>>];

const BYTES = 1_000;
const KNOWN: Answer = [200, { 'Upload-Offset': '400', 'Upload-Length': `${BYTES}` }];
const BEGUN: Answer = [201, { Location: '/api/front/uploads/abc' }];
const BEGUN_ANEW: Answer = [201, { Location: '/api/front/uploads/new' }];
const ALL_THERE: Answer = [204, { 'Upload-Offset': `${BYTES}` }];

const answers: Answer[] = [];
const asked: string[] = [];

/** Goes nowhere: it is answered with what stands in line. */
class AnsweredRequest extends XMLHttpRequest {
  #headers: Readonly<Record<string, string>> = {};

  override open(method: string, url: string | URL): void {
    asked.push(method);
    super.open(method, url, true);
  }

  override send(): void {
    const [status, headers = {}] = answers.shift() ?? [500];
    if (!status) return;
    this.#headers = headers;
    Object.defineProperties(this, { status: { value: status }, responseText: { value: '' } });
    queueMicrotask(() => this.onload?.(new ProgressEvent('load')));
  }

  override getResponseHeader(name: string): string | null {
    return this.#headers[name] ?? null;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
  answers.length = 0;
  asked.length = 0;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
});

const file = new File(['x'.repeat(BYTES)], 'faro.jpg', { type: 'image/jpeg' });

function send() {
  const told: (SendingFailure | string)[] = [];
  const sending = createFileUpload(file, 'interview', {
    onProgress: () => undefined,
    onDone: (id) => told.push(id),
    onFailure: (failure) => told.push(failure),
  });
  return {
    told,
    pause: sending.pause,
    cancel: sending.cancel,
    /** As long as all tries together may take. */
    async start(...inLine: readonly Answer[]) {
      answers.push(...inLine);
      await sending.start();
      await vi.advanceTimersByTimeAsync(10_000);
    },
  };
}

test.each([401, 403, 429])(
  '[INTV-02] a file whose place is asked for and answered with %i keeps it',
  async (status) => {
    const { told, start, pause } = send();
    await start(BEGUN, [status]);
    await pause();
    await start([status]);
    expect(asked).toEqual(['POST', 'PATCH', 'HEAD']);
    expect(told).toEqual([
      { status, code: '', retryAfter: null },
      { status, code: '', retryAfter: null },
    ]);
    await pause();
    await start(KNOWN, ALL_THERE);
    expect(asked).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD', 'PATCH']);
    expect(told.at(-1)).toBe('abc');
  },
);

test('[INTV-02] chosen again after the login, it goes on where it was', async () => {
  const before = send();
  await before.start(BEGUN, [401]);
  await before.pause();
  await before.start([401]);
  const after = send();
  await after.start(KNOWN, ALL_THERE);
  expect(asked).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD', 'PATCH']);
  expect(after.told).toEqual(['abc']);
});

test('[INTV-02] chosen again while it is deleted, or where it could not be, it begins anew', async () => {
  for (const deletion of [0, 400]) {
    asked.length = 0;
    const before = send();
    await before.start([201, { Location: `/api/front/uploads/deleted-${deletion}` }], [401]);
    answers.splice(0, Infinity, [deletion]);
    void before.cancel().catch(() => undefined);
    const after = send();
    await after.start(BEGUN_ANEW, ALL_THERE);
    expect(asked).toEqual(['POST', 'PATCH', 'DELETE', 'POST', 'PATCH']);
    expect(after.told).toEqual(['new']);
  }
});

test('[INTV-02] a server in trouble is asked again for a while, and the place is kept', async () => {
  const { told, start, pause } = send();
  await start(BEGUN, [401]);
  await pause();
  await start([503], [502], [500], [503]);
  expect(asked).toEqual(['POST', 'PATCH', 'HEAD', 'HEAD', 'HEAD', 'HEAD']);
  expect(told.at(-1)).toEqual({ status: 503, code: '', retryAfter: null });
  await pause();
  await start(KNOWN, ALL_THERE);
  expect(told.at(-1)).toBe('abc');
});

test('[INTV-02] what the server no longer has is sent again', async () => {
  const { told, start, pause } = send();
  await start(BEGUN, [401]);
  await pause();
  await start([404], BEGUN_ANEW, ALL_THERE);
  expect(asked).toEqual(['POST', 'PATCH', 'HEAD', 'POST', 'PATCH']);
  expect(told.at(-1)).toBe('new');
});
