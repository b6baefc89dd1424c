import * as v from 'valibot';
import { count, flag, id, list, maybe, maybeMoment, number, text } from '../wire.ts';
import { byline } from './byline.ts';
import { eventFields } from './event.ts';
import { image, picture } from './image.ts';
import { kicker, namedLink } from './named-link.ts';

/** What a card's multimedia may be (CARD-04). */
export const multimediaTypes = ['image', 'video', 'audio', 'photo-gallery', 'video-embed'] as const;
export type MultimediaType = (typeof multimediaTypes)[number];

/** The picture of a card and what it stands for: `image` or `poster` on the wire, `image` in our hands. */
export const multimedia = v.pipe(
  v.object({
    type: v.fallback(v.nullish(v.picklist(multimediaTypes), 'image'), 'image'),
    image: maybe(picture),
    poster: maybe(picture),
  }),
  v.transform(({ type, image, poster }) => ({ type, image: image ?? poster })),
);
export type Multimedia = v.InferOutput<typeof multimedia>;

/**
 * A card for any kind of content (CARD-01 to CARD-16). Only `id` is demanded: templates leave out what is empty.
 * `description` is HTML and goes through the sanitiser.
 */
export const contentCard = v.object({
  id,
  url: text,
  title: text,
  description: text,
  kicker: maybe(kicker),
  category: maybe(namedLink),
  multimedia: maybe(multimedia),
  /** A few words on the multimedia: `3:45`, `12 fotos`. */
  mediaInfo: text,
  /** The kind of article: `opinion` gets the author's avatar; the rest is the publisher's own list. */
  articleNewsTypeEnum: text,
  image: maybe(image),
  publishedDate: maybeMoment,
  authors: list(byline),
  /** Who signs where there is no author: an agency, a city. */
  signature: text,
  showComments: flag,
  numComments: count,
  shareUrl: text,
  /** Minutes a recipe takes. */
  totalTime: number,
  ratingValue: number,
  ratingNumVotes: count,
  /** Set on an item that stands for an advertising slot (CARD-13). */
  position: number,
  ...eventFields,
});
export type ContentCard = v.InferOutput<typeof contentCard>;
