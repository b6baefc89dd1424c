import { signIn } from '@portada/core/test/session.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FileUploadListener } from './tus.ts';
import { createUploadStore } from './upload.store.ts';

const MB = 1_048_576;
const sent: { file: File; purpose: string; listener: FileUploadListener; did: string[] }[] = [];

vi.mock('./tus.ts', () => ({
  createFileUpload: (file: File, purpose: string, listener: FileUploadListener) => {
    const did: string[] = [];
    sent.push({ file, purpose, listener, did });
    const note = (what: string) => async () => void did.push(what);
    return { start: note('start'), pause: note('pause'), cancel: note('cancel') };
  },
}));

const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:faro');

beforeEach(() => {
  vi.useFakeTimers();
  sent.length = 0;
  revoked.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A file that says that it has so many bytes: nobody makes half a gigabyte for a test. */
function file(type = 'image/jpeg', size = 1_000, name = 'faro.jpg'): File {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
}

const settle = () => vi.advanceTimersByTimeAsync(0);

async function sending(store = createUploadStore('contribution')) {
  store.choose(file());
  await vi.waitFor(() => expect(sent.at(-1)?.did).toEqual(['start']));
  const one = sent.at(-1);
  if (!one) throw new Error('Nothing is sent.');
  return { store, ...one };
}

describe('a file is validated before any of it is sent', () => {
  test.each([
    ['contribution', 'image/jpeg', 5 * MB],
    ['contribution', 'video/mp4', 80 * MB],
    ['interview', 'image/jpeg', 8 * MB],
    ['interview', 'video/mp4', 500 * MB],
  ] as const)('[UGC-03] [INTV-02] for a %s %s may have %i bytes and no more', async (purpose, type, most) => {
    signIn();
    const store = createUploadStore(purpose);
    store.choose(file(type, most + 1));
    expect(store.$state.get()).toEqual({ step: 'empty', problem: 'size' });
    store.choose(file(type, most));
    expect(store.$state.get()).toMatchObject({ step: 'sending', share: 0 });
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ purpose });
    store.leave();
  });

  test.each(['image/png', 'video/quicktime', 'text/html', ''])(
    '[UGC-03] [INTV-02] not of type %j',
    async (type) => {
      signIn();
      const store = createUploadStore('contribution');
      store.choose(file(type));
      expect(store.$state.get()).toEqual({ step: 'empty', problem: 'type' });
      store.choose(file('image/jpeg', 0));
      expect(store.$state.get()).toEqual({ step: 'empty', problem: 'damaged' });
      await settle();
      expect(sent).toEqual([]);
    },
  );
});

test('[UGC-02] an upload of an anonymous reader is held until they are logged in', async () => {
  const store = createUploadStore('contribution');
  store.choose(file());
  await settle();
  expect(store.$state.get()).toEqual({ step: 'held', name: 'faro.jpg', preview: 'blob:faro' });
  expect(sent).toEqual([]);
  signIn();
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  store.resume();
  await settle();
  expect(sent).toHaveLength(1);
  store.leave();
});

test('[UGC-02] a held file that was removed, or whose form has left, is not uploaded after login', async () => {
  const removed = createUploadStore('contribution');
  removed.choose(file());
  removed.cancel();
  const left = createUploadStore('contribution');
  left.choose(file());
  left.leave();
  signIn();
  await settle();
  expect(sent).toEqual([]);
});

test('[UGC-03] a picture goes up, with its progress, and is there; its address is let go of', async () => {
  signIn();
  const { store, listener } = await sending();
  listener.onProgress(250, 1_000);
  expect(store.$state.get()).toEqual({
    step: 'sending',
    name: 'faro.jpg',
    preview: 'blob:faro',
    share: 0.25,
  });
  listener.onDone('abc');
  expect(store.$state.get()).toEqual({ step: 'there', name: 'faro.jpg', preview: 'blob:faro', id: 'abc' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.$state.get().step).toBe('there');
  store.finish();
  expect(store.$state.get()).toEqual({ step: 'empty' });
  expect(revoked).toHaveBeenCalledWith('blob:faro');
});

test('a film has no preview', async () => {
  signIn();
  const store = createUploadStore('interview');
  store.choose(file('video/mp4', 1_000, 'mar.mp4'));
  expect(store.$state.get()).toMatchObject({ name: 'mar.mp4', preview: undefined });
  store.leave();
});

test.each([
  [0, '', 'offline'],
  [401, 'NOT_LOGGED_IN', 'login'],
  [403, '', 'forbidden'],
  [429, 'TOO_MANY_REQUESTS', { retryAfter: undefined }],
  [400, '', 'failed'],
  [404, '', 'failed'],
  [412, '', 'failed'],
  [500, '', 'failed'],
])('a cut by %i %s stands still as %s, and goes on where it was', async (status, code, why) => {
  signIn();
  const { store, listener, did } = await sending();
  listener.onProgress(600, 1_000);
  listener.onFailure({ status, code });
  expect(store.$state.get()).toMatchObject({ step: 'interrupted', share: 0.6, why });
  store.resume();
  await vi.waitFor(() => expect(did).toEqual(['start', 'pause', 'start']));
  expect(sent).toHaveLength(1);
  listener.onDone('abc');
  expect(store.$state.get()).toMatchObject({ step: 'there', id: 'abc' });
});

test.each([
  ['FILE_TYPE_REFUSED', 'type'],
  ['FILE_TOO_LARGE', 'size'],
  ['FILE_DAMAGED', 'damaged'],
  ['TOO_MANY_PIXELS', 'pixels'],
])('[UGC-03] [INTV-02] a file that the server refuses with %s is let go of', async (code, problem) => {
  signIn();
  const { store, listener } = await sending();
  listener.onFailure({ status: 415, code });
  expect(store.$state.get()).toEqual({ step: 'empty', problem });
  expect(revoked).toHaveBeenCalled();
});

test('ten seconds of silence are a cut; all sent, the server may take longer to look', async () => {
  signIn();
  const { store, listener } = await sending();
  await vi.advanceTimersByTimeAsync(9_000);
  listener.onProgress(500, 1_000);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(store.$state.get().step).toBe('sending');
  await vi.advanceTimersByTimeAsync(1);
  expect(store.$state.get()).toMatchObject({ step: 'interrupted', why: 'offline' });
  store.resume();
  await vi.advanceTimersByTimeAsync(0);
  listener.onProgress(1_000, 1_000);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(store.$state.get().step).toBe('sending');
  await vi.advanceTimersByTimeAsync(1);
  expect(store.$state.get().step).toBe('interrupted');
});

test('another file takes the place of the first, which is cancelled and heard no more', async () => {
  signIn();
  const first = await sending();
  const second = await sending(first.store);
  expect(first.did).toEqual(['start', 'cancel']);
  first.listener.onDone('old');
  first.listener.onProgress(1, 1);
  first.listener.onFailure({ status: 500, code: '' });
  expect(first.store.$state.get()).toMatchObject({ step: 'sending', share: 0 });
  second.listener.onDone('new');
  expect(first.store.$state.get()).toMatchObject({ step: 'there', id: 'new' });
});

test('a reader cancels; a form that leaves the page only stops', async () => {
  signIn();
  const cancelled = await sending();
  cancelled.store.cancel();
  expect(cancelled.did).toEqual(['start', 'cancel']);
  expect(cancelled.store.$state.get()).toEqual({ step: 'empty' });
  const left = await sending();
  left.store.leave();
  expect(left.did).toEqual(['start', 'pause']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(left.store.$state.get()).toEqual({ step: 'empty' });
});
