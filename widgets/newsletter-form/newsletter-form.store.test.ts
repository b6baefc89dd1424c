import { getProfile, subscribe } from '@portada/contract';
import { newsletters, reader } from '@portada/contract/fixtures';
import { $user } from '@portada/core';
import { signIn } from '@portada/core/test/session.ts';
import { backEnd, failures, json, later, ok } from '@portada/ui/test/back-end.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSubscriptionStore } from './newsletter-form.store.ts';
import * as sending from './sending.store.ts';

const createStore = () => createSubscriptionStore(async () => sending);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function submit(store: ReturnType<typeof createSubscriptionStore>): Promise<boolean> {
  const sent = store.submit('ana+puerto@example.com', newsletters);
  expect(store.$state.get()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(10_000);
  return sent;
}

const subscribed = () => json({ httpCode: 200 });

test('[NEWSL-03] [NEWSL-05] sends the newsletters to the address, and is done', async () => {
  const answer = later();
  const { asked } = backEnd([subscribe, answer.answer]);
  const store = createStore();
  expect(store.$state.get()).toBe('idle');
  const sent = store.submit('ana+puerto@example.com', newsletters);
  expect(store.$state.get()).toBe('waiting');
  answer.come(subscribed());
  expect(await sent).toBe(true);
  expect(store.$state.get()).toBe('done');
  const [call] = asked;
  expect(call).toMatchObject({ method: 'POST', path: '/api/front/newsletter/ana%2Bpuerto%40example.com' });
  expect(call?.body).toEqual(newsletters.map(({ id, name }) => ({ id, name, isSubscribed: true })));
  store.close();
  expect(store.$state.get()).toBe('idle');
});

test.each([
  [200, true],
  [201, false],
  [204, false],
  [400, false],
  [0, false],
])('[NEWSL-04] an httpCode of %i in the answer: subscribed is %s', async (httpCode, done) => {
  backEnd([subscribe, () => json({ httpCode })]);
  const store = createStore();
  expect(await submit(store)).toBe(done);
  expect(store.$state.get()).toBe(done ? 'done' : 'failed');
});

test('[NEWSL-04] an answer without httpCode is no success', async () => {
  backEnd([subscribe, () => json({ success: true })]);
  const store = createStore();
  expect(await submit(store)).toBe(false);
});

test.each(Object.keys(failures))(
  '[NEWSL-05] [NEWSL-07] a subscription that fails with %s may be tried again',
  async (way) => {
    const { change } = backEnd([subscribe, failures[way] ?? subscribed]);
    const store = createStore();
    expect(await submit(store)).toBe(false);
    expect(store.$state.get()).toBe('failed');
    change(subscribe, subscribed);
    expect(await submit(store)).toBe(true);
    expect(store.$state.get()).toBe('done');
  },
);

test.each([
  ['one’s own address', 1, 'Nuria.Vidal@example.com', reader.email],
  ['one’s own, sent by the ASCII of its domain', 1, 'ana@xn--corporaci-e7a.cat', 'ana@Corporació.cat'],
  ['one’s own, kept by the ASCII of its domain', 1, 'ana@corporació.cat', 'ana@xn--corporaci-e7a.cat'],
  ['another address', 0, 'ana@example.com', reader.email],
])('after a subscription of %s the profile is asked for %i times', async (_, times, email, own) => {
  vi.useRealTimers();
  signIn({ ...reader, email: own });
  const received = newsletters.map((one) => ({ ...one, isSubscribed: true }));
  const { asked } = backEnd(
    [subscribe, subscribed],
    [getProfile, ok({ ...reader, newsletters: times ? received : [] })],
  );
  const before = $user.get().newsletters;
  expect(await createStore().submit(email, newsletters)).toBe(true);
  await vi.waitFor(() => expect($user.get().newsletters).toEqual(times ? received : before));
  expect(asked.filter(({ method }) => method === 'GET')).toHaveLength(times);
});

test('[NEWSL-05] [NEWSL-07] without the code that sends it has failed, and may be tried again once that is there', async () => {
  vi.useRealTimers();
  backEnd([subscribe, subscribed]);
  const load = vi.fn(async () => sending).mockRejectedValueOnce(new TypeError('offline'));
  const store = createSubscriptionStore(load);
  expect(await store.submit('ana@example.com', newsletters)).toBe(false);
  expect(store.$state.get()).toBe('failed');
  expect(await store.submit('ana@example.com', newsletters)).toBe(true);
});
