import { ApiError } from '@portada/core';
import { signIn } from '@portada/core/test/session.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSubmissionStore } from './submission.store.ts';
import type { FileUploadListener } from './tus.ts';

const sent: { listener: FileUploadListener; did: string[] }[] = [];
vi.mock('./tus.ts', () => ({
  createFileUpload: (_file: File, _purpose: string, listener: FileUploadListener) => {
    const did: string[] = [];
    sent.push({ listener, did });
    const note = (what: string) => async () => void did.push(what);
    return { start: note('start'), pause: note('pause'), cancel: note('cancel') };
  },
}));
vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();

beforeEach(() => {
  sent.length = 0;
  sessionStorage.clear();
});
afterEach(() => {
  sessionStorage.clear();
});

const picture = () => new File(['x'], 'faro.jpg', { type: 'image/jpeg' });
const refusal = (status: number, errorCode = '') => new ApiError('status', status, { errorCode });

function begin(
  send = vi.fn(async (_fields: object, _uploadId: string | undefined): Promise<unknown> => ({})),
) {
  return { store: createSubmissionStore({ purpose: 'contribution', id: '12', send }), send };
}

const fields = { title: 'El faro', text: 'Se apagó.' };

test('[UGC-01] [INTV-01] a submission goes off, and its draft is forgotten', async () => {
  signIn();
  const { store, send } = begin();
  store.draft.keep(fields);
  const sending = store.submit(fields);
  expect(store.$state.get()).toBe('waiting');
  expect(await store.submit(fields)).toBe(false);
  expect(await sending).toBe(true);
  expect(send.mock.calls).toEqual([[fields, undefined]]);
  expect(store.$state.get()).toBe('done');
  expect(store.draft.read()).toEqual({});
  store.close();
  expect(store.$state.get()).toBe('idle');
});

test('[UGC-02] [INTV-01] a reader who is not logged in is asked to, and the draft waits', async () => {
  const { store, send } = begin();
  store.draft.keep(fields);
  expect(await store.submit(fields)).toBe(false);
  expect(store.$state.get()).toBe('login');
  expect(send).not.toHaveBeenCalled();
  expect(begin().store.draft.read()).toEqual(fields);
});

test('[UGC-03] a submission waits for its file, and takes it along', async () => {
  signIn();
  const { store, send } = begin();
  store.upload.choose(picture());
  const sending = store.submit(fields);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(send).not.toHaveBeenCalled();
  sent[0]?.listener.onDone('abc');
  expect(await sending).toBe(true);
  expect(send.mock.calls).toEqual([[fields, 'abc']]);
  expect(store.upload.$state.get()).toEqual({ step: 'empty' });
});

test.each([
  [0, 'offline'],
  [401, 'login'],
  [403, 'forbidden'],
  [429, { retryAfter: undefined }],
  [500, 'failed'],
])('a submission whose file is cut off by %i does not go without it: %s', async (status, state) => {
  signIn();
  const { store, send } = begin();
  store.upload.choose(picture());
  const sending = store.submit(fields);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.listener.onFailure({ status, code: '' });
  expect(await sending).toBe(false);
  expect(store.$state.get()).toEqual(state);
  const again = store.submit(fields);
  await vi.waitFor(() => expect(sent[0]?.did).toEqual(['start', 'pause', 'start']));
  sent[0]?.listener.onDone('abc');
  expect(await again).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
});

test('[UGC-03] a submission whose file is refused on the way does not go without it', async () => {
  signIn();
  const { store, send } = begin();
  store.upload.choose(picture());
  const sending = store.submit(fields);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.listener.onFailure({ status: 415, code: 'FILE_TYPE_REFUSED' });
  expect(await sending).toBe(false);
  expect(store.$state.get()).toBe('withoutFile');
  expect(send).not.toHaveBeenCalled();
  expect(await store.submit(fields)).toBe(true);
  expect(send.mock.calls).toEqual([[fields, undefined]]);
});

test('[UGC-03] a file that was refused while its reader wrote is shown before the submission goes without it', async () => {
  signIn();
  const { store, send } = begin();
  store.upload.choose(picture());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.listener.onFailure({ status: 415, code: 'FILE_DAMAGED' });
  expect(await store.submit(fields)).toBe(false);
  expect(store.$state.get()).toBe('withoutFile');
  store.upload.choose(new File(['x'], 'faro.png', { type: 'image/png' }));
  expect(await store.submit(fields)).toBe(false);
  expect(store.$state.get()).toBe('withoutFile');
  expect(send).not.toHaveBeenCalled();
  expect(await store.submit(fields)).toBe(true);
  expect(send.mock.calls).toEqual([[fields, undefined]]);
});

test('[UGC-03] removing the file while the submission waits for it asks for another confirmation', async () => {
  signIn();
  const { store, send } = begin();
  store.upload.choose(picture());
  const sending = store.submit(fields);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  store.upload.cancel();
  expect(await sending).toBe(false);
  expect(store.$state.get()).toBe('withoutFile');
  expect(await store.submit(fields)).toBe(true);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a file that the server no longer has is sent again', async () => {
  signIn();
  const send = vi.fn().mockRejectedValueOnce(refusal(404, 'UPLOAD_NOT_FOUND')).mockResolvedValue({});
  const { store } = begin(send);
  store.upload.choose(picture());
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.listener.onDone('old');
  expect(await store.submit(fields)).toBe(false);
  expect(store.$state.get()).toBe('file');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  sent[1]?.listener.onDone('new');
  expect(await store.submit(fields)).toBe(true);
  expect(send.mock.calls.map(([, id]) => id)).toEqual(['old', 'new']);
});

test.each([
  [refusal(409, 'INTERVIEW_LIMIT_REACHED'), 'limit'],
  [refusal(409, 'INTERVIEW_CLOSED'), 'closed'],
  [refusal(409, 'INTERVIEW_NOT_OPEN'), 'soon'],
  [refusal(409, 'CALL_NOT_OPEN'), 'soon'],
  [refusal(409, 'CALL_CLOSED'), 'closed'],
  [refusal(400, 'INVALID_FIELD'), 'invalid'],
  [refusal(401, 'NOT_LOGGED_IN'), 'login'],
  [refusal(403, 'FORBIDDEN'), 'forbidden'],
  [refusal(404, 'NOT_FOUND'), 'missing'],
  [refusal(412), 'failed'],
  [refusal(429, 'TOO_MANY_REQUESTS'), { retryAfter: undefined }],
  [refusal(500), 'failed'],
  [new ApiError('server', 500), 'failed'],
  [new ApiError('parse', 200), 'failed'],
  [new ApiError('shape', 200), 'failed'],
  [new ApiError('offline'), 'offline'],
  [new ApiError('timeout'), 'offline'],
  [new TypeError('?'), 'failed'],
])('[INTV-03] %s is shown as %s, and nothing of the submission is lost', async (error, state) => {
  signIn();
  const { store } = begin(vi.fn().mockRejectedValue(error));
  store.draft.keep(fields);
  expect(await store.submit(fields)).toBe(false);
  expect(store.$state.get()).toEqual(state);
  expect(store.draft.read()).toEqual(fields);
});
