import type { PushTopic } from '@portada/contract';
import { type TooMany, tooManyOf } from '@portada/core/api/too-many.ts';
import { atom } from 'nanostores';

/** Whether this browser is told of news, or why it cannot be. */
type PushStatus = 'unsupported' | 'notInstalled' | 'blocked' | 'off' | 'on';

export interface PushState {
  readonly status: PushStatus;
  /** While the browser is subscribed. */
  readonly topics: readonly PushTopic[];
  readonly isWaiting: boolean;
  readonly problem?: 'failed' | TooMany | undefined;
}

const calls = () => import('./push-calls.store.ts');

/** iPhones and iPads have notifications for sites on their home screen only, and nothing else has this property. */
function isUninstalled(): boolean {
  return 'standalone' in navigator && navigator.standalone !== true;
}

/** What can be told without a question to anybody. */
function statusNow(): PushStatus {
  if (!('Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator)) {
    return isUninstalled() ? 'notInstalled' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'blocked' : 'off';
}

/** Web Push in this browser. Only a press asks for the permission. */
export function createPushStore() {
  const $state = atom<PushState>({ status: statusNow(), topics: [], isWaiting: false });
  const show = (topics: readonly PushTopic[]) =>
    $state.set({ status: topics.length > 0 ? 'on' : statusNow(), topics, isWaiting: false });

  /**
   * One change at a time; a failure leaves what was there before.
   *
   * @param shown the topics that show meanwhile
   */
  async function change(
    work: () => Promise<readonly PushTopic[]>,
    shown = $state.get().topics,
  ): Promise<void> {
    const before = $state.get();
    if (before.isWaiting) return;
    $state.set({ ...before, topics: shown, isWaiting: true, problem: undefined });
    try {
      show(await work());
    } catch (error) {
      $state.set({ ...before, problem: tooManyOf(error) ?? 'failed' });
    }
  }

  async function turnOff(): Promise<readonly PushTopic[]> {
    await (await calls()).unsubscribe();
    return [];
  }

  return {
    $state,

    /** What this browser has chosen before: without the permission there is nothing to load. */
    async open(): Promise<void> {
      if ($state.get().status !== 'off' || Notification.permission !== 'granted') return;
      await change(async () => (await calls()).loadTopics());
    },

    turnOn: () =>
      change(async () => {
        if ((await Notification.requestPermission()) !== 'granted') return [];
        return (await calls()).subscribe();
      }),

    turnOff: () => change(turnOff),

    /** Without any topic the browser is not subscribed. */
    async choose(id: string, isChosen: boolean): Promise<void> {
      const topics = $state.get().topics.map((topic) => (topic.id === id ? { ...topic, isChosen } : topic));
      if (!topics.some((topic) => topic.isChosen)) return change(turnOff);
      await change(async () => {
        await (await calls()).sendTopics(topics);
        return topics;
      }, topics);
    },
  };
}

export type PushStore = ReturnType<typeof createPushStore>;
