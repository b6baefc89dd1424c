import { endPush, getPushOffer, keepPush } from '@portada/contract';
import { expect, onTestFinished, test } from 'vitest';
import { backEnd, failures, ok, success, tooMany } from '../../../test/back-end.ts';
import { endpoint, keys, pushBrowser } from '../../../test/push.ts';
import { createPushStore } from './push.store.ts';

const publicKey = `B${'o'.repeat(86)}`;
const topics = [
  { id: 'breaking', name: 'Última hora', isChosen: false },
  { id: 'port', name: 'Puerto', isChosen: false },
];
const chosen = (...ids: string[]) => topics.map((one) => ({ ...one, isChosen: ids.includes(one.id) }));
const offer = (...ids: string[]) => [getPushOffer, ok({ publicKey, topics: chosen(...ids) })] as const;
const paths = (asked: readonly { url: URL }[]) => asked.map(({ url }) => url.pathname);

test('nothing is asked of the reader, or of the server, before a press', async () => {
  const { requestPermission } = pushBrowser();
  const { asked } = backEnd(offer());
  const store = createPushStore();
  await store.open();
  expect(store.$state.get()).toEqual({ status: 'off', topics: [], isWaiting: false });
  expect(requestPermission).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('a press subscribes to breaking news, by the server’s key', async () => {
  const { pushManager } = pushBrowser();
  const { asked } = backEnd(offer(), [keepPush, success]);
  const store = createPushStore();
  await store.turnOn();
  expect(store.$state.get()).toMatchObject({ status: 'on', topics: chosen('breaking'), isWaiting: false });
  const given = { userVisibleOnly: true, applicationServerKey: publicKey };
  expect(pushManager.subscribe).toHaveBeenCalledExactlyOnceWith(given);
  expect(asked.at(-1)?.body).toEqual({ endpoint, keys, topics: ['breaking'] });
});

test.each([
  ['denied', 'blocked'],
  ['default', 'off'],
] as const)('a reader who answers %s is not asked for more', async (answer, status) => {
  const { pushManager } = pushBrowser({ answer });
  const { asked } = backEnd(offer());
  const store = createPushStore();
  await store.turnOn();
  expect(store.$state.get()).toMatchObject({ status, isWaiting: false });
  expect(pushManager.subscribe).not.toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test.each(['500', 'offline'])('a subscription that the server does not take (%s) is none', async (way) => {
  const { isSubscribed } = pushBrowser();
  const { change } = backEnd(offer(), [keepPush, failures[way] ?? success]);
  const store = createPushStore();
  await store.turnOn();
  expect(store.$state.get()).toMatchObject({ status: 'off', problem: 'failed' });
  expect(isSubscribed()).toBe(false);
  change(keepPush, success);
  await store.turnOn();
  expect(store.$state.get().status).toBe('on');
  expect(store.$state.get().problem).toBeUndefined();
});

test('too many changes are told apart', async () => {
  pushBrowser();
  backEnd(offer(), [keepPush, tooMany]);
  const store = createPushStore();
  await store.turnOn();
  expect(store.$state.get().problem).toEqual({ retryAfter: 900 });
});

test('what was chosen before is there; topics change, and with the last one the subscription ends', async () => {
  const { isSubscribed } = pushBrowser({ permission: 'granted', isSubscribed: true });
  const { asked } = backEnd(offer('port'), [keepPush, success], [endPush, success]);
  const store = createPushStore();
  await store.open();
  expect(store.$state.get()).toMatchObject({ status: 'on', topics: chosen('port') });
  await store.choose('breaking', true);
  expect(asked.at(-1)?.body).toEqual({ endpoint, keys, topics: ['breaking', 'port'] });
  await store.choose('port', false);
  await store.choose('breaking', false);
  expect(paths(asked).at(-1)).toBe(endPush.path);
  expect(asked.at(-1)?.body).toEqual({ endpoint });
  expect(isSubscribed()).toBe(false);
  expect(store.$state.get()).toMatchObject({ status: 'off', topics: [] });
});

test('a topic shows at once as it is chosen, and as before where the server does not take it', async () => {
  pushBrowser({ permission: 'granted', isSubscribed: true });
  backEnd(offer('port'), [keepPush, failures['500'] ?? success]);
  const store = createPushStore();
  await store.open();
  const choosing = store.choose('breaking', true);
  expect(store.$state.get()).toMatchObject({ topics: chosen('breaking', 'port'), isWaiting: true });
  await choosing;
  expect(store.$state.get()).toMatchObject({ topics: chosen('port'), isWaiting: false, problem: 'failed' });
});

test('a subscription that the server has forgotten is off', async () => {
  pushBrowser({ permission: 'granted', isSubscribed: true });
  backEnd(offer());
  const store = createPushStore();
  await store.open();
  expect(store.$state.get().status).toBe('off');
});

test('says why a browser has none: blocked, unsupported, or an iPhone where the site is not installed', () => {
  pushBrowser({ permission: 'denied' });
  expect(createPushStore().$state.get().status).toBe('blocked');
  Reflect.deleteProperty(globalThis, 'PushManager');
  expect(createPushStore().$state.get().status).toBe('unsupported');
  Object.defineProperty(navigator, 'standalone', { configurable: true, value: false });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  expect(createPushStore().$state.get().status).toBe('notInstalled');
});
