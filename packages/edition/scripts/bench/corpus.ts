/**
 * Contents by the ten thousand, put together from the seed's own sentences: the words of a newspaper, as often as they
 * come in one, in both languages. The same number gives the same contents.
 */

import { type Language, languages } from '@portada/contract';
import type { Database } from '@portada/newsroom';
import { dayOf, slugOf } from '@portada/newsroom';
import type { EventData } from '@portada/newsroom/schema';
import {
  authors,
  type ContentKind,
  contentAuthors,
  contents,
  eventOccurrences,
  sections,
} from '@portada/newsroom/schema';
import { capitalise } from '@portada/shared/capitalise.ts';
import { addDays } from '@portada/shared/days.ts';
import { siteIdOf } from '../../src/seed/contents.ts';
import { DAY_MS, MINUTE_MS, paragraphs } from '../../src/seed/drafts.ts';
import { insertAll } from '../../src/seed/insert.ts';
import { createRandom, type Random } from '../../src/seed/random.ts';
import { type ItemText, readItems } from '../../src/seed/text-parser.ts';

const files = ['politica', 'puerto', 'ciudad', 'cultura', 'deportes', 'ciencia', 'opinion', 'blogs'] as const;
/** Thirty years of a newspaper. */
const YEARS = 30;
const FIRST_ID = 1_000_000;
const BATCH = 2_000;
const places = ['Atarazanas', 'Teatro Principal', 'Mercado Central', 'Rompeolas', 'Llotja'] as const;
const themes = ['Música', 'Teatro', 'Ciencia', 'Família', 'Cine', 'Deporte'] as const;
const syllables = ['ma', 'ro', 'la', 'ben', 'tu', 'ri', 'gas', 'cor', 'pell', 'fa', 'sen', 'vi'] as const;

/** What one language's contents are made of. */
interface Stock {
  lang: Language;
  clauses: [string, ...string[]];
  summaries: [string, ...string[]];
  paragraphs: [string, ...string[]];
}

interface Anchors {
  sectionIds: ReadonlyMap<Language, [number, ...number[]]>;
  authorIds: [number, ...number[]];
}

/** Adds so many contents to a seeded database, half of them in each language. */
export async function addCorpus(db: Database, total: number, now: Date): Promise<void> {
  const random = createRandom(total);
  const stocks = languages.map(stockOf);
  const anchors = await anchorsOf(db);
  for (let start = 0; start < total; start += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, total - start) }, (_, index) => {
      const id = FIRST_ID + start + index;
      return contentOf(id, stocks[id % stocks.length] ?? stockOf('es'), anchors, random, now);
    });
    await insertAll(
      db,
      contents,
      made.map(({ row }) => row),
    );
    await insertAll(
      db,
      contentAuthors,
      made.map(({ byline }) => byline),
    );
    await insertAll(
      db,
      eventOccurrences,
      made.flatMap(({ occurrences }) => occurrences),
    );
  }
}

function stockOf(lang: Language): Stock {
  const texts: ItemText[] = files
    .flatMap((file) => readItems(file, lang))
    .flatMap((item) => [
      ...item.texts,
      {
        ...item.texts[0],
        title: '',
        summary: '',
        paragraphs: item.shared,
        ingredients: [],
        steps: [],
        questions: [],
      },
    ]);
  return {
    lang,
    clauses: filled(texts.flatMap(({ title }) => title.split(/[:;.] |, (?=que |amb |con )/))),
    summaries: filled(texts.map(({ summary }) => summary)),
    paragraphs: filled(texts.flatMap((text) => text.paragraphs)),
  };
}

async function anchorsOf(db: Database): Promise<Anchors> {
  const sectionRows = await db.select({ id: sections.id, siteId: sections.siteId }).from(sections);
  const authorRows = await db.select({ id: authors.id }).from(authors);
  return {
    sectionIds: new Map(
      languages.map((lang) => [
        lang,
        filled(sectionRows.filter(({ siteId }) => siteId === siteIdOf(lang)).map(({ id }) => id)),
      ]),
    ),
    authorIds: filled(authorRows.map(({ id }) => id)),
  };
}

/** Throws if there are none. */
export function filled<T>(list: readonly T[]): [T, ...T[]] {
  const [first, ...rest] = list.filter(Boolean);
  if (first === undefined) throw new Error('There are no texts.');
  return [first, ...rest];
}

function contentOf(id: number, stock: Stock, { sectionIds, authorIds }: Anchors, random: Random, now: Date) {
  const { lang } = stock;
  const title = `${random.pick(stock.clauses)}: ${lowerFirst(random.pick(stock.clauses))}`;
  const publishedAt = new Date(now.getTime() - random.between(30, YEARS * 365 * 1440) * MINUTE_MS);
  const kind = kindOf(random);
  const event = kind === 'event' ? eventOf(publishedAt, random) : null;
  const body = Array.from({ length: random.between(3, 7) }, () => random.pick(stock.paragraphs));
  const row = {
    id,
    siteId: siteIdOf(lang),
    sectionId: random.pick(sectionIds.get(lang) ?? [0]),
    kind,
    lang,
    slug: slugOf(title),
    title,
    kicker: random.pick(themes),
    summary: random.pick(stock.summaries),
    // A name of its own here and there: words that only a handful of contents have.
    body: paragraphs([...body, `${nameOf(random)}, ${nameOf(random)}.`]),
    newsType: random.chance(0.15) ? ('opinion' as const) : ('news' as const),
    publishedAt,
    updatedAt: publishedAt,
    event,
    numComments: random.between(0, 40),
  };
  const occurrences = (event?.days ?? []).map((day) => ({ contentId: id, startsOn: day, endsOn: day }));
  return { row, occurrences, byline: { contentId: id, authorId: random.pick(authorIds) } };
}

function kindOf(random: Random): ContentKind {
  const draw = random.next();
  if (draw < 0.72) return 'article';
  if (draw < 0.8) return 'event';
  return random.pick(['video', 'audio', 'gallery', 'blog', 'recipe', 'poll']);
}

/** One to five days, some weeks after the announcement. */
function eventOf(publishedAt: Date, random: Random): EventData {
  const first = dayOf(new Date(publishedAt.getTime() + random.between(3, 60) * DAY_MS));
  return {
    occurrenceType: 'multiple-times',
    days: Array.from({ length: random.between(1, 5) }, (_, index) => addDays(first, index * 2)),
    datesLiteral: '',
    location: { name: random.pick(places), url: '' },
    address: '',
    timetable: [],
    modality: { name: 'Presencial', url: '' },
    thematics: [{ name: random.pick(themes), url: '' }],
  };
}

function nameOf(random: Random): string {
  const word = Array.from({ length: random.between(2, 4) }, () => random.pick(syllables)).join('');
  return capitalise(word);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
