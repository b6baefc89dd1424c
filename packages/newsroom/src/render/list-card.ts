/**
 * A content card as lists print it, ready for `partials/list-card.liquid`: the same tree as the card that Portada's
 * own lists draw, so that a list served and the same list drawn read alike.
 */
import { type ContentCard, type Language, type NamedLink, RATING_STARS } from '@portada/contract';
import { formatDate } from '@portada/shared/dates.ts';
import { fill } from '@portada/shared/fill.ts';
import { formatFigure, formatNumber } from '@portada/shared/numbers.ts';
import { formatTotalTime } from '@portada/shared/total-time.ts';
import { plain } from '../texts/format.ts';
import { type Texts, textsOf } from '../texts/texts.ts';
import { eventWhen } from './event-when.ts';

/** A name, and where it leads; empty where it leads nowhere. */
interface Part {
  readonly name: string;
  readonly url: string;
}

interface Detail {
  /** Its drawing, by the name that `partials/card-icon` knows. */
  readonly icon: string;
  readonly label: string;
  readonly parts: readonly Part[];
}

/** How a card is drawn where the list does not say: by what it has. */
function templateOf(card: ContentCard): string {
  if (card.articleNewsTypeEnum === 'opinion') return 'opinion';
  if (card.articleNewsTypeEnum === 'blog') return 'blog';
  if (card.totalTime !== null || card.ratingValue !== null) return 'recipe';
  const isEvent = card.eventOccurrenceType || card.eventUniqueDate || card.eventStartDate;
  return isEvent || card.eventMultipleDates.length > 0 ? 'event' : 'article';
}

export function listCardView(card: ContentCard, lang: Language) {
  const texts = textsOf(lang).card;
  const template = templateOf(card);
  return {
    template,
    category: card.category?.name ? partOf(card.category) : null,
    kicker: card.kicker?.text
      ? { ...partOf({ name: card.kicker.text, url: card.kicker.url }), title: card.kicker.title }
      : null,
    url: card.url,
    title: card.title,
    rating: template === 'recipe' ? ratingOf(card, lang, texts) : null,
    details: detailsOf(template, card, lang, texts),
    summary: plain(card.description),
    byline: template === 'event' || template === 'recipe' ? null : bylineOf(card, lang, texts),
    shareUrl: template === 'blog' ? card.shareUrl : '',
    face: template === 'opinion' ? (card.authors[0] ?? null) : null,
    image: template === 'opinion' ? null : (card.image ?? card.multimedia?.image ?? null),
    mark: markOf(card, texts),
  };
}

function partOf({ name, url }: NamedLink): Part {
  return { name, url };
}

function words(name: string): Part[] {
  return name ? [{ name, url: '' }] : [];
}

function detailsOf(template: string, card: ContentCard, lang: Language, texts: Texts['card']): Detail[] {
  const all =
    template === 'recipe'
      ? [
          {
            icon: 'clock',
            label: texts.time,
            parts: card.totalTime === null ? [] : words(formatTotalTime(card.totalTime)),
          },
        ]
      : template === 'event'
        ? [
            { icon: 'day', label: texts.when, parts: words(eventWhen(card, lang)) },
            {
              icon: 'place',
              label: texts.where,
              parts: [...(card.location?.name ? [partOf(card.location)] : []), ...words(card.address)],
            },
            { icon: 'clock', label: texts.timetable, parts: card.timetable.flatMap(words) },
            {
              icon: 'ticket',
              label: texts.modality,
              parts: card.modality?.name ? [partOf(card.modality)] : [],
            },
            { icon: 'tag', label: texts.thematics, parts: card.thematics.map(partOf) },
          ]
        : [];
  return all.filter(({ parts }) => parts.length > 0);
}

/** CARD-09: whole stars, and the figure in words. */
function ratingOf({ ratingValue, ratingNumVotes }: ContentCard, lang: Language, texts: Texts['card']) {
  if (ratingValue === null) return null;
  const stars = Array.from({ length: RATING_STARS }, (_, index) => index < Math.round(ratingValue));
  const text = ratingNumVotes === 1 ? texts.ratedOnce : texts.rated;
  const values = {
    figure: formatFigure(ratingValue, lang),
    stars: RATING_STARS,
    votes: formatNumber(ratingNumVotes, lang),
  };
  return { label: texts.rating, stars, words: fill(text, values) };
}

function bylineOf(card: ContentCard, lang: Language, texts: Texts['card']) {
  const { publishedDate, showComments, numComments } = card;
  const authors = card.authors.filter(({ name }) => name).map(partOf);
  return {
    by: texts.by,
    authors,
    signature: authors.length > 0 ? '' : card.signature,
    moment: publishedDate?.date ?? '',
    day: publishedDate ? formatDate(new Date(publishedDate.date), lang) : '',
    comments: showComments ? numComments : 0,
    commentsWords: fill(numComments === 1 ? texts.comment : texts.comments, { n: numComments }),
  };
}

const kindOf = {
  video: 'video',
  'video-embed': 'video',
  audio: 'audio',
  'photo-gallery': 'gallery',
} as const;

/** CARD-04 */
function markOf({ multimedia, mediaInfo }: ContentCard, texts: Texts['card']) {
  const type = multimedia?.type ?? 'image';
  if (type === 'image') return null;
  const name = texts[kindOf[type]];
  return { label: mediaInfo ? `${name}, ` : name, info: mediaInfo };
}
