import * as v from 'valibot';
import { idOrNone, maybe, text } from '../wire.ts';
import { image } from './image.ts';

/** An author as a content card names one (CARD-05). `url` is read first, `authorUrl` where there is no `url`. */
export const byline = v.pipe(
  v.object({ id: idOrNone, name: text, url: text, authorUrl: text, image: maybe(image) }),
  v.transform(({ authorUrl, ...author }) => ({ ...author, url: author.url || authorUrl })),
);
export type Byline = v.InferOutput<typeof byline>;
