/**
 * Responses that are the same for everybody, kept in memory: made once however many ask at the same time, sent while a
 * stale one is made anew, and forgotten when what they show has changed.
 *
 * A route takes part by naming the query parameters that it reads; others are dropped before it runs, so that they
 * neither multiply the entries nor reach what others are sent.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Changes } from '../db/changes.ts';
import { PASS_COOKIE } from '../visit/pass.ts';
import { addressOf } from './address.ts';
import { type CachedResponse, cacheable, responseFor, sizeOf } from './cached-response.ts';

export interface ResponseCacheOptions {
  readonly changes: Changes;
  readonly maxBytes: number;
}

/** A response being made, for all who wait for it. */
interface PendingResponse {
  readonly key: string;
  readonly made: Promise<void>;
  readonly end: () => void;
  entry?: CachedResponse | undefined;
  /** Something that it may show has changed meanwhile: it is not kept, and is for those alone who asked before. */
  isOutdated: boolean;
  /**
   * It failed, or was one browser's: those who waited make their own at once, as one after another each
   * would wait as long as the first.
   */
  isOwn: boolean;
}

/** The addresses whose responses are personal, so that nobody waits for another's; for a minute, as it may change. */
const PERSONAL = { ttl: 60_000, maxSize: 2 ** 20, sizeCalculation: (_: true, key: string) => key.length };

/** Of an address with its origin. A longer one is nobody's link: what it answers is not kept. */
const MAX_KEY_LENGTH = 2_048;

/** An import tells of each item, a hundred times a second: no page would ever come from memory. */
const FORGET_ALL = { most: 20, withinMs: 1_000 };

const fromMemory = new WeakSet<FastifyRequest>();

export function isFromMemory(request: FastifyRequest): boolean {
  return fromMemory.has(request);
}

export async function cacheResponses(
  app: FastifyInstance,
  { changes, maxBytes }: ResponseCacheOptions,
): Promise<void> {
  const entries = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => sizeOf(entry) + key.length,
  });
  const personal = new LRUCache<string, true>(PERSONAL);
  const makings = new Map<string, PendingResponse>();
  const makingOf = new WeakMap<FastifyRequest, PendingResponse>();
  const time = () => app.now().getTime();

  const forget = (shows: (key: string) => boolean) => {
    for (const making of makings.values()) if (shows(making.key)) making.isOutdated = true;
    for (const key of entries.keys()) if (shows(key)) entries.delete(key);
  };
  const forgetAll = limited(FORGET_ALL, () => {
    forget(() => true);
    personal.clear();
  });
  const stop = await changes.listen((contentId) =>
    contentId === '' ? forgetAll.ask() : forget(isAbout(contentId)),
  );
  app.addHook('onClose', async () => {
    forgetAll.stop();
    await stop();
  });

  const begin = (key: string, request: FastifyRequest) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const making: PendingResponse = { key, made: promise, end: resolve, isOutdated: false, isOwn: false };
    makings.set(key, making);
    makingOf.set(request, making);
  };
  const end = (request: FastifyRequest) => {
    const making = makingOf.get(request);
    if (!making) return;
    makings.delete(making.key);
    makingOf.delete(request);
    making.end();
  };

  app.addHook('onRequest', async (request, reply) => {
    const key = keyOf(request);
    if (key === undefined) return;
    const send = async (entry: CachedResponse, now: number) => {
      fromMemory.add(request);
      return reply.send(await responseFor(request, reply, entry, now));
    };
    // Twice at most: of one that was outdated when it asked, and of the next, whatever changes meanwhile.
    for (;;) {
      const found = entries.get(key);
      const making = makings.get(key);
      const now = time();
      const until = making ? found?.staleUntil : found?.freshUntil;
      // What was made in the future is from a clock that was wrong: it would stay for as long as that was ahead.
      if (found && found.storedAt <= now && until !== undefined && now < until) {
        return send(found, now);
      }
      if (personal.has(key)) return;
      if (!making) return begin(key, request);
      const asksInTime = !making.isOutdated;
      await making.made;
      if (making.isOwn) return;
      if (asksInTime && making.entry) return send(making.entry, time());
    }
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const making = makingOf.get(request);
    if (!making) return payload;
    const now = time();
    const entry = cacheable(reply, payload, now);
    // A cookie that answers a cookie is one browser's matter, and no reason to keep nothing for the others.
    const answersCookie = reply.hasHeader('set-cookie') && request.headers.cookie !== undefined;
    making.isOwn = reply.statusCode >= 500 || answersCookie;
    making.entry = entry;
    if (entry && !making.isOutdated) entries.set(making.key, entry);
    if (!entry && !making.isOwn) personal.set(making.key, true);
    end(request);
    return entry ? responseFor(request, reply, entry, now) : payload;
  });
  // A request that is aborted is never sent.
  app.addHook('onResponse', async (request) => end(request));
}

/** Whether an address is about a content: `/cultura/el-faro-4711/`, `…/comments/4711?order=newest`. */
function isAbout(contentId: string): (key: string) => boolean {
  const id = new RegExp(`(?<!\\d)${contentId}(?!\\d)`);
  return (key) => id.test(key);
}

/** Runs an action whenever it is asked for, but so many times within some time; at its end once for all others. */
function limited(
  { most, withinMs }: { readonly most: number; readonly withinMs: number },
  action: () => void,
): { ask(): void; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let count = 0;
  const ask = () => {
    timer ??= setTimeout(next, withinMs).unref();
    count += 1;
    if (count <= most) action();
  };
  const next = () => {
    const isOwed = count > most;
    timer = undefined;
    count = 0;
    if (isOwed) ask();
  };
  return { ask, stop: () => clearTimeout(timer) };
}

/**
 * Undefined for a request that has a response of its own. The query is reduced to what the route reads. HEAD is as GET,
 * whose response Fastify sends without its body.
 */
function keyOf(request: FastifyRequest): string | undefined {
  const { method, headers, origin, query } = request;
  const { showroom } = request.server.config;
  const names = request.routeOptions.config.shared;
  if (!names || !(method === 'GET' || method === 'HEAD')) return undefined;
  // Page builders try pages as another reader would see them.
  if (showroom !== undefined && headers.cookie?.includes(`${PASS_COOKIE}=`)) return undefined;
  request.query = Object.fromEntries(Object.entries(Object(query)).filter(([name]) => names.includes(name)));
  const key = origin + addressOf(request);
  return key.length > MAX_KEY_LENGTH ? undefined : key;
}
