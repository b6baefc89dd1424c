import * as v from 'valibot';
import { list, number, text } from '../wire.ts';

/** One `<source>` of a picture. */
export const imageSource = v.object({ srcset: v.string(), media: text, type: text });

/** A picture (IMG-01). `customSrcByAspectRatio` maps a ratio such as `16-9` to an address of its own. */
export const image = v.object({
  src: text,
  alt: text,
  url: text,
  width: number,
  height: number,
  sources: list(imageSource),
  customSrcByAspectRatio: v.nullish(v.record(v.string(), v.string()), () => ({})),
});
export type Image = v.InferOutput<typeof image>;
