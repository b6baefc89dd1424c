/** The requests of Web Push and the browser's own subscription: in a chunk of their own, which the press brings. */
import { endPush, getPushOffer, keepPush, type PushTopic } from '@portada/contract';
import { request } from '@portada/core';

async function pushManager(): Promise<PushManager> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) throw new Error('The page has no service worker.');
  return registration.pushManager;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  return (await pushManager()).getSubscription();
}

function send(subscription: PushSubscription, topics: readonly PushTopic[]) {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const chosen = topics.filter(({ isChosen }) => isChosen).map(({ id }) => id);
  return request(keepPush, { body: { endpoint: endpoint ?? '', keys: { p256dh, auth }, topics: chosen } });
}

/** The topics, with what this browser has chosen; nothing where it is not subscribed. */
export async function loadTopics(): Promise<readonly PushTopic[]> {
  const subscription = await currentSubscription();
  if (!subscription) return [];
  const { topics } = await request(getPushOffer, { body: { endpoint: subscription.endpoint } });
  return topics.some(({ isChosen }) => isChosen) ? topics : [];
}

/** Subscribes to the first topic. What the browser has of other keys, or the server has forgotten, begins anew. */
export async function subscribe(): Promise<readonly PushTopic[]> {
  const manager = await pushManager();
  const { publicKey, topics } = await request(getPushOffer, { body: { endpoint: '' } });
  await (await manager.getSubscription())?.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const chosen = topics.map((topic, index) => ({ ...topic, isChosen: index === 0 }));
  try {
    await send(subscription, chosen);
  } catch (error) {
    await subscription.unsubscribe();
    throw error;
  }
  return chosen;
}

export async function sendTopics(topics: readonly PushTopic[]): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) throw new Error('The browser is not subscribed.');
  await send(subscription, topics);
}

/** First at the server: a subscription that only the browser has would be asked for no more. */
export async function unsubscribe(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await request(endPush, { body: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
}
