import * as v from '../valibot.ts';
import { id, list, maybe, text } from '../wire.ts';
import { image } from './image.ts';
import { link } from './link.ts';

/** An author's card (ACCT-38); `socialList` links the author's profiles elsewhere. */
export const authorCard = v.object({
  id,
  name: text,
  url: text,
  image: maybe(image),
  socialList: list(v.object({ link })),
});
export type AuthorCard = v.InferOutput<typeof authorCard>;
