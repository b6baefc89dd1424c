import * as v from '../valibot.ts';
import { idOrNone, list, text } from '../wire.ts';

/** One of the most read contents (MOST-01); a content card is valid too. */
export const rankedLink = v.object({ id: idOrNone, title: text, url: text });
export type RankedLink = v.InferOutput<typeof rankedLink>;

/** A list of the most-read module: its tab's label, and its contents in order. */
export const ranking = v.object({ label: text, items: list(rankedLink) });
export type Ranking = v.InferOutput<typeof ranking>;
