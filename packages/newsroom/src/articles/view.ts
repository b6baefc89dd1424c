/** The view model of a content's page: common fields, and those of its kind. */

import type { Language } from '@portada/contract';
import { eventDates } from '@portada/shared/card/event-dates.ts';
import { fill } from '@portada/shared/fill.ts';
import { formatTotalTime } from '@portada/shared/total-time.ts';
import { pageUrl } from '../config/local-paths.ts';
import type { AuthorProfile } from '../content/authors.ts';
import type { ContentPage } from '../content/content-page.ts';
import { kindListFor } from '../lists/kind-lists.ts';
import { signatureOf } from '../render/cards.ts';
import { cardWords } from '../render/list-card.ts';
import { plain } from '../texts/format.ts';
import type { Texts } from '../texts/texts.ts';
import { pollView, ratingView } from '../votes/views.ts';
import { participationView } from './participation-view.ts';

const WORDS_A_MINUTE = 220;
/** Changes within a quarter of an hour belong to the publication. */
const UPDATE_COUNTS_AFTER_MS = 15 * 60 * 1000;

export type ContentView = ReturnType<typeof contentView>;

/** The rendering context: the site's prefix, its language and texts, and the time. */
interface ViewContext {
  readonly base: string;
  readonly lang: Language;
  readonly t: Texts;
  readonly now: Date;
}

export function contentView(page: ContentPage, writers: readonly AuthorProfile[], context: ViewContext) {
  const { lang, t } = context;
  const { card, kind } = page;
  const list = listOf(page, context);
  const kicker = [...new Set([card.kicker?.text, page.blog, page.show?.name])].filter(Boolean).join(' · ');
  return {
    id: card.id,
    kind,
    title: card.title,
    summary: plain(card.description),
    list,
    kicker: list ? over(kicker, list.name) : kicker || kindLabel(page, t),
    section: { name: page.section.name, url: card.category?.url ?? '' },
    opinion: card.articleNewsTypeEnum === 'opinion',
    authors: writers.map(({ card: author, bio, role }) => ({ ...author, bio, role })),
    signature: signatureOf(card, lang),
    moreOf: moreOf(page, t),
    published: card.publishedDate?.date ?? '',
    // A permanent channel has a publication date, which is not worth showing.
    dated: kind !== 'live',
    updated: updateOf(page),
    image: page.photo,
    url: page.url,
    pictures: page.gallery,
    photos: page.gallery.map(({ src, alt, caption, credit }) => ({ src, alt, caption, credit })),
    video: page.video,
    audio: page.audio,
    ...ownPart(page, context),
  };
}

/** The reading time; 0 for video, audio and galleries. */
export function readingMinutes({ kind, body }: Pick<ContentPage, 'kind' | 'body'>): number {
  if (kind !== 'article' && kind !== 'blog') return 0;
  return Math.max(1, Math.round(plain(body).split(' ').length / WORDS_A_MINUTE));
}

/** The list of its kind, by the kind's label; none where there is no such list, or nothing to call it. */
function listOf(page: ContentPage, { base, t }: ViewContext) {
  const list = kindListFor(page.kind);
  const name = kindLabel(page, t);
  return list && name ? { slug: list.slug, name, url: pageUrl(base, `/${list.slug}/`) } : undefined;
}

/** A line over the title that says no more than the link beside it is left out. */
function over(kicker: string, link: string): string {
  return kicker === link ? '' : kicker;
}

/** The kind's label; none where the section has the same name (the agenda's events). */
function kindLabel({ kind, section }: ContentPage, t: Texts): string {
  return t.kinds[kind] === section.name ? '' : t.kinds[kind];
}

/** The title of further contents: news are about their section's subject, and the others stand in it. */
function moreOf({ kind, card, section: { name } }: ContentPage, t: Texts): string {
  const isNews = (kind === 'article' || kind === 'blog') && card.articleNewsTypeEnum !== 'opinion';
  return fill(isNews ? t.relatedOn : t.relatedIn, { name });
}

/** The last change of a text: its update, or the newest correction, however soon that was told. */
function updateOf({ card, updatedAt, corrections }: ContentPage): string {
  const timeOf = ({ date }: { date: string }) => new Date(date).getTime();
  const counts = timeOf(updatedAt) - timeOf(card.publishedDate ?? updatedAt) > UPDATE_COUNTS_AFTER_MS;
  const changes = [...(counts ? [updatedAt] : []), ...corrections.slice(0, 1)];
  return changes.sort((one, other) => timeOf(other) - timeOf(one))[0]?.date ?? '';
}

/** Fields of single kinds; present only where the content has them. */
function ownPart(page: ContentPage, { lang, t, now }: ViewContext) {
  const { card, kind, recipe, poll } = page;
  return {
    recipe: recipe && {
      time: formatTotalTime(card.totalTime ?? recipe.prepMinutes + recipe.cookMinutes),
      servings: recipe.servings,
      difficulty: t.recipe.difficulties[recipe.difficulty],
      rating: ratingView(page, lang, t),
      ingredients: recipe.ingredients,
      steps: recipe.steps,
    },
    event: kind === 'event' && {
      id: card.id,
      dates: eventDates(card, cardWords(lang)),
      timetable: card.timetable,
      place: card.location?.name ?? '',
      address: card.address,
      modality: card.modality?.name ?? '',
      topics: card.thematics.map((topic) => topic.name),
    },
    poll: poll && pollView(poll, lang, now, t),
    participation: participationView(page, t),
  };
}
