import * as v from '../valibot.ts';
import { list, number, text } from '../wire.ts';

/** One `<source>` of a picture. */
export const imageSource = v.object({ srcset: v.string(), media: text, type: text });
export type ImageSource = v.InferOutput<typeof imageSource>;

/**
 * A picture (IMG-01). `customSrcByAspectRatio` maps a ratio such as `16-9` to another URL.
 * Back ends send the URL as `src` or as `url`: after parsing, both have it.
 */
export const image = v.pipe(
  v.object({
    src: text,
    alt: text,
    url: text,
    width: number,
    height: number,
    sources: list(imageSource),
    customSrcByAspectRatio: v.nullish(v.record(v.string(), v.string()), () => ({})),
  }),
  v.transform((image) => ({ ...image, src: image.src || image.url, url: image.url || image.src })),
);
export type Image = v.InferOutput<typeof image>;

/** A picture as an object or as its URL. */
export const picture = v.union([
  v.pipe(
    v.string(),
    v.transform((src): Image => v.parse(image, { src })),
  ),
  image,
]);
