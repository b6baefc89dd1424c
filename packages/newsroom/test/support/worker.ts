/** The globals of a service worker that ours uses: named caches, open windows, and a network that may be down. */
import { runInNewContext } from 'node:vm';
import { vi } from 'vitest';

const ORIGIN = 'http://localhost';

type RequestTarget = string | URL | { readonly url: string };

/** A store's key, as its address is written in tests. */
function keyOf(request: RequestTarget): string {
  return new URL(typeof request === 'object' && 'url' in request ? request.url : request, ORIGIN).pathname;
}

/** @param source the script, as it is served */
export function startWorker(source: string, alias: string) {
  const listeners = new Map<string, (event: unknown) => void>();
  const stores = new Map<string, Map<string, Response>>();
  const windows: string[] = [];
  const showNotification = vi.fn(async (_title: string, _options: NotificationOptions) => undefined);
  const subscribe = vi.fn<(options: PushSubscriptionOptionsInit) => Promise<unknown>>();
  const openWindow = vi.fn(async (_url: string) => null);
  const focused: string[] = [];
  const network = vi.fn<(request: RequestTarget, init?: RequestInit) => Promise<Response>>();
  const open = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (request: RequestTarget) => store.get(keyOf(request))?.clone(),
      put: async (request: RequestTarget, response: Response) => void store.set(keyOf(request), response),
      add: async (request: RequestTarget) => void store.set(keyOf(request), await network(request)),
      delete: async (request: RequestTarget) => store.delete(keyOf(request)),
      keys: async () => [...store.keys()].map((path) => ({ url: ORIGIN + path })),
    };
  };
  runInNewContext(source, {
    URL,
    Headers,
    Response,
    console,
    location: new URL(`${ORIGIN}/${alias}/service-worker.js`),
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    skipWaiting: async () => undefined,
    registration: { showNotification, pushManager: { subscribe } },
    clients: {
      claim: async () => undefined,
      matchAll: async () => windows.map((url) => ({ url, focus: async () => focused.push(url) })),
      openWindow,
    },
    fetch: network,
    caches: {
      open: async (name: string) => open(name),
      keys: async () => [...stores.keys()],
      delete: async (name: string) => stores.delete(name),
      match: async (request: RequestTarget, { cacheName }: { cacheName: string }) =>
        stores.get(cacheName)?.get(keyOf(request))?.clone(),
    },
  });

  async function dispatch(name: string, event: object = {}): Promise<void> {
    const work: unknown[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (promise: unknown) => work.push(promise) });
    await Promise.all(work);
  }

  const life = (name: 'install' | 'activate') => dispatch(name);

  /** A message of an open page. */
  const tell = (data: string, path: string) => dispatch('message', { data, source: { url: ORIGIN + path } });

  /** What a push service brings. */
  const push = (text: string) => dispatch('push', { data: { json: () => JSON.parse(text) } });

  /** The browser has ended a subscription or renewed it. */
  const renew = (change: object) => dispatch('pushsubscriptionchange', change);

  /** The reader presses a notification; where it leads is what it carries. */
  const press = (data: unknown) => dispatch('notificationclick', { notification: { close: vi.fn(), data } });

  /** The worker's response, once all that it does meanwhile is done; undefined if it does not handle the request. */
  async function ask(
    path: string,
    {
      mode = 'cors',
      method = 'GET',
      headers = {},
    }: { mode?: string; method?: string; headers?: HeadersInit } = {},
  ): Promise<string | undefined> {
    let answer: Promise<Response> | undefined;
    const work: unknown[] = [];
    const request = { url: new URL(path, ORIGIN).href, mode, method, headers: new Headers(headers) };
    listeners.get('fetch')?.({
      request,
      respondWith: (promise: Promise<Response>) => {
        answer = promise;
      },
      waitUntil: (promise: unknown) => work.push(promise),
    });
    const response = await answer;
    await Promise.all(work);
    return response?.text();
  }

  const stored = (name: string) => [...(stores.get(name)?.keys() ?? [])];

  return {
    ...{ life, tell, ask, network, stores, stored, windows },
    ...{ push, press, renew, subscribe, showNotification, openWindow, focused },
  };
}
