import * as v from '../valibot.ts';
import { count, flag, id, list, maybe, maybeMoment, number, text } from '../wire.ts';
import { byline } from './byline.ts';
import { eventFields } from './event.ts';
import { image, picture } from './image.ts';
import { kicker, namedLink } from './named-link.ts';

/** The types of a card's multimedia (CARD-04). */
export const multimediaTypes = ['image', 'video', 'audio', 'photo-gallery', 'video-embed'] as const;
export type MultimediaType = (typeof multimediaTypes)[number];

/** The picture of a card and its media type: `image` or `poster` in responses, parsed as `image`. */
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
 * A card for any kind of content (CARD-01 to CARD-16). Only `id` is required: templates omit what is empty.
 * `description` is HTML and is sanitised.
 */
export const contentCard = v.object({
  id,
  url: text,
  title: text,
  description: text,
  kicker: maybe(kicker),
  category: maybe(namedLink),
  multimedia: maybe(multimedia),
  /** A short text about the multimedia: `3:45`, `12 fotos`. */
  mediaInfo: text,
  /** The kind: `opinion`, `blog`, `event` and `recipe` are drawn as such; other values are the publisher's own. */
  articleNewsTypeEnum: text,
  image: maybe(image),
  publishedDate: maybeMoment,
  authors: list(byline),
  /** The byline if there is no author: an agency, a city. */
  signature: text,
  showComments: flag,
  numComments: count,
  shareUrl: text,
  /** The duration of a recipe in minutes. */
  totalTime: number,
  ratingValue: number,
  ratingNumVotes: count,
  /** Set on an item that is an advertising slot (CARD-13). */
  position: number,
  ...eventFields,
});
export type ContentCard = v.InferOutput<typeof contentCard>;
