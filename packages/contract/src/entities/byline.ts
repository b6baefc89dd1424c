import * as v from '../valibot.ts';
import { idOrNone, maybe, text } from '../wire.ts';
import { image } from './image.ts';

/** An author on a content card (CARD-05). `url` takes precedence over `authorUrl`. */
export const byline = v.pipe(
  v.object({ id: idOrNone, name: text, url: text, authorUrl: text, image: maybe(image) }),
  v.transform(({ authorUrl, ...author }) => ({ ...author, url: author.url || authorUrl })),
);
export type Byline = v.InferOutput<typeof byline>;
