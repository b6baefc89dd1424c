import * as v from '../valibot.ts';
import { flag, id, list, text } from '../wire.ts';

/** What a reader may be told of by Web Push. */
export const pushTopic = v.object({ id, name: text, isChosen: flag });
export type PushTopic = v.InferOutput<typeof pushTopic>;

/** What a site offers by Web Push, and what of it this browser has chosen. */
export const pushOffer = v.object({
  /** The VAPID public key, in base64url; empty where nothing is offered. */
  publicKey: text,
  topics: list(pushTopic),
});
export type PushOffer = v.InferOutput<typeof pushOffer>;
