import * as v from '../valibot.ts';
import { count, flag, id, idOrNone, list, maybe, number, text } from '../wire.ts';
import { picture } from './image.ts';

/** The four layouts of a paywall message (PAY-05). */
export const paywallTypes = ['bottom', 'float', 'counter', 'modal'] as const;
export type PaywallType = (typeof paywallTypes)[number];

/** The position of a float (PAY-08). */
export const floatPositions = ['left', 'center', 'right'] as const;
export type FloatPosition = (typeof floatPositions)[number];

/** A paywall message (PAY-05). Only `id` and `type` are required (reading 33). */
export const paywallMessage = v.object({
  id,
  type: v.picklist(paywallTypes),
  canBeClosed: flag,
  logo: maybe(picture),
  logoText: text,
  logoUrl: text,
  smallText: text,
  principalText: text,
  aboveButtonText: text,
  buttonText: text,
  buttonUrl: text,
  button2Text: text,
  button2Url: text,
  underButtonText: text,
  bottomText: text,
  bottomUrl: text,
  position: v.fallback(v.nullish(v.picklist(floatPositions), 'right'), 'right'),
  counterText: text,
  numConsumedContent: count,
  maxConsumedContent: count,
});
export type PaywallMessage = v.InferOutput<typeof paywallMessage>;

/** The cookie's data of one content (PAY-03, reading 34); `paywallCookie` returns its name. */
export const paywallData = v.object({
  relativeVersionId: idOrNone,
  accessGranted: flag,
  messageIds: list(id),
  userCounter: number,
  userRfv: v.nullish(v.union([v.string(), v.number()]), null),
  conditionName: text,
});
export type PaywallData = v.InferOutput<typeof paywallData>;
