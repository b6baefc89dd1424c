/** Issues of the newsletters: an opening and the five contents that were newest that day. */

import type { Language } from '@portada/contract';
import { dayOf } from '@portada/newsroom';
import { longDay } from '@portada/shared/day-names.ts';

import { collective, type Draft, daysBefore, inline, paragraphs } from './drafts.ts';
import { sceneId } from './pictures.ts';
import { readItems } from './text-parser.ts';
import { lastDays } from './weekdays.ts';

const ISSUES_EACH = 5;
const LINKS_EACH = 5;
/** The section of a newsletter; the others have all sections. */
export const topics: Readonly<Record<string, string | undefined>> = {
  'a-bordo': 'port',
  'entre-lineas': 'culture',
  'la-grada': 'sports',
  sobremesa: 'food',
};
const pictures = ['city', 'harbour', 'books', 'stadium', 'dish-stew', 'sea'] as const;

/** `id` of a newsletter in the database: the Catalan ones end in `-ca`. */
export function newsletterId(slug: string, lang: Language): string {
  return lang === 'ca' ? `${slug}-ca` : slug;
}

/** The issues without their contents, which `contentsOfIssues` chooses among all drafts. */
export function issueDrafts(lang: Language, now: Date): Draft[] {
  return readItems('boletines', lang).flatMap((item, index) =>
    item.texts.flatMap((text) =>
      lastDays(item.need('on').split(' '), dayOf(now), ISSUES_EACH).map((daysAgo, issue): Draft => {
        const publishedAt = daysBefore(now, daysAgo, 30);
        const name = item.need('name').replace(/<[^>]+>/g, '');
        const day = longDay(dayOf(publishedAt), lang);
        return {
          key: `${lang}/${item.id}/${issue}`,
          lang,
          section: 'newsletters',
          authors: [],
          row: {
            kind: 'newsletter',
            title: `${name}: ${day}`,
            kicker: name,
            summary: inline(text.summary),
            signature: collective[lang],
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

/** The contents of each issue, by its key: the newest that its newsletter has not sent yet, of its section first. */
export function contentsOfIssues(drafts: readonly Draft[]): Map<string, Draft[]> {
  const newestFirst = [...drafts].sort((a, b) => b.row.publishedAt.getTime() - a.row.publishedAt.getTime());
  const news = newestFirst.filter((draft) => draft.row.kind !== 'newsletter' && draft.row.kind !== 'live');
  const sent = new Map<string, Set<Draft>>();
  const chosen = new Map<string, Draft[]>();
  for (const issue of newestFirst.filter((draft) => draft.row.kind === 'newsletter')) {
    const [lang, slug = ''] = issue.key.split('/');
    const already = sent.get(`${lang}/${slug}`) ?? new Set();
    const fresh = news.filter(
      (draft) =>
        draft.lang === issue.lang && draft.row.publishedAt < issue.row.publishedAt && !already.has(draft),
    );
    const own = fresh.filter((draft) => draft.section === topics[slug]);
    const others = fresh.filter((draft) => draft.section !== topics[slug]);
    const picked = [...own, ...others].slice(0, LINKS_EACH);
    chosen.set(issue.key, picked);
    sent.set(`${lang}/${slug}`, new Set([...already, ...picked]));
  }
  return chosen;
}
