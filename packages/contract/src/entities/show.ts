import * as v from '../valibot.ts';
import { id, list, maybe, text } from '../wire.ts';
import { image } from './image.ts';

/** A TV or radio show (SHOW-03). `resume` is its summary as HTML. */
export const show = v.object({
  id,
  name: text,
  url: text,
  image: maybe(v.object({ image: maybe(image) })),
  resume: list(v.object({ html: text })),
});
export type Show = v.InferOutput<typeof show>;

/** A page of server-rendered show cards (SHOW-04); no `cursorMark` means that it was the last. */
export const showSearchAnswer = v.object({
  html: v.nullable(v.string(), ''),
  cursorMark: v.nullish(v.union([v.string(), v.number()]), null),
});
export type ShowSearchAnswer = v.InferOutput<typeof showSearchAnswer>;
