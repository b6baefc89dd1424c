/**
 * Web Push: beyond the specification, with a session or without one. A subscription's endpoint is a secret of the
 * browser that has it: whoever knows it may change the subscription, and it stands in no address.
 */
import type { Call } from '../call.ts';
import { pushOffer } from '../entities/push.ts';
import { upTo } from '../requests.ts';
import * as v from '../valibot.ts';
import { success } from '../wire.ts';

const MOST_TOPICS = 50;

/** An uncompressed point of P-256, and a secret of 16 bytes (RFC 8291). */
const p256dh = v.pipe(v.string(), v.regex(/^B[\w-]{86}$/));
const auth = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

const endpoint = v.pipe(upTo(1_000), v.check(isSecureAddress));

function isSecureAddress(address: string): boolean {
  const url = URL.parse(address);
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

/** With the endpoint of the browser's subscription; empty where it has none. */
export const getPushOffer = {
  method: 'POST',
  path: '/api/front/push/offer',
  body: v.object({ endpoint: v.union([v.literal(''), endpoint]) }),
  answer: pushOffer,
} as const satisfies Call;

/** Subscribes the browser, or changes its topics. */
export const keepPush = {
  method: 'POST',
  path: '/api/front/push/subscription',
  body: v.object({
    endpoint,
    keys: v.object({ p256dh, auth }),
    topics: v.pipe(v.array(upTo(100)), v.minLength(1), v.maxLength(MOST_TOPICS)),
  }),
  answer: success,
} as const satisfies Call;

/** Ends the browser's subscription. */
export const endPush = {
  method: 'POST',
  path: '/api/front/push/unsubscribe',
  body: v.object({ endpoint }),
  answer: success,
} as const satisfies Call;
