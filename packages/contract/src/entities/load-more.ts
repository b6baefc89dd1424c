import * as v from '../valibot.ts';
import { text } from '../wire.ts';

/**
 * A server-rendered page of a list (LOAD-03); an empty `nextPage` means that it was the last (LOAD-04). A response
 * without `html` is invalid.
 */
export const loadMoreAnswer = v.object({ html: v.nullable(v.string(), ''), nextPage: text });
export type LoadMoreAnswer = v.InferOutput<typeof loadMoreAnswer>;
