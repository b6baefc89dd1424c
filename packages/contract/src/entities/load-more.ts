import * as v from 'valibot';
import { text } from '../wire.ts';

/**
 * A page of a list, drawn by the server (LOAD-03); an empty `nextPage` means that it was the last (LOAD-04). An answer
 * without any `html` is another's.
 */
export const loadMoreAnswer = v.object({ html: v.nullable(v.string(), ''), nextPage: text });
export type LoadMoreAnswer = v.InferOutput<typeof loadMoreAnswer>;
