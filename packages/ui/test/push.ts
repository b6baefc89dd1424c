/** A browser that has Web Push, as far as one without a push service can be told to. */
import { onTestFinished, vi } from 'vitest';

interface Setting {
  /** What the reader answers when asked, or has answered before. */
  readonly answer?: NotificationPermission;
  readonly permission?: NotificationPermission;
  readonly isSubscribed?: boolean;
}

export const endpoint = 'https://push.example/send/1';
export const keys = { p256dh: `B${'k'.repeat(86)}`, auth: 'a'.repeat(22) };

export function pushBrowser({
  answer = 'granted',
  permission = 'default',
  isSubscribed = false,
}: Setting = {}) {
  const state = { permission, isSubscribed };
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: vi.fn(async () => {
      state.isSubscribed = false;
      return true;
    }),
  };
  const pushManager = {
    getSubscription: async () => (state.isSubscribed ? subscription : null),
    subscribe: vi.fn(async () => {
      state.isSubscribed = true;
      return subscription;
    }),
  };
  const requestPermission = vi.fn(async () => {
    state.permission = answer;
    return answer;
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', {
    requestPermission,
    get permission() {
      return state.permission;
    },
  });
  const before = Object.getOwnPropertyDescriptor(navigator, 'serviceWorker');
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    if (before) Object.defineProperty(navigator, 'serviceWorker', before);
    else Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  return { requestPermission, pushManager, subscription, isSubscribed: () => state.isSubscribed };
}
