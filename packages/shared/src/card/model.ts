import type { AspectRatio, ContentCard, Image, MultimediaType, NamedLink } from '@portada/contract';
import { RATING_STARS } from '@portada/contract';
import { type CommentCount, cardCommentCount } from '../comments/count.ts';
import { formatDate } from '../dates.ts';
import { formatFigure } from '../numbers.ts';
import { type CardDetail, cardDetails } from './details.ts';
import type { TemplateName } from './template-names.ts';
import { type Face, templateOf, templates } from './templates.ts';
import type { CardWords } from './words.ts';

/** CARD-09: whole stars, and the figure in words. */
interface Rating {
  readonly label: string;
  /** For each star whether it is filled. */
  readonly stars: readonly boolean[];
  readonly words: string;
}

/** CARD-05, CARD-07, CARD-11: who wrote it, when, and how much it is talked about. */
interface Byline {
  readonly by: string;
  readonly authors: readonly NamedLink[];
  /** Who signs where there is no author: an agency, a city. */
  readonly signature: string;
  readonly date: { readonly iso: string; readonly text: string } | null;
  readonly comments: CommentCount | null;
}

/** CARD-04: what the picture stands for, and how much of it: `3:45`, `12 fotos`. */
interface Mark {
  readonly kind: 'video' | 'audio' | 'gallery';
  readonly label: string;
  readonly info: string;
}

/**
 * A content card as a list draws it: served by templates and drawn by widgets from one model, so that both read alike.
 */
export interface CardModel {
  readonly template: TemplateName;
  /** CARD-03: where it belongs, and the line above its title. */
  readonly category: NamedLink | null;
  readonly kicker: (NamedLink & { readonly title: string }) | null;
  readonly rating: Rating | null;
  readonly details: readonly CardDetail[];
  readonly byline: Byline | null;
  /** CARD-08: empty where it is not shared from the list. */
  readonly shareUrl: string;
  readonly face: Face | null;
  readonly picture: { readonly image: Image; readonly ratio: AspectRatio } | null;
  readonly mark: Mark | null;
}

/** CARD-02: the card's own picture, or that of its media. */
export function imageOf({ image, multimedia }: ContentCard): Image | null {
  return image ?? multimedia?.image ?? null;
}

/** CARD-05: who wrote it; an agency or a city signs where there is no author. */
export function signersOf(card: ContentCard): Pick<Byline, 'authors' | 'signature'> {
  const authors = card.authors.filter(({ name }) => name);
  return { authors, signature: authors.length > 0 ? '' : card.signature };
}

export function cardModel(
  card: ContentCard,
  words: CardWords,
  template: TemplateName = templateOf(card),
): CardModel {
  const { ratio, face, details, byline, shared } = templates[template];
  const { category, kicker } = card;
  const image = imageOf(card);
  return {
    template,
    category: category?.name ? category : null,
    kicker: kicker?.text ? { name: kicker.text, url: kicker.url, title: kicker.title } : null,
    rating: details === 'recipe' ? ratingOf(card, words) : null,
    details: cardDetails(card, details, words),
    byline: byline ? bylineOf(card, words) : null,
    shareUrl: shared ? card.shareUrl : '',
    face: face?.(card) ?? null,
    picture: ratio && image?.src ? { image, ratio } : null,
    mark: markOf(card, words),
  };
}

function ratingOf({ ratingValue, ratingNumVotes }: ContentCard, { language, say }: CardWords): Rating | null {
  if (!ratingValue) return null;
  return {
    label: say('rating'),
    stars: Array.from({ length: RATING_STARS }, (_, index) => index < Math.round(ratingValue)),
    words: say(ratingNumVotes === 1 ? 'ratedOnce' : 'rated', {
      figure: formatFigure(ratingValue, language),
      votes: ratingNumVotes,
      stars: RATING_STARS,
    }),
  };
}

function bylineOf(card: ContentCard, words: CardWords): Byline {
  const { publishedDate } = card;
  return {
    by: words.say('by'),
    ...signersOf(card),
    date: publishedDate && {
      iso: publishedDate.date,
      text: formatDate(new Date(publishedDate.date), words.language),
    },
    comments: cardCommentCount(card, words, { one: 'comment', many: 'comments' }),
  };
}

const markKinds = {
  video: 'video',
  'video-embed': 'video',
  audio: 'audio',
  'photo-gallery': 'gallery',
} as const satisfies Record<Exclude<MultimediaType, 'image'>, Mark['kind']>;

function markOf({ multimedia, mediaInfo }: ContentCard, { say }: CardWords): Mark | null {
  const type = multimedia?.type ?? 'image';
  if (type === 'image') return null;
  const kind = markKinds[type];
  return { kind, label: mediaInfo ? `${say(kind)}, ` : say(kind), info: mediaInfo };
}
