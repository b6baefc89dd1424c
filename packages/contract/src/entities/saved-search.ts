import * as v from '../valibot.ts';
import { id, text } from '../wire.ts';

/** How often a mail tells what is new. */
export const searchRhythms = ['now', 'daily', 'weekly', 'none'] as const;
export type SearchRhythm = (typeof searchRhythms)[number];

/** A search that a reader has kept. */
export const savedSearch = v.object({
  id,
  name: text,
  /** What is searched for, as in the address of the results. */
  text,
  type: text,
  filters: v.fallback(
    v.nullish(v.record(v.string(), v.string()), () => ({})),
    () => ({}),
  ),
  rhythm: v.fallback(v.picklist(searchRhythms), 'none'),
});
export type SavedSearch = v.InferOutput<typeof savedSearch>;
