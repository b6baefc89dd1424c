import * as core from '@portada/core';
import { nextFrame } from '@portada/core/test/frames.ts';
import { onTestFinished } from 'vitest';

type Observer = IntersectionObserver | MutationObserver | ResizeObserver;

/** What is being listened to on the page's global objects, one entry per listener. */
function watchListeners(): () => string[] {
  const live = new Map<object, Set<string>>();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isGlobal = (target: unknown) =>
    [window, document, document.documentElement, document.body].some((global) => global === target);
  const keyOf = (type: string, options: unknown) => {
    const capture = typeof options === 'object' && options ? Reflect.get(options, 'capture') : options;
    return `${type}${capture ? ' (capture)' : ''}`;
  };
  // What a listener knows, its element too, would be held on to with it.
  const forget = (listener: object, key: string) => {
    const types = live.get(listener);
    types?.delete(key);
    if (types?.size === 0) live.delete(listener);
  };
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (listener && isGlobal(this ?? window)) {
      live.set(listener, (live.get(listener) ?? new Set()).add(keyOf(type, options)));
      const end = () => forget(listener, keyOf(type, options));
      if (typeof options === 'object') options.signal?.addEventListener('abort', end, { once: true });
    }
    return addEventListener.call(this ?? window, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (listener && isGlobal(this ?? window)) forget(listener, keyOf(type, options));
    return removeEventListener.call(this ?? window, type, listener, options);
  };
  onTestFinished(() => {
    Object.assign(EventTarget.prototype, { addEventListener, removeEventListener });
  });
  return () => [...live.values()].flatMap((types) => [...types]);
}

/** How many observations of any kind go on. */
function watchObservers(): () => number {
  const live = new Map<Observer, Set<unknown>>();
  for (const { prototype } of [IntersectionObserver, MutationObserver, ResizeObserver]) {
    const { observe, disconnect } = prototype;
    const unobserve = Reflect.get(prototype, 'unobserve');
    Object.assign(prototype, {
      observe(this: Observer, target: Element, ...rest: unknown[]) {
        live.set(this, (live.get(this) ?? new Set()).add(target));
        return Reflect.apply(observe, this, [target, ...rest]);
      },
      disconnect(this: Observer) {
        live.delete(this);
        return Reflect.apply(disconnect, this, []);
      },
    });
    if (unobserve) {
      Object.assign(prototype, {
        unobserve(this: Observer, target: Element) {
          live.get(this)?.delete(target);
          return Reflect.apply(unobserve, this, [target]);
        },
      });
    }
    onTestFinished(() => {
      Object.assign(prototype, { observe, disconnect, ...(unobserve && { unobserve }) });
    });
  }
  return () => [...live.values()].reduce((sum, targets) => sum + targets.size, 0);
}

/** The stores that all widgets share, with how many listen to each. */
function storeListeners(): Record<string, number> {
  const stores = Object.entries(core).filter(([name]) => name.startsWith('$'));
  return Object.fromEntries(stores.map(([name, store]) => [name, Number(Reflect.get(Object(store), 'lc'))]));
}

/** Watches, for the length of a test, what widgets could leave behind. */
export function watchLeftovers() {
  const listeners = watchListeners();
  const observations = watchObservers();
  return () => ({ listeners: listeners(), observations: observations(), stores: storeListeners() });
}

/** A limit, not a wait: what comes late on a busy machine, such as a module, holds on to who asked for it. */
const COLLECTION_LIMIT_MS = 20_000;

/** Collects garbage until all of these are gone, or for a while; answers how many are left. */
export async function leftAfterCollection(references: readonly WeakRef<object>[]): Promise<number> {
  const collect: unknown = Reflect.get(globalThis, 'gc');
  if (typeof collect !== 'function') throw new Error('The browser must be started with --expose-gc.');
  const end = performance.now() + COLLECTION_LIMIT_MS;
  for (;;) {
    await nextFrame();
    await collect({ type: 'major', execution: 'async' });
    const left = references.filter((reference) => reference.deref()).length;
    if (left === 0 || performance.now() > end) return left;
  }
}
