import * as v from 'valibot';
import { id, idOrNone, list, maybe, text } from '../wire.ts';
import { image } from './image.ts';
import { link } from './link.ts';

/** An author's card (ACCT-38); `socialList` leads to the author's pages elsewhere. */
export const authorCard = v.object({
  id,
  name: text,
  url: text,
  image: maybe(image),
  socialList: list(v.object({ link })),
});
export type AuthorCard = v.InferOutput<typeof authorCard>;

/** An author as a content card names one (CARD-05). `url` is read first, `authorUrl` where there is no `url`. */
export const byline = v.pipe(
  v.object({ id: idOrNone, name: text, url: text, authorUrl: text, image: maybe(image) }),
  v.transform(({ authorUrl, ...author }) => ({ ...author, url: author.url || authorUrl })),
);
export type Byline = v.InferOutput<typeof byline>;
