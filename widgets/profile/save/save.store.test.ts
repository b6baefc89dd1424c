import { getProfile, patchProfile, type User } from '@portada/contract';
import { failure, reader } from '@portada/contract/fixtures';
import { $user } from '@portada/core';
import { cached, signIn } from '@portada/core/test/session.ts';
import { backEnd, failures, json, later, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSaveStore } from './save.store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  signIn({ id: reader.id });
});
afterEach(() => {
  vi.useRealTimers();
});

const named = () => ({ name: 'Laia' });

test('[ACCT-18] [ACCT-26] [ACCT-28] waits, then answers the reader as saved, for every tab', async () => {
  const answer = later();
  const { asked } = backEnd([getProfile, ok(reader)], [patchProfile, answer.answer]);
  const store = createSaveStore();
  const saving = store.save(named);
  expect(store.$state.get()).toEqual({ status: 'waiting' });
  answer.come(ok({ ...reader, name: 'Laia' })());
  expect(await saving).toMatchObject({ name: 'Laia' });
  expect(store.$state.get()).toEqual({ status: 'saved' });
  expect($user.get().name).toBe('Laia');
  expect(cached(reader.id)).toMatchObject({ name: 'Laia' });
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['GET', undefined],
    ['PATCH', { name: 'Laia' }],
  ]);
});

test.each(Object.keys(failures))('[ACCT-27] a save that fails with %s', async (way) => {
  backEnd([getProfile, ok({ ...reader, name: '' })], [patchProfile, failures[way] ?? ok(reader)]);
  const store = createSaveStore();
  const saving = store.save(named);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await saving).toBeUndefined();
  expect(store.$state.get()).toEqual({ status: 'idle', problem: way === '401' ? 'credentials' : 'failed' });
  expect($user.get()).toMatchObject({ id: reader.id, name: '' });
});

test('[ACCT-18] what is sent is made of the reader as the server knows them, once the cached one is old', async () => {
  const { asked } = backEnd([getProfile, ok({ ...reader, phone: '611' })], [patchProfile, ok(reader)]);
  const store = createSaveStore();
  const moved = ({ phone }: User) => ({ phone, city: 'Reus' });
  await store.save(moved);
  await store.save(moved);
  expect(asked.map(({ method, body }) => [method, body])).toEqual([
    ['GET', undefined],
    ['PATCH', { phone: '611', city: 'Reus' }],
    ['PATCH', { phone: reader.phone, city: 'Reus' }],
  ]);
});

test.each(Object.keys(failures))(
  '[ACCT-27] a profile that is not told anew, with %s: nothing is sent',
  async (way) => {
    const { asked } = backEnd([getProfile, failures[way] ?? ok(reader)]);
    const before = $user.get();
    const store = createSaveStore();
    const saving = store.save(named);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await saving).toBeUndefined();
    expect(store.$state.get()).toEqual({ status: 'idle', problem: way === '401' ? 'credentials' : 'failed' });
    expect(asked).toHaveLength(1);
    expect($user.get()).toEqual(before);
  },
);

test('[ACCT-27] the session is another reader’s by now: nothing is sent, and who it is must be proved', async () => {
  const { asked } = backEnd([getProfile, ok({ ...reader, id: '8' })]);
  const store = createSaveStore();
  expect(await store.save(named)).toBeUndefined();
  expect(store.$state.get()).toEqual({ status: 'idle', problem: 'credentials' });
  expect(asked).toHaveLength(1);
  expect($user.get().id).toBe(reader.id);
});

test('what the server refuses of single fields is remembered by value', async () => {
  const fields = { phone: 'validation.phone.invalid' };
  const refuse = () => json(failure(400, 'INVALID_FIELDS', { fields }), 400);
  backEnd([getProfile, ok(reader)], [patchProfile, refuse]);
  const store = createSaveStore();
  await store.save(() => ({ phone: '1' }));
  expect(store.serverErrors.of('phone', '1')).toBe('validation.phone.invalid');
  expect(store.serverErrors.of('phone', '600123456')).toBeUndefined();
});
