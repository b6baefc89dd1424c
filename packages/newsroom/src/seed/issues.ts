/** Issues of the newsletters: an opening and the five contents that were newest that day. */
import type { Language } from '../db/schema/sites.ts';
import { readBank } from './bank.ts';
import { type Draft, daysBefore, paragraphs } from './drafts.ts';
import { sceneId } from './pictures.ts';

const ISSUES_EACH = 5;
const pictures = ['city', 'harbour', 'books', 'stadium', 'dish-stew', 'sea'] as const;

/** `id` of a newsletter in the database: the Catalan ones end in `-ca`. */
export function newsletterId(slug: string, lang: Language): string {
  return lang === 'ca' ? `${slug}-ca` : slug;
}

/** The issues; their lists of links are added once the contents have addresses. */
export function issueDrafts(lang: Language, now: Date): Draft[] {
  return readBank('boletines', lang).flatMap((item, index) =>
    item.texts.flatMap((text) =>
      Array.from({ length: ISSUES_EACH }, (_, issue): Draft => {
        const publishedAt = daysBefore(now, 1 + index + issue * 7, 30);
        const name = item.need('name').replace(/<[^>]+>/g, '');
        const day = dateWords(lang, publishedAt);
        return {
          key: `${lang}/${item.id}/${issue}`,
          lang,
          section: 'newsletters',
          authors: ['redaccion'],
          row: {
            kind: 'newsletter',
            title: `${name}: ${day}`,
            kicker: name,
            summary: text.summary,
            body: paragraphs(text.paragraphs),
            publishedAt,
            pictureId: sceneId(pictures[index % pictures.length] ?? 'city', issue),
            commentsShown: false,
            commentsOpen: false,
          },
        };
      }),
    ),
  );
}

function dateWords(lang: Language, moment: Date): string {
  return new Intl.DateTimeFormat(lang, {
    timeZone: 'Europe/Madrid',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(moment);
}
