import { patchProfile } from '@portada/contract';
import { failure, reader } from '@portada/contract/fixtures';
import { $user } from '@portada/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cached, signIn } from '../../../packages/core/test/session.ts';
import { backEnd, failures, json, later, ok } from '../../../packages/ui/test/back-end.ts';
import { createSaveStore } from './save.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  signIn({ id: reader.id });
});
afterEach(() => {
  vi.useRealTimers();
});

test('[ACCT-18] [ACCT-26] [ACCT-28] waits, then answers the reader as saved, for every tab', async () => {
  const answer = later();
  const { asked } = backEnd([patchProfile, answer.answer]);
  const store = createSaveStore();
  const saving = store.save({ name: 'Laia' });
  expect(store.$state.get()).toEqual({ status: 'waiting' });
  answer.come(ok({ ...reader, name: 'Laia' })());
  expect(await saving).toMatchObject({ name: 'Laia' });
  expect(store.$state.get()).toEqual({ status: 'saved' });
  expect($user.get().name).toBe('Laia');
  expect(cached(reader.id)).toMatchObject({ name: 'Laia' });
  expect(asked.map(({ method, body }) => [method, body])).toEqual([['PATCH', { name: 'Laia' }]]);
});

test.each(Object.keys(failures))('[ACCT-27] a save that fails with %s', async (way) => {
  backEnd([patchProfile, failures[way] ?? ok(reader)]);
  const store = createSaveStore();
  const saving = store.save({ name: 'Laia' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await saving).toBeUndefined();
  expect(store.$state.get()).toEqual({ status: 'idle', problem: way === '401' ? 'credentials' : 'failed' });
  expect($user.get()).toMatchObject({ id: reader.id, name: '' });
});

test('what the server refuses of single fields is remembered by value', async () => {
  const fields = { phone: 'validation.phone.invalid' };
  backEnd([patchProfile, () => json(failure(400, 'INVALID_FIELDS', { fields }), 400)]);
  const store = createSaveStore();
  await store.save({ phone: '1' });
  expect(store.serverErrors.of('phone', '1')).toBe('validation.phone.invalid');
  expect(store.serverErrors.of('phone', '600123456')).toBeUndefined();
});
